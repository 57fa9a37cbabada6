#include "pending.h"

#include <algorithm>
#include <bit>

#include "book.h"
#include "kernel/eval.h"
#include "lanes.h"

namespace verbatim::crystal {
namespace {

// Of 64 cards that listen, those that are not done in this phase.
inline std::uint64_t not_done(const Table& t, Trigger trigger, std::uint64_t listening, int word) {
  listening &= ~t.flag_set(kActivated)[word];
  // [CF 13.19] In later printings a disabled card does nothing in Aftermath.
  if (trigger == kOnAftermath && switched(t, kDisableStopsAftermath))
    listening &= ~t.flag_set(kDisabled)[word];
  // [CF 2.3] What enters at Start of Round waits for the next one.
  if (trigger == kOnStart) listening &= ~t.flag_set(kFresh)[word];
  return listening;
}

template <class Which, class Each>
[[gnu::always_inline]] inline bool any_listener(const Table& t, Trigger trigger, Which which, Each each) {
  const int set = t.game().listeners_of(TriggerId(trigger));
  if (set == Game::kNoListeners) return false;
  const std::uint64_t* words = t.listening(set);
  for (int w = 0, n = t.layout().words; w < n; ++w) {
    for (std::uint64_t left = words[w] == 0 ? 0 : which(words[w], w); left != 0; left &= left - 1) {
      if (each(w * 64 + std::countr_zero(left))) return true;
    }
  }
  return false;
}

// Is there one of the cards with this trigger that has not done its part yet, and of which this holds?
template <class Each>
[[gnu::always_inline]] inline bool any_not_done(const Table& t, Trigger trigger, Each each) {
  return any_listener(
      t, trigger, [&](std::uint64_t listening, int word) { return not_done(t, trigger, listening, word); },
      each);
}
bool listens(const Table& t, int o, Trigger trigger) {
  const int set = t.game().listeners_of(TriggerId(trigger));
  return set != Game::kNoListeners && Table::has(t.listening(set), o);
}

// Does it lie where cards of this player wait?
bool lies_before(const Table& t, int o, int seat) {
  const int zone = t.zone_of(o);
  return zone >= own_zone(t, kMining, seat) && zone <= own_zone(t, kPermanents, seat);
}

template <bool Must>
int waiting(const Table& t, const int* a) {
  const auto trigger = static_cast<Trigger>(a[1]);
  return any_not_done(
      t, trigger, [&](int o) { return t.controller(o) == a[0] && has_usable(t, o, trigger, a[0], Must); });
}

// Has anybody a card left that came, or became able to do something, after their turn? [CF 13.39] Operations
// of who reallocated Mining wait for nothing.
int anyone_pending(const Table& t, const int* a) {
  const auto trigger = static_cast<Trigger>(a[0]);
  return any_not_done(t, trigger, [&](int o) {
    const int seat = t.controller(o);
    const bool never = trigger == kOnOperations && (t.counter(seat, kReallocated) >> kMiningLane & 1) != 0;
    return !never && t.lives(seat) && lies_before(t, o, seat) && has_usable(t, o, trigger, seat);
  });
}

// Which of some cards wait: only those that listen are looked at.
template <Trigger On>
std::uint64_t pending_at(const Table& t, const Cards& of, int) {
  std::uint64_t bits = 0;
  const int set = t.game().listeners_of(TriggerId(On));
  if (set == Game::kNoListeners) return bits;
  const std::uint64_t* listening = t.listening(set);
  for (std::size_t i = of.objects.size(); i-- > 0;) bits = 2 * bits + Table::has(listening, of.objects[i]);
  for (std::uint64_t left = bits; left != 0; left &= left - 1) {
    const int i = std::countr_zero(left);
    if (!pending(t, of.objects[static_cast<std::size_t>(i)], On)) bits &= ~(std::uint64_t{1} << i);
  }
  return bits;
}

// Has this player a cooldown that is ready?
bool can_use(const Table& t, int seat) {
  return any_listener(
      t, kOnUse, [](std::uint64_t listening, int) { return listening; },
      [&](int o) { return t.controller(o) == seat && has_usable(t, o, kOnUse, seat); });
}

// The only card of a player that waits, where nothing else can be chosen: it is marked, and nobody need be
// asked. Otherwise 0; the card of that number is asked about as if there were others. (seat, trigger, must it
// be mandatory)
int only_one(Table& t, const int* a) {
  const int seat = a[0];
  const auto trigger = static_cast<Trigger>(a[1]);
  if ((t.header().options & kAskEveryone) != 0) return 0;
  int only = 0, waiting = 0;
  any_not_done(t, trigger, [&](int o) {
    if (t.controller(o) != seat || !has_usable(t, o, trigger, seat)) return false;
    only = o;
    return ++waiting > 1;
  });
  if (waiting != 1 || only == 0 || !lies_before(t, only, seat)) return 0;
  if (a[2] != 0 && !has_usable(t, only, trigger, seat, true)) return 0;
  if (trigger == kOnAftermath && can_use(t, seat)) return 0;
  t.set_flag(only, kActivated);
  return only;
}

// Is there nothing left to choose for who has played the card of this deploy turn? Who reads along is told
// that the player is done.
int nothing_more(Table& t, const int* a) {
  return t.sink() == nullptr && (t.header().options & kAskEveryone) == 0 && !can_use(t, a[0]);
}

// The card just played is told by the first register of the program that asks; it does not answer itself.
bool can_answer(const Table& t, int o) {
  return o != t.stack()[t.header().frame + kRegisters] && has_usable(t, o, kOnPlayed, t.controller(o));
}
int answers(const Table& t, const int* a) {
  return listens(t, a[0], kOnPlayed) && !t.flag(a[0], kAnswered) && can_answer(t, a[0]);
}
int has_deploy_text(const Table& t, const int* a) { return has_ability(t.code(), t.face(a[0]), kOnDeploy); }
int has_text(const Table& t, const int* a) {
  return has_ability(t.code(), t.face(a[0]), static_cast<Trigger>(a[1]));
}
// [CF 14.2] Abilities of cards of earlier rounds are over.
int works_now(const Table& t, const int* a) { return listens(t, a[0], static_cast<Trigger>(a[1])); }

}  // namespace

bool has_ability(const Code& code, const Face& face, Trigger trigger) {
  return std::any_of(face.abilities.begin(), face.abilities.end(),
                     [&](AbilityId id) { return code.abilities[id.value].trigger.value == trigger; });
}

bool has_usable(const Table& t, int o, Trigger trigger, int seat, bool only_mandatory) {
  const std::int16_t* const event = t.stack() + t.header().frame;
  for (const AbilityStep& a : t.game().abilities_of(t.record(o).face, TriggerId(trigger))) {
    if (only_mandatory && a.need != Need::Mandatory) continue;
    // What it waits for is most often quickly told, and whether anything can be done is not.
    if (triggered(t, event, o, a, seat) && usable(t, event, o, a, seat)) return true;
  }
  return false;
}

bool anyone_answers(const Table& t) {
  return any_listener(
      t, kOnPlayed, [](std::uint64_t listening, int) { return listening; },
      [&](int o) { return can_answer(t, o); });
}

bool pending(const Table& t, int o, Trigger trigger, bool only_mandatory) {
  const int set = t.game().listeners_of(TriggerId(trigger));
  if (set == Game::kNoListeners) return false;
  if ((not_done(t, trigger, t.listening(set)[o >> 6], o >> 6) >> (o & 63) & 1) == 0) return false;
  return has_usable(t, o, trigger, t.controller(o), only_mandatory);
}

bool anything_to_do(const Table& t, int seat) {
  const auto usable = [&](Trigger trigger) {
    return [&t, seat, trigger](int o) { return t.controller(o) == seat && has_usable(t, o, trigger, seat); };
  };
  return any_listener(
             t, kOnAftermath,
             [&](std::uint64_t listening, int word) { return not_done(t, kOnAftermath, listening, word); },
             usable(kOnAftermath)) ||
         can_use(t, seat);
}

void make_pending(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  b.may_postpone = m.pure("is in time to postpone", {Object}, in_time_to_postpone, Truth);
  b.pending_now[kOnStart] = m.pure_of_many<pending_at<kOnStart>>("waits for the start");
  b.pending_now[kOnBattle] = m.pure_of_many<pending_at<kOnBattle>>("waits for Battle");
  b.pending_now[kOnOperations] = m.pure_of_many<pending_at<kOnOperations>>("waits for Operations");
  b.pending_now[kOnAftermath] = m.pure_of_many<pending_at<kOnAftermath>>("waits for Aftermath");
  b.pending_now[kOnRegroup] = m.pure_of_many<pending_at<kOnRegroup>>("waits for Regroup");
  b.only_one = m.native("take the only card that waits", {Seat, Number, Truth}, only_one, Object);
  b.nothing_more = m.native("nothing is left to choose", {Seat}, nothing_more);
  b.waiting = m.pure("has cards waiting", {Seat, Number}, waiting<false>, Truth);
  b.waiting_must = m.pure("has mandatory cards waiting", {Seat, Number}, waiting<true>, Truth);
  b.answers = m.pure("answers the card played", {Object, Seat}, answers, Truth);
  b.hears_plays = m.pure(
      "has abilities for plays", {Object, Seat},
      [](const Table& t, const int* a) -> int {
        return !t.game().abilities_of(t.record(a[0]).face, TriggerId(kOnPlayed)).empty();
      },
      Truth);
  b.in_the_midst = m.pure(
      "another card is being answered", {},
      [](const Table& t, const int*) -> int { return t.anyone_has(kAnswered); }, Truth);
  b.anyone_waits = m.pure(
      "someone has abilities", {Number},
      [](const Table& t, const int* a) -> int { return anyone_listens(t, static_cast<Trigger>(a[0])); },
      Truth);
  b.anyone_pending = m.pure("someone's cards wait", {Number}, anyone_pending, Truth);
  b.has_deploy_text = m.pure("has Deploy abilities", {Object}, has_deploy_text, Truth);
  b.has_text = m.pure("has abilities for this", {Object, Number}, has_text, Truth);
  b.works_now = m.pure("its abilities for this work", {Object, Number}, works_now, Truth);
  b.anyone_answers = m.pure(
      "someone answers the card played", {},
      [](const Table& t, const int*) -> int { return anyone_answers(t); }, Truth);
}

Window moment(Book& b, Trigger trigger) {
  Window w;
  w.trigger = TriggerId(trigger);
  w.mode = WindowMode::AllOfOne;
  w.first = b.m.you();
  w.clause = b.m.clause("CF 13.9");
  return w;
}

Window written(Book& b, Trigger trigger, Obj card, const char* clause) {
  Window w;
  w.trigger = TriggerId(trigger);
  w.mode = WindowMode::Written;
  w.subject = card;
  w.clause = b.m.clause(clause);
  return w;
}

void resolve(Book& b, Proc& p, Trigger trigger, Obj card, const char* clause) {
  p.verb(b.core.set_flag, {card, Operand::constant(kActivated)});
  p.window(written(b, trigger, card, clause));
}

// [CF 5.1] A player's own, in the order they like; [CF 8.3] one card's abilities together, in written order.
void own_abilities(Book& b, Proc& p, Trigger trigger, const char* clause) {
  GameMaker& m = b.m;
  const auto card = p.object();
  p.loop([&] {
    p.ask(m.you())
        .prompt("resolve which card first?")
        .clause(clause)
        .objects(m.from({kMining, kAttack, kProduction, kPermanents})
                     .whose(m.only(m.you()))
                     .where(m.call<Sort::Truth>(b.pending_now[trigger], {m.it(), m.you()}))
                     .quickly(b.pending_now[trigger]),
                 card, [&] { resolve(b, p, trigger, card, clause); })
        .end([&] { p.leave(); });
  });
}

void offer_cooldowns(Book& b, Proc& p, Asking& ask, Reg<Sort::Object> object, Reg<Sort::Ability> ability) {
  GameMaker& m = b.m;
  ask.abilities(
      TriggerId(kOnUse), object, ability, [&p, object, ability] { p.use(object, ability); }, "use {}");
  ask.by("CF 13.7")
      .because(!m.is(m.it(), kExhausted), "CF 13.6")
      .because(m.call<Sort::Truth>(b.may_postpone, {m.it()}), "CF 13.32");
}

}  // namespace verbatim::crystal

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

template <bool Must>
int waiting(const Table& t, const int* a) {
  const auto trigger = static_cast<Trigger>(a[1]);
  return any_listener(
      t, trigger, [&](std::uint64_t listening, int word) { return not_done(t, trigger, listening, word); },
      [&](int o) { return t.controller(o) == a[0] && has_usable(t, o, trigger, a[0], Must); });
}

template <Trigger On>
std::uint64_t pending_at(const Table& t, const Cards& of, int) {
  const std::span<const std::uint16_t> cards = of.objects;
  std::uint64_t bits = 0;
  const int set = t.game().listeners_of(TriggerId(On));
  if (set == Game::kNoListeners) return bits;
  const std::uint64_t* listening = t.listening(set);
  for (std::size_t i = cards.size(); i-- > 0;) bits = 2 * bits + Table::has(listening, cards[i]);
  for (std::uint64_t left = bits; left != 0; left &= left - 1) {
    const int i = std::countr_zero(left);
    if (!pending(t, cards[static_cast<std::size_t>(i)], On)) bits &= ~(std::uint64_t{1} << i);
  }
  return bits;
}

// [CF 13.7] Has it a cooldown whose own condition holds now, whatever it costs?
int may_use(const Table& t, const int* a) {
  for (const AbilityId id : t.face(a[0]).abilities) {
    const Ability& ability = t.code().abilities[id.value];
    const Scope s{nullptr, t.stack() + t.header().frame, a[0], t.controller(a[0]), t.none()};
    if (ability.trigger.value == kOnUse && eval(t, s, ability.triggered) != 0 &&
        eval(t, s, ability.applies) != 0)
      return 1;
  }
  return 0;
}

int answers(const Table& t, const int* a) {
  return !t.flag(a[0], kAnswered) && has_usable(t, a[0], kOnPlayed, t.controller(a[0]));
}
int has_deploy_text(const Table& t, const int* a) { return has_ability(t.code(), t.face(a[0]), kOnDeploy); }

// [CF 4.5] The card that was played does not answer itself. (the card played)
int anyone_answers(const Table& t, const int* a) {
  return any_listener(
      t, kOnPlayed, [](std::uint64_t listening, int) { return listening; },
      [&](int o) { return o != a[0] && answers(t, &o) != 0; });
}

}  // namespace

bool has_ability(const Code& code, const Face& face, Trigger trigger) {
  return std::any_of(face.abilities.begin(), face.abilities.end(),
                     [&](AbilityId id) { return code.abilities[id.value].trigger.value == trigger; });
}

bool has_usable(const Table& t, int o, Trigger trigger, int seat, bool only_mandatory) {
  const std::int16_t* const event = t.stack() + t.header().frame;
  for (const AbilityStep& a : t.game().abilities_of(t.record(o).face, TriggerId(trigger))) {
    if (only_mandatory && a.need != Need::Mandatory) continue;
    if (usable(t, event, o, a, seat) && triggered(t, event, o, a, seat)) return true;
  }
  return false;
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
         any_listener(t, kOnUse, [](std::uint64_t listening, int) { return listening; }, usable(kOnUse));
}

void make_pending(Book& b) {
  using enum Sort;
  GameMaker& m = b.m;
  b.may_use = m.pure("may be used in this phase", {Object}, may_use, Truth);
  b.pending_now[kOnStart] = m.pure_of_many<pending_at<kOnStart>>("waits for the start");
  b.pending_now[kOnBattle] = m.pure_of_many<pending_at<kOnBattle>>("waits for Battle");
  b.pending_now[kOnOperations] = m.pure_of_many<pending_at<kOnOperations>>("waits for Operations");
  b.pending_now[kOnAftermath] = m.pure_of_many<pending_at<kOnAftermath>>("waits for Aftermath");
  b.pending_now[kOnRegroup] = m.pure_of_many<pending_at<kOnRegroup>>("waits for Regroup");
  b.waiting = m.pure("has cards waiting", {Seat, Number}, waiting<false>, Truth);
  b.waiting_must = m.pure("has mandatory cards waiting", {Seat, Number}, waiting<true>, Truth);
  b.answers = m.pure("answers the card played", {Object}, answers, Truth);
  b.anyone_waits = m.pure(
      "someone has abilities", {Number},
      [](const Table& t, const int* a) -> int { return anyone_listens(t, static_cast<Trigger>(a[0])); },
      Truth);
  b.has_deploy_text = m.pure("has Deploy abilities", {Object}, has_deploy_text, Truth);
  b.anyone_answers = m.pure("someone answers the card played", {Object}, anyone_answers, Truth);
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
  if (b.e.permanents == Permanents::None) return;
  ask.abilities(
      TriggerId(kOnUse), object, ability, [&p, object, ability] { p.use(object, ability); }, "use {}");
  ask.because(!m.is(m.it(), kExhausted), "CF 13.6")
      .because(m.call<Sort::Truth>(b.may_use, {m.it()}), "CF 13.7")
      .because(Truth(0), "CF 11.9");
}

}  // namespace verbatim::crystal

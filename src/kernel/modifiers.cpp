// Effects in force: those copied out of their source with a duration [AB 1.3.1], and those bound to a source
// that lies in play. And what nothing may do: cannot [AB 1.6].

#include <algorithm>

#include "kernel/eval.h"

namespace verbatim {
namespace {

constexpr auto kOneTime = ModifierRecord::kOneTime, kOnSeat = ModifierRecord::kOnSeat;

bool concerns(const Table& t, const ModifierRecord& m, int object, int seat) {
  // An effect on the seat of nobody concerns everyone.
  if ((m.flags & kOnSeat) != 0 ? m.subject != seat && m.subject != t.nobody() : m.subject != object)
    return false;
  // Whoever has its card by now, "you" is still the player who resolved it.
  Scope s{nullptr, nullptr, m.source, m.controller(), object};
  return eval_bits(t, s, m.applies) != 0;
}

// Calls each(continuous effect, scope) for every source-bound effect of this force that concerns the object
// or the seat.
template <class Each>
void each_continuous(const Table& t, Force force, int what, int object, int seat, Each each) {
  const auto offer = [&](int source, std::uint16_t id, bool asked) {
    const Continuous& k = t.code().continuous[id];
    if (k.force != force || k.what != what || (k.zones >> t.kind_of(t.zone_of(source)) & 1) == 0) return;
    const Scope s{nullptr, nullptr, source, t.controller(source), object};
    if (k.active != kAlways && eval(t, s, k.active) == 0) return;
    const auto seats = [&] {
      return k.seats == Operand::special(Special::Living) ? t.living() : eval(t, s, k.seats);
    };
    if (seat < t.seats() && (seats() >> seat & 1) == 0) return;
    if (asked && k.applies != kAlways && eval(t, s, k.applies) == 0) return;
    each(k, s);
  };
  for (const std::uint16_t id : t.face(object).continuous) {
    if (t.game().only_itself(id)) offer(object, id, !t.game().just_itself(id));
  }
  const int set = t.game().listeners_of(force, what);
  if (set == Game::kNoListeners) return;
  const std::uint64_t* words = t.listening(set);
  for (int w = 0; w < t.layout().words; ++w) {
    for (std::uint64_t left = words[w]; left != 0; left &= left - 1) {
      const int source = w * 64 + std::countr_zero(left);
      for (const std::uint16_t id : t.face(source).continuous) {
        if (!t.game().only_itself(id)) offer(source, id, true);
      }
    }
  }
}

int amount(const Table& t, const Continuous& k, const Scope& s) {
  const auto id = static_cast<std::size_t>(&k - t.code().continuous.data());
  const Linear& quick = t.game().steps().amounts[id];
  return quick.selection == Linear::kNone ? eval(t, s, k.amount)
                                          : quick.base + quick.factor * count(t, s, quick.selection);
}

// What the one text on an object makes of a number of its own.
int own_amount(const Table& t, const Game::OwnAmount& own, int object) {
  if ((own.zones >> t.kind_of(t.zone_of(object)) & 1) == 0) return 0;
  const int seat = own.of_owner ? t.owner(object) : t.controller(object);
  if (seat >= t.seats()) return own.base;
  const Game& game = t.game();
  const Stretch* const first = game.steps().stretches.data() + own.first + seat * own.count;
  int found = 0;
  for (int i = 0; i < own.count; ++i) {
    for (const int o : t.in(first[i]))
      found += (game.tags_of(t.record(o).face) & own.tags) == own.tags ? 1 : 0;
  }
  return own.base + own.factor * found;
}

// [AB 1.6.1] Among cannots, a persistent one beats a one-time one; of equal lifetime, protecting beats
// forbidding.
int rank(bool one_time, Force force) { return (one_time ? 0 : 2) + (force == Force::Protect ? 1 : 0); }

}  // namespace

int Table::unchanged(int q, int object, int seat) const {
  const int args[] = {object, seat};
  const FnId base = game_->declaration().quantities[static_cast<std::size_t>(q)].base;
  return game_->natives().functions[base.value](*this, args);
}

bool Table::changed_by_somebody(int q) const {
  const int add = game_->listeners_of(Force::Add, q), become = game_->listeners_of(Force::Become, q);
  return (add != Game::kNoListeners && anyone_listens(add)) ||
         (become != Game::kNoListeners && anyone_listens(become));
}

// What a text can only lower need not be counted where it is low enough already.
bool Table::at_most(int most, int q, int object, int seat) const {
  const int value = unchanged(q, object, seat);
  if (!changed_now(q)) {
    if (value <= most && !game_->raises_own(record(object).face, q)) return true;
    if (const auto usual = as_usual(value, q, object, seat)) return *usual <= most;
  }
  return changed(value, q, object, seat) <= most;
}

int Table::quantity(int q, int object, int seat) const {
  const int value = unchanged(q, object, seat);
  if (!changed_now(q)) {
    if (const auto usual = as_usual(value, q, object, seat)) return *usual;
  }
  return changed(value, q, object, seat);
}

// Where nothing in force changes it, as far as others have a say.
[[gnu::always_inline]] inline std::optional<int> Table::as_usual(int value, int q, int object,
                                                                 int seat) const {
  const int face = record(object).face;
  if (!game_->changes_own(face, q)) return std::clamp(value, -32768, 32767);
  const Game::OwnAmount* own = game_->own_amount(face, q);
  if (own == nullptr || gives_tags() || (seat < seats() && !lives(seat))) return std::nullopt;
  return std::clamp(value + own_amount(*this, *own, object), -32768, 32767);
}

[[gnu::noinline]] int Table::changed(int value, int q, int object, int seat) const {
  int added = 0, become = 0;
  bool becomes = false;
  for (const ModifierRecord& m : modifiers()) {
    if (m.what != q || m.force > static_cast<int>(Force::Become)) continue;
    if (!concerns(*this, m, object, seat)) continue;
    if (m.force == static_cast<int>(Force::Add))
      added += m.amount;
    else
      becomes = true, become = m.amount;
  }
  each_continuous(*this, Force::Add, q, object, seat,
                  [&](const Continuous& k, const Scope& s) { added += amount(*this, k, s); });
  if (game_->anything_becomes()) {
    each_continuous(*this, Force::Become, q, object, seat, [&](const Continuous& k, const Scope& s) {
      becomes = true;
      become = amount(*this, k, s);
    });
  }
  return std::clamp(becomes ? become : value + added, -32768, 32767);
}

Verdict Table::verdict(int action, int seat, int object) const {
  Verdict verdict;
  int best = -1;
  const auto weigh = [&](bool one_time, Force force, int source, ClauseId clause) {
    const int r = rank(one_time, force);
    if (r <= best) return;
    best = r;
    verdict = {force == Force::Protect, source, clause};
  };
  for (const ModifierRecord& m : modifiers()) {
    const auto force = static_cast<Force>(m.force);
    if (m.what != action || (force != Force::Forbid && force != Force::Protect)) continue;
    if (concerns(*this, m, object, seat)) weigh((m.flags & kOneTime) != 0, force, m.source, ClauseId());
  }
  for (const Force force : {Force::Forbid, Force::Protect}) {
    each_continuous(*this, force, action, object, seat, [&](const Continuous& k, const Scope& s) {
      weigh(k.one_time, force, s.source, k.clause);
    });
  }
  return verdict;
}

bool Table::granted(int o, int tag) const {
  for (const ModifierRecord& m : modifiers()) {
    if (m.force != static_cast<int>(Force::Grant) || m.what != tag) continue;
    if (concerns(*this, m, o, controller(o))) return true;
  }
  bool found = false;
  each_continuous(*this, Force::Grant, tag, o, controller(o),
                  [&](const Continuous&, const Scope&) { found = true; });
  return found;
}

// But for its amount.
static bool says_the_same(const ModifierRecord& a, const ModifierRecord& b) {
  return a.force == b.force && a.what == b.what && a.duration == b.duration && a.flags == b.flags &&
         a.source == b.source && a.subject == b.subject && a.applies == b.applies;
}

bool Table::modify(const Modifier& m, int subject, int amount, int source, int controller) {
  Header& h = header();
  auto* records = reinterpret_cast<ModifierRecord*>(block_ + layout_->modifiers_at);
  ModifierRecord r;
  r.force = static_cast<std::uint8_t>(m.force);
  r.what = m.what;
  r.duration = m.duration;
  r.flags = static_cast<std::uint8_t>((m.one_time ? kOneTime : 0) | (m.on_seat ? kOnSeat : 0) |
                                      (controller << ModifierRecord::kControllerShift));
  r.source = static_cast<std::uint16_t>(source);
  r.subject = static_cast<std::int16_t>(subject);
  r.amount = static_cast<std::int16_t>(std::clamp(amount, -32768, 32767));
  r.applies = m.applies.bits();
  // The same again adds up, or is in force already; of what replaces, the latest stands.
  for (int i = 0; i < h.modifiers && m.force != Force::Become; ++i) {
    if (!says_the_same(records[i], r)) continue;
    if (m.force == Force::Add)
      records[i].amount = static_cast<std::int16_t>(std::clamp(records[i].amount + r.amount, -32768, 32767));
    return true;
  }
  if (h.modifiers >= layout_->modifiers) return false;
  records[h.modifiers++] = r;
  return true;
}

void Table::drop_modifiers(auto ended) {
  Header& h = header();
  if (h.modifiers == 0) return;
  auto* first = reinterpret_cast<ModifierRecord*>(block_ + layout_->modifiers_at);
  auto* end = std::remove_if(first, first + h.modifiers, ended);
  const auto kept = static_cast<std::uint16_t>(end - first);
  std::fill(end, first + h.modifiers, ModifierRecord{});
  h.modifiers = kept;
}

void Table::expire(int duration) {
  drop_modifiers([&](const ModifierRecord& m) { return m.duration == duration; });
}

void Table::use_up(int duration, int object, int seat) {
  drop_modifiers(
      [&](const ModifierRecord& m) { return m.duration == duration && concerns(*this, m, object, seat); });
}

}  // namespace verbatim

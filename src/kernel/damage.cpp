// Is this a table that play could have left behind? What the kernel relies on without looking is checked here
// once, so that a state from outside can be run like any other.

#include "kernel/damage.h"

#include <algorithm>

#include "kernel/decision.h"
#include "kernel/save.h"

namespace verbatim {
namespace {

class TableCheck {
 public:
  explicit TableCheck(const Table& t) : t_(t), l_(t.layout()), all_seats_((1 << t.seats()) - 1) {}

  std::string all() const {
    for (auto part : {&TableCheck::header, &TableCheck::zones, &TableCheck::records, &TableCheck::decks,
                      &TableCheck::sets, &TableCheck::sums, &TableCheck::modifiers}) {
      if (auto wrong = (this->*part)(); !wrong.empty()) return wrong;
    }
    return {};
  }

 private:
  const std::byte* block() const { return reinterpret_cast<const std::byte*>(&t_.header()); }
  const std::uint16_t* halves(std::uint32_t at) const {
    return reinterpret_cast<const std::uint16_t*>(block() + at);
  }

  std::string header() const {
    const Header& h = t_.header();
    if (h.code_hash != t_.game().code_hash()) return "it belongs to other rules";
    if (h.status > Status::Failed) return "it has no such status";
    if ((h.living & ~all_seats_) != 0 || (h.winners & ~all_seats_) != 0)
      return "there is no such seat among the living or the winners";
    if (h.status != Status::Over && (h.winners != 0 || h.ending != 0))
      return "somebody has won a game that goes on";
    if (h.options > (kChanceOpen | kAskEveryone)) return "it has no such option";
    if (h.failure > static_cast<int>(Failure::WrongCode) || (h.failure != 0) != (h.status == Status::Failed))
      return "its failure does not fit its status";
    if (h.pc >= t_.code().instructions.size()) return "it stands at no instruction";
    if (h.failed_at > t_.code().instructions.size()) return "it failed at no instruction";
    if (h.objects > l_.objects) return "it has too many objects";
    if (h.modifiers > l_.modifiers) return "it has too many modifiers";
    if (h.sp < 1 || h.sp > l_.stack) return "its stack ends outside its bounds";
    if (h.used != l_.stack_at + h.sp * 2u) return "its used part does not end where its stack does";
    return {};
  }

  // The shelf holds every object once, and the zones divide it.
  std::string zones() const {
    const std::uint16_t* starts = halves(l_.starts_at);
    const std::uint16_t* shelf = halves(l_.shelf_at);
    if (starts[0] != 0 || starts[l_.zones] != t_.objects()) return "its zones do not cover its objects";
    for (int z = 0; z < l_.zones; ++z) {
      if (starts[z] > starts[z + 1]) return "a zone ends before it begins";
    }
    std::vector<bool> seen(static_cast<std::size_t>(t_.objects()), false);
    for (int z = 0; z < l_.zones; ++z) {
      for (int o : t_.in(z)) {
        if (o >= t_.objects() || seen[static_cast<std::size_t>(o)]) return "an object lies in two places";
        seen[static_cast<std::size_t>(o)] = true;
        if (t_.zone_of(o) != z) return "an object lies elsewhere than it says";
      }
    }
    if (std::any_of(shelf + t_.objects(), shelf + l_.objects, [](int o) { return o != 0; }))
      return "something lies behind the last object";
    return {};
  }

  std::string records() const {
    int attached = 0, strayed = 0, counted = 0;
    for (int o = 0; o < t_.objects(); ++o) {
      const SeenRecord r = t_.record(o);
      if (r.face >= t_.code().faces.size()) return "an object has no such face";
      if (!is_seat(t_, t_.owner(o)) || !is_seat(t_, t_.controller(o)) || !is_seat(t_, t_.home(o)))
        return "an object belongs to no seat";
      if ((r.known & ~all_seats_) != 0) return "an object is known to no seat";
      if (!is_object(t_, t_.bearer(o)) || t_.bearer(o) == o)
        return "an object is attached to what does not exist";
      attached += t_.bearer(o) != t_.none() ? 1 : 0;
      strayed += t_.strays(o) ? 1 : 0;
      for (int i = 0; i < l_.object_counters; ++i) counted += t_.on_object(o, i) != 0 ? 1 : 0;
    }
    const Header& h = t_.header();
    if (attached != h.attached) return "the number of attached objects is wrong";
    if (strayed != h.strayed) return "the number of objects that others control is wrong";
    if (counted != h.counted) return "the number of counters on objects is wrong";
    for (int o = t_.objects(); o <= t_.none(); ++o) {
      const SeenRecord none = t_.record(o);
      if (none.face != 0 || t_.bearer(o) != t_.none() || none.zone != l_.nowhere() ||
          t_.home(o) != t_.nobody() || none.known != 0 || none.holders != (t_.nobody() | (t_.nobody() << 4)))
        return "an object that does not exist has a record";
    }
    return {};
  }

  std::string sums() const {
    std::vector<std::int32_t> sums(static_cast<std::size_t>(l_.sums), 0);
    if (sums.empty()) return {};
    for (int o = 0; o < t_.objects(); ++o) {
      const int z = t_.zone_of(o);
      sums[l_.sum_of_zone[static_cast<std::size_t>(z)]] +=
          t_.game().weights_of(t_.record(o).face)[t_.kind_of(z)];
    }
    const auto* kept = reinterpret_cast<const std::int32_t*>(block() + l_.sums_at);
    return std::equal(sums.begin(), sums.end(), kept) ? "" : "what lies in a zone was added up wrongly";
  }

  std::string decks() const {
    for (int z = 0; z < l_.zones; ++z) {
      const int deck = l_.deck_of_zone[static_cast<std::size_t>(z)];
      if (deck == kNoDeck) continue;
      const std::uint16_t* s = halves(l_.segments_at) + deck * l_.segments;
      const auto cards = t_.in(z);
      std::size_t at = 0;
      for (int i = 0; i < l_.segments; ++i) {
        const auto [count, unordered] = Table::segment(s[i]);
        if (s[i] == 0) {
          if (std::any_of(s + i, s + l_.segments, [](int x) { return x != 0; }))
            return "a deck has a gap between its parts";
          break;
        }
        if (count < (unordered ? 2 : 1)) return "a part of a deck is empty, or a set of one";
        if (!unordered && i > 0 && !Table::segment(s[i - 1]).unordered)
          return "two parts of a deck should be one";
        if (at + static_cast<std::size_t>(count) > cards.size()) return "a deck has more parts than cards";
        const auto part = cards.subspan(at, static_cast<std::size_t>(count));
        if (unordered && !std::is_sorted(part.begin(), part.end())) return "an unordered set has an order";
        at += static_cast<std::size_t>(count);
      }
      if (at != cards.size()) return "a deck has more cards than parts";
    }
    return {};
  }

  std::string sets() const {
    const auto beyond = [&](const std::uint64_t* set) {
      for (int o = t_.objects(); o < l_.words * 64; ++o) {
        if (Table::has(set, o)) return true;
      }
      return false;
    };
    for (int f = 0; f < l_.flags; ++f) {
      if (beyond(t_.flag_set(f))) return "a flag is set on an object that does not exist";
    }
    for (int set = 0; set < l_.listeners; ++set) {
      if (beyond(t_.listening(set))) return "an object that does not exist listens";
      for (int o = 0; o < t_.objects(); ++o) {
        if (!Table::has(t_.listening(set), o)) continue;
        const auto& may = t_.game().listens(t_.record(o).face, t_.kind_of(t_.zone_of(o)));
        if (std::find(may.begin(), may.end(), set) == may.end())
          return "an object listens for what is not written on it";
      }
    }
    return {};
  }

  // A modifier in force is a copy of one of the templates.
  std::string modifiers() const {
    for (const ModifierRecord& m : t_.modifiers()) {
      const bool on_seat = (m.flags & ModifierRecord::kOnSeat) != 0;
      const auto made_this = [&](const Modifier& k) {
        return m.force == static_cast<int>(k.force) && m.what == k.what && m.duration == k.duration &&
               (m.flags & ModifierRecord::kFlags) == ((k.one_time ? ModifierRecord::kOneTime : 0) |
                                                      (k.on_seat ? ModifierRecord::kOnSeat : 0)) &&
               m.applies == k.applies.bits();
      };
      const auto& templates = t_.code().modifiers;
      if (std::none_of(templates.begin(), templates.end(), made_this))
        return "a modifier is in force that no program makes";
      if (!is_object(t_, m.source)) return "a modifier comes from what does not exist";
      if (!is_seat(t_, m.controller())) return "a modifier was made by a seat that does not exist";
      if (on_seat ? !is_seat(t_, m.subject) : !is_object(t_, m.subject))
        return "a modifier concerns what does not exist";
    }
    const auto* first = block() + l_.modifiers_at + t_.header().modifiers * sizeof(ModifierRecord);
    const auto* end =
        block() + l_.modifiers_at + static_cast<std::size_t>(l_.modifiers) * sizeof(ModifierRecord);
    if (std::any_of(first, end, [](std::byte b) { return b != std::byte{0}; }))
      return "something lies behind the last modifier";
    return {};
  }

  const Table& t_;
  const Layout& l_;
  int all_seats_;
};

}  // namespace

bool can_hold(const Table& t, Sort sort, int value) {
  switch (sort) {
    case Sort::Number:
    case Sort::Truth:
      return true;
    case Sort::Seat:
      return is_seat(t, value);
    case Sort::Seats:
      return value >= 0 && value < 1 << t.seats();
    case Sort::Object:
      return is_object(t, value);
    case Sort::Zone:
      return value >= 0 && value < t.layout().zones;
    case Sort::Ability:
      return value >= 0 && value < std::max(1, static_cast<int>(t.code().abilities.size()));
    case Sort::None:
      break;
  }
  return false;
}

std::string table_damage(const Table& t) { return TableCheck(t).all(); }

std::string find_damage(const Game& game, const State& state) {
  if (state.capacity() != game.layout().size) return "it has the size of another game's states";
  const Table t(game, state);
  if (auto wrong = table_damage(t); !wrong.empty()) return wrong;
  return stack_damage(t);
}

}  // namespace verbatim

#include "kernel/view.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "base/hash.h"
#include "kernel/hidden.h"

namespace verbatim {

// What a card with its face down could be: the cards of the same owner with the same back.
std::uint8_t pool_of(const Table& t, int object) {
  return static_cast<std::uint8_t>(t.owner(object) | (t.face(object).back << 4));
}

// Builds a view by blanking a copy: it works on the copy and looks at the original.
class Viewer {
 public:
  Viewer(const Game& game, const State& state, int seat, State& copy)
      : game_(game), seat_(seat), real_(game, state), copy_(game, copy) {}

  std::vector<HiddenSlot> hidden;
  std::vector<HiddenReference> references;

  void run() {
    copy_.header().random = 0;
    note_references();
    for (int z = 0; z < game_.layout().zones; ++z) zone(z);
    for (const auto& [cell, object, offset] : cells_) {
      copy_.stack()[cell] = static_cast<std::int16_t>(copy_.none() + offset);
      references.push_back(
          {static_cast<std::uint16_t>(cell), places_.at(object), static_cast<std::uint16_t>(offset)});
    }
    for (int o = 0; o < real_.objects(); ++o) {
      if (!knows(o)) blank(o);
    }
    secret_counters();
    windows_and_lists();
    modifiers();
  }

 private:
  bool knows(int o) const { return o >= real_.objects() || real_.known_to(o, seat_); }

  void note_references() {
    each_object_cell(game_, real_, [&](int cell, int offset) {
      const int o = real_.stack()[cell] - offset;
      if (knows(o)) return;
      order_.try_emplace(o, static_cast<int>(order_.size()));
      cells_.emplace_back(cell, o, offset);
    });
  }

  void zone(int z) {
    const auto cards = real_.in(z);
    const int first = static_cast<int>(cards.data() - real_.shelf());
    int at = first;
    if (!real_.segments(z).empty()) {
      for (std::uint16_t s : real_.segments(z)) {
        const auto segment = Table::segment(s);
        stretch(at, segment.count, segment.unordered);
        at += segment.count;
      }
    } else {
      // The order in which cards came into a hidden hand is nobody's business.
      const bool sees = (game_.layout().visible_to[static_cast<std::size_t>(z)] >> seat_ & 1) != 0;
      stretch(at, static_cast<int>(cards.size()), !sees);
    }
  }

  void stretch(int first, int count, bool unordered) {
    std::vector<std::uint16_t> cards(real_.shelf() + first, real_.shelf() + first + count);
    if (unordered) {
      const auto key = [&](int o) {
        if (knows(o)) return std::tuple(0, 0, 0, o);
        const auto mentioned = order_.find(o);
        return std::tuple(1, static_cast<int>(pool_of(real_, o)), static_cast<int>(real_.record(o).known),
                          mentioned == order_.end() ? 1 << 16 : mentioned->second);
      };
      std::stable_sort(cards.begin(), cards.end(), [&](int a, int b) { return key(a) < key(b); });
    }
    for (int i = 0; i < count; ++i) {
      const int o = cards[static_cast<std::size_t>(i)];
      const auto place = static_cast<std::uint16_t>(first + i);
      copy_.shelf()[place] = static_cast<std::uint16_t>(knows(o) ? o : real_.none());
      if (knows(o)) continue;
      hidden.push_back({place, pool_of(real_, o), real_.record(o).known});
      places_[o] = place;
    }
  }

  void blank(int o) {
    copy_.attach(o, copy_.none());
    copy_.listen(o, real_.zone_of(o), false);
    const ObjectRecord r = copy_.record(o);
    r.zone = static_cast<std::uint8_t>(game_.layout().nowhere());
    r.known = 0;
    copy_.set_controller(o, copy_.owner(o));
    for (int i = 0; i < game_.layout().object_counters; ++i) copy_.put_on_object(o, i, 0);
    for (int i = 0; i < game_.layout().flags; ++i) copy_.set_flag(o, i, false);
  }

  void secret_counters() {
    const auto& counters = game_.declaration().counters;
    for (std::size_t c = 0; c < counters.size(); ++c) {
      if (!counters[c].secret) continue;
      for (int seat = 0; seat < real_.seats(); ++seat) {
        if (seat != seat_) copy_.set_counter(seat, static_cast<int>(c), 0);
      }
    }
  }

  void windows_and_lists() {
    std::int16_t* stack = copy_.stack();
    for (int frame = copy_.header().frame; frame != 0; frame = stack[frame + kPrevious]) {
      // How far along the options a secret choice has come says what was picked.
      for (int list = stack[frame + kList]; list != 0; list = stack[list + kOuterList]) {
        const std::int16_t* items = stack + list + kListCells;
        const bool secret = std::find(items, items + stack[list + kListCount], copy_.none()) !=
                            items + stack[list + kListCount];
        if (secret && (stack[list + kListSort] & kListInTheMaking) != 0) stack[list + kListNext] = 0;
      }
      const int window = stack[frame + kWindow];
      if (window == 0 || stack[window + kEligible] == 0) continue;
      for (int o = 0; o < real_.objects(); ++o) {
        if (knows(o)) continue;
        for (int set = 0; set < stack[window + kEligible]; set += game_.layout().half_words) {
          std::int16_t& bits = stack[window + kWindowCells + set + o / 16];
          bits = static_cast<std::int16_t>(bits & ~(1 << (o % 16)));
        }
      }
    }
  }

  void modifiers() {
    auto* records = reinterpret_cast<ModifierRecord*>(copy_.block_ + game_.layout().modifiers_at);
    for (int i = 0; i < copy_.header().modifiers; ++i) {
      ModifierRecord& m = records[i];
      if (!knows(m.source)) m.source = static_cast<std::uint16_t>(copy_.none());
      if ((m.flags & ModifierRecord::kOnSeat) == 0 && !knows(m.subject)) {
        m.subject = static_cast<std::int16_t>(copy_.none());
      }
    }
  }

  const Game& game_;
  int seat_;
  const Table real_;
  Table copy_;
  std::map<int, int> order_;                      // hidden objects that the stack mentions, in that order
  std::map<int, std::uint16_t> places_;           // where hidden objects lie in the view
  std::vector<std::tuple<int, int, int>> cells_;  // cell, object, offset
};

void look_at(const Game& game, const State& state, int seat, View& v) {
  v.seat_ = seat;
  v.known_ = state;
  Viewer viewer(game, state, seat, v.known_);
  viewer.run();
  v.hidden_ = std::move(viewer.hidden);
  v.references_ = std::move(viewer.references);
  v.pools_.clear();
  v.unplaced_.clear();
  // What is hidden is on the shelf of the state and not on that of the view.
  const Table real(game, state);
  for (int o = 0; o < real.objects(); ++o) {
    if (!real.known_to(o, seat)) v.unplaced_.push_back(static_cast<std::uint16_t>(o));
  }
  std::stable_sort(v.unplaced_.begin(), v.unplaced_.end(),
                   [&](int a, int b) { return pool_of(real, a) < pool_of(real, b); });
  for (std::size_t i = 0; i < v.unplaced_.size(); ++i) {
    const std::uint8_t pool = pool_of(real, v.unplaced_[i]);
    if (v.pools_.empty() || v.pools_.back().pool != pool) {
      v.pools_.push_back({pool, static_cast<std::uint16_t>(i), 0});
    }
    ++v.pools_.back().count;
  }
}

View view(const Game& game, const State& state, int seat) {
  View v;
  look_at(game, state, seat, v);
  return v;
}

std::uint64_t View::hash() const {
  std::uint64_t h = known_.hash();
  for (const auto& s : hidden_) {
    const std::uint64_t v = s.place | (std::uint64_t{s.pool} << 16) | (std::uint64_t{s.known} << 24);
    h = hash_bytes(&v, sizeof v, h);
  }
  for (const auto& r : references_) {
    const std::uint64_t v = r.cell | (std::uint64_t{r.place} << 16);
    h = hash_bytes(&v, sizeof v, h);
  }
  return hash_bytes(&seat_, sizeof seat_, h);
}

}  // namespace verbatim

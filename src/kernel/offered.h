#pragma once
// The objects that a group of options offers: of copies that nothing tells apart one, if they are to be
// distinct.

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "kernel/copies.h"
#include "kernel/kernel.h"
#include "kernel/quick.h"

namespace verbatim {

class Offered {
 public:
  Offered(const Table& t, std::int16_t* out, bool distinct)
      : t_(t), copies_(t), out_(out), distinct_(distinct) {}

  int count() const { return count_; }
  // Those of the objects whose bits are set.
  [[gnu::always_inline]] void add(std::span<const std::uint16_t> objects, std::uint64_t which) {
    for (; which != 0; which &= which - 1) add(objects[static_cast<std::size_t>(std::countr_zero(which))]);
  }
  [[gnu::always_inline]] void add(int o) {
    const unsigned face = t_.record(o).face & 63u;
    // The last of those that were offered with this face, or with one that looks the same modulo 64.
    if (distinct_ && (seen_ >> face & 1) != 0 && merged(o, place_[face])) return;
    seen_ |= std::uint64_t{1} << face;
    place_[face] = static_cast<std::uint16_t>(count_);
    out_[count_++] = static_cast<std::int16_t>(o);
  }
  // For those that were gathered without looking for copies: now it is known whether their order tells the
  // chooser more than they know.
  void settle(bool sorted, bool hidden, bool distinct) {
    if (sorted) std::sort(out_, out_ + count_);
    hidden_ = hidden;
    distinct_ = distinct;
    seen_ = 0;
    for (int i = 0, all = std::exchange(count_, 0); i < all; ++i) add(out_[i]);
  }

 private:
  [[gnu::always_inline]] bool merged(int o, int place) {
    return copies_.plainly(o, out_[place]) || merged_with_any(o, place);
  }
  [[gnu::noinline]] bool merged_with_any(int o, int place) {
    if (merged_with(o, place)) return true;
    for (place = 0; place < count_; ++place) {
      if (merged_with(o, place)) return true;
    }
    return false;
  }
  bool merged_with(int o, int place) {
    std::int16_t& other = out_[place];
    if (other == o) return true;  // a list can name the same thing twice
    if (!copies_(other, o)) return false;
    // Of two like cards the one that others know leaves first: taking it tells them nothing new.
    if (!hidden_ && known(o) > known(other)) other = static_cast<std::int16_t>(o);
    return true;
  }
  int known(int o) const { return std::popcount(static_cast<unsigned>(t_.record(o).known)); }

  const Table& t_;
  Copies copies_;
  std::int16_t* out_;
  int count_ = 0;
  bool distinct_, hidden_ = false;
  std::uint64_t seen_ = 0;
  std::uint16_t place_[64];  // of faces that were seen
};

// The objects of a group, into found_ from this place on: how many. Most choices are of one's own hand.
[[gnu::always_inline]] inline int Kernel::find_objects(const Table& t, int frame, const GroupStep& step,
                                                       const ChoiceStep& c, bool distinct, int at) {
  const std::int16_t* const f = t.stack() + frame;
  if (step.near == GroupStep::InOwnZone || step.near == GroupStep::InHand) {
    const int z = value_of(t, f, step.zone);
    auto objects = t.in(z);
    // What nobody has lies nowhere.
    if (!objects.empty() && objects.size() <= kAskedTogether && z != t.layout().nowhere()) {
      std::uint16_t sorted[kAskedTogether] = {};
      if (step.near == GroupStep::InHand) {
        std::copy(objects.begin(), objects.end(), sorted);
        std::sort(sorted, sorted + objects.size());
        objects = {sorted, objects.size()};
      }
      Offered offered(t, found_.data() + at, distinct);
      offered.add(objects, step.sieve != nullptr ? step.sieve(t, {objects, Faces(t, objects)}, f[kController])
                                                 : ~std::uint64_t{0} >> (kAskedTogether - objects.size()));
      return offered.count();
    }
  }
  return find_elsewhere(t, scope_of(t, frame), step, distinct, value_of(t, f, c.chooser), at);
}

}  // namespace verbatim

#pragma once
// When two things are copies: nothing on the table tells them apart.

#include <cstdint>

#include "kernel/table.h"

namespace verbatim {

class Copies {
 public:
  explicit Copies(const Table& t) : t_(t) {}

  bool operator()(int a, int b) {
    if (!noted_) note();
    const SeenRecord x = t_.record(a), y = t_.record(b);
    return x.face == y.face && x.zone == y.zone && x.holders == y.holders && alike_in_all(a, b);
  }
  // The usual copies: known to the same players, with the same counters, no flag and nothing to say where
  // they lie. Others may be copies, too.
  [[gnu::always_inline]] bool plainly(int a, int b) {
    if (!noted_) note();
    return plainly_noted(a, b);
  }
  [[gnu::always_inline]] bool plainly_noted(int a, int b) const {
    const SeenRecord x = t_.record(a), y = t_.record(b);
    const int differ = (x.face ^ y.face) | (x.zone ^ y.zone) | (x.holders ^ y.holders) | (x.known ^ y.known);
    return usual_ && differ == 0 && !flagged(a) && !flagged(b) &&
           (t_.game().listens_in(x.face) >> t_.kind_of(x.zone) & 1) == 0 &&
           (t_.header().counted == 0 || alike_in_counters(a, b));
  }

  // Known when noted: can nothing else tell cards apart? Then also which of those from this one on have any
  // flag.
  bool usual() const { return usual_; }
  std::uint64_t flagged_from(int o) const {
    const std::uint64_t* const word = flagged_ + (o >> 6);
    return word[0] >> (o & 63) | word[1] << 1 << (~o & 63);
  }

  bool alike_in_counters(int a, int b) const {
    for (int i = 0; i < t_.layout().object_counters; ++i) {
      if (t_.on_object(a, i) != t_.on_object(b, i)) return false;
    }
    return true;
  }

  // Where nothing but counters, flags and listening can tell cards apart: who has any flag?
  [[gnu::noinline]] void note() {
    noted_ = true;
    const Layout& layout = t_.layout();
    const Header& h = t_.header();
    usual_ = layout.words <= kMostWords && !layout.homes && (h.modifiers | h.attached) == 0;
    if (!usual_) return;
    switch (layout.words) {
      case 1:
        return gather<1>();
      case 2:
        return gather<2>();
      case 3:
        return gather<3>();
      default:
        return gather<4>();
    }
  }

 private:
  template <int Words>
  void gather() {
    static_assert(Words <= kMostWords);
    std::uint64_t any[Words] = {};
    const std::uint64_t* set = t_.flag_set(0);
    for (const std::uint64_t* const end = set + t_.layout().flags * Words; set != end; set += Words) {
      for (int w = 0; w < Words; ++w) any[w] |= set[w];
    }
    for (int w = 0; w < Words; ++w) flagged_[w] = any[w];
  }
  bool flagged(int o) const { return (flagged_[o >> 6 & (kMostWords - 1)] >> (o & 63) & 1) != 0; }

  [[gnu::noinline]] bool alike_in_all(int a, int b) const {
    const Layout& layout = t_.layout();
    if (t_.home(a) != t_.home(b)) return false;
    for (int i = 0; i < layout.flags; ++i) {
      if (t_.flag(a, i) != t_.flag(b, i)) return false;
    }
    for (const int set : t_.game().listens(t_.record(a).face, t_.kind_of(t_.zone_of(a)))) {
      if (Table::has(t_.listening(set), a) != Table::has(t_.listening(set), b)) return false;
    }
    if (!alike_in_counters(a, b)) return false;
    const Header& h = t_.header();
    return (h.modifiers == 0 && h.attached == 0) || nothing_on(a, b);
  }
  // Neither an effect on one of them nor an attachment.
  bool nothing_on(int a, int b) const {
    for (const ModifierRecord& m : t_.modifiers()) {
      if ((m.flags & ModifierRecord::kOnSeat) == 0 && (m.subject == a || m.subject == b)) return false;
    }
    if (t_.header().attached == 0) return true;
    return t_.bearer(a) == t_.bearer(b) && !bears(a) && !bears(b);
  }
  bool bears(int o) const {
    for (int other = 0; other < t_.objects(); ++other) {
      if (t_.bearer(other) == o) return true;
    }
    return false;
  }

  static constexpr int kMostWords = 4;
  const Table& t_;
  bool noted_ = false, usual_ = false;
  std::uint64_t flagged_[kMostWords + 1] = {};  // if usual
};

}  // namespace verbatim

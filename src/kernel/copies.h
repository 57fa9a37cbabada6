#pragma once
// When two things are copies: nothing on the table tells them apart.

#include <cstdint>

#include "kernel/table.h"

namespace verbatim {

// Two objects with the same face: does anything beside it tell them apart?
class Copies {
 public:
  explicit Copies(const Table& t) : t_(t), layout_(t.layout()) {}

  bool operator()(int a, int b) {
    const ObjectRecord &x = t_.record(a), &y = t_.record(b);
    if (((x.zone ^ y.zone) | (x.holders ^ y.holders)) != 0) return false;
    if (layout_.homes && t_.home(a) != t_.home(b)) return false;
    if (flagged(a) || flagged(b)) {
      for (int i = 0; i < layout_.flags; ++i) {
        if (t_.flag(a, i) != t_.flag(b, i)) return false;
      }
    }
    for (const int set : t_.game().listens(x.face, t_.kind_of(x.zone))) {
      if (Table::has(t_.listening(set), a) != Table::has(t_.listening(set), b)) return false;
    }
    for (int i = 0; i < layout_.object_counters; ++i) {
      if (t_.on_object(a, i) != t_.on_object(b, i)) return false;
    }
    const Header& h = t_.header();
    return (h.modifiers == 0 && h.attached == 0) || nothing_on(a, b);
  }

 private:
  // Most cards have no flag at all, and most pairs lie in one word of the sets.
  bool flagged(int o) {
    if (o >> 6 != word_) {
      word_ = o >> 6;
      flags_ = 0;
      const std::uint64_t* set = t_.flag_set(0) + word_;
      for (int i = 0; i < layout_.flags; ++i, set += layout_.words) flags_ |= *set;
    }
    return (flags_ >> (o & 63) & 1) != 0;
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

  const Table& t_;
  const Layout& layout_;
  int word_ = -1;
  std::uint64_t flags_ = 0;  // those that have any, in this word
};

}  // namespace verbatim

#pragma once
// The options of one choice: an array that is filled anew for each, and never given back.

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "kernel/decision.h"

namespace verbatim {

// The value in the place of a 0, in one piece: written by halves and read whole, an option would wait for
// both.
inline Option with_value(const Option& like, int value) {
  static_assert(sizeof(Option) == 8 && offsetof(Option, value) == 2);
  if constexpr (std::endian::native != std::endian::little) {
    Option o = like;
    o.value = static_cast<std::int16_t>(value);
    return o;
  }
  const auto bits = static_cast<std::uint64_t>(static_cast<std::uint16_t>(value)) << 16;
  return std::bit_cast<Option>(std::bit_cast<std::uint64_t>(like) | bits);
}

class OptionList {
 public:
  explicit OptionList(std::size_t room) : options_(room) {}

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Option* begin() const { return options_.data(); }
  const Option* end() const { return options_.data() + size_; }
  Option* begin() { return options_.data(); }
  Option* end() { return options_.data() + size_; }
  operator std::span<const Option>() const { return {begin(), size_}; }
  Option& operator[](std::size_t i) { return options_[i]; }
  const Option& operator[](std::size_t i) const { return options_[i]; }
  const Option& front() const { return options_[0]; }
  const Option& back() const { return options_[size_ - 1]; }

  void clear() { size_ = 0; }
  // The next n places, to be written at once; add() then says how many were.
  Option* more(std::size_t n) {
    if (size_ + n > options_.size()) [[unlikely]]
      grow(size_ + n);
    return end();
  }
  void add(std::size_t n) { size_ += n; }
  void push_back(const Option& o) {
    *more(1) = o;
    ++size_;
  }
  void push_front(const Option& o) {
    more(1);
    std::copy_backward(begin(), end(), end() + 1);
    options_[0] = o;
    ++size_;
  }
  void swap(OptionList& other) {
    options_.swap(other.options_);
    std::swap(size_, other.size_);
  }

 private:
  [[gnu::noinline]] void grow(std::size_t n) { options_.resize(2 * n); }

  std::vector<Option> options_;  // as many as there is room for
  std::size_t size_ = 0;
};

}  // namespace verbatim

#pragma once
// A state is a value: one contiguous block without pointers. Copying is one memcpy of its used part,
// equality and hash are over the same bytes.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "kernel/layout.h"

namespace verbatim {

class State {
 public:
  State() = default;
  explicit State(const Layout& layout);
  State(const State& other) { *this = other; }
  State(State&&) noexcept = default;
  State& operator=(State&&) noexcept = default;
  State& operator=(const State& other) {
    if (this == &other) return *this;
    if (capacity_ != other.capacity_) allocate(other.capacity_);
    if (capacity_ != 0) std::memcpy(block_.get(), other.block_.get(), other.used());
    return *this;
  }

  bool empty() const { return capacity_ == 0; }
  std::byte* data() { return reinterpret_cast<std::byte*>(block_.get()); }
  const std::byte* data() const { return reinterpret_cast<const std::byte*>(block_.get()); }
  Header& header() { return *reinterpret_cast<Header*>(block_.get()); }
  const Header& header() const { return *reinterpret_cast<const Header*>(block_.get()); }
  std::uint32_t used() const { return header().used; }
  std::uint32_t capacity() const { return capacity_; }

  // Bytes past the used part are left over from deeper stacks and mean nothing.
  bool operator==(const State& other) const {
    if (empty() || other.empty()) return empty() == other.empty();
    return used() == other.used() && std::memcmp(data(), other.data(), used()) == 0;
  }
  std::uint64_t hash() const;

 private:
  void allocate(std::uint32_t bytes);
  std::unique_ptr<std::uint64_t[]> block_;
  std::uint32_t capacity_ = 0;
};

}  // namespace verbatim

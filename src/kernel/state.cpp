#include "kernel/state.h"

#include "base/hash.h"

namespace verbatim {

State::State(const Layout& layout) {
  allocate(layout.size);
  std::memset(block_.get(), 0, capacity_);
  Header& h = *new (block_.get()) Header;
  h.living = static_cast<std::uint8_t>((1 << layout.seats) - 1);
  h.sp = 1;  // cell 0 is no frame
  h.used = layout.stack_at + 2;
}

void State::allocate(std::uint32_t bytes) {
  block_ = std::make_unique_for_overwrite<std::uint64_t[]>((bytes + 7) / 8);
  capacity_ = bytes;
}

std::uint64_t State::hash() const { return empty() ? 0 : hash_bytes(data(), used()); }

}  // namespace verbatim

// In a file of its own, so that the compiler does not see through the pair it replaces.

#include "allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<std::uint64_t> counted{0};
}

void* operator new(std::size_t size) {
  counted.fetch_add(1, std::memory_order_relaxed);
  if (void* p = std::malloc(size)) return p;
  throw std::bad_alloc();
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }

namespace verbatim {

std::uint64_t allocations() { return counted.load(std::memory_order_relaxed); }

}  // namespace verbatim

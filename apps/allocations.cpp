// In a file of its own, so that the compiler does not see through the pair it replaces. A counter for each
// thread: one for all would make threads wait for each other.

#include "apps/allocations.h"

#include <cstdlib>
#include <new>

namespace {
thread_local std::uint64_t counted = 0;
}

void* operator new(std::size_t size) {
  ++counted;
  if (void* p = std::malloc(size)) return p;
  throw std::bad_alloc();
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }

namespace verbatim::app {

std::uint64_t allocations() { return counted; }

}  // namespace verbatim::app

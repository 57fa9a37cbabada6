// In a file of its own, so that the compiler does not see through the pairs it replaces, and so that only a
// program that counts links it. A counter for each thread: one for all would make threads wait for each
// other.

#include "base/allocations.h"

#include <cstdlib>
#include <new>

namespace {
thread_local std::uint64_t counted = 0;
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++counted;
  return std::malloc(size);
}
void* operator new(std::size_t size) {
  if (void* p = ::operator new(size, std::nothrow)) return p;
  throw std::bad_alloc();
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }
void operator delete(void* p, const std::nothrow_t&) noexcept { std::free(p); }

namespace verbatim {

std::uint64_t allocations() { return counted; }

}  // namespace verbatim

#pragma once
// How often this thread has asked for memory since it began. A program that asks this question replaces the
// operators that give memory; others do not.

#include <cstdint>

namespace verbatim {

std::uint64_t allocations();

}  // namespace verbatim

#pragma once
// How often this thread has asked for memory since it began.

#include <cstdint>

namespace verbatim::app {

std::uint64_t allocations();

}  // namespace verbatim::app

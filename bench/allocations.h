#pragma once
// How often memory was asked for since the program began.

#include <cstdint>

namespace verbatim {

std::uint64_t allocations();

}  // namespace verbatim

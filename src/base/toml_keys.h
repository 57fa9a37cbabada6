#pragma once
// A look at a TOML text before it is read.

#include <cstddef>
#include <string_view>

namespace verbatim {

// Where a key, such as a.b.c, gets more parts than any file of ours has; npos: nowhere. A table lies in a
// table for each part, and what takes them down again calls itself for each: of many thousands it does not
// come back.
std::size_t overlong_key(std::string_view toml);

}  // namespace verbatim

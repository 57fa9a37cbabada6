#include "base/toml_keys.h"

#include <algorithm>

namespace verbatim {
namespace {

constexpr int kMostParts = 16;

// Of a string that begins at `at`, in one quotation mark or in three: what follows its end.
std::size_t behind_string(std::string_view toml, std::size_t at) {
  const char mark = toml[at];
  const char three[] = {mark, mark, mark};
  const std::string_view marks(three, toml.substr(at, 3) == std::string_view(three, 3) ? 3 : 1);
  at += marks.size();
  while (at < toml.size() && toml.substr(at, marks.size()) != marks) {
    if (marks.size() == 1 && toml[at] == '\n') return at;  // it is never closed, and nothing is read beyond
    at += toml[at] == '\\' && mark == '"' ? 2 : 1;
  }
  at = std::min(at + marks.size(), toml.size());
  // Two more marks at the end of a long string belong to it.
  for (int more = 0; marks.size() == 3 && more < 2 && at < toml.size() && toml[at] == mark; ++more) ++at;
  return at;
}

}  // namespace

std::size_t overlong_key(std::string_view toml) {
  int parts = 1;
  for (std::size_t at = 0; at < toml.size();) {
    const char c = toml[at];
    if (c == '"' || c == '\'') {
      at = behind_string(toml, at);
      continue;
    }
    if (c == '#') {
      at = std::min(toml.find('\n', at), toml.size());
      continue;
    }
    if (c == '.' && ++parts > kMostParts) return at;
    if (std::string_view("\n=[]{},").find(c) != std::string_view::npos) parts = 1;
    ++at;
  }
  return std::string_view::npos;
}

}  // namespace verbatim

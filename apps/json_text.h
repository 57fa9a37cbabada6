#pragma once
// A text as JSON writes it: always UTF-8, whatever a file is called.

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "base/utf8.h"

namespace verbatim::app {

inline std::string json_text(std::string_view text) {
  std::string out = "\"";
  for (std::size_t i = 0, size = 0; i < text.size(); i += std::max<std::size_t>(size, 1)) {
    size = letter_size(text.substr(i));
    const char c = text[i];
    if (size == 0) {
      out += "\\ufffd";  // the sign for what cannot be read
    } else if (size > 1) {
      out += text.substr(i, size);
    } else if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += fmt::format("\\u{:04x}", static_cast<unsigned char>(c));
    } else {
      out += c;
    }
  }
  return out + "\"";
}

}  // namespace verbatim::app

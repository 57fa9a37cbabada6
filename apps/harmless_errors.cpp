#include "apps/harmless_errors.h"

#include <iostream>
#include <string>
#include <string_view>

#include "cardtext/diagnostic.h"

namespace verbatim::app {

HarmlessErrors::HarmlessErrors() : under_(std::cerr.rdbuf(this)) {}
HarmlessErrors::~HarmlessErrors() { std::cerr.rdbuf(under_); }

HarmlessErrors::int_type HarmlessErrors::overflow(int_type c) {
  if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
  const char one = traits_type::to_char_type(c);
  return xsputn(&one, 1) == 1 ? c : traits_type::eof();
}

std::streamsize HarmlessErrors::xsputn(const char* text, std::streamsize size) {
  const std::string shown = cardtext::harmless(std::string_view(text, static_cast<std::size_t>(size)));
  const auto length = static_cast<std::streamsize>(shown.size());
  return under_->sputn(shown.data(), length) == length ? size : 0;
}

}  // namespace verbatim::app

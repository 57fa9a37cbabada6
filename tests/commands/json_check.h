#pragma once
// Is a text one JSON value, and nothing else?

#include <cctype>
#include <string_view>

namespace verbatim {

class JsonCheck {
 public:
  static bool valid(std::string_view text) {
    JsonCheck c(text);
    return c.value() && (c.blank(), c.rest_.empty());
  }

 private:
  explicit JsonCheck(std::string_view text) : rest_(text) {}
  void blank() {
    while (!rest_.empty() && std::isspace(static_cast<unsigned char>(rest_[0])) != 0) rest_.remove_prefix(1);
  }
  bool take(std::string_view word) {
    blank();
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  bool text() {
    if (!take("\"")) return false;
    for (; !rest_.empty(); rest_.remove_prefix(1)) {
      if (rest_[0] == '\\')
        rest_.remove_prefix(1);
      else if (rest_[0] == '"')
        return rest_.remove_prefix(1), true;
      else if (static_cast<unsigned char>(rest_[0]) < 0x20)
        return false;
      if (rest_.empty()) return false;
    }
    return false;
  }
  bool number() {
    blank();
    const auto end = rest_.find_first_not_of("+-.0123456789eE");
    const std::string_view digits = rest_.substr(0, end);
    if (digits.find_first_of("0123456789") == std::string_view::npos) return false;
    rest_.remove_prefix(digits.size());
    return true;
  }
  template <class Item>
  bool list(std::string_view open, std::string_view close, Item item) {
    if (!take(open)) return false;
    if (take(close)) return true;
    do {
      if (!item()) return false;
    } while (take(","));
    return take(close);
  }
  bool value() {
    blank();
    if (rest_.starts_with('"')) return text();
    if (rest_.starts_with('[')) return list("[", "]", [this] { return value(); });
    if (rest_.starts_with('{')) return list("{", "}", [this] { return text() && take(":") && value(); });
    return take("true") || take("false") || take("null") || number();
  }
  std::string_view rest_;
};

}  // namespace verbatim

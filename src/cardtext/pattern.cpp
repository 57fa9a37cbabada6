#include "cardtext/pattern.h"

#include <algorithm>
#include <charconv>

namespace verbatim::cardtext {
namespace {

constexpr std::size_t kMostVariants = 64;

using Variants = std::vector<PlainPattern>;  // those with fewer optional words first
using Error = std::string;

Result<PatternPart, Error> slot_part(std::string text) {
  PatternPart part;
  const auto mark = text.find_first_of(":=");
  if (mark == std::string::npos || mark == 0)
    return failed("`{" + text + "}` is neither {slot:category} nor {slot=number}");
  part.slot = text.substr(0, mark);
  std::string rest = text.substr(mark + 1);
  if (text[mark] == '=') {
    part.kind = PatternPart::Kind::constant;
    const auto done = std::from_chars(rest.data(), rest.data() + rest.size(), part.value);
    if (done.ec != std::errc{} || done.ptr != rest.data() + rest.size())
      return failed("`{" + text + "}`: a constant is a whole number");
    return part;
  }
  part.kind = PatternPart::Kind::slot;
  if (part.slot.back() == '!') {
    part.required = true;
    part.slot.pop_back();
  }
  const auto last = [&rest] { return rest.empty() ? '\0' : rest.back(); };
  if (last() == '*') {
    part.kind = PatternPart::Kind::star;
    rest.pop_back();
  }
  if (last() == '+' || last() == '-') {
    part.need = last();
    rest.pop_back();
  }
  if (last() == '?') {
    part.bare = true;
    rest.pop_back();
  }
  if (rest.empty()) return failed("`{" + text + "}` names no category; write {" + part.slot + ":category}");
  part.text = std::move(rest);
  return part;
}

PatternPart word_part(const std::string& text) {
  PatternPart part;
  const auto open = text.find('(');
  const auto tilde = text.find('~');
  if (text.size() > 1 && text[0] == '@') {
    part.text = "[" + text.substr(1) + "]";
  } else if (open != std::string::npos && open > 0 && text.back() == ')') {
    part.text = text.substr(0, open);
    const std::string inside = text.substr(open + 1, text.size() - open - 2);
    part.other = inside == "s" || inside == "es" ? part.text + inside : inside;
  } else if (tilde != std::string::npos && tilde > 0) {
    part.text = text.substr(0, tilde);
    const std::string third = text.substr(tilde + 1);
    part.other = third.empty() ? part.text + "s" : third == "es" ? part.text + "es" : third;
    part.verb = true;
  } else {
    part.text = text;
  }
  return part;
}

struct Expander {
  std::string_view text;
  std::size_t at = 0;
  int depth = 0;

  void spaces() {
    while (at < text.size() && text[at] == ' ') ++at;
  }

  static void append(Variants& all, const Variants& next) {
    Variants out;
    for (const auto& a : all)
      for (const auto& b : next) {
        out.push_back(a);
        out.back().insert(out.back().end(), b.begin(), b.end());
      }
    all = std::move(out);
  }

  Result<Variants, Error> sequence() {
    Variants all{{}};
    for (spaces(); at < text.size() && text[at] != ']'; spaces()) {
      if (all.size() > kMostVariants) return failed(std::string("too many options in one pattern; split it"));
      if (text[at] == '[') {
        ++at;
        if (++depth > 4) return failed(std::string("options more than four deep; split the pattern"));
        auto inner = sequence();
        --depth;
        if (!inner) return inner;
        if (at >= text.size()) return failed(std::string("a `[` is not closed"));
        ++at;
        // Words that only decorate are left out when printing; slots decide by whether they are filled.
        Variants next{{}};
        next.insert(next.end(), inner->begin(), inner->end());
        append(all, next);
      } else if (text[at] == '{') {
        const auto close = text.find('}', at);
        if (close == std::string_view::npos) return failed(std::string("a `{` is not closed"));
        auto part = slot_part(std::string(text.substr(at + 1, close - at - 1)));
        if (!part) return failed(part.error());
        at = close + 1;
        Variants next{{*part}};
        append(all, next);
      } else {
        const auto end = std::min(text.find_first_of(" ]", at), text.size());
        append(all, {{word_part(std::string(text.substr(at, end - at)))}});
        at = end;
      }
    }
    return all;
  }
};

}  // namespace

Result<std::vector<PlainPattern>, std::string> expand_pattern(std::string_view pattern) {
  Expander e{pattern};
  auto all = e.sequence();
  if (!all) return all;
  if (e.at < pattern.size()) return failed(std::string("a `]` without its `[`"));
  if (all->size() > kMostVariants) return failed(std::string("too many options in one pattern; split it"));
  for (const auto& plain : *all)
    if (plain.empty())
      return failed(std::string("a pattern must have at least one word or slot outside brackets"));
  return all;
}

}  // namespace verbatim::cardtext

// Cards and lists of things: "a Basic Trooper, 2 Drone cards of power 1 (disabled) and 3 boosts".

#include "base/letter_case.h"
#include "scenario/feature.h"
#include "scenario/words.h"

namespace verbatim::scenario {
namespace {

std::string joined(const std::vector<int>& numbers) {
  std::string out;
  for (const int n : numbers) out += (out.empty() ? "" : "/") + std::to_string(n);
  return out;
}

}  // namespace

std::string Thing::card_name() const {
  if (kind != Kind::Blank) return name;
  return (name.empty() ? "Power" : name) + " " + joined(power);
}

// "Tank" in quotes, or the plain card of the game by its name or the last word of it; with an article or not,
// the plain card also in the plural.
std::vector<Reading> Words::card(std::string_view text) const {
  std::size_t at = 0;
  for (const char* article : {"a ", "an ", "the "}) {
    if (text.starts_with(article)) at = std::string_view(article).size();
  }
  if (text.substr(at).starts_with('"')) {
    auto named = read("quoted", text.substr(at));
    for (Reading& r : named) r.length += at;
    return named;
  }
  const std::string_view plain = names_->plain;
  const std::string_view last = plain.substr(plain.rfind(' ') + 1);
  if (plain.empty()) return {};
  const std::string_view name = begins_in_any_case(text.substr(at), plain) ? plain : last;
  if (!begins_in_any_case(text.substr(at), name)) return {};
  at += name.size();
  if (at < text.size() && text[at] == 's') ++at;
  Reading r{{}, at};
  r.value.text = plain;
  return {r};
}

// "(entered this round, disabled)" behind a card.
std::vector<Reading> Words::marked(std::vector<Reading> cards, std::string_view text) const {
  for (Reading& r : cards) {
    std::string_view left = text.substr(r.length);
    if (!left.starts_with(" (")) continue;
    std::size_t at = r.length + 2;
    std::vector<int> marks;
    for (;;) {
      const auto mark = named(names_->marks, text.substr(at));
      if (mark.empty()) break;
      marks.push_back(mark[0].value.number);
      at += mark[0].length;
      if (!text.substr(at).starts_with(", ")) break;
      at += 2;
    }
    if (marks.empty() || at >= text.size() || text[at] != ')') continue;
    auto& all = r.value.things[0].marks;
    all.insert(all.end(), marks.begin(), marks.end());
    r.length = at + 1;
  }
  return cards;
}

// "a card of power 3", "2 Drone cards of power 1", "a card of power 3/4/2"; the number is read already.
std::vector<Reading> Words::blank_card(std::string_view text) const {
  Reading r;
  Thing thing;
  thing.kind = Thing::Kind::Blank;
  std::size_t at = 0;
  if (!text.starts_with("card")) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos || !text.substr(blank + 1).starts_with("card")) return {};
    thing.name = text.substr(0, blank);
    at = blank + 1;
  }
  at += 4;
  if (at < text.size() && text[at] == 's') ++at;
  constexpr std::string_view kOfPower = " of power ";
  if (!text.substr(at).starts_with(kOfPower)) return {};
  at += kOfPower.size();
  for (;;) {
    const auto n = number(text.substr(at));
    if (n.empty()) return {};
    thing.power.push_back(n[0].value.number);
    at += n[0].length;
    if (at >= text.size() || text[at] != '/') break;
    ++at;
  }
  if (thing.power.size() != 1 && thing.power.size() != names_->powers.size()) return {};
  r.value.things = {thing};
  r.length = at;
  return {r};
}

std::vector<Reading> Words::thing(std::string_view text) const {
  std::vector<Reading> out;
  const auto single = [&](Thing thing, std::size_t length) {
    Reading r{{}, length};
    r.value.things = {std::move(thing)};
    out.push_back(std::move(r));
  };
  if (const auto c = card(text); !c.empty()) {
    Thing thing;
    thing.name = c[0].value.text;
    single(thing, c[0].length);
    return marked(std::move(out), text);
  }
  const auto n = number(text);
  if (n.empty() || n[0].length >= text.size() || text[n[0].length] != ' ') return {};
  std::size_t at = n[0].length + 1;
  const int count = n[0].value.number;
  // "A disabled Basic Trooper"
  const auto mark = named(names_->marks, text.substr(at));
  const bool adjective = !mark.empty() && text.substr(at + mark[0].length).starts_with(' ');
  if (adjective) at += mark[0].length + 1;
  const std::string_view left = text.substr(at);
  const auto with_mark = [&](Thing thing) {
    if (adjective) thing.marks.push_back(mark[0].value.number);
    thing.count = count;
    return thing;
  };
  if (const auto c = card(left); !c.empty()) {
    Thing thing;
    thing.name = c[0].value.text;
    single(with_mark(thing), at + c[0].length);
  } else if (const auto b = blank_card(left); !b.empty()) {
    single(with_mark(b[0].value.things[0]), at + b[0].length);
  } else if (adjective) {
    return {};
  } else if (left.starts_with("other card")) {
    Thing thing;
    thing.kind = Thing::Kind::Filler;
    thing.count = count;
    single(thing, at + (left.starts_with("other cards") ? 11 : 10));
    return out;
  } else {
    for (std::size_t i = 0; i < names_->tokens.size(); ++i) {
      const auto token = named({names_->tokens[i]}, left);
      if (token.empty()) continue;
      Thing thing;
      thing.kind = Thing::Kind::Token;
      thing.token = static_cast<int>(i);
      thing.count = count;
      single(thing, at + token[0].length);
    }
    return out;
  }
  return marked(std::move(out), text);
}

std::vector<Reading> Words::things(std::string_view text) const {
  if (text.starts_with("nothing")) return {Reading{{}, 7}};
  std::vector<Reading> out;
  Reading all;
  std::size_t at = 0;
  for (;;) {
    const auto item = thing(text.substr(at));
    if (item.empty()) break;
    all.value.things.push_back(item[0].value.things[0]);
    all.length = at + item[0].length;
    out.insert(out.begin(), all);
    const std::string_view left = text.substr(all.length);
    const std::size_t link = left.starts_with(", and ")  ? 6
                             : left.starts_with(" and ") ? 5
                             : left.starts_with(", ")    ? 2
                                                         : 0;
    if (link == 0) break;
    at = all.length + link;
  }
  return out;
}

// Ben's "Tank" in the Mining lane
std::vector<Reading> Words::ref(std::string_view text) const {
  Ref ref;
  std::size_t at = 0;
  if (const auto p = read("player", text); !p.empty() && text.substr(p[0].length).starts_with("'s ")) {
    ref.owner = p[0].value.number;
    at = p[0].length + 3;
  }
  const auto c = card(text.substr(at));
  if (c.empty()) return {};
  ref.card = c[0].value.text;
  at += c[0].length;
  std::vector<Reading> out;
  const auto add = [&](std::size_t length) {
    Reading r{{}, length};
    r.value.refs = {ref};
    r.value.text = ref.card;
    out.insert(out.begin(), std::move(r));
  };
  add(at);
  const std::string_view left = text.substr(at);
  if (left.starts_with(" in ")) {
    const std::size_t skip = left.starts_with(" in the ") ? 8 : 4;
    auto where = named(names_->places, left.substr(skip));
    if (where.empty()) where = named(names_->zones, left.substr(skip));
    if (!where.empty()) {
      ref.zone = where[0].value.number;
      add(at + skip + where[0].length);
    }
  }
  return out;
}

}  // namespace verbatim::scenario

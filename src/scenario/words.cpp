#include "scenario/words.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/letter_case.h"

namespace verbatim::scenario {
namespace {

bool word_ends(std::string_view text, std::size_t at) {
  if (at >= text.size()) return true;
  const char c = text[at];
  return !((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_');
}

bool begins(std::string_view text, std::string_view with) {
  return text.starts_with(with) && word_ends(text, with.size());
}

// Names of a game are read in capitals and in small letters.
bool begins_anyhow(std::string_view text, std::string_view with) {
  return begins_in_any_case(text, with) && word_ends(text, with.size());
}

// "Cy", or "player 3".
std::vector<Reading> player(std::string_view text) {
  for (int s = 0; s < 4; ++s) {
    for (const std::string& name : {std::string(kPlayers[s]), "player " + std::to_string(s + 1)}) {
      if (!begins_anyhow(text, name)) continue;
      Reading r{{}, name.size()};
      r.value.number = s;
      r.value.seats = {s};
      return {r};
    }
  }
  return {};
}

// All of them, one after the other.
std::vector<Reading> each(std::string_view text) {
  constexpr std::string_view kEach = "each player";
  if (!begins(text, kEach)) return {};
  Reading r{{}, kEach.size()};
  r.value.everyone = true;
  return {r};
}

// What joins the items of a list: ", ", " and ", or ", and " before the last.
std::size_t link_of(std::string_view text) {
  return text.starts_with(", and ") ? 6 : text.starts_with(" and ") ? 5 : text.starts_with(", ") ? 2 : 0;
}

std::vector<Reading> quoted(std::string_view text) {
  if (!text.starts_with('"')) return {};
  const std::size_t end = text.find('"', 1);
  if (end == std::string_view::npos) return {};
  Reading r{{}, end + 1};
  r.value.text = text.substr(1, end - 1);
  return {r};
}

// Letters, digits and signs up to a blank: an edition, a switch, a value.
std::vector<Reading> bare(std::string_view text) {
  std::size_t n = 0;
  while (n < text.size() && text[n] != ' ' && text[n] != ',' && text[n] != ':' && text[n] != '"') ++n;
  if (n == 0) return {};
  Reading r{{}, n};
  r.value.text = text.substr(0, n);
  return {r};
}

// "CF 13.4"
std::vector<Reading> clause(std::string_view text) {
  std::size_t n = 0;
  while (n < text.size() && text[n] >= 'A' && text[n] <= 'Z') ++n;
  if (n == 0 || n >= text.size() || text[n] != ' ') return {};
  const std::size_t digits = ++n;
  while (n < text.size() && ((text[n] >= '0' && text[n] <= '9') || text[n] == '.')) ++n;
  if (n == digits) return {};
  Reading r{{}, n};
  r.value.text = text.substr(0, n);
  return {r};
}

std::vector<Reading> parenthesis(std::string_view text) {
  if (!text.starts_with('(')) return {};
  const std::size_t end = text.find(')');
  if (end == std::string_view::npos) return {};
  Reading r{{}, end + 1};
  r.value.text = text.substr(1, end - 1);
  return {r};
}

// All up to a colon at the end.
std::vector<Reading> title(std::string_view text) {
  if (text.size() < 2 || !text.ends_with(':')) return {};
  Reading r{{}, text.size() - 1};
  r.value.text = text.substr(0, r.length);
  return {r};
}

std::vector<Reading> rest(std::string_view text) {
  if (text.empty()) return {};
  Reading r{{}, text.size()};
  r.value.text = text;
  return {r};
}

void longest_first(std::vector<Reading>& readings) {
  std::stable_sort(readings.begin(), readings.end(),
                   [](const Reading& a, const Reading& b) { return a.length > b.length; });
}

}  // namespace

bool Words::knows(std::string_view slot) {
  static constexpr std::array kSlots = {
      "n",     "player",  "each",     "players", "place",   "zone",  "phase",  "reading",
      "mark",  "token",   "counters", "card",    "things",  "ref",   "refs",   "quoted",
      "value", "switch",  "name",     "names",   "figures", "rest",  "clause", "prices",
      "spots", "on_card", "action",   "ending",  "number",  "title", "counter"};
  return std::find(kSlots.begin(), kSlots.end(), slot) != kSlots.end();
}

std::vector<Reading> Words::read(std::string_view slot, std::string_view text) const {
  if (slot == "n" || slot == "number") return number(text);
  if (slot == "player") return player(text);
  if (slot == "each") return each(text);
  if (slot == "players") return list_of("player", text);
  if (slot == "place") return named(names_->places, text);
  if (slot == "zone") return named(names_->zones, text);
  if (slot == "phase") return phase(text);
  if (slot == "ending") return named(names_->endings, text);
  if (slot == "reading") return named(names_->readings, text);
  if (slot == "counter") return counter(text);
  if (slot == "mark") return named(names_->marks, text);
  if (slot == "token") return named(names_->tokens, text);
  if (slot == "on_card") return amounts(names_->on_cards, " ", text);
  if (slot == "counters") return amounts(names_->counters, " ", text);
  if (slot == "prices") return amounts(prices(), " ", text);
  if (slot == "spots") return amounts(names_->places, " on the ", text);
  if (slot == "card") return card(text);
  if (slot == "things") return things(text);
  if (slot == "ref") return ref(text);
  if (slot == "refs") return list_of("ref", text);
  if (slot == "quoted") return quoted(text);
  if (slot == "value") return text.starts_with('"') ? quoted(text) : bare(text);
  if (slot == "name") return text.starts_with('"') ? quoted(text) : bare(text);
  if (slot == "switch") return bare(text);
  if (slot == "names") return list_of("name", text);
  if (slot == "figures") return parenthesis(text);
  if (slot == "title") return title(text);
  if (slot == "clause") return clause(text);
  return rest(text);
}

std::vector<Reading> Words::number(std::string_view text) const {
  Reading r;
  static constexpr std::pair<const char*, int> kWords[] = {
      {"a", 1},    {"an", 1},   {"no", 0},  {"zero", 0},  {"one", 1},   {"two", 2},  {"three", 3},
      {"four", 4}, {"five", 5}, {"six", 6}, {"seven", 7}, {"eight", 8}, {"nine", 9}, {"ten", 10}};
  for (const auto& [word, n] : kWords) {
    if (!begins(text, word)) continue;
    r.value.number = n;
    r.length = std::string_view(word).size();
    return {r};
  }
  const auto got = std::from_chars(text.data(), text.data() + text.size(), r.value.number);
  if (got.ec == std::errc::invalid_argument) return {};
  // No number is as large; wrong_number() says so.
  if (got.ec != std::errc())
    r.value.number = text.starts_with('-') ? -kLargestNumber - 1 : kLargestNumber + 1;
  r.length = static_cast<std::size_t>(got.ptr - text.data());
  return word_ends(text, r.length) ? std::vector{r} : std::vector<Reading>{};
}

std::vector<Reading> Words::named(const std::vector<Named>& table, std::string_view text) const {
  std::vector<Reading> out;
  for (const Named& row : table) {
    for (const std::string& name : row.names) {
      if (!begins_anyhow(text, name)) continue;
      Reading r{{}, name.size()};
      r.value.number = row.id;
      r.value.text = row.names.front();
      out.push_back(std::move(r));
    }
  }
  longest_first(out);
  return out;
}

// A counter alone. What a lane reads goes by some of the same names, and is meant by them.
std::vector<Reading> Words::counter(std::string_view text) const {
  auto out = named(names_->counters, text);
  const auto readings = named(names_->readings, text);
  std::erase_if(out, [&](const Reading& r) { return !readings.empty() && readings[0].length >= r.length; });
  return out;
}

// "Battle" and "Battle phase" are the same, and so are "Deploy" and "Deploy slot".
std::vector<Reading> Words::phase(std::string_view text) const {
  auto out = named(names_->phases, text);
  for (std::size_t i = 0, n = out.size(); i < n; ++i) {
    for (const std::string_view word : {" phase", " slot", " turn"}) {
      if (!begins(text.substr(out[i].length), word)) continue;
      out.push_back(out[i]);
      out.back().length += word.size();
    }
  }
  longest_first(out);
  return out;
}

std::vector<Named> Words::prices() const {
  std::vector<Named> out;
  for (const Names::Price& p : names_->prices) out.push_back({static_cast<int>(out.size()), p.names});
  return out;
}

// "6 crystals and 3 unused production", "2 on the Attack lane, 1 on the Mining lane"
std::vector<Reading> Words::amounts(const std::vector<Named>& table, std::string_view joint,
                                    std::string_view text) const {
  std::vector<Reading> out;
  Reading all;
  std::size_t at = 0;
  for (;;) {
    const auto n = number(text.substr(at));
    if (n.empty()) break;
    const std::size_t word = at + n[0].length;
    if (!text.substr(word).starts_with(joint)) break;
    const auto what = named(table, text.substr(word + joint.size()));
    if (what.empty()) break;
    all.value.amounts.push_back({n[0].value.number, what[0].value.number});
    all.length = word + joint.size() + what[0].length;
    out.insert(out.begin(), all);
    const std::string_view left = text.substr(all.length);
    const std::size_t link = link_of(left);
    if (link == 0) break;
    at = all.length + link;
  }
  return out;
}

std::vector<Reading> Words::list_of(std::string_view slot, std::string_view text) const {
  std::vector<Reading> out;
  Reading all;
  std::size_t at = 0;
  for (;;) {
    const auto item = read(slot, text.substr(at));
    if (item.empty()) break;
    const Value& v = item[0].value;
    all.value.seats.insert(all.value.seats.end(), v.seats.begin(), v.seats.end());
    all.value.refs.insert(all.value.refs.end(), v.refs.begin(), v.refs.end());
    all.value.texts.push_back(v.text);
    all.length = at + item[0].length;
    out.insert(out.begin(), all);
    const std::string_view left = text.substr(all.length);
    const std::size_t link = link_of(left);
    if (link == 0) break;
    at = all.length + link;
  }
  return out;
}

std::string Words::name_of(const std::vector<Named>& table, int id) {
  for (const Named& row : table) {
    if (row.id == id) return row.names.front();
  }
  return "?";
}

int Words::place_index(int zone_kind) const {
  for (std::size_t i = 0; i < names_->places.size(); ++i) {
    if (names_->places[i].id == zone_kind) return static_cast<int>(i);
  }
  return -1;
}

// The name of a place at the beginning of this text, and how long it is there. Behind "to" and the like
// "Mining" is the Mining lane.
std::pair<std::string, std::size_t> Words::place_at(std::string_view text, bool short_too) const {
  if (const auto whole = named(names_->places, text); !whole.empty())
    return {whole[0].value.text, whole[0].length};
  if (!short_too) return {};
  for (const Named& place : names_->places) {
    for (const std::string& name : place.names) {
      const std::string_view short_name = std::string_view(name).substr(0, name.rfind(' '));
      if (short_name.size() < name.size() && begins_anyhow(text, short_name))
        return {place.names.front(), short_name.size()};
    }
  }
  return {};
}

std::string Words::plainly(std::string_view sentence) const {
  std::string out;
  bool in_quotes = false;
  for (std::size_t at = 0; at < sentence.size();) {
    if (sentence[at] == '"') in_quotes = !in_quotes;
    const bool word_begins = at == 0 || sentence[at - 1] == ' ';
    if (!in_quotes && word_begins) {
      const auto behind = [&](std::string_view the) {
        for (const char* where : {" to ", " in ", " into ", " on ", " onto "}) {
          if (out.ends_with(where + std::string(the))) return true;
        }
        return false;
      };
      const bool bare = behind("");
      if (const auto [place, length] = place_at(sentence.substr(at), bare || behind("the ")); length > 0) {
        out += (bare ? "the " : "") + place;
        at += length;
        continue;
      }
    }
    out += sentence[at++];
  }
  return out;
}

}  // namespace verbatim::scenario

#include "match/edition_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "base/letter_case.h"
#include "base/toml_keys.h"
#include "cardtext/suggest.h"
#include "match/record.h"

namespace verbatim {
namespace {

constexpr const char* kBase = "based_on";
constexpr const char* kName = "name";
constexpr const char* kTitle = "title";

struct Line {
  Switch is;
  unsigned line = 0;
  bool quoted = false;
};

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool is_of_key(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool is_of_word(char c) { return is_of_key(c) || c == '.' || c == '/' || c == '-'; }
bool is_blank(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }
bool is_control(char c) { return std::iscntrl(static_cast<unsigned char>(c)) != 0; }

// What stands at the front of `rest` and is all of a kind; it is taken away.
std::string take(std::string_view& rest, bool (*kind)(char)) {
  const auto end = static_cast<std::size_t>(std::find_if_not(rest.begin(), rest.end(), kind) - rest.begin());
  const std::string taken(rest.substr(0, end));
  rest.remove_prefix(end);
  return taken;
}

// With the clause that the game gives to what its editions say, if it has one.
std::string under_clause(const Rules& rules, const std::string& what) {
  const std::string clause = rules.edition_clause();
  return clause.empty() ? what : clause + ": " + what;
}

// Is it a number, or true or false, in the game's first edition, and so in every one?
bool takes_no_word(const Rules& rules, const std::string& key) {
  const auto all = rules.switches(rules.editions().front());
  if (!all) return false;
  return std::any_of(all->begin(), all->end(), [&](const Switch& s) {
    const bool number =
        std::all_of(s.value.begin(), s.value.end(), [](char c) { return c >= '0' && c <= '9'; });
    return s.key == key && (number || s.value == "true" || s.value == "false");
  });
}

// "; CF 16.1: the switch draw_count takes a whole number from 0 to 20"
std::string what_it_takes(const Rules& rules, const std::string& key) {
  const auto taken = rules.check({key, "?"});
  const std::string wrong = taken ? "" : taken.error();
  return wrong.empty() ? "" : "; " + wrong.substr(0, wrong.rfind(", not "));
}

// The name that is nearest to one that does not exist.
std::string nearest(const std::vector<std::string>& all, const std::string& written) {
  const auto distance = [&](const std::string& s) { return cardtext::edit_distance(s, written); };
  const auto best = std::min_element(all.begin(), all.end(), [&](const std::string& a, const std::string& b) {
    return distance(a) < distance(b);
  });
  if (best != all.end() && distance(*best) <= 3) return "; did you mean " + *best + "?";
  // "start_hp": what begins with the same word.
  const std::string first = written.substr(0, written.find('_') + 1);
  std::vector<std::string> alike;
  for (const std::string& s : all) {
    if (!first.empty() && s.starts_with(first)) alike.push_back(s);
  }
  return alike.empty() ? "" : fmt::format("; did you mean {}?", fmt::join(alike, " or "));
}

// Why there is no such switch or no such value, with the switch that was meant.
std::string wrong_switch(const Rules& rules, const Switch& s) {
  const auto taken = rules.check(s);
  if (taken) return "";
  std::vector<std::string> keys;
  if (const auto all = rules.switches(rules.editions().front())) {
    for (const Switch& one : *all) keys.push_back(one.key);
  }
  const bool exists = std::find(keys.begin(), keys.end(), s.key) != keys.end();
  return taken.error() + (exists ? "" : nearest(keys, s.key));
}

// A line that is not understood because no value stands in it, a word without quotes, or a truth in capitals:
// what to write instead, or what the switch takes where that will not do; otherwise nothing.
std::string word_in_quotes(const Rules& rules, std::string_view text, unsigned line) {
  for (; line > 1 && !text.empty(); --line)
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  std::string_view row = text.substr(0, text.find('\n'));
  take(row, is_blank);
  const std::string key = take(row, is_of_key);
  take(row, is_blank);
  if (key.empty() || !row.starts_with('=')) return "";
  row.remove_prefix(1);
  take(row, is_blank);
  const std::string word = take(row, is_of_word);
  take(row, is_blank);
  if (word.empty() && (row.empty() || row.front() == '#'))
    return key + " has no value" + what_it_takes(rules, key);
  if (word.empty() || !is_letter(word.front()) || (!row.empty() && row.front() != '#')) return "";
  const std::string small = in_small_letters(word);
  if (small == "true" || small == "false")
    return under_clause(rules, fmt::format("write {} = {}", key, small));
  if (const std::string wrong = key == kBase ? "" : wrong_switch(rules, {key, word}); !wrong.empty())
    return wrong;
  return under_clause(rules, fmt::format("a word stands in quotes: {} = \"{}\"", key, word));
}

Result<std::vector<Line>, std::string> read_lines(const Rules& rules, std::string_view text,
                                                  const std::string& file) {
  std::vector<Line> out;
  if (const std::size_t at = overlong_key(text); at < text.size()) {
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return failed(fmt::format("{}:{}: a key has too many parts", file, line));
  }
  try {
    const toml::table root = toml::parse(text);
    for (const auto& [key, value] : root) {
      const std::string name(key.str());
      const unsigned line = key.source().begin.line;
      if (value.is_string()) {
        out.push_back({{name, *value.value<std::string>()}, line, true});
      } else if (value.is_boolean()) {
        out.push_back({{name, *value.value<bool>() ? "true" : "false"}, line});
      } else if (value.is_integer()) {
        out.push_back({{name, std::to_string(*value.value<std::int64_t>())}, line});
      } else if (value.is_floating_point()) {
        out.push_back({{name, fmt::format("{}", *value.value<double>())}, line});
      } else {
        return failed(
            fmt::format("{}:{}: {} is neither a whole number, true or false, nor a word in quotes{}", file,
                        line, name, what_it_takes(rules, name)));
      }
    }
  } catch (const toml::parse_error& e) {
    const unsigned line = e.source().begin.line;
    const std::string_view said = e.description();
    const std::string meant = said.find("cannot redefine") != said.npos
                                  ? "this key stands here a second time; leave one of the two lines out"
                                  : word_in_quotes(rules, text, line);
    return failed(fmt::format("{}:{}: {}", file, line, meant.empty() ? std::string(said) : meant));
  }
  return out;
}

// Why a line of a file is wrong: also where its value stands in quotes that it should not have, or lacks
// them.
std::string wrong_line(const Rules& rules, const Line& l) {
  if (std::string wrong = wrong_switch(rules, l.is); !wrong.empty()) return wrong;
  const bool word = !takes_no_word(rules, l.is.key);
  if (word == l.quoted) return "";
  return under_clause(rules, word ? fmt::format("a word stands in quotes: {} = \"{}\"", l.is.key, l.is.value)
                                  : fmt::format("it stands without quotes: {} = {}", l.is.key, l.is.value));
}

std::string beside(const std::string& file, const std::string& other) {
  return (std::filesystem::path(file).parent_path() / other).string();
}

// The switches of the edition that a file is based on, one of the game's or another file beside it. `above`:
// the files that led here.
Result<std::vector<Switch>, std::string> whole_file(const Rules&, std::string_view toml,
                                                    const std::string& file, std::vector<std::string> above);
Result<std::vector<Switch>, std::string> base_of(const Rules& rules, const std::string& base,
                                                 const std::string& file, std::vector<std::string> above) {
  if (!base.ends_with(".toml")) {
    auto all = rules.switches(base);
    if (!all) return failed(all.error() + meant_edition(rules, base));
    return all;
  }
  above.push_back(std::filesystem::path(file).lexically_normal().string());
  const std::string path = std::filesystem::path(beside(file, base)).lexically_normal().string();
  if (std::find(above.begin(), above.end(), path) != above.end())
    return failed(under_clause(rules, base + " is based on this file itself"));
  const auto text = load_file(path);
  if (!text) return failed(text.error());
  return whole_file(rules, *text, path, std::move(above));
}

// Nobody is to take it for one of the game's own editions, unless that is what it is.
std::string wrong_name(const Rules& rules, const std::vector<Switch>& all) {
  for (const Switch& s : all) {
    if (s.key != kName && s.key != kTitle) continue;
    if (std::all_of(s.value.begin(), s.value.end(), is_blank))
      return under_clause(rules, s.key + " is empty; give the edition a " + s.key);
    if (std::any_of(s.value.begin(), s.value.end(), is_control))
      return under_clause(rules, s.key + " is more than one line, or has a tab in it; write it in one line");
    if (s.key != kName) continue;
    const std::vector<std::string> taken = rules.editions();
    if (std::find(taken.begin(), taken.end(), s.value) == taken.end()) continue;
    const auto own = rules.switches(s.value);
    const auto differs = [&](const Switch& one) {
      return one.key != kTitle && std::none_of(own->begin(), own->end(), [&](const Switch& other) {
               return other.key == one.key && other.value == one.value;
             });
    };
    if (std::any_of(all.begin(), all.end(), differs))
      return under_clause(rules,
                          "there is an edition \"" + s.value + "\" already; give this one another name");
  }
  return "";
}

Result<std::vector<Switch>, std::string> whole_file(const Rules& rules, std::string_view text,
                                                    const std::string& file, std::vector<std::string> above) {
  const auto lines = read_lines(rules, text, file);
  if (!lines) return failed(lines.error());
  const auto base =
      std::find_if(lines->begin(), lines->end(), [](const Line& l) { return l.is.key == kBase; });
  auto all = base_of(rules, base == lines->end() ? rules.editions().front() : base->is.value, file,
                     std::move(above));
  if (!all) return failed(fmt::format("{}:{}: {}", file, base->line, all.error()));
  std::vector<std::string> missing;
  for (const Switch& s : *all) missing.push_back(s.key);
  for (const Line& l : *lines) {
    if (l.is.key == kBase) continue;
    if (const std::string wrong = wrong_line(rules, l); !wrong.empty())
      return failed(fmt::format("{}:{}: {}", file, l.line, wrong));
    std::find_if(all->begin(), all->end(), [&](const Switch& s) { return s.key == l.is.key; })->value =
        l.is.value;
    std::erase(missing, l.is.key);
  }
  if (base == lines->end() && !missing.empty()) {
    return failed(
        file + ": " +
        under_clause(rules, fmt::format("no value for {}; give each a value, or write based_on = \"{}\" to "
                                        "take the rest from that edition",
                                        fmt::join(missing, ", "), rules.editions().front())));
  }
  // Nobody is to take it for the edition that it is based on.
  const auto switch_of = [&](const char* key) {
    return std::find_if(all->begin(), all->end(), [&](const Switch& s) { return s.key == key; });
  };
  const auto given = [&](const char* key) {
    return std::find(missing.begin(), missing.end(), key) == missing.end();
  };
  const auto name = switch_of(kName), title = switch_of(kTitle);
  if (name != all->end() && !given(kName)) name->value = std::filesystem::path(file).stem().string();
  if (title != all->end() && name != all->end() && !given(kTitle)) title->value = name->value;
  return all;
}

bool names(std::string_view text, std::string_view key) {
  const auto letter = [&](std::size_t i) { return i < text.size() && is_of_key(text[i]); };
  for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
    if ((at == 0 || !letter(at - 1)) && !letter(at + key.size())) return true;
  }
  return false;
}

}  // namespace

std::string placed(const Rules& rules, const std::string& error, std::string_view toml,
                   const std::string& file) {
  unsigned line = 0;
  if (const auto lines = read_lines(rules, toml, file)) {
    for (const Line& l : *lines) {
      if (names(error, l.is.key)) line = std::max(line, l.line);
    }
  }
  return line == 0 ? file + ": " + error : fmt::format("{}:{}: {}", file, line, error);
}

std::string meant_edition(const Rules& rules, const std::string& name) {
  return nearest(rules.editions(), name);
}

Result<std::vector<Switch>, std::string> read_edition(const Rules& rules, std::string_view text,
                                                      const std::string& file) {
  const auto lines = read_lines(rules, text, file);
  if (!lines) return failed(lines.error());
  std::vector<Switch> out;
  for (const Line& l : *lines) out.push_back(l.is);
  return out;
}

Result<std::vector<Switch>, std::string> whole_edition(const Rules& rules, std::string_view text,
                                                       const std::string& file) {
  auto all = whole_file(rules, text, file, {});
  if (!all) return all;
  if (const std::string wrong = wrong_name(rules, *all); !wrong.empty())
    return failed(placed(rules, wrong, text, file));
  return all;
}

Result<std::unique_ptr<Printing>, std::string> print_edition(const Rules& rules, const std::string& name,
                                                             int seats, const std::vector<Switch>& changes) {
  for (const Switch& s : changes) {
    if (const std::string wrong = wrong_switch(rules, s); !wrong.empty()) return failed(wrong);
  }
  if (!name.ends_with(".toml")) {
    const std::vector<std::string> known = rules.editions();
    auto printing = rules.print(name, seats, changes);
    if (printing || std::find(known.begin(), known.end(), name) != known.end()) return printing;
    return failed(printing.error() + meant_edition(rules, name));
  }
  const auto text = load_file(name);
  if (!text) return failed(text.error());
  auto switches = whole_edition(rules, *text, name);
  if (!switches) return failed(switches.error());
  switches->insert(switches->end(), changes.begin(), changes.end());
  auto printing = rules.print(rules.editions().front(), seats, *switches);
  if (!printing) return failed(placed(rules, printing.error(), *text, name));
  return std::move(*printing);
}

}  // namespace verbatim

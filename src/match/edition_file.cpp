#include "match/edition_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>

#include <algorithm>

#include "cardtext/suggest.h"
#include "match/record.h"

namespace verbatim {
namespace {

constexpr const char* kBase = "based_on";

struct Line {
  Switch is;
  unsigned line = 0;
};

Result<std::vector<Line>, std::string> read_lines(std::string_view text, const std::string& file) {
  std::vector<Line> out;
  try {
    const toml::table root = toml::parse(text);
    for (const auto& [key, value] : root) {
      const std::string name(key.str());
      const unsigned line = key.source().begin.line;
      if (value.is_string()) {
        out.push_back({{name, *value.value<std::string>()}, line});
      } else if (value.is_boolean()) {
        out.push_back({{name, *value.value<bool>() ? "true" : "false"}, line});
      } else if (value.is_integer()) {
        out.push_back({{name, std::to_string(*value.value<std::int64_t>())}, line});
      } else {
        return failed(fmt::format("{}:{}: {} is neither a whole number, true or false, nor a word in quotes",
                                  file, line, name));
      }
    }
  } catch (const toml::parse_error& e) {
    return failed(fmt::format("{}:{}: {}", file, e.source().begin.line, e.description()));
  }
  return out;
}

// The switch whose name is nearest to one that does not exist.
std::string nearest(const std::vector<Switch>& all, const std::string& key) {
  const auto distance = [&](const Switch& s) { return cardtext::edit_distance(s.key, key); };
  const auto best = std::min_element(
      all.begin(), all.end(), [&](const Switch& a, const Switch& b) { return distance(a) < distance(b); });
  return best != all.end() && distance(*best) <= 3 ? "; did you mean " + best->key + "?" : "";
}

}  // namespace

Result<std::vector<Switch>, std::string> read_edition(std::string_view text, const std::string& file) {
  const auto lines = read_lines(text, file);
  if (!lines) return failed(lines.error());
  std::vector<Switch> out;
  for (const Line& l : *lines) out.push_back(l.is);
  return out;
}

Result<std::vector<Switch>, std::string> whole_edition(const Rules& rules, std::string_view text,
                                                       const std::string& file) {
  const auto lines = read_lines(text, file);
  if (!lines) return failed(lines.error());
  const auto base =
      std::find_if(lines->begin(), lines->end(), [](const Line& l) { return l.is.key == kBase; });
  auto all = rules.switches(base == lines->end() ? rules.editions().front() : base->is.value);
  if (!all) return failed(fmt::format("{}:{}: {}", file, base->line, all.error()));
  std::vector<std::string> missing;
  for (const Switch& s : *all) missing.push_back(s.key);
  for (const Line& l : *lines) {
    if (l.is.key == kBase) continue;
    const auto at =
        std::find_if(all->begin(), all->end(), [&](const Switch& s) { return s.key == l.is.key; });
    if (const auto taken = rules.check(l.is); !taken)
      return failed(fmt::format("{}:{}: {}{}", file, l.line, taken.error(),
                                at == all->end() ? nearest(*all, l.is.key) : ""));
    at->value = l.is.value;
    std::erase(missing, l.is.key);
  }
  if (base == lines->end() && !missing.empty()) {
    return failed(
        fmt::format("{}: no value for {}; give each a value, or write based_on = \"{}\" to take the rest "
                    "from that edition",
                    file, fmt::join(missing, ", "), rules.editions().front()));
  }
  return all;
}

Result<std::unique_ptr<Printing>, std::string> print_edition(const Rules& rules, const std::string& name,
                                                             int seats, const std::vector<Switch>& changes) {
  if (!name.ends_with(".toml")) return rules.print(name, seats, changes);
  const auto text = load_file(name);
  if (!text) return failed(text.error());
  auto switches = whole_edition(rules, *text, name);
  if (!switches) return failed(switches.error());
  switches->insert(switches->end(), changes.begin(), changes.end());
  auto printing = rules.print(rules.editions().front(), seats, *switches);
  if (!printing) return failed(name + ": " + printing.error());
  return std::move(*printing);
}

}  // namespace verbatim

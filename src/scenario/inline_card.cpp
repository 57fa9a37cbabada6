// A card that a scenario defines: "(Drone, 3 crystals, 1 production, 2/1/1)" and its text.

#include <algorithm>
#include <set>

#include "base/letter_case.h"
#include "scenario/form.h"
#include "scenario/position.h"

namespace verbatim::scenario {
namespace {

// The figures of a card, each said once.
class Figures {
 public:
  Figures(const Words& words, Card& card) : words_(words), names_(words.names()), card_(card) {}

  Trouble read(std::string item) {
    std::vector<Value> values;
    // "power 2/1/1", and "power 3" as of a blank card: the same in each place.
    if (item.starts_with("power ")) {
      item.erase(0, std::string_view("power ").size());
      const std::string each = item;
      if (item.find('/') == std::string::npos) {
        for (std::size_t i = 1; i < names_.powers.size(); ++i) item += "/" + each;
      }
    }
    if (fits(words_, "{prices}", item, values)) {
      if (Trouble t = wrong_number("{prices}", values, StepKind::Given); !t.empty()) return t;
      const Amount& a = values[0].amounts[0];
      const std::string& field = names_.prices[static_cast<std::size_t>(a.of)].field;
      card_.numbers[field] = a.number;
      return once(field);
    }
    if (const std::string kind = kind_of(item); !kind.empty()) {
      card_.words["kind"] = kind;
      return once("kind");
    }
    if (item.find('/') != std::string::npos) {
      std::string pattern = "{number}";
      for (std::size_t i = 1; i < names_.powers.size(); ++i) pattern += "/{number}";
      if (!fits(words_, pattern, item, values)) return "this is no power";
      if (Trouble t = wrong_number(pattern, values, StepKind::Given); !t.empty()) return t;
      for (std::size_t i = 0; i < names_.powers.size(); ++i)
        card_.numbers[names_.powers[i]] = values[i].number;
      return once("/");
    }
    if (item.empty() || item.front() < 'A' || item.front() > 'Z')
      return "this is neither a type, a price, a power nor a kind of card; types begin with a capital";
    card_.types.push_back(item);
    return once("type " + item);
  }

 private:
  Trouble once(const std::string& what) { return said_.insert(what).second ? "" : "this is said twice"; }

  // Names of a game are read in capitals and in small letters.
  std::string kind_of(const std::string& item) const {
    const auto kind = std::find_if(names_.kinds.begin(), names_.kinds.end(),
                                   [&](const std::string& k) { return same_in_any_case(k, item); });
    return kind == names_.kinds.end() ? "" : *kind;
  }

  const Words& words_;
  const Names& names_;
  Card& card_;
  std::set<std::string> said_;
};

}  // namespace

Result<Card, std::string> inline_card(const Words& words, const std::string& name, const std::string& figures,
                                      const std::string& text) {
  Card card;
  card.name = name;
  card.text = text;
  Figures read(words, card);
  std::string_view left = figures;
  while (!left.empty()) {
    const std::size_t comma = std::min(left.find(','), left.size());
    const std::string item(trimmed(left.substr(0, comma)));
    left.remove_prefix(std::min(comma + 1, left.size()));
    if (Trouble wrong = read.read(item); !wrong.empty()) return failed("\"" + item + "\": " + wrong);
  }
  return card;
}

}  // namespace verbatim::scenario

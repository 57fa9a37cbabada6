#include "scenario/form.h"

#include <algorithm>
#include <numeric>

#include "scenario/repair.h"

namespace verbatim::scenario {
namespace {

const char* keyword(StepKind kind) {
  return kind == StepKind::Given ? "Given" : kind == StepKind::When ? "When" : "Then";
}

// How far a text follows a pattern: the number of characters read by the best attempt.
std::size_t reach(const Words& words, std::string_view pattern, std::string_view text) {
  std::size_t best = 0;
  while (!pattern.empty() && !text.empty()) {
    if (pattern.starts_with("(s)")) {
      pattern.remove_prefix(3);
      if (text.starts_with('s')) text.remove_prefix(1);
    } else if (pattern.front() == '{') {
      const std::size_t end = pattern.find('}');
      const auto readings = words.read(pattern.substr(1, end - 1), text);
      if (readings.empty()) return best;
      best += readings[0].length;
      text.remove_prefix(readings[0].length);
      pattern.remove_prefix(end + 1);
    } else if (pattern.front() == text.front()) {
      ++best;
      pattern.remove_prefix(1);
      text.remove_prefix(1);
    } else {
      return best;
    }
  }
  return best;
}

// A number of things begins at 0; a power, and what a counter is seen to have, may lie below.
Trouble outside(int n, bool below_zero) {
  const int least = below_zero ? -kLargestNumber : 0;
  if (n > kLargestNumber) return "numbers go to " + std::to_string(kLargestNumber);
  if (n >= least) return "";
  return below_zero ? "numbers begin at " + std::to_string(least) : "this cannot be less than 0";
}

Trouble outside(std::string_view slot, const Value& v, StepKind kind) {
  if (slot == "n" || slot == "number") {
    if (Trouble t = outside(v.number, slot == "number"); !t.empty()) return t;
  }
  for (std::size_t i = 0; i < v.amounts.size(); ++i) {
    const Amount& a = v.amounts[i];
    for (std::size_t before = 0; before < i; ++before) {
      if (v.amounts[before].of == a.of) return "the same is said twice in this sentence";
    }
    const bool seen = slot == "counters" && kind == StepKind::Then;
    if (Trouble t = outside(a.number, seen); !t.empty()) return t;
  }
  for (const Thing& thing : v.things) {
    if (Trouble t = outside(thing.count, false); !t.empty()) return t;
    for (const int p : thing.power) {
      if (Trouble t = outside(p, true); !t.empty()) return t;
    }
  }
  return "";
}

// "{player} {action}" takes what nothing else does.
bool takes_anything(const Form& f) { return std::string_view(f.pattern).ends_with("{player} {action}"); }

Understood unknown(const Words& words, const Step& step) {
  std::vector<std::pair<std::size_t, const Form*>> ranked;
  std::size_t furthest = 0;
  for (const Form& f : forms()) {
    if (f.kind != step.kind) continue;
    // A slot that takes anything says nothing about what was meant.
    const std::string_view pattern = f.pattern;
    const std::size_t open = std::min(pattern.find("{action}"), pattern.find("{rest}"));
    const std::size_t far = reach(words, pattern.substr(0, open), step.sentence);
    ranked.push_back({far, &f});
    furthest = std::max(furthest, far);
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  Understood out;
  const auto repaired = repair(words, step, furthest);
  out.at = repaired ? repaired->at : furthest;
  const int indent = letters(std::string_view(step.sentence).substr(0, out.at));
  out.trouble = "no such step\n    " + step.sentence + "\n    " +
                std::string(static_cast<std::size_t>(indent), ' ') + "^";
  if (repaired) out.trouble += "\n  did you mean: " + repaired->meant;
  out.trouble += "\n  the nearest forms:";
  for (std::size_t i = 0; i < ranked.size() && i < 3; ++i) {
    out.trouble += "\n    " + std::string(keyword(step.kind)) + " " + ranked[i].second->pattern;
  }
  return out;
}

}  // namespace

bool fits(const Words& words, std::string_view pattern, std::string_view text, std::vector<Value>& values) {
  if (pattern.empty()) return text.empty();
  if (pattern.starts_with("(s)")) {
    if (text.starts_with('s') && fits(words, pattern.substr(3), text.substr(1), values)) return true;
    return fits(words, pattern.substr(3), text, values);
  }
  // Other words for the same.
  if (pattern.starts_with("holds ") && text.starts_with("contains "))
    return fits(words, pattern.substr(6), text.substr(9), values);
  if (pattern == "out" && text == "eliminated") return true;
  if (pattern == "priority" && text == "the priority token") return true;
  if (pattern.front() != '{') {
    return !text.empty() && pattern.front() == text.front() &&
           fits(words, pattern.substr(1), text.substr(1), values);
  }
  const std::size_t end = pattern.find('}');
  for (Reading& r : words.read(pattern.substr(1, end - 1), text)) {
    const std::size_t length = r.length;
    values.push_back(std::move(r.value));
    if (fits(words, pattern.substr(end + 1), text.substr(length), values)) return true;
    values.pop_back();
  }
  return false;
}

Trouble wrong_number(std::string_view pattern, const std::vector<Value>& values, StepKind kind) {
  for (const Value& v : values) {
    pattern.remove_prefix(pattern.find('{') + 1);
    if (Trouble t = outside(pattern.substr(0, pattern.find('}')), v, kind); !t.empty()) return t;
  }
  return "";
}

bool has_form(const Words& words, const Step& step) {
  return std::any_of(forms().begin(), forms().end(), [&](const Form& f) {
    std::vector<Value> values;
    return f.kind == step.kind && !takes_anything(f) && fits(words, f.pattern, step.sentence, values);
  });
}

Understood understand(const Words& words, const Step& step) {
  Understood out;
  std::vector<const Form*> found;
  for (const Form& f : forms()) {
    if (f.kind != step.kind) continue;
    std::vector<Value> values;
    if (!fits(words, f.pattern, step.sentence, values)) continue;
    if (!found.empty() && takes_anything(f)) continue;
    if (found.empty()) out.sentence = {&f, {std::move(values), &step}};
    found.push_back(&f);
  }
  if (found.empty()) {
    return unknown(words, step);
  } else if (found.size() > 1) {
    out.trouble =
        "this can be read in two ways\n    " + std::string(found[0]->pattern) + "\n    " + found[1]->pattern;
  } else {
    out.trouble = wrong_number(out.sentence.form->pattern, out.sentence.match.values, step.kind);
  }
  return out;
}

}  // namespace verbatim::scenario

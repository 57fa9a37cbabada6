#include "tests/clauses/told.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace verbatim::clauses {
namespace {

std::string letter(int seat) { return std::string(1, static_cast<char>('A' + seat)); }

// The face's name; the paragraph too when the face has several for the same moment.
std::string name_of(const Game& game, const State& s, int object, int ability) {
  const Face& face = Table(game, s).face(object);
  const TriggerId trigger = game.code().abilities[static_cast<std::size_t>(ability)].trigger;
  int place = 0, all = 0;
  for (AbilityId id : face.abilities) {
    if (game.code().abilities[id.value].trigger != trigger) continue;
    ++all;
    if (id.value <= ability) ++place;
  }
  return all > 1 ? face.name + "#" + std::to_string(place) : face.name;
}

std::string name_of(const Kernel& k, const State& s, const Option& o) {
  switch (o.kind) {
    case OptionKind::Ability:
      return name_of(k.game(), s, o.value, o.extra);
    case OptionKind::Object:
      return Table(k.game(), s).face(o.value).name;
    case OptionKind::Seat:
      return letter(o.value);
    case OptionKind::Number:
    case OptionKind::Chance:
      return std::to_string(o.value);
    case OptionKind::Decline:
      return "-";
    default:
      return k.label(s, o);
  }
}

// The option to take, or -1 with the reason in `wrong`.
int decide(const Decision& d, const std::vector<std::string>& names, const std::string* wish, bool& fulfilled,
           std::string& wrong) {
  const auto find = [&](const std::string& name) {
    const auto at = std::find(names.begin(), names.end(), name);
    return at == names.end() ? -1 : static_cast<int>(at - names.begin());
  };
  if (wish != nullptr) {
    if (const int k = find(*wish); k >= 0) return fulfilled = true, k;
  }
  if (!d.window) {
    wrong = wish == nullptr ? "asked and the script is silent" : "cannot " + *wish;
    return -1;
  }
  if (wish != nullptr && *wish == "-") return wrong = "cannot decline", -1;
  const int decline = find("-");
  return decline >= 0 ? decline : 0;  // what is mandatory and alone happens
}

std::string words_of(const LogEntry& e, const Game& game, const State& s,
                     const std::vector<std::string>& words) {
  if (e.kind == LogKind::Resolved) return name_of(game, s, e.object, e.extra);
  if (e.kind != LogKind::Said) return "";
  if (e.extra == 1) return "=" + std::to_string(e.amount);
  const std::string& word = words[static_cast<std::size_t>(e.amount)];
  return e.object < 0 ? word : word + "(" + Table(game, s).face(e.object).name + ")";
}

void append(std::string& text, const std::string& word) { text += (text.empty() ? "" : " ") + word; }

}  // namespace

Told tell(const Game& game, State s, const std::vector<std::string>& script,
          const std::vector<std::string>& words) {
  Told told;
  told.game = &game;
  LogList log;
  Kernel k(game, &log);
  std::size_t next = 0;
  std::string wrong;
  Stop stop;
  while ((stop = k.run(s)) == Stop::Decision) {
    const Decision& d = k.decision();
    std::vector<std::string> names;
    for (const Option& o : d.options) names.push_back(name_of(k, s, o));
    std::string asked = (d.chance ? std::string("chance") : letter(d.seat)) + ":";
    for (const std::string& n : names) asked += " " + n;
    if (!d.chance) told.asked.push_back(asked);
    if (d.window) told.calls.push_back(letter(d.seat));
    bool fulfilled = false;
    const int choice = decide(d, names, next < script.size() ? &script[next] : nullptr, fulfilled, wrong);
    next += fulfilled ? 1 : 0;
    if (choice < 0) {
      wrong += " (" + asked + ")";
      break;
    }
    k.answer_unchecked(s, choice);
  }
  if (stop == Stop::Failed) wrong = "failed: " + k.explain_failure(s);
  for (const LogEntry& e : log.entries) {
    if (const std::string word = words_of(e, game, s, words); !word.empty()) {
      append(told.trace, word);
      append(told.story, word);
    } else if (e.kind == LogKind::Declined) {
      append(told.trace, "[" + letter(e.seat) + "]");
    }
  }
  std::string rest = wrong;
  for (; wrong.empty() && next < script.size(); ++next) append(rest, "never: " + script[next]);
  if (!rest.empty()) {
    append(told.trace, rest);
    append(told.story, rest);
  }
  told.state = std::move(s);
  return told;
}

}  // namespace verbatim::clauses

#include "tui/refused.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "tui/prompt.h"

namespace verbatim::tui {
namespace {

// What refusals have in common: the clause, what the card's text says, and with neither, or where they do not
// say it, the reason.
using Rule = std::tuple<std::string, std::string, std::string>;
Rule rule_of(const Refused& r) {
  const bool bare = r.clause.empty() && r.text.empty();
  return {r.clause, r.text, bare || r.by_order ? r.reason : ""};
}

class Asking {
 public:
  Asking(Match& match, const View& view, const Teller& teller)
      : match_(match), view_(view), teller_(teller), t_(view.table(teller.game())) {}

  std::vector<Refused> run() {
    if (match_.over() || match_.failed()) return {};
    prompt_ = match_.decision().prompt;
    for (const Option& o : match_.decision().options)
      offered_.insert(option_words(o, view_, teller_, prompt_));
    const Instruction& i = t_.code().instructions[t_.header().pc];
    if (i.op == Op::window_next)
      abilities_of_all();
    else if (i.op == Op::choose || i.op == Op::list_choose)
      groups(t_.code().choices[i.y]);
    return std::move(refused_);
  }

 private:
  void groups(const Choice& c) {
    for (int k = 0; k < c.groups.count; ++k) {
      const Group& g = t_.code().groups[static_cast<std::size_t>(c.groups.first + k)];
      const auto group = static_cast<std::uint8_t>(k);
      if (g.kind == GroupKind::Single) {
        ask({OptionKind::Single, group, 0, 0, g.label});
      } else if (g.kind == GroupKind::Objects) {
        for (int o = 0; o < t_.objects(); ++o) {
          if (shown(o)) ask({OptionKind::Object, group, static_cast<std::int16_t>(o), 0, g.label});
        }
      } else if (g.kind == GroupKind::Numbers && c.kind == ChoiceKind::OneOf && g.x.is_constant() &&
                 g.y.is_constant()) {
        for (int v = g.x.constant_value(); v <= g.y.constant_value(); ++v)
          ask({OptionKind::Number, group, static_cast<std::int16_t>(v), 0, g.label});
      } else if (g.kind == GroupKind::Abilities) {
        abilities_of_all(TriggerId(g.selection), group);
      }
    }
  }

  // In a window: the player's own cards that have something to say at other moments too are not refused, only
  // those that have it for this one.
  void abilities_of_all() {
    const std::int16_t* f = t_.stack() + t_.header().frame;
    const std::int16_t* w = t_.stack() + f[kWindow];
    abilities_of_all(t_.code().windows[static_cast<std::size_t>(w[0])].trigger, 0xff);
  }
  void abilities_of_all(TriggerId trigger, std::uint8_t group) {
    for (int o = 0; o < t_.objects(); ++o) {
      if (!shown(o) || t_.controller(o) != view_.seat()) continue;
      for (const AbilityId a : t_.face(o).abilities) {
        const Ability& ability = t_.code().abilities[a.value];
        if (ability.trigger != trigger || (ability.zones >> t_.kind_of(t_.zone_of(o)) & 1) == 0) continue;
        ask({OptionKind::Ability, group, static_cast<std::int16_t>(o), static_cast<std::int16_t>(a.value),
             ability.text});
      }
    }
  }

  bool shown(int o) const { return t_.known_to(o, view_.seat()) && t_.zone_of(o) != t_.layout().nowhere(); }

  void ask(const Option& o) {
    const auto found = match_.find(o);
    if (found || found.error().kind != Refusal::Kind::Forbidden) return;
    const Refusal& why = found.error();
    const bool card = o.kind == OptionKind::Object || o.kind == OptionKind::Ability;
    Refused r{option_words(o, view_, teller_, prompt_),
              why.reason,
              t_.code().clauses[why.clause.value],
              why.words,
              card ? o.value : -1,
              why.by_order};
    if (why.whole_group) {  // one line speaks for all of them
      r.words = filled(t_.code().labels[o.label.value], "a card");
      r.object = -1;
    } else if (offered_.contains(r.words)) {
      if (!card) return;
      r.words += ", another copy";
    }
    // Copies of a card are refused alike.
    const bool again = std::any_of(refused_.begin(), refused_.end(), [&](const Refused& other) {
      return other.words == r.words && other.clause == r.clause && other.text == r.text;
    });
    if (!again) refused_.push_back(std::move(r));
  }

  Match& match_;
  const View& view_;
  const Teller& teller_;
  const Table t_;
  LabelId prompt_;
  std::set<std::string> offered_;  // in words
  std::vector<Refused> refused_;
};

}  // namespace

namespace {

std::string heading(const Rule& rule, const Clauses& clauses) {
  const auto& [clause, text, reason] = rule;
  std::vector<std::string> parts;
  if (!clause.empty()) parts.push_back("[" + clause + "]");
  if (!text.empty()) parts.push_back("The text says \"" + text + "\".");
  if (!reason.empty())
    parts.push_back(reason);
  else if (!clause.empty() && clauses)
    parts.push_back(sentence(clauses(clause)));
  std::string out;
  for (const std::string& part : parts) out += (out.empty() || part.empty() ? "" : " ") + part;
  return out;
}

}  // namespace

std::vector<std::string> refusal_lines(const std::vector<Refused>& refused, const Board& board,
                                       const Clauses& clauses) {
  std::vector<std::string> lines;
  std::vector<Rule> rules;  // in the order they come up
  for (const Refused& r : refused) {
    if (std::find(rules.begin(), rules.end(), rule_of(r)) == rules.end()) rules.push_back(rule_of(r));
  }
  for (const Rule& rule : rules) {
    lines.push_back(heading(rule, clauses));
    std::vector<Entry> entries;
    std::vector<int> objects;
    for (const Refused& r : refused) {
      if (rule_of(r) != rule) continue;
      entries.push_back({0, r.words, ""});
      objects.push_back(r.object);
    }
    for (const Row& row : rows_of(std::move(entries), objects)) {
      std::string line = "  " + row.words;
      for (const Entry& e : row.entries) {
        if (row.entries.size() > 1) line += (&e == &row.entries.front() ? " " : ", ") + e.brief;
      }
      lines.push_back(std::move(line));
      const auto which = std::find_if(refused.begin(), refused.end(),
                                      [&](const Refused& r) { return r.words == row.entries.front().words; });
      const BoardCard* card = which == refused.end() ? nullptr : card_on(board, which->object);
      if (card != nullptr) lines.push_back("    " + headline(*card));
    }
  }
  return lines;
}

std::vector<Refused> refused_options(Match& match, const View& view, const Teller& teller) {
  return Asking(match, view, teller).run();
}

}  // namespace verbatim::tui

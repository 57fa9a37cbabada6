#include "tui/refused.h"

#include <algorithm>

#include "tui/prompt.h"

namespace verbatim::tui {
namespace {

class Asking {
 public:
  Asking(Match& match, const View& view, const Teller& teller)
      : match_(match), view_(view), teller_(teller), t_(view.table(teller.game())) {}

  std::vector<Refused> run() {
    if (match_.over() || match_.failed()) return {};
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
    const bool card = o.kind == OptionKind::Object || o.kind == OptionKind::Ability;
    Refused r{option_words(o, view_, teller_), found.error().reason,
              t_.code().clauses[found.error().clause.value], card ? o.value : -1};
    // Copies of a card are refused alike.
    const bool again = std::any_of(refused_.begin(), refused_.end(), [&](const Refused& other) {
      return other.words == r.words && other.clause == r.clause;
    });
    if (!again) refused_.push_back(std::move(r));
  }

  Match& match_;
  const View& view_;
  const Teller& teller_;
  const Table t_;
  std::vector<Refused> refused_;
};

}  // namespace

namespace {

const BoardCard* card_on(const Board& b, int object) {
  for (const BoardSeat& s : b.seats) {
    for (const BoardPlace& p : s.places) {
      for (const BoardCard& c : p.cards) {
        if (c.object == object) return &c;
      }
    }
  }
  return nullptr;
}

}  // namespace

std::vector<std::string> refusal_lines(const std::vector<Refused>& refused, const Board& board,
                                       const Clauses& clauses) {
  std::vector<std::string> lines;
  std::vector<std::pair<std::string, std::string>> rules;  // clause and reason, in the order they come up
  for (const Refused& r : refused) {
    const std::pair<std::string, std::string> rule{r.clause, r.clause.empty() ? r.reason : ""};
    if (std::find(rules.begin(), rules.end(), rule) == rules.end()) rules.push_back(rule);
  }
  for (const auto& [clause, reason] : rules) {
    const std::string text = clauses ? sentence(clauses(clause)) : "";
    lines.push_back(clause.empty() ? reason : "[" + clause + "] " + text);
    std::vector<Entry> entries;
    std::vector<int> objects;
    for (const Refused& r : refused) {
      if (r.clause != clause || (clause.empty() && r.reason != reason)) continue;
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

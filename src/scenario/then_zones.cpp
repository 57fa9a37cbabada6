// Checks of what lies in zones and stands on places.

#include <algorithm>

#include "kernel/view.h"
#include "scenario/steps.h"

namespace verbatim::scenario::steps {
namespace {

// A card that a sentence names with the marks it must have, or one that lies there with all it has.
struct Shown {
  std::string name;
  std::vector<int> marks;
  bool any_filler = false;  // "1 other card": whichever of them
};

// Those that can be seen in a zone, in order.
std::vector<Shown> cards_in(Play& play, const Table& t, int zone) {
  std::vector<Shown> out;
  for (const int o : t.in(zone)) {
    if (o >= t.objects()) continue;
    Shown card{t.face(o).name, {}};
    for (const Named& mark : play.words().names().marks) {
      const bool means_it = mark.place < 0 || t.in_kind(o, mark.place);
      if (means_it && t.flag(o, mark.id)) card.marks.push_back(mark.id);
    }
    out.push_back(std::move(card));
  }
  return out;
}

std::vector<Shown> spelled_out(const std::vector<Thing>& things) {
  std::vector<Shown> out;
  for (const Thing& t : things) {
    if (t.kind == Thing::Kind::Token) continue;
    for (int i = 0; i < t.count; ++i) {
      const bool filler = t.kind == Thing::Kind::Filler;
      out.push_back({filler ? "other card" : t.card_name(), t.marks, filler});
    }
  }
  return out;
}

bool is(const Shown& there, const Shown& wanted) {
  if (wanted.any_filler) return there.name.starts_with(kFiller);
  return there.name == wanted.name && std::all_of(wanted.marks.begin(), wanted.marks.end(), [&](int mark) {
           return std::find(there.marks.begin(), there.marks.end(), mark) != there.marks.end();
         });
}

std::string told(Play& play, const Shown& card) {
  std::string marks;
  for (const int m : card.marks)
    marks += (marks.empty() ? "" : ", ") + Words::name_of(play.words().names().marks, m);
  return "\"" + card.name + "\"" + (marks.empty() ? "" : " (" + marks + ")");
}
std::string told(Play& play, const std::vector<Shown>& cards) {
  std::string out;
  for (const Shown& c : cards) out += (out.empty() ? "" : ", ") + told(play, c);
  return out.empty() ? "nothing" : out;
}

// Each card that is wanted is another one of those there. A card may be what two of them want: the one that
// has it goes elsewhere if it can.
class Assignment {
 public:
  Assignment(const std::vector<Shown>& wanted, const std::vector<Shown>& there)
      : wanted_(wanted), there_(there), holder_(there.size(), -1) {}

  // The first that finds none, or -1.
  int first_without() {
    for (std::size_t w = 0; w < wanted_.size(); ++w) {
      std::vector<bool> tried(there_.size());
      if (!place(static_cast<int>(w), tried)) return static_cast<int>(w);
    }
    return -1;
  }

 private:
  bool place(int w, std::vector<bool>& tried) {
    for (std::size_t k = 0; k < there_.size(); ++k) {
      if (tried[k] || !is(there_[k], wanted_[static_cast<std::size_t>(w)])) continue;
      tried[k] = true;
      if (holder_[k] >= 0 && !place(holder_[k], tried)) continue;
      holder_[k] = w;
      return true;
    }
    return false;
  }

  const std::vector<Shown>&wanted_, &there_;
  std::vector<int> holder_;
};

bool order_known(const Table& t, int zone) {
  return std::none_of(t.segments(zone).begin(), t.segments(zone).end(),
                      [](std::uint16_t s) { return Table::segment(s).unordered; });
}

Trouble tokens(Play& play, int seat, int zone, const Named& token, int number, bool at_least) {
  const int place = play.words().place_index(zone);
  for (const Named& here : play.stage().names().tokens) {
    if (here.id == token.id && !here.absent.empty()) return here.absent;
  }
  if (place < 0 || (token.place >= 0 && token.place != place))
    return token.names.front() + " do not stand there";
  const int was = play.stage().table().counter(seat, token.id + (token.place >= 0 ? 0 : place));
  return at_least && was >= number ? "" : expected(number, was, token.names.front());
}

// No cards, and nothing else either.
Trouble nothing_there(Play& play, int seat, int kind) {
  const Table t = play.stage().table();
  const auto there = cards_in(play, t, t.zone(kind, seat));
  if (!there.empty()) return "expected nothing there, was " + told(play, there);
  const int place = play.words().place_index(kind);
  for (const Named& token : play.stage().names().tokens) {
    if (place < 0 || !token.absent.empty() || (token.place >= 0 && token.place != place)) continue;
    if (Trouble wrong = tokens(play, seat, kind, token, 0, false); !wrong.empty()) return wrong;
  }
  return "";
}

// At least these cards; of what there should be none, none.
Trouble has_cards(Play& play, const std::vector<Thing>& things, const std::vector<Shown>& there) {
  for (const Thing& thing : things) {
    if (thing.kind == Thing::Kind::Token || thing.count > 0) continue;
    if (thing.kind == Thing::Kind::Filler)
      return "\"no other cards\" is said by \"is\": exactly what is named then lies there";
    const Shown none{thing.card_name(), thing.marks};
    if (std::any_of(there.begin(), there.end(), [&](const Shown& card) { return is(card, none); }))
      return "expected no " + told(play, none) + " there, was " + told(play, there);
  }
  const std::vector<Shown> wanted = spelled_out(things);
  const int without = Assignment(wanted, there).first_without();
  if (without < 0) return "";
  return "expected " + told(play, wanted[static_cast<std::size_t>(without)]) + " there, was " +
         told(play, there);
}

Trouble has_tokens(Play& play, int seat, int kind, const std::vector<Thing>& things, bool at_least) {
  for (const Thing& thing : things) {
    if (thing.kind != Thing::Kind::Token) continue;
    const Named& token = play.words().names().tokens[static_cast<std::size_t>(thing.token)];
    Trouble wrong = tokens(play, seat, kind, token, thing.count, at_least && thing.count > 0);
    if (!wrong.empty()) return wrong;
  }
  return "";
}

}  // namespace

Trouble has_tokens(Play& play, M m) {
  for (const Named& token : play.words().names().tokens) {
    if (token.id == m.values[3].number)
      return tokens(play, m.values[0].number, m.values[1].number, token, m.values[2].number, false);
  }
  return "no such token";
}

Trouble zone_holds(Play& play, M m) {
  const Table t = play.stage().table();
  const int seat = m.values[0].number, kind = m.values[1].number;
  const auto& things = m.values[2].things;
  if (things.empty()) return nothing_there(play, seat, kind);
  if (Trouble wrong = has_tokens(play, seat, kind, things, true); !wrong.empty()) return wrong;
  return has_cards(play, things, cards_in(play, t, t.zone(kind, seat)));
}

// Exactly these cards, in a deck in this order. Of the tokens that are named, exactly so many.
Trouble zone_is(Play& play, M m) {
  const Table t = play.stage().table();
  const int seat = m.values[0].number, kind = m.values[1].number, zone = t.zone(kind, seat);
  const auto& things = m.values[2].things;
  if (things.empty()) return nothing_there(play, seat, kind);
  if (Trouble wrong = has_tokens(play, seat, kind, things, false); !wrong.empty()) return wrong;
  for (const Thing& thing : things) {
    if (thing.kind != Thing::Kind::Token && thing.count == 0)
      return "\"is\" names what is there; what is not is said by \"holds no\"";
  }
  const auto wanted = spelled_out(things), there = cards_in(play, t, zone);
  const std::string was = told(play, there);
  bool same = wanted.size() == there.size();
  if (play.stage().board().game->declaration().zones[static_cast<std::size_t>(kind)].deck) {
    const bool alike = std::all_of(wanted.begin(), wanted.end(), [](const Shown& w) { return w.any_filler; });
    if (!order_known(t, zone) && !alike) return "nobody knows the order of that deck; it holds " + was;
    same = same && std::equal(there.begin(), there.end(), wanted.begin(), is);
  } else {
    same = same && Assignment(wanted, there).first_without() < 0;
  }
  return same ? "" : "expected " + told(play, wanted) + ", was " + was;
}

Trouble zone_empty(Play& play, M m) {
  const Table t = play.stage().table();
  const auto there = cards_in(play, t, t.zone(m.values[1].number, m.values[0].number));
  return there.empty() ? "" : "expected no cards, was " + told(play, there);
}
Trouble zone_not_empty(Play& play, M m) {
  const Table t = play.stage().table();
  return t.zone_size(t.zone(m.values[1].number, m.values[0].number)) > 0 ? "" : "there are no cards";
}
Trouble zone_size(Play& play, M m) {
  const Table t = play.stage().table();
  return expected(m.values[2].number, t.zone_size(t.zone(m.values[1].number, m.values[0].number)), "cards");
}

Trouble sees(Play& play, M m) {
  const int looker = m.values[0].number, owner = m.values[2].number, kind = m.values[3].number;
  const auto& things = m.values[1].things;
  const Game& game = *play.stage().board().game;
  const Table real = play.stage().table();
  const View view = verbatim::view(game, play.stage().state(), looker);
  const Table t = view.table(game);
  const auto seen = cards_in(play, t, t.zone(kind, owner));
  if (real.zone_size(real.zone(kind, owner)) == 0) return "there is nothing to see";
  for (const Thing& thing : things) {
    if (thing.kind == Thing::Kind::Token) return "what is seen in a zone is cards";
  }
  const Trouble wrong = things.empty() && !seen.empty() ? "expected nothing, was " + told(play, seen)
                                                        : has_cards(play, things, seen);
  return wrong.empty() ? "" : "what " + std::string(kPlayers[looker]) + " sees: " + wrong;
}

}  // namespace verbatim::scenario::steps

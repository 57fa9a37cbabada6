// Checks of numbers, cards and zones.

#include <algorithm>

#include "kernel/eval.h"
#include "scenario/steps.h"

namespace verbatim::scenario::steps {
namespace {

Trouble expected(int wanted, int was, const std::string& of) {
  if (wanted == was) return "";
  return "expected " + std::to_string(wanted) + " " + of + ", was " + std::to_string(was);
}

Trouble counters_of(Play& play, int seat, const std::vector<Amount>& amounts) {
  const Table t = play.stage().table();
  for (const Amount& a : amounts) {
    const std::string of = Words::name_of(play.words().names().counters, a.of);
    if (Trouble wrong = expected(a.number, t.counter(seat, a.of), of); !wrong.empty()) {
      return std::string(kPlayers[seat]) + ": " + wrong;
    }
  }
  return "";
}

// Names of the cards in a zone, in order.
std::vector<std::string> cards_in(const Table& t, int zone) {
  std::vector<std::string> out;
  for (const int o : t.in(zone)) out.push_back(t.face(o).name);
  return out;
}

std::string listed(const std::vector<std::string>& names) {
  std::string out;
  for (const std::string& n : names) out += (out.empty() ? "\"" : ", \"") + n + "\"";
  return out.empty() ? "nothing" : out;
}

std::vector<std::string> spelled_out(const std::vector<Thing>& things) {
  std::vector<std::string> out;
  int fillers = 0;
  for (const Thing& t : things) {
    for (int i = 0; i < t.count; ++i) {
      out.push_back(t.kind == Thing::Kind::Filler ? "Filler " + std::to_string(++fillers) : t.card_name());
    }
  }
  return out;
}

bool order_known(const Table& t, int zone) {
  return std::none_of(t.segments(zone).begin(), t.segments(zone).end(),
                      [](std::uint16_t s) { return Table::segment(s).unordered; });
}

// The card a sentence points at: on the table if there is one, otherwise wherever it lies.
Result<int, Trouble> find_card(Play& play, const Ref& ref) {
  const Table t = play.stage().table();
  const Names& n = play.words().names();
  std::vector<int> found[2];
  for (int o = 0; o < t.objects(); ++o) {
    if (t.face(o).name != ref.card || (ref.owner >= 0 && t.controller(o) != ref.owner)) continue;
    if (ref.zone >= 0 && !t.in_kind(o, ref.zone)) continue;
    const int kind = t.zone_of(o) == t.layout().nowhere() ? -1 : t.kind_of(t.zone_of(o));
    if (kind < 0) continue;
    const bool on_table = kind == n.in_play || play.words().place_index(kind) >= 0;
    found[on_table ? 0 : 1].push_back(o);
  }
  const std::vector<int>& these = found[0].empty() ? found[1] : found[0];
  if (these.empty()) return failed("there is no \"" + ref.card + "\"");
  for (const int o : these) {
    if (!alike(t, these[0], o)) return failed("which \"" + ref.card + "\"? there are several");
  }
  return these[0];
}

Trouble tokens(Play& play, int seat, int zone, const Named& token, int number, bool at_least) {
  const int place = play.words().place_index(zone);
  if (token.place >= 0 && token.place != place) return token.names.front() + " do not stand there";
  const int was = play.stage().table().counter(seat, token.id + (token.place >= 0 ? 0 : place));
  return at_least && was >= number ? "" : expected(number, was, token.names.front());
}

}  // namespace

Trouble has_counters(Play& play, M m) { return counters_of(play, m.values[0].number, m.values[1].amounts); }
Trouble all_have_counters(Play& play, M m) {
  for (int s = 0; s < play.stage().table().seats(); ++s) {
    if (Trouble t = counters_of(play, s, m.values[0].amounts); !t.empty()) return t;
  }
  return "";
}

Trouble reads(Play& play, M m) {
  const int arguments[] = {m.values[0].number};
  const Fn fn = play.stage().board().game->natives().functions[static_cast<std::size_t>(m.values[1].number)];
  return expected(m.values[2].number, fn(play.stage().table(), arguments), m.values[1].text);
}

Trouble has_tokens(Play& play, M m) {
  for (const Named& token : play.words().names().tokens) {
    if (token.id == m.values[3].number) {
      return tokens(play, m.values[0].number, m.values[1].number, token, m.values[2].number, false);
    }
  }
  return "no such token";
}

Trouble zone_holds(Play& play, M m) {
  const Table t = play.stage().table();
  const int seat = m.values[0].number, kind = m.values[1].number;
  const std::vector<std::string> there = cards_in(t, t.zone(kind, seat));
  std::vector<std::string> left = there;
  for (const Thing& thing : m.values[2].things) {
    if (thing.kind == Thing::Kind::Token) {
      const Named& token = play.words().names().tokens[static_cast<std::size_t>(thing.token)];
      if (Trouble wrong = tokens(play, seat, kind, token, thing.count, true); !wrong.empty()) return wrong;
      continue;
    }
    for (const std::string& name : spelled_out({thing})) {
      const auto at = std::find(left.begin(), left.end(), name);
      if (at == left.end()) return "expected \"" + name + "\" there, was " + listed(there);
      left.erase(at);
    }
  }
  return "";
}

Trouble place_empty(Play& play, M m) {
  const Table t = play.stage().table();
  const auto there = cards_in(t, t.zone(m.values[1].number, m.values[0].number));
  return there.empty() ? "" : "expected no cards, was " + listed(there);
}

Trouble zone_size(Play& play, M m) {
  const Table t = play.stage().table();
  return expected(m.values[2].number, t.zone_size(t.zone(m.values[1].number, m.values[0].number)), "cards");
}

Trouble zone_is(Play& play, M m) {
  const Table t = play.stage().table();
  const int kind = m.values[1].number, zone = t.zone(kind, m.values[0].number);
  std::vector<std::string> wanted = spelled_out(m.values[2].things), there = cards_in(t, zone);
  const std::string was = listed(there);
  if (play.stage().board().game->declaration().zones[static_cast<std::size_t>(kind)].deck) {
    if (!order_known(t, zone)) return "nobody knows the order of that deck; it holds " + was;
  } else {
    std::sort(wanted.begin(), wanted.end());
    std::sort(there.begin(), there.end());
  }
  return wanted == there ? "" : "expected " + listed(spelled_out(m.values[2].things)) + ", was " + was;
}

Trouble card_power(Play& play, M m) {
  const auto o = find_card(play, m.values[0].refs[0]);
  if (!o) return o.error();
  const int arguments[] = {*o};
  const FnId fn = play.stage().names().power;
  const int was = play.stage().board().game->natives().functions[fn.value](play.stage().table(), arguments);
  return expected(m.values[1].number, was, "power");
}

Trouble marked(Play& play, M m) {
  const auto o = find_card(play, m.values[0].refs[0]);
  if (!o) return o.error();
  return play.stage().table().flag(*o, m.values[1].number) ? "" : "it is not " + m.values[1].text;
}
Trouble not_marked(Play& play, M m) {
  const auto o = find_card(play, m.values[0].refs[0]);
  if (!o) return o.error();
  return play.stage().table().flag(*o, m.values[1].number) ? "it is " + m.values[1].text : "";
}

Trouble card_tokens(Play& play, M m) {
  const auto o = find_card(play, m.values[0].refs[0]);
  if (!o) return o.error();
  const Amount& a = m.values[1].amounts[0];
  return expected(a.number, play.stage().table().on_object(*o, a.of), "on it");
}

// What the card would cost that player where they would play it from.
Trouble costs(Play& play, M m) {
  const Table t = play.stage().table();
  const int seat = m.values[1].number;
  int card = t.none();
  for (int o = t.objects() - 1; o >= 0; --o) {
    const bool theirs = t.face(o).name == m.values[0].text && t.owner(o) == seat;
    if (theirs && t.zone_of(o) != t.layout().nowhere() &&
        play.words().place_index(t.kind_of(t.zone_of(o))) < 0) {
      card = o;
    }
  }
  if (card == t.none()) return "that player has no such card to play";
  const int arguments[] = {card, seat};
  for (const Amount& a : m.values[2].amounts) {
    const Names::Price& price = play.stage().names().prices[static_cast<std::size_t>(a.of)];
    const int was = play.stage().board().game->natives().functions[price.now.value](t, arguments);
    if (Trouble wrong = expected(a.number, was, price.names.front()); !wrong.empty()) return wrong;
  }
  return "";
}

}  // namespace verbatim::scenario::steps

// Checks of numbers and of single cards.

#include <algorithm>

#include "kernel/eval.h"
#include "scenario/steps.h"

namespace verbatim::scenario::steps {

Trouble expected(int wanted, int was, const std::string& of) {
  if (wanted == was) return "";
  return "expected " + std::to_string(wanted) + " " + of + ", was " + std::to_string(was);
}
namespace {

Trouble counters_of(Play& play, int seat, const std::vector<Amount>& amounts) {
  const Table t = play.stage().table();
  for (const Amount& a : amounts) {
    const std::string of = Words::name_of(play.stage().names().counters, a.of);
    for (const Named& n : play.stage().names().counters) {
      if (n.id == a.of && !n.absent.empty()) return n.absent;
    }
    if (Trouble wrong = expected(a.number, t.counter(seat, a.of), of); !wrong.empty()) {
      return std::string(kPlayers[seat]) + ": " + wrong;
    }
  }
  return "";
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

}  // namespace

Trouble has_counters(Play& play, M m) {
  for (const int s : m.values[0].seats) {
    if (Trouble t = counters_of(play, s, m.values[1].amounts); !t.empty()) return t;
  }
  return "";
}
Trouble has_counter(Play& play, M m) {
  return counters_of(play, m.values[0].number, {{m.values[2].number, m.values[1].number}});
}
Trouble all_have_counters(Play& play, M m) {
  for (int s = 0; s < play.stage().table().seats(); ++s) {
    if (Trouble t = counters_of(play, s, m.values[0].amounts); !t.empty()) return t;
  }
  return "";
}

Trouble reads(Play& play, M m) {
  // The words are those of the default edition; another may number its functions otherwise.
  const std::vector<Named>& known = play.words().names().readings;
  const auto at = std::find_if(known.begin(), known.end(),
                               [&](const Named& reading) { return reading.id == m.values[1].number; });
  const Named& here = play.stage().names().readings[static_cast<std::size_t>(at - known.begin())];
  const int arguments[] = {m.values[0].number};
  const Fn fn = play.stage().board().game->natives().functions[static_cast<std::size_t>(here.id)];
  return expected(m.values[2].number, fn(play.stage().table(), arguments), m.values[1].text);
}

Trouble card_power(Play& play, M m) {
  const auto o = find_card(play, m.values[0].refs[0]);
  if (!o) return o.error();
  const int arguments[] = {*o};
  const FnId fn = play.stage().names().power;
  const int was = play.stage().board().game->natives().functions[fn.value](play.stage().table(), arguments);
  return expected(m.values[1].number, was, "power");
}

namespace {

Result<bool, Trouble> has_mark(Play& play, M m) {
  const auto o = find_card(play, m.values[0].refs[0]);
  if (!o) return failed(o.error());
  const Table t = play.stage().table();
  for (const Named& mark : play.words().names().marks) {
    if (mark.id == m.values[1].number && mark.place >= 0 && !t.in_kind(*o, mark.place)) return false;
  }
  return t.flag(*o, m.values[1].number);
}

}  // namespace

Trouble marked(Play& play, M m) {
  const auto has = has_mark(play, m);
  if (!has) return has.error();
  return *has ? "" : "it is not " + m.values[1].text;
}
Trouble not_marked(Play& play, M m) {
  const auto has = has_mark(play, m);
  if (!has) return has.error();
  return *has ? "it is " + m.values[1].text : "";
}

Trouble card_tokens(Play& play, M m) {
  const Amount& a = m.values[1].amounts[0];
  for (const Named& n : play.stage().names().on_cards) {
    if (n.id == a.of && !n.absent.empty()) return n.absent;
  }
  const auto o = find_card(play, m.values[0].refs[0]);
  if (!o) return o.error();
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

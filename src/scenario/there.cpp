#include "scenario/there.h"

#include <algorithm>

namespace verbatim::scenario {

std::optional<Want> want_of(const Words& words, const Sentence& s) {
  if (!std::string_view(s.form->pattern).ends_with("{action}")) return std::nullopt;
  const std::string& said = s.match.values[1].text;
  return read_want(words, s.match.values[0].number, s.form->role == Role::Choose ? infinitive(said) : said);
}

Trouble absent_player(const Words& words, const Sentence& s, int seats) {
  int furthest = 0;
  const auto seen = [&](const std::vector<Ref>& refs) {
    for (const Ref& r : refs) furthest = std::max(furthest, r.owner);
  };
  for (const Value& v : s.match.values) {
    for (const int seat : v.seats) furthest = std::max(furthest, seat);
    seen(v.refs);
  }
  if (const auto want = want_of(words, s)) {
    if (want->kind == Want::Kind::Seat) furthest = std::max(furthest, want->number);
    seen(want->refs);
    seen(want->others);
  }
  return furthest < seats ? "" : std::string(kPlayers[furthest]) + " is not at the table";
}

}  // namespace verbatim::scenario

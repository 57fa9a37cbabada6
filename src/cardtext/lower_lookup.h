#pragma once
// What the words of a text are in the rules of the game: its natives, by their keys, and the lanes and places
// they name. What is not there is refused.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cardtext/diagnostic.h"
#include "cardtext/lower_meaning.h"
#include "program/maker.h"

namespace verbatim::cardtext {

struct Lookup : Meaning {
  Lookup(const Grammar& grammar, const std::vector<Native>& table, Maker& maker, FaceId on_face);

  const Grammar& g;
  Maker& m;
  FaceId face;
  std::map<std::string, const Native*, std::less<>> natives;
  std::vector<Diagnostic> diagnostics;

  const Native* native(std::string_view key) const;
  const Native* native_of(const Node&) const;  // by its native name, or by its category and op
  const Native* need(const Node&);             // the same, or a diagnostic
  void refuse(const Node&, const std::string& why, Code code = Code::cannot_run);
  ClauseId rule(std::string_view key) const;  // the clause of a game's rule about card text, if it has one

  const Node* slot(const Node& n, std::string_view name) const { return get(g, n, name); }
  const std::string& op(const Node& n) const { return op_of(g, n); }
  const std::string& category(const Node& n) const { return g.categories[g.entries[n.entry].category].name; }
  bool is_number(const Node& n) const { return n.entry == kNumberEntry; }
  std::string phrase(const Node&) const;

  std::vector<int> row() const;  // the numbers of all lanes
  std::string name_of_lane(int) const;
  int zone_of_lane(int) const;
  std::uint32_t lane_zones() const;
  const Native* in_no_lane() const;  // the mark of cards that lie in none, if this is one
};

}  // namespace verbatim::cardtext

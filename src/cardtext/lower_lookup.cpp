#include "cardtext/lower_lookup.h"

#include <algorithm>

#include "cardtext/print.h"

namespace verbatim::cardtext {

Lookup::Lookup(const Grammar& grammar, const std::vector<Native>& table, Maker& maker, FaceId on_face)
    : g(grammar), m(maker), face(on_face) {
  you = maker.you();
  for (const Native& n : table) natives.try_emplace(n.key, &n);
}

const Native* Lookup::native(std::string_view key) const {
  const auto at = natives.find(key);
  return at == natives.end() ? nullptr : at->second;
}

ClauseId Lookup::rule(std::string_view key) const {
  const Native* n = native(key);
  return n == nullptr ? ClauseId() : m.clause(n->clause);
}

// Words without a native name of their own go by their sort and op: `adj<lane> mining` is `lane:mining`.
const Native* Lookup::native_of(const Node& n) const {
  const Entry& e = g.entries[n.entry];
  if (!e.native.empty()) return native(e.native);
  const std::string& c = category(n);
  const auto from = c.find('<'), to = c.find('>');
  if (c.rfind("unit<", 0) == 0) return native("unit:" + e.op);
  if (from == std::string::npos) return native(c + ":" + e.op);
  return native(c.substr(from + 1, to - from - 1) + ":" + e.op);
}

const Native* Lookup::need(const Node& n) {
  const Native* found = native_of(n);
  if (found == nullptr) {
    refuse(n, "these rules do not say how to do this", Code::not_in_rules);
  } else if (found->kind == Native::Kind::Refused) {
    refuse(n, "these rules do not have this [" + found->clause + "]", Code::not_in_rules);
    return nullptr;
  }
  return found;
}

void Lookup::refuse(const Node& n, const std::string& why, Code code) {
  for (const Diagnostic& d : diagnostics)
    if (d.span == n.span && d.code == code) return;
  diagnostics.push_back({code, Severity::error, n.span, "\"" + phrase(n) + "\": " + why, "", {}});
}

std::string Lookup::phrase(const Node& n) const { return print_phrase(g, n); }

std::vector<int> Lookup::row() const {
  std::vector<int> out;
  for (const Entry& e : g.entries) {
    if (g.categories[e.category].name != "adj<lane>") continue;
    const Native* n = native("lane:" + e.op);
    if (n && n->kind == Native::Kind::Number) out.push_back(n->id);
  }
  std::sort(out.begin(), out.end());
  return out;
}

int Lookup::zone_of_lane(int lane) const {
  for (const auto& [key, n] : natives) {
    if (key.rfind("lane:", 0) != 0 || n->kind != Native::Kind::Number || n->id != lane) continue;
    const Native* zone = native("zone:" + key.substr(5));
    if (zone) return zone->id;
  }
  return 0;
}

std::string Lookup::name_of_lane(int lane) const {
  return "the " + m.declaration.zones[static_cast<std::size_t>(zone_of_lane(lane))].name;
}

std::uint32_t Lookup::lane_zones() const {
  std::uint32_t out = 0;
  for (const int l : row()) out |= 1u << zone_of_lane(l);
  return out;
}

// Cards of some kinds lie in no lane, whatever zones texts work in: the game's `card:in_no_lane` marks them.
const Native* Lookup::in_no_lane() const {
  const Native* mark = native("card:in_no_lane");
  return mark && (m.code.faces[face.value].tags >> mark->id & 1) != 0 ? mark : nullptr;
}

}  // namespace verbatim::cardtext

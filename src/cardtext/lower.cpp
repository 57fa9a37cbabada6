#include "cardtext/lower.h"

#include "cardtext/lowering.h"
#include "cardtext/print.h"

namespace verbatim::cardtext {

Lowering::Lowering(const Grammar& grammar, const std::vector<Native>& table, Maker& maker, FaceId on_face)
    : g(grammar), m(maker), face(on_face) {
  you = maker.you();
  for (const Native& n : table) natives.try_emplace(n.key, &n);
}

const Native* Lowering::native(std::string_view key) const {
  const auto at = natives.find(key);
  return at == natives.end() ? nullptr : at->second;
}

ClauseId Lowering::rule(std::string_view key) const {
  const Native* n = native(key);
  return n == nullptr ? ClauseId() : m.clause(n->clause);
}

// Words without a native name of their own go by their sort and op: `adj<lane> mining` is `lane:mining`.
const Native* Lowering::native_of(const Node& n) const {
  const Entry& e = g.entries[n.entry];
  if (!e.native.empty()) return native(e.native);
  const std::string& c = category(n);
  const auto from = c.find('<'), to = c.find('>');
  if (c.rfind("unit<", 0) == 0) return native("unit:" + e.op);
  if (from == std::string::npos) return native(c + ":" + e.op);
  return native(c.substr(from + 1, to - from - 1) + ":" + e.op);
}

const Native* Lowering::need(const Node& n) {
  const Native* found = native_of(n);
  if (found == nullptr) {
    refuse(n, "these rules do not say how to do this", Code::not_in_rules);
  } else if (found->kind == Native::Kind::Refused) {
    refuse(n, "these rules do not have this [" + found->clause + "]", Code::not_in_rules);
    return nullptr;
  }
  return found;
}

void Lowering::refuse(const Node& n, const std::string& why, Code code) {
  for (const Diagnostic& d : diagnostics)
    if (d.span == n.span && d.code == code) return;
  diagnostics.push_back({code, Severity::error, n.span, "\"" + phrase(n) + "\": " + why, "", {}});
}

std::string Lowering::phrase(const Node& n) const { return print_phrase(g, n); }

void Lowering::card(const CardReading& reading) {
  for (std::size_t i = 0; i < reading.abilities.size(); ++i) {
    line(reading.abilities[i], i + 1 < reading.abilities.size() && reading.abilities[i + 1].upgrade);
  }
  if (!diagnostics.empty()) return;
  Face& f = m.code.faces[face.value];
  f.tags |= tags;
  for (const auto& [field, value] : fields)
    f.fields[static_cast<std::size_t>(field)] = static_cast<std::int16_t>(value);
  for (const verbatim::Ability& a : made) m.ability(a);
  for (const Continuous& k : lasting) m.continuous(k);
}

std::vector<Diagnostic> lower_card(const Grammar& g, const CardReading& reading,
                                   const std::vector<Native>& natives, Maker& m, FaceId face) {
  Lowering l(g, natives, m, face);
  l.card(reading);
  return std::move(l.diagnostics);
}

}  // namespace verbatim::cardtext

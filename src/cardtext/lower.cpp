#include "cardtext/lower.h"

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

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

// Any bytes as card text: no crash, no hang, and what is read prints back to the same abilities.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cardtext/compile.h"
#include "cardtext/read.h"
#include "games/crystal/vocabulary.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace verbatim;
  using namespace verbatim::cardtext;
  static const Grammar g = *compile_grammar(crystal::vocabulary());
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const CardReading once = read_card(g, text);
  for (const Diagnostic& d : once.diagnostics) (void)show(d, "fuzz", text);
  if (!once.understood()) return 0;
  const CardReading twice = read_card(g, print_card(g, once.abilities));
  const bool longer =
      !twice.diagnostics.empty() && (twice.diagnostics.back().code == Code::sentence_too_long ||
                                     twice.diagnostics.back().code == Code::text_too_long);
  if (!longer && (!twice.understood() || !same_abilities(once.abilities, twice.abilities))) std::abort();
  return 0;
}

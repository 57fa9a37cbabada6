#pragma once
// The front door: card text in, bound abilities and diagnostics out.

#include <string>
#include <string_view>
#include <vector>

#include "cardtext/diagnostic.h"
#include "cardtext/grammar.h"
#include "cardtext/node.h"

namespace verbatim::cardtext {

// One paragraph that works by itself.
struct Ability {
  std::vector<Node> heads;       // trigger, limit, window, event and icons, in written order
  std::vector<Node> statements;  // in order; bound across sentences
  std::vector<Node> written;     // upgrades only: the edits as written; `statements` has them applied
  bool upgrade = false;          // edits the ability before it; both stay usable
  Span span;
};

struct Reminder {
  std::string keyword;  // the keyword whose text it repeats, empty when it matches none
  Span span;
};

struct CardReading {
  std::vector<Ability> abilities;
  std::vector<Reminder> reminders;
  std::vector<Diagnostic> diagnostics;
  int sentences = 0;
  int sentences_read = 0;
  bool fragment = false;  // it goes on with an ability that is not part of the text

  bool understood() const;          // no errors; warnings do not count
  std::string_view status() const;  // "read", "ambiguous" or "not understood"
};

inline constexpr std::size_t kLongestText = 6000;  // bytes of one card

// A sentence taken from a card may speak of one that is not there ("If you do, ..."): as a card that is an
// error, as a fragment it is read, with a warning.
enum class Whole : std::uint8_t { card, fragment };

CardReading read_card(const Grammar& g, std::string_view text, Whole whole = Whole::card);
// For designers: warns where the canonical text would be read in another way. Takes as long as reading did.
void warn_if_read_otherwise(const Grammar& g, CardReading& reading, Whole whole = Whole::card);

// Canonical text: one ability a line. Reading it gives the same abilities.
std::string print_card(const Grammar& g, const std::vector<Ability>& abilities);
std::string list_card(const Grammar& g, const std::vector<Ability>& abilities);
bool same_abilities(const std::vector<Ability>& a, const std::vector<Ability>& b);

}  // namespace verbatim::cardtext

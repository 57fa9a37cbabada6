#pragma once
// What is wrong with a card file that the file alone does not show: a card that another file has as well, a
// faction or a type that is misspelt.

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cardtext/card_file.h"
#include "kernel/rules.h"

namespace verbatim::app {

class KnownCards {
 public:
  explicit KnownCards(const Rules&);  // factions and types are those of the cards that the game ships

  // Of a file that was read: what is to be told, in the order of its cards. Its cards are known from then on.
  std::vector<cardtext::Diagnostic> look_at(const cardtext::CardFile&, const std::string& path,
                                            std::string_view text);

 private:
  void faction(const cardtext::CardData&, const std::string& name, cardtext::Span);
  void type(const std::string& name, cardtext::Span);
  void once(const std::string& field, const std::string& value, const std::string& place, cardtext::Span);

  std::set<std::string> factions_, types_, unique_;
  std::map<std::pair<std::string, std::string>, std::string> taken_;  // field and value -> place
  std::string path_;
  std::vector<cardtext::Diagnostic> told_;
};

}  // namespace verbatim::app

#pragma once
// The tree a sentence becomes. Every node was made by one entry of the table: the entry's category and op say
// what it is, its slots say what children it may have. README.md lists what each core op guarantees.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cardtext/grammar.h"
#include "cardtext/token.h"

namespace verbatim::cardtext {

// What a pronoun stands for, found after binding.
enum class Antecedent : std::uint8_t {
  none,
  self,
  you,
  loop_player,
  loop_lane,
  loop_card,
  owner,
  node,
  taken
};

struct Child;

struct Node {
  EntryId entry = kNumberEntry;
  int value = 0;  // a literal number, or the left end of a range
  int upper = 0;  // right end of a range
  Agree number = Agree::any;
  Span span;
  Antecedent antecedent = Antecedent::none;
  Span antecedent_span;  // of the phrase meant, when antecedent is `node` or `owner`
  std::vector<Child> children;

  const Node* find(int slot) const;
  Node* find(int slot);
};

struct Child {
  std::uint8_t slot = 0;
  Node node;
};

// Reads and edits by slot name; the grammar knows the names.
const Node* get(const Grammar& g, const Node& n, std::string_view slot);
Node* get(const Grammar& g, Node& n, std::string_view slot);
void set(const Grammar& g, Node& n, std::string_view slot, Node value);  // adds or replaces; keeps slot order
void erase(const Grammar& g, Node& n, std::string_view slot);
bool add_to_list(const Grammar& g, Node& n, std::string_view slot, Node value);

inline Core core_of(const Grammar& g, const Node& n) { return g.entries[n.entry].core; }
inline const std::string& op_of(const Grammar& g, const Node& n) { return g.entries[n.entry].op; }

// Some of the cards that were looked at: "1 of those", "the others".
bool names_shown(const Grammar& g, const Node& n);

// A new node of the core entry with this category and op; the table has it or the library is broken.
Node make(const Grammar& g, std::string_view category, std::string_view op);
Node number_node(int value);

// Same meaning: same entries, values and children; places in the text do not count.
bool same(const Node& a, const Node& b);

// One line per node, indented: `op  slot: value`, for goldens and messages.
std::string list_tree(const Grammar& g, const Node& n, int indent = 0);

}  // namespace verbatim::cardtext

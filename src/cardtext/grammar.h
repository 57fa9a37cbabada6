#pragma once
// The compiled table: categories, entries and productions, indexed by the first word so that the parser only
// tries what can begin at a token. The core connectives and a game's words are in the same form.

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cardtext/token.h"

namespace verbatim::cardtext {

using CategoryId = std::uint16_t;
using EntryId = std::uint16_t;
using SymbolId = std::uint32_t;

enum class ElementKind : std::uint8_t { word, number, plus, minus, threshold, range, slot, star };
enum class WordForm : std::uint8_t { fixed, noun, verb };  // card(s); gain~
enum class Agree : std::uint8_t { any, singular, plural };

struct Element {
  ElementKind kind = ElementKind::word;
  WordForm form = WordForm::fixed;
  Agree need = Agree::any;  // {x:noun<lane>+} wants a plural noun, {x:noun<lane>-} a singular one
  std::uint8_t slot = 0;    // index into Entry::slots
  CategoryId category = 0;
  SymbolId symbol = 0;        // first form: singular noun, bare verb
  SymbolId other_symbol = 0;  // second form: plural noun, third person; 0 = none
  std::string text;
  std::string other_text;
};

struct Constant {
  std::uint8_t slot = 0;
  int value = 0;
};

struct Production {
  EntryId entry = 0;
  CategoryId category = 0;
  std::vector<Element> elements;
  std::vector<Constant> constants;
};

struct Slot {
  std::string name;
  std::string category;   // as written
  bool required = false;  // {l!:sel<lane>}: may be left out of the words, never out of the meaning
};

// What an entry is to the passes after the parser; named like the op of its core row. Game entries have
// `game`.
enum class Core : std::uint8_t {
#define CORE(name) name,
#include "cardtext/core_ops.inc"
#undef CORE
};

struct Entry {
  CategoryId category = 0;
  std::string op;
  std::string native;
  Core core = Core::game;
  bool from_game = false;
  bool transparent = false;  // op `-`: the node is the child itself
  bool print_only = false;   // attribute `bound`: made by a later pass, never read as one sentence
  Agree agree = Agree::any;  // attributes `sg` and `pl`: the number in which its words are printed
  int line = 0;
  std::vector<std::string> attributes;
  std::vector<Slot> slots;
  std::vector<std::uint16_t> productions;  // in order of preference for printing

  bool has(std::string_view attribute) const;
  int slot(std::string_view name) const;  // -1 when there is none
};

struct Category {
  std::string name;
  std::string label;  // in messages: "a lane"
  std::vector<std::uint16_t> productions;
  std::unordered_map<SymbolId, std::vector<std::uint16_t>> by_word;
  std::vector<std::uint16_t> by_kind[8];  // productions that may begin with a number, a range, ...
};

struct Grammar {
  std::string game;
  std::string edition;
  std::vector<std::string> symbols;  // [0] is the word no pattern uses
  std::unordered_map<std::string, SymbolId> symbol_ids;
  std::vector<Category> categories;
  std::unordered_map<std::string, CategoryId> category_ids;
  std::vector<Entry> entries;
  std::vector<Production> productions;
  std::vector<SymbolId> redundant;  // words a reader may skip, with a warning
  std::unordered_map<std::string, std::vector<std::string>> reminders;  // keyword -> its texts
  CategoryId line = 0;                                                  // where a sentence begins

  SymbolId symbol(std::string_view key) const;
  CategoryId category(std::string_view name) const;  // kNoCategory when there is none
  static constexpr CategoryId kNoCategory = 0xffff;
};

// Entries every grammar has: literals made by tokens rather than by patterns.
inline constexpr EntryId kNumberEntry = 0;
inline constexpr EntryId kRangeEntry = 1;
inline constexpr EntryId kFirstTableEntry = 2;

}  // namespace verbatim::cardtext

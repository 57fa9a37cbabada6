#pragma once
// The contract between a game's words and the reader of card text: rows of phrase patterns with typed
// slots. This type only holds the rows; cardtext compiles the patterns and proves them sound, and the game
// binds every native name (`verb:damage`) to its own code.

#include <string>
#include <string_view>
#include <vector>

namespace verbatim {

// One line of a table: `category op attribute... = native : pattern | pattern`.
struct VocabularyRow {
  int line = 0;
  bool also = false;  // `also category op : pattern` adds wordings to a row that stands elsewhere
  std::string category;
  std::string op;
  std::vector<std::string> attributes;
  std::string native;                 // what the game binds, empty when the words have no code of their own
  std::vector<std::string> patterns;  // the first is canonical
  int first_edition = 0;              // indices into Vocabulary::editions
  int last_edition = 0;

  bool has(std::string_view attribute) const;
};

struct VocabularyProblem {
  int line = 0;
  std::string message;  // what is wrong and what to write
};

struct Vocabulary {
  std::string game;
  std::vector<std::string> editions;  // oldest first; empty means the game has one edition
  std::vector<VocabularyRow> rows;
  std::vector<VocabularyProblem> problems;

  int edition(std::string_view name) const;  // -1 when there is none of that name
};

// Splits a table into rows. `@editions a b c` names the editions, oldest first; `@edition a .. b` limits the
// rows that follow it, `@edition all` ends that; `#` begins a comment line.
Vocabulary split_vocabulary(std::string game, std::string_view table);

}  // namespace verbatim

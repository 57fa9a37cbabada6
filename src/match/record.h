#pragma once
// A record: setup, choices, pins and sparse fingerprints, as plain text. docs/records.md describes the
// format. Replays, undo, forks, bug reports and puzzles are all the same thing.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace verbatim {

struct Record {
  static constexpr int kVersion = 1;

  // How the game was set up, in order: game, edition, seed, decks, seats ... The keys are the game's and the
  // caller's business; a key has no blank in it, a value may be any text.
  std::vector<std::pair<std::string, std::string>> setup;
  // What it was played with: kernel, code, cards. A replay that differs says so.
  std::vector<std::pair<std::string, std::string>> pins;

  std::vector<std::uint16_t> choices;  // the index taken at each decision, one step at a time
  struct Fingerprint {
    std::uint32_t after = 0;  // that many choices
    std::uint32_t value = 0;  // of the state
  };
  std::vector<Fingerprint> fingerprints;
  std::string outcome;  // empty while the game goes on
  // Of a record that was read, and not written:
  std::vector<int> setup_lines;  // where each entry of the setup stands
  bool begun = true;             // false: it ends before the line "choices", perhaps inside its setup
  std::string warning;           // what the reader had to leave out
  bool damaged = false;          // its file is packed and not whole: it may hold more than could be read

  const std::string* find(std::string_view key) const;  // in the setup, then in the pins
  int line_of(std::string_view key) const;              // of the setup; 0 where it was not read from a text
};

struct RecordError {
  int line = 0;
  std::string text;
};

std::string write_record(const Record&);
// A value as its line has it: \n stands for a line break, \r for what some put before it, \\ for a backslash.
std::string line_of_value(std::string_view value);

// A text cut off at any byte gives what stands before the cut, with a warning. What is no record is refused.
Result<Record, RecordError> read_record(std::string_view text);

// One line of the body, for appending to a file as the game goes on.
std::string choice_line(int choice);
std::string fingerprint_line(const Record::Fingerprint&);

// One game is played in one place: whoever holds a file is the only one who goes on with it. The hold ends
// with the process, however that comes about.
class FileHold {
 public:
  FileHold() = default;
  FileHold(FileHold&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FileHold& operator=(FileHold&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }
  ~FileHold();
  // An error: somebody else holds it, or it cannot be read. A file that is not there is held once it is
  // saved.
  static Result<FileHold, std::string> take(const std::string& path);

 private:
  friend Result<Ok, std::string> save_file(const std::string&, std::string_view, FileHold*);
  int file_ = -1;
};

// Whole files. A name ending in .gz is compressed. Written to a new file beside it, flushed to the disk, then
// renamed: after a crash there is the old file or the new one. Where the name is a link, what it leads to is
// written; a file keeps who may read it; no other file is touched. `hold` holds the new file from its first
// moment; one that holds nothing yet takes no file that is there already.
Result<Ok, std::string> save_file(const std::string& path, std::string_view content,
                                  FileHold* hold = nullptr);
// A packed file that is not whole is an error.
Result<std::string, std::string> load_file(const std::string& path);
// Of a packed file that was cut off or damaged what can be read, with a warning. The error names the file.
Result<Record, std::string> load_record(const std::string& path);

}  // namespace verbatim

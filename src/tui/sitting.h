#pragma once
// People and bots at one table: a match, who sits where, what each person has been told, and the file that
// the game is kept in. How it is shown is the business of others.

#include <future>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "match/card_box.h"
#include "match/match.h"
#include "match/teller.h"
#include "players/player.h"
#include "tui/inspect.h"
#include "tui/prompt.h"
#include "tui/refused.h"

namespace verbatim::tui {

struct Chair {
  std::string name;
  std::unique_ptr<Player> player;  // none: a person
};

// "You" if there is one person, else "Player 1" ...; bots by what they are.
std::vector<std::string> names_of(const std::vector<const Player*>& players);

struct SittingSetup {
  const Game& game;
  const CardBox& box;
  Clauses clauses;
  State opening;
  Record record;  // setup and pins, and the choices made so far
  std::vector<Chair> chairs;
  std::string file;  // where the game is kept; empty: nowhere
  FileHold hold{};   // of that file, if it is there already
};

class Sitting {
 public:
  // Plays the choices of the record. What kept it from doing so is in trouble(); the game then stands at the
  // last choice that certainly fits.
  explicit Sitting(SittingSetup);
  const std::string& trouble() const { return trouble_; }

  // A bot may see no reason to stop what costs nothing. People who are asked can leave; where only bots are,
  // the game ends after so many choices in a row. Of 1,200,000 random games none had 500 in all; each is
  // written to the disk, so it is fewer than in a series of games.
  static constexpr int kMostUnasked = 2000;
  bool over() const { return match_.over() || match_.failed() || endless(); }
  std::string ending() const;
  int asked() const { return match_.decision().seat; }
  bool person(int seat) const { return chairs_[static_cast<std::size_t>(seat)].player == nullptr; }
  int people() const;
  int first_person() const;
  const std::string& name(int seat) const { return names_[static_cast<std::size_t>(seat)]; }
  const std::vector<std::string>& names() const { return names_; }
  std::uint32_t choices() const { return match_.choices(); }

  // For the person who is asked.
  Prompt prompt() const;
  // Takes the option and writes the game down before anything else happens. While what was chosen before is
  // not written, a person's choice is refused, unless somebody said to go on without a record.
  Result<Ok, Refusal> choose(int option);
  void go_on_unsaved() { unsaved_ = true; }
  std::vector<Refused> refused();
  // Takes back the last choice of the seat; otherwise says why not.
  std::string undo(int seat);
  std::uint32_t undoable(int seat) const { return match_.undoable(seat); }

  // A bot thinks beside us; the answer is an option of the decision it was asked.
  std::future<int> think() const;

  Board board(int seat) const;
  std::vector<Thing> things(int seat) const;
  const std::vector<std::string>& log(int seat) const { return logs_[static_cast<std::size_t>(seat)].lines; }
  const CardBox& box() const { return box_; }
  const Clauses& clauses() const { return clauses_; }

  const std::string& file() const { return file_; }
  // Writes the game to another file; what went wrong, or nothing. What lies there already stays, unless it
  // was written from this table.
  std::string save_copy(const std::string& file);
  // Writes all there is into the file of the game. What kept it from doing so stays known until it works.
  void keep();
  const std::string& save_problem() const { return save_problem_; }

 private:
  struct Log {
    std::vector<std::string> lines;
    std::vector<std::size_t> before;  // how many there were before each choice
  };
  bool endless() const { return unasked_ >= kMostUnasked && !person(asked()); }
  Result<Ok, Refusal> take(int option);
  void tell(const std::vector<View>& before);
  std::vector<View> views() const;

  const Printing& printing_;
  const Game& game_;
  const CardBox& box_;
  Clauses clauses_;
  std::vector<Chair> chairs_;
  std::vector<std::string> names_;
  Teller teller_;
  LogList news_;
  Match match_;
  std::vector<Log> logs_;  // by seat; only those of people are kept
  std::string file_, trouble_, save_problem_;
  FileHold hold_;
  std::set<std::string> copies_;  // that were written
  bool unsaved_ = false;          // nobody minds that it is not written
  int unasked_ = 0;               // choices since a person was asked
};

}  // namespace verbatim::tui

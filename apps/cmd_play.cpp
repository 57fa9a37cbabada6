// verbatim play: sit down at a table.

#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/scenario_files.h"
#include "apps/table_setup.h"
#include "apps/user_folders.h"
#include "scenario/world.h"
#include "tui/full_screen.h"
#include "tui/plain.h"

namespace verbatim::app {
namespace {

namespace fs = std::filesystem;

struct Request : TableRequest {
  std::string record, from;
  bool plain = false, no_coach = false;
  // What was written, be it the default.
  bool game_given = false, seats_given = false, decks_given = false, edition_given = false;
  bool cards_given = false, seed_given = false;
};

Exit complain(Exit how, const std::string& what) {
  std::cerr << "verbatim play: " << what << '\n';
  return how;
}

// What is to be played: a new game, or one to go on with.
struct Start {
  TableSetup setup;
  Record record;        // with the choices made so far
  std::string file;     // where it is kept
  std::string note;     // what the player should know
  std::string trouble;  // why fewer choices can be gone on with than was asked for
  FileHold hold;        // of a file to go on with
};

std::string new_file(const std::string& game, std::uint64_t seed) {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  const std::string stem =
      fmt::format("{}-{:04}{:02}{:02}-{:02}{:02}{:02}-{}", game, local.tm_year + 1900, local.tm_mon + 1,
                  local.tm_mday, local.tm_hour, local.tm_min, local.tm_sec, seed);
  fs::path file = data_folder() / (stem + ".record");
  for (int n = 2; fs::exists(file); ++n) file = data_folder() / fmt::format("{}-{}.record", stem, n);
  return file.string();
}

// FILE or FILE@CHOICE.
struct From {
  std::string file;
  std::uint32_t most = 0xffffffff;
  bool cut = false;
};
From read_from(const std::string& text) {
  const auto at = text.rfind('@');
  From from{text};
  if (at == std::string::npos || fs::exists(text)) return from;
  std::uint32_t n = 0;
  const char* end = text.data() + text.size();
  if (const auto [last, error] = std::from_chars(text.data() + at + 1, end, n);
      error == std::errc() && last == end)
    return {text.substr(0, at), n, true};
  return from;
}

// A record says how its table was laid; only who sits there can be said anew.
std::string fixed_by_the_record(const Request& r) {
  std::string out;
  for (const auto& [given, name] : {std::pair{r.game_given, "GAME"},
                                    {r.decks_given, "--decks"},
                                    {r.edition_given, "--edition"},
                                    {r.cards_given, "--cards"},
                                    {r.seed_given, "--seed"}}) {
    if (given) out += (out.empty() ? "" : ", ") + std::string(name);
  }
  return out.empty() ? out
                     : out +
                           ": with --from the record fixes the game, its edition, cards, decks and seed; "
                           "only --seats can be said anew";
}

// Who sits there now is who sits there when the game goes on again.
void seat(Record& record, const std::string& seats) {
  for (auto& [key, value] : record.setup) {
    if (key == "seats") value = seats;
  }
}

// Where a record says what cannot be played, its name and what is missing of it stand in front.
Trouble in_record(const std::string& file, const Record& record, Trouble trouble) {
  if (trouble.exit == Exit::usage) return trouble;  // it is about --seats
  const std::string warning = record.warning.empty() ? "" : record.warning + "\n";
  trouble.text = place_in(file, trouble) + ": " + warning + trouble.text;
  return trouble;
}

// Leaves the first choices. What they are worth is seen from all that the record says: the next fingerprint
// may stand behind them. Before the first choice there is nothing that could be wrong but the setup, and a
// new game of that is what is asked for.
void cut(Start& start, std::uint32_t most) {
  Match trial(start.setup.table.game(), start.setup.opening(), start.setup.record());
  const auto drift = trial.replay(start.record);
  if (drift && most > 0 && drift->fits < most) {
    start.trouble = fmt::format("{} the game leaves its record: {}", drift->where(), drift->why);
    most = drift->fits;
  }
  start.record.choices.resize(most);
  std::erase_if(start.record.fingerprints, [&](const auto& f) { return most == 0 || f.after > most; });
  start.record.outcome.clear();
}

Result<Start, Trouble> go_on(const Request& r) {
  if (const std::string fixed = fixed_by_the_record(r); !fixed.empty())
    return failed(Trouble{Exit::usage, fixed});
  const From from = read_from(r.from);
  const bool at = !from.cut && from.file.find('@') != std::string::npos;
  if (!fs::exists(from.file)) {
    return failed(
        Trouble{Exit::usage, "there is no file " + from.file +
                                 (at ? "; behind the @ stands the number of a choice, like @12" : "")});
  }
  FileHold hold;
  if (!from.cut && (r.record.empty() || r.record == from.file)) {
    auto taken = FileHold::take(from.file);
    if (!taken) return failed(Trouble{Exit::failed, taken.error()});
    hold = std::move(*taken);
  }
  auto record = load_record(from.file);
  if (!record) return failed(Trouble{Exit::failed, record.error()});
  if (from.cut && from.most > record->choices.size()) {
    return failed(Trouble{Exit::usage, fmt::format("{} has {} choices; write @0 to @{}", from.file,
                                                   record->choices.size(), record->choices.size())});
  }
  auto setup = lay_table(*record, r.seats_given ? std::optional(r.seats) : std::nullopt);
  if (!setup) return failed(in_record(from.file, *record, std::move(setup.error())));
  Start start{std::move(*setup), *record, from.file, "", "", std::move(hold)};
  if (r.seats_given) seat(start.record, start.setup.seats_text());
  if (!record->warning.empty()) start.note = from.file + ": " + record->warning;
  for (const std::string& change : start.setup.table.changed_since(*record)) {
    start.note += (start.note.empty() ? "" : "\n") + change;
  }
  if (from.cut) cut(start, from.most);
  // What the old file holds beside this is not lost.
  if (from.cut || record->damaged) {
    start.file = new_file(start.setup.game, start.setup.seed);
    start.hold = FileHold();
  }
  return start;
}

Result<Start, Trouble> begin(const Request& r) {
  if (!r.from.empty()) return go_on(r);
  auto setup = lay_table(r);
  // Of more decks than seats the first ones are played, and the record, and so the table, has no others.
  if (setup && setup->table.decks().size() > setup->seats.size()) setup = lay_table(setup->record());
  if (!setup) return failed(setup.error());
  Record record = setup->record();
  std::string file = new_file(setup->game, setup->seed);
  return Start{std::move(*setup), std::move(record), std::move(file), "", "", FileHold()};
}

Result<Start, Trouble> prepare(const Request& r) {
  auto start = begin(r);
  if (!start) return start;
  if (!start->setup.has_human()) {
    return failed(Trouble{Exit::usage,
                          "nobody to ask: put human among the --seats; bots alone play with: verbatim sim"});
  }
  if (!r.record.empty() && r.record != start->file) {
    if (fs::exists(r.record) && !fs::is_regular_file(r.record))
      return failed(Trouble{Exit::usage, r.record + " is no file; name one that is not there yet"});
    if (fs::exists(r.record)) {
      return failed(Trouble{
          Exit::usage,
          r.record + " exists already; to go on with that game: verbatim play --from " + as_typed(r.record)});
    }
    start->file = r.record;
  }
  if (const fs::path folder = fs::path(start->file).parent_path(); !folder.empty()) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return failed(Trouble{Exit::failed, folder.string() + ": " + error.message()});
  }
  return start;
}

tui::Clauses clauses_of(const std::string& game) {
  auto all = std::make_shared<std::map<std::string, std::string>>();
  for (auto& c : scenario::read_rulebook(contents(game_folder(game) / "rulebook.md"))) {
    (*all)[c.id] = std::move(c.text);
  }
  return [all](const std::string& clause) {
    const auto at = all->find(clause);
    return at == all->end() ? std::string() : at->second;
  };
}

std::vector<tui::Chair> chairs_of(const TableSetup& setup) {
  std::vector<tui::Chair> chairs;
  std::vector<const Player*> players;
  for (int s = 0; s < setup.table.seats(); ++s) {
    chairs.push_back({"", setup.player(s)});
    players.push_back(chairs.back().player.get());
  }
  const auto names = tui::names_of(players);
  for (std::size_t s = 0; s < chairs.size(); ++s) chairs[s].name = names[s];
  return chairs;
}

// The coach speaks until somebody says that it need not.
class Coach {
 public:
  explicit Coach(bool silent)
      : file_(state_folder() / "coach-dismissed"), silent_(silent || fs::exists(file_)) {}
  bool speaks() const { return !silent_; }
  void dismiss() const {
    std::error_code error;
    fs::create_directories(file_.parent_path(), error);
    std::ofstream(file_) << "";
  }

 private:
  fs::path file_;
  bool silent_;
};

std::string title(const Start& start) {
  std::string decks;
  for (const DeckList& deck : start.setup.table.decks()) decks += (decks.empty() ? "" : ", ") + deck.name;
  return fmt::format("{}, edition {}, seed {}, seats {}, decks {}", start.setup.game,
                     start.setup.table.edition(), start.setup.seed, start.setup.seats_text(), decks);
}

// A bot that still thinks is not waited for: the process ends under it, once all that was said is written.
[[noreturn]] void end_now(Exit how) {
  const bool written = std::cout.flush().good() && std::fflush(stdout) == 0;
  if (!written) std::cerr << "verbatim: the output could not be written\n";
  std::_Exit(static_cast<int>(written ? how : Exit::failed));
}

// Where a game has left its record, only what certainly fits is gone on with, and not in the old file.
std::string advice(const Request& r, std::uint32_t fits) {
  return fmt::format("to go on after choice {}, the last one that certainly fits: verbatim play --from {}",
                     fits, as_typed(fmt::format("{}@{}", read_from(r.from).file, fits)));
}

Exit play_on_screen(tui::Sitting& sitting, const Start& start, bool silent) {
  const Coach coach(silent);
  const auto left = tui::play_full_screen(sitting, {coach.speaks(), [&] { coach.dismiss(); }, start.note});
  if (!left) return complain(Exit::failed, left.error());
  std::cout << title(start) << '\n';
  if (sitting.over()) std::cout << sitting.ending() << '\n';
  std::cout << tui::farewell(sitting) << std::endl;
  // Whoever sent a signal is told that it did what it should.
  if (left->signal != 0) {
    std::signal(left->signal, SIG_DFL);
    std::raise(left->signal);
  }
  const Exit how = sitting.save_problem().empty() ? Exit::ok : Exit::failed;
  if (left->thinking) end_now(how);
  return how;
}

Exit play(const Request& r) {
  auto start = prepare(r);
  if (!start) return complain(start.error().exit, start.error().text);
  if (!start->note.empty()) std::cerr << "verbatim play: " << start->note << '\n';
  const TableSetup& setup = start->setup;
  tui::Sitting sitting({setup.table.game(), setup.table.box(), clauses_of(setup.game), setup.opening(),
                        start->record, chairs_of(setup), start->file, std::move(start->hold)});
  const std::string& trouble = start->trouble.empty() ? sitting.trouble() : start->trouble;
  if (!trouble.empty()) {
    std::cerr << "verbatim play: " << read_from(r.from).file << ": " << trouble << '\n';
    if (r.record.empty()) return complain(Exit::failed, advice(r, sitting.choices()));
    start->note += fmt::format("{}{}; it goes on after choice {}, the last one that certainly fits",
                               start->note.empty() ? "" : "\n", trouble, sitting.choices());
  }
  sitting.keep();
  if (!sitting.save_problem().empty())
    return complain(Exit::failed, "the game cannot be kept: " + sitting.save_problem());
  const bool plain = r.plain || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0;
  if (!plain) return play_on_screen(sitting, *start, r.no_coach);
  std::cout << title(*start) << '\n' << "The game is kept in " << start->file << '\n';
  tui::play_plain(sitting, std::cin, std::cout, Coach(r.no_coach).speaks());
  return sitting.save_problem().empty() ? Exit::ok : Exit::failed;
}

}  // namespace

void add_play(Commands& commands) {
  const auto r = std::make_shared<Request>();
  std::vector<Argument> arguments = table_arguments(*r);
  bool* const given[] = {&r->game_given,    &r->seats_given, &r->decks_given,
                         &r->edition_given, &r->cards_given, &r->seed_given};
  for (std::size_t i = 0; i < arguments.size(); ++i) arguments[i].given = given[i];
  arguments.push_back({"--record",
                       "where the game is kept; a file of its own below ~/.local/share/verbatim if not said",
                       &r->record});
  arguments.push_back({"--from",
                       "go on with a game: FILE, or FILE@CHOICE to go on from an earlier choice; the record "
                       "says all but --seats",
                       &r->from});
  arguments.push_back({"--plain", "lines instead of a screen, as when the input is no terminal", &r->plain});
  arguments.push_back({"--no-coach", "no words for beginners", &r->no_coach});
  commands.push_back(
      {"play",
       "Sit down and play: against bots, or several people at one keyboard.",
       "verbatim play crystal --seats human,greedy",
       std::move(arguments),
       [r] { return play(*r); },
       {"verbatim play --seats human,search,random --decks collective,endracor,raiders --edition current",
        "verbatim play --seats human,human --seed 42 --record evening.record",
        "verbatim play --from evening.record", "verbatim play --from evening.record@12",
        "printf '1\\n1\\nquit\\n' | verbatim play --plain --no-coach --seed 7"},
       "Keys of the screen: digits choose, ? what you may not do and why, i inspect, c your cards, u undo, l "
       "the log, h help, s save, q quit. With --plain, or where input or output is no terminal, the game is "
       "lines of text: answer with a number or the words of an option, or say why, inspect, options, hand, "
       "board, log, undo, save FILE, help, quit. Every choice is written down at once; close the window and "
       "go on with --from FILE. A game is played in one window at a time. The record of a game is told as "
       "JSON by: "
       "verbatim replay FILE --json"});
}

}  // namespace verbatim::app

// verbatim play: sit down at a table.

#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <csignal>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>

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
};

Exit complain(Exit how, const std::string& what) {
  std::cerr << "verbatim play: " << what << '\n';
  return how;
}

// What is to be played: a new game, or one to go on with.
struct Start {
  TableSetup setup;
  Record record;     // with the choices made so far
  std::string file;  // where it is kept
  std::string note;  // what the player should know
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

Result<Start, Trouble> go_on(const Request& r) {
  const From from = read_from(r.from);
  const auto text = load_file(from.file);
  if (!text) {
    const bool at = !from.cut && from.file.find('@') != std::string::npos;
    return failed(Trouble{
        Exit::failed, text.error() + (at ? "; behind the @ stands the number of a choice, like @12" : "")});
  }
  auto record = read_record(*text);
  if (!record) {
    return failed(
        Trouble{Exit::failed, fmt::format("{}:{}: {}", from.file, record.error().line, record.error().text)});
  }
  if (from.cut && from.most > record->choices.size()) {
    return failed(Trouble{Exit::usage, fmt::format("{} has {} choices; write @0 to @{}", from.file,
                                                   record->choices.size(), record->choices.size())});
  }
  // --seats has a default; who sat there counts unless somebody said otherwise.
  auto setup = lay_table(*record, r.seats == TableRequest().seats ? "" : r.seats);
  if (!setup) return failed(setup.error());
  Start start{std::move(*setup), *record, from.file, record->warning};
  for (const std::string& change : start.setup.table.changed_since(*record)) {
    start.note += (start.note.empty() ? "" : "\n") + change;
  }
  if (from.cut) {
    start.record.choices.resize(from.most);
    std::erase_if(start.record.fingerprints, [&](const auto& f) { return f.after > from.most; });
    start.record.outcome.clear();
    start.file = new_file(start.setup.game, start.setup.seed);  // the rest of the old game is not lost
  }
  return start;
}

Result<Start, Trouble> begin(const Request& r) {
  if (!r.from.empty()) return go_on(r);
  auto setup = lay_table(r);
  if (!setup) return failed(setup.error());
  Record record = setup->record();
  std::string file = new_file(setup->game, setup->seed);
  return Start{std::move(*setup), std::move(record), std::move(file), ""};
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
      return failed(
          Trouble{Exit::usage,
                  r.record + " exists already; to go on with that game: verbatim play --from " + r.record});
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
  for (const DeckList& d : start.setup.table.decks()) decks += (decks.empty() ? "" : ", ") + d.name;
  return fmt::format("{}, edition {}, seed {}, seats {}, decks {}", start.setup.game,
                     start.setup.table.edition(), start.setup.seed, start.setup.seats_text(), decks);
}

Exit play(const Request& r) {
  auto start = prepare(r);
  if (!start) return complain(start.error().exit, start.error().text);
  const TableSetup& setup = start->setup;
  tui::Sitting sitting({setup.table.game(), setup.table.box(), clauses_of(setup.game), setup.opening(),
                        start->record, chairs_of(setup), start->file});
  if (!sitting.trouble().empty()) {
    std::cerr << "verbatim play: " << sitting.trouble() << "; it goes on from there\n";
    if (r.record.empty() && !r.from.empty()) {
      return complain(Exit::failed, "write --from " + read_from(r.from).file + "@" +
                                        std::to_string(sitting.choices()) +
                                        " to go on from the last choice that fits");
    }
  }
  if (const std::string problem = sitting.save(start->file); !problem.empty()) {
    return complain(Exit::failed, "the game cannot be kept: " + problem);
  }
  if (!start->note.empty()) std::cerr << start->note << '\n';
  const Coach coach(r.no_coach);
  const bool plain = r.plain || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0;
  if (plain) {
    std::cout << title(*start) << '\n' << "The game is kept in " << start->file << '\n';
    tui::play_plain(sitting, std::cin, std::cout, coach.speaks());
    return sitting.save_problem().empty() ? Exit::ok : Exit::failed;
  }
  const auto left = tui::play_full_screen(sitting, {coach.speaks(), [&] { coach.dismiss(); }});
  if (!left) return complain(Exit::failed, left.error());
  std::cout << title(*start) << '\n';
  if (sitting.over()) std::cout << sitting.ending() << '\n';
  std::cout << tui::farewell(sitting) << std::endl;
  // Whoever sent a signal is told that it did what it should.
  if (*left != 0) {
    std::signal(*left, SIG_DFL);
    std::raise(*left);
  }
  return sitting.save_problem().empty() ? Exit::ok : Exit::failed;
}

}  // namespace

void add_play(Commands& commands) {
  const auto r = std::make_shared<Request>();
  std::vector<Argument> arguments = table_arguments(*r);
  arguments.push_back({"--record",
                       "where the game is kept; a file of its own below ~/.local/share/verbatim if not said",
                       &r->record});
  arguments.push_back(
      {"--from", "go on with a game: FILE, or FILE@CHOICE to go on from an earlier choice", &r->from});
  arguments.push_back({"--plain", "lines instead of a screen, as when the input is no terminal", &r->plain});
  arguments.push_back({"--no-coach", "no words for beginners", &r->no_coach});
  commands.push_back({"play", "Sit down and play: against bots, or several people at one keyboard.",
                      "verbatim play crystal --seats human,greedy", std::move(arguments),
                      [r] { return play(*r); }});
}

}  // namespace verbatim::app

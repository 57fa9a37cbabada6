// verbatim test PATH...: runs scenario files.

#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/json_text.h"
#include "apps/scenario_files.h"
#include "scenario/run.h"

namespace verbatim::app {
namespace {

namespace fs = std::filesystem;
using scenario::Outcome;

struct Request {
  std::vector<std::string> paths;
  std::string filter, game;
  bool json = false, steps = false;
};

class Tester {
 public:
  explicit Tester(const Request& request) : r_(request) {}

  Exit run() {
    const auto files = feature_files(r_.paths);
    if (files.empty()) return complain("there is no .feature file in what was named");
    for (const fs::path& file : files) {
      if (const Exit e = run_file(file); e != Exit::ok) return e;
    }
    if (passed_ == 0 && failures_.empty()) {
      return complain(r_.filter.empty() ? "there is no scenario in what was named"
                                        : "no scenario has \"" + r_.filter + "\" in its name");
    }
    report();
    return unread_ ? Exit::unread : failures_.empty() ? Exit::ok : Exit::failed;
  }

 private:
  static Exit complain(const std::string& what) {
    std::cerr << "verbatim test: " << what << '\n';
    return Exit::usage;
  }

  Exit run_file(const fs::path& file) {
    if (!fs::exists(file)) return complain("there is no " + file.string());
    std::string game = r_.game.empty() ? game_of(file) : r_.game;
    if (game.empty()) game = first_game();
    const Rules* rules = find_game(game);
    if (rules == nullptr) return complain(file.string() + ": " + no_such_game(game));
    if (!worlds_.contains(game)) {
      auto world = scenario::load_world(*rules, game_folder(game).string());
      if (!world) {
        std::cerr << world.error() << '\n';
        return Exit::failed;
      }
      worlds_.emplace(game, std::move(*world));
    }
    const auto feature = scenario::read_feature(file.string(), contents(file));
    const auto chosen = [&](const scenario::Scenario& s) {
      return r_.filter.empty() || s.name().find(r_.filter) != std::string::npos;
    };
    for (Outcome& o : scenario::run_feature(worlds_.at(game), feature, chosen)) {
      passed_ += o.passed();
      if (o.passed()) continue;
      unread_ = unread_ || o.unread;
      if (!r_.json) std::cout << o.text() << std::flush;
      failures_.push_back(std::move(o));
    }
    return Exit::ok;
  }

  void report() const {
    if (!r_.json) {
      std::cout << passed_ << " passed, " << failures_.size() << " failed\n";
      return;
    }
    std::string list;
    for (const Outcome& o : failures_) {
      list += fmt::format(
          "{}\n    {{\"file\": {}, \"line\": {}, \"column\": {}, \"scenario\": {}, \"edition\": {}, "
          "\"step\": {}, \"what\": "
          "{}, \"unread\": {}}}",
          list.empty() ? "" : ",", json_text(o.file), o.line, o.column, json_text(o.scenario),
          json_text(o.edition), json_text(o.step), json_text(o.trouble), o.unread);
    }
    std::cout << fmt::format("{{\"passed\": {}, \"failed\": {}, \"failures\": [{}]}}\n", passed_,
                             failures_.size(), list);
  }

  const Request& r_;
  std::map<std::string, scenario::World> worlds_;
  std::vector<Outcome> failures_;
  int passed_ = 0;
  bool unread_ = false;
};

// As they are, or as a list of JSON.
void write_forms(bool json) {
  if (!json) {
    std::cout << scenario::list_forms();
    return;
  }
  std::string list;
  std::istringstream forms(scenario::list_forms());
  for (std::string line; std::getline(forms, line);)
    list += (list.empty() ? "" : ",") + ("\n  " + json_text(line));
  std::cout << "{\"steps\": [" << list << "\n]}\n";
}

}  // namespace

void add_test(Commands& commands) {
  const auto r = std::make_shared<Request>();
  commands.push_back(
      {"test",
       "run scenario files: positions, choices by name, checks",
       "verbatim test games/crystal/scenarios",
       {{"PATH", "scenario files, or folders of them", &r->paths},
        {"--filter", "only scenarios whose name contains this text, for example a clause", &r->filter},
        {"--game", "the game of files that lie in no game's folder", &r->game},
        {"--json", "the result as JSON", &r->json},
        {"--steps", "list the forms of steps and do nothing else", &r->steps}},
       [r] {
         if (r->steps) {
           write_forms(r->json);
           return Exit::ok;
         }
         if (r->paths.empty()) {
           std::cerr << "verbatim test: name files or folders, for example games/crystal/scenarios\n";
           return Exit::usage;
         }
         return Tester(*r).run();
       }});
}

}  // namespace verbatim::app

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
#include "cardtext/diagnostic.h"
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
    if (r_.paths.empty()) {
      complain("name files or folders, for example games/crystal/scenarios");
    } else if (files.empty()) {
      complain("there is no .feature file in what was named");
    }
    for (const fs::path& file : files) run_file(file);
    if (passed_ == 0 && failures_.empty() && errors_.empty()) {
      complain("no scenario has \"" + r_.filter + "\" in its name");
    }
    report();
    return !errors_.empty() ? Exit::usage : unread_ ? Exit::unread : failed() ? Exit::failed : Exit::ok;
  }

 private:
  bool failed() const { return !failures_.empty(); }

  // Wrong in the command line, not in a scenario: what else was named is run all the same.
  void complain(const std::string& what) {
    std::cerr << "verbatim test: " << what << '\n';
    errors_.push_back(what);
  }

  void fail(Outcome o) {
    unread_ = unread_ || o.unread;
    if (!r_.json) std::cout << cardtext::harmless(o.text()) << std::flush;
    failures_.push_back(std::move(o));
  }

  const scenario::World* world_of(const Rules& rules) {
    const std::string game = rules.name();
    if (const auto at = worlds_.find(game); at != worlds_.end()) return &at->second;
    auto world = scenario::load_world(rules, game_folder(game).string());
    if (!world) {
      complain(world.error());
      return nullptr;
    }
    return &worlds_.emplace(game, std::move(*world)).first->second;
  }

  void run_file(const fs::path& file) {
    std::error_code unseen;
    if (!fs::exists(file, unseen)) return complain("there is no " + file.string());
    std::string game = r_.game.empty() ? game_of(file) : r_.game;
    if (game.empty()) game = first_game();
    const Rules* rules = find_game(game);
    if (rules == nullptr) return complain(file.string() + ": " + no_such_game(game));
    const scenario::World* world = world_of(*rules);
    if (world == nullptr) return;
    const auto chosen = [&](const scenario::Scenario& s) {
      return r_.filter.empty() || s.name().find(r_.filter) != std::string::npos;
    };
    // What goes wrong with one file does not keep the others from being run.
    try {
      const auto feature = scenario::read_feature(file.string(), contents(file));
      for (Outcome& o : scenario::run_feature(*world, feature, chosen)) {
        passed_ += o.passed();
        if (!o.passed()) fail(std::move(o));
      }
    } catch (const std::exception& wrong) {
      Outcome o;
      o.file = file.string();
      o.line = 1;
      o.trouble = std::string("this file cannot be run: ") + wrong.what();
      fail(std::move(o));
    }
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
    std::string errors;
    for (const std::string& e : errors_) errors += (errors.empty() ? "" : ", ") + json_text(e);
    std::cout << fmt::format("{{\"passed\": {}, \"failed\": {}, \"failures\": [{}], \"errors\": [{}]}}\n",
                             passed_, failures_.size(), list, errors);
  }

  const Request& r_;
  std::map<std::string, scenario::World> worlds_;
  std::vector<Outcome> failures_;
  std::vector<std::string> errors_;
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
         return Tester(*r).run();
       }});
}

}  // namespace verbatim::app

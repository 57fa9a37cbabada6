// verbatim replay FILE: a recorded game, told in words.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>

#include "apps/commands.h"
#include "apps/json_text.h"
#include "apps/table_setup.h"
#include "match/match.h"
#include "match/teller.h"

namespace verbatim::app {
namespace {

struct Request {
  std::string file;
  std::int64_t to = -1, seat = 0;
  bool json = false;
};

Exit complain(const std::string& what, Exit exit) {
  std::cerr << "verbatim replay: " << what << '\n';
  return exit;
}

class Replay {
 public:
  Replay(const Request& r, const Record& record, const TableSetup& setup)
      : r_(r),
        record_(record),
        setup_(setup),
        match_(setup.table.game(), setup.opening(), setup.record()),
        teller_(setup.table.game(), setup.table.printing().names(), names()) {}

  Exit run() {
    // All of it is looked at, however much is told: what is wrong may show behind that.
    const std::size_t most = r_.to < 0 ? record_.choices.size() : static_cast<std::size_t>(r_.to);
    drift_ = Match(match_).replay(record_);
    const bool told_in_full = most < record_.choices.size() && drift_ && drift_->choice > 0;
    if (told_in_full && drift_->fits >= most) drift_.reset();  // all that was asked for certainly fits
    const std::size_t good = drift_ ? std::min<std::size_t>(drift_->fits, most) : most;
    if (!r_.json) head();
    match_.set_log(&news_);
    for (std::size_t i = 0; i < good; ++i) step(i);
    match_.set_log(nullptr);
    r_.json ? json() : tail();
    return drift_ || match_.failed() ? Exit::failed : Exit::ok;
  }

 private:
  std::vector<std::string> names() const {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < setup_.seats.size(); ++i)
      out.push_back(fmt::format("{} {}", setup_.seats[i].text, i + 1));
    return out;
  }
  const std::string& name(int seat) const { return teller_.seat(seat); }

  // Told from where --seat sits, or from where the one sat who chose. What another was asked, and which
  // option was taken, may tell of cards that nobody else saw: what came of it is told as far as it was seen.
  void step(std::size_t i) {
    const int chooser = match_.decision().seat;
    const int looker = r_.seat > 0 ? static_cast<int>(r_.seat) - 1 : chooser;
    const View before = match_.seen_by(looker);
    const int option = record_.choices[i];
    const bool own = looker == chooser;
    const std::string label =
        own ? match_.label(match_.decision().options[static_cast<std::size_t>(option)]) : "(made a choice)";
    const std::string prompt =
        own ? setup_.table.game().code().labels[match_.decision().prompt.value] : std::string();
    news_.entries.clear();
    (void)match_.choose(option);
    const auto lines = teller_.tell(news_.entries, before, match_.seen_by(looker));
    if (r_.json) {
      std::string list;
      for (const std::string& l : lines) list += (list.empty() ? "" : ", ") + json_text(l);
      log_ += fmt::format(
          "{}\n  {{\"choice\": {}, \"seat\": {}, \"option\": {}, \"asked\": {}, \"chosen\": {}, "
          "\"log\": [{}]}}",
          log_.empty() ? "" : ",", i + 1, chooser + 1, own ? std::to_string(option) : "null",
          own ? json_text(prompt) : "null", json_text(label), list);
      return;
    }
    std::cout << fmt::format("{:>4}  {}: {}{}\n", i + 1, name(chooser), label,
                             prompt.empty() ? "" : "  <" + prompt + ">");
    for (const std::string& l : lines) std::cout << "        " << l << '\n';
  }

  std::string outcome() {
    if (match_.failed()) return "the game failed: " + match_.failure();
    if (match_.over()) return teller_.ending(match_.winners(), match_.ending());
    return "the game goes on; " + name(match_.decision().seat) + " is to choose";
  }

  void head() const {
    std::cout << fmt::format("{}, edition {}, seed {}; {}\n", setup_.game, setup_.table.edition(),
                             setup_.seed, fmt::join(names(), ", "));
  }
  void tail() {
    std::cout << fmt::format("{} of {} choices: {}\n", match_.choices(), record_.choices.size(), outcome());
    if (drift_) std::cerr << "verbatim replay: " << drift_text() << '\n';
  }
  std::string drift_text() const {
    const auto changed = setup_.table.changed_since(record_);
    return fmt::format("{}: {} the game leaves the record: {}{}", r_.file, drift_->where(), drift_->why,
                       changed.empty() ? "" : fmt::format(" ({})", fmt::join(changed, "; ")));
  }
  void json() {
    std::string changed;
    for (const std::string& c : setup_.table.changed_since(record_))
      changed += (changed.empty() ? "" : ", ") + json_text(c);
    std::cout << fmt::format(
        "{{\"file\": {}, \"game\": {}, \"edition\": {}, \"seed\": {}, \"seats\": {},\n"
        " \"choices\": {}, \"replayed\": {}, \"over\": {}, \"outcome\": {}, \"warning\": {}, \"changed\": "
        "[{}],\n"
        " \"drift\": {},\n \"log\": [{}]}}\n",
        json_text(r_.file), json_text(setup_.game), json_text(setup_.table.edition()), setup_.seed,
        json_text(setup_.seats_text()), record_.choices.size(), match_.choices(), match_.over(),
        json_text(outcome()), json_text(record_.warning), changed,
        drift_ ? fmt::format("{{\"fits\": {}, \"choice\": {}, \"where\": {}, \"why\": {}}}", drift_->fits,
                             drift_->choice, json_text(drift_->where()), json_text(drift_->why))
               : "null",
        log_);
  }

  const Request& r_;
  const Record& record_;
  const TableSetup& setup_;
  Match match_;
  LogList news_;
  Teller teller_;
  std::optional<Drift> drift_;
  std::string log_;
};

Exit run(const Request& r) {
  if (!std::filesystem::exists(r.file)) return complain("there is no file " + r.file, Exit::usage);
  const auto record = load_record(r.file);
  if (!record) return complain(record.error(), Exit::failed);
  const auto all = static_cast<std::int64_t>(record->choices.size());
  if (r.to < -1 || r.to > all)
    return complain(fmt::format("--to {}: the record has {} choices; from 0 to {}", r.to, all, all),
                    Exit::usage);
  if (!record->warning.empty()) std::cerr << "verbatim replay: " << r.file << ": " << record->warning << '\n';
  const auto setup = lay_table(*record);
  if (!setup)
    return complain(place_in(r.file, setup.error()) + ": " + setup.error().text, setup.error().exit);
  if (r.seat < 0 || r.seat > setup->table.seats()) {
    return complain(
        fmt::format("--seat {}: from 1 to {}, or 0 for whoever chooses", r.seat, setup->table.seats()),
        Exit::usage);
  }
  for (const std::string& change : setup->table.changed_since(*record)) {
    std::cerr << "verbatim replay: " << r.file << ": since this game was played, " << change << '\n';
  }
  return Replay(r, *record, *setup).run();
}

}  // namespace

void add_replay(Commands& commands) {
  const auto r = std::make_shared<Request>();
  commands.push_back(
      {"replay",
       "tell a recorded game in words, choice by choice, with the clauses",
       "verbatim replay game.record",
       {{"FILE", "the record (.gz: packed)", &r->file, true},
        {"--to", "only so many choices; -1: all", &r->to},
        {"--seat", "tell only what this seat saw, counted from 1; 0: whoever chooses", &r->seat},
        {"--json", "the game as JSON", &r->json}},
       [r] { return run(*r); },
       {"verbatim replay game.record --to 20", "verbatim replay game.record.gz --json"},
       "A record is enough to lay its table again: game, edition, decks and seed stand in it. When "
       "the cards or the rules have changed since, that is said first; when the game then leaves "
       "the record, the choices among which it does so and the reason are named, the rest is "
       "not told, and the exit code is 1. A file that was "
       "cut off is told up to its last whole choice, with a warning."});
}

}  // namespace verbatim::app

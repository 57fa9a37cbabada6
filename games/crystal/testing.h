#pragma once
// A table for tests and measurements: cards whose abilities are written with the Maker, positions set up by
// hand, choices taken by their labels. Nothing here is part of the game.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "crystal.h"
#include "kernel/kernel.h"
#include "program/proc.h"
#include "rules/lanes.h"
#include "rules/moves.h"
#include "rules/words.h"

namespace verbatim::crystal {

struct Figures {
  int mining = 0, attack = 0, production = 0, crystals = 0, tech = 0;
};

class TestTable {
 public:
  explicit TestTable(const std::string& edition = "classic", int seats = 2,
                     const std::vector<std::pair<std::string, std::string>>& switches = {})
      : edition_(*Edition::named(edition)), seats_(seats) {
    for (const auto& [key, value] : switches) {
      if (auto set = edition_.set(key, value); !set) failure_ = set.error();
    }
    printing_ = print(edition_, seats);
  }

  // ---- before the game
  Printing& printing() { return *printing_; }
  GameMaker& m() { return printing_->maker(); }
  const Edition& edition() const { return edition_; }

  FaceId card(const std::string& name, Figures f = {}, std::vector<std::string> types = {},
              const std::string& kind = "unit") {
    Card c;
    c.name = name;
    c.words["kind"] = kind;
    c.words["faction"] = "Testers";
    c.types = std::move(types);
    c.numbers = {{"power_mining", f.mining},
                 {"power_attack", f.attack},
                 {"power_production", f.production},
                 {"cost_crystals", f.crystals},
                 {"cost_production", f.tech}};
    return *printing_->face(c);
  }
  void ability(FaceId face, Trigger trigger, const std::function<void(Proc&)>& body,
               Need need = Need::Mandatory, Truth applies = Truth(1), Truth payable = Truth(1)) {
    ProgramId program;
    {
      Proc p(m(), m().code.faces[face.value].name);
      program = p.id();
      body(p);
    }
    m().ability({.face = face,
                 .need = need,
                 .trigger = TriggerId(trigger),
                 .zones = trigger == kOnPrice ? kPlayableFrom : kInPlay,
                 .applies = applies,
                 .payable = payable,
                 .program = program});
  }
  // A cooldown: used once a round, from the zone of permanents [CF 13.6].
  void cooldown(FaceId face, const std::function<void(Proc&)>& body, Truth payable = Truth(1)) {
    GameMaker& g = m();
    ability(
        face, kOnUse,
        [&](Proc& p) {
          say(p, "limit:round", {g.source()});
          body(p);
        },
        Need::Optional, !g.is(g.source(), kExhausted), payable);
  }
  // Runs a word of the table.
  void say(Proc& p, const std::string& key, const std::vector<Operand>& args) {
    const Native* n = printing_->native(key);
    if (n->kind == Native::Kind::Action)
      p.verb(VerbId(n->id), args);
    else
      p.call(ProgramId(n->id), args);
  }
  Truth can(const std::string& key, const std::vector<Operand>& args) {
    return m().call<Sort::Truth>(FnId(printing_->native(key)->can), args);
  }
  Num number(const std::string& key, const std::vector<Operand>& args) {
    return m().call(FnId(printing_->native(key)->id), args);
  }
  Num here() { return number("number:lane_of", {m().source()}); }

  // ---- the position
  // Everything is set up, decks empty, standing before a phase of round 2; seat 0 has the token.
  void begin(Phase phase = kDeployPhase, std::uint64_t seed = 1) {
    std::vector<std::vector<FaceId>> decks(static_cast<std::size_t>(seats_));
    open(decks, seed);
    Table t = table();
    t.set_counter(t.nobody(), kRound, 2);
    printing_->begin_at(t, phase);
    kernel_->begin(state_);
  }
  // A whole game with these decks.
  void begin(const std::vector<std::vector<FaceId>>& decks, std::uint64_t seed) {
    open(decks, seed);
    kernel_->begin(state_);
  }
  Table table() { return Table(*game_, state_, &log_); }
  Kernel& kernel() { return *kernel_; }
  const Game& game() const { return *game_; }
  State& state() { return state_; }
  LogList& log() { return log_; }
  const std::string& failure() const { return failure_; }

  int put(FaceId face, int seat, Zone zone, Where where = Where::Bottom) {
    return table().add_object(face, seat, table().zone(zone, seat), where);
  }
  // A Basic Trooper out of the basic deck into a lane, since before the round.
  int trooper(int seat, int lane) {
    Table t = table();
    const int o = t.in(t.zone(kBasic, seat)).front();
    t.move(o, t.zone(kMining + lane, seat));
    return o;
  }
  void set(int seat, Counter c, int value) { table().set_counter(seat, c, value); }
  int get(int seat, int c) { return table().counter(seat, c); }
  int size(int seat, Zone zone) { return table().zone_size(table().zone(zone, seat)); }
  int reads(int seat, int lane) { return power(table(), seat, lane); }
  int phase() { return table().counter(table().nobody(), kPhase); }
  int token() { return priority(table()); }

  // ---- choices
  Stop run() { return kernel_->run(state_); }
  int chooser() { return kernel_->decision().seat; }
  std::vector<std::string> labels() {
    std::vector<std::string> out;
    for (const Option& o : kernel_->decision().options) out.push_back(kernel_->label(state_, o));
    return out;
  }
  bool offered(const std::string& label) {
    if (run() != Stop::Decision) return false;
    for (const std::string& l : labels()) {
      if (l == label) return true;
    }
    return false;
  }
  // Takes the option with this label; false when there is none.
  bool take(const std::string& label) {
    if (run() != Stop::Decision) return false;
    const auto all = labels();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i] != label) continue;
      kernel_->answer_unchecked(state_, static_cast<int>(i));
      run();
      return true;
    }
    return false;
  }
  // Passes until a phase begins or the game is over.
  bool run_to(int phase_wanted) {
    for (int guard = 0; guard < 200; ++guard) {
      const Stop stop = run();
      if (stop == Stop::Over) return true;
      if (stop == Stop::Failed) return false;
      if (phase() == phase_wanted) return true;
      if (!take("pass") && !take("done") && !take("do not draw")) kernel_->answer_unchecked(state_, 0);
    }
    return false;
  }
  // The clause with which playing this object is refused.
  std::string refused(int object, int group = 0xff) {
    run();
    Option o{OptionKind::Object, static_cast<std::uint8_t>(group), static_cast<std::int16_t>(object), 0, {}};
    const auto found = kernel_->find(state_, o);
    return found ? "" : game_->code().clauses[found.error().clause.value];
  }
  bool cites(const std::string& clause) {
    for (const LogEntry& e : log_.entries) {
      if (game_->code().clauses[e.clause.value] == clause) return true;
    }
    return false;
  }

 private:
  void open(const std::vector<std::vector<FaceId>>& decks, std::uint64_t seed) {
    if (!game_) {
      auto game = printing_->finish();
      if (!game) {
        failure_ = game.error().text();
        return;
      }
      game_ = std::move(*game);
      kernel_.emplace(*game_, &log_);
    }
    state_ = kernel_->blank(seed);
    Table t = table();
    if (auto set_up = printing_->set_up(t, decks); !set_up) failure_ = set_up.error();
  }

  Edition edition_;
  int seats_;
  std::unique_ptr<Printing> printing_;
  std::optional<Game> game_;
  std::optional<Kernel> kernel_;
  State state_;
  LogList log_;
  std::string failure_;
};

// A deck of ten different cards twice, most of them with abilities of the usual kinds, and two permanents.
std::vector<FaceId> sample_deck(TestTable&);

}  // namespace verbatim::crystal

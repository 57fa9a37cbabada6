#pragma once
// A small but real game to state the clauses on: seats with hands and things in play, pools of tokens, units
// that can be damaged, events with before / when / after, action cards that can be cancelled, turns with
// actions. Cards are written by each test, so that a test reads like its clause.

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kernel/game_maker.h"
#include "kernel/kernel.h"
#include "program/proc.h"
#include "tests/clauses/told.h"

namespace verbatim::clauses {

inline constexpr int A = 0, B = 1, C = 2, D = 3;

// Hand, Play and Reserve are a player's own; the others belong to the table.
enum ZoneName : int { Hand, Play, Reserve, Shown, Deck, Discard, Removed };
// The last four are the table's: who is active, who is speaker, points to win, is there a combat?
enum CounterName : int {
  Goods,
  Tokens,
  Fleet,
  Capacity,
  Points,
  Initiative,
  Hits,
  Active,
  Speaker,
  Goal,
  Combat
};
enum FlagName : int { Exhausted, Damaged };
enum TagName : int { Ship, Fighter, Ground, System, Planet };
enum FieldName : int { Strength };
enum DurationName : int { ThisRound, ThisCombat, ThisAction, ThisAgenda };
enum MarkerName : int { TheTurn };

using Writes = std::function<void(Proc&)>;

enum class Kind { Component, Card, Note };

// One paragraph, as a test writes it.
struct Text {
  TriggerId on;
  bool may = false;                                      // cards in hand are always voluntary
  Truth triggered = 1;                                   // looked at when the window opens
  Truth applies = 1;                                     // looked at whenever its player has priority
  Truth payable = 1;                                     // can the cost be paid?
  Truth feasible = 1;                                    // can enough of it be done?
  Writes choose = {};                                    // targets, named when it is announced
  Operand target = Operand::special(Special::NoObject);  // what copies of the name may not hit again
  Writes pay = {};                                       // the cost
  Writes does = {};                                      // the effect
  Need need = Need::Mandatory;                           // of a component without `may`
};

// An event of the game. Its registers are always the same three: an object, a seat, a number.
struct Happening {
  TriggerId before, when, after;
  ProgramId program;
};

enum class Order { Initiative, Speaker };

class Synthetic {
 public:
  explicit Synthetic(int seats = 3);

  GameMaker m;
  CoreVerbs v;
  Happening activate, destroy, sustain, roll, assign, gain, research, reveal, draw, receive, spend;
  TriggerId played, start_of_turn, end_of_turn,
      action;        // `played`: a card was announced and can be cancelled
  ProgramId turn;    // (nothing, whose, nothing)
  ProgramId checks;  // what is looked at after each ability

  // Faces, objects and numbers.
  FaceId face(const std::string& name, std::initializer_list<int> tags = {}, int strength = 0);
  Obj put(const std::string& name, int seat, int zone);
  Obj unit(const std::string& name, int seat, Obj where = {}, std::initializer_list<int> tags = {Ship});
  void prints(const std::string& name, const Text&, Kind kind = Kind::Component, int zone = Play);
  Obj component(const std::string& name, int seat, const Text&);
  Obj card(const std::string& name, int seat, const Text&);
  Obj note(const std::string& name, int owner, int holder, const Text&);
  void always(const std::string& name, Continuous);  // in force while it lies in play
  void set(int seat, int counter, int value) { settings_.push_back({seat, counter, value}); }
  void set_table(int counter, int value) { settings_.push_back({seats(), counter, value}); }
  int seats() const { return m.declaration.seats; }

  // An event with windows around its commit, which is told in the story.
  using Commit = std::function<void(Proc&, Reg<Sort::Object>, Reg<Sort::Seat>, Reg<Sort::Number>)>;
  Happening happening(const std::string& name, const Commit&, Order order = Order::Initiative);
  Window window(TriggerId, Order order = Order::Initiative);
  TriggerId moment(const std::string& name, Stage stage = Stage::After);  // a window of its own
  // A program that opens such a window for somebody.
  ProgramId opens(TriggerId, Order order = Order::Initiative);

  // Values.
  Obj what() { return m.of_event<Sort::Object>(0); }
  Who who() { return m.of_event<Sort::Seat>(1); }
  Num amount() { return m.of_event<Sort::Number>(2); }
  Who seat(int s) { return {&m, Operand::constant(s)}; }
  Who active() { return m.call<Sort::Seat>(active_, {}); }
  Who speaker() { return m.call<Sort::Seat>(speaker_, {}); }
  Who in_initiative(Num n) { return m.call<Sort::Seat>(in_initiative_, {n}); }  // the n-th, from 1
  Truth mine(Obj o) { return m.same(m.controller(o), m.you()); }
  Num has(Who w, int counter) { return m.counter_of(w, counter); }
  Pick units(Who w, int tag = Ship) { return m.from({Play}).whose(m.only(w)).where(m.tagged(m.it(), tag)); }

  // Effects.
  void say(Proc&, const std::string& word, Obj about = {});
  void tell(Proc&, Num);  // "=3" in the story
  void add(Proc& p, Who w, int counter, Num n) { p.verb(v.add, {w, Num(counter), n}); }
  void lose(Proc& p, Who w, int counter, Num n) {
    p.verb(lose_, {w, Num(counter), n});
  }  // as many as there are
  void let(Proc& p, int counter, Operand value) { p.verb(let_, {Num(counter), value}); }  // of the table
  void flag(Proc& p, Obj o, int f) { p.verb(v.set_flag, {o, Num(f)}); }
  void unflag(Proc& p, Obj o, int f) { p.verb(v.clear_flag, {o, Num(f)}); }
  void move(Proc& p, Obj o, Place z) { p.verb(v.move, {o, z}); }
  void to(Proc& p, Obj o, int zone) { move(p, o, m.table_zone(zone)); }
  void hand_over(Proc&, Obj, Who);  // a card or a note
  void happens(Proc&, const Happening&, Obj what = {}, Who who = {}, Num amount = 0);
  void opens(Proc&, ProgramId window, Who who = {});
  void take_turn(Proc&, Who);

  // The game is what `main` writes; then it can be played, each time with another script.
  void game(const Writes& main);
  Told play(const std::vector<std::string>& script, int options = 0);
  // The same, and a look at the kernel at the first decision.
  State stop_at_first(Kernel&);
  const Game& made();

 private:
  struct Setting {
    int seat, counter, value;
  };
  void write_checks();
  void write_classes();
  void write_turn();
  void write_ability(const Text&, Kind, ProgramId);
  State start(const Kernel&);

  VerbId say_, lose_, let_;
  FnId active_, speaker_, in_initiative_;

  int class_of_[3] = {0, 0, 0};
  std::vector<std::string> words_;
  std::vector<std::pair<std::string, FaceId>> faces_;
  struct Placed {
    FaceId face;
    int owner, seat, zone, bearer;
  };
  std::vector<Placed> placed_;
  std::vector<Setting> settings_;
  std::optional<Game> game_;
};

}  // namespace verbatim::clauses

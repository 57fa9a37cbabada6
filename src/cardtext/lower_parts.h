#pragma once
// What the phrases of one clause mean while it is lowered: players, lanes, cards, and the clause itself.

#include <cassert>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cardtext/node.h"
#include "program/native.h"
#include "program/proc.h"

namespace verbatim::cardtext {

// A lane, or what a game has in its place: one of a row of places that every player has.
struct LaneRef {
  Who seat;
  Num index = 0;
  bool perhaps = false;  // or none: -1
};

// Which players a phrase means. Who it is, is known only of One; whoever wants one player of the others asks
// (`the_one`), goes through all of them (`each_seat`) or asks about them (`holds`).
class SeatSet {
 public:
  enum How { One, Every, Choose, Several } how = One;
  static SeatSet just(Who w) {
    SeatSet s;
    s.is(w);
    return s;
  }
  static SeatSet every(Whos all, Span at) { return of(Every, all, at); }
  static SeatSet chosen(Whos among, Span at) { return of(Choose, among, at); }
  void is(Who w) {
    how = One;
    one_ = w;
  }
  Who who() const {
    assert(how == One && one_);
    return *one_;
  }
  Whos set;
  Span span;
  std::optional<Num> number;  // Several: this many, or as many as the chooser likes
  bool up_to = false;
  bool each = false;     // Every, said with "each" or "all": one choice for each of them
  bool target = false;   // Choose: chosen before anything is asked of them
  bool any = false;      // Choose, said with "any"
  bool perhaps = false;  // One: or nobody, if there was no such card, or who is out by now
  const Node* words = nullptr;
  std::function<Truth(Who)> meets;  // while it is only asked what is possible: these of them

 private:
  static SeatSet of(How h, Whos set, Span at) {
    SeatSet s;
    s.how = h;
    s.set = set;
    s.span = at;
    return s;
  }
  std::optional<Who> one_;
};

// Which lanes a phrase means.
struct LaneSet {
  // Shared: an amount is distributed over them. Several: this many of them are chosen.
  enum How { One, Every, Shared, Several } how = One;
  SeatSet owner;
  std::vector<int> among;        // these of the row
  std::optional<Num> index;      // this one, and no other
  std::optional<Num> except;     // not this one
  std::optional<Who> except_of;  // of this player; of any player if it does not say
  std::vector<const Node*> filters;
  Span span;
  Num number = 1;  // Several
  bool up_to = false;
  bool apart = false;    // "each of them": the whole amount on each, never shared
  bool unowned = false;  // anybody's: the text does not say whose
  bool owned = false;    // the text says whose
  bool left = false;     // the lane a card left or that was chosen before, if there is one: -1 if not
};

// Which cards a phrase means.
struct CardSet {
  enum How { Known, Some, UpTo, AnyNumber, All } how = Some;
  Obj known;
  Num number = 1;
  Pick pick;
  std::optional<SeatSet> whose;                      // the players and
  std::optional<LaneSet> where;                      // the lanes that were named
  enum First { Cards, Player, Lane } first = Cards;  // what is chosen, or gone through, before the cards
  std::vector<Span> owners;  // phrases that mean whoever controls the card that is chosen
  std::optional<Num> total;  // their powers add up to at most this
  bool apart = false;        // no two of them in one lane
  bool top = false;          // the top cards of `place`
  Place place;
  Span span;
};

// A card that was named, and where it lay then.
struct NamedCard {
  Operand card;
  std::uint32_t where = 0;  // kinds of zone
  bool still = true;        // nothing was done to it since
};

// What the first words of an ability say: when it is done.
struct Head {
  TriggerId trigger;
  bool has_trigger = false, cooldown = false, window_asks = false;
  bool left = false;  // the card hears of its own leaving
  Truth triggered, applies;
  std::vector<Requirement> because;  // what else must hold, each with its rule
};

// What a part of a cost is paid with.
struct Drawn {
  enum What { Nothing, Cards, Tokens, Counter } what = Nothing;
  std::uint32_t zones = ~0u;            // Cards: where they may lie
  bool self = false, not_self = false;  // this card; any but this card
  int id = 0;                           // Tokens: the kind; Counter: which
  LaneSet lanes;                        // Tokens
  Operand seats;                        // whose
  const Native* sum = nullptr;          // payments of this word are added up
};

// What "cannot" forbids for a while, and where cards lie too that it can be done to.
struct Change {
  Modifier made;
  std::uint32_t reach = 0;
};

// One clause about to run: the verb and what its parts mean. `who`, `player`, `lane` and so on are filled
// from the outside in, and the arguments of the verb are made of them.
struct Clause {
  const Node* effect = nullptr;
  const Native* native = nullptr;
  std::vector<const Node*> posts;
  Who who;
  std::optional<Whos> whos;  // who does it, if they are several at once
  Who player;
  Whos players;
  bool has_player = false;
  LaneRef lane, from;
  Obj card;
  std::optional<Obj> other;  // with which the card changes places
  Num number = 0;
  bool chooses_number = false;  // "up to", "any number"
  bool all = false;             // "all": as many as there are where it is done
  int least = 0;                // of what "up to" and "any number" leave open
  bool only_card = false;       // its card is chosen, the rest is said later
};

// What the sentences lowered so far remember: how much was done, to what, to whom.
struct Memory {
  std::vector<Reg<Sort::Number>> amounts;
  std::vector<Reg<Sort::Object>> cards;
  std::vector<Reg<Sort::Seat>> seats;
  std::vector<Reg<Sort::Number>> lanes;
};

// A phrase that is counted "this way".
struct Way {
  Node phrase;
  std::string verbs;  // the attribute of the verbs that it counts
  Reg<Sort::Number> number;
  bool counted = false;  // a verb that it counts was lowered
};

// The lane that a card left, and whether several left one.
struct LeftLane {
  std::optional<LaneRef> lane;
  bool several = false;
};

// What happened, as the trigger tells it: its parameters by their meanings.
struct Happening {
  const Native* trigger = nullptr;
  Obj card;
  Who by;
  LaneRef lane;
  std::optional<Num> worth;  // the power the card had
  std::optional<Num> from;   // the lane the card went from, if it is in another one now
  bool has_card = false, has_by = false, has_seat = false, has_lane = false;
};

// Branches of which one is taken: what "that many" was before them, and is after the one that was taken.
struct Fork {
  std::optional<Num> before;
  std::optional<Reg<Sort::Number>> number;
  bool counted = false;
};

}  // namespace verbatim::cardtext

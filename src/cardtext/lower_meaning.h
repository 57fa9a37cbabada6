#pragma once
// What the words mean while an ability is lowered: who is you, which card is it, what was done this way.

#include <functional>
#include <list>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "cardtext/lower_parts.h"
#include "program/proc.h"

namespace verbatim::cardtext {

struct Meaning {
  // What the card has come to so far.
  std::list<Node> kept;  // nodes that no text has
  std::vector<verbatim::Ability> made;
  std::vector<Continuous> lasting;
  std::uint64_t tags = 0;
  std::vector<std::pair<int, int>> fields;

  // The program that is open.
  Proc* p = nullptr;
  Who you;
  std::optional<Who> asker;  // who is asked whether somebody does it, while that is probed
  std::optional<Who> loop_player;
  std::optional<LaneRef> loop_lane;
  std::optional<Obj> loop_card;
  std::optional<Num> here;          // the lane this card was in when the ability began
  std::optional<Num> came_from;     // the lane the last card left,
  std::optional<Who> came_from_of;  // and whose it was, if it need not be yours
  // The lane "it came from", looked at before it left; -1 while nothing has.
  std::optional<LaneRef> left_lane;
  std::optional<std::pair<Reg<Sort::Seat>, Reg<Sort::Number>>> left_in;  // where it is kept, if the text asks
  std::vector<std::pair<Span, Reg<Sort::Number>>> lanes_chosen;  // those that "that lane" means, or -1
  bool left_several = false;                                     // more than one card has left one
  std::optional<LaneRef> event_lane;
  std::function<void()> exhaust_on_yes;  // a cooldown that is asked about is used up by the yes
  std::optional<Num> taken;              // how much the last clause did
  std::optional<Num> gave;       // ... if it also gave something, so that it is unclear which is meant
  bool gave_one = false;         // and was done to one card
  std::optional<Num> that_many;  // what "that many" was when it was last said
  bool says_amount = false;      // the ability says "that many"
  std::optional<Num> most_x;     // the most that all the costs in X allow
  Memory memory;
  std::vector<Way> ways_counted;  // what the ability counts "this way"
  std::optional<Num> said_x;      // how much "X" was when it was first said
  std::optional<Obj> last_card;
  std::optional<Obj> clause_card;  // the card the clause is about to be done to
  std::vector<std::pair<Span, std::variant<Who, LaneRef, Obj>>> known;
  bool remembers_lane = false;                  // the text speaks of the lane a card left
  bool remembers_power = false;                 // and of its power
  std::vector<std::pair<Operand, Num>> worths;  // the power that cards had before something was done to them
  // Where a phrase that is said in both branches of an "instead" keeps who or what was chosen, and its power.
  template <Sort S>
  struct Kept {
    const Proc* in;
    Span said;
    Reg<S> place;
  };
  template <Sort S>
  using KeptAll = std::vector<Kept<S>>;
  std::tuple<KeptAll<Sort::Seat>, KeptAll<Sort::Object>, KeptAll<Sort::Number>> kept_for;
  bool in_branch = false;
  const Happening* asked_of_event = nullptr;  // a noun is asked about what happened
  bool looked = false;                        // cards may still lie aside
  bool can_name = false;                      // and can be named, in the turns of a loop too
  bool saw_cards = false;                     // a hand, or some cards, were looked at before
  bool saw_several = false;                   // of which one might be meant where the text does not say where
  bool searched = false;                      // and were put back: of those there are none any more
  bool searching = false;                     // those that lie aside go back as a search puts them
  bool took_some = false;                     // of those that were looked at: there may be others
  std::optional<Who> looker;                  // who looked last,
  std::optional<SeatSet> shown_of;            // at cards of whose deck,
  Span shown_at;                              // and where the text says it
  std::vector<Span> answered;                 // questions that have been asked
  std::vector<NamedCard> places;              // where cards lie that were named
  std::optional<TriggerId> at_moment;         // when the ability begins
  std::uint32_t lies_in = ~0u;                // where this card may be when the ability begins
  std::uint32_t reached = 0;                  // where cards lie too of which a "cannot" speaks
  bool yes_given = false;                     // the first "may" was answered by using the ability
  bool asked = false;       // the statement to come was possible, and the player said yes to it
  bool asked_next = false;  // whether the part after "if you do" was done is asked next
  bool probing = false;     // only asked whether it is possible: nothing was taken yet
  Truth* untold = nullptr;  // and a condition: could it be other than it is, by cards that nobody asked sees?
  // How much of "is it possible" is asked: the conditions alone, the costs too, or all.
  enum class Extent { Conditions, Costs, All } extent = Extent::All;
  // The loops that are open, from the outermost: of cards, or of players or lanes. [CF 12.9]
  enum class Loop { Cards, Apart };
  std::vector<Loop> loops;
  bool paying = false;        // what is done is a cost
  bool guessing = false;      // and it is only asked whether to offer it
  bool at_the_price = false;  // asks whether an extra payment can be made beside the price
  bool not_this = false;      // the card that is being played cannot pay for itself
  bool from_you = false;      // "starting with you"
  std::vector<std::pair<const Node*, Who>> chosen;  // phrases of this clause whose player was chosen just now
  const std::vector<Node>* ability_said = nullptr;  // the statements of the ability that is open,
  const Node* doing = nullptr;                      // and the clause that is being lowered
  enum class Asked { Nothing, One, Number } asked_of = Asked::Nothing;  // what a condition asks of cards
  std::optional<std::pair<const Node*, LaneRef>> asked_lane;  // a phrase of lanes, and this one of them
  std::optional<LaneRef> asked_in;                            // the lane whose cards are asked about
  int unrolled = 0;                                           // a question is being asked of seat after seat
  struct Given {
    Reg<Sort::Number> sum;
    std::size_t outside;  // how many loops are around those whose turns it adds up
  };
  std::map<const Node*, Given> caps;  // what a cap inside a loop has given so far

  template <Sort S>
  Reg<S> place_for(Span said) {
    if (!in_branch || said == Span{}) return p->local<S>();
    auto& all = std::get<KeptAll<S>>(kept_for);
    for (const Kept<S>& at : all)
      if (at.in == p && at.said == said) return at.place;
    return all.emplace_back(Kept<S>{p, said, p->local<S>()}).place;
  }

  template <class T>
  const T* known_at(Span s) const {
    for (auto at = known.rbegin(); at != known.rend(); ++at)
      if (at->first == s && std::holds_alternative<T>(at->second)) return &std::get<T>(at->second);
    return nullptr;
  }
};

}  // namespace verbatim::cardtext

#pragma once
// One card being lowered. The jobs are split by file: abilities, statements, effects, selections, amounts,
// conditions. Pure parts (values, conditions, "is it possible?") make expressions; the others write
// instructions into the program that is open.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cardtext/lower.h"
#include "cardtext/lower_lookup.h"

namespace verbatim::cardtext {

class Lowering : Lookup {
 public:
  using Lookup::diagnostics;
  using Lookup::Lookup;
  void card(const CardReading&);

 private:
  using Then = std::function<void()>;
  using SeatTest = std::function<Truth(Who)>;
  using LaneTest = std::function<Truth(const LaneRef&)>;

  // Why something is not offered: what must hold, in the order in which it is asked, and the rule about it.
  using Reasons = std::vector<Requirement>;

  // lower_ability.cpp
  std::string words_of(const verbatim::cardtext::Ability&) const;
  void line(const verbatim::cardtext::Ability&, bool edited);
  void ability(const verbatim::cardtext::Ability&);
  const Node* keyword_at_its_moment(const verbatim::cardtext::Ability&) const;
  bool buys_itself(const verbatim::cardtext::Ability&) const;
  bool heads(const verbatim::cardtext::Ability&, Head&);
  bool names(const verbatim::cardtext::Ability&, const std::function<bool(const Node&)>&) const;
  bool names_power(const verbatim::cardtext::Ability&) const;
  bool names_lane(const verbatim::cardtext::Ability&, std::initializer_list<std::string_view> ops) const;
  void lane_it_left(const Node& said, LaneSet&);  // lower_lanes.cpp
  void no_lane_left();
  void no_lane_chosen(const std::vector<Node>& statements);
  const Reg<Sort::Number>* chosen_lane(Span said) const;
  void keep_lane(const CardSet&, Obj);
  void keep_lane_of(const Node& said, Obj);
  void several_left(std::size_t since);
  bool elsewhere(const CardSet&) const;
  LeftLane left_before();
  bool may_move_this(const Node&) const;
  void this_lane_after(const Node& done);
  void then_statement(const Node& a, const Node& b);
  void make(const verbatim::cardtext::Ability&, Head, std::uint32_t zones);
  void keyword_line(const Node&, const std::string& text);
  std::uint32_t zones(std::string_view key, const Node& at);

  // lower_event.cpp
  void event(const Node& what, const Node& said, Head&);
  void waits_for(const Native& trigger, const Node& said, Head&);
  Happening happening(const Native& trigger);
  Truth tokens_meant(const Node& what, const Happening&);
  Truth card_meant(const Node& said, const Happening&, Head&);
  Truth one_card_meant(const Node& said, const Happening&, Head&);
  Truth lane_meant(const Node& said, const LaneRef&);
  Truth place_meant(const Node& said, const Happening&);
  void undoes_nothing(const std::vector<Node>& statements);
  Truth seat_meant(const SeatSet& set, Who seat, const Node& said);

  // lower_lasting.cpp
  bool is_lasting(const Node& effect) const;
  bool reduces_next(const Node& effect) const;
  bool costs_less(const Node& effect) const;
  bool costs_of_cards(const Node& effect) const;
  bool sets_price(const Node& effect) const;
  bool lasts(const Node& d);  // true when it was an effect with a duration, and is written
  Truth about(const Node& noun, Obj card);
  void in_force(const Node& clause, const Node* when, const std::string& text);
  void of_cards_played(const Node& cards, Continuous&);
  int standing_force(const Node& effect) const;  // 1: it adds while its card is in play, -1: it takes away
  void standing_change(const Node& clause, const Node* when, const std::string& text);
  bool says_next(const Node& noun) const;
  bool speaks_of_all(const Node& said) const;
  const Node* says_you_play(const Node& noun) const;
  const Native* how_long_cards(const Node& d, const Node& noun);
  Num standing_times(const Clause&, Num one);
  bool has_extra_payment() const;
  void saves_so_much(const Node& gain, const Node* said);
  void extra_payment(const Node& may, const std::string& text);
  void instead_of_price(const Node& effect, const std::string& text);
  void at_price(const Node& paid, const std::string& text);

  // lower_cannot.cpp
  bool is_rule(const Node&) const;
  const Node* protection(const Node&) const;  // the "can" that nothing can prevent
  std::vector<const Native*> actions_of(const Node& rule);
  const Native* how_long(const Node& rule);
  std::uint32_t reach_of(const Native& action) const;
  Truth means(const Node& cards, std::uint32_t reach = 0);
  Truth meets(const Pick&);
  Truth about_which(const Node& effect);
  void bare_permission(const Node&);
  void standing_rule(const Node& rule, Force, const std::string& text);
  void rule_for_a_while(const Node& rule, Force);
  bool outlasts(Operand asked_later, Sort) const;
  void outlasts(Operand test, const Node& said);
  void stands(const Continuous&, const Node& said);
  void settled_now(const Node& said, const Then&);
  void rule_on_cards(const Node& cards, const std::vector<Change>&, const std::string& prompt);

  // lower_statement.cpp
  void statement(const Node&);
  void do_statement(const Node&);
  bool leaves_to_you(const Node&);  // a "may" of the card's player that a no ends
  void first_part(const Node&);
  void may(const Node&);
  void cost(const Node&, bool willing);
  void pay(const Node&, int least);  // lower_cost.cpp
  void pay_one_of(const Node&, int least);
  void bound_by_all(const Node& costs);
  bool leaves_open(const Node& part) const;
  Num at_hand(const Node& part);
  void choose(const Node&);
  void offer_branches(const Node& body, bool free);
  void several_branches(const Node& body, bool free);
  void replace(const Node&);
  void for_each(const Node&);  // lower_loop.cpp
  void one_turn(const Node& body);
  void in_loop(Loop, const Then& all_turns);
  bool reckoned_anew(const Node& effect, const std::vector<const Node*>& posts) const;
  std::optional<Num> given_in_loops(const Node& cap, const Node& effect,
                                    const std::vector<const Node*>& posts);
  SeatSet loop_players(const Node& over);
  Pick loop_cards(const Node& over);
  void each_turn(Reg<Sort::Number> sum, const Then& turn);
  void each_in_turn(const SeatSet&, const std::string& prompt, const std::function<void(Who)>&);
  void repeat(const Node&);
  void result_row(const Node&);
  void also_done(const Node& a, const Node& b);
  bool says_that_many(const Node&) const;
  Fork fork();  // lower_fork.cpp
  void branch(Fork&, const Then&);
  void join(const Fork&);
  void one_of_two(Truth condition, const Then& yes, const Then& no);
  const Node* common_subject(const Node&) const;
  Node without_subject(const Node&) const;
  void done_by_each(const Node&, const Node& subject);
  std::vector<const Node*> branches(const Node&) const;
  Truth possible(const Node&);  // could it do anything, and can its cost be paid?
  Truth could_be_done(const Node&);
  void see_first(const Clause&, const CardSet&, Obj card);
  Truth for_some_of(const SeatSet&, const std::function<Truth(Who)>& could);
  Truth could_be_paid(const Node& cost);
  Truth below_caps(const Node&);
  Truth payable(const Node&);
  Truth could_pay(const Node&);
  Reasons reasons(const Node&, std::string_view nothing);
  Pick meant(Pick) const;  // what a card's words mean, each requirement under the rule about that
  void parts_of_cost(const Node&, std::vector<const Node*>&) const;

  // lower_shown.cpp
  bool shown_spoken_of(const Node&, std::uint32_t from) const;
  bool shown_later(std::uint32_t from) const;
  void put_back();
  void put_back_before(const Node&);
  bool lays_aside(const Clause&) const;
  void note_shown(const Clause&, const Node& d);
  bool about_those(const Node& d);
  void check_shown(const Clause&, const Node& said);
  void check_unplaced(const Clause&, const Node& said);

  // lower_power.cpp
  void no_power_there(const Node& said, std::uint32_t zones);
  void lies(Obj card, std::uint32_t where, bool still = true);
  std::uint32_t still_lies(Obj card) const;
  void asks_power_of(Obj, const Node& said);
  void lies_after(const Clause&, const CardSet&, Obj);
  void lies_at_moment(const Node& noun, const Happening&);

  // lower_endless.cpp
  std::uint32_t lanes_named(const Node* said) const;
  int kind_meant(const Node& what) const;
  bool brings_about(const Node& effect, const Node& event_said, TriggerId) const;
  bool may_end(const Node& question) const;
  void answers_itself(const Node&, const Node& event_said, TriggerId);

  // lower_apart.cpp
  bool added_up(const Clause&) const;
  std::uint32_t zones_said(const Node& place);
  Drawn drawn_on(const Node& part);
  bool apart(const Drawn&, const Drawn&);
  void paid_apart(const Node&, const Node&);

  // lower_several.cpp, lower_unless.cpp
  enum class Joint { None, Both, Either };
  bool at_once(const Node& d, const Node& part);
  Joint joint(const Node& d, const Node*& first, const Node*& second);
  bool joined(const Node& d, int least);
  bool from_either_place(const Node& d);
  void choose_lanes(const LaneSet&, Who, const std::string& prompt, const LaneTest&,
                    const std::function<void(LaneRef)>&);
  bool moves_tokens(const Clause& c) const { return takes(c, "from whose lane"); }
  LaneSet from_lanes(const Clause&);
  void move_tokens(Clause&, const Then&);
  void to_one_player(const Clause&, const LaneSet& to, const std::function<void(const LaneSet&)>& then);
  Truth can_move(Clause&, bool in_full);
  void put_down(Clause&, const LaneSet& to, Num number, const Then&);
  void distribute(Clause&, Who owner, Num least, Num most, const std::vector<Num>& limits,
                  const std::function<void(LaneRef, Num)>&);
  bool lessens(const Node& hit, const Node& reduction);
  void unless(const Node&);
  void unless_all(const Node&, const SeatSet&);
  bool unless_they(const Node&);
  bool card_before(const Node&);

  // lower_effect.cpp, lower_number.cpp, lower_target.cpp, lower_whom.cpp
  void clause(const Node&, int least = 0);
  void plain_clause(const Node&, int least);
  const Native* event_of_parts(const Node& d, Clause&);
  Truth clause_possible(const Node&, bool in_full);
  Truth could_do(const Node&, bool in_full);
  bool understand(const Node& d, Clause&);
  void each_subject(const Node& d, Clause&, const Then&);
  void each_player(Clause&, const Then&);
  bool together(const Clause&) const;
  void each_place(Clause&, const Then&);
  std::optional<SeatSet> whom(const Clause&);
  const Node* named_by_amount(const Clause&) const;
  bool is_plain_choice(const Node& d);
  bool names_one(const Clause&) const;
  void choose_card(const Node& x, const std::string& prompt);
  bool by_lane(const Node& d);
  void check_slots(const Clause&, const Node& d);
  void check_cards(const Clause&);
  void with_number(Clause&, const Then&);
  Num as_many_as_there_are(const Clause&, Num wanted);
  void each_target(Clause&, const Then&);
  void over_cards(Clause&, const Then&);
  void over_lanes(Clause&, const Then&);
  void from_place(const Clause&, CardSet&);
  void in_different_lanes(const CardSet&, const Clause&, const Pick&, Reg<Sort::Object>, const Then& act);
  const Node* scaled(const Clause&) const;  // the "for each" of the clause
  CardSet targets(const Clause&);
  const Node* owner_of_top(const Clause&) const;
  void share_out(Clause&, const LaneSet&, const Then&);
  Num run(Clause&);
  Truth can(const Clause&);
  Truth can_target(Clause&, bool in_full);
  const Node* card_slot(const Clause&) const;
  const Node* lane_slot(const Clause&) const;
  bool takes(const Clause&, std::string_view meaning) const;
  bool speaks_of(const Node&, Span) const;
  bool takes_lane(const Clause&) const;
  LaneSet lanes_of(const Clause&);
  void check_moment(const Native& word, const Node& said, const char* why);
  void check_reach(const Clause&);
  void check_there(const Clause&, const CardSet&);
  void check_lanes(const Clause&, const LaneSet&, const Node& said);
  void one_or_each(const Clause&, LaneSet&, const Node& said);
  void check_this_lane(const verbatim::cardtext::Ability&);
  bool nobody_is_both(const SeatSet&, const SeatSet&);
  void check_home(const Clause&, const CardSet&);
  Truth fits_somewhere(Clause&);
  Truth at_home(const Clause&, const LaneRef&);

  // lower_unseen.cpp
  bool unseen(const Pick&, Who who) const;
  Pick known_of(Pick, Who who) const;
  Pick unknown_beside(const Pick&, Who who) const;
  Truth perhaps_any(const Pick&, Who who);
  Num perhaps_so_many(const Pick&, Who who);
  Num so_many(const Pick&);
  void in_sight(const Node& said, std::optional<Who> of, const Then& line);
  std::pair<Truth, Truth> perhaps(const std::function<Truth()>& condition);
  void ask_unseen(Who who, const std::string& prompt, const Pick&, Reg<Sort::Object>,
                  const std::function<void(Asking&)>& more, const Then& nothing);
  void unseen_cards(const CardSet&, Who who, const std::string& prompt, Num least, const Pick&,
                    Reg<Sort::Object>, const Then& act);

  // lower_arguments.cpp
  std::vector<Operand> arguments(const Clause&);
  bool swaps(const Clause& c) const { return takes(c, "with which"); }
  CardSet partner(const Clause&);
  Truth partner_there(const Clause&);
  void with_partner(Clause&, const Then&);
  void your_choice(const Node& mod);
  void looked_at(const Clause&);
  Operand argument(const Clause&, Sort, const std::string& meaning);
  Num token_kind(const Node& effect);
  void no_token(const Node& said, const Native*);
  Num token_kind_there(const Clause&);
  const Node& token_said(const Node& effect);

  // lower_players.cpp
  SeatSet players(const Node&);
  SeatSet owner(const Node*);
  Whos opponents_of(const Node& whose);
  Whos kind_of_players(const Node& noun, const Node* of = nullptr);
  SeatTest asked_of_player(const Node& mod, Whos among);
  Whos those_with(const Node& mod, Whos among);
  Whos left_of(Whos among, const SeatTest&);
  void each_seat(const SeatSet&, const std::string& prompt, const SeatTest&, const std::function<void(Who)>&);
  Truth some_seat(const SeatSet&, const SeatTest&);
  Truth holds(const SeatSet&, const Node& said, const SeatTest&);
  Who the_one(const SeatSet&, const Node& said);
  SeatSet settled(const SeatSet&, const Node& said);
  Num of_one(const SeatSet&, const Node& said, const std::function<Num(Who)>&);
  Whos all_of(const SeatSet& s) { return s.how == SeatSet::One ? m.only(s.who()) : s.set; }
  Whos counted(const SeatSet&, const Node& said);
  Truth is_among(const SeatSet& s, Who w) {
    return s.how == SeatSet::One ? m.same(w, s.who()) : m.has(s.set, w);
  }
  SeatSet both(const Node&);

  // lower_lanes.cpp
  LaneSet lanes(const Node&);
  Truth lane_fits(const LaneSet&, const LaneRef&);
  void each_lane(const LaneSet&, const std::string& prompt, const LaneTest&,
                 const std::function<void(LaneRef)>&);
  Truth some_lane(const LaneSet&, const LaneTest&);
  Truth holds(const LaneSet&, const Node& said, const LaneTest&);
  LaneRef the_lane(const LaneSet&, const Node& said);
  Num over(const LaneSet&, const Node& said, const std::function<Num(const LaneRef&)>&);
  LaneRef this_lane();
  void noun_of_lanes(const Node& noun, LaneSet&);

  // lower_other.cpp
  std::optional<SeatSet> said_before(Span);
  Whos others_of(Whos among, const Node& said);
  void other_lanes(const Node& said, LaneSet&);
  void corresponding(const Node&, LaneSet&);
  void anybodys(LaneSet&, SeatSet whose);
  Truth left_out(const LaneSet&, const LaneRef&);
  Pick cards_there(const Node& said, const LaneRef&);
  Num how_many_there(const Node& said);

  // lower_cards.cpp, lower_first.cpp
  enum class Unsaid { Lanes, YourLanes, TheirLanes, Hand };  // where, when the text does not say
  CardSet cards(const Node&, Unsaid, Who who, bool several = false);
  Pick pick_of(const Node& noun, Unsaid, Who who, CardSet* set = nullptr);
  void in_lanes(Pick&, const Node& lanes, CardSet*);
  void in_place(Pick&, const Node& place, Who who, CardSet* set = nullptr);
  void belongs_to(Pick&, const SeatSet&, const Node& said, CardSet*, const Node* noun = nullptr);
  void said_once(const Node& noun, const Node* owner_said, bool controls = false);  // lower_place.cpp
  void asks_once(const Node& question);
  bool says_where(const Node& noun) const;
  bool is_place(const Node& modifier) const;
  Pick& also_of(Pick&, const Node& noun, Whos);
  void what_first(CardSet&, const Node& said, bool several = false);
  bool speaks_later(Span phrase_at) const;
  const Node* asked_about(const Node& question, const Node& body) const;
  bool chosen_before(const Node&);
  bool asks_too_early(const Node&);
  Pick in_lane(Pick, const LaneRef&);
  void each_part(const CardSet&, const std::string& prompt, const std::function<void(const Pick&)>&);
  Truth some_part(const CardSet&, const std::function<Truth(const Pick&)>&);
  Truth each_part_has(const CardSet&, const std::function<Truth(const Pick&)>&);
  bool shown(const Node&) const;
  Truth has_type(const Node& types, Obj);
  Unsaid unsaid(const Clause&) const;
  void whose_unsaid(Pick&, Unsaid, Who);
  Place place(const Node&, Who who);

  // lower_amount.cpp
  bool names_x(const Node& n) const { return core_of(g, n) == Core::variable && !said_x; }
  Num amount(const Node&);
  Obj whose_number(const Node&);
  Num times(const Clause&, Num one);  // for each, halves, caps
  Num count(const Node& countable);
  Num count_units(const Node&);
  Num unit_of(Who, const Node& unit);
  Num tokens_on(const Node& unit, const LaneRef&);
  Num power(Obj, const Node& at);
  Num power_it_had(Obj, Num now);
  void keep_power(Obj, Span said);
  Truth compare(Num, const Node& comparison);

  // lower_way.cpp
  const Node* this_way(const Node& counted) const;
  const Node* first_of(const Node&, const std::function<bool(const Node&)>&) const;
  void prepare_ways(const std::vector<Node>& statements);
  void start_ways(const Node&);
  Way* way_of(const Node& counted);
  const Node* unit_said(const Node& effect) const;
  bool feeds(const Node& effect, const Way&) const;
  bool asks_of_cards(const Way&) const;
  Truth fits_way(const Way&, Obj card);
  void counting_ways(const Clause&, const std::function<Num()>& act, const std::function<void(Num)>& did);
  Num done_this_way(const Node& counted);

  // lower_condition.cpp
  Truth condition(const Node&);
  const Node* lanes_apart(const Node& noun) const;
  Truth in_each_lane(const Node& said, Who, bool controlled, const std::function<Truth()>& ask);
  Truth bound(const Node& q, Who, bool controlled);
  Num compared(const Node&, Who);
  Truth more_or_fewer(const Node&);
  Truth most_or_fewest(const Node&);
  Truth tokens_lie(const Node&);
  SeatSet whoever(const Node& said);
  const Node* several_meant(const Node&);
  Truth gate(const Node&);
};

}  // namespace verbatim::cardtext

#pragma once
// What the step forms do. Each is one row of the table in forms.cpp.

#include "scenario/play.h"

namespace verbatim::scenario::steps {

using M = const Match&;

// What a number should have been, if it was another.
Trouble expected(int wanted, int was, const std::string& of);

// A faction that no card of the game is of, with the name of the one that was meant.
Trouble no_faction(const World&, const std::string& name);

// What a switch is to be, in the words of an edition file.
std::string value_of_switch(M);

// given.cpp
Trouble players(Play&, M);
Trouble edition(Play&, M);
Trouble editions(Play&, M);
Trouble set_switch(Play&, M);
Trouble round(Play&, M);
Trouble counters(Play&, M);
Trouble one_counter(Play&, M);
Trouble all_counters(Play&, M);
Trouble priority(Play&, M);
Trouble put_out(Play&, M);
Trouble holds(Play&, M);
Trouble is_exactly(Play&, M);
Trouble is_empty(Play&, M);
Trouble pile(Play&, M);
Trouble in_play(Play&, M);
Trouble on_card(Play&, M);
Trouble faction(Play&, M);
Trouble played(Play&, M);
Trouble at_slot(Play&, M);
Trouble at_phase(Play&, M);
Trouble token_falls(Play&, M);
Trouble card_plain(Play&, M);
Trouble card_figures(Play&, M);
Trouble card_text(Play&, M);
Trouble card_figures_text(Play&, M);
Trouble card_block(Play&, M);
Trouble card_figures_block(Play&, M);

// when.cpp
Trouble phase_begins(Play&, M);
Trouble phase_resolves(Play&, M);
Trouble reaches(Play&, M);
Trouble round_ends(Play&, M);
Trouble next_round(Play&, M);
Trouble to_the_end(Play&, M);
Trouble set_up(Play&, M);
Trouble choose(Play&, M);
Trouble try_choice(Play&, M);
Trouble try_deck(Play&, M);
Trouble try_switch(Play&, M);
Trouble try_text(Play&, M);
Trouble try_text_of(Play&, M);

// then.cpp
Trouble has_counters(Play&, M);
Trouble has_counter(Play&, M);
Trouble all_have_counters(Play&, M);
Trouble reads(Play&, M);

// then_zones.cpp
Trouble has_tokens(Play&, M);
Trouble zone_holds(Play&, M);
Trouble zone_is(Play&, M);
Trouble zone_empty(Play&, M);
Trouble zone_not_empty(Play&, M);
Trouble zone_size(Play&, M);
Trouble sees(Play&, M);

// then.cpp, of single cards
Trouble card_power(Play&, M);
Trouble marked(Play&, M);
Trouble not_marked(Play&, M);
Trouble card_tokens(Play&, M);
Trouble costs(Play&, M);

// then_game.cpp
Trouble has_priority(Play&, M);
Trouble lacks_priority(Play&, M);
Trouble is_slot(Play&, M);
Trouble is_phase(Play&, M);
Trouble is_round(Play&, M);
Trouble is_offered(Play&, M);
Trouble not_offered(Play&, M);
Trouble asked_nothing(Play&, M);
Trouble refused(Play&, M);
Trouble refused_somehow(Play&, M);
Trouble accepted(Play&, M);
Trouble not_understood(Play&, M);
Trouble log_says(Play&, M);
Trouble log_silent(Play&, M);
Trouble log_cites(Play&, M);
Trouble does_not_see(Play&, M);
Trouble token_chance(Play&, M);
Trouble top_chance(Play&, M);
Trouble is_out(Play&, M);
Trouble is_not_out(Play&, M);
Trouble wins(Play&, M);
Trouble wins_by(Play&, M);
Trouble draw(Play&, M);
Trouble draw_between(Play&, M);
Trouble goes_on(Play&, M);

}  // namespace verbatim::scenario::steps

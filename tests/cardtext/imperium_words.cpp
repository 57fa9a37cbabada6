#include "tests/cardtext/test_words.h"

namespace verbatim::testing {

const Vocabulary& imperium_words() {
  static const Vocabulary words = split_vocabulary("imperium", R"words(
sort player
sort unit
sort planet
sort system
sort card
label effect : a verb
trigger action = trigger:action : Action
trigger always = trigger:always : Always
period combat_round = period:combat_round : a combat round | combat round
period tactical = period:tactical_action : tactical action
period invasion = period:invasion : an invasion | invasion
period agenda = period:agenda : agenda
period strategy = period:strategy_phase : the strategy phase
unit trade_good : trade good(s)
unit commodity : commodity(commodities)
unit command : command token(s)
unit strategy : strategy token(s)
unit vp : VP
unit hit : hit(s)
unit action_card things : action card(s)
unit technology : technology(technologies)
unit resource : resource(s)
head<player> player : player(s)
head<player> opponent : opponent(s)
head<unit> unit : unit(s)
head<unit> ship : ship(s)
head<unit> cruiser : cruiser(s)
head<unit> dreadnought : dreadnought(s)
head<unit> infantry : infantry(infantry)
head<planet> planet : planet(s)
head<system> system : system(s)
head<card> action_card : action card(s)
head<card> strategy_card : strategy card(s)
head<card> agenda : agenda(s)
head<card> card : card(s)
adj<planet> readied = planet:readied : readied
adj<planet> exhausted = planet:exhausted : exhausted
adj<planet> non_home = planet:non_home : non-home
adj<unit> fresh = unit:fresh : fresh
adj<card> top = card:top : top
mod<planet> of_player = planet:of : of {p:one<player>}
mod<planet> yours = planet:yours : of yours
mod<unit> in_system = unit:in : in {s:one<system>}
mod<card> not_named = card:not_named_sabotage : not named Sabotage
one<system> it sg ref : it
one<planet> it sg ref : it
one<card> it sg ref : it
one<card> them pl ref : them
one<card> itself sg self : this
umod of = count:of : of {p:one<planet>}
hits some : {n:number} of those hits
hits up_to : up to {n:number} of those hits
hits one : that hit
bonus more : {n:plus}
bonus less : {n:minus}
rolled combat : combat roll
rolled move : move
event plays = event:card_played : {p:sel<player>} play~ {c:sel<card>}
event assigns = event:hits_assigned : {p:sel<player>} assign~ hits to {u:sel<unit>} | {p:sel<player>} assign~ hits to {u:sel<unit>} in a space combat
event assigns_cannon = event:cannon_hits_assigned : {p:sel<player>} assign~ hits of a SPACE CANNON roll of {q:one<player>}
event assigned = event:hit_assigned : a hit is assigned
event activates = event:system_activated : {p:sel<player>} activate~ {s:sel<system>}
event retreats = event:retreat_announced : {p:sel<player>} announce~ a retreat
event wins = event:space_combat_won : {p:sel<player>} win~ a space combat
event gains_control = event:control_gained : {p:sel<player>} gain~ control of {l:sel<planet>}
event revealed = event:agenda_revealed : {c:sel<card>} is revealed
condition contains = cond:contains : {s:one<system>} contains {u:one<unit>}
effect cancel_card = verb:cancel_card : cancel~ {c:sel<card>}
effect cancel_hits = verb:cancel_hits : cancel~ {h:hits}
effect get_bonus = verb:bonus : {u:sel<unit>} get~ {b:bonus} {k:rolled}
effect bombardment = verb:bombardment_bonus : BOMBARDMENT rolls against {l:sel<planet>} get {b:bonus}
effect retreat = verb:retreat : retreat~
effect give_all = verb:give_commodities : give~ you all own commodities
effect replace_unit = verb:replace_unit : replace~ {a:sel<unit>} with {b:sel<unit>}
effect exhaust payable = verb:exhaust : exhaust~ {l:sel<planet>}
effect exhaust_this payable = verb:exhaust_this : exhaust~ this
effect ready = verb:ready : ready~readies {l:sel<planet>}
effect gain = verb:gain_trade_goods : gain~ {n:qty<trade_good>}
effect gain_tokens = verb:gain_command : gain~ {n:qty<command>}
effect pay payable = verb:pay_trade_goods : pay~ {n:qty<trade_good>}
effect pay_strategy payable = verb:pay_strategy : pay~ {n:qty<strategy>}
effect research = verb:research : research~es {n:qty<technology>}
effect discard payable = verb:discard : discard~ {c:sel<card>}
effect reveal = verb:reveal : reveal~ {c:sel<card>}
effect keep = verb:keep : keep~ {c:sel<card>}
effect return = verb:return : return~ {c:sel<card>}
effect vote = verb:vote : vote~
effect use_cannon = verb:space_cannon : use~ SPACE CANNON against {u:sel<unit>}
effect place = verb:place : place~ {u:sel<unit>} on {l:sel<planet>}
effect draw = verb:draw : draw~ {n:qty<action_card>}
)words");
  return words;
}

}  // namespace verbatim::testing

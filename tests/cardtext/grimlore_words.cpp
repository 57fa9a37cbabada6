#include "tests/cardtext/test_words.h"

namespace verbatim::testing {

const Vocabulary& grimlore_words() {
  static const Vocabulary words = split_vocabulary("grimlore", R"words(
sort player
sort card
label effect : a verb
label sel<card> : a card
icon action = icon:action : @action
icon character = icon:character : @character
icon minion = icon:minion : @minion
icon exhaust = icon:exhaust : @exhaust
icon passive = icon:passive : @passive
icon activation = icon:activation : @activation
icon attach = icon:attach : @attach
icon gain = icon:gain : @gain
icon pvp = icon:pvp : @pvp
icon fail = icon:fail : @fail
icon success = icon:success : @success
icon reaction = icon:reaction : @reaction
period turn : turn
period round : round
unit ammo : ammo
unit influence : influence
unit credstick : credstick(s)
unit action : action(s)
head<player> player : player(s)
head<player> opponent : opponent(s)
head<card> card : card(s)
head<card> unit : unit(s)
head<card> minion : minion(s)
head<card> item : item(s)
head<card> location : location(s)
head<card> anomaly : anomaly(anomalies)
head<card> character : character(s)
adj<card> controlled = card:controlled : controlled
adj<card> exhausted = card:exhausted : exhausted
adj<card> nearest = card:nearest : nearest
adj<card> acting = card:acting : acting
adj<card> top = card:top : top
mod<card> in_zone = card:in_zone : in a valid neutral zone | in your neutral zone
mod<card> of_deck = card:of_deck : of {d:deck} | from {d:deck}
deck event : your event deck
deck discard : your discard pile
one<card> bearer sg = card:bearer : bearer | the bearer
one<card> it sg ref : it
resource - : {q:qty<ammo>}
resource - : {q:qty<influence>}
resource - : {q:qty<credstick>}
resource any : a resource of your choice
resources either : {a:resource} or {b:resources}
resources - : {a:resource}
stat power : {n:plus} power
stat defense : {n:plus} defense
stats both : {a:stat} and {b:stats}
stats - : {a:stat}
check mind : mind skill checks
check social : social skill checks
check all : all skill checks
rating power : {c:one<card>} power
attribute power : power
attribute defense : defense
effect gain = verb:gain : gain~ {n:resources}
effect spend payable = verb:spend : spend~ {n:resources}
effect attack_with = verb:attack_with : attack~ {t:sel<card>} with {w:sel<card>}
effect attack = verb:attack : attack~ {t:sel<card>}
effect attacks = verb:unit_attacks : {u:sel<card>} attack~ {t:sel<card>}
effect occupies = verb:unit_occupies : {u:sel<card>} occupy~occupies {t:sel<card>}
effect occupy_with = verb:occupy : occupy~ {t:sel<card>} with {w:sel<card>}
effect control = verb:try_control : try~tries to control {t:sel<card>}
effect resolve = verb:try_resolve : try~tries to resolve {t:sel<card>}
effect take_control = verb:take_control : take~ control of {t:sel<card>}
effect special = verb:special : special
effect neutralize = verb:neutralize : neutralize~ {t:sel<card>}
effect discard payable = verb:discard : discard~ {t:sel<card>}
effect mill = verb:mill : mill~ {t:sel<card>}
effect ready = verb:ready : ready~readies {t:sel<card>}
effect attach = verb:attach : attach~es to {t:sel<card>}
effect swap = verb:swap_bearer : swap~ bearer
effect gets = verb:get_stats : {t:sel<card>} get~ {k:stats}
effect checks = verb:check_bonus : {n:plus} to {k:check}
effect add_own = verb:add_rating : add~ this minion's {a:attribute} to {w:current}
current action : the current action
current defense : the current defense reaction
effect another_action = verb:extra_action : take~ another action
)words");
  return words;
}

}  // namespace verbatim::testing

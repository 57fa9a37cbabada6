#include "cardtext/core_words.h"

namespace verbatim::cardtext {

// Loosest first: heads; if / for each; ";"; may; if you do; ", or"; to; then; and; bare or; posts; nouns.
// Precedence is the grammar: on one level every fourth sentence of real cards would be ambiguous.
// <S> stands for every sort the game declares, <U> for every unit; a row marked `stuff` leaves out units
// marked `things`, which are also a sort ("2 cards" is an amount to draw, "each card" is a card).
const std::string_view kCoreWords = R"words(
line headed     : {h:head} : {l:line} | {h:head} , {l:line} | {h:head} {l:line}
line pre        : {h:pre} , {l:line} | {h:pre} : {l:line} | {h:pre} {l:line}
line gated      : {g:gate} : {l:line} | ( {g:gate} ) {l:line} | ( {g:gate} ) : {l:line}
line icon       : {h:icon} {l:line} | {h:icon} : {l:line}
line row        : {r:rows} : {l:line}
line keyword    : {k:keyword}
line lone_cap   : ( max : {m:number} ) | ( max : {m:number} {u:any_unit} ) | max : {m:number} | ( max {m:number} )
line lone_repeat : repeat {n:number} | repeat {n:number} times | repeat this {n:number} times | repeat this up to {n:number} times | repeat up to {n:number} times | you may do this up to {n:number} times | do this up to {n:number} times
line semi       : {a:stmt} ; {b:line}
line semi_then  : {a:stmt} ; then {b:line} | {a:stmt} ; then , {b:line}
line if         : if {c:question} , {b:line} | if {c:question} : {b:line}
line as_long    : as long as {c:question} , {b:clause} | while {c:question} , {b:clause}
line if_comma_else : if {c:question} , {b:stmt} , otherwise {d:line} | if {c:question} , {b:stmt} , otherwise , {d:line}
line if_else bound : if {c:question} , {b:line} . otherwise , {d:line}
line unless_lead : unless {p:sel<player>} {c:costs} , {b:offer}
line unless_if_lead : unless {c:question} , {b:offer}
line for_each   : for each {x:loop} , {b:line} | for every {x:loop} , {b:line} | for each {x:loop} : {b:line}
line per_lead   : for each {k:number} {d:counted} , {b:clause} | for every {k:number} {d:counted} , {b:clause}
line replace bound : {a:line} . if {c:question} , {b:line}
line repeat bound : {a:line} . repeat {n:number}
line repeat_if bound : {a:line} . if {c:question} , repeat {n:number}
line -          : {s:stmt}

rows range      : {r:range}
rows from       : {n:threshold}
rows exact      : {n:number}

head -          : {t:trigger}
head -          : {t:limit}
head upgrade    : Upgrade
limit once      : once per {p:period} | one per {p:period} | once each {p:period} | once a {p:period}
gate at_least stuff : {q:bound<U>}
gate at_least   : {q:bound<S>}

pre if_done     : if you do | if they do | if that player does | when you do
pre otherwise   : otherwise | if not
pre not_done    : if you do not | if you don't | if they do not | if they don't | if that player does not | if that player doesn't
pre when        : when {e:event} | whenever {e:event} | each time {e:event}
pre when_would  : when {e:would}
pre before      : before {e:event}
pre after       : after {e:event}
pre at_start    : at start of {p:period} | at the start of {p:period}
pre at_end      : at end of {p:period} | at the end of {p:period}
pre during      : during {p:period}
pre starting    : starting with you
pre until_end   : until end of {p:period} | until the end of {p:period} | until end of this {p:period} | this {p:period}
event does      : {s:sel<player>} {e:effect}
would does      : {s:sel<player>} would {e:effect}

loop over sg    : {x:noun<S>}
loop owned pl   : of {o:owner} {x:noun<S>+}

stmt if_after   : {b:offer} if {c:question} | {b:offer} , if {c:question} | {b:offer} , but only if {c:question}
stmt unless     : {b:offer} unless {p:sel<player>} {c:costs}
stmt unless_if  : {b:offer} unless {c:question}
stmt -          : {b:offer}
offer may       : {p:sel<player>} may {b:done} | {p:sel<player>} may also {b:done}
offer must      : {p:sel<player>} must {b:done}
offer -         : {b:done}

done if_done    : {a:alt} , if you do , {b:stmt} | {a:alt} , if they do , {b:stmt} | {a:alt} , if you do {b:stmt} | {a:alt} if you do {b:stmt}
done if_done_else bound : {a:alt} , if you do , {b:stmt} . otherwise , {d:line} | {a:alt} , if they do , {b:stmt} . otherwise , {d:line} | {a:alt} . if you do not , {d:line} | {a:alt} . if they do not , {d:line}
done choose     : choose one : {o:options} | choose one - {o:options} | choose one of : {o:options} | choose one of the following : {o:options} | choose 1 : {o:options} | {s:sel<player>} choose~ one : {o:options} | choose {n:number} : {o:options} | choose {n:number} of : {o:options} | choose {n:number} different : {o:options} | choose {n:number} - {o:options} | choose {n:number} of the following : {o:options} | choose up to {n:number} : {o:options} {j=0} | choose one or more : {o:options} {n=9} {j=1} | {s:sel<player>} choose~ {n:number} : {o:options}
done choose_alt : choose one : {x:alt} | choose one - {x:alt} | choose one of : {x:alt} | choose one , {x:alt} | choose {n:number} : {x:alt} | choose {n:number} of : {x:alt}
done any_of     : do any or all of : {o:list} | do any or all of , {o:list} | do any or all of {o:list} | choose any number : {o:list}
done -          : {a:alt}
options more    : {a:option} ; or {b:more_options} | {a:option} ; {b:more_options}
more_options -  : {o:options}
more_options -  : {a:option}
option gated    : ( {g:gate} ) {b:choice} | {g:gate} : {b:choice}
option -        : {b:choice}
choice may      : {p:sel<player>} may {b:cost_to}
choice for_each : for each {x:loop} , {b:cost_to}
choice -        : {b:cost_to}
list more       : {a:clause} , {b:more_list} | {a:clause} , and {b:more_list} | {a:clause} and {b:more_list} | {a:clause} ; {b:more_list} | {a:clause} ; and {b:more_list} | {a:clause} ; or {b:more_list} | {a:clause} or {b:more_list} | {a:clause} , or {b:more_list}
more_list -     : {o:list}
more_list -     : {a:clause}

alt alt         : {a:cost_to} , or {b:alt} | {a:cost_to} ; or {b:alt}
alt -           : {a:cost_to}
cost_to cost    : {a:costs} to {b:then} | {a:costs} : {b:then} | {a:costs} , to {b:then}
cost_to -       : {a:then}
costs costs     : {a:cost} and {b:costs} | {a:cost} , {b:costs}
costs costs_or  : {a:cost} or {b:costs}
costs -         : {a:cost}
cost cost_do    : {e:payable} {p:post*}
then then       : {a:and} , then {b:then} | {a:and} then {b:then} | {a:and} and then {b:then} | {a:and} , and then {b:then}
then -          : {a:and}
and and         : {a:or} and {b:and} | {a:or} , and {b:and}
and and         : {a:or} , {b:series}
and -           : {a:or}
series and      : {a:or} and {b:and} | {a:or} , and {b:and}
series and      : {a:or} , {b:series}
or or           : {a:clause} or {b:or} | either {a:clause} or {b:or}
or -            : {a:clause}

clause do       : {e:effect} {p:post*} | {s:sel<player>} {e:effect} {p:post*} | {e:effect} {p:post*} instead {i=1} | {s:sel<player>} {e:effect} {p:post*} instead {i=1} | instead {e:effect} {p:post*} {i=1} | instead , {e:effect} {p:post*} {i=1} | {s:sel<player>} each {e:effect} {p:post*} | also {e:effect} {p:post*} | {e:effect} {p:post*} as well
clause cannot   : {x:sel<S>} cannot {e:effect} {p:post*} | {x:sel<S>} can't {e:effect} {p:post*} | {x:sel<S>} can not {e:effect} {p:post*}
clause cannot_be : {x:sel<S>} cannot be {e:passives} {p:post*} | {x:sel<S>} can't be {e:passives} {p:post*} | {x:sel<S>} can not be {e:passives} {p:post*}
passives either : {a:passive} or {b:passives} | {a:passive} , {b:passives} | {a:passive} and {b:passives} | {a:passive} , or {b:passives} | {a:passive} or be {b:passives}
passives -      : {a:passive}
clause can      : {x:sel<S>} can {e:effect} {p:post*}
clause nothing_prevents : nothing can prevent this
effect choose sg : choose~ {x:sel<S>} | pick~ {x:sel<S>}

post per        : for each {d:countable} | for every {d:countable} | per {d:countable} | , for each {d:countable}
post per_down pl : for each {k:number} {d:counted} , rounded down | for every {k:number} {d:counted} , rounded down | for each {k:number} {d:counted} | for every {k:number} {d:counted} | for every {k:number} {d:counted} rounded down
post per_up pl  : for each {k:number} {d:counted} , rounded up | for every {k:number} {d:counted} , rounded up | for every {k:number} {d:counted} rounded up
post per_taken  : for each | for each of them | for each one
post loop bound : for each {x:noun<player>}
post cap        : ( max : {m:number} ) | ( max : {m:number} {u:any_unit} ) | ( max {m:number} ) | up to a max of {m:number} | , up to a max of {m:number} | up to a maximum of {m:number} | , up to a maximum of {m:number} | , max {m:number} | , max {m:number} {u:any_unit} | , to a maximum of {m:number} | to a maximum of {m:number} | , to a maximum of {m:number} {u:any_unit} | , up to {m:number} | , up to {m:number} {u:any_unit} | , but no more than {m:number} | , but no more than {m:number} {u:any_unit} | ( maximum {m:number} ) | ( maximum : {m:number} )
post cap_each   : ( max : {m:number} per {h:thing} ) | ( max {m:number} per {h:thing} ) | ( max : {m:number} {u:any_unit} per {h:thing} ) | , max {m:number} per {h:thing}
post equal_to   : equal to {x:amount}
post rate       : ( {n:number} per {h:thing} ) | ( {n:number} for each {h:thing} )
post during     : this {p:period} | for this {p:period} | , this {p:period} | during this {p:period} | , for this {p:period}
post until_end  : until end of {p:period} | until the end of {p:period} | until end of this {p:period} | until the end of this {p:period}
post until_start : until start of {p:period} | until the start of {p:period}
post in_period  : in {p:period} | during {p:period}
post if_able    : , if able | if able | if possible | , if possible
post as_possible : , as many as possible | as many as possible
thing sort sg   : {h:head<S>}
thing unit sg stuff : {u:unit<U>}

countable units sg stuff : {u:unit<U>} {m:umod*}
countable nouns sg : {x:noun<S>}
countable owned pl : of {o:owner} {x:noun<S>}

amount count    : the number of {d:counted} | number of {d:counted}
amount double   : double {x:amount} | twice {x:amount}
amount half_up  : half {x:amount} , rounded up | half {x:amount} rounded up | half {x:amount} ( rounded up ) | half {x:amount} | half of {x:amount}
amount half_down : half {x:amount} , rounded down | half {x:amount} rounded down | half {x:amount} ( rounded down )
amount plus     : {x:term} + {n:number} | {x:term} plus {n:number} | {x:term} {n:plus}
amount that     : that number | that amount
amount -        : {x:term}
amount -        : {x:variable}
variable variable : X
amount -        : {n:number}
counted units pl stuff : {u:unit<U>} {m:umod*}
counted nouns pl : {x:noun<S>}

compare at_most : {n:number} or less | {n:number} or lower | {n:number} or fewer | at most {n:number} | of {n:number} or less | no more than {n:number}
compare at_least : {n:number} or more | {n:number} or higher | {n:number} or greater | at least {n:number} | {n:threshold}
compare exactly : {n:number} | exactly {n:number} | equal to {n:number}
compare fewer   : less than {n:number} | lower than {n:number} | fewer than {n:number}
compare greater : more than {n:number} | greater than {n:number} | higher than {n:number}
compare greater_amount : more than {x:term} | greater than {x:term} | higher than {x:term}
compare fewer_amount : less than {x:term} | lower than {x:term} | fewer than {x:term}
compare most_amount : equal to or less than {x:amount} | less than or equal to {x:amount} | up to {x:amount}
compare least_amount : equal to or greater than {x:amount} | greater than or equal to {x:amount}
compare equal_amount : equal to {x:amount}

bound<U> at_least stuff : at least {n:number} {u:unit<U>} | {n:threshold} {u:unit<U>} | {n:number} or more {u:unit<U>} | {n:number} {u:unit<U>} or more | a {u:unit<U>} {n=1} | an {u:unit<U>} {n=1}
bound<U> at_most stuff : at most {n:number} {u:unit<U>} | {n:number} or fewer {u:unit<U>} | {n:number} or less {u:unit<U>} | no more than {n:number} {u:unit<U>}
bound<U> exactly stuff : exactly {n:number} {u:unit<U>}
bound<U> none pl stuff : no {u:unit<U>}
bound<U> fewer stuff : fewer than {n:number} {u:unit<U>} | less than {n:number} {u:unit<U>}
bound<U> greater stuff : more than {n:number} {u:unit<U>}
bound<S> at_least : at least {n:number} {x:noun<S>} | {n:threshold} {x:noun<S>} | {n:number} or more {x:noun<S>}
bound<S> at_most : at most {n:number} {x:noun<S>} | {n:number} or fewer {x:noun<S>} | {n:number} or less {x:noun<S>}
bound<S> exactly : exactly {n:number} {x:noun<S>}
bound<S> one sg : a {x:noun<S>-} | an {x:noun<S>-}
bound<S> another sg : another {x:noun<S>-}
bound<S> none pl : no {x:noun<S>}
bound<S> fewer  : fewer than {n:number} {x:noun<S>} | less than {n:number} {x:noun<S>}
bound<S> greater : more than {n:number} {x:noun<S>}

question both   : {a:condition} and {b:question}
question either : {a:condition} or {b:question}
question -      : {a:condition}
bounds<S> both  : {a:bound<S>} and {b:bounds<S>}
bounds<S> either : {a:bound<S>} or {b:bounds<S>}
bounds<S> -     : {a:bound<S>}

condition have stuff : {p:sel<player>} have~has {q:bound<U>}
condition have  : {p:sel<player>} have~has {q:bound<S>}
condition more_than pl : {p:sel<player>} have~has more {u:any_unit} than {q:sel<player>}
condition fewer_than pl : {p:sel<player>} have~has fewer {u:any_unit} than {q:sel<player>} | {p:sel<player>} have~has less {u:any_unit} than {q:sel<player>}
condition more_control pl : {p:sel<player>} control~ more {x:noun<S>} than {q:sel<player>}
condition fewer_control pl : {p:sel<player>} control~ fewer {x:noun<S>} than {q:sel<player>}
condition control : {p:sel<player>} control~ {q:bounds<S>}
condition have_not stuff : {p:sel<player>} do~does not have {q:bound<U>} | {p:sel<player>} don't have {q:bound<U>} | {p:sel<player>} doesn't have {q:bound<U>}
condition have_not : {p:sel<player>} do~does not have {q:bound<S>} | {p:sel<player>} don't have {q:bound<S>} | {p:sel<player>} doesn't have {q:bound<S>}
condition control_not : {p:sel<player>} do~does not control {q:bounds<S>} | {p:sel<player>} don't control {q:bounds<S>} | {p:sel<player>} doesn't control {q:bounds<S>}
condition nobody_has stuff : no {x:noun<player>-} has {q:bound<U>}
condition nobody_has : no {x:noun<player>-} has {q:bound<S>}
condition nobody_controls : no {x:noun<player>-} controls {q:bounds<S>}
condition has_most pl : {p:sel<player>} have~has the most {u:any_unit}
condition has_fewest pl : {p:sel<player>} have~has the fewest {u:any_unit} | {p:sel<player>} have~has the least {u:any_unit}
condition controls_most : {p:sel<player>} control~ the most {x:noun<S>+}
condition controls_fewest : {p:sel<player>} control~ the fewest {x:noun<S>+}

any_unit -      : {u:unit<U>}
qty<U> -        : {q:plain<U>}
qty<U> capped   : {q:plain<U>} ( max : {m:number} ) | {q:plain<U>} ( max : {m:number} {v:any_unit} ) | {q:plain<U>} ( max {m:number} )
qty<U> capped_each : {q:plain<U>} ( max : {m:number} per {h:thing} )
qty<U> rated    : {q:plain<U>} ( {n:number} per {h:thing} ) | {q:plain<U>} ( {n:number} for each {h:thing} )
qty<U> scaled   : {q:plain<U>} for each {d:countable} | {q:plain<U>} for every {d:countable}
plain<U> count  : {n:number} {u:unit<U>} | a {u:unit<U>} {n=1} | an {u:unit<U>} {n=1} | {n:plus} {u:unit<U>} | a {n:plus} {u:unit<U>}
plain<U> up_to  : up to {n:number} {u:unit<U>} | up to a {u:unit<U>} {n=1}
plain<U> any_number pl : any number of {u:unit<U>} | any amount of {u:unit<U>}
plain<U> all pl : all {u:unit<U>} | all of the {u:unit<U>}
plain<U> count_of pl : {n:number} of {o:owner} {u:unit<U>}
plain<U> up_to_of pl : up to {n:number} of {o:owner} {u:unit<U>}
plain<U> any_of pl : any number of {o:owner} {u:unit<U>}
plain<U> all_of pl : all {o:owner} {u:unit<U>} | all of {o:owner} {u:unit<U>}
plain<U> variable pl : X {u:unit<U>}
plain<U> that_many pl : that many {u:unit<U>} | that much {u:unit<U>} | twice that many {u:unit<U>} {k=2} | double that many {u:unit<U>} {k=2}
plain<U> half_up pl : half {o:owner} {u:unit<U>} , rounded up | half {o:owner} {u:unit<U>} rounded up | half of {o:owner} {u:unit<U>} , rounded up | half {o:owner} {u:unit<U>} | half of {o:owner} {u:unit<U>}
plain<U> half_down pl : half {o:owner} {u:unit<U>} , rounded down | half {o:owner} {u:unit<U>} rounded down | half of {o:owner} {u:unit<U>} , rounded down
plain<U> unsaid pl : {u:unit<U>}
plain<U> more   : {n:number} additional {u:unit<U>} | an additional {u:unit<U>} {n=1} | {n:number} more {u:unit<U>} | {n:number} extra {u:unit<U>} | another {u:unit<U>} {n=1}
plain<U> equal pl : {u:unit<U>} equal to {x:amount} | an amount of {u:unit<U>} equal to {x:amount} | a number of {u:unit<U>} equal to {x:amount} | {u:unit<U>} ( max : {m:number} ) equal to {x:amount}
bare<U> bare    : {n:number}

sel<S> -        : {x:one<S>}
sel<S> either   : {a:one<S>} or {b:sel<S>}
sel<S> both     : {a:one<S>} and {b:sel<S>}
one<S> count    : a {x:noun<S>} {n=1} | an {x:noun<S>} {n=1} | {n:number} {x:noun<S>}
one<S> up_to    : up to {n:number} {x:noun<S>} | up to a {x:noun<S>} {n=1}
one<S> any_number pl : any number of {x:noun<S>}
one<S> variable pl : X {x:noun<S>+}
one<S> that_many pl : that many {x:noun<S>+} | twice that many {x:noun<S>+} {k=2} | double that many {x:noun<S>+} {k=2}
one<S> all pl   : all {x:noun<S>} | all of the {x:noun<S>} | the {x:noun<S>+}
one<S> each sg  : each {x:noun<S>} | every {x:noun<S>}
one<S> target sg : target {x:noun<S>-} | a target {x:noun<S>-}
one<S> targets pl : target {x:noun<S>+}
one<S> n_targets : {n:number} target {x:noun<S>}
one<S> up_to_targets : up to {n:number} target {x:noun<S>} | up to a target {x:noun<S>} {n=1}
one<S> any sg   : any {x:noun<S>-} | any one {x:noun<S>-}
one<S> any_some pl : any {x:noun<S>+}
one<S> another sg : another {x:noun<S>} | a different {x:noun<S>}
one<S> this sg self : this {x:noun<S>}
one<S> that sg ref : that {x:noun<S>}
one<S> those pl ref : those {x:noun<S>}
one<S> the sg   : the {x:noun<S>-}
one<S> owned sg : {o:owner} {x:noun<S>-}
one<S> owned_all pl : {o:owner} {x:noun<S>+} | all {o:owner} {x:noun<S>+} | all of {o:owner} {x:noun<S>+}
one<S> each_of pl : each of {o:owner} {x:noun<S>+}
one<S> count_of pl : {n:number} of {o:owner} {x:noun<S>}
one<S> up_to_of pl : up to {n:number} of {o:owner} {x:noun<S>}
one<S> any_number_of pl : any number of {o:owner} {x:noun<S>}
one<S> any_of pl : any of {o:owner} {x:noun<S>}
one<S> another_of pl : another one of {o:owner} {x:noun<S>} | another of {o:owner} {x:noun<S>}
one<S> some pl  : {x:noun<S>+}
one<player> you pl : you | yourself
one<player> they pl ref : they
one<player> them pl ref : them
one<player> its_owner sg ref : its owner | that card's owner

noun<S> noun    : {h:nhead<S>} {m:mod<S>*}
nhead<S> adj    : {a:adjs<S>} {h:nhead<S>}
nhead<S> -      : {h:head<S>}
adjs<S> either  : {a:adj<S>} or {b:adjs<S>}
adjs<S> -       : {a:adj<S>}
adj<S> other    : other
mod<S> of_choice : of your choice
mod<player> with_bound stuff : with {q:bound<U>}
mod<player> with_bound : with {q:bound<S>}
mod<player> who_has stuff : who have~has {q:bound<U>} | that have~has {q:bound<U>}
mod<player> who_has : who have~has {q:bound<S>} | that have~has {q:bound<S>}
mod<player> who_controls : who control~ {q:bounds<S>} | that control~ {q:bounds<S>}
mod<player> with_more pl : with more {u:any_unit} than {q:one<player>} | who have~has more {u:any_unit} than {q:one<player>}
mod<player> with_fewer pl : with fewer {u:any_unit} than {q:one<player>} | who have~has fewer {u:any_unit} than {q:one<player>} | with less {u:any_unit} than {q:one<player>}
mod<player> controls_more pl : who control~ more {x:noun<S>} than {q:one<player>} | that control~ more {x:noun<S>} than {q:one<player>}
mod<player> controls_fewer pl : who control~ fewer {x:noun<S>} than {q:one<player>} | that control~ fewer {x:noun<S>} than {q:one<player>}
mod<player> controls_most : who control~ the most {x:noun<S>+} | that control~ the most {x:noun<S>+}
mod<player> controls_fewest : who control~ the fewest {x:noun<S>+} | that control~ the fewest {x:noun<S>+}
mod<player> with_most pl : with the most {u:any_unit} | who have~has the most {u:any_unit}
mod<player> with_fewest pl : with the fewest {u:any_unit} | who have~has the fewest {u:any_unit} | with the least {u:any_unit}

owner your      : your | your own
owner their ref : their
owner its ref   : its owner's | the owner's | their owner's | their owners'
owner target poss sg : target {x:head<player>} | a target {x:head<player>}
owner each poss sg : each {x:head<player>}
owner all poss pl : all {x:head<player>} | all of the {x:head<player>}
owner any poss sg : a {x:head<player>} | an {x:head<player>} | any {x:head<player>}
owner another poss sg : another {x:head<player>}
owner that poss sg ref : that {x:head<player>}
)words";

}  // namespace verbatim::cardtext

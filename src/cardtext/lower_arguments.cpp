// The arguments of a verb. What a parameter means is written in the game's table of natives; this page is
// where the meanings are given parts of the sentence.

#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

std::vector<Operand> Lowering::arguments(const Clause& c) {
  std::vector<Operand> out;
  for (std::size_t i = 0; i < c.native->parameters.size(); ++i)
    out.push_back(argument(c, c.native->parameters[i], c.native->meanings[i]));
  return out;
}

Operand Lowering::argument(const Clause& c, Sort sort, const std::string& meaning) {
  const auto is = [&](std::string_view word) { return meaning.rfind(word, 0) == 0; };
  const Node& e = *c.effect;
  if (is("whose lane") || is("to whose")) return c.lane.seat;
  if (is("lane") || is("to which lane") || is("to lane")) return c.lane.index;
  if (is("from whose lane")) return c.from.seat;
  if (is("from lane")) return c.from.index;
  if (is("whose deck")) {
    const Node* z = slot(e, "z");
    return z && slot(*z, "o") ? the_one(owner(slot(*z, "o")), *z) : c.who;
  }
  if (is("whose") || is("to whom") || is("from whom")) {
    if (!c.has_player) refuse(e, "it does not say whom this concerns");
    if (sort == Sort::Seats) return c.players;
    return c.player;
  }
  if (is("who")) {
    if (sort == Sort::Seats) return c.whos ? *c.whos : m.only(c.who);
    return c.who;
  }
  if (is("how many of those")) return slot(e, "b") ? amount(*slot(e, "b")) : Num(0);
  if (is("how many") || is("up to how many") || is("most") || is("price")) return c.number;
  if (is("into which kind")) return slot(e, "b") ? token_kind(*slot(e, "b")) : Num(0);
  if (is("kind of token")) return token_kind_there(c);
  if (is("with which")) return *c.other;
  if (is("which card of this text")) return m.source();
  if (is("which card") || is("on which card")) {
    if (card_slot(c)) return c.card;
    refuse(e, "it does not say which card");
    return m.nothing();
  }
  if (is("where") || is("at what") || is("which deck")) {
    const Node* z = slot(e, "z");
    if (z) return place(*z, c.who);
  }
  if (is("the lane it may not go to")) {
    const Node* l = slot(e, "l");
    if (l == nullptr) return Operand::constant(-1);
    if (op(*l) == "another") return came_from ? *came_from : Num(-1);
    refuse(*l, "it can be played to a different lane or to any");
    return Operand::constant(-1);
  }
  if (is("for 0 crystals") || is("crystals less") || is("production less")) {
    const Node* n = slot(e, "n");
    int crystals = 0, production = 0;
    const Node* without = slot(e, "k");
    if (n == nullptr) return Operand::constant(without && is_number(*without) ? without->value : 0);
    const bool of_crystals = op(*n) == "crystals";
    (of_crystals ? crystals : production) = slot(*n, "n") ? std::abs(slot(*n, "n")->value) : 0;
    if (is("crystals less")) return times(c, crystals);
    if (is("production less")) return times(c, production);
    if (!of_crystals || crystals != 0) refuse(*n, "a card can be played for 0 crystals, or for its price");
    return Operand::constant(1);
  }
  if (is("only cards that are")) return Operand::constant(0);
  refuse(e, "nothing in the text says \"" + meaning + "\"");
  return sort == Sort::Object ? m.nothing().operand
         : sort == Sort::Zone ? m.zone_of(m.source()).operand
                              : Operand::constant(0);
}

// "Swap A with B": one card each. B is asked for when A is known, and A only if there is a B.
CardSet Lowering::partner(const Clause& c) {
  const Node& said = *slot(*c.effect, "b");
  CardSet set = cards(said, unsaid(c), c.who);
  const CardSet first = cards(*slot(*c.effect, "a"), unsaid(c), c.who);
  const auto is_of = [&](const CardSet& s, Whos whose, bool own) {
    if (s.how == CardSet::Known) return own && s.known.operand == m.source().operand;
    return s.pick.selection.seats == whose.operand;
  };
  const Whos mine = m.only(m.you()), theirs = m.opponents(m.you());
  if ((is_of(first, mine, true) && is_of(set, theirs, false)) ||
      (is_of(first, theirs, false) && is_of(set, mine, true)))
    refuse(said, "only two cards of one player change places");
  const auto one = [](const CardSet& s) {
    return s.how == CardSet::Known ||
           (s.how == CardSet::Some && s.number.operand == Operand::constant(1) && !s.top);
  };
  if (!one(set) || !one(first)) refuse(said, "one card changes places with one card");
  return set;
}

Truth Lowering::partner_there(const Clause& c) {
  CardSet set = partner(c);
  Clause both = c;
  both.other = set.how == CardSet::Known ? set.known : m.it();
  if (set.how == CardSet::Known) return can(both);
  if (!(c.card.operand == m.it().operand)) {
    set.pick.where(can(both));
    return m.any(set.pick);
  }
  // Both are open: there is one in another lane of the same player, which therefore is another card.
  const Native* lane_of = native("number:lane_of");
  const auto named = std::exchange(last_card, m.nothing());
  set = partner(c);
  last_card = named;
  Truth there(&m, Operand::constant(0));
  for (int s = 0; s < m.declaration.seats; ++s) {
    const Who seat(&m, Operand::constant(s));
    for (const int lane : row()) {
      Truth other(&m, Operand::constant(0));
      for (const int l : row())
        if (l != lane) other = other || m.any(in_lane(set.pick, {seat, l}));
      there = there || (m.same(m.controller(m.it()), seat) && m.has({&m, set.pick.selection.seats}, seat) &&
                        m.call(FnId(lane_of->id), {m.it()}) == Num(lane) && other);
    }
  }
  return there;
}

void Lowering::with_partner(Clause& c, const Then& then) {
  CardSet set = partner(c);
  if (set.how == CardSet::Known) {
    c.other = set.known;
    return then();
  }
  c.other = m.it();
  set.pick.where(can(c));
  const auto o = p->object();
  p->ask(c.who)
      .prompt(phrase(*c.effect))
      .objects(set.pick, o,
               [&] {
                 c.other = Obj(o);
                 known.emplace_back(set.span, Obj(o));
                 then();
               })
      .end();
  c.other.reset();
}

// Cards of a lane when the text does not say whose. [CF 12.5] What is paid with is the payer's own.
void Lowering::whose_unsaid(Pick& pick, Unsaid where, Who who) {
  if (where == Unsaid::TheirLanes) pick.whose(m.opponents(who));
  if (where == Unsaid::Hand || where == Unsaid::YourLanes || (paying && where == Unsaid::Lanes))
    pick.whose(m.only(who));
}

// "Look at the top card of your deck. You may draw it.": the one that lies aside. Of several no one is "it".
void Lowering::looked_at(const Clause& c) {
  const bool top = lays_aside(c);
  const Node* n = slot(*c.effect, "n");
  const Node* shown_card = card_slot(c);
  const bool hand = shown_card && op(*shown_card) == "whole_hand" && c.native->key == "verb:reveal";
  saw_cards = saw_cards || takes(c, "at what") || top;
  saw_several = saw_several || takes(c, "at what") || hand || (top && (n == nullptr || n->value != 1));
  searched = searched || c.native->key == "verb:search";
  if (!top) return;
  last_card.reset();
  const Native* aside = native("zone:aside");
  if (aside == nullptr || n == nullptr || n->value != 1) return;
  const Place seen = m.zone(aside->id, *looker);
  const auto o = p->object();
  memory.cards.push_back(o);
  p->set(o, m.nothing());
  p->when(m.size(seen) > 0, [&] { p->take(o, seen); });
  known.emplace_back(c.effect->span, Obj(o));
  lies(o, 1u << aside->id);
  last_card = o;
}

// "Of your choice" where somebody else acts: the one who acts is asked, so it would be theirs.
void Lowering::your_choice(const Node& mod) {
  if (you.operand == m.you().operand) return;
  refuse(mod,
         "whoever does it chooses; say it of yourself: \"choose a card for target opponent to discard\", "
         "\"destroy a card of your choice in target opponent's lanes\"");
}

// What a card is worth is looked at before something is done to it, if the text speaks of it later.
void Lowering::keep_power(Obj o, Span said) {
  const Native* value = native("number:power");
  if (!remembers_power || value == nullptr || value->kind != Native::Kind::Function) return;
  const auto worth = place_for<Sort::Number>(said);
  memory.amounts.push_back(worth);
  p->set(worth, m.call(FnId(value->id), {o}));
  worths.emplace_back(o.operand, Num(worth));
}

// [CF 12.12] The power of a card that has left its lane is the power it had there.
Num Lowering::power_it_had(Obj o, Num now) {
  const Native* lane_of = native("number:lane_of");
  if (lane_of == nullptr) return now;
  for (auto at = worths.rbegin(); at != worths.rend(); ++at)
    if (at->first == o.operand) return m.either(m.call(FnId(lane_of->id), {o}) >= 0, now, at->second);
  return now;
}

// Some tokens lie on one lane only, in the words `lane of token:x` of the game.
Num Lowering::token_kind_there(const Clause& c) {
  const Node& said = token_said(*c.effect);
  const Native* only = native("lane of token:" + op(said));
  const Num lane = c.lane.index;
  if (only && lane_slot(c) && lane.operand.is_constant() && lane.operand.constant_value() != only->id)
    refuse(*lane_slot(c), "these tokens lie on " + name_of_lane(only->id) + " only");
  return token_kind(*c.effect);
}

// The kind of token an amount speaks of.
const Node& Lowering::token_said(const Node& e) {
  const Node* said = slot(e, "u") ? slot(e, "u") : slot(e, "k");
  if (said == nullptr || is_number(*said)) said = slot(e, "n") ? slot(e, "n") : slot(e, "a");
  if (said == nullptr) said = &e;
  if (const Node* unit = slot(*said, "u")) said = unit;
  return *said;
}

Num Lowering::token_kind(const Node& e) {
  const Node& said = token_said(e);
  const Native* kind = native("token:" + op(said));
  if (kind == nullptr || kind->kind == Native::Kind::Refused) return no_token(said, kind), 0;
  return kind->id;
}

void Lowering::no_token(const Node& said, const Native* kind) {
  refuse(
      said,
      kind == nullptr ? "these do not lie on lanes" : "these do not lie on lanes here [" + kind->clause + "]",
      Code::not_in_rules);
}

}  // namespace verbatim::cardtext

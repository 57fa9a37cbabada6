// What nothing may do. "Cannot" becomes a record of the kernel that forbids one action, with its source and
// the time it lasts [AB 1.6]; "can ...; nothing can prevent this" becomes one that protects it [AB 1.6.1].

#include "cardtext/lowering.h"
#include "program/verify_operands.h"

namespace verbatim::cardtext {

bool Lowering::is_rule(const Node& n) const {
  const Core c = core_of(g, n);
  return c == Core::cannot || c == Core::cannot_be || c == Core::can;
}

// A permission alone lifts no "cannot" [AB 1.6]; with the words behind it, it does.
const Node* Lowering::protection(const Node& n) const {
  const Core c = core_of(g, n);
  if (c != Core::semi && c != Core::and_) return nullptr;
  const Node &first = *slot(n, "a"), &second = *slot(n, "b");
  return core_of(g, first) == Core::can && op(second) == "nothing_prevents" ? &first : nullptr;
}

void Lowering::bare_permission(const Node& n) {
  refuse(n, "it is allowed anyway, and a permission lifts no \"cannot\": add \"; nothing can prevent this\"");
}

// The actions a rule speaks of: what is done to a card, or what a player does.
std::vector<const Native*> Lowering::actions_of(const Node& rule) {
  const bool passive = core_of(g, rule) == Core::cannot_be;
  const bool of_cards = category(*slot(rule, "x")).find("<card>") != std::string::npos;
  std::vector<const Native*> out;
  for (const Node* e = slot(rule, "e"); e != nullptr;) {
    const bool more = passive && op(*e) == "either";
    const Node& one = more ? *slot(*e, "a") : *e;
    const Native* n = passive ? native_of(one) : native("cannot " + g.entries[one.entry].native);
    if (n && n->kind == Native::Kind::Cannot && of_cards == passive)
      out.push_back(n);
    else if (n && n->kind == Native::Kind::Refused)
      refuse(rule, "these rules do not have this [" + n->clause + "]", Code::not_in_rules);
    else
      refuse(rule, "these rules do not say what such a rule stops", Code::not_in_rules);
    e = more ? slot(*e, "b") : nullptr;
  }
  return out;
}

// Where cards lie too of which a "cannot" speaks that names no place.
std::uint32_t Lowering::reach_of(const Native& action) const {
  const Native* reach = native("zones:" + action.key);
  return reach ? static_cast<std::uint32_t>(reach->id) : 0;
}

// Is the card in question (It) one of those the phrase means?
Truth Lowering::means(const Node& x, std::uint32_t reach) {
  reached = reach;
  const CardSet set = cards(x, Unsaid::Lanes, you);
  reached = 0;
  if (set.how == CardSet::Known) return m.same(m.it(), set.known);
  if (set.how != CardSet::All || set.top || set.first != CardSet::Cards)
    refuse(x, "a rule that stands is about all of them, or about this card");
  return meets(set.pick);
}

Truth Lowering::meets(const Pick& pick) {
  Truth lies(&m, Operand::constant(0));
  for (int kind = 0; kind < static_cast<int>(m.declaration.zones.size()); ++kind)
    if ((pick.selection.zones >> kind & 1) != 0) lies = lies || m.in_zone(m.it(), kind);
  Truth ok = lies && m.has({&m, pick.selection.seats}, m.controller(m.it()));
  for (const Requirement& r : pick.requirements) ok = ok && Truth(&m, r.test);
  return ok;
}

// "Cannot play Drones": which cards the verb is about. A number or a lane would narrow it in a way that no
// record can carry.
Truth Lowering::about_which(const Node& effect) {
  Truth ok(&m, kAlways);
  for (const Child& c : effect.children) {
    const Core said = core_of(g, c.node);
    if (said == Core::unsaid) continue;
    if (const Node* noun = slot(c.node, "x");
        noun && category(c.node) == "one<card>" && op(c.node) == "some") {
      ok = ok && about(*noun, m.it());
    } else {
      refuse(c.node, "say it in general: \"cards\", without a number or a place");
    }
  }
  return ok;
}

// On a line of its own: in force while its card is in play.
void Lowering::standing_rule(const Node& rule, Force force, const std::string& text) {
  const int posts = g.entries[rule.entry].slot("p");
  for (const Child& c : rule.children)
    if (c.slot == posts) refuse(c.node, "it does not say when this begins", Code::no_trigger);
  Continuous k;
  k.face = face;
  k.force = force;
  k.zones = zones("zones:in_play", rule);
  const Node& x = *slot(rule, "x");
  const bool of_player = category(x) == "one<player>";
  if (of_player) {
    const SeatSet who = players(x);
    if (who.how != SeatSet::One && who.how != SeatSet::Every)
      refuse(x, "a rule that stands is about you, or about each of them");
    k.seats = all_of(who);
    k.applies = about_which(*slot(rule, "e"));
  }
  k.text = m.label(text);
  for (const Native* action : actions_of(rule)) {
    if (!of_player) k.applies = means(x, reach_of(*action));
    k.what = static_cast<std::uint8_t>(action->id);
    k.clause = m.clause(action->clause);
    stands(k, rule);
  }
}

const Native* Lowering::how_long(const Node& rule) {
  const int posts = g.entries[rule.entry].slot("p");
  const Native* found = nullptr;
  for (const Child& c : rule.children) {
    if (c.slot != posts) continue;
    const std::string& word = op(c.node);
    const Native* period = word == "during" || word == "until_end" ? native_of(*slot(c.node, "p")) : nullptr;
    if (found || period == nullptr || period->kind != Native::Kind::Duration)
      refuse(c.node, "no rule lasts that long here");
    else
      found = period;
  }
  if (found == nullptr) refuse(rule, "for how long? Write \"this turn\", or give the rule a line of its own");
  return found;
}

// After a trigger: copied out of its source for the time it names.
void Lowering::rule_for_a_while(const Node& rule, Force force) {
  const Native* period = how_long(rule);
  if (period == nullptr) return;
  if (!(you.operand == m.you().operand))
    return refuse(rule, "write this as a sentence of its own, not inside a loop");
  std::vector<Change> changes;
  for (const Native* action : actions_of(rule)) {
    Modifier change;
    change.force = force;
    change.what = static_cast<std::uint8_t>(action->id);
    change.duration = static_cast<std::uint8_t>(period->id);
    change.clause = m.clause(action->clause);
    changes.push_back({change, reach_of(*action)});
  }
  const Node& x = *slot(rule, "x");
  if (category(x) == "one<player>") {
    each_seat(players(x), phrase(rule), nullptr, [&](Who w) {
      for (auto [change, reach] : changes) {
        change.on_seat = true;
        change.applies = about_which(*slot(rule, "e"));
        outlasts(change.applies, rule);
        p->modify(m.modifier(change), w, 0);
      }
    });
  } else {
    rule_on_cards(x, changes, phrase(rule));
  }
  p->set_done(Truth(1));
}

// What an effect in force asks is asked when the ability is long over: nothing that only this knows can be
// part of it.
bool Lowering::outlasts(Operand asked_later, Sort sort) const {
  return OperandChecker(m.declaration, m.code).check(asked_later, sort, Standing{}).empty();
}

void Lowering::outlasts(Operand test, const Node& said) {
  if (!outlasts(test, Sort::Truth))
    refuse(said, "this lasts, and what it asks is known only now: name the cards without it");
}

void Lowering::stands(const Continuous& k, const Node& said) {
  outlasts(k.active, said);
  outlasts(k.applies, said);
  if (!outlasts(k.seats, Sort::Seats) || !outlasts(k.amount, Sort::Number))
    refuse(said, "this stands, and what it asks is known only when something is done");
  lasting.push_back(k);
}

// "That lane", "their cards": once for every lane and player it may mean, each under the condition that it is
// meant.
void Lowering::settled_now(const Node& x, const Then& then) {
  std::optional<LaneRef> lane;
  std::optional<Who> who;
  const Node* said = first_of(x, [&](const Node& n) {
    const std::string& what = category(n);
    const bool of_loop = n.antecedent == Antecedent::loop_lane || n.antecedent == Antecedent::loop_player;
    if (!of_loop && n.antecedent != Antecedent::node && n.antecedent != Antecedent::owner) return false;
    if (what == "one<lane>") {
      const LaneRef* known_lane = known_at<LaneRef>(n.antecedent_span);
      lane = of_loop ? loop_lane : known_lane ? std::optional(*known_lane) : std::nullopt;
      return lane && !(outlasts(lane->seat, Sort::Seat) && outlasts(lane->index, Sort::Number));
    }
    if (what != "one<player>" && what != "owner") return false;
    const Who* known_who = known_at<Who>(n.antecedent_span);
    who = of_loop ? loop_player : known_who ? std::optional(*known_who) : std::nullopt;
    return who && !outlasts(*who, Sort::Seat);
  });
  if (said == nullptr) return then();
  const bool of_lane = category(*said) == "one<lane>";
  const auto mark = known.size();
  const auto lane_before = loop_lane;
  const auto player_before = loop_player;
  const Who whose = of_lane ? lane->seat : *who;
  const auto as = [&](Who seat, const std::vector<int>& among) {
    for (const int l : among) {
      const LaneRef one{seat, l};
      if (said->antecedent == Antecedent::loop_lane) {
        loop_lane = one;
      } else if (said->antecedent == Antecedent::loop_player) {
        loop_player = seat;
      } else if (of_lane) {
        known.emplace_back(said->antecedent_span, one);
      } else {
        known.emplace_back(said->antecedent_span, seat);
      }
      Truth it_is = outlasts(whose, Sort::Seat) ? Truth(&m, kAlways) : m.same(whose, seat);
      if (of_lane) it_is = it_is && lane->index == Num(l);
      // "Your Drones in that lane": there are none in the lane of another player.
      if (of_lane && slot(x, "o")) it_is = it_is && is_among(owner(slot(x, "o")), seat);
      if (const Node* noun = of_lane ? slot(x, "x") : nullptr)
        for (const Child& c : noun->children) {
          if (const std::string& word = op(c.node); word == "controlled") {
            it_is = it_is && is_among(SeatSet::just(m.you()), seat);
          } else if (word == "they_control" || word == "player_controls") {
            it_is = it_is && is_among(players(slot(c.node, "p") ? *slot(c.node, "p") : c.node), seat);
          }
        }
      p->when(it_is, [&] { settled_now(x, then); });
      known.resize(mark, {said->antecedent_span, seat});
      loop_lane = lane_before;
      loop_player = player_before;
    }
  };
  const std::vector<int> among = of_lane ? row() : std::vector<int>{0};
  if (outlasts(whose, Sort::Seat)) return as(whose, among);
  for (int s = 0; s < m.declaration.seats; ++s) as(Who(&m, Operand::constant(s)), among);
}

void Lowering::rule_on_cards(const Node& x, const std::vector<Change>& changes, const std::string& prompt) {
  const CardSet set = cards(x, Unsaid::Lanes, you);
  if (set.how == CardSet::All) {
    // Asked of every card anew, so that cards that come later are meant too. Which lane is "this lane", and
    // which lane or player a pronoun means, is settled now: the rule outlives its source.
    const auto record = [&] {
      for (auto [change, reach] : changes) {
        change.on_seat = true;
        change.applies = means(x, reach);
        outlasts(change.applies, x);
        p->modify(m.modifier(change), m.nobody(), 0);
      }
    };
    const bool other_lane = first_of(x, [this](const Node& n) {
      return category(n) == "adj<lane>" && op(n) == "other" && n.antecedent == Antecedent::none;
    });
    if (!here && !other_lane) return settled_now(x, record);
    const auto before = here;
    const Num lane_now = this_lane().index;
    for (const int lane : row()) {
      here = Num(lane);
      p->when(lane_now == Num(lane), [&] { settled_now(x, record); });
    }
    here = before;
    return;
  }
  const auto on = [&](Obj card) {
    for (const Change& change : changes) p->modify(m.modifier(change.made), card, 0);
  };
  if (set.how == CardSet::Known && x.antecedent == Antecedent::self) return on(set.known);
  if (set.how == CardSet::Known) return p->when(!m.same(set.known, m.nothing()), [&] { on(set.known); });
  if (set.top || set.total || set.apart || set.first != CardSet::Cards)
    return refuse(x, "name the cards more simply");
  const auto o = p->object();
  const Num there = m.count(set.pick);
  const Num most = set.how == CardSet::AnyNumber ? there : m.least(set.number, there);
  p->ask_some(you, set.how == CardSet::Some ? most : Num(0), most)
      .prompt(prompt)
      .objects(meant(set.pick), o, nullptr)
      .end();
  p->each_listed(o, [&] { on(o); });
}

}  // namespace verbatim::cardtext

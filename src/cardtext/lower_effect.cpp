// One clause: a verb, who does it, to whom, how much. Filled from the outside in: the subject, the player,
// the number, the card, the lane; then the verb runs with arguments made of them.

#include <algorithm>
#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {
namespace {

bool starts(const std::string& text, std::string_view with) { return text.rfind(with, 0) == 0; }

}  // namespace

// The same verb may need another native for what it is done to: `verb:put_into_play(trooper)` takes a number
// where `verb:put_into_play` takes one card, `verb:move_tokens-f` is the verb without its slot f.
bool Lowering::understand(const Node& d, Clause& c) {
  c.effect = slot(d, "e");
  c.who = you;
  const Entry& e = g.entries[c.effect->entry];
  for (std::size_t i = 0; i < e.slots.size() && c.native == nullptr; ++i) {
    const Node* child = c.effect->find(static_cast<int>(i));
    if (child == nullptr) {
      c.native = native(e.native + "-" + e.slots[i].name);
    } else if (starts(category(*child), "one<card>")) {
      const Node* noun = slot(*child, "x");
      const Node* head = noun ? slot(*noun, "h") : nullptr;
      if (head) c.native = native(e.native + "(" + op(*head) + ")");
    } else if (category(*child) == "place" && slot(*child, "z")) {
      c.native = native(e.native + "(" + op(*slot(*child, "z")) + ")");
    } else if (e.slots[i].name == "k" && is_number(*child)) {
      c.native = native(e.native + "(" + std::to_string(child->value) + ")");
    }
  }
  if (c.native == nullptr && e.has("static") && native_of(*c.effect) == nullptr) {
    refuse(*c.effect, "a price is settled before a card is played: this is a line of its own");
    return false;
  }
  if (c.native == nullptr) c.native = need(*c.effect);
  if (c.native == nullptr) return false;
  if (c.native->kind != Native::Kind::Action && c.native->kind != Native::Kind::Program) {
    refuse(*c.effect, "this is nothing that can be done here");
    return false;
  }
  const int posts = g.entries[d.entry].slot("p");
  for (const Child& child : d.children) {
    if (child.slot != posts) continue;
    c.posts.push_back(&child.node);
    const Core post = core_of(g, child.node);
    const std::string& name = op(child.node);
    const bool lasts = name == "during" || name == "until_end";
    const bool known_post = post == Core::per || post == Core::per_down || post == Core::per_up ||
                            post == Core::per_taken || post == Core::loop || post == Core::cap ||
                            post == Core::cap_each || post == Core::equal_to || name == "rate" ||
                            name == "if_able" || name == "as_possible";
    if (lasts) {
      const Native* period = native_of(*slot(child.node, "p"));
      if (period == nullptr || period->kind != Native::Kind::Duration)
        refuse(child.node, "no effect lasts that long in these rules");
      else if (name == "until_end" && !native("lasts " + c.native->key))
        refuse(child.node, "this is done at once and does not last: leave out the time");
    } else if (!known_post) {
      refuse(child.node, "this cannot be played yet");
    }
  }
  check_slots(c, d);
  check_reach(c);
  return true;
}

// Nothing that was said may be left out: every part of the phrase feeds the verb, or is what it does anyway.
void Lowering::check_slots(const Clause& c, const Node& d) {
  const auto said = [&](const char* name) { return slot(*c.effect, name); };
  const auto any = [&](std::initializer_list<std::string_view> meanings) {
    return std::any_of(meanings.begin(), meanings.end(), [&](std::string_view w) { return takes(c, w); });
  };
  if (const Node* each = scaled(c); each && !said("n") && !said("a") && !said("c"))
    refuse(*each, "nothing here can be multiplied");
  if (said("l") && !takes_lane(c) && !any({"the lane it may not"}))
    refuse(*said("l"), "this verb cannot be told a lane yet");
  if (said("p") && !any({"to whom", "from whom", "whose"}))
    refuse(*said("p"), "this verb concerns no other player");
  if (said("n") &&
      !any({"how many", "up to how many", "most", "price", "for 0", "crystals less", "production less"}))
    refuse(*said("n"), "this verb cannot be told a number");
  check_cards(c);
  // "Target opponent draws until you have 3 cards": a verb of one player's hand knows no other.
  const Node* subject = slot(d, "s");
  const bool of_other = subject && core_of(g, *subject) != Core::you;
  if (const Node* k = said("k"); k && is_number(*k) && native(c.native->key + " says whose"))
    if ((k->value == 2) != of_other)
      refuse(*c.effect, of_other ? "whose hand? Write \"they have\" or \"their hand\""
                                 : "whose hand? Write \"you have\" or \"your hand\"");
  const Node* z = said("z");
  if (z == nullptr || any({"where", "at what", "whose deck", "which deck", "which card in hand"})) return;
  const std::string& verb = op(*c.effect);
  const Node* zone = slot(*z, "z");
  const std::string where = zone ? op(*zone) : op(*z) == "own_hand" ? "hand" : "";
  const bool own_way = (verb == "return" && where == "hand") ||
                       ((verb == "shuffle_in" || verb == "put_on_deck") && where == "deck") ||
                       (verb == "put_into_play" && (where == "basic_deck" || where == "deck")) ||
                       c.native->key == "verb:" + verb + "(" + where + ")";
  if (!own_way) return refuse(*z, "this verb cannot be told that place yet");
  // A verb that takes no place knows whose it is: the card's owner's, or that of whoever does it.
  const Node* o = slot(*z, "o");
  const bool own = o && (of_other ? g.entries[o->entry].has("ref") : op(*o) == "your");
  if (card_slot(c) == nullptr && o && !own) refuse(*o, "one can do this in one's own place only");
}

// A verb that knows which cards it is about is told of no others: Basic Troopers, or one card of a hand.
void Lowering::check_cards(const Clause& c) {
  const Node* said = slot(*c.effect, "c");
  if (said == nullptr || card_slot(c) || reduces_next(*c.effect) || c.native->key.ends_with(")")) return;
  const Native* own = native("of " + c.native->key);
  const Native* own_type = native("of type " + c.native->key);
  const Node* noun = slot(*said, "x");
  const Node* head = noun ? slot(*noun, "h") : nullptr;
  const Node* type = head && op(*head) == "typed" ? slot(*head, "t") : nullptr;
  const auto is = [](const Native* said_one, const Native* its) {
    return said_one && its && said_one->id == its->id;
  };
  const bool plain = head && !slot(*head, "h") && !slot(*noun, "m") &&
                     (type  ? is(native_of(*type), own_type)
                      : own ? is(native_of(*head), own)
                            : op(*head) == "card");
  const bool one = takes(c, "how many") || (op(*said) == "count" && slot(*said, "n")->value == 1);
  if (!plain || !one)
    refuse(*said, own ? "this verb is about no other cards" : "this verb is about one card, whichever it is");
}

// Does a pronoun in it stand for the phrase at this place?
bool Lowering::speaks_of(const Node& n, Span phrase_at) const {
  if (n.antecedent != Antecedent::none && n.antecedent_span == phrase_at) return true;
  return std::any_of(n.children.begin(), n.children.end(),
                     [&](const Child& c) { return speaks_of(c.node, phrase_at); });
}

bool Lowering::takes(const Clause& c, std::string_view meaning) const {
  return std::any_of(c.native->meanings.begin(), c.native->meanings.end(),
                     [&](const std::string& word) { return word.rfind(meaning, 0) == 0; });
}
bool Lowering::takes_lane(const Clause& c) const {
  return takes(c, "lane") || takes(c, "to which lane") || takes(c, "to lane");
}

const Node* Lowering::card_slot(const Clause& c) const {
  for (const char* name : {"c", "a"}) {
    const Node* n = slot(*c.effect, name);
    if (n && category(*n).find("<card>") != std::string::npos)
      return takes(c, "which card") || takes(c, "on which card") ? n : nullptr;
  }
  return nullptr;
}
const Node* Lowering::lane_slot(const Clause& c) const {
  const Node* n = slot(*c.effect, "l");
  return n && category(*n).find("<lane>") != std::string::npos ? n : nullptr;
}

// "Each opponent discards", "for each opponent" at the end: once for each of them. A verb that takes a set of
// players is one event for all of them.
void Lowering::each_subject(const Node& d, Clause& c, const Then& then) {
  const Node* s = slot(d, "s");
  const Node* loop = nullptr;
  for (const Node* post : c.posts)
    if (core_of(g, *post) == Core::loop) loop = post;
  Then act = then;
  const Then subject = [&] {
    if (s == nullptr) return act();
    const SeatSet who = players(*s);
    if (who.how == SeatSet::Every && together(c) && !speaks_of(d, s->span)) {
      c.whos = who.set;
      return act();
    }
    each_seat(who, phrase(d), nullptr, [&](Who w) {
      const Who before = you;
      you = w;
      c.who = w;
      act();
      you = before;
      c.who = before;
    });
  };
  if (loop == nullptr) return subject();
  const auto turns = [&](const Then& turn) {
    const auto before = loop_player;
    const Node& noun = *slot(*loop, "x");
    in_loop(Loop::Apart, [&] {
      each_seat(SeatSet::every(kind_of_players(noun), noun.span), "", nullptr, [&](Who w) {
        loop_player = w;
        turn();
      });
    });
    loop_player = before;
  };
  // "Each opponent gains 1 crystal for each other opponent": each of them has turns of their own.
  for (const Child& part : c.effect->children)
    if (speaks_of(*loop, part.node.span))
      return refuse(*loop, "other than which of them? Say \"For each ...\"");
  if (s == nullptr || !speaks_of(*loop, s->span)) return turns(subject);
  act = [&] { turns(then); };
  subject();
}

// Is it done by several players at once?
bool Lowering::together(const Clause& c) const {
  for (std::size_t i = 0; i < c.native->parameters.size(); ++i)
    if (c.native->parameters[i] == Sort::Seats && c.native->meanings[i] == "who") return true;
  return false;
}

// "Choose an opponent": nothing is done, but the sentences that follow know who it is.
bool Lowering::is_plain_choice(const Node& d) {
  const Node& e = *slot(d, "e");
  if (op(e) != "choose" || !g.entries[e.entry].native.empty()) return false;
  const Node& x = *slot(e, "x");
  if (category(x) == "one<player>") {
    each_seat(players(x), phrase(e), nullptr, [](Who) {});
  } else if (category(x) == "one<lane>") {
    each_lane(lanes(x), phrase(e), nullptr, [](LaneRef) {});
  } else {
    choose_card(x, phrase(e));
    return true;
  }
  p->set_done(Truth(1));
  return true;
}

// "Choose a card. Destroy it.": one card, known to what follows.
void Lowering::choose_card(const Node& x, const std::string& prompt) {
  const auto says_where = [this](const Node& at) { return is_place(at); };
  // [CF 12.48] After a look at cards it might be one of them.
  if (saw_cards && !first_of(x, says_where) && op(x).rfind("of_those", 0) != 0)
    refuse(x, "one of those that were looked at? Say where it lies: \"a card in their hand\"");
  const CardSet set = cards(x, Unsaid::Lanes, you);
  if (set.how != CardSet::Some || set.top || !(set.number.operand == Operand::constant(1)))
    return refuse(x, "choose one card, or say at once what is done with them");
  if (set.first != CardSet::Cards && (set.where ? set.where->owner : *set.whose).how != SeatSet::Choose)
    return refuse(x, "choose one card, or say at once what is done with them");
  const auto o = place_for<Sort::Object>(x.span);
  memory.cards.push_back(o);
  p->set(o, m.nothing());
  each_part(set, prompt, [&](const Pick& pick) {
    if (unseen(pick, you)) return ask_unseen(you, prompt, meant(pick), o, nullptr, nullptr);
    p->ask(you).prompt(prompt).objects(meant(pick), o, nullptr).end();
  });
  known.emplace_back(x.span, Obj(o));
  lies(o, set.pick.selection.zones);
  if (set.first == CardSet::Cards)
    for (const Span owner_span : set.owners) known.emplace_back(owner_span, m.controller(o));
  last_card = o;
  p->when(!m.same(o, m.nothing()), [&] { keep_lane_of(x, o); });
  p->set_done(!m.same(o, m.nothing()));
}

// One clause for each lane this card may be in.
bool Lowering::by_lane(const Node& d) {
  const Node& e = *slot(d, "e");
  if (op(e) != "by_lane") return false;
  for (const Node* row_node = slot(e, "r"); row_node; row_node = slot(*row_node, "r")) {
    const Native* lane = need(*slot(*row_node, "l"));
    if (lane == nullptr) return true;
    p->when(this_lane().index == Num(lane->id), [&] { statement(*slot(*row_node, "b")); });
  }
  p->set_done(Truth(1));
  return true;
}

void Lowering::clause(const Node& d, int least) {
  const Node* before = std::exchange(doing, &d);
  if (!lasts(d) && !is_plain_choice(d) && !by_lane(d) && !about_those(d) && !joined(d, least) &&
      !from_either_place(d))
    plain_clause(d, least);
  doing = before;
}

// "Each player loses hit points equal to the number of cards in their hand": everybody's own amount, and one
// event for all of them, where the game has `each verb:x` to name one amount and `all verb:x` for what was
// named.
const Native* Lowering::event_of_parts(const Node& d, Clause& c) {
  const Native *each = native("each " + c.native->key), *all = native("all " + c.native->key);
  const Node* whom_said = slot(*c.effect, "p") ? slot(*c.effect, "p") : slot(d, "s");
  if (each == nullptr || all == nullptr || whom_said == nullptr || !speaks_of(d, whom_said->span))
    return nullptr;
  const std::string& word = op(*whom_said);
  const Node* number = slot(*whom_said, "n");
  const bool several = word == "targets" || word == "any_number" || (number && number->value != 1);
  if (!several && word != "opponents" && !speaks_of_all(*whom_said)) return nullptr;
  c.native = each;
  return all;
}

void Lowering::plain_clause(const Node& d, int least) {
  Clause c;
  c.least = least;
  if (!understand(d, c)) return;
  // A search whose cards the text goes on to speak of ends when it has done with them.
  if (c.native->key == "verb:search" && native("verb:look_top") && shown_later(d.span.end)) {
    c.native = native("verb:look_top");
    searching = true;
  }
  const Native* parts = event_of_parts(d, c);
  const auto mark = chosen.size();
  const auto amount_done = p->number();
  memory.amounts.push_back(amount_done);
  p->set(amount_done, 0);
  const auto note = [&](Num did) { p->set(amount_done, amount_done + did); };
  const Then then = [&] {
    if (parts != nullptr) {
      run(c);
    } else {
      counting_ways(c, [&] { return run(c); }, note);
    }
    note_shown(c, d);
    for (const Node* post : c.posts)
      if (const auto at = caps.find(post); at != caps.end())
        p->set(at->second.sum, at->second.sum + c.number);
  };
  // "1 damage to each opponent for each token on their lanes": another amount for each of them.
  const Node* named = slot(*c.effect, "p");
  const bool each_own = (named && speaks_of(d, named->span)) || named_by_amount(c);
  each_subject(d, c, [&] {
    if (each_own) return each_player(c, [&] { with_number(c, [&] { each_target(c, then); }); });
    with_number(c, [&] { each_place(c, [&] { each_player(c, [&] { each_target(c, then); }); }); });
  });
  chosen.resize(mark, {nullptr, you});
  if (parts != nullptr) {
    const auto whole = [&] {
      p->call(ProgramId(parts->id), {});
      return m.call(FnId(parts->did), {});
    };
    counting_ways(c, whole, note);
  }
  looked_at(c);
  for (const char* name : {"n", "c"})
    if (const Node* said = slot(*c.effect, name); said && names_x(*said)) said_x = Num(amount_done);
  taken = Num(amount_done);
  if (takes(c, "most")) taken.reset();  // a goal, not how many it took to reach it
  if (native("gives " + c.native->key)) gave = taken, gave_one = names_one(c);
  p->set_done(amount_done > 0);
}

// Is it done to one card, whichever?
bool Lowering::names_one(const Clause& c) const {
  const Node* said = card_slot(c);
  if (said == nullptr || said->antecedent != Antecedent::none) return said != nullptr;
  const std::string& word = op(*said);
  const Node* n = slot(*said, "n");
  if (n != nullptr) return word.rfind("up_to", 0) != 0 && is_number(*n) && n->value == 1;
  return word == "target" || word == "another" || word == "any" || word == "the" || word == "owned" ||
         word == "another_of";
}

void Lowering::each_target(Clause& c, const Then& then) {
  if (moves_tokens(c)) return move_tokens(c, then);
  if (card_slot(c)) return over_cards(c, then);
  if (takes_lane(c)) return over_lanes(c, then);
  then();
}

// Does it; how much of it was done, if anything was: cards and such are counted as they come.
Num Lowering::run(Clause& c) {
  const std::vector<Operand> args = arguments(c);
  const bool counts = takes(c, "how many") && card_slot(c) == nullptr;
  if (c.native->kind == Native::Kind::Program) {
    p->call(ProgramId(c.native->id), args);
    if (c.native->did >= 0) return m.call(FnId(c.native->did), {});
    return counts ? c.number : Num(1);
  }
  if (!counts) return p->verb(VerbId(c.native->id), args), Num(1);
  const auto did = p->number();
  p->verb_to(did.index, VerbId(c.native->id), args);
  return did;
}

Truth Lowering::can(const Clause& c) {
  if (c.native->can < 0) return {&m, kAlways};
  if (swaps(c) && !c.other) return partner_there(c);
  // What is done as far as there is any must be there in full to pay with it. [CF 11.9]
  const Native* paid = paying ? native("paid with " + c.native->key) : nullptr;
  const FnId can(paid ? paid->id : c.native->can);
  // What pays for the card as well must be there beside it. [CF 11.9]
  const Native* price = at_the_price ? native("kept back " + c.native->key) : nullptr;
  if (price == nullptr) return m.call<Sort::Truth>(can, arguments(c));
  Clause both = c;
  both.number = c.number + m.call(FnId(price->id), {m.source()});
  return m.call<Sort::Truth>(can, arguments(both));
}

}  // namespace verbatim::cardtext

// "Choose one", "A or B", "any or all of": which of several things is done.

#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {
namespace {

// Who does the first of several things chooses among them. "Target opponent pays 2 crystals or you gain 4
// crystals" would be their choice of what you do [CF 12.38].
const Node* chooser(const Grammar& g, const Node& body) {
  if (core_of(g, body) != Core::or_ && core_of(g, body) != Core::alt) return nullptr;
  const Node* first = &body;
  while (const Node* a = get(g, *first, "a")) first = a;
  const Node* s = core_of(g, *first) == Core::do_ ? get(g, *first, "s") : nullptr;
  return s && core_of(g, *s) != Core::you ? s : nullptr;
}

}  // namespace

// Exactly one of the branches that can be done. Under a "may" doing nothing is one more.
void Lowering::choose(const Node& n) {
  const bool free = core_of(g, n) == Core::may;
  const Node& body = free ? *slot(n, "b") : n;
  if (core_of(g, body) == Core::any_of) {
    const auto any = p->number();
    for (const Node* offered : branches(body)) {
      p->may(you, phrase(*offered), possible(*offered), [&] {
        asked = true;
        statement(*offered);
        p->set(any, any + 1);
      });
    }
    return p->set_done(any > 0);
  }
  const Node* subject = slot(body, "s");
  if (subject == nullptr && !free) {
    if (const Node* other = chooser(g, body))
      return refuse(*other, "who chooses? Write \"... unless they ...\", or \"choose one: ...; or ...\"");
  }
  if (subject == nullptr) return offer_branches(body, free);
  const Who before = you;
  each_in_turn(players(*subject), phrase(body), [&](Who w) {
    you = w;
    start_ways(n);
    offer_branches(body, free);
    you = before;
  });
}

void Lowering::offer_branches(const Node& body, bool free) {
  if (slot(body, "n")) return several_branches(body, free);
  Asking ask = p->ask(you);
  ask.prompt(phrase(body));
  Fork one = fork();
  const auto x_before = said_x;
  for (const Node* offered : branches(body)) {
    const Node* act = core_of(g, *offered) == Core::gated ? slot(*offered, "b") : offered;
    const Truth open = possible(*offered);
    ask.option(
           phrase(*act),
           [&, act] {
             said_x = x_before;
             asked = true;
             branch(one, [&] { statement(*act); });
           },
           open)
        .because(reasons(*offered, "rule:branch"));
  }
  if (free) ask.option("no", [this] { p->set_done(Truth(0)); });
  ask.end([this] { p->set_done(Truth(0)); });
  join(one);
}

// "Choose two": one after another, each of them once; the second is chosen when the first is done. [CF 12.7]
// "Up to two" may be none of them, "one or more" must be one.
void Lowering::several_branches(const Node& body, bool free) {
  const std::vector<const Node*> all = branches(body);
  const Node* fewest = slot(body, "j");
  const bool any_number = fewest && fewest->value == 1;
  const int wanted = any_number ? static_cast<int>(all.size()) : slot(body, "n")->value;
  const int least = fewest ? fewest->value : wanted;
  if (wanted == 0 || wanted > static_cast<int>(all.size()))
    return refuse(body, "there are not so many to choose from");
  if (free && fewest) return refuse(body, "leave out \"may\": it says already how few that can be");
  std::vector<Reg<Sort::Number>> taken_before;
  for (std::size_t i = 0; i < all.size(); ++i) p->set(taken_before.emplace_back(p->number()), 0);
  const auto left = p->number(), any = p->number();
  p->set(left, wanted);
  p->set(any, 0);
  const auto x_before = said_x;
  Fork apart = fork();
  p->loop_while(left > 0, [&] {
    Asking ask = p->ask(you);
    ask.prompt(phrase(body));
    for (std::size_t i = 0; i < all.size(); ++i) {
      const Node* act = core_of(g, *all[i]) == Core::gated ? slot(*all[i], "b") : all[i];
      const Truth open = taken_before[i] == Num(0) && possible(*all[i]);
      ask.option(
             phrase(*act),
             [&, act, i] {
               p->set(taken_before[i], 1);
               said_x = x_before;
               asked = true;
               branch(apart, [&] { statement(*act); });
               p->when(m.done(), [&] { p->set(any, 1); });
             },
             open)
          .because(reasons(*all[i], "rule:branch"));
    }
    if (free) ask.option("no", [this] { p->leave(); }, left == Num(wanted));
    if (fewest) ask.option("no more", [this] { p->leave(); }, left <= Num(wanted - least));
    ask.end([this] { p->leave(); });
    p->set(left, left - 1);
  });
  taken.reset();  // of which of them would it be?
  p->set_done(any > 0);
}

std::vector<const Node*> Lowering::branches(const Node& n) const {
  std::vector<const Node*> out;
  const Node* list = slot(n, "o");
  const Node* at = list ? list : &n;
  const Core joint = core_of(g, *at);
  while (core_of(g, *at) == joint && (joint == Core::more || joint == Core::or_ || joint == Core::alt)) {
    out.push_back(slot(*at, "a"));
    at = slot(*at, "b");
  }
  out.push_back(at);
  return out;
}

}  // namespace verbatim::cardtext

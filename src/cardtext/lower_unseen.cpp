// Cards that whoever chooses cannot see. What is offered must not tell which they are, nor which of them are
// alike: one names whose card it shall be, and chance takes one of those that fit.

#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// Could some of them lie where this player cannot look?
bool Lowering::unseen(const Pick& pick, Who who) const {
  if (pick.selection.seats == m.only(who).operand) return false;
  const auto& zones = m.declaration.zones;
  for (std::size_t kind = 0; kind < zones.size(); ++kind)
    if ((pick.selection.zones >> kind & 1) != 0 && zones[kind].visibility != Visibility::Everyone)
      return true;
  return false;
}

// Those of them that this player knows.
Pick Lowering::known_of(Pick pick, Who who) const { return pick.where(m.knows(who, m.it())); }

// All that this player does not know and that lie where these do, whatever they are.
Pick Lowering::unknown_beside(const Pick& pick, Who who) const {
  Pick any;
  any.selection.zones = pick.selection.zones;
  any.selection.seats = pick.selection.seats;
  return any.where(!m.knows(who, m.it()));
}

// Is there one, as far as this player can tell?
Truth Lowering::perhaps_any(const Pick& pick, Who who) {
  if (!unseen(pick, who)) return m.any(pick);
  return m.any(known_of(pick, who)) || m.any(unknown_beside(pick, who));
}
Num Lowering::perhaps_so_many(const Pick& pick, Who who) {
  if (!unseen(pick, who)) return m.count(pick);
  return m.count(known_of(pick, who)) + m.count(unknown_beside(pick, who));
}

// How many there are. While it is only asked what is possible: how many there could be, or, in a condition,
// with what makes it a guess.
Num Lowering::so_many(const Pick& pick) {
  const Who who = asker ? *asker : you;
  if (pick.requirements.empty() || !unseen(pick, who)) return m.count(pick);
  if (untold == nullptr) return probing ? perhaps_so_many(pick, who) : m.count(pick);
  *untold = *untold || m.any(unknown_beside(pick, who));
  return m.count(pick);
}

// Of a condition whether it holds and whether it does not, as far as whoever is asked can tell.
std::pair<Truth, Truth> Lowering::perhaps(const std::function<Truth()>& condition) {
  Truth guess(&m, Operand::constant(0));
  Truth* const before = std::exchange(untold, &guess);
  const Truth holds = condition();
  untold = before;
  if (before != nullptr) *before = *before || guess;
  return {holds || guess, !holds || guess};
}

// [CF 12.51] What stands is in everybody's sight, and a price in that of who pays it.
void Lowering::in_sight(const Node& said, std::optional<Who> of, const Then& line) {
  Truth guess(&m, Operand::constant(0));
  untold = &guess;
  asker = of;
  line();
  asker.reset();
  untold = nullptr;
  if (!(guess.operand == Operand::constant(0)))
    refuse(said,
           "which cards lie in a hidden hand would show: ask how many, or ask it when something is done");
}

// What is offered of a card from where nobody looks, or that chance took, hangs on which it is: whoever is
// asked where it goes sees it first.
void Lowering::see_first(const Clause& c, const CardSet& set, Obj card) {
  const bool hidden =
      set.top || (set.how == CardSet::Known ? takes(c, "which card in hand") : unseen(set.pick, c.who));
  if (const Native* see = native("seen card"); see && hidden) p->verb(VerbId(see->id), {card, c.who});
}

// One card of those, into `o`; none if none is there. The cards this player knows are chosen one by one. What
// there is beside is what `more` adds, and what follows when there is nothing to choose from.
void Lowering::ask_unseen(Who who, const std::string& prompt, const Pick& pick, Reg<Sort::Object> o,
                          const std::function<void(Asking&)>& more, const Then& nothing) {
  const Whos all(&m, pick.selection.seats);
  const auto with = p->local<Sort::Seats>();
  const auto seat = p->seat();
  const auto before = p->number();
  const auto of = [&](Pick from) { return from.whose(m.only(seat)); };
  p->set(with, all);
  p->each_seat(all, m.you(), seat, [&] {
    p->when(!m.any(of(unknown_beside(pick, who))), [&] { p->set(with, m.without(with, m.only(seat))); });
  });
  p->set(o, m.nothing());
  Asking ask = p->ask(who);
  ask.prompt(prompt).objects(known_of(pick, who), o, nullptr).seats(with, seat, [&] {
    Pick fitting = of(pick);
    p->list_of(fitting.where(!m.knows(who, m.it())));
    p->set(before, m.list_size());
    p->when(before > 0, [&] { p->chance(before, before); });
    p->each_listed(o, [&] {
      p->when(before == 0, [&] { p->leave(); });
      p->set(before, before - 1);
    });
  });
  if (more) more(ask);
  ask.end(nothing);
}

// One after another, each to be `act`ed on before the next is asked for.
void Lowering::unseen_cards(const CardSet& set, Who who, const std::string& prompt, Num least,
                            const Pick& pick, Reg<Sort::Object> o, const Then& act) {
  const auto none = [&] { return m.same(o, m.nothing()); };
  const bool must = set.how == CardSet::Some;
  if (must && set.number.operand == Operand::constant(1)) {
    ask_unseen(who, prompt, pick, o, nullptr, nullptr);
    p->when(none(), [&] { p->set_done(Truth(&m, Operand::constant(0))); }, act);
    return;
  }
  const auto left = p->number();
  const auto owed = p->number();
  const Num there = perhaps_so_many(pick, who);
  p->set(left, set.how == CardSet::AnyNumber ? there : m.least(set.number, there));
  p->set(owed, must ? Num(left) : m.least(least, left));
  p->loop_while(left > 0, [&] {
    ask_unseen(
        who, prompt, pick, o,
        [&](Asking& ask) {
          if (!must) ask.option("no more", [&] { p->leave(); }, owed <= 0);
        },
        [&] { p->leave(); });
    p->set(left, left - 1);
    p->set(owed, owed - 1);
    p->when(!none(), act);
  });
}

}  // namespace verbatim::cardtext

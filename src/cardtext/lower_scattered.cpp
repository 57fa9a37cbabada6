// "Two cards in different lanes": which cards lie apart from one another.

#include <functional>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {

// Chosen one after another, each in another lane than those before; only then is anything done to them. Lanes
// of different players are different lanes. [CF 12.32]
void Lowering::in_different_lanes(const CardSet& set, const Clause& c, const Pick& pick, Reg<Sort::Object> o,
                                  const Then& act) {
  const Node& said = *card_slot(c);
  const int most = slot(said, "n") ? slot(said, "n")->value : 0;
  if (scaled(c)) return refuse(said, "say how many of them: \"2 cards in different lanes\"");
  if (paying) return refuse(said, "whether it can be paid in full cannot be asked: say \"if you do\"");
  const FnId lane_of(native("number:lane_of")->id);
  std::vector<Reg<Sort::Object>> found;
  for (int i = 0; i < most; ++i) p->set(found.emplace_back(p->object()), m.nothing());
  const std::function<void(std::size_t)> choose_from = [&](std::size_t i) {
    if (i == found.size()) return;
    Pick open = pick;
    for (std::size_t before = 0; before < i; ++before)
      open.where(!(m.same(m.controller(m.it()), m.controller(found[before])) &&
                   m.call(lane_of, {m.it()}) == m.call(lane_of, {found[before]})),
                 rule("rule:target"));
    Asking ask = p->ask(c.who);
    ask.prompt(phrase(*c.effect)).objects(open, found[i], [&, i] { choose_from(i + 1); });
    if (set.how == CardSet::UpTo && static_cast<int>(i) >= c.least) ask.option("no more", nullptr);
    ask.end();
  };
  choose_from(0);
  for (const auto& one : found)
    p->when(!m.same(one, m.nothing()), [&] {
      p->set(o, one);
      act();
    });
}

}  // namespace verbatim::cardtext

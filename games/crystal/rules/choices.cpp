#include "choices.h"

namespace verbatim::crystal {

const char* const kLaneNames[3] = {"the Mining lane", "the Attack lane", "the Production lane"};

void pick_lane(Book&, Proc& p, Who who, Reg<Sort::Number> lane, const std::function<Truth(int)>& open,
               const Body& then, const char* clause, const char* shut) {
  Asking ask = p.ask(who);
  ask.prompt("which lane?").clause(clause);
  for (int l = 0; l < kLanes; ++l) {
    ask.option(
        kLaneNames[l],
        [&p, lane, l, &then] {
          p.set(lane, l);
          then();
        },
        open ? open(l) : Asking::kTrue, shut != nullptr ? shut : clause);
  }
  ask.end();
}

void share_out(Proc& p, Who who, Num least, Num most, const std::function<Num(int)>& cap,
               const std::function<void(Reg<Sort::Number>, Reg<Sort::Number>)>& each, const char* prompt,
               const char* clause) {
  const auto lane = p.number();
  const auto number = p.number();
  Asking ask = p.ask_distribution(who, least, most, Operand::kMost);
  ask.prompt(prompt).clause(clause);
  for (int l = 0; l < kLanes; ++l) {
    ask.numbers(l, l, lane, nullptr, kLaneNames[l]);
    if (cap) ask.cap(cap(l));
  }
  ask.end();
  p.set(lane, 0);
  p.each_listed(number, [&] {
    p.when(number > 0, [&] { each(lane, number); });
    p.set(lane, lane + 1);
  });
}

}  // namespace verbatim::crystal

// Answers of several steps: some cards, a number for each place, cards on top and on the bottom.

#include <algorithm>
#include <utility>

#include "scenario/play.h"
#include "scenario/together.h"

namespace verbatim::scenario {
bool Play::same_choice(std::uint16_t pc, int picked) const {
  return stage_->at_choice() && stage_->state().header().pc == pc && stage_->asked().decision.picked > picked;
}

// "A card in target opponent's lanes" is chosen among those of all opponents. Whose it is may be said first,
// by a step of its own, and then the next is about that player's.
bool Play::names_whose(const Want& want) {
  if (want.kind != Want::Kind::Seat || whose_said_) return false;
  const Kernel kernel(*stage_->board().game);
  const auto has_one = [&](const Asked& asked, const State& state) {
    const Table t(kernel.game(), state);
    const bool of_target = asked.prompt.find("target opponent") != std::string::npos ||
                           asked.prompt.find("target player") != std::string::npos;
    return of_target && asked.decision.seat == want.seat &&
           std::any_of(asked.options.begin(), asked.options.end(), [&](const Option& o) {
             return o.kind == OptionKind::Object && t.controller(o.value) == want.number;
           });
  };
  for (const Memory& m : memory_) {
    if (has_one(m.asked, m.state)) return whose_said_ = true;
  }
  if (!stage_->at_choice() || !has_one(stage_->asked(), stage_->state())) return false;
  whose_ = want.number;
  return whose_said_ = true;
}

Trouble Play::answer(Want want) {
  for (Ref& r : want.refs) {
    if (whose_ >= 0 && r.owner < 0) r.owner = whose_;
    if (whose_ >= 0 && r.owner != whose_) return "it was said before that the card is another player's";
  }
  const std::deque<Memory> forced = std::exchange(memory_, {});
  if (want.kind == Want::Kind::Refs) {
    std::vector<Ref> left = without_taken(want.refs, forced);
    if (!left.empty()) return answer_refs(want, left);
    want.kind = Want::Kind::Nothing;  // all that are meant are taken: no further one
  }
  if (want.kind == Want::Kind::Spots) return answer_spots(want, forced);
  if (want.kind == Want::Kind::Sort) return answer_sort(want);
  const Pick pick = stage_->chooser().pick(want, stage_->asked());
  if (pick.several) return kWhichOne + offered();
  take(pick.option);
  return "";
}

// Of some cards at once the first may have had no alternative and be taken; what is said of them is done.
std::vector<Ref> Play::without_taken(std::vector<Ref> refs, const std::deque<Memory>& forced) const {
  if (!stage_->at_choice() || stage_->asked().decision.kind != ChoiceKind::SomeOf) return refs;
  const std::uint16_t pc = stage_->state().header().pc;
  const Kernel kernel(*stage_->board().game);
  int picked = stage_->asked().decision.picked;
  for (auto m = forced.rbegin(); m != forced.rend() && picked > 0 && m->state.header().pc == pc; ++m) {
    picked = m->asked.decision.picked;
    const Chooser chooser(words_, kernel, m->state);
    const auto said = std::find_if(
        refs.begin(), refs.end(), [&](const Ref& r) { return chooser.refers(r, m->asked.options[0].value); });
    if (said != refs.end()) refs.erase(said);
  }
  return refs;
}

bool Play::begun(const Want& want) const {
  return want.kind == Want::Kind::Refs && without_taken(want.refs, memory_).size() < want.refs.size();
}

Trouble Play::answer_refs(Want want, std::vector<Ref>& refs) {
  want.refs = refs;
  const Pick pick = stage_->chooser().pick(want, stage_->asked());
  // One after another until "no more".
  const ChoiceKind kind = stage_->asked().decision.kind;
  if (kind == ChoiceKind::Order || is_series(stage_->asked(), *stage_->board().game))
    return answer_series(want, refs);
  const bool one = kind != ChoiceKind::SomeOf;
  if (one && refs.size() > 1) return "only one can be chosen; " + offered();
  if (one && pick.several) return kWhichOne + offered();
  if (one) {
    refs.clear();
    take(pick.option);
    return "";
  }
  const Together all = together(*stage_, want);
  switch (all.trouble) {
    case Together::Trouble::None:
      break;
    case Together::Trouble::Several:
      return kWhichOne + offered();
    case Together::Trouble::TooFew:
      return "more must be chosen; " + offered();
    case Together::Trouble::Never:
      return "these cannot be chosen together; " + offered();
  }
  refs.clear();
  for (const int option : all.options) take(option);
  return "";
}

Trouble Play::answer_series(Want want, std::vector<Ref>& refs) {
  const std::uint16_t pc = stage_->state().header().pc;
  const bool ordered = stage_->asked().decision.kind == ChoiceKind::Order;
  const bool several = refs.size() > 1 && !ordered;
  while (!refs.empty()) {
    want.refs = ordered ? std::vector{refs.front()} : refs;
    const Pick pick = stage_->chooser().pick(want, stage_->asked());
    if (pick.option < 0) return "these cannot be chosen together; " + offered();
    if (pick.several) return kWhichOne + offered();
    refs.erase(refs.begin() + static_cast<std::ptrdiff_t>(pick.ref));
    take(pick.option);
    // What was done to this card may open a window in which nothing can be said.
    settle();
    if (!stage_->at_choice() || stage_->state().header().pc != pc)
      return refs.empty() ? "" : "no more than that can be chosen; " + offered();
  }
  if (!several) return "";
  // All that are meant are named: no further one.
  want.kind = Want::Kind::Nothing;
  const auto finish = stage_->chooser().meant(want, stage_->asked());
  if (finish.empty()) return "more must be chosen; " + offered();
  take(finish[0]);
  return "";
}

// Is this the place that the option gives a number to?
bool Play::is_place_of(const Amount& a, const Asked& asked, const Option& o) const {
  if (asked.decision.kind == ChoiceKind::Distribute) return a.of == o.extra;
  const std::string& place = words_.names().places[static_cast<std::size_t>(a.of)].names.front();
  return stage_->board().game->code().labels[o.label.value].ends_with(" on the " + place);
}

Trouble Play::answer_spots(Want want, const std::deque<Memory>& forced) {
  const std::uint16_t pc = stage_->state().header().pc;
  // The first places of this distribution may have had no alternative; what is said of them is done.
  int picked = stage_->asked().decision.picked;
  for (auto m = forced.rbegin(); m != forced.rend() && picked > 0 && m->state.header().pc == pc; ++m) {
    picked = m->asked.decision.picked;
    const Option& o = m->asked.options[0];
    std::erase_if(want.spots,
                  [&](const Amount& a) { return is_place_of(a, m->asked, o) && a.number == o.value; });
  }
  while (!want.spots.empty()) {
    const Asked asked = stage_->asked();
    const auto meant = stage_->chooser().meant(want, asked);
    if (meant.empty()) return "that is not offered; " + offered();
    const Option& o = asked.options[static_cast<std::size_t>(meant[0])];
    const bool distributes = asked.decision.kind == ChoiceKind::Distribute;
    std::erase_if(want.spots, [&](const Amount& a) { return is_place_of(a, asked, o); });
    take(meant[0]);
    if (!distributes && !want.spots.empty()) continue;
    if (distributes && !same_choice(pc, asked.decision.picked)) break;
  }
  if (!want.spots.empty()) return "there is no such place in this choice; " + offered();
  // The places that were not named get nothing.
  while (stage_->at_choice() && stage_->state().header().pc == pc &&
         stage_->asked().decision.kind == ChoiceKind::Distribute && stage_->asked().decision.picked > 0) {
    const auto rest = stage_->chooser().meant(want, stage_->asked());
    if (rest.empty()) return "more must be given out; " + offered();
    take(rest[0]);
  }
  return "";
}

Trouble Play::answer_sort(Want want) {
  std::size_t left = 0;  // how many options are, when one has been taken
  while (stage_->at_choice() && (!want.refs.empty() || !want.others.empty())) {
    const Asked asked = stage_->asked();
    const auto meant = stage_->chooser().meant(want, asked);
    if (meant.empty()) break;
    left = asked.options.size() - 1;
    if (asked.decision.kind == ChoiceKind::SomeOf) {
      std::vector<Ref> all = want.others;
      Want some = want;
      some.kind = Want::Kind::Refs;
      if (Trouble t = answer_refs(some, all); !t.empty()) return t;
      continue;
    }
    const Option& o = asked.options[static_cast<std::size_t>(meant[0])];
    if (o.kind == OptionKind::Object) {
      const Table t = stage_->table();
      auto& refs = asked.decision.kind == ChoiceKind::Order ? want.refs : want.others;
      const std::string& name = t.face(o.value).name;
      const auto used = std::find_if(refs.begin(), refs.end(), [&](const Ref& r) { return r.card == name; });
      if (used != refs.end()) refs.erase(used);
    }
    take(meant[0]);
  }
  if (!want.refs.empty() || !want.others.empty()) return "not all of these could be put there; " + offered();
  // Those are all, unless the next step names more of them: the others go on top.
  const auto next = next_want();
  const bool more = next && next->kind == Want::Kind::Sort && !next->others.empty();
  if (!more && stage_->at_choice() && stage_->asked().options.size() == left) {
    const auto rest = stage_->chooser().meant(want, stage_->asked());
    if (!rest.empty()) take(rest[0]);
  }
  return "";
}

}  // namespace verbatim::scenario

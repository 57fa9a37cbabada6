// What somebody tries, and what is said to be offered: all of an answer, of however many parts, as a choice
// step would give it. What does not come off leaves no trace.

#include <algorithm>

#include "scenario/play.h"
#include "scenario/together.h"

namespace verbatim::scenario {

void Play::put_back(Kept kept) {
  stage_->go_back(kept.place);
  memory_ = std::move(kept.memory);
  looked_ = kept.looked;
}

bool Play::in_doubt(const Want& want) const {
  if (!stage_->at_choice() || stage_->asked().decision.seat != want.seat) return false;
  const ChoiceKind kind = stage_->asked().decision.kind;
  if (want.kind == Want::Kind::Refs && kind == ChoiceKind::SomeOf)
    return together(*stage_, want).trouble == Together::Trouble::Several;
  const bool sorted = want.kind == Want::Kind::Spots || want.kind == Want::Kind::Sort;
  return !sorted && stage_->chooser().pick(want, stage_->asked()).several;
}

// What is not worth a question is answered before somebody tries something else: something that begins with
// another verb than the question and its options. Not before a pass, which may be what is too early.
void Play::pass_silent(const Want& want) {
  Stage& s = *stage_;
  const auto verb = [](std::string_view text) { return text.substr(0, text.find_first_of(" ?")); };
  std::string_view attempt = want.text;
  if (attempt.starts_with("not ")) attempt.remove_prefix(4);
  const auto same = [&](std::string_view text) { return verb(text) == verb(attempt); };
  const auto& labels = stage_->board().game->code().labels;
  const auto about_it = [&] {
    const auto& options = s.asked().options;
    return want.kind != Want::Kind::Label || same(s.asked().prompt) ||
           std::any_of(options.begin(), options.end(),
                       [&](const Option& o) { return same(labels[o.label.value]); });
  };
  const auto passes = [&](const Habit& h) { return !h.label.empty() && h.label == want.text; };
  if (std::any_of(s.names().idle.begin(), s.names().idle.end(), passes)) return;
  while (s.silent() && s.asked().decision.seat == want.seat && !about_it()) {
    take(s.by_habit(s.names().silent));
  }
}

// A card alone is offered where it is one of those that can be chosen, however many that must be; a number
// for each place, cards to be sorted and several cards are offered if they are an answer.
bool Play::offers(const Want& want) {
  const auto seen = stage_->sight();
  if (!seen) return false;
  looked();
  if (stage_->chooser(seen->state).meant(want, seen->asked).empty()) {
    const bool one_of_some = want.kind == Want::Kind::Refs && want.refs.size() == 1 &&
                             seen->asked.decision.kind == ChoiceKind::SomeOf &&
                             seen->asked.decision.seat == want.seat;
    return one_of_some && is_among(*stage_, *seen, want);
  }
  const bool in_parts = want.kind == Want::Kind::Spots || want.kind == Want::Kind::Sort ||
                        (want.kind == Want::Kind::Refs && want.refs.size() > 1);
  if (!in_parts) return true;
  Kept kept = keep();
  if (!stage_->at_choice()) stage_->step();
  const Trouble wrong = answer(want);
  put_back(std::move(kept));
  return wrong.empty() || wrong.starts_with(kWhichOne);
}

Trouble Play::attempt(const Want& want) {
  Stage& s = *stage_;
  // Where nobody is asked in a phase, nothing moves on to another.
  if (!s.at_choice() && s.sight()) s.step();
  pass_silent(want);
  if (in_doubt(want)) return kWhichOne + offered();
  Tried t;
  t.before = s.state();
  Kept kept = keep();
  const int phase = s.phase();
  const bool begins = s.at_choice() && !s.chooser().meant(want, s.asked()).empty();
  const Trouble wrong = begins ? answer(want) : "that is not offered;";
  if (!wrong.empty()) {
    put_back(std::move(kept));
    if (wrong.starts_with(kWhichOne)) return wrong;
    const Refusal why = s.why_not(want);
    t.refused = true;
    t.clauses = s.clause(why.clause);
    if (why.kind == Refusal::Kind::NotAsked) {
      const std::string rules = s.rules_of(want);
      if (!rules.empty() && rules != t.clauses) t.clauses += (t.clauses.empty() ? "" : ", ") + rules;
    }
    t.reason = begins ? wrong.substr(0, wrong.find(';')) : why.reason;
  }
  tried = std::move(t);
  return tried->refused ? "" : go_on(phase);
}

}  // namespace verbatim::scenario

// Silent choices before a check. Nobody writes a step for them, so whoever checks what a card has done means
// the game after them.

#include "scenario/play.h"
#include "scenario/steps.h"
#include "scenario/there.h"

namespace verbatim::scenario {

// Does a step speak of the silent choice at hand? One of the checks asks what is offered, or the step that
// comes after them names an option of it, perhaps on the way to where it runs.
bool Play::speaks_of_silent() const {
  const auto names_option = [&](std::size_t at) {
    if (at >= sentences_.size()) return false;
    const Sentence& next = sentences_[at];
    if (next.form->role != Role::Choose && next.form->role != Role::Try) return false;
    const auto want = want_of(words_, next);
    return want && (!stage_->chooser().meant(*want, stage_->asked()).empty() || begun(*want));
  };
  std::size_t at = at_;
  while (at > 0 && sentences_[at - 1].form->kind == StepKind::Then) --at;
  for (; at < sentences_.size(); ++at) {
    const Form& form = *sentences_[at].form;
    if (form.kind == StepKind::When)
      return names_option(at) || (form.role == Role::Run && names_option(at + 1));
    if (form.act == steps::is_offered || form.act == steps::not_offered || form.act == steps::asked_nothing)
      return true;
  }
  return false;
}

// Not after a refusal, which leaves everything as it was, nor where a check asks whose turn it is.
Trouble Play::answer_silent(const Form& check) {
  if (tried || refused_ || goal_ || check.act == steps::is_slot || check.act == steps::is_phase) return "";
  while (stage_->silent() && !endless() && !speaks_of_silent()) {
    const int phase = stage_->phase();
    take(stage_->by_habit(stage_->names().silent));
    if (Trouble t = go_on(phase); !t.empty()) return t;
  }
  return "";
}

}  // namespace verbatim::scenario

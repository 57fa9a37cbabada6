#include "scenario/play.h"

#include <algorithm>
#include <utility>

#include "scenario/there.h"

namespace verbatim::scenario {

Trouble Play::begin() {
  auto board = make_board(world_, position, edition);
  if (!board) {
    unread_ = board.error().unread;
    return board.error().what;
  }
  const bool in_slot = board->in_slot;
  stage_ = std::make_unique<Stage>(std::move(*board), words_);
  if (position.token_falls_to) stage_->token_falls_to(*position.token_falls_to);
  if (!in_slot) return "";
  stage_->step();
  return position.slot ? reach_slot(*position.phase, *position.slot) : "";
}

// The position begins with that player's slot or turn. Where a phase has none the others do nothing until the
// player is asked, in this phase.
Trouble Play::reach_slot(int phase, int seat) {
  if (stage_->at_choice() && stage_->phase() == phase && stage_->asked().decision.seat == seat) return "";
  const int seats = stage_->table().seats();
  for (int before = stage_->on_table(stage_->names().holder); before != seat; before = (before + 1) % seats)
    stage_->count_as_asked(before);
  Goal goal{Goal::Kind::Slot, phase, seat};
  goal.due = true;
  consumes_ = false;
  const Trouble t = run_to(goal);
  consumes_ = true;
  if (t.empty()) return "";
  return std::string(kPlayers[seat]) + " is asked nothing in the " +
         Words::name_of(words_.names().phases, phase) + " of this position";
}

const char* const kNoEnd =
    "this comes to no end: thousands of options without an alternative were taken; do the cards bring about "
    "each "
    "other?";

Trouble act(Play& play, const Sentence& s) {
  const int seats = s.form->kind == StepKind::Given ? play.position.seats : play.stage().table().seats();
  if (Trouble t = absent_player(play.words(), s, seats); !t.empty()) return t;
  if (s.match.values.empty() || !s.match.values[0].everyone) return s.form->act(play, s.match);
  Match of_one = s.match;
  for (int seat = 0; seat < seats; ++seat) {
    of_one.values[0].number = seat;
    if (Trouble t = s.form->act(play, of_one); !t.empty()) return std::string(kPlayers[seat]) + ": " + t;
  }
  return "";
}

std::optional<Play::Failed> Play::go() {
  const Presence presence(world_, words_, stage_->board(), position.cards);
  for (const Sentence& s : sentences_) {
    if (s.form->kind == StepKind::Given) continue;
    if (Missing m = presence.missing(s); !m.trouble.empty())
      return Failed{s.match.step, std::move(m.trouble), m.at};
  }
  for (at_ = 0; at_ < sentences_.size(); ++at_) {
    const Sentence& s = sentences_[at_];
    if (s.form->kind == StepKind::Given) continue;
    if (tried && s.form->kind == StepKind::When) {
      // A try is looked at before anything else is done.
      return Failed{s.match.step, "the try before this step is not followed by what came of it"};
    }
    const std::size_t now = at_;
    const bool checks = s.form->kind == StepKind::Then;
    Trouble t = checks ? answer_silent(*s.form) : "";
    const bool refused = tried && tried->refused;
    if (t.empty()) t = act(*this, s);
    refused_ = checks && (refused_ || refused);
    if (t.empty() && endless()) t = kNoEnd;
    if (!t.empty()) {
      if (s.form->role == Role::Check) t += open_question();
      return Failed{sentences_[std::max(now, std::min(at_, sentences_.size() - 1))].match.step, std::move(t)};
    }
  }
  const Step* last = sentences_.back().match.step;
  if (tried) return Failed{last, "the last try is not followed by what came of it"};
  if (Trouble t = ended(); !t.empty()) return Failed{last, std::move(t)};
  return std::nullopt;
}

// What a check looks at may come only after a silent choice that another step speaks of.
std::string Play::open_question() const {
  if (!stage_->silent()) return "";
  const Asked& asked = stage_->asked();
  return std::string("\n  ") + kPlayers[asked.decision.seat & 3] + " has not answered \"" + asked.prompt +
         "\" yet: a check answers nothing. A choice step or a running step comes before it.";
}

Trouble Play::ended() const {
  if (stage_->at() == Stage::At::Failed) return stage_->failure();
  if (goal_) return "the scenario ends before the run has reached its goal; " + offered();
  if (!stage_->at_choice() || stage_->forced() || looked_ || stage_->silent() || stage_->idle()) return "";
  return "the scenario ends at a choice that nobody scripted; " + offered();
}

std::string Play::offered() const {
  if (stage_->at() == Stage::At::Over) return "the game is over";
  if (stage_->at() == Stage::At::Failed) return stage_->failure();
  const auto seen = stage_->sight();
  if (!seen) {
    return "nobody is asked anything: it is the beginning of the " +
           Words::name_of(words_.names().phases, stage_->phase());
  }
  const Asked& a = seen->asked;
  std::string out = kPlayers[a.decision.seat & 3];
  out += a.prompt.empty() ? " can:" : " is asked \"" + a.prompt + "\" and can:";
  const Chooser chooser = stage_->chooser(seen->state);
  for (const Option& o : a.options) out += "\n    " + chooser.say(o);
  return out;
}

bool Play::reached() const {
  const Stage& s = *stage_;
  const bool begins = s.at() == Stage::At::PhaseBegins || s.at() == Stage::At::Beginning;
  const bool free = s.at_choice() && !s.silent() && !s.forced();
  switch (goal_->kind) {
    case Goal::Kind::PhaseBegins:
      return begins && s.phase() == goal_->phase;
    case Goal::Kind::PhaseEnds:
      return begins && goal_->inside && s.phase() != goal_->phase;
    case Goal::Kind::Slot:
      return free && s.phase() == goal_->phase && s.asked().decision.seat == goal_->seat;
    case Goal::Kind::RoundEnds:
      return begins && s.round() > goal_->round;
    case Goal::Kind::NextRound:
      return free && s.round() > goal_->round;
    case Goal::Kind::GameEnds:
      return s.at() == Stage::At::Over;
    case Goal::Kind::SetUp:
      return free && s.phase() != s.names().phases.front().id;
  }
  return false;
}

bool Play::is_quiet_slot() const {
  const Stage& s = *stage_;
  if (goal_->kind != Goal::Kind::Slot || s.phase() != goal_->phase || s.asked().decision.seat != goal_->seat)
    return false;
  if (!s.forced()) return s.silent();
  // To do nothing because there is nothing to do is no turn.
  const Option& only = s.asked().options[0];
  const std::string& label = s.board().game->code().labels[only.label.value];
  const auto& idle = s.names().idle;
  return only.kind != OptionKind::Decline &&
         std::none_of(idle.begin(), idle.end(), [&](const Habit& h) { return h.label == label; });
}

// The phase in which the seat must be asked has passed, in its round.
bool Play::slot_is_over() const {
  const bool over = stage_->at() == Stage::At::Over;
  return goal_->kind == Goal::Kind::Slot && goal_->due && (over || stage_->phase() != goal_->phase);
}

Trouble Play::run_to(Goal goal) {
  if (goal_) return "the run before has not reached its goal: nobody scripted this choice; " + offered();
  // What the choice just made has ended need not be run to its end.
  const std::optional<int> closed = std::exchange(closed_, std::nullopt);
  if (goal.kind == Goal::Kind::PhaseEnds && closed == goal.phase && !stage_->at_choice()) return "";
  // Between two rounds the next has not begun.
  const bool between = std::exchange(between_, false);
  goal.round = stage_->round() - (between && goal.kind == Goal::Kind::NextRound ? 1 : 0);
  goal.inside = stage_->phase() == goal.phase;
  // Who has had a turn in this phase already is meant to have the next one, later or in another round.
  const bool had = (stage_->asked_in_phase() >> goal.seat & 1) != 0;
  goal.due = goal.due || (goal.inside && !had);
  goal_ = goal;
  quiet_.reset();
  return run_on();
}

std::optional<Want> Play::next_want() const {
  if (!consumes_ || at_ + 1 >= sentences_.size()) return std::nullopt;
  const Sentence& next = sentences_[at_ + 1];
  return next.form->role == Role::Choose ? want_of(words_, next) : std::nullopt;
}

Trouble Play::run_on() {
  Stage& s = *stage_;
  const int goal_seat = goal_->seat, goal_phase = goal_->phase;
  while (!reached()) {
    if (s.at() == Stage::At::Failed) return s.failure();
    if (slot_is_over() && quiet_) {
      // No choice there was worth a question: the first of them it is.
      s.go_back(quiet_->place);
      memory_ = quiet_->memory;
      at_ = quiet_->at;
      break;
    }
    const bool to_phase = goal_->kind == Goal::Kind::PhaseBegins || goal_->kind == Goal::Kind::PhaseEnds;
    if (to_phase && s.round() > goal_->round + 1) {
      goal_.reset();
      return "a whole round has passed without " + Words::name_of(words_.names().phases, goal_phase) +
             ": does the edition have it?";
    }
    if (slot_is_over() && s.at() != Stage::At::Over) {
      goal_.reset();
      return std::string(kPlayers[goal_seat]) + " is not asked in the " +
             Words::name_of(words_.names().phases, goal_phase) + " of this round";
    }
    if (s.at() == Stage::At::Over) {
      // Behind a try stands first what came of it.
      std::size_t next = at_ + 1;
      if (tried) ++next;
      const bool asks = next < sentences_.size() && sentences_[next].form->role == Role::Settle;
      if (!asks) return "the game ended before the run reached its goal";
      break;
    }
    if (!s.at_choice()) {
      goal_->inside = goal_->inside || s.phase() == goal_->phase;
      goal_->due = goal_->due || s.phase() == goal_->phase;
      s.step();
      goal_->inside = goal_->inside || s.phase() == goal_->phase;
      continue;
    }
    if (!quiet_ && is_quiet_slot()) quiet_ = Quiet{s.place(), memory_, at_};
    if (s.forced()) {
      if (endless()) return kNoEnd;
      take_forced();
      continue;
    }
    const int idle = s.by_habit(s.names().idle);
    if (const auto want = next_want()) {
      // What the run would do by itself does not use up a step: that is meant for later.
      const auto meant = s.chooser().meant(*want, s.asked());
      if (!meant.empty() && meant[0] != idle) {
        ++at_;
        if (Trouble t = answer(*want); !t.empty()) return t;
        continue;
      }
      if (meant.empty() && begun(*want)) {
        ++at_;
        if (Trouble t = answer(*want); !t.empty()) return t;
        continue;
      }
      if (meant.empty() && remembered(*want)) {
        ++at_;
        continue;
      }
    }
    const int silent = s.by_habit(s.names().silent);
    if (silent >= 0) {
      take(silent);
    } else if (idle >= 0) {
      take(idle);
    } else {
      return "";  // a step must answer this, and then the run goes on
    }
  }
  between_ = goal_->kind == Goal::Kind::RoundEnds && s.at() != Stage::At::Over;
  goal_.reset();
  return "";
}

int Play::round() const { return stage_->round() - (between_ ? 1 : 0); }

void Play::take(int option) {
  looked_ = between_ = whose_said_ = false;
  closed_.reset();
  whose_ = -1;
  stage_->take(option);
}

void Play::take_forced() {
  // To decline where nothing can be done is not even a forced choice: nobody was really asked.
  const bool said = stage_->asked().options[0].kind != OptionKind::Decline;
  if (said) memory_.push_back({stage_->asked(), stage_->state()});
  take(0);
}

void Play::settle() {
  while (stage_->forced() && !endless()) take_forced();
}

// Options without an alternative that were taken since the last choice step: a step may name them, in order.
bool Play::remembered(const Want& want) {
  if (want.kind == Want::Kind::Spots) return remembered_spots(want);
  const Kernel kernel(*stage_->board().game);
  const std::size_t parts = std::max<std::size_t>(1, want.kind == Want::Kind::Refs ? want.refs.size() : 1);
  for (std::size_t i = 0; i + parts <= memory_.size(); ++i) {
    bool all = true;
    for (std::size_t k = 0; k < parts && all; ++k) {
      const Memory& m = memory_[i + k];
      all = !Chooser(words_, kernel, m.state).meant(want, m.asked).empty();
    }
    if (!all) continue;
    memory_.erase(memory_.begin(), memory_.begin() + static_cast<std::ptrdiff_t>(i + parts));
    return true;
  }
  return false;
}

// A place that the step does not name gets nothing, and that alone answers no step: each place that is named
// must have been among them.
bool Play::remembered_spots(const Want& want) {
  const Kernel kernel(*stage_->board().game);
  std::vector<Amount> left = want.spots;
  for (std::size_t i = 0; i < memory_.size(); ++i) {
    const Memory& m = memory_[i];
    if (Chooser(words_, kernel, m.state).meant(want, m.asked).empty()) {
      left = want.spots;
      continue;
    }
    std::erase_if(left, [&](const Amount& a) { return is_place_of(a, m.asked, m.asked.options[0]); });
    if (!left.empty()) continue;
    memory_.erase(memory_.begin(), memory_.begin() + static_cast<std::ptrdiff_t>(i + 1));
    return true;
  }
  return false;
}

// A run goes on to its goal; without one only what has no alternative is taken.
Trouble Play::go_on(int phase) {
  if (goal_) return run_on();
  settle();
  if (stage_->at() == Stage::At::PhaseBegins) closed_ = phase;
  return stage_->at() == Stage::At::Failed ? stage_->failure() : "";
}

Trouble Play::choose(const Want& want) {
  Stage& s = *stage_;
  if (begun(want)) {
    const int phase = s.phase();
    if (Trouble t = answer(want); !t.empty()) return t;
    return go_on(phase);
  }
  if (remembered(want) || names_whose(want)) return "";
  for (int guard = 0; guard < 1000; ++guard) {
    if (s.at() == Stage::At::Over || s.at() == Stage::At::Failed) return offered();
    if (!s.at_choice()) {
      s.step();
      continue;
    }
    if (!s.chooser().meant(want, s.asked()).empty()) {
      const int phase = s.phase();
      if (Trouble t = answer(want); !t.empty()) return t;
      return go_on(phase);
    }
    if (s.forced()) {
      take_forced();
      if (remembered(want)) return "";
      continue;
    }
    const int silent = s.by_habit(s.names().silent);
    if (silent < 0) break;
    take(silent);
  }
  return "that is not offered; " + offered();
}

}  // namespace verbatim::scenario

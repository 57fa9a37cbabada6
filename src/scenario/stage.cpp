#include "scenario/stage.h"

#include <algorithm>

#include "kernel/eval.h"

namespace verbatim::scenario {

void PhaseWatch::write(const LogEntry& e) {
  Table t(game_, state_);
  const bool begins = e.kind == LogKind::Counted && e.seat == t.nobody() && e.extra == phase_;
  if (begins && !begun_) {
    // The entry comes before the change. What is used of the block is only kept current between runs.
    state_.header().used = t.layout().stack_at + state_.header().sp * 2u;
    begun_ = state_;
    Table then(game_, *begun_);
    then.add(then.nobody(), phase_, e.amount);
    entries_then_ = entries.size();
  }
  entries.push_back(e);
}

bool PhaseWatch::rewind() {
  if (!begun_) return false;
  state_ = *begun_;
  begun_.reset();
  entries.resize(entries_then_ + 1);  // it began, and is not told again
  return true;
}

Stage::Stage(Board board, const Words& words)
    : words_(words),
      board_(std::move(board)),
      kernel_(*board_.game),
      probe_(*board_.game),
      watch_(*board_.game, board_.state, board_.printing->names().phase),
      teller_(*board_.game, board_.printing->names(),
              {std::begin(kPlayers), std::begin(kPlayers) + board_.game->layout().seats}) {
  kernel_.set_log(&watch_);
}

Asked Stage::asked_by(const Kernel& kernel) const {
  Asked out;
  out.decision = kernel.decision();
  out.options.assign(out.decision.options.begin(), out.decision.options.end());
  out.decision.options = {};
  out.prompt = board_.game->code().labels[out.decision.prompt.value];
  return out;
}

// The card of the last action that was chosen by its words: "play {} to the Mining lane".
int Stage::acting() const {
  const auto& labels = board_.game->code().labels;
  for (auto e = watch_.entries.rbegin(); e != watch_.entries.rend(); ++e) {
    const bool action = labels[e->label.value].find("{}") != std::string::npos;
    if (e->kind == LogKind::Chosen && e->object >= 0 && action) return e->object;
  }
  return -1;
}

void Stage::look() {
  asked_ = asked_by(kernel_);
  count_as_asked(asked_.decision.seat);
}

void Stage::go_back(const Place& place) {
  board_.state = place.state;
  at_ = place.at;
  asked_ = place.asked;
  watch_.entries.resize(place.entries);
  told_ = place.entries;
  lines_.resize(place.lines);
  asked_in_phase_ = place.asked_in_phase;
  token_ = place.token;
}

std::optional<Stage::Sight> Stage::sight() {
  if (at_ == At::Choice) return Sight{asked_, board_.state};
  if (at_ != At::PhaseBegins && at_ != At::Beginning) return std::nullopt;
  Sight out{{}, board_.state};
  const bool asks = probe_.run(out.state) == Stop::Decision && !probe_.decision().chance;
  const Table then(*board_.game, out.state);
  if (!asks || then.counter(then.nobody(), names().phase) != phase()) return std::nullopt;
  out.asked = asked_by(probe_);
  return out;
}

std::vector<View> Stage::views() const {
  std::vector<View> out;
  for (int seat = 0; seat < board_.game->layout().seats; ++seat)
    out.push_back(view(*board_.game, board_.state, seat));
  return out;
}

// In the order in which it happened; what several read of one thing in the same words is there once.
void Stage::tell(const std::vector<View>& before) {
  const auto told = static_cast<std::ptrdiff_t>(told_);
  const std::vector<LogEntry> news(watch_.entries.begin() + told, watch_.entries.end());
  told_ = watch_.entries.size();
  if (news.empty()) return;
  const std::vector<View> after = views();
  std::vector<Teller::Line> all;
  for (std::size_t seat = 0; seat < before.size(); ++seat) {
    for (Teller::Line& line : teller_.lines(news, before[seat], after[seat])) {
      const auto same = [&](const Teller::Line& l) { return l.entry == line.entry && l.text == line.text; };
      if (std::none_of(all.begin(), all.end(), same)) all.push_back(std::move(line));
    }
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Teller::Line& a, const Teller::Line& b) { return a.entry < b.entry; });
  for (Teller::Line& line : all) lines_.push_back(std::move(line.text));
}

void Stage::step() {
  const std::vector<View> before = views();
  go_on();
  tell(before);
}

void Stage::go_on() {
  if (at_ == At::Over || at_ == At::Failed) return;
  for (;;) {
    const Stop stop = kernel_.run(board_.state);
    if (watch_.rewind()) {
      at_ = At::PhaseBegins;
      asked_in_phase_ = 0;
      return;
    }
    if (stop == Stop::Over || stop == Stop::Failed) {
      at_ = stop == Stop::Over ? At::Over : At::Failed;
      return;
    }
    if (!kernel_.decision().chance) break;
    settle_chance();
  }
  at_ = At::Choice;
  look();
}

void Stage::take(int option) {
  const std::vector<View> before = views();
  (void)kernel_.look(board_.state);
  kernel_.answer_unchecked(board_.state, option);
  go_on();
  tell(before);
}

void Stage::settle_chance() {
  const int n = static_cast<int>(kernel_.decision().options.size());
  int outcome = -1;
  if (token_) {
    for (int k = 0; k < n && outcome < 0; ++k) {
      if (gives_token(board_.state, k, *token_)) outcome = k;
    }
    token_.reset();
  }
  if (outcome < 0) outcome = static_cast<int>(Table(*board_.game, board_.state).below(n));
  (void)kernel_.look(board_.state);
  kernel_.answer_unchecked(board_.state, outcome);
}

bool Stage::gives_token(const State& state, int option, int seat) {
  State copy = state;
  (void)probe_.look(copy);
  probe_.answer_unchecked(copy, option);
  probe_.run(copy);
  const Table t(*board_.game, copy);
  return t.counter(t.nobody(), names().holder) == seat;
}

std::pair<int, int> Stage::chance_of_token(int seat) {
  State copy = board_.state;
  if (probe_.run(copy) != Stop::Decision || !probe_.decision().chance) return {0, 0};
  const int n = static_cast<int>(probe_.decision().options.size());
  int good = 0;
  for (int k = 0; k < n; ++k) good += gives_token(copy, k, seat);
  return {good, n};
}

int Stage::by_habit(const std::vector<Habit>& habits) const {
  const Table t = table();
  const auto& labels = board_.game->code().labels;
  for (const Habit& h : habits) {
    if (!h.prompt.empty() && h.prompt != asked_.prompt) continue;
    if (h.if_cards_in >= 0 && t.zone_size(t.zone(h.if_cards_in, asked_.decision.seat)) == 0) continue;
    if (h.label.empty()) return 0;
    for (std::size_t i = 0; i < asked_.options.size(); ++i) {
      if (labels[asked_.options[i].label.value] == h.label) return static_cast<int>(i);
    }
  }
  return -1;
}

std::pair<int, int> Stage::slot() {
  const auto now = [&](const State& s) {
    const Table t(*board_.game, s);
    return std::pair{t.counter(t.nobody(), names().phase), t.counter(t.nobody(), names().slot)};
  };
  if (at_ != At::PhaseBegins && at_ != At::Beginning) return now(board_.state);
  // A slot begins with its first choice that is worth a question.
  State copy = board_.state;
  const int phase_now = phase();
  for (int guard = 0; guard < 100 && probe_.run(copy) == Stop::Decision; ++guard) {
    const Decision& d = probe_.decision();
    const bool chance = d.chance;
    const std::string& prompt = board_.game->code().labels[d.prompt.value];
    const auto& silent = names().silent;
    const bool quiet =
        std::any_of(silent.begin(), silent.end(), [&](const Habit& h) { return h.prompt == prompt; });
    if (!chance && !quiet) break;
    probe_.answer_unchecked(copy, 0);
  }
  const auto then = now(copy);
  return then.first == phase_now ? then : std::pair{phase_now, -1};
}

Refusal Stage::why_not(const Want& want) {
  const ClauseId asked_for = asked_.decision.clause;
  if (at_ != At::Choice) return {Refusal::Kind::NotAsked, {}, "nobody is asked anything"};
  if (asked_.decision.seat != want.seat)
    return {Refusal::Kind::NotAsked, asked_for, "it is another player's choice"};
  if (want.kind == Want::Kind::Refs && want.refs.size() > 1)
    return {Refusal::Kind::NoSuchOption, asked_for, "these cannot be chosen together"};
  // Of several reasons the one that names a rule about this very thing says most.
  Refusal refusal{Refusal::Kind::NoSuchOption, asked_for, "that is not one of the options"};
  for (const Option& o : chooser().attempts(want)) {
    const auto found = kernel_.find(board_.state, o);
    if (found) continue;
    if (found.error().kind == Refusal::Kind::Forbidden && refusal.kind != Refusal::Kind::Forbidden) {
      refusal = found.error();
    }
  }
  return refusal;
}

std::string Stage::rules_of(const Want& want) {
  if (want.kind != Want::Kind::Label) return "";
  std::vector<ClauseId> rules;
  const auto add = [&](ClauseId rule) {
    const bool known = rule.value == 0 || std::find(rules.begin(), rules.end(), rule) != rules.end();
    if (!known) rules.push_back(rule);
  };
  const Table t = table();
  const Code& code = t.code();
  const std::vector<std::int16_t> no_frame(512, 0);  // what is asked of an ability reads no register
  for (const Choice& c : code.choices) {
    for (const Option& o : chooser().in(c).attempts(want)) {
      const Group& g = code.groups[static_cast<std::size_t>(c.groups.first + o.group)];
      if (o.kind != OptionKind::Object && o.kind != OptionKind::Ability) continue;
      add(g.clause.value != 0 ? g.clause : c.clause);
      if (o.kind != OptionKind::Ability || t.controller(o.value) != want.seat) continue;
      const Requirement* r =
          unmet(t, {no_frame.data(), no_frame.data(), o.value, want.seat, o.value}, g.because);
      if (r != nullptr) add(r->clause);
    }
  }
  std::string out;
  for (const ClauseId rule : rules) out += (out.empty() ? "" : ", ") + clause(rule);
  return out;
}

}  // namespace verbatim::scenario

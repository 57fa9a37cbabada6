#include "tui/sitting.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace verbatim::tui {
namespace {

std::vector<std::string> names_in(const std::vector<Chair>& chairs) {
  std::vector<std::string> out;
  for (const Chair& c : chairs) out.push_back(c.name);
  return out;
}

}  // namespace

std::vector<std::string> names_of(const std::vector<const Player*>& players) {
  const auto people = std::count(players.begin(), players.end(), nullptr);
  std::vector<std::string> out;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i] == nullptr) {
      out.push_back(people == 1 ? "You" : fmt::format("Player {}", i + 1));
      continue;
    }
    std::string name = players[i]->name();
    if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
    const bool taken = std::any_of(players.begin(), players.end(), [&](const Player* other) {
      return other != nullptr && other != players[i] && other->name() == players[i]->name();
    });
    out.push_back(taken ? fmt::format("{} {}", name, i + 1) : name);
  }
  return out;
}

Sitting::Sitting(SittingSetup s)
    : printing_(s.box.printing()),
      game_(s.game),
      box_(s.box),
      clauses_(std::move(s.clauses)),
      chairs_(std::move(s.chairs)),
      names_(names_in(chairs_)),
      teller_(game_, printing_.names(), names_),
      match_(game_, s.opening, s.record, &news_),
      logs_(chairs_.size()),
      file_(std::move(s.file)),
      hold_(std::move(s.hold)) {
  std::vector<View> before;
  for (int seat = 0; seat < static_cast<int>(chairs_.size()); ++seat) {
    before.push_back(view(game_, s.opening, seat));
  }
  tell(before);
  // Whether the record can be followed is seen on a copy; then each choice is made and told.
  Match trial(game_, s.opening, s.record);
  if (const auto drift = trial.replay(s.record)) {
    trouble_ = fmt::format("{} the game leaves its record: {}", drift->where(), drift->why);
    trial.rewind(drift->fits);
  }
  for (const std::uint16_t option : trial.record().choices) {
    take(option);
  }
}

// Makes the choice and tells it.
Result<Ok, Refusal> Sitting::take(int option) {
  const auto seen = views();
  const bool of_person = !match_.over() && !match_.failed() && person(asked());
  auto taken = match_.choose(option);
  if (!taken) return taken;
  unasked_ = of_person ? 0 : unasked_ + 1;
  for (Log& log : logs_) log.before.push_back(log.lines.size());
  tell(seen);
  return taken;
}

std::vector<View> Sitting::views() const {
  std::vector<View> out;
  for (int seat = 0; seat < static_cast<int>(chairs_.size()); ++seat) {
    out.push_back(person(seat) ? match_.seen_by(seat) : View());
  }
  return out;
}

void Sitting::tell(const std::vector<View>& before) {
  for (int seat = 0; seat < static_cast<int>(chairs_.size()); ++seat) {
    if (!person(seat)) continue;
    const auto at = static_cast<std::size_t>(seat);
    const auto lines = teller_.tell(news_.entries, before[at], match_.seen_by(seat));
    logs_[at].lines.insert(logs_[at].lines.end(), lines.begin(), lines.end());
  }
  news_.entries.clear();
}

std::string Sitting::ending() const {
  if (match_.failed()) {
    Match copy = match_;
    return "The game cannot go on: " + copy.failure();
  }
  if (!match_.over()) {
    return fmt::format(
        "The game does not end: the bots have made {} choices in a row. A card that brings itself back for "
        "nothing can do that.",
        unasked_);
  }
  return teller_.ending(match_.winners(), match_.ending());
}

int Sitting::people() const {
  return static_cast<int>(
      std::count_if(chairs_.begin(), chairs_.end(), [](const Chair& c) { return c.player == nullptr; }));
}

int Sitting::first_person() const {
  for (int s = 0; s < static_cast<int>(chairs_.size()); ++s) {
    if (person(s)) return s;
  }
  return 0;
}

Prompt Sitting::prompt() const {
  return prompt_of(match_.decision(), match_.seen_by(asked()), teller_, board(asked()));
}

Result<Ok, Refusal> Sitting::choose(int option) {
  if (!save_problem_.empty() && !unsaved_ && person(asked())) {
    keep();
    if (!save_problem_.empty())
      return failed(Refusal{Refusal::Kind::Forbidden, {}, "The game is not saved: " + save_problem_});
  }
  auto taken = take(option);
  if (taken) keep();
  return taken;
}

std::vector<Refused> Sitting::refused() { return refused_options(match_, match_.seen_by(asked()), teller_); }

std::string Sitting::undo(int seat) {
  if (match_.undoable(seat) == 0 && match_.choices() == 0) return "There is nothing to take back yet.";
  // Short enough for one line of a screen.
  if (!match_.undo(seat))
    return "Too late to undo: someone acted, chance fell, or it would tell you something of hidden cards.";
  unasked_ = 0;
  for (Log& log : logs_) {
    log.lines.resize(log.before[match_.choices()]);
    log.before.resize(match_.choices());
  }
  news_.entries.clear();
  keep();
  return {};
}

std::future<int> Sitting::think() const {
  // The options are copied: whoever shows the table may ask the match about others meanwhile.
  struct Question {
    View seen;
    std::vector<Option> options;
    Decision asked;
  };
  auto q = std::make_shared<Question>();
  q->asked = match_.decision();
  q->seen = match_.seen_by(q->asked.seat);
  q->options.assign(q->asked.options.begin(), q->asked.options.end());
  q->asked.options = q->options;
  Player* const player = chairs_[q->asked.seat].player.get();
  return std::async(std::launch::async, [q, player] { return player->choose(q->seen, q->asked); });
}

Board Sitting::board(int seat) const { return printing_.board(game_, match_.seen_by(seat)); }

std::vector<Thing> Sitting::things(int seat) const {
  return things_on(board(seat), seat, names_, box_, clauses_);
}

std::string Sitting::save_copy(const std::string& file) {
  std::error_code error;
  if (file == file_ || std::filesystem::equivalent(file, file_, error)) {
    keep();
    return save_problem_;
  }
  const std::string place = std::filesystem::weakly_canonical(file, error).string();
  if (std::filesystem::exists(file, error) && !copies_.contains(place))
    return file + " is there already and is no copy of this game; name another file";
  const auto saved = save_file(file, write_record(match_.record()));
  if (!saved) return saved.error();
  copies_.insert(place);
  return {};
}

void Sitting::keep() {
  if (file_.empty()) return;
  const auto saved = save_file(file_, write_record(match_.record()), &hold_);
  save_problem_ = saved ? "" : saved.error();
}

}  // namespace verbatim::tui

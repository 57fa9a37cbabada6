#include "match/match.h"

#include <fmt/core.h>

namespace verbatim {
namespace {

std::uint32_t fingerprint(const State& s) { return static_cast<std::uint32_t>(s.hash() >> 32); }

// Did the seat learn anything between two states: chance fell, or a card it did not know is known to it now?
bool learned(const Game& game, const State& before, const State& now, int seat) {
  if (before.header().random != now.header().random) return true;
  const Table a(game, before), b(game, now);
  for (int o = 0; o < b.objects(); ++o) {
    if (b.known_to(o, seat) && !a.known_to(o, seat)) return true;
  }
  return false;
}

}  // namespace

std::string Drift::where() const {
  if (choice <= fits) return "at its end";
  if (choice == fits + 1) return fmt::format("at choice {}", choice);
  return fmt::format("somewhere in choices {} to {}", fits + 1, choice);
}

Match::Match(const Game& game, State opening, Record record, LogSink* log)
    : kernel_(game, log), state_(std::move(opening)), record_(std::move(record)) {
  record_.outcome.clear();
  record_.fingerprints.clear();
  record_.choices.clear();
  go();
}

void Match::go() { stop_ = kernel_.run(state_); }

void Match::note() {
  if (choices() % kFingerprintEvery == 0) record_.fingerprints.push_back({choices(), fingerprint(state_)});
  if (over()) record_.outcome = fmt::format("ending {} winners {}", ending(), winners());
}

Result<Ok, Refusal> Match::choose(int option) {
  if (stop_ != Stop::Decision)
    return verbatim::failed(Refusal{Refusal::Kind::NotAsked, {}, "nobody is being asked anything"});
  State before = state_;
  const auto seat = kernel_.decision().seat;
  if (auto taken = kernel_.answer(state_, {option}); !taken) return taken;
  before_.push_back(std::move(before));
  asked_.push_back(seat);
  record_.choices.push_back(static_cast<std::uint16_t>(option));
  go();
  note();
  return Ok{};
}

std::optional<Drift> Match::replay(const Record& r, std::uint32_t most) {
  auto print = r.fingerprints.begin();
  std::uint32_t fits = choices();
  const auto drifted = [&](std::uint32_t choice, std::string why) {
    return Drift{fits, choice, std::move(why)};
  };
  for (std::size_t i = 0; i < r.choices.size() && i < most; ++i) {
    if (over()) return drifted(choices() + 1, "the game is over, but the record has more choices");
    if (failed()) return drifted(choices() + 1, "the game failed: " + failure());
    const int open = static_cast<int>(decision().options.size());
    if (r.choices[i] >= open) {
      return drifted(choices() + 1, fmt::format("the record takes option {}, but there are only {}",
                                                r.choices[i] + 1, open));
    }
    choose(r.choices[i]);
    while (print != r.fingerprints.end() && print->after < choices()) ++print;
    if (print == r.fingerprints.end() || print->after != choices()) continue;
    if (print->value != fingerprint(state_))
      return drifted(choices(), "the position is not the one that was recorded");
    fits = choices();
  }
  if (most >= r.choices.size() && !r.outcome.empty() && r.outcome != record_.outcome) {
    return drifted(choices(), fmt::format("the record ends with \"{}\", this game with \"{}\"", r.outcome,
                                          record_.outcome));
  }
  return {};
}

std::uint32_t Match::undoable(int seat) const {
  std::uint32_t back = 0;
  for (std::size_t i = before_.size(); i > 0; --i) {
    if (asked_[i - 1] != seat || learned(kernel_.game(), before_[i - 1], state_, seat)) break;
    ++back;
  }
  return back;
}

Result<Ok, Refusal> Match::undo(int seat) {
  if (undoable(seat) == 0) {
    return verbatim::failed(
        Refusal{Refusal::Kind::Forbidden,
                {},
                "the last choice cannot be taken back: another player has acted, chance has fallen or "
                "something hidden was seen since"});
  }
  rewind(choices() - 1);
  return Ok{};
}

void Match::rewind(std::uint32_t to) {
  if (to >= choices()) return;
  state_ = before_[to];
  before_.resize(to);
  asked_.resize(to);
  record_.choices.resize(to);
  record_.outcome.clear();
  while (!record_.fingerprints.empty() && record_.fingerprints.back().after > to)
    record_.fingerprints.pop_back();
  go();
}

Match Match::fork(std::uint32_t to) const {
  Match other = *this;
  other.rewind(to);
  return other;
}

}  // namespace verbatim

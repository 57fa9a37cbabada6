#include "match/match.h"

#include <fmt/core.h>

#include "kernel/worlds.h"

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

// What a seat sees of a position that a choice led to, and who is asked then.
struct Followed {
  View seen;
  Stop stop = Stop::Decision;
  int asked = -1;
  bool operator==(const Followed&) const = default;
};

Followed look_after(Kernel& kernel, State& state, int seat) {
  Followed f;
  f.stop = kernel.run(state);
  if (f.stop == Stop::Decision) f.asked = kernel.decision().seat;
  f.seen = view(kernel.game(), state, seat);
  return f;
}

// Would the choice have led to another sight if hidden cards lay otherwise? Then the sight tells of them:
// that somebody was passed over, for example, because nothing in their hand could be played. Worlds that the
// seat could not tell from the real one are tried; what shows in none of them says next to nothing. All of it
// is made of what the seat knows, so the answer tells nothing more.
constexpr int kWorldsTried = 256;
bool told_of_hidden_cards(const Game& game, const State& before, int option, State after, int seat) {
  Kernel kernel(game);
  const Followed real = look_after(kernel, after, seat);
  const View known = view(game, before, seat);
  if (known.hidden().empty()) return false;
  Worlds worlds;
  worlds.note(game, known);
  Random random(known.hash());
  State world;
  for (int i = 0; i < kWorldsTried; ++i) {
    worlds.draw(random, world);
    if (kernel.run(world) != Stop::Decision || !kernel.answer(world, {option})) return true;
    if (look_after(kernel, world, seat) != real) return true;
  }
  return false;
}

}  // namespace

std::string Drift::where() const {
  if (choice == 0) return "before its first choice";
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
  note();
}

void Match::go() { stop_ = kernel_.run(state_); }

// The last choice has a fingerprint too, until the next one is made: no choice of a record goes unchecked.
void Match::note() {
  auto& prints = record_.fingerprints;
  if (!prints.empty() && prints.back().after % kFingerprintEvery != 0) prints.pop_back();
  if (prints.empty() || prints.back().after != choices()) prints.push_back({choices(), fingerprint(state_)});
  record_.outcome = over() ? fmt::format("ending {} winners {}", ending(), winners()) : "";
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

std::optional<Drift> Match::replay(const Record& r) {
  auto print = r.fingerprints.begin();
  std::uint32_t fits = choices();
  const auto drifted = [&](std::uint32_t choice, std::string why) {
    return Drift{fits, choice, std::move(why)};
  };
  // Does the fingerprint of this place, if there is one, fit?
  const auto held = [&] {
    while (print != r.fingerprints.end() && print->after < choices()) ++print;
    if (print == r.fingerprints.end() || print->after != choices()) return true;
    if (print->value != fingerprint(state_)) return false;
    fits = choices();
    return true;
  };
  const char* const kOther = "the position is not the one that was recorded";
  if (!held()) return drifted(choices(), kOther);
  for (const std::uint16_t option : r.choices) {
    if (over()) return drifted(choices() + 1, "the game is over, but the record has more choices");
    if (failed()) return drifted(choices() + 1, "the game failed: " + failure());
    const int open = static_cast<int>(decision().options.size());
    if (option >= open) {
      return drifted(choices() + 1,
                     fmt::format("the record takes option {}, but there are only {}", option + 1, open));
    }
    choose(option);
    if (!held()) return drifted(choices(), kOther);
  }
  if (!r.outcome.empty() && r.outcome != record_.outcome) {
    return drifted(choices(), fmt::format("the record ends with \"{}\", this game with \"{}\"", r.outcome,
                                          record_.outcome));
  }
  return {};
}

std::uint32_t Match::undoable(int seat) const {
  std::uint32_t back = 0;
  for (std::size_t i = before_.size(); i > 0; --i) {
    const State& after = i < before_.size() ? before_[i] : state_;
    if (asked_[i - 1] != seat || learned(kernel_.game(), before_[i - 1], state_, seat) ||
        told_of_hidden_cards(kernel_.game(), before_[i - 1], record_.choices[i - 1], after, seat))
      break;
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
  while (!record_.fingerprints.empty() && record_.fingerprints.back().after > to)
    record_.fingerprints.pop_back();
  go();
  note();
}

Match Match::fork(std::uint32_t to) const {
  Match other = *this;
  other.rewind(to);
  return other;
}

}  // namespace verbatim

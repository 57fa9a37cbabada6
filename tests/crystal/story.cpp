#include "tests/crystal/story.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/hash.h"
#include "games/crystal/rules/lanes.h"
#include "kernel/kernel.h"

namespace verbatim::crystal {
namespace {

constexpr const char* kPlayers[] = {"Ada", "Ben", "Cy", "Dot"};
constexpr const char* kPhases[] = {"setup",  "Start of Round", "Draw",    "Deploy", "Battle",
                                   "Income", "Aftermath",      "Regroup", "Pass"};

std::string who(int seat) { return seat >= 0 && seat < 4 ? kPlayers[seat] : "the table"; }

std::string marked(const Table& t, int o) {
  std::string out = t.face(o).name;
  if (t.flag(o, kDisabled)) out += " (disabled)";
  if (t.flag(o, kExhausted)) out += " (exhausted)";
  if (t.flag(o, kUpgraded)) out += " (upgraded)";
  if (t.layout().object_counters > kStored && t.on_object(o, kStored) != 0)
    out += fmt::format(" ({} crystals)", t.on_object(o, kStored));
  return out;
}

// "2 Basic Trooper, Tank". What has no order is told by name.
std::string pile(const Table& t, std::span<const std::uint16_t> objects, bool ordered) {
  std::vector<std::string> names;
  for (const int o : objects) names.push_back(marked(t, o));
  if (!ordered) std::sort(names.begin(), names.end());
  std::string out;
  for (std::size_t i = 0; i < names.size();) {
    std::size_t same = i;
    while (same < names.size() && names[same] == names[i]) ++same;
    out += (out.empty() ? "" : ", ") + (same - i > 1 ? fmt::format("{} ", same - i) : "") + names[i];
    i = same;
  }
  return out.empty() ? "-" : out;
}

// Parts in known order, and in brackets those whose order nobody knows yet.
std::string deck(const Table& t, int zone) {
  std::string out;
  std::size_t at = 0;
  for (const auto segment : t.segments(zone)) {
    const auto [count, unordered] = Table::segment(segment);
    const std::string part = pile(t, t.in(zone).subspan(at, static_cast<std::size_t>(count)), !unordered);
    out += (out.empty() ? "" : ", ") + (unordered ? "[" + part + "]" : part);
    at += static_cast<std::size_t>(count);
  }
  return out.empty() ? "-" : out;
}

std::string lane(const Table& t, int seat, int l) {
  constexpr const char* names[] = {"Mining", "Attack", "Production"};
  std::string out =
      fmt::format("{} {}: {}", names[l], power(t, seat, l), pile(t, t.in(t.zone(kMining + l, seat)), true));
  const auto tokens = [&](int counter, const char* name) {
    if (t.counter(seat, counter) != 0) out += fmt::format(" +{} {}", t.counter(seat, counter), name);
  };
  tokens(kBoost + l, "boosts");
  tokens(kLaneCorruption + l, "corruption");
  if (l == kAttackLane) tokens(kShield, "Shields");
  if (l == kAttackLane) tokens(kGambit, "gambit tokens");
  return out;
}

// One entry of the log, or nothing for those that a person would not tell.
std::string told(const Table& t, const LogEntry& e) {
  const std::string& clause = t.code().clauses[e.clause.value];
  const std::string because = clause.empty() ? "" : " [" + clause + "]";
  if (e.kind == LogKind::Said)
    return fmt::format("{}: {} {}{}", who(e.seat), t.code().labels[e.label.value], e.amount, because);
  if (e.kind == LogKind::Moved && e.object >= 0) {
    const int zone = e.zone;
    if (zone == t.layout().nowhere())
      return fmt::format("{} leaves the game{}", t.face(e.object).name, because);
    const auto kind = static_cast<std::size_t>(t.kind_of(zone));
    return fmt::format("{} to {}'s {}{}", t.face(e.object).name, who(t.seat_of(zone)),
                       t.game().declaration().zones[kind].name, because);
  }
  if (e.kind == LogKind::Counted && e.seat < t.seats() &&
      (e.extra == kHitPoints || e.extra == kCrystals || e.extra == kCorruption)) {
    return fmt::format("{}: {:+} {}{}", who(e.seat), e.amount,
                       t.game().declaration().counters[static_cast<std::size_t>(e.extra)].name, because);
  }
  if (e.kind == LogKind::Flagged && e.object >= 0 && e.extra == kDisabled)
    return fmt::format("{} is {}disabled{}", t.face(e.object).name, e.amount != 0 ? "" : "no longer ",
                       because);
  return {};
}

class Teller {
 public:
  Teller(const Game& game, State& state) : kernel_(game, &log_), game_(game), s_(state) {}

  std::string tell(std::uint64_t seed) {
    Random random(seed * 2 + 1);
    int choices = 0;
    while (kernel_.run(s_) == Stop::Decision) {
      tell_log();
      const Decision& d = kernel_.decision();
      const auto k = static_cast<int>(random.below(static_cast<std::uint32_t>(d.options.size())));
      out_ += fmt::format("{}: {}   ({} of {})\n", who(d.seat),
                          kernel_.label(s_, d.options[static_cast<std::size_t>(k)]), k + 1, d.options.size());
      kernel_.answer_unchecked(s_, k);
      ++choices;
    }
    tell_log();
    const Table t(game_, s_);
    std::string winners;
    for (int s = 0; s < t.seats(); ++s) {
      if ((s_.header().winners >> s & 1) != 0) winners += (winners.empty() ? "" : " and ") + who(s);
    }
    out_ += fmt::format("\nend: {} after {} choices\n", winners.empty() ? "nobody" : winners, choices) +
            position(game_, s_);
    return out_;
  }

 private:
  // What happened since the last choice. The position is told when a round is over.
  void tell_log() {
    const Table t(game_, s_);
    for (const LogEntry& e : log_.entries) {
      if (e.kind == LogKind::Counted && e.seat == t.nobody()) {
        if (e.extra == kPhase) phase_ += e.amount;
        if (e.extra == kRound) ++round_;
        if (e.extra == kPhase) out_ += fmt::format("\nround {}, {}\n", round_, kPhases[phase_]);
        continue;
      }
      if (const std::string line = told(t, e); !line.empty()) out_ += "  " + line + "\n";
    }
    log_.entries.clear();
    if (told_ == round_ || phase_ == kSetupPhase) return;
    told_ = round_;
    const std::string now = position(game_, s_);
    out_ += now + fmt::format("fingerprint {:08x}\n", static_cast<std::uint32_t>(hash_text(now)));
  }

  LogList log_;
  Kernel kernel_;
  const Game& game_;
  State& s_;
  std::string out_;
  int phase_ = 0, round_ = 1, told_ = 0;
};

}  // namespace

std::string position(const Game& game, const State& s) {
  const Table t(game, s);
  std::string out;
  for (int seat = 0; seat < t.seats(); ++seat) {
    if (!t.lives(seat)) {
      out += fmt::format("= {} is out\n", who(seat));
      continue;
    }
    out += fmt::format("= {}{}: {} hit points, {} crystals, {} to spend", who(seat),
                       priority(t) == seat ? " (priority)" : "", t.counter(seat, kHitPoints),
                       t.counter(seat, kCrystals), t.counter(seat, kAllowance));
    if (t.counter(seat, kCorruption) != 0)
      out += fmt::format(", {} corruption", t.counter(seat, kCorruption));
    for (int l = 0; l < kLanes; ++l) out += "; " + lane(t, seat, l);
    out += "; permanents: " + pile(t, t.in(t.zone(kPermanents, seat)), true);
    out += "; hand: " + pile(t, t.in(t.zone(kHand, seat)), false);
    out += "; deck: " + deck(t, t.zone(kDeck, seat));
    out += "; discard pile: " + pile(t, t.in(t.zone(kDiscard, seat)), true);
    out += fmt::format("; basic deck: {}\n", t.zone_size(t.zone(kBasic, seat)));
  }
  return out;
}

std::string story(const Factions& factions, const std::vector<int>& seated, std::uint64_t seed) {
  State s = factions.start(seated, seed);
  std::string title = fmt::format("seed {}", seed);
  for (std::size_t i = 0; i < seated.size(); ++i)
    title +=
        fmt::format(", {} {}", who(static_cast<int>(i)), kShortNames[static_cast<std::size_t>(seated[i])]);
  return title + "\n" + Teller(factions.game(), s).tell(seed);
}

}  // namespace verbatim::crystal

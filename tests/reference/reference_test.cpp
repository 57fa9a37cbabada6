// The kernel and the reference play the same random games, step by step: the same decisions with the same
// options, the same table after every choice, the same end. VERBATIM_REFERENCE_GAMES says how many,
// VERBATIM_REFERENCE_SEED plays just one.

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "kernel/kernel.h"
#include "kernel/save.h"
#include "tests/reference/generator.h"
#include "tests/reference/interpreter.h"

namespace verbatim::reference {
namespace {

// What differs between the two tables, or nothing.
std::string difference(const World& w, const Table& t) {
  const auto differs = [](const std::string& what, auto mine, auto kernels) {
    return mine == kernels ? std::string()
                           : fmt::format("{}: {} here, {} in the kernel", what, mine, kernels);
  };
  std::string out;
  const auto check = [&](const std::string& what, int mine, int kernels) {
    if (out.empty()) out = differs(what, mine, kernels);
  };
  int living = 0;
  for (int seat : w.living) living |= 1 << seat;
  check("the living", living, t.living());
  for (int seat = 0; seat <= w.seats; ++seat) {
    for (std::size_t k = 0; k < w.d.counters.size(); ++k) {
      const auto found = w.counters.find({seat, static_cast<int>(k)});
      check(fmt::format("{} of seat {}", w.d.counters[k].name, seat),
            found == w.counters.end() ? 0 : found->second, t.counter(seat, static_cast<int>(k)));
    }
  }
  for (int z = 0; z <= w.nowhere; ++z) {
    const auto mine = w.in(z);
    const auto theirs = t.in(z);
    if (out.empty() && !std::equal(mine.begin(), mine.end(), theirs.begin(), theirs.end()))
      out = fmt::format("the objects in zone {}", z);
    if (!w.is_deck(z)) continue;
    std::vector<std::pair<int, bool>> shape;
    for (auto s : t.segments(z)) shape.emplace_back(Table::segment(s).count, Table::segment(s).unordered);
    if (out.empty() && shape != w.shape(z)) out = fmt::format("the parts of deck {}", z);
  }
  for (int o = 0; o < static_cast<int>(w.things.size()); ++o) {
    const Thing& x = w.thing(o);
    const std::string name = fmt::format("object {}", o);
    check(name + "'s controller", x.controller, t.controller(o));
    check(name + "'s owner", x.owner, t.owner(o));
    check(name + "'s bearer", x.bearer, t.bearer(o));
    for (int seat = 0; seat < w.seats; ++seat)
      check(name + " known to " + std::to_string(seat), x.known_to.count(seat) != 0, t.known_to(o, seat));
    for (int f = 0; f < static_cast<int>(w.d.flags.size()); ++f)
      check(name + "'s flag", x.flags.count(f) != 0, t.flag(o, f));
    for (int k = 0; k < static_cast<int>(w.d.object_counters.size()); ++k) {
      const auto found = x.counters.find(k);
      check(name + "'s counter", found == x.counters.end() ? 0 : found->second, t.on_object(o, k));
    }
  }
  check("modifiers in force", static_cast<int>(w.in_force.size()), t.header().modifiers);
  return out;
}

std::string told(const Option& o) {
  return fmt::format("(kind {} group {} value {} extra {})", static_cast<int>(o.kind), o.group, o.value,
                     o.extra);
}

std::string difference(const Question& q, const Decision& d) {
  if (q.seat != d.seat) return fmt::format("seat {} is asked here, {} in the kernel", q.seat, d.seat);
  if (q.chance != d.chance || q.window != d.window) return "another kind of decision";
  if (!q.chance && !q.window &&
      (q.kind != d.kind || q.picked != d.picked || q.least != d.least || q.most != d.most))
    return "another choice is asked";
  for (std::size_t i = 0; i < std::max(q.options.size(), d.options.size()); ++i) {
    const std::string mine = i < q.options.size() ? told(q.options[i]) : "nothing";
    const std::string theirs = i < d.options.size() ? told(d.options[i]) : "nothing";
    if (mine != theirs || q.options[i].label != d.options[i].label)
      return fmt::format("option {} is {} here, {} in the kernel", i, mine, theirs);
  }
  return {};
}

struct Disagreement {
  std::string what;
};

struct Played {
  std::string disagreement;
  int decisions = 0;
  bool compared = true;  // to the end
  int kinds[5] = {}, windows = 0, chances = 0;
};

class Comparison {
 public:
  explicit Comparison(const RandomGame& g)
      : g_(g), kernel_(g.game), random_(g.seed ^ 0x5eed), me_(World(g.game.declaration(), g.game.code())) {
    me_.chance_open = g.chance_open;
    me_.ask_everyone = g.ask_everyone;
    me_.world.random = Random(g.seed);
    me_.ask = [this](const Question& q) { return answer(q); };
    state_ = kernel_.blank(g.seed);
    state_.header().options =
        static_cast<std::uint8_t>((g.chance_open ? kChanceOpen : 0) | (g.ask_everyone ? kAskEveryone : 0));
    Table t(g.game, state_);
    for (const Placement& p : g.placements) {
      t.add_object(FaceId(p.face), p.owner, t.zone(p.kind, p.owner));
      me_.world.add(p.face, p.owner, me_.world.zone(p.kind, p.owner));
    }
    for (int kind : g.shuffled) {
      for (int seat = 0; seat < t.seats(); ++seat) {
        t.shuffle(t.zone(kind, seat));
        me_.world.shuffle(me_.world.zone(kind, seat));
      }
    }
    kernel_.begin(state_);
  }

  Played play() {
    try {
      compare_tables();
      const auto end = me_.play();
      if (played_.decisions < kMostDecisions) compare_ends(end);
    } catch (const TooLong&) {
      played_.compared = false;
    } catch (const Disagreement& d) {
      played_.disagreement = fmt::format("after {} decisions: {}", played_.decisions, d.what);
    }
    return played_;
  }

 private:
  static constexpr int kMostDecisions = 120;

  void compare_tables() {
    if (auto what = difference(me_.world, Table(g_.game, state_)); !what.empty()) throw Disagreement{what};
  }

  int answer(const Question& q) {
    const Stop stop = kernel_.run(state_);
    if (stop == Stop::Failed && too_long()) throw TooLong{};
    if (stop != Stop::Decision)
      throw Disagreement{fmt::format("a decision here, {} in the kernel",
                                     stop == Stop::Over ? "the end" : kernel_.explain_failure(state_))};
    compare_tables();
    if (auto what = difference(q, kernel_.decision()); !what.empty()) throw Disagreement{what};
    if (auto damage = find_damage(g_.game, state_); !damage.empty()) throw Disagreement{"damage: " + damage};
    if (++played_.decisions >= kMostDecisions) throw TooLong{};
    ++played_.kinds[static_cast<int>(q.kind)];
    played_.windows += q.window, played_.chances += q.chance;
    const int k = static_cast<int>(random_.below(static_cast<std::uint32_t>(q.options.size())));
    if (auto taken = kernel_.answer(state_, {k}); !taken)
      throw Disagreement{"refused: " + taken.error().reason};
    return k;
  }

  bool too_long() const {
    const auto why = static_cast<Failure>(state_.header().failure);
    return why == Failure::StackFull || why == Failure::Loop;
  }

  void compare_ends(const std::variant<GameOver, Stopped>& end) {
    const Stop stop = kernel_.run(state_);
    if (stop == Stop::Failed && too_long()) throw TooLong{};
    if (stop == Stop::Decision) throw Disagreement{"the end here, a decision in the kernel"};
    compare_tables();
    const Header& h = state_.header();
    if (const auto* over = std::get_if<GameOver>(&end)) {
      if (stop != Stop::Over) throw Disagreement{"over here; " + kernel_.explain_failure(state_)};
      if (over->winners != h.winners || over->ending != h.ending) throw Disagreement{"another outcome"};
    } else if (static_cast<Failure>(h.failure) != std::get<Stopped>(end).why) {
      throw Disagreement{"it stops for another reason"};
    }
  }

  const RandomGame& g_;
  Kernel kernel_;
  Random random_;
  Interpreter me_;
  State state_;
  Played played_;
};

std::uint64_t setting(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

TEST(Reference, AgreesWithTheKernelOnRandomGames) {
  const std::uint64_t only = setting("VERBATIM_REFERENCE_SEED", 0);
  const std::uint64_t games = only != 0 ? 1 : setting("VERBATIM_REFERENCE_GAMES", 1500);
  std::uint64_t compared = 0;
  int decisions = 0, kinds[5] = {}, windows = 0, chances = 0;
  for (std::uint64_t k = 1; k <= games; ++k) {
    const std::uint64_t seed = only != 0 ? only : k;
    const RandomGame game = make_random_game(seed);
    const Played played = Comparison(game).play();
    ASSERT_EQ(played.disagreement, "") << listing_of(game);
    compared += played.compared;
    decisions += played.decisions;
    windows += played.windows;
    chances += played.chances;
    for (int kind = 0; kind < 5; ++kind) kinds[kind] += played.kinds[kind];
  }
  RecordProperty("decisions", decisions);
  if (only != 0) return;
  // The games are worth comparing: they come to an end, and everything occurs in them.
  EXPECT_GT(compared, games / 2);
  EXPECT_GT(decisions, static_cast<int>(games) * 5);
  EXPECT_GT(windows, 0);
  EXPECT_GT(chances, 0);
  for (int n : kinds) EXPECT_GT(n, 0);
  fmt::print("{} games, {} to their end, {} decisions ({} in windows, {} of chance)\n", games, compared,
             decisions, windows, chances);
}

}  // namespace
}  // namespace verbatim::reference

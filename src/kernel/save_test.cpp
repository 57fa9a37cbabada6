// Saving and loading: a round trip at every state; whatever is changed is refused, or harmless.

#include "kernel/save.h"

#include <algorithm>

#include "base/random.h"
#include "kernel/small_game.h"

namespace verbatim {
namespace {

// A game that leaves something in every part of a state: decks, lists, windows, calls, modifiers, marks.
struct Busy : SmallGame {
  Busy() : SmallGame(3, 24) {
    const int turn = m.marker("turn"), round = m.duration("round"), cannot = m.action("hit");
    const TriggerId moment = m.trigger("moment", Stage::When, {Sort::Object});
    const int stuck = m.modifier({.force = Force::Forbid,
                                  .what = static_cast<std::uint8_t>(cannot),
                                  .duration = static_cast<std::uint8_t>(round)});
    const VerbId fall = m.native("fall", {Sort::Seat}, [](Table& t, const int* a) -> int {
      if (t.living() == 1 << a[0]) return 0;
      t.eliminate(a[0]);
      t.abandon_abilities_of(a[0]);
      return 1;
    });
    ProgramId ability;
    {
      Proc p(m, "hits");
      auto n = p.number();
      p.ask(m.you())
          .option("hit", [&] { p.modify(stuck, m.of_event<Sort::Object>(0)); })
          .option("stop", [&] { p.unwind(turn); })
          .option("cancel", [&] { p.cancel(); })
          .option("fall", [&] { p.verb(fall, {m.you()}); })
          .end();
      p.each_number(1, 2, n, [&] { p.verb(core.add, {m.you(), Num(gold), n}); });
      ability = p.id();
    }
    m.ability({.face = knight,
               .need = Need::Optional,
               .trigger = moment,
               .zones = 1u << play,
               .triggered = m.can(cannot, m.you(), m.source()),
               .program = ability});
    const ProgramId turn_of = m.promise("turn", {Sort::Object, Sort::Seat});
    {
      Proc p(m, turn_of);
      auto drawn = p.parameter<Sort::Object>();
      auto who = p.parameter<Sort::Seat>();
      auto card = p.object();
      p.marked(turn, [&] {
        p.take(drawn, m.zone(deck, who));
        p.verb(core.move, {drawn, m.zone(hand, who)});
        p.ask_some(who, 0, 2).objects(m.from({hand}).whose(m.only(who)), card, nullptr).end();
        p.each_listed(card, [&] {
          p.verb(core.move, {card, m.zone(play, who)});
          Window w;
          w.trigger = moment;
          w.first = who;
          p.window(w);
        });
      });
    }
    write([&](Proc& p) {
      auto who = p.seat();
      p.loop_while(m.table_counter(gold) < 4, [&] {
        p.verb(core.add, {m.nobody(), Num(gold), Num(1)});
        p.each_seat(m.everyone(), {&m, Operand::constant(0)}, who, [&] {
          p.verb(core.set_flag, {m.nothing(), Num(tapped)});
          p.call_for(who, turn_of, {m.nothing(), who});
        });
        p.expire(round);
      });
    });
  }
  State start(Kernel& k, std::uint64_t seed) const {
    State s = k.blank(seed);
    Table t(*game, s);
    for (int i = 0; i < 24; ++i) t.add_object(i % 3 == 0 ? archer : knight, i % 3, t.zone(deck, i % 3));
    for (int seat = 0; seat < 3; ++seat) t.shuffle(t.zone(deck, seat));
    if (seed % 2 == 1) s.header().options = kChanceOpen;
    k.begin(s);
    return s;
  }
};

// Calls each(state) at every stop of a random game, and just after every answer.
template <class Each>
void play(const Busy& busy, std::uint64_t seed, Each each) {
  Kernel k(*busy.game);
  Random random(seed);
  State s = busy.start(k, seed);
  each(s);
  while (k.run(s) == Stop::Decision) {
    each(s);
    ASSERT_TRUE(k.look(s));
    k.answer_unchecked(
        s, static_cast<int>(random.below(static_cast<std::uint32_t>(k.decision().options.size()))));
    each(s);
  }
  ASSERT_EQ(s.header().status, Status::Over) << k.explain_failure(s);
  each(s);
}

// Runs a state with random answers for a while: under sanitizers, nothing may come of it.
void run_on(const Game& game, State s, std::uint64_t seed) {
  Kernel k(game);
  Random random(seed);
  for (int i = 0; i < 40 && k.run(s) == Stop::Decision; ++i) {
    if (k.decision().options.empty()) return;
    k.answer_unchecked(
        s, static_cast<int>(random.below(static_cast<std::uint32_t>(k.decision().options.size()))));
  }
  (void)k.explain_failure(s);
}

TEST(Save, RoundTripAtEveryStateOfRandomGames) {
  const Busy busy;
  int states = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    play(busy, seed, [&](const State& s) {
      ++states;
      ASSERT_EQ(find_damage(*busy.game, s), "");
      const auto file = save(s);
      const auto back = load(*busy.game, file);
      ASSERT_TRUE(back) << back.error().text;
      ASSERT_EQ(*back, s);
      ASSERT_EQ(back->hash(), s.hash());
      ASSERT_EQ(save(*back), file);
    });
  }
  EXPECT_GT(states, 500);
}

State some_state(const Busy& busy, std::uint64_t seed, int stop) {
  State found;
  play(busy, seed, [&](const State& s) {
    if (stop-- == 0) found = s;
  });
  return found;
}

TEST(Save, EveryFlippedByteAndEveryCutIsRefused) {
  const Busy busy;
  const auto file = save(some_state(busy, 1, 30));
  ASSERT_GT(file.size(), kSaveHeader);
  for (std::size_t at = 0; at < file.size(); ++at) {
    auto changed = file;
    changed[at] ^= std::byte{0x41};
    ASSERT_FALSE(load(*busy.game, changed)) << "byte " << at;
    ASSERT_FALSE(load(*busy.game, std::span(file).first(at))) << "cut at " << at;
  }
  auto longer = file;
  longer.push_back(std::byte{0});
  EXPECT_FALSE(load(*busy.game, longer));
}

TEST(Save, RefusalsSayWhat) {
  const Busy busy;
  const auto good = save(some_state(busy, 1, 30));
  const auto kind = [&](std::vector<std::byte> file) { return load(*busy.game, file).error().kind; };
  using Kind = LoadError::Kind;
  EXPECT_EQ(kind({}), Kind::NotAState);
  auto file = good;
  file[0] = std::byte{'X'};
  EXPECT_EQ(kind(file), Kind::NotAState);
  file = good;
  file[8] = std::byte{1};
  EXPECT_EQ(kind(file), Kind::Version);
  EXPECT_EQ(load(*busy.game, file).error().text, "the saved state has format 1; this release reads format 3");
  EXPECT_EQ(kind({good.begin(), good.begin() + 20}), Kind::Truncated);
  EXPECT_EQ(kind({good.begin(), good.end() - 1}), Kind::Truncated);
  file = good;
  file.back() ^= std::byte{1};
  EXPECT_EQ(kind(file), Kind::Corrupted);
  SmallGame other;
  const Game& rules = other.idle();
  EXPECT_EQ(load(rules, good).error().kind, Kind::OtherRules);
  EXPECT_EQ(kind(save(State())), Kind::OtherRules);
}

// The checksum is made anew for a changed block: then only find_damage stands between it and the kernel.
TEST(Save, AChangedBlockIsRefusedOrRunsWithoutHarm) {
  const Busy busy;
  int refused = 0, ran = 0;
  for (int stop : {0, 1, 9, 40, 77}) {
    const State good = some_state(busy, 1, stop);
    ASSERT_FALSE(good.empty());
    for (std::uint32_t at = 0; at < good.used(); ++at) {
      for (int bit = 0; bit < 8; bit += 1 + static_cast<int>(at % 3)) {
        State bad = good;
        if (at >= offsetof(Header, used) && at < offsetof(Header, used) + 4) continue;
        bad.data()[at] ^= std::byte{static_cast<unsigned char>(1 << bit)};
        const auto loaded = load(*busy.game, save(bad));
        if (!loaded) {
          ++refused;
          continue;
        }
        ++ran;
        run_on(*busy.game, *loaded, at);
      }
    }
  }
  EXPECT_GT(refused, 1000);
  EXPECT_GT(ran, 1000);  // counters, knowledge, the generator: many changes are other states
}

// ---- what find_damage says

TEST(Damage, NamesWhatIsWrong) {
  const Busy busy;
  const State good = some_state(busy, 1, 40);
  const Layout& l = busy.game->layout();
  const auto after = [&](const std::function<void(State&, Table&)>& change) {
    State s = good;
    Table t(*busy.game, s);
    change(s, t);
    return find_damage(*busy.game, s);
  };
  const auto half = [&](State& s, std::uint32_t at) {
    return reinterpret_cast<std::uint16_t*>(s.data() + at);
  };
  EXPECT_EQ(after([](State&, Table&) {}), "");
  EXPECT_EQ(after([&](State& s, Table&) { half(s, l.starts_at)[1] = 99; }), "a zone ends before it begins");
  EXPECT_EQ(after([&](State& s, Table&) { half(s, l.shelf_at)[0] = half(s, l.shelf_at)[1]; }),
            "an object lies in two places");
  EXPECT_EQ(after([](State&, Table& t) { t.record(3).zone ^= 1; }), "an object lies elsewhere than it says");
  EXPECT_EQ(after([](State&, Table& t) { t.record(3).face = 9; }), "an object has no such face");
  EXPECT_EQ(after([](State&, Table& t) { t.record(3).holders = 0x0f; }), "an object belongs to no seat");
  EXPECT_EQ(after([&](State& s, Table&) { half(s, l.bearers_at)[3] = 0; }),
            "the number of attached objects is wrong");
  EXPECT_EQ(after([](State& s, Table&) { s.header().attached = 1; }),
            "the number of attached objects is wrong");
  EXPECT_EQ(after([](State& s, Table&) { s.header().strayed ^= 1; }),
            "the number of objects that others control is wrong");
  EXPECT_EQ(after([](State& s, Table&) { s.header().counted ^= 1; }),
            "the number of counters on objects is wrong");
  EXPECT_EQ(after([&](State& s, Table&) { half(s, l.segments_at)[0] += 1; }),
            "a deck has more parts than cards");
  EXPECT_EQ(after([](State& s, Table&) { s.header().living = 8; }),
            "there is no such seat among the living or the winners");
  EXPECT_EQ(after([](State& s, Table&) { s.header().winners = 1; }), "somebody has won a game that goes on");
  EXPECT_EQ(after([](State& s, Table&) { s.header().modifiers = 900; }), "it has too many modifiers");
  EXPECT_EQ(after([](State& s, Table&) { s.header().pc = 0; }).substr(0, 7), "a frame");
  EXPECT_EQ(after([](State& s, Table&) { s.header().pc = 9999; }), "it stands at no instruction");
  EXPECT_EQ(after([](State& s, Table&) { s.header().frame = 0; }), "nothing is running");
  EXPECT_EQ(after([](State& s, Table& t) { t.stack()[s.header().frame + kProgram] = 77; }),
            "a frame runs no program");
  EXPECT_EQ(after([](State& s, Table& t) { t.stack()[s.header().frame + kController] = -1; }),
            "a frame has a controller that does not exist");
}

TEST(Damage, AGameThatHasNotBegunCannotBeRun) {
  const Busy busy;
  Kernel k(*busy.game);
  EXPECT_EQ(find_damage(*busy.game, k.blank(1)), "nothing is running");
}

// A copy made before the first run has the first frame, too.
TEST(Save, ACopyOfAGameThatHasJustBegunRuns) {
  const Busy busy;
  Kernel k(*busy.game);
  State s = busy.start(k, 4);
  State copy = s;
  EXPECT_EQ(find_damage(*busy.game, copy), "");
  EXPECT_EQ(k.run(copy), Stop::Decision);
}

}  // namespace
}  // namespace verbatim

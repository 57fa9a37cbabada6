#include "tests/conformance/laws.h"

#include <fmt/core.h>

#include <algorithm>
#include <initializer_list>
#include <span>
#include <vector>

#include "base/hash.h"
#include "kernel/kernel.h"
#include "kernel/quick.h"
#include "kernel/save.h"
#include "kernel/view.h"
#include "tests/conformance/laid_out.h"

namespace verbatim {
namespace {

struct Silent : LogSink {
  void write(const LogEntry&) override {}
};

class Checker {
 public:
  Checker(const Subject& subject, std::uint64_t seed)
      : game_(*subject.game), kernel_(game_), telling_(game_, &log_), random_(seed ^ 0x1a75) {}

  // The first broken law at this state, or nothing.
  std::string at(const State& s) {
    if (auto wrong = copies(s); !wrong.empty()) return wrong;
    if (auto wrong = conserved(s); !wrong.empty()) return wrong;
    if (auto wrong = saved(s); !wrong.empty()) return wrong;
    if (auto wrong = answers(s); !wrong.empty()) return wrong;
    if (auto wrong = abbreviations(s); !wrong.empty()) return wrong;
    if (auto wrong = differs_from_code(game_, s); !wrong.empty()) return wrong;
    if (auto wrong = bounds(s); !wrong.empty()) return wrong;
    if (auto wrong = drawn(s); !wrong.empty()) return wrong;
    for (int seat = 0; seat < game_.layout().seats; ++seat) {
      if (auto wrong = seen_by(s, seat); !wrong.empty()) return wrong;
    }
    return plays_on(s, static_cast<int>(random_.below(static_cast<std::uint32_t>(game_.layout().seats))));
  }

 private:
  static std::string copies(const State& s) {
    const State copy = s;
    if (!(copy == s)) return "a copy differs from its original";
    return copy.hash() == s.hash() ? "" : "a copy has another hash";
  }

  // Each object lies in exactly one zone, and its record knows which.
  std::string conserved(const State& s) const {
    const Table t(game_, s);
    std::vector<int> seen(static_cast<std::size_t>(t.objects()), 0);
    for (int z = 0; z < t.layout().zones; ++z) {
      for (int o : t.in(z)) {
        if (o >= t.objects()) return fmt::format("zone {} holds object {} that does not exist", z, o);
        ++seen[static_cast<std::size_t>(o)];
        if (t.zone_of(o) != z)
          return fmt::format("object {} lies in zone {} and thinks it is in {}", o, z, t.zone_of(o));
      }
      int in_segments = 0;
      for (auto segment : t.segments(z)) in_segments += Table::segment(segment).count;
      if (!t.segments(z).empty() && in_segments != t.zone_size(z))
        return fmt::format("the segments of deck {} do not add up", z);
    }
    for (std::size_t o = 0; o < seen.size(); ++o) {
      if (seen[o] != 1) return fmt::format("object {} lies in {} zones", o, seen[o]);
    }
    return {};
  }

  std::string saved(const State& s) const {
    const auto bytes = save(s);
    const auto back = load(game_, bytes);
    if (!back) return "a saved state is refused: " + back.error().text;
    return *back == s ? "" : "a saved state comes back different";
  }

  std::string answers(const State& s) {
    if (auto asked = kernel_.look(s); !asked) return "nothing is asked: " + asked.error().reason;
    const int count = static_cast<int>(kernel_.decision().options.size());
    if (count == 0) return "a decision without options";
    for (int k = 0; k < count; ++k) {
      State next = s;
      if (auto taken = kernel_.answer(next, {k}); !taken)
        return fmt::format("listed option {} is refused: {}", k, taken.error().reason);
      if (kernel_.run(next) == Stop::Failed)
        return fmt::format("after option {}: {}", k, kernel_.explain_failure(next));
      // Whoever plays keeps a log, whoever replays or searches keeps none.
      State told = s;
      if (!telling_.answer(told, {k})) return fmt::format("listed option {} is refused with a log", k);
      telling_.run(told);
      if (!(told == next)) return fmt::format("option {} leads elsewhere with a log", k);
    }
    for (const Answer& wrong : {Answer{}, Answer{-1}, Answer{count},
                                Answer{count + static_cast<int>(random_.below(1000))}, Answer{0, 9999}}) {
      State next = s;
      if (kernel_.answer(next, wrong)) return "an unlisted answer is accepted";
      if (!(next == s)) return "a refused answer left a trace";
    }
    return {};
  }

  // An answer that is drawn is the one that the same number means in the list.
  std::string drawn(const State& s) {
    State next = s, listed = s;
    Random same = random_;
    kernel_.answer_at_random(next, random_);
    if (!kernel_.look(s)) return "nothing is asked";
    const auto count = static_cast<std::uint32_t>(kernel_.decision().options.size());
    kernel_.answer_unchecked(listed, count < 2 ? 0 : static_cast<int>(same.below(count)));
    if (!(same == random_)) return "a drawn answer takes other numbers than one from the list";
    return listed == next ? "" : "an answer was drawn that is not the one in the list";
  }

  // What is asked quickly is what the code says: of conditions as they are laid out in steps, of cards one by
  // one, and of many at once.
  std::string abbreviations(const State& s) const {
    const Table t(game_, s);
    const Instruction& i = t.code().instructions[t.header().pc];
    if (i.op != Op::choose && i.op != Op::list_choose) return {};
    const Choice& choice = t.code().choices[i.y];
    const Scope scope = scope_of(t, t.header().frame);
    const ChoiceStep& laid_out = game_.steps().choices[i.y];
    if (value_of(t, scope.frame, laid_out.chooser) != eval(t, scope, choice.chooser) ||
        value_of(t, scope.frame, laid_out.least) != eval(t, scope, choice.least) ||
        value_of(t, scope.frame, laid_out.most) != eval(t, scope, choice.most))
      return "who chooses how many as laid out is not what is asked";
    bool before = true;
    for (int k = 0; k < choice.groups.count; ++k) {
      const auto at = static_cast<std::size_t>(choice.groups.first + k);
      const Group& group = t.code().groups[at];
      const bool open = eval(t, scope, group.guard.test) != 0;
      before = is_open(t, scope.frame, game_.steps().groups[at], before);
      if (before != open) return "a group is open that should not be, or the other way round";
      const GroupStep& step = game_.steps().groups[at];
      if (holds(t, scope.frame, step.guard) != open) return "a guard as laid out is not the guard";
      if (value_of(t, scope.frame, step.extra) != eval(t, scope, group.extra))
        return "a value as laid out is not the value";
      if (group.kind != GroupKind::Objects || !open) continue;
      if (auto wrong = listed_quickly(t, scope, group.selection); !wrong.empty()) return wrong;
    }
    return {};
  }

  std::string listed_quickly(const Table& t, const Scope& scope, int id) const {
    const Selection& quick = t.code().selections[static_cast<std::size_t>(id)];
    Selection plain = quick, all = quick;  // no part of the code: nothing is laid out for them
    plain.quick = all.quick = kNoTarget;
    all.requirements = {};
    std::vector<int> listed, required;
    std::vector<std::uint16_t> candidates;
    select(t, scope, id, [&](int o) { return listed.push_back(o), true; });
    select(t, scope, plain, [&](int o) { return required.push_back(o), true; });
    select(t, scope, all, [&](int o) { return candidates.push_back(static_cast<std::uint16_t>(o)), true; });
    if (listed != required) return "what is asked quickly lists other cards than the requirements";
    if (quick.quick == kNoTarget) return {};
    const std::size_t count = candidates.size();
    candidates.resize(count + kReadTogether);
    // The function alone, of every card that could be meant, and of up to 64 of them at once.
    const Sieve sieve = game_.natives().sieves[quick.quick];
    for (std::size_t first = 0; first < count; first += 64) {
      const auto some = std::span(candidates).subspan(first, std::min<std::size_t>(64, count - first));
      const std::uint64_t together =
          sieve == nullptr ? 0 : sieve(t, {some, Faces(t, some)}, scope.controller);
      for (std::size_t n = 0; n < some.size(); ++n) {
        Scope inner = scope;
        inner.it = some[n];
        const int arguments[] = {some[n], scope.controller};
        const bool short_answer = game_.function(quick.quick).call(t, arguments) != 0;
        const bool long_answer = unmet(t, inner, quick.requirements) == nullptr;
        const bool among_many = sieve == nullptr ? long_answer : (together >> n & 1) != 0;
        if (short_answer == long_answer && among_many == long_answer) continue;
        return fmt::format("of object {}, \"{}\" says {}, among many {}, and the requirements say {}",
                           some[n], t.code().functions[quick.quick].name, short_answer, among_many,
                           long_answer);
      }
    }
    return {};
  }

  // Whether a number is at most another is what the number says; of some of the objects, each time of others.
  std::string bounds(const State& s) {
    constexpr int kOneIn = 8;
    const Table t(game_, s);
    for (int q = 0; q < static_cast<int>(game_.declaration().quantities.size()); ++q) {
      for (int o = static_cast<int>(random_.below(kOneIn)); o < t.objects(); o += kOneIn) {
        const int seat = t.controller(o), n = t.quantity(q, o, seat);
        if (!t.at_most(n, q, o, seat) || t.at_most(n - 1, q, o, seat))
          return fmt::format("quantity {} of object {} is {}, and a bound says otherwise", q, o, n);
      }
    }
    return {};
  }

  // Another world that this seat cannot tell from the real one.
  std::string seen_by(const State& s, int seat) {
    const View real = view(game_, s, seat);
    const State other = imagine(game_, real, random_);
    if (!(view(game_, other, seat) == real))
      return fmt::format("what seat {} sees differs between worlds it cannot tell apart", seat);
    if (auto wrong = conserved(other); !wrong.empty()) return "an imagined state is wrong: " + wrong;
    if (auto damage = find_damage(game_, other); !damage.empty())
      return "an imagined state is damaged: " + damage;
    if (real.hash() != view(game_, other, seat).hash()) return "equal views have different hashes";
    if (auto asked = kernel_.look(s); !asked || kernel_.decision().seat != seat) return {};
    const std::vector<Option> options(kernel_.decision().options.begin(), kernel_.decision().options.end());
    if (!kernel_.look(other)) return "an imagined state asks nothing";
    const auto imagined = kernel_.decision().options;
    if (!std::equal(options.begin(), options.end(), imagined.begin(), imagined.end())) {
      return fmt::format("the options of seat {} depend on what it cannot see", seat);
    }
    return {};
  }

  // A game goes on from a world that a seat imagines as it does from any state, although whoever is asked may
  // have nothing there to choose from: the same way by lists of options and without them.
  std::string plays_on(const State& s, int seat) {
    const State world = imagine(game_, view(game_, s, seat), random_);
    const auto wrong = [&](const std::string& what) {
      return fmt::format("a world that seat {} imagines {}", seat, what);
    };
    const Random seed(random_.next());
    Random by_list = seed, by_draw = seed, first_by_draw = seed;
    State listed = world, drawn = world, first_drawn = world;
    Stop stop = kernel_.run(listed);
    for (; stop == Stop::Decision; stop = kernel_.run(listed)) {
      const auto count = static_cast<std::uint32_t>(kernel_.decision().options.size());
      if (count == 0) return wrong("asks without an option");
      kernel_.answer_unchecked(listed, count < 2 ? 0 : static_cast<int>(by_list.below(count)));
    }
    if (stop == Stop::Failed) return wrong("fails: " + kernel_.explain_failure(listed));
    kernel_.play_out(drawn, by_draw);
    if (!(drawn == listed)) return wrong("is played to another end where no options are listed");
    kernel_.answer_at_random(first_drawn, first_by_draw);
    kernel_.play_out(first_drawn, first_by_draw);
    return first_drawn == listed ? "" : wrong("is played to another end where its first answer is drawn");
  }

  const Game& game_;
  Silent log_;
  Kernel kernel_, telling_;
  Random random_;
};

void tell(std::uint64_t& story, std::initializer_list<int> numbers) {
  for (const int n : numbers) {
    const auto fixed = static_cast<std::int32_t>(n);
    story = hash_bytes(&fixed, sizeof fixed, story);
  }
}

// The table at the end as people would describe it: who has what, and what lies where in which order.
void tell_end(const Game& game, const State& s, std::uint64_t& story) {
  const Table t(game, s);
  tell(story, {s.header().ending, s.header().winners, t.living()});
  for (int seat = 0; seat <= t.nobody(); ++seat) {
    for (int id = 0; id < t.layout().counters; ++id) tell(story, {t.counter(seat, id)});
  }
  for (int z = 0; z < t.layout().zones; ++z) {
    tell(story, {z, t.zone_size(z)});
    for (const int o : t.in(z)) tell(story, {o, t.record(o).face, t.controller(o), t.bearer(o)});
  }
}

GameResult play(const Subject& subject, std::uint64_t seed, int most, Checker* checker, int every,
                std::vector<int>* record) {
  Kernel kernel(*subject.game);
  Random random(seed * 2 + 1);
  State s = subject.start(seed);
  GameResult result;
  Stop stop = kernel.run(s);
  for (; stop == Stop::Decision; stop = kernel.run(s)) {
    const auto count = static_cast<std::uint32_t>(kernel.decision().options.size());
    if (result.choices++ >= most) {
      result.broken = fmt::format("seed {}: no end after {} choices", seed, most);
      return result;
    }
    if (checker != nullptr && result.choices % every == 0) {
      if (auto wrong = checker->at(s); !wrong.empty()) {
        result.broken = fmt::format("seed {}, choice {}: {}", seed, result.choices, wrong);
        return result;
      }
    }
    const int k = static_cast<int>(random.below(count));
    if (record != nullptr) record->push_back(k);
    tell(result.story, {kernel.decision().seat, static_cast<int>(count), k});
    kernel.answer_unchecked(s, k);
  }
  if (stop == Stop::Failed) result.broken = fmt::format("seed {}: {}", seed, kernel.explain_failure(s));
  result.over = stop == Stop::Over;
  result.final_hash = s.hash();
  tell_end(*subject.game, s, result.story);
  result.ending = s.header().ending;
  result.winners = s.header().winners;
  return result;
}

}  // namespace

GameResult play_random(const Subject& subject, std::uint64_t seed, int most) {
  return play(subject, seed, most, nullptr, 1, nullptr);
}

GameResult check_laws(const Subject& subject, std::uint64_t seed, const LawOptions& options) {
  Checker checker(subject, seed);
  std::vector<int> record;
  GameResult result = play(subject, seed, options.most_choices, &checker, options.every, &record);
  if (!result.broken.empty()) return result;

  // The same choices give the same game, answered through the checked door.
  Kernel kernel(*subject.game);
  State s = subject.start(seed);
  for (int k : record) {
    if (kernel.run(s) != Stop::Decision || !kernel.answer(s, {k})) {
      result.broken = fmt::format("seed {}: the record does not replay", seed);
      return result;
    }
  }
  kernel.run(s);
  if (s.hash() != result.final_hash) result.broken = fmt::format("seed {}: the replay ends elsewhere", seed);
  return result;
}

}  // namespace verbatim

// Decks of any published cards play whole games: shipped cards and those of the library, ten kinds at random.
// Every game ends, the laws hold, and each position is the same whether somebody keeps a log or not.
//
//   VERBATIM_GAMES=2000   how many decks of each edition and number of players; everyday 20

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/crystal/crystal.h"
#include "kernel/kernel.h"
#include "match/card_box.h"
#include "tests/conformance/laws.h"

namespace verbatim {
namespace {

constexpr std::array kFiles = {"raiders", "collective", "megalaxian", "endracor"};

struct Silent : LogSink {
  void write(const LogEntry&) override {}
};

class Library {
 public:
  Library(const std::string& edition, int seats) : box_(*CardBox::open(crystal::rules(), edition, seats)) {
    for (std::size_t f = 0; f < kFiles.size(); ++f) {
      for (const char* part : {"", "library-"}) {
        const auto added =
            box_.add_file(std::string(VERBATIM_ROOT) + "/games/crystal/cards/" + part + kFiles[f] + ".toml");
        for (const std::string& name : added) sort(name, f);
      }
    }
    EXPECT_TRUE(box_.problems().empty()) << box_.problems().front();
    game_ = *box_.close();
  }

  const Game& game() const { return *game_; }
  // Two of each of ten cards of one faction, and what lies beside them.
  std::vector<FaceId> deck(Random& random) {
    std::vector<FaceId> out;
    do {
      const auto f = random.below(kFiles.size());
      auto names = kinds_[f];
      for (std::size_t i = 0; i < 10; ++i)
        std::swap(names[i], names[i + random.below(static_cast<std::uint32_t>(names.size() - i))]);
      names.resize(10);
      names.insert(names.end(), beside_[f].begin(), beside_[f].end());
      out = box_.deck(names);
    } while (!box_.printing().check_deck(out));
    return out;
  }
  State start(const std::vector<std::vector<FaceId>>& decks, std::uint64_t seed) const {
    const Kernel k(*game_);
    State s = k.blank(seed);
    Table t(*game_, s);
    const auto ready = box_.printing().set_up(t, decks);
    EXPECT_TRUE(ready) << ready.error();
    k.begin(s);
    return s;
  }

 private:
  void sort(const std::string& name, std::size_t f) {
    const Card& card = box_.find(name)->card;
    const auto is = [&](const char* type) {
      return std::find(card.types.begin(), card.types.end(), type) != card.types.end();
    };
    if (is("Faction Ability"))
      beside_[f].push_back(name);
    else if (card.quantity == 2)
      kinds_[f].push_back(name);
  }

  CardBox box_;
  std::shared_ptr<const Game> game_;
  std::array<std::vector<std::string>, kFiles.size()> kinds_, beside_;
};

// Plays on, told and untold: what went wrong.
std::string play(const Game& game, State silent, Random& random) {
  Silent log;
  Kernel kernel(game), telling(game, &log);
  State told = silent;
  Stop stop;
  for (int choices = 0; (stop = kernel.run(silent)) == Stop::Decision; ++choices) {
    if (choices > 20000) return "it does not end";
    if (telling.run(told) != Stop::Decision || !(silent == told)) {
      return "with a log it is another position: " + game.code().labels[kernel.decision().prompt.value];
    }
    const auto k =
        static_cast<int>(random.below(static_cast<std::uint32_t>(kernel.decision().options.size())));
    kernel.answer_unchecked(silent, k);
    telling.answer_unchecked(told, k);
  }
  return stop == Stop::Over ? "" : kernel.explain_failure(silent);
}

TEST(LibraryCards, PlayInAnyDeck) {
  const char* wanted = std::getenv("VERBATIM_GAMES");
  const int rounds = wanted != nullptr ? std::atoi(wanted) : 20;
  Random random(3);
  for (const std::string& edition : crystal::rules().editions()) {
    for (int seats = 2; seats <= 4; ++seats) {
      Library library(edition, seats);
      for (int round = 0; round < rounds; ++round) {
        std::vector<std::vector<FaceId>> decks;
        std::string with;
        for (int s = 0; s < seats; ++s) {
          decks.push_back(library.deck(random));
          for (std::size_t i = 0; i < decks.back().size(); i += 2)
            with += library.game().code().faces[decks.back()[i].value].name + ", ";
        }
        const Subject subject{&library.game(),
                              [&](std::uint64_t seed) { return library.start(decks, seed); }};
        const std::string where = edition + ", game " + std::to_string(round) + ": " + with;
        if (round % 10 == 0) {
          ASSERT_EQ(check_laws(subject, random.next(), {.every = 7}).broken, "") << where;
        }
        for (int game = 0; game < 4; ++game)
          ASSERT_EQ(play(library.game(), subject.start(random.next()), random), "") << where;
      }
    }
  }
}

}  // namespace
}  // namespace verbatim

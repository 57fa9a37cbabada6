#include "tests/crystal/factions.h"

#include "games/crystal/crystal.h"
#include "kernel/kernel.h"

namespace verbatim::crystal {

Factions::Factions(const std::string& edition, int seats)
    : box_(std::move(*CardBox::open(rules(), edition, seats))) {
  std::array<std::vector<std::string>, kFactions> names;
  for (std::size_t f = 0; f < kFactions; ++f) {
    names[f] = box_.add_file(std::string(VERBATIM_ROOT) + "/games/crystal/cards/" + kDeckFiles[f] + ".toml");
  }
  auto game = box_.close();
  if (!game) {
    problem_ = game.error();
    return;
  }
  game_ = *game;
  for (std::size_t f = 0; f < kFactions; ++f) {
    decks_[f] = box_.deck(names[f]);
    if (const auto legal = box_.printing().check_deck(decks_[f]); !legal) problem_ = legal.error();
  }
}

State Factions::start(const std::vector<int>& seated, std::uint64_t seed) const {
  const Kernel kernel(*game_);
  State s = kernel.blank(seed);
  Table t(*game_, s);
  std::vector<std::vector<FaceId>> decks;
  for (const int faction : seated) decks.push_back(decks_[static_cast<std::size_t>(faction)]);
  if (!box_.printing().set_up(t, decks)) return s;
  kernel.begin(s);
  return s;
}

std::vector<int> seating(int first, int second, int seats, int number) {
  std::vector<int> out{first, second};
  for (int s = 2; s < seats; ++s, number /= kFactions) out.push_back(number % kFactions);
  return out;
}

}  // namespace verbatim::crystal

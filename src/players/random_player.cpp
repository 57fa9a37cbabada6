#include <bit>

#include "players/player.h"

namespace verbatim {
namespace {

class RandomPlayer final : public Player {
 public:
  explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}
  int choose(const View&, const Decision& asked) override {
    return static_cast<int>(random_.below(static_cast<std::uint32_t>(asked.options.size())));
  }
  void begin(std::uint64_t seed) override { random_ = Random(seed); }
  bool looks() const override { return false; }
  std::string name() const override { return "random"; }

 private:
  Random random_;
};

}  // namespace

double result_for(int winners, int seat) {
  if (winners == 0) return 0.5;
  return (winners >> seat & 1) == 0 ? 0.0 : 1.0 / std::popcount(static_cast<unsigned>(winners));
}

std::unique_ptr<Player> make_random_player(std::uint64_t seed) {
  return std::make_unique<RandomPlayer>(seed);
}

}  // namespace verbatim

// What a seat imagines is played through the sandbox; its state cannot be swapped for another one.
// error: state_.*private

#include "kernel/sandbox.h"
#include "players/player.h"

namespace verbatim {

class Swapper final : public Player {
 public:
  explicit Swapper(const Game& game) : world_(game) {}
  int choose(const View& seen, const Decision&) override {
    world_.look(seen);
    world_.imagine(random_);
#ifdef CHEAT
    State& all = world_.state_;
    return static_cast<int>(all.hash() & 1);
#else
    return world_.table().counter(seen.seat(), 0) & 1;
#endif
  }
  void begin(std::uint64_t) override {}
  std::string name() const override { return "swapper"; }

 private:
  Sandbox world_;
  Random random_{1};
};

}  // namespace verbatim

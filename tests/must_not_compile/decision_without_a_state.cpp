// A decision is data: it leads back neither to the state nor to the kernel that asks.
// error: no member named [^ ]*state

#include "players/player.h"

namespace verbatim {

class Asker final : public Player {
 public:
  int choose(const View&, const Decision& asked) override {
#ifdef CHEAT
    const State& all = asked.state;
    return static_cast<int>(all.hash() & 1);
#else
    return asked.seat & 1;
#endif
  }
  void begin(std::uint64_t) override {}
  std::string name() const override { return "asker"; }
};

}  // namespace verbatim

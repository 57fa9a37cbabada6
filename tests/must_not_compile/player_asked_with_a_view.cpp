// Nobody can ask a player with the state: it takes a view, and a state is none.
// error: marked [^ ]*override

#include "players/player.h"

namespace verbatim {

class Insider final : public Player {
 public:
#ifdef CHEAT
  int choose(const State& all, const Decision& asked) override {
    return static_cast<int>(all.hash() % asked.options.size());
  }
#else
  int choose(const View& seen, const Decision& asked) override {
    return static_cast<int>(seen.hash() % asked.options.size());
  }
#endif
  void begin(std::uint64_t) override {}
  std::string name() const override { return "insider"; }
};

}  // namespace verbatim

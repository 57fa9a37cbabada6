// A view was made from knowledge; what it keeps to answer from is its own business.
// error: known_.*private

#include "players/player.h"

namespace verbatim {

class Peeker final : public Player {
 public:
  int choose(const View& seen, const Decision& asked) override {
#ifdef CHEAT
    const State& all = seen.known_;
    return static_cast<int>(all.hash() % asked.options.size());
#else
    return static_cast<int>(seen.hash() % asked.options.size());
#endif
  }
  void begin(std::uint64_t) override {}
  std::string name() const override { return "peeker"; }
};

}  // namespace verbatim

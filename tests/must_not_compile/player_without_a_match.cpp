// The match that holds the real state cannot be named: its header is none of those that players are built on.
// error: match/match.h[^ ]* (No such file|file not found)

#include "players/player.h"
#ifdef CHEAT
#include "match/match.h"
#endif

namespace verbatim {

class Guest final : public Player {
 public:
#ifdef CHEAT
  explicit Guest(const Match& match) : match_(match) {}
#endif
  int choose(const View&, const Decision& asked) override { return asked.seat & 1; }
  void begin(std::uint64_t) override {}
  std::string name() const override { return "guest"; }

#ifdef CHEAT
 private:
  const Match& match_;
#endif
};

}  // namespace verbatim

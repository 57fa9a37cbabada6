// Saved states from outside. Whatever load accepts must run without harm, whatever it is.
// Input: one byte, then either a file as it is, or changes to the block of a good state, signed anew.

#include <cstring>

#include "fuzz/base_game.h"
#include "kernel/save.h"
#include "kernel/view.h"

namespace verbatim::fuzz {
namespace {

struct Base {
  Game game;
  std::vector<State> states;

  static Game make() {
    auto made = BaseGame().m.finish();
    if (!made) throw std::logic_error(made.error().text());
    return std::move(*made);
  }
  Base() : game(make()) {
    Kernel k(game);
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      Random random(seed);
      State s = BaseGame::start(game, seed);
      k.begin(s);
      states.push_back(s);
      for (int i = 0; i < 60 && k.run(s) == Stop::Decision; ++i) {
        if (i % 2 == 0) states.push_back(s);
        k.answer_unchecked(
            s, static_cast<int>(random.below(static_cast<std::uint32_t>(k.decision().options.size()))));
        if (i % 5 == 0) states.push_back(s);
      }
      states.push_back(s);
    }
  }
};

void try_state(const Base& base, std::span<const std::byte> file, std::uint64_t seed) {
  const auto loaded = load(base.game, file);
  if (!loaded) return;
  (void)view(base.game, *loaded, static_cast<int>(seed % 3));
  play_on(base.game, *loaded, seed, 30);
}

}  // namespace
}  // namespace verbatim::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace verbatim;
  static const fuzz::Base base;
  if (size < 3) return 0;
  const std::span<const std::byte> bytes(reinterpret_cast<const std::byte*>(data), size);
  if (data[0] == 0) {
    fuzz::try_state(base, bytes.subspan(1), size);
    return 0;
  }
  // Patches of three bytes: where (two bytes) and what.
  State s = base.states[(data[1] | (data[2] << 8)) % base.states.size()];
  for (std::size_t at = 3; at + 3 <= size; at += 3) {
    const std::uint32_t place = (data[at] | (data[at + 1] << 8)) % s.used();
    if (place >= offsetof(Header, used) && place < offsetof(Header, used) + 4) continue;
    s.data()[place] = static_cast<std::byte>(data[at + 2]);
  }
  fuzz::try_state(base, save(s), data[0]);
  return 0;
}

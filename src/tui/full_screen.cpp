#include "tui/full_screen.h"

#include <iostream>
namespace verbatim::tui {
Result<Left, std::string> play_full_screen(Sitting& s, const Coaching& c) {
  return play_plain(s, std::cin, std::cout, c.speaks);
}
}  // namespace verbatim::tui

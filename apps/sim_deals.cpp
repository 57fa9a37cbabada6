#include "apps/sim_deals.h"

#include <fmt/core.h>

namespace verbatim::app {
namespace {

void turn_around(const LaidTable& table, const std::vector<int>& decks, std::vector<lab::Deal>& out) {
  const std::size_t n = decks.size();
  for (std::size_t turn = 0; turn < n; ++turn) {
    std::vector<int> at(n);
    for (std::size_t i = 0; i < n; ++i) at[(i + turn) % n] = decks[i];
    out.push_back({table.opening(0, at), at});
  }
}

void choose(const LaidTable& table, std::vector<int>& chosen, int next, std::vector<lab::Deal>& out) {
  if (static_cast<int>(chosen.size()) == table.seats()) return turn_around(table, chosen, out);
  for (int d = next; d < static_cast<int>(table.decks().size()); ++d) {
    chosen.push_back(d);
    choose(table, chosen, d + 1, out);
    chosen.pop_back();
  }
}

}  // namespace

Result<std::vector<lab::Deal>, std::string> make_deals(const LaidTable& table) {
  std::vector<lab::Deal> out;
  const auto seats = static_cast<std::size_t>(table.seats());
  if (table.decks().size() == 1) {
    const std::vector<int> at(seats, 0);
    out.push_back({table.opening(0, at), at});
    return out;
  }
  if (table.decks().size() < seats) {
    return failed(fmt::format("{} decks for {} seats; give one for each seat, or one for all",
                              table.decks().size(), seats));
  }
  std::vector<int> chosen;
  choose(table, chosen, 0, out);
  return out;
}

}  // namespace verbatim::app

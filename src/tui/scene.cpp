#include "tui/scene.h"

#include <fmt/format.h>

#include <algorithm>

#include "tui/board_words.h"
#include "tui/inspect.h"
#include "tui/panels.h"
#include "tui/words.h"

namespace verbatim::tui {
namespace {

// Where what is said begins, if a key or a number stands in a column of its own before it: what is broken
// stays in the column.
int second_column(const std::string& line) {
  const auto gap = line.find("  ");
  const auto text = gap == std::string::npos ? gap : line.find_first_not_of(' ', gap);
  return text == std::string::npos ? 0 : width(line.substr(0, text));
}

std::vector<std::string> broken(const std::vector<std::string>& lines, int columns, int indent) {
  std::vector<std::string> out;
  for (const std::string& line : lines) {
    if (line.empty()) {
      out.emplace_back();
      continue;
    }
    const auto leading = static_cast<int>(std::min(line.find_first_not_of(' '), line.size()));
    const std::string text = line.substr(static_cast<std::size_t>(leading));
    for (const std::string& part : wrap(text, columns - leading, std::max(indent, second_column(text)))) {
      out.push_back(std::string(static_cast<std::size_t>(leading), ' ') + part);
    }
  }
  return out;
}

// The keys, closer together where the line is narrow, and at last without those that help lists as well.
std::string keys_within(const std::string& keys, int columns) {
  std::vector<std::string> items;
  for (std::size_t at = 0; at < keys.size();) {
    const auto end = std::min(keys.find("  ", at), keys.size());
    items.push_back(keys.substr(at, end - at));
    at = std::min(keys.find_first_not_of(' ', end), keys.size());
  }
  const auto line = [&](const char* gap) {
    std::string out;
    for (const std::string& item : items) out += (out.empty() ? "" : gap) + item;
    return out;
  };
  if (width(line("  ")) <= columns) return keys;
  const auto may_go = [](const std::string& item) {
    return !item.starts_with("h ") && !item.starts_with("q ");
  };
  while (width(line(" ")) > columns) {
    const auto last = std::find_if(items.rbegin(), items.rend(), may_go);
    if (last == items.rend()) break;
    items.erase(std::next(last).base());
  }
  return line(" ");
}

class Drawer {
 public:
  Drawer(const Scene& s, int rows, int columns)
      : s_(s), g_(rows, columns), main_(columns >= kWide ? columns - side_width(columns) - 1 : columns) {}

  Grid run() {
    if (g_.rows() < kLeastRows || g_.columns() < kLeastColumns) {
      too_small();
      return std::move(g_);
    }
    title();
    if (s_.page)
      page(*s_.page);
    else
      table();
    bottom();
    return std::move(g_);
  }

 private:
  static int side_width(int columns) { return std::clamp(columns * 2 / 5, 40, 70); }

  void too_small() {
    int row = 0;
    for (const std::string& line : wrap(s_.notice, g_.columns())) g_.put(row++, 0, line, Ink::Strong);
    g_.put(row++, 0, fmt::format("This table needs {}x{};", kLeastColumns, kLeastRows), Ink::Alert);
    g_.put(row++, 0, fmt::format("the window has {}x{}.", g_.columns(), g_.rows()));
    g_.put(row, 0, "Make it larger. q: leave");
  }

  // The game and the round on the left, the phases on the right, the present one in brackets.
  void title() {
    g_.fill(0, 0, g_.columns(), ' ', Ink::Bar);
    std::string left = " " + s_.board.game;
    if (g_.columns() >= 100) left += ", " + s_.board.edition;
    const std::size_t named = left.size() + 1;
    for (const Figure& f : s_.board.counters) left += fmt::format("  {} {}", f.name, f.value);
    std::string rail;
    for (std::size_t i = 0; i < s_.board.rail.size(); ++i) {
      const bool now = static_cast<int>(i) == s_.board.at;
      rail += (i == 0 ? "" : " ") + (now ? "[" + s_.board.rail[i] + "]" : s_.board.rail[i]);
    }
    // Where the game stands is worth more than its name.
    if (width(left) + 2 + width(rail) > g_.columns()) left = left.substr(std::min(left.size(), named));
    g_.put(0, 0, left, Ink::Bar);
    g_.put(0, std::max(width(left) + 2, g_.columns() - width(rail) - 1), rail, Ink::Bar);
  }

  void bottom() {
    const int last = g_.rows() - 1;
    g_.fill(last, 0, g_.columns(), ' ', Ink::Bar);
    const std::string& keys = s_.page && !s_.page->keys.empty() ? s_.page->keys : s_.keys;
    g_.put(last, 1, keys_within(keys, g_.columns() - 2), Ink::Bar);
    if (!s_.typed.empty())
      g_.put(last - 1, 1, "> " + s_.typed + "_  (Enter)", Ink::Strong);
    else
      g_.put(last - 1, 1, s_.notice, Ink::Alert);
  }

  void page(const Page& p) {
    g_.put(1, 1, p.title, Ink::Strong);
    const auto lines = broken(p.lines, g_.columns() - 4, 2);
    const PageFit fits = page_fit(p, g_.rows(), g_.columns());
    for (int i = 0; i < fits.shown && p.top + i < fits.all; ++i) {
      g_.put(3 + i, 2, lines[static_cast<std::size_t>(p.top + i)]);
    }
    if (fits.all > fits.shown) {
      const std::string where =
          fmt::format("{} to {} of {}", p.top + 1, std::min(p.top + fits.shown, fits.all), fits.all);
      g_.put(1, g_.columns() - width(where) - 2, where, Ink::Faint);
    }
  }

  // From top to bottom: the opponents, the reader, the hand, the question, the log. Each part says how many
  // lines it needs and how many it would like; what is left over goes round.
  void table() {
    const bool wide = main_ < g_.columns();
    const int rows = g_.rows() - 3;
    std::vector<Panel> panels;
    const int n = static_cast<int>(s_.board.seats.size());
    for (int i = 1; i <= n; ++i) panels.push_back(seat_panel((s_.seat + i) % n));
    if (!s_.board.shared.empty()) panels.insert(panels.begin(), shared_panel());
    if (!wide) panels.push_back(hand_panel());
    panels.push_back(prompt_panel());
    if (!wide) panels.push_back(log_panel(main_));
    lay(panels, 1, rows, 0, main_);
    if (!wide) return;
    for (int r = 1; r <= rows; ++r) g_.put(r, main_, "|", Ink::Faint);
    std::vector<Panel> side = {texts_panel(), log_panel(g_.columns() - main_ - 2)};
    lay(side, 1, rows, main_ + 2, g_.columns());
  }

  void lay(std::vector<Panel>& panels, int row, int rows, int from, int to) {
    const std::vector<int> given = share(panels, rows);
    for (std::size_t i = 0; i < panels.size(); ++i) {
      panels[i].draw(g_, row, given[i], from, to);
      row += given[i];
    }
  }

  Panel seat_panel(int s) const {
    return panel_of_seat(s_.board.seats[static_cast<std::size_t>(s)], s_.names[static_cast<std::size_t>(s)],
                         s == s_.seat, main_ < g_.columns());
  }
  Panel shared_panel() const {
    BoardSeat all;
    all.places = s_.board.shared;
    return panel_of_seat(all, "The table", false, main_ < g_.columns());
  }

  const BoardPlace* hand() const {
    for (const BoardPlace& p : s_.board.seats[static_cast<std::size_t>(s_.seat)].places) {
      if (p.shape == BoardPlace::Shape::Hand) return &p;
    }
    return nullptr;
  }

  Panel hand_panel() const { return panel_of_hand(hand(), main_); }
  Panel texts_panel() const { return panel_of_texts(hand(), s_.card_texts, g_.columns() - main_ - 2); }
  Panel prompt_panel() const { return panel_of_prompt(s_.prompt, s_.prompt_top, main_); }
  Panel log_panel(int columns) const { return panel_of_log(s_.log, columns); }

  const Scene& s_;
  Grid g_;
  int main_;  // columns of the table itself; what is right of it shows texts and the log
};

}  // namespace

PageFit page_fit(const Page& p, int rows, int columns) {
  return {std::max(1, rows - 6), static_cast<int>(broken(p.lines, columns - 4, 2).size())};
}

Grid draw(const Scene& s, int rows, int columns) {
  return Drawer(s, std::max(rows, 1), std::max(columns, 1)).run();
}

}  // namespace verbatim::tui

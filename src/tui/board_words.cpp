#include "tui/board_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "tui/inspect.h"
#include "tui/words.h"

namespace verbatim::tui {
namespace {

std::string where_it_stands(const Board& b) {
  std::string out;
  for (const Figure& f : b.counters) out += fmt::format("{}{} {}", out.empty() ? "" : ", ", f.name, f.value);
  if (b.at >= 0) out += (out.empty() ? "" : ", ") + b.rail[static_cast<std::size_t>(b.at)];
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

std::string place_line(const BoardPlace& p) {
  std::string out = p.name;
  for (const Figure& f : p.figures) out += fmt::format(", {} {}", f.name, f.value);
  for (const Figure& f : p.tokens) out += fmt::format(", {}", counted(f.value, f.name));
  std::string cards;
  if (p.shape == BoardPlace::Shape::Pile) {
    out += ": " + counted(p.size(), "cards");
    if (!p.cards.empty() && p.cards.size() <= 12) {
      for (const Stack& s : stacked(p.cards)) {
        cards +=
            (cards.empty() ? " (" : ", ") + (s.number > 1 ? fmt::format("{} ", s.number) : "") + s.card.name;
      }
      cards += ")";
    }
    return out + cards;
  }
  for (const Stack& s : stacked(p.cards)) {
    cards += (cards.empty() ? "" : "; ") + (s.number > 1 ? fmt::format("{} times ", s.number) : "") +
             headline(s.card);
  }
  if (p.unknown > 0)
    cards += fmt::format("{}{} you cannot see", cards.empty() ? "" : "; ", counted(p.unknown, "cards"));
  return out + ": " + (cards.empty() ? "nothing" : cards);
}

}  // namespace

std::vector<Stack> stacked(const std::vector<BoardCard>& cards) {
  std::vector<Stack> out;
  for (const BoardCard& c : cards) {
    const auto same = std::find_if(out.begin(), out.end(), [&](const Stack& s) {
      return s.card.name == c.name && s.card.marks == c.marks && s.card.figures == c.figures;
    });
    if (same == out.end())
      out.push_back({c});
    else
      ++same->number;
  }
  return out;
}

std::string seat_line(const BoardSeat& s) {
  std::string out;
  for (const Figure& f : s.counters) out += (out.empty() ? "" : ", ") + counted(f.value, f.name);
  for (const std::string& mark : s.marks) out += ", " + mark;
  return out;
}

std::string status_line(const Board& b, const std::vector<std::string>& seats) {
  std::string out = where_it_stands(b) + ".";
  for (std::size_t s = 0; s < b.seats.size(); ++s) out += " " + seats[s] + ": " + seat_line(b.seats[s]) + ".";
  return out;
}

std::vector<std::string> board_lines(const Board& b, int own, const std::vector<std::string>& seats) {
  std::vector<std::string> out = {b.game + ", " + b.edition + ". " + where_it_stands(b) + "."};
  const int n = static_cast<int>(b.seats.size());
  for (int i = 0; i < n; ++i) {
    const auto s = static_cast<std::size_t>((own + i) % n);
    out.push_back(seats[s] + ": " + seat_line(b.seats[s]));
    for (const BoardPlace& p : b.seats[s].places) out.push_back("  " + place_line(p));
  }
  for (const BoardPlace& p : b.shared) out.push_back(place_line(p));
  return out;
}

std::vector<std::string> coach_lines(const Board& b) {
  std::vector<std::string> out = {"This is " + b.game + "."};
  out.insert(out.end(), b.aim.begin(), b.aim.end());
  return out;
}

std::string one_line(const std::string& text) {
  std::string out = text;
  std::replace(out.begin(), out.end(), '\n', ' ');
  return out;
}

}  // namespace verbatim::tui

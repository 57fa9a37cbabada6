#include "tui/panels.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/letter_case.h"
#include "tui/board_words.h"
#include "tui/inspect.h"
#include "tui/words.h"

namespace verbatim::tui {
namespace {

const std::string& sign(const Figure& f) { return f.brief.empty() ? f.name : f.brief; }

void heading(Grid& g, int row, int from, int to, const std::string& text, Ink ink) {
  g.fill(row, from, to, '-', Ink::Faint);
  g.put(row, from + 2, " " + text + " ", ink, to);
}

// "2x Basic Trooper 1 disabled"
std::string stack_words(const Stack& s) {
  std::string out = s.number > 1 ? fmt::format("{}x ", s.number) : "";
  out += s.card.name;
  for (const Figure& f : s.card.figures)
    out += fmt::format(" {}{}", f.value, f.brief == "power" ? "" : f.brief);
  for (const std::string& mark : s.card.marks) out += " (" + mark + ")";
  return out;
}

// "Hunter Drone 2cr 1prod M1 A1 P1"
std::string hand_words(const Stack& s) {
  std::string out = s.number > 1 ? fmt::format("{}x ", s.number) : "";
  out += s.card.name;
  for (const Figure& f : s.card.figures) {
    out +=
        f.brief.size() == 1 ? fmt::format(" {}{}", f.brief, f.value) : fmt::format(" {}{}", f.value, sign(f));
  }
  return out;
}

struct SeatParts {
  std::vector<std::string> headers;  // the same in ever fewer letters
  std::vector<BoardPlace> lanes;     // side by side
  std::vector<std::string> lines;    // below each other
  int deepest = 0;                   // stacks in the fullest lane
};

// "Greedy *priority  20 hp  hand 7", or closer "Greedy *priority 20hp hand 7", or with no word of more than
// four letters: "Greedy *prio 20hp hand 7".
std::string seat_header(const BoardSeat& s, const std::string& name, bool own, bool close, bool brief) {
  const char* const gap = close ? " " : "  ";
  const auto word = [&](const std::string& w) { return brief ? w.substr(0, 4) : w; };
  std::string out = brief ? fit(name, 10) : name;
  for (const std::string& mark : s.marks) out += " *" + word(mark);
  for (const Figure& f : s.counters) out += fmt::format("{}{}{}{}", gap, f.value, close ? "" : " ", sign(f));
  for (const BoardPlace& p : s.places) {
    if (p.shape == BoardPlace::Shape::Row || (p.shape == BoardPlace::Shape::Hand && own)) continue;
    out += fmt::format("{}{} {}", gap, word(in_small_letters(p.name)), p.size());
  }
  return out;
}

SeatParts parts_of(const BoardSeat& s, const std::string& name, bool own) {
  SeatParts out;
  for (const auto& [close, brief] : {std::pair(false, false), {true, false}, {true, true}}) {
    out.headers.push_back(seat_header(s, name, own, close, brief));
  }
  for (const BoardPlace& p : s.places) {
    if (p.shape == BoardPlace::Shape::Row && !p.figures.empty()) {
      out.lanes.push_back(p);
      out.deepest = std::max(out.deepest, static_cast<int>(stacked(p.cards).size()));
    } else if (p.shape == BoardPlace::Shape::Row) {
      std::string line = p.name + ":";
      for (const Stack& st : stacked(p.cards)) line += " " + stack_words(st) + ";";
      if (p.unknown > 0) line += fmt::format(" {} hidden", p.unknown);
      out.lines.push_back(line.back() == ';' ? line.substr(0, line.size() - 1) : line);
    }
  }
  return out;
}

// "Production 4  2 boost", or with few letters "Prod 4 2 boos", or without what lies on it "Prod 4".
std::string lane_words(const BoardPlace& p, bool brief, bool tokens) {
  const auto word = [&](const std::string& w) { return brief ? w.substr(0, 4) : w; };
  std::string out = word(p.name);
  for (const Figure& f : p.figures) out += fmt::format(" {}", f.value);
  for (const Figure& f : p.tokens) {
    if (tokens) out += fmt::format("{}{} {}", brief ? " " : "  ", f.value, word(word_for(f.value, f.name)));
  }
  return out;
}

int cards_in(const std::vector<Stack>& stacks, std::size_t from) {
  int n = 0;
  for (std::size_t i = from; i < stacks.size(); ++i) n += stacks[i].number;
  return n;
}

// The line of a lane that has no other: how many cards lie there is said, whatever else must be short.
std::string lane_alone(const BoardPlace& p, int cards, int columns) {
  const std::string more = cards == 0 ? "" : fmt::format(" and {} more", cards);
  for (const auto& [brief, tokens] : {std::pair(false, true), {true, true}, {true, false}}) {
    const std::string words = lane_words(p, brief, tokens) + more;
    if (width(words) <= columns) return words;
  }
  return fit(lane_words(p, true, false), columns - width(more)) + more;
}

// Cards of a lane below each other; what does not fit is counted.
void draw_lane(Grid& g, const BoardPlace& p, int row, int rows, int from, int to) {
  const auto stacks = stacked(p.cards);
  const int all = static_cast<int>(stacks.size());
  if (rows == 1 && all > 0) {
    g.put(row, from, lane_alone(p, cards_in(stacks, 0), to - from), Ink::Strong, to);
    return;
  }
  g.put(row, from, lane_words(p, false, true), Ink::Strong, to);
  for (int i = 0; i < rows - 1 && i < static_cast<int>(stacks.size()); ++i) {
    const bool more = i == rows - 2 && static_cast<int>(stacks.size()) > rows - 1;
    const auto at = static_cast<std::size_t>(i);
    g.put(row + 1 + i, from + 1,
          more ? fmt::format("and {} more", cards_in(stacks, at)) : stack_words(stacks[at]),
          more ? Ink::Faint : Ink::Plain, to);
  }
}

}  // namespace

std::vector<int> share(const std::vector<Panel>& panels, int rows) {
  std::vector<int> given(panels.size(), 0);
  for (std::size_t i = 0; i < panels.size(); ++i) {
    given[i] = std::min(panels[i].least, rows);
    rows -= given[i];
  }
  for (const bool yielding : {false, true}) {
    for (bool any = true; any && rows > 0;) {
      any = false;
      for (std::size_t i = 0; i < panels.size() && rows > 0; ++i) {
        if (panels[i].yields != yielding || given[i] >= panels[i].wish) continue;
        ++given[i];
        --rows;
        any = true;
      }
    }
  }
  for (std::size_t i = 0; i < panels.size(); ++i) {
    if (panels[i].grows) given[i] += std::exchange(rows, 0);
  }
  return given;
}

Panel panel_of_seat(const BoardSeat& s, const std::string& name, bool own, bool spacious) {
  const SeatParts parts = parts_of(s, name, own);
  const int lanes = parts.lanes.empty() ? 0 : 1;
  const int lines = static_cast<int>(parts.lines.size());
  Panel p;
  p.yields = std::find(s.marks.begin(), s.marks.end(), "out") != s.marks.end();
  p.least = 1 + lanes + (own ? 1 : 0);
  p.wish = 1 + lanes + parts.deepest + lines + (spacious ? 2 : 0);
  p.least = p.yields ? 1 : std::min(p.least, p.wish);
  p.draw = [parts, own, lines](Grid& g, int row, int rows, int from, int to) {
    if (rows <= 0) return;
    const int n = static_cast<int>(parts.lanes.size());
    const int below = std::min(lines, std::max(0, rows - 2 - parts.deepest));
    // That there are more lines is said only where it hides no number of the heading, which has two dashes
    // and a blank before it, and a blank behind.
    std::string more = below < lines ? fmt::format(" and {} more ", lines - below) : "";
    const auto within = [&](int columns) {
      return std::find_if(parts.headers.begin(), parts.headers.end(),
                          [&](const std::string& h) { return width(h) <= columns - 4; });
    };
    auto fits = within(to - from - width(more));
    if (fits == parts.headers.end()) {
      more.clear();
      fits = within(to - from);
    }
    heading(g, row, from, to, fits == parts.headers.end() ? parts.headers.back() : *fits,
            own ? Ink::Own : Ink::Other);
    if (!more.empty()) g.put(row, to - width(more), more, Ink::Faint, to);
    for (int i = 0; i < n && rows > 1; ++i) {
      const int a = from + 1 + (to - from - 1) * i / n, b = from + (to - from - 1) * (i + 1) / n;
      draw_lane(g, parts.lanes[static_cast<std::size_t>(i)], row + 1, rows - 1 - below, a, b);
    }
    for (int i = 0; i < below; ++i) {
      g.put(row + rows - below + i, from + 1, parts.lines[static_cast<std::size_t>(i)], Ink::Plain, to);
    }
  };
  return p;
}

Panel panel_of_hand(const BoardPlace* hand, int columns) {
  Panel p;
  if (hand == nullptr) {
    p.least = p.wish = 0;
    p.draw = [](Grid&, int, int, int, int) {};
    return p;
  }
  // No card is broken over two lines.
  std::vector<std::string> lines = {fmt::format("{} ({}):", hand->name, hand->size())};
  bool first = true;
  for (const Stack& s : stacked(hand->cards)) {
    const std::string words = hand_words(s);
    if (!first && width(lines.back()) + 3 + width(words) > columns - 2)
      lines.push_back("  " + words);
    else
      lines.back() += (first ? " " : " | ") + words;
    first = false;
  }
  p.wish = static_cast<int>(lines.size());
  p.draw = [lines](Grid& g, int row, int rows, int from, int to) {
    for (int i = 0; i < rows && i < static_cast<int>(lines.size()); ++i) {
      const bool cut = i == rows - 1 && rows < static_cast<int>(lines.size());
      g.put(row + i, from + 1, lines[static_cast<std::size_t>(i)] + (cut ? " ..." : ""), Ink::Own, to);
    }
  };
  return p;
}

// Every card is named before a text takes its room, and no text is cut: what is left out is said.
Panel panel_of_texts(const BoardPlace* hand, const std::vector<std::string>& texts, int columns) {
  struct Block {
    std::vector<std::string> head, text;
    int cards = 1;
  };
  std::vector<Block> blocks;
  const auto stacks = hand == nullptr ? std::vector<Stack>() : stacked(hand->cards);
  Panel p;
  p.wish = 1;
  for (const Stack& s : stacks) {
    Block block{wrap(hand_words(s), columns, 2), {}, s.number};
    for (std::size_t i = 0; i < hand->cards.size() && i < texts.size(); ++i) {
      if (hand->cards[i].object == s.card.object && !texts[i].empty())
        block.text = wrap(texts[i], columns - 2);
    }
    p.wish += static_cast<int>(block.head.size() + block.text.size());
    blocks.push_back(std::move(block));
  }
  const int size = hand == nullptr ? 0 : hand->size();
  p.draw = [blocks, size, wish = p.wish](Grid& g, int row, int rows, int from, int to) {
    if (rows <= 0) return;
    heading(g, row, from, to, fmt::format("Hand {}", size), Ink::Own);
    const int last = row + rows - 1;  // what is left out is said there
    int spare = rows < wish ? rows - 2 : rows - 1, unnamed = 0;
    std::size_t named = 0;
    for (const Block& b : blocks) {
      const auto lines = static_cast<int>(b.head.size());
      if (unnamed == 0 && lines <= spare) {
        spare -= lines;
        ++named;
      } else {
        unnamed += b.cards;
      }
    }
    for (std::size_t i = 0; i < named; ++i) {
      const Block& b = blocks[i];
      for (const std::string& line : b.head) g.put(++row, from, line, Ink::Own, to);
      if (unnamed > 0 || static_cast<int>(b.text.size()) > spare) continue;
      for (const std::string& line : b.text) g.put(++row, from + 2, line, Ink::Plain, to);
      spare -= static_cast<int>(b.text.size());
    }
    if (rows >= wish || rows < 2) return;
    g.put(last, from, unnamed > 0 ? fmt::format("and {} more, c shows them", unnamed) : "c shows all texts",
          Ink::Faint, to);
  };
  return p;
}

namespace {

struct Piece {
  std::string text;
  Ink ink;
};
using PromptLine = std::vector<Piece>;

// An option, or several that share a line, as many lines as it takes.
using PromptPart = std::vector<PromptLine>;

PromptPart numbered(int number, const std::string& words, int columns) {
  const std::string digits = fmt::format("{:>3} ", number);
  PromptPart out;
  for (const std::string& part : wrap(words, columns - 4))
    out.push_back({{out.empty() ? digits : "    ", Ink::Number}, {part, Ink::Plain}});
  return out;
}

// Each has one line; lines that are left over are given to the first that need them. The last line of what
// needs more than it gets holds all the rest, and is cut where it is drawn.
std::vector<PromptLine> laid_out(const std::vector<PromptPart>& parts, int room) {
  std::vector<PromptLine> out;
  int spare = std::max(0, room - static_cast<int>(parts.size()));
  for (const PromptPart& p : parts) {
    const auto given = std::min(p.size(), static_cast<std::size_t>(spare) + 1);
    spare -= static_cast<int>(given) - 1;
    out.insert(out.end(), p.begin(), p.begin() + static_cast<std::ptrdiff_t>(given));
    for (std::size_t i = given; i < p.size(); ++i) out.back().back().text += " " + p[i].back().text;
  }
  return out;
}

}  // namespace

Panel panel_of_prompt(const Prompt& prompt, int top, int columns) {
  // One line for each row; where a row is wider than the screen its options stand below each other.
  std::vector<PromptPart> parts;
  int number = 0, title = 0;
  for (const Row& row : prompt.rows) {
    if (row.entries.size() > 1) title = std::max(title, width(row.words));
  }
  const auto alone = [&](const Entry& e) { parts.push_back(numbered(++number, e.words, columns)); };
  for (const Row& row : prompt.rows) {
    if (row.entries.size() == 1) {
      alone(row.entries[0]);
      continue;
    }
    PromptLine one = {{"    " + row.words, Ink::Plain}};
    if (!row.words.empty()) {
      one.push_back(
          {std::string(static_cast<std::size_t>(std::max(0, title - width(row.words))), ' '), Ink::Plain});
    }
    int wide = 4 + title;
    int next = number;
    for (const Entry& e : row.entries) {
      one.push_back({fmt::format("{:>4} ", ++next), Ink::Number});
      one.push_back({e.brief, Ink::Plain});
      wide += 5 + width(e.brief);
    }
    if (wide > columns) {
      for (const Entry& e : row.entries) alone(e);
      continue;
    }
    number = next;
    parts.push_back({std::move(one)});
  }
  Panel p;
  const int n = static_cast<int>(parts.size());
  // The clause stays, whatever the question.
  const std::string clause = prompt.clause.empty() ? "" : " [" + prompt.clause + "]";
  const std::string question = fit(prompt.question, columns - 6 - width(clause)) + clause;
  p.least = 1 + std::min(n, 4);
  p.wish = 1;
  for (const PromptPart& part : parts) p.wish += static_cast<int>(part.size());
  p.draw = [parts, question, top, n](Grid& g, int row, int rows, int from, int to) {
    if (rows <= 0) return;
    heading(g, row, from, to, question, Ink::Strong);
    const int room = rows - 1;
    const std::vector<PromptLine> lines = laid_out(parts, room);
    const int first = std::clamp(top, 0, std::max(0, n - room));
    for (int i = 0; i < room && first + i < static_cast<int>(lines.size()); ++i) {
      int column = from;
      for (const Piece& piece : lines[static_cast<std::size_t>(first + i)]) {
        column = g.put(row + 1 + i, column, piece.text, piece.ink, to);
      }
    }
    if (n > room) {
      const std::string where =
          fmt::format(" {} to {} of {}, PgDn PgUp ", first + 1, std::min(n, first + room), n);
      g.put(row, to - width(where) - 2, where, Ink::Alert, to);
    }
  };
  return p;
}

Panel panel_of_log(const std::vector<std::string>& log, int columns) {
  Panel p;
  p.least = p.wish = 3;
  p.grows = true;
  p.draw = [log, columns](Grid& g, int row, int rows, int from, int to) {
    if (rows <= 0) return;
    heading(g, row, from, to, "Log", Ink::Faint);
    std::vector<std::string> lines;
    for (auto at = log.rbegin(); at != log.rend() && static_cast<int>(lines.size()) < rows - 1; ++at) {
      const auto parts = wrap(*at, columns - 2, 2);
      lines.insert(lines.begin(), parts.begin(), parts.end());
    }
    const int skip = std::max(0, static_cast<int>(lines.size()) - (rows - 1));
    for (int i = 0; i < rows - 1 && skip + i < static_cast<int>(lines.size()); ++i) {
      g.put(row + 1 + i, from + 1, lines[static_cast<std::size_t>(skip + i)], Ink::Plain, to);
    }
  };
  return p;
}

}  // namespace verbatim::tui

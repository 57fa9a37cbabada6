#include "tui/terminal.h"

#define NCURSES_NOMACROS 1
#include <langinfo.h>
#include <ncurses.h>
#include <unistd.h>

#include <array>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace verbatim::tui {
namespace {

constexpr std::array kLeaving = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
volatile std::sig_atomic_t signalled_by = 0;
void remember(int signal) { signalled_by = signal; }

constexpr int kMoment = 50;  // milliseconds between two looks at bots and signals

bool colours_wanted() {
  const char* no = std::getenv("NO_COLOR");
  return (no == nullptr || *no == '\0') && has_colors();
}

// Pairs of colours by ink; the background stays the terminal's own.
void make_pairs() {
  start_color();
  use_default_colors();
  const auto pair = [](Ink ink, int colour) {
    init_pair(static_cast<short>(static_cast<int>(ink) + 1), static_cast<short>(colour), -1);
  };
  pair(Ink::Number, COLOR_YELLOW);
  pair(Ink::Own, COLOR_CYAN);
  pair(Ink::Other, COLOR_MAGENTA);
  pair(Ink::Alert, COLOR_YELLOW);
}

// Everything can be told apart without colours too.
int attributes(Ink ink, bool colours) {
  const int colour = colours ? COLOR_PAIR(static_cast<int>(ink) + 1) : 0;
  switch (ink) {
    case Ink::Plain:
      return A_NORMAL;
    case Ink::Faint:
      return A_DIM;
    case Ink::Strong:
      return A_BOLD;
    case Ink::Bar:
      return A_REVERSE;
    case Ink::Number:
    case Ink::Own:
    case Ink::Other:
    case Ink::Alert:
      return colour | A_BOLD;
  }
  return A_NORMAL;
}

}  // namespace

struct Terminal::Saved {
  SCREEN* screen = nullptr;
  bool colours = false;
  bool utf8 = false;
  std::array<struct sigaction, kLeaving.size()> before{};
};

namespace {

std::string cannot_show() {
  const char* kind = std::getenv("TERM");
  return "the terminal \"" + std::string(kind == nullptr ? "" : kind) +
         "\" cannot show a whole screen; try: verbatim play --plain";
}

// Some kinds of terminal are known but can only write line after line.
bool can_move_the_cursor() {
  char name[] = "cup";
  const char* const move = tigetstr(name);
  return move != nullptr && move != reinterpret_cast<const char*>(-1);
}

}  // namespace

Result<std::unique_ptr<Terminal>, std::string> Terminal::open() {
  std::setlocale(LC_ALL, "");
  std::unique_ptr<Terminal> t(new Terminal);
  t->saved_->utf8 = std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  t->saved_->screen = newterm(nullptr, stdout, stdin);
  if (t->saved_->screen == nullptr) return failed(cannot_show());
  set_term(t->saved_->screen);
  if (!can_move_the_cursor()) {
    endwin();
    delscreen(std::exchange(t->saved_->screen, nullptr));
    return failed(cannot_show());
  }
  signalled_by = 0;
  for (std::size_t i = 0; i < kLeaving.size(); ++i) {
    struct sigaction action{};
    action.sa_handler = remember;  // no SA_RESTART: reading a key must come back
    sigaction(kLeaving[i], &action, &t->saved_->before[i]);
  }
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  wtimeout(stdscr, kMoment);
  curs_set(0);
  t->saved_->colours = colours_wanted();
  if (t->saved_->colours) make_pairs();
  return t;
}

Terminal::Terminal() : saved_(std::make_unique<Saved>()) {}

Terminal::~Terminal() {
  if (saved_->screen == nullptr) return;
  curs_set(1);
  endwin();
  delscreen(saved_->screen);
  for (std::size_t i = 0; i < kLeaving.size(); ++i) sigaction(kLeaving[i], &saved_->before[i], nullptr);
}

int Terminal::rows() const { return getmaxy(stdscr); }
int Terminal::columns() const { return getmaxx(stdscr); }

void Terminal::show(const Grid& g) {
  werase(stdscr);
  for (int r = 0; r < g.rows() && r < rows(); ++r) {
    for (int c = 0; c < g.columns() && c < columns(); ++c) {
      const Cell& cell = g.at(r, c);
      if (cell.letter.empty()) continue;
      wattrset(stdscr, attributes(cell.ink, saved_->colours));
      const bool plain = cell.letter.size() == 1;
      // The last cell would scroll on some terminals; ncurses writes it and says it failed.
      (void)mvwaddnstr(stdscr, r, c, plain || saved_->utf8 ? cell.letter.c_str() : "?", -1);
    }
  }
  wattrset(stdscr, A_NORMAL);
  wrefresh(stdscr);
}

int Terminal::key() {
  const int k = wgetch(stdscr);
  switch (k) {
    case ERR:
      // A terminal that is gone answers at once: do not ask it in circles.
      if (signalled_by == 0 && isatty(STDIN_FILENO) == 0) signalled_by = SIGHUP;
      return kNoKey;
    case '\r':
    case '\n':
    case KEY_ENTER:
      return kEnter;
    case KEY_BACKSPACE:
    case 127:
    case 8:
      return kBack;
    case KEY_UP:
      return kUp;
    case KEY_DOWN:
      return kDown;
    case KEY_PPAGE:
      return kPageUp;
    case KEY_NPAGE:
      return kPageDown;
    case KEY_HOME:
      return kHome;
    case KEY_END:
      return kEnd;
    case 27:
      return kEscape;
    case KEY_RESIZE:
      return kResized;
    default:
      return k >= ' ' && k < 127 ? k : kNoKey;
  }
}

int Terminal::signalled() { return signalled_by; }

}  // namespace verbatim::tui

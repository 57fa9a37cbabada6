#include "tui/full_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "tui/board_words.h"
#include "tui/key_help.h"
#include "tui/plain.h"
#include "tui/scene.h"
#include "tui/terminal.h"
#include "tui/words.h"

namespace verbatim::tui {
namespace {

class FullScreen {
 public:
  FullScreen(Sitting& sitting, Terminal& terminal, const Coaching& coaching)
      : s_(sitting), t_(terminal), coaching_(coaching), seat_(s_.people() == 1 ? s_.first_person() : -1) {}

  Departure run() {
    if (!coaching_.note.empty())
      note();
    else if (coaching_.speaks)
      coach();
    while (!leaving_ && Terminal::signalled() == 0) {
      step();
      if (changed_) t_.show(scene_grid());
      const int key = t_.key();
      changed_ = key != kNoKey;
      if (key == kNoKey || key == kResized) continue;
      too_small() ? press_unseen(key) : press(key);
    }
    if (!s_.save_problem().empty()) s_.keep();
    // Whoever leaves does not wait until a bot has made up its mind: the process ends under it.
    const bool thinking =
        thought_.valid() && thought_.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
    if (thinking) new std::future<int>(std::move(thought_));
    return {Terminal::signalled(), thinking};
  }

 private:
  enum class On : unsigned char { Table, Page, Things, Thing, Note, Coach, Pass, Quit };

  // ---- the game
  // Bots think beside us; whoever is asked next is noticed here.
  void step() {
    if (s_.over() || on_ == On::Pass) return;
    if (s_.person(s_.asked())) {
      if (s_.asked() != seat_ && on_ == On::Table) pass_keyboard();
      return;
    }
    if (!thought_.valid()) {
      thought_ = s_.think();
      changed_ = true;
    } else if (thought_.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
      s_.choose(thought_.get());
      notice_.clear();
      prompt_top_ = 0;
      changed_ = true;
    }
  }

  bool my_turn() const { return !s_.over() && seat_ >= 0 && s_.asked() == seat_; }

  // Nobody sees the hand of another: the screen is empty until the next player is there.
  void pass_keyboard() {
    on_ = On::Pass;
    typed_.clear();
    page_ = Page{"Pass the keyboard to " + s_.name(s_.asked()) + ".",
                 {"", "It is the turn of " + s_.name(s_.asked()) + ".",
                  "Press Enter when nobody else can see the screen."},
                 0,
                 "Enter go on  h help  q quit"};
    changed_ = true;
  }

  void take(int number) {
    typed_.clear();
    const Prompt p = s_.prompt();
    if (number < 1 || number > p.size()) {
      notice_ = fmt::format("There is no option {}; choose 1 to {}.", number, p.size());
      return;
    }
    const auto taken = s_.choose(p.entry(number).option);
    if (!taken && s_.save_problem().empty()) notice_ = taken.error().reason;
    prompt_top_ = 0;
  }

  // ---- keys
  void press(int key) {
    notice_.clear();
    switch (on_) {
      case On::Table:
        return on_table(key);
      case On::Page:
      case On::Thing:
        return on_page(key);
      case On::Things:
        return on_things(key);
      case On::Note:
        if (key != kEnter && key != kEscape) return;
        close_page();
        if (coaching_.speaks) coach();
        return;
      case On::Coach:
        if (key == 'd' && coaching_.dismissed) coaching_.dismissed();
        if (key == 'd' || key == kEnter || key == kEscape) close_page();
        return;
      case On::Pass:
        if (key == kEnter) {
          seat_ = s_.asked();
          close_page();
        }
        if (key == 'h') help();
        if (key == 'q') ask_to_leave();
        return;
      case On::Quit:
        on_ = stay_;
        leaving_ = key == 'y' || key == 'Y';
        return;
    }
  }

  void ask_to_leave() {
    leaving_ = s_.over();
    if (leaving_) return;
    stay_ = on_;
    on_ = On::Quit;
  }

  // Nobody chooses what they cannot see: where nothing is shown, all that can be done is to leave.
  bool too_small() const { return t_.rows() < kLeastRows || t_.columns() < kLeastColumns; }
  void press_unseen(int key) {
    if (on_ == On::Quit)
      press(key);
    else if (key == 'q')
      ask_to_leave();
  }

  void on_table(int key) {
    if (key >= '0' && key <= '9') return digit(key, my_turn() ? s_.prompt().size() : 0);
    if (key == kBack && !typed_.empty()) return typed_.pop_back();
    if (key == kEscape) return typed_.clear();
    if (key == kEnter) {
      if (s_.over()) leaving_ = true;
      if (!typed_.empty()) take(number_typed());
      return;
    }
    typed_.clear();
    switch (key) {
      case '?':
        return why();
      case 'i':
        return inspect();
      case 'c':
        return cards();
      case 'u':
        return undo();
      case 'l':
        return open_log();
      case 'h':
        return help();
      case 's':
        return save();
      case 'w':
        return go_on_unsaved();
      case 'q':
        return ask_to_leave();
      case kUp:
      case kPageUp:
        prompt_top_ = std::max(0, prompt_top_ - (key == kUp ? 1 : 4));
        return;
      case kDown:
      case kPageDown:
        prompt_top_ = std::min(prompt_top_ + (key == kDown ? 1 : 4),
                               std::max(0, s_.over() ? 0 : s_.prompt().size() - 1));
        return;
      default:
        notice_ = "h lists the keys.";
    }
  }

  // A number that cannot become a longer one is taken at once.
  void digit(int key, int most) {
    if (most == 0) {
      notice_ = s_.over() ? "The game is over." : "It is not your turn.";
      return;
    }
    typed_ += static_cast<char>(key);
    if (typed_.size() > 5) typed_.clear();
    const int n = number_typed();
    if (n > 0 && n * 10 > most) take(n);
  }
  int number_typed() const {
    int n = 0;
    for (const char c : typed_) n = n * 10 + (c - '0');
    return n;
  }

  void on_page(int key) {
    if (key == kEnter || key == kEscape || key == 'q' || key == kBack) {
      if (on_ == On::Thing) return inspect();
      return close_page();
    }
    scroll(key);
  }

  void on_things(int key) {
    if (key >= '0' && key <= '9') {
      typed_ += static_cast<char>(key);
      if (typed_.size() > 5) typed_.clear();
      return;
    }
    if (key == kBack && !typed_.empty()) return typed_.pop_back();
    if (key != kEnter) {
      if (key == kEscape || key == 'q') {
        typed_.clear();
        return close_page();
      }
      return scroll(key);
    }
    if (typed_.empty()) return close_page();
    const auto things = s_.things(seat_);
    const auto n = static_cast<std::size_t>(number_typed());
    typed_.clear();
    if (n < 1 || n > things.size()) {
      notice_ = fmt::format("There is nothing with the number {}.", n);
      return;
    }
    const Thing& thing = things[n - 1];
    open_page(On::Thing, thing.name + " (" + thing.where + ")", thing.lines, kPageKeys);
  }

  void scroll(int key) {
    const PageFit fits = page_fit(*page_, t_.rows(), t_.columns());
    const int last = std::max(0, fits.all - fits.shown);
    const int by = key == kUp || key == kDown ? 1 : fits.shown;
    if (key == kUp || key == kPageUp) page_->top -= by;
    if (key == kDown || key == kPageDown || key == ' ') page_->top += by;
    if (key == kHome) page_->top = 0;
    if (key == kEnd) page_->top = last;
    page_->top = std::clamp(page_->top, 0, last);
  }

  // ---- pages
  void open_page(On on, std::string title, std::vector<std::string> lines, const char* keys) {
    on_ = on;
    page_ = Page{std::move(title), std::move(lines), 0, keys};
  }
  void close_page() {
    on_ = On::Table;
    page_.reset();
  }

  void note() { open_page(On::Note, "Before the game goes on", {coaching_.note}, "Enter go on"); }

  void coach() {
    std::vector<std::string> lines = coach_lines(s_.board(s_.first_person()));
    lines.insert(lines.end(), std::begin(kFirstSteps), std::end(kFirstSteps));
    open_page(On::Coach, "Your first game", std::move(lines), kCoachKeys);
  }

  void help() {
    std::vector<std::string> lines(std::begin(kKeyHelp), std::end(kKeyHelp));
    lines.emplace_back();
    const Board b = s_.board(viewer());
    lines.insert(lines.end(), b.aim.begin(), b.aim.end());
    open_page(On::Page, "Help", std::move(lines), kPageKeys);
  }

  void why() {
    if (!my_turn()) {
      notice_ = s_.over() ? "The game is over." : "Ask when it is your turn.";
      return;
    }
    std::vector<std::string> lines = refusal_lines(s_.refused(), s_.board(seat_), s_.clauses());
    if (lines.empty()) lines = {"Nothing is refused: all that could be done is among the options."};
    open_page(On::Page, "Not possible now", std::move(lines), kPageKeys);
  }

  void inspect() {
    if (seat_ < 0) return;
    std::vector<std::string> lines;
    int n = 0;
    for (const Thing& t : s_.things(seat_))
      lines.push_back(fmt::format("{:>3}  {}  ({})", ++n, t.lines[0], t.where));
    open_page(On::Things, "Inspect what?", std::move(lines), kListKeys);
  }

  void cards() {
    const Board b = s_.board(viewer());
    std::vector<std::string> lines;
    for (const BoardPlace& p : b.seats[static_cast<std::size_t>(viewer())].places) {
      if (p.shape != BoardPlace::Shape::Hand) continue;
      for (const Stack& stack : stacked(p.cards)) {
        lines.push_back((stack.number > 1 ? fmt::format("{}x ", stack.number) : "") + headline(stack.card));
        const std::string text = card_text(s_.box(), stack.card.name);
        for (std::size_t at = 0; at < text.size();) {  // a line is an ability
          const std::size_t end = std::min(text.find('\n', at), text.size());
          lines.push_back("  " + text.substr(at, end - at));
          at = end + 1;
        }
      }
    }
    if (lines.empty()) lines = {"You have no cards in your hand."};
    open_page(On::Page, "Your cards", std::move(lines), kPageKeys);
  }

  void undo() {
    if (!my_turn()) {
      notice_ = s_.over() ? "The game is over." : "It is not your turn.";
      return;
    }
    const std::string problem = s_.undo(seat_);
    notice_ = problem.empty() ? "Taken back." : problem;
    prompt_top_ = 0;
  }

  void open_log() {
    open_page(On::Page, "Log", s_.log(viewer()), kPageKeys);
    scroll(kEnd);
  }

  void save() {
    s_.keep();
    const std::string problem = s_.file().empty() ? "there is no file" : s_.save_problem();
    notice_ = problem.empty() ? "Saved in " + s_.file() : "It could not be written: " + problem;
  }

  void go_on_unsaved() {
    if (s_.save_problem().empty()) {
      notice_ = "The game is saved.";
      return;
    }
    s_.go_on_unsaved();
    notice_ = "The game goes on without a record as long as it cannot be written.";
  }

  // ---- what is shown
  int viewer() const { return seat_ >= 0 ? seat_ : s_.first_person(); }

  Grid scene_grid() const {
    Scene scene;
    scene.seat = viewer();
    scene.names = s_.names();
    scene.keys = kKeys;
    scene.page = page_;
    scene.typed = typed_;
    scene.notice = notice_;
    const std::string problem = s_.save_problem();
    if (on_ == On::Quit)
      scene.notice = fmt::format("Leave? The game is {}. y: leave, any other key: stay",
                                 problem.empty() ? "kept" : "NOT SAVED");
    else if (notice_.empty() && !problem.empty())
      scene.notice = "NOT SAVED. s: try again, w: go on without a record. " + problem;
    scene.prompt_top = prompt_top_;
    scene.board = s_.board(viewer());
    if (on_ == On::Pass || (on_ == On::Quit && stay_ == On::Pass))
      return draw(scene, t_.rows(), t_.columns());
    scene.log = s_.log(viewer());
    for (const BoardPlace& p : scene.board.seats[static_cast<std::size_t>(viewer())].places) {
      if (p.shape != BoardPlace::Shape::Hand) continue;
      for (const BoardCard& c : p.cards) scene.card_texts.push_back(card_text(s_.box(), c.name));
    }
    if (s_.over()) {
      scene.prompt.question = s_.ending();
      scene.keys = "Enter or q leave  l log  i inspect  h help";
    } else if (my_turn()) {
      scene.prompt = s_.prompt();
    } else {
      scene.prompt.question = s_.name(s_.asked()) + " is thinking ...";
    }
    return draw(scene, t_.rows(), t_.columns());
  }

  Sitting& s_;
  Terminal& t_;
  const Coaching& coaching_;
  int seat_;                              // whose view is shown; -1: nobody's yet
  On on_ = On::Table, stay_ = On::Table;  // what is shown, and what again for those who stay
  std::optional<Page> page_;
  std::string typed_, notice_;
  int prompt_top_ = 0;
  bool changed_ = true, leaving_ = false;
  std::future<int> thought_;
};

}  // namespace

Result<Departure, std::string> play_full_screen(Sitting& sitting, const Coaching& coaching) {
  auto terminal = Terminal::open();
  if (!terminal) return failed(terminal.error());
  return FullScreen(sitting, **terminal, coaching).run();
}

}  // namespace verbatim::tui

#include "tui/plain.h"

#include <fmt/format.h>

#include <charconv>
#include <istream>
#include <ostream>

#include "base/letter_case.h"
#include "base/shell_word.h"
#include "tui/board_words.h"
#include "tui/words.h"

namespace verbatim::tui {
namespace {

constexpr const char* kHelp[] = {
    "A number takes the option with that number; so do its words, or enough of them to be the only one.",
    "why         what you may not do now, and the rule that forbids it; why WORDS: only what has these words",
    "inspect     what can be looked at; inspect WORDS: a card's text, or what a number is made of",
    "options     the question and the options again",
    "hand        your cards with their text",
    "board       the whole table",
    "log         everything that happened; log 20: the last 20 lines",
    "undo        take back your last choice, if nobody acted and nothing was revealed since",
    "save FILE   write the game to another file, one that is not there yet; it is kept as you play in any "
    "case",
    "unsaved     if the game cannot be written: go on all the same; otherwise choices wait until it can",
    "quit        leave; the game can be continued",
};

class Plain {
 public:
  Plain(Sitting& sitting, std::istream& in, std::ostream& out) : s_(sitting), in_(in), out_(out) {
    shown_.resize(s_.names().size(), 0);
  }

  Left run(bool coach) {
    if (coach) {
      for (const std::string& line : coach_lines(s_.board(s_.first_person()))) say(line);
      say("Answer with a number. The commands are listed by: help");
    }
    int last = s_.people() == 1 ? s_.first_person() : -1;
    while (true) {
      while (!s_.over() && !s_.person(s_.asked())) s_.choose(s_.think().get());
      if (s_.over()) break;
      const int seat = s_.asked();
      if (seat != last) {
        say("Pass the keyboard to " + s_.name(seat) + ", then press Enter.");
        if (const auto left = pass()) return leave(*left);
        last = seat;
      }
      news(seat);
      if (const auto left = ask(seat)) return leave(*left);
    }
    news(last >= 0 ? last : s_.first_person());
    say(s_.ending());
    return leave(Left::Over);
  }

 private:
  void say(const std::string& line) { out_ << line << '\n'; }

  Left leave(Left how) {
    if (!s_.save_problem().empty()) s_.keep();
    say(farewell(s_));
    out_.flush();
    return how;
  }

  void news(int seat) {
    const auto& log = s_.log(seat);
    auto& shown = shown_[static_cast<std::size_t>(seat)];
    for (std::size_t i = std::min(shown, log.size()); i < log.size(); ++i) say("- " + log[i]);
    shown = log.size();
  }

  void question(int seat) {
    const Prompt p = s_.prompt();
    if (!s_.save_problem().empty()) say("NOT SAVED: " + s_.save_problem());
    say(status_line(s_.board(seat), s_.names()));
    say(fmt::format("{}{}", p.question, p.clause.empty() ? "" : " [" + p.clause + "]"));
    for (int n = 1; n <= p.size(); ++n) say(fmt::format("{}. {}", n, p.entry(n).words));
    say(fmt::format("{}: 1 to {}, or a command (help)", s_.name(seat), p.size()));
    out_.flush();
  }

  // Only an empty line shows the next hand; a value when somebody leaves.
  std::optional<Left> pass() {
    out_.flush();
    for (std::string line; std::getline(in_, line);) {
      const std::string word = in_small_letters(trimmed(line));
      if (word.empty()) return {};
      if (word == "quit" || word == "q") return Left::Quit;
      say("Press Enter alone when the next player is there, or say: quit");
      out_.flush();
    }
    return Left::Interrupted;
  }

  // Until a choice is made; a value when the player leaves.
  std::optional<Left> ask(int seat) {
    question(seat);
    std::string line;
    while (std::getline(in_, line)) {
      line = trimmed(line);
      if (in_small_letters(line) == "quit" || in_small_letters(line) == "q") return Left::Quit;
      if (answer(seat, line)) return {};
      out_.flush();
    }
    return Left::Interrupted;
  }

  // True when the table has changed and the question must be asked anew.
  bool answer(int seat, const std::string& line) {
    if (line.empty()) return false;
    const Prompt p = s_.prompt();
    int number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error != std::errc::invalid_argument && end == line.data() + line.size()) {
      if (error == std::errc() && number >= 1 && number <= p.size()) return take(p.entry(number));
      say(fmt::format("There is no option {}. Choose 1 to {}, or say: why", line, p.size()));
      return false;
    }
    const auto blank = line.find(' ');
    const std::string word = in_small_letters(line.substr(0, blank));
    const std::string rest = blank == std::string::npos ? "" : trimmed(line.substr(blank));
    if (command(seat, word, rest)) return word == "undo";
    const Meant meant = meant_by(p, line);
    if (meant.number > 0) return take(p.entry(meant.number));
    say(meant.problem + " Say: options, why or help");
    return false;
  }

  bool take(const Entry& e) {
    if (const auto taken = s_.choose(e.option); !taken) {
      say(taken.error().reason);
      if (!s_.save_problem().empty()) say("Choose again when it can be written, or say: unsaved");
      return false;
    }
    return true;
  }

  bool command(int seat, const std::string& word, const std::string& rest) {
    if (word == "help" || word == "?") {
      for (const char* line : kHelp) say(line);
    } else if (word == "options") {
      question(seat);
    } else if (word == "why") {
      why(rest);
    } else if (word == "inspect") {
      inspect(seat, rest);
    } else if (word == "board") {
      for (const std::string& line : board_lines(s_.board(seat), seat, s_.names())) say(line);
    } else if (word == "hand") {
      hand(seat);
    } else if (word == "log") {
      log(seat, rest);
    } else if (word == "save") {
      save(rest);
    } else if (word == "unsaved") {
      s_.go_on_unsaved();
      say("The game goes on without a record as long as it cannot be written.");
    } else if (word == "undo") {
      undo(seat);
    } else {
      return false;
    }
    return true;
  }

  void why(const std::string& words) {
    auto refused = s_.refused();
    std::erase_if(refused, [&](const Refused& r) {
      return in_small_letters(r.words).find(in_small_letters(words)) == std::string::npos;
    });
    for (const std::string& line : refusal_lines(refused, s_.board(s_.asked()), s_.clauses())) say(line);
    if (!refused.empty()) return;
    say(words.empty() ? "Nothing is refused: all that could be done is among the options."
                      : "Nothing with \"" + words +
                            "\" is refused; it is an option, or has nothing to do with this choice.");
  }

  void inspect(int seat, const std::string& words) {
    const auto things = s_.things(seat);
    if (words.empty()) {
      for (const Thing& t : things) say(t.name + " (" + t.where + ")");
      say("Say: inspect, and the name or its beginning");
      return;
    }
    int told = 0;
    for (const Thing& t : things) {
      const std::string name = in_small_letters(t.name + " (" + t.where + ")");
      if (!name.starts_with(in_small_letters(words)) &&
          in_small_letters(t.where + " " + t.name) != in_small_letters(words))
        continue;
      ++told;
      say(t.where + ":");
      for (const std::string& line : t.lines) say(line);
    }
    if (told == 0) say("There is nothing like that to look at. Say: inspect");
  }

  void hand(int seat) {
    const Board board = s_.board(seat);
    for (const BoardPlace& p : board.seats[static_cast<std::size_t>(seat)].places) {
      if (p.shape != BoardPlace::Shape::Hand) continue;
      say(p.name + ": " + counted(p.size(), "cards"));
      for (const BoardCard& c : p.cards) {
        const std::string text = card_text(s_.box(), c.name);
        say(headline(c) + (text.empty() ? "" : ". " + one_line(text)));
      }
    }
  }

  void log(int seat, const std::string& rest) {
    const auto& lines = s_.log(seat);
    std::size_t last = lines.size();
    if (!rest.empty()) {
      const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), last);
      const bool number = error != std::errc::invalid_argument && end == rest.data() + rest.size();
      if (!number || last == 0) return say("Say: log, for all of it, or log 20, for the last 20 lines");
      if (error == std::errc::result_out_of_range) last = lines.size();
    }
    for (std::size_t i = lines.size() - std::min(last, lines.size()); i < lines.size(); ++i)
      say("- " + lines[i]);
  }

  void save(const std::string& file) {
    const std::string& to = file.empty() ? s_.file() : file;
    if (to.empty()) return say("Say where: save FILE");
    const std::string problem = s_.save_copy(to);
    say(problem.empty() ? "Written to " + to : "It could not be written: " + problem);
  }

  void undo(int seat) {
    const std::string problem = s_.undo(seat);
    say(problem.empty() ? "Taken back." : problem);
    shown_[static_cast<std::size_t>(seat)] = s_.log(seat).size();
  }

  Sitting& s_;
  std::istream& in_;
  std::ostream& out_;
  std::vector<std::size_t> shown_;  // lines of the log, by seat
};

}  // namespace

std::string farewell(const Sitting& s) {
  if (s.file().empty()) return "The game was not written to a file.";
  if (!s.save_problem().empty()) return "The game could not be written: " + s.save_problem();
  if (s.over()) return "The game is in " + s.file();
  return "The game is kept in " + s.file() + "\nContinue with: verbatim play --from " + as_typed(s.file());
}

Left play_plain(Sitting& sitting, std::istream& in, std::ostream& out, bool coach) {
  return Plain(sitting, in, out).run(coach);
}

}  // namespace verbatim::tui

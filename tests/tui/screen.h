#pragma once
// A real terminal for tests: tmux runs the program, keys go in, the screen comes out.

#include <functional>
#include <string>

#include "tests/tui/command.h"

namespace verbatim::tui {

class Screen {
 public:
  // Starts `verbatim play ARGUMENTS` in a terminal of this size. The shell stays when it has ended.
  Screen(const Folder&, int columns, int rows, const std::string& arguments,
         const std::string& environment = "");
  ~Screen();

  void type(const std::string& keys);  // keys as tmux names them: "1", "Enter", "Escape"
  std::string text() const;
  // Waits until the screen is as wanted; false when it is not after a long time.
  bool wait(const std::function<bool(const std::string&)>& wanted) const;
  bool wait_for(const std::string& part) const;
  bool wait_gone(const std::string& part) const;
  // Waits until the screen has settled: the game asks, is over, or the program has ended.
  std::string settled() const;
  // Types and waits until the screen has changed and settled.
  std::string press(const std::string& keys);
  void resize(int columns, int rows);
  int pid() const;  // of the program
  void signal(int number) const;
  // What the shell prints when the program has ended: its exit code.
  static constexpr const char* kEnded = "ENDED:";

 private:
  std::string tmux(const std::string& arguments) const;
  const Folder& folder_;
  std::string socket_;
  int server_;  // its process
};

}  // namespace verbatim::tui

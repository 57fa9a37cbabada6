#include "tests/tui/screen.h"

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>

namespace verbatim::tui {
namespace {

// Long enough for a sanitized program on a busy machine; a test that passes never waits so long.
constexpr auto kPatience = std::chrono::seconds(120);
constexpr auto kGlance = std::chrono::milliseconds(20);

int screens = 0;  // each has a server of its own: one that is just going away takes no new guests

// The server stays a child of this process, and the system ends it when this process ends, however that comes
// about: a test that is killed leaves no terminal behind.
pid_t start_server(const std::string& socket) {
  const pid_t owner = getpid(), server = fork();
  if (server != 0) return server;
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() == owner) execlp("tmux", "tmux", "-D", "-S", socket.c_str(), "-f", "/dev/null", nullptr);
  _exit(127);
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

Screen::Screen(const Folder& folder, int columns, int rows, const std::string& arguments,
               const std::string& environment)
    : folder_(folder),
      socket_(folder.path("tmux" + std::to_string(++screens))),
      server_(start_server(socket_)) {
  const std::string script = folder.path("start.sh");
  std::ofstream(script) << "export XDG_DATA_HOME='" << folder.path("data") << "' XDG_STATE_HOME='"
                        << folder.path("state") << "' LC_ALL=C.UTF-8 " << environment << "\n"
                        << "stty -a > '" << folder.path("before")
                        << "'\n"
                        // The shell writes down which process becomes the program.
                        << "sh -c 'echo $$ > \"" << folder.path("pid") << "\"; exec \"$0\" \"$@\"' '"
                        << program().string() << "' play " << arguments << "\n"
                        << "code=$?\n"
                        << "stty -a > '" << folder.path("after") << "'\n"
                        << "echo " << kEnded << "$code\n"
                        << "exec cat\n";
  // -N: wait for that server instead of starting one that nobody owns.
  const auto end = std::chrono::steady_clock::now() + kPatience;
  const std::string session =
      "-N new-session -d -x " + std::to_string(columns) + " -y " + std::to_string(rows) + " sh " + script;
  while (run("tmux -S " + socket_ + " " + session, "", folder_).exit != 0 &&
         std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(kGlance);
  }
  tmux("set-option -g status off");
  resize(columns, rows);
}

Screen::~Screen() {
  ::kill(server_, SIGTERM);
  ::waitpid(server_, nullptr, 0);
}

std::string Screen::tmux(const std::string& arguments) const {
  return run("tmux -S " + socket_ + " " + arguments, "", folder_).out;
}

void Screen::type(const std::string& keys) { tmux("send-keys " + keys); }
std::string Screen::text() const { return tmux("capture-pane -p"); }
void Screen::resize(int columns, int rows) {
  tmux("resize-window -x " + std::to_string(columns) + " -y " + std::to_string(rows));
}

bool Screen::wait(const std::function<bool(const std::string&)>& wanted) const {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (std::chrono::steady_clock::now() < end) {
    if (wanted(text())) return true;
    std::this_thread::sleep_for(kGlance);
  }
  return false;
}

bool Screen::wait_for(const std::string& part) const {
  return wait([&](const std::string& t) { return contains(t, part); });
}
bool Screen::wait_gone(const std::string& part) const {
  return wait([&](const std::string& t) { return !contains(t, part); });
}

std::string Screen::settled() const {
  std::string last;
  wait([&](const std::string& t) {
    const bool asks = contains(t, "q quit") && !contains(t, "is thinking");
    const bool quiet = t == last;
    last = t;
    return quiet && (asks || contains(t, "leave  l log") || contains(t, "back  ") ||
                     contains(t, "Enter go on") || contains(t, "Enter play") || contains(t, kEnded));
  });
  return last;
}

std::string Screen::press(const std::string& keys) {
  const std::string before = text();
  type(keys);
  wait([&](const std::string& t) { return t != before; });
  return settled();
}

int Screen::pid() const {
  int number = 0;
  wait([&](const std::string&) {
    std::ifstream(folder_.path("pid")) >> number;
    return number > 0;
  });
  return number;
}

void Screen::signal(int number) const { ::kill(pid(), number); }

}  // namespace verbatim::tui

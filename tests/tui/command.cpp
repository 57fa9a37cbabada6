#include "tests/tui/command.h"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace verbatim::tui {

namespace fs = std::filesystem;

fs::path program() { return fs::read_symlink("/proc/self/exe").parent_path() / "verbatim"; }

Folder::Folder() {
  std::string name = (fs::temp_directory_path() / "verbatim-tui-XXXXXX").string();
  const char* made = mkdtemp(name.data());
  path_ = made == nullptr ? fs::temp_directory_path() / "verbatim-tui" : fs::path(made);
  fs::create_directories(path_);
}

Folder::~Folder() {
  std::error_code error;
  fs::remove_all(path_, error);
}

Ran run(const std::string& command, const std::string& input, const Folder& folder) {
  const std::string in = folder.path("input");
  std::ofstream(in) << input;
  const std::string whole = "XDG_DATA_HOME=" + folder.path("data") +
                            " XDG_STATE_HOME=" + folder.path("state") + " " + command + " < " + in + " 2>&1";
  Ran ran;
  FILE* pipe = popen(whole.c_str(), "r");
  if (pipe == nullptr) return ran;
  char part[4096];
  for (std::size_t n = 0; (n = fread(part, 1, sizeof part, pipe)) > 0;) ran.out.append(part, n);
  const int status = pclose(pipe);
  ran.exit = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return ran;
}

}  // namespace verbatim::tui

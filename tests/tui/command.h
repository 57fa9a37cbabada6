#pragma once
// The program as its users run it: as a process of its own, in folders of its own.

#include <filesystem>
#include <string>

namespace verbatim::tui {

std::filesystem::path program();  // build/<preset>/bin/verbatim

// An empty folder that lasts as long as the test.
class Folder {
 public:
  Folder();
  ~Folder();
  std::string path(const std::string& name = "") const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

struct Ran {
  int exit = -1;
  std::string out;  // what it printed, errors too
};
// Runs a shell command with this input and waits for its end.
Ran run(const std::string& command, const std::string& input, const Folder&);

}  // namespace verbatim::tui

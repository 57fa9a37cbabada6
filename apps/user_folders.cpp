#include "apps/user_folders.h"

#include <cstdlib>
#include <string>

namespace verbatim::app {
namespace {

namespace fs = std::filesystem;

fs::path folder(const char* variable, const char* below_home) {
  // The standard for these variables says that a relative path is to be ignored.
  if (const char* set = std::getenv(variable); set != nullptr && *set == '/')
    return fs::path(set) / "verbatim";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
    return fs::path(home) / below_home / "verbatim";
  }
  return fs::path(".");
}

}  // namespace

fs::path data_folder() { return folder("XDG_DATA_HOME", ".local/share"); }
fs::path state_folder() { return folder("XDG_STATE_HOME", ".local/state"); }

}  // namespace verbatim::app

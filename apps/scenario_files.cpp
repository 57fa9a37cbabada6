#include "apps/scenario_files.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

namespace verbatim::app {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

// What is named twice, or by itself and by its folder, is one file.
std::vector<fs::path> feature_files(const std::vector<std::string>& paths) {
  std::vector<fs::path> out;
  std::set<fs::path> known;
  const auto add = [&](const fs::path& file) {
    if (known.insert(fs::absolute(file).lexically_normal()).second) out.push_back(file);
  };
  for (const std::string& path : paths) {
    // What cannot be looked at is said of a file when it is run.
    std::error_code unseen;
    if (!fs::is_directory(path, unseen)) {
      add(path);
      continue;
    }
    std::vector<fs::path> found;
    const auto options = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator at(path, options, unseen), end; at != end; at.increment(unseen)) {
      if (at->path().extension() == ".feature" && !at->is_directory(unseen)) found.push_back(at->path());
    }
    std::sort(found.begin(), found.end());
    for (const fs::path& file : found) add(file);
  }
  return out;
}

std::string game_of(const fs::path& path) {
  for (fs::path at = fs::absolute(path).parent_path(); at.has_relative_path(); at = at.parent_path()) {
    if (at.filename() == "scenarios") return at.parent_path().filename().string();
  }
  return "";
}

}  // namespace verbatim::app

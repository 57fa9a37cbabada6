#include "apps/scenario_files.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace verbatim::app {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

std::vector<fs::path> feature_files(const std::vector<std::string>& paths) {
  std::vector<fs::path> out;
  for (const std::string& path : paths) {
    if (!fs::is_directory(path)) {
      out.emplace_back(path);
      continue;
    }
    std::vector<fs::path> found;
    for (const auto& entry : fs::recursive_directory_iterator(path)) {
      if (entry.path().extension() == ".feature") found.push_back(entry.path());
    }
    std::sort(found.begin(), found.end());
    out.insert(out.end(), found.begin(), found.end());
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

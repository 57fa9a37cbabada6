#pragma once
// Scenario files on disk: which they are, and which game they belong to.

#include <filesystem>
#include <string>
#include <vector>

namespace verbatim::app {

std::string contents(const std::filesystem::path&);
// The .feature files that the paths name, folders searched through, in order. A path that does not exist
// comes back as it is.
std::vector<std::filesystem::path> feature_files(const std::vector<std::string>& paths);
// games/<game>/scenarios/x.feature -> <game>; empty if it lies elsewhere.
std::string game_of(const std::filesystem::path&);

}  // namespace verbatim::app

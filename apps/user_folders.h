#pragma once
// Where a user's files lie: below XDG_DATA_HOME and XDG_STATE_HOME, or below the home folder.

#include <filesystem>

namespace verbatim::app {

std::filesystem::path data_folder();   // games that were played
std::filesystem::path state_folder();  // what need not be kept: hints that were dismissed

}  // namespace verbatim::app

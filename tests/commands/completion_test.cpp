// What a shell offers when somebody presses Tab, by the script that is printed for it.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/commands/program.h"

namespace verbatim {
namespace {

namespace fs = std::filesystem;

TEST(Completion, CompletesInBash) {
  const Ran script = run("completion bash");
  EXPECT_EQ(script.exit, 0);
  const std::string path = testing::TempDir() + "completion.bash";
  const std::vector<std::pair<std::string, std::string>> typed = {
      {"si", "sim"},
      {"sim --ga", "--games"},
      {"sim --edition cl", "classic classic-2024"},
      {"sim --decks al", "all"},
      {"sim --decks raiders,end", "raiders,endracor"},
      {"play --seats human,gr", "human,greedy"},
      {"card re", "read"},
      {"completion z", "zsh"},
      {"rules cr", "crystal"},
  };
  std::string expected;
  std::ofstream file(path);
  file << script.out << "cd /\n";
  for (const auto& [words, offered] : typed) {
    file << "COMP_WORDS=(verbatim " << words << "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _verbatim; "
         << "echo \"${COMPREPLY[*]}\"\n";
    expected += offered + "\n";
  }
  file.close();
  FILE* pipe = popen(("bash " + path).c_str(), "r");
  ASSERT_NE(pipe, nullptr);
  char buffer[1024] = {};
  const std::size_t n = fread(buffer, 1, sizeof buffer - 1, pipe);
  pclose(pipe);
  fs::remove(path);
  EXPECT_EQ(std::string(buffer, n), expected);
  expect_says("completion fish", 2, "bash or zsh");
  expect_says("completion zsh", 0, "#compdef verbatim");
}

// Files with blanks in their names, also in a list: completed as whole names.
TEST(Completion, CompletesFiles) {
  const fs::path folder = fs::path(testing::TempDir()) / "completion files";
  fs::create_directories(folder / "my decks");
  for (const char* name : {"full.toml", "my deck.toml", "a b.record", "star *.record"})
    std::ofstream(folder / name) << "x";
  const std::vector<std::pair<std::string, std::string>> typed = {
      {"sim --decks 'raiders,./f'", "raiders,./full.toml|"},
      {"sim --decks 'my\\ d'", "my deck.toml|my decks|"},
      {"sim --decks 'raiders,my\\ decks'", "raiders,my decks/|"},
      {"play --from 'a'", "a b.record|"},
      {"play --from 'sta'", "star *.record|"},
      {"play --edition 'my'", "my deck.toml|my decks|"},
      {"replay 'a'", "a b.record|"},
  };
  std::string expected;
  std::ofstream file(folder / "try.bash");
  file << run("completion bash").out << "cd '" << folder.string() << "'\n";
  for (const auto& [words, offered] : typed) {
    file << "COMP_WORDS=(verbatim " << words << "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _verbatim; "
         << "printf '%s\\n' \"${COMPREPLY[@]}\" | sort | tr '\\n' '|'; echo\n";
    expected += offered + "\n";
  }
  file.close();
  FILE* pipe = popen(("LC_ALL=C bash '" + (folder / "try.bash").string() + "'").c_str(), "r");
  ASSERT_NE(pipe, nullptr);
  char buffer[1024] = {};
  const std::size_t n = fread(buffer, 1, sizeof buffer - 1, pipe);
  pclose(pipe);
  EXPECT_EQ(std::string(buffer, n), expected);
  fs::remove_all(folder);
}

}  // namespace
}  // namespace verbatim

// The program as a shell sees it: exit codes, what is on which stream, JSON that parses.

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "games/crystal/crystal.h"
#include "match/laid_table.h"
#include "match/match.h"
#include "tests/commands/json_check.h"

namespace verbatim {
namespace {

namespace fs = std::filesystem;

struct Ran {
  int exit = -1;
  std::string out;  // stdout, or both where it is asked for
};

// It lies beside this test.
Ran run(const std::string& arguments) {
  const fs::path program = fs::read_symlink("/proc/self/exe").parent_path() / "verbatim";
  Ran r;
  FILE* pipe = popen((program.string() + " " + arguments).c_str(), "r");
  if (pipe == nullptr) return r;
  char buffer[4096];
  for (std::size_t n = 0; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) r.out.append(buffer, n);
  const int status = pclose(pipe);
  r.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return r;
}

void expect_says(const std::string& arguments, int exit, const std::string& part) {
  const Ran r = run(arguments + " 2>&1");
  EXPECT_EQ(r.exit, exit) << arguments << "\n" << r.out;
  EXPECT_NE(r.out.find(part), std::string::npos) << arguments << "\n" << r.out;
}

Ran expect_json(const std::string& arguments, const std::vector<std::string>& fields, int exit = 0) {
  const Ran r = run(arguments + " 2>/dev/null");
  EXPECT_EQ(r.exit, exit) << arguments;
  EXPECT_TRUE(JsonCheck::valid(r.out)) << r.out;
  for (const std::string& f : fields) {
    EXPECT_NE(r.out.find("\"" + f + "\":"), std::string::npos) << f << " in\n" << r.out;
  }
  return r;
}

std::string value_of(const std::string& json, const std::string& field) {
  const auto at = json.find("\"" + field + "\": ");
  if (at == std::string::npos) return "";
  const auto begin = at + field.size() + 4;
  return json.substr(begin, json.find_first_of(",}\n", begin) - begin);
}

// A recorded game, as long as the test.
struct RecordFile {
  std::string path = testing::TempDir() + "commands_test.vrec", text;
  RecordFile() {
    const auto table =
        LaidTable::lay(crystal::rules(), std::string(VERBATIM_ROOT) + "/games/crystal", TableWish{});
    Match match(table->game(), table->opening(4), table->record(4, "random,random"));
    Random random(4);
    while (!match.over()) {
      (void)match.choose(
          static_cast<int>(random.below(static_cast<std::uint32_t>(match.decision().options.size()))));
    }
    text = write_record(match.record());
    write(text);
  }
  ~RecordFile() { fs::remove(path); }
  void write(const std::string& content) const { std::ofstream(path) << content; }
};

TEST(Sim, JsonHasItsFieldsAndIsTheSameForAnyThreads) {
  const std::string command = "sim crystal -n 41 --seats greedy,random --seed 7 --json --threads ";
  const Ran one = expect_json(
      command + "1", {"games", "seats", "player", "wins", "win_rate", "ci95", "draws", "length", "endings",
                      "games_per_second", "results_hash", "reproduce", "seed", "partial"});
  EXPECT_EQ(value_of(one.out, "games"), "41");
  EXPECT_EQ(value_of(one.out, "seed"), "7");
  EXPECT_EQ(value_of(one.out, "partial"), "false");
  const std::string hash = value_of(one.out, "results_hash");
  EXPECT_EQ(hash.size(), 18u) << hash;
  for (const char* threads : {"2", "3"}) {
    EXPECT_EQ(value_of(expect_json(command + threads, {}).out, "results_hash"), hash);
  }
  const std::string other = "sim crystal -n 41 --seats greedy,random --seed 8 --json";
  EXPECT_NE(value_of(expect_json(other, {}).out, "results_hash"), hash);
}

TEST(Sim, EndingsInTheWordsOfTheGameAndTwoToFourSeats) {
  expect_says("sim crystal -n 20 --seats random,random --decks all", 0, "ended by elimination");
  expect_says("sim -n 6 --seats random,random,random --edition current", 0, "6 games of crystal");
  expect_says("sim -n 8 --seats random,random,random,random --decks raiders", 0, "by seat");
  expect_says("sim -n 2 --seats search:5,search:5x2", 0, "search:5x2");
}

// A card file is one word: the game may stand behind it, and a second file has its own --cards.
TEST(Sim, TheGameMayStandBehindACardFile) {
  const std::string file = testing::TempDir() + "commands_test_cards.toml";
  std::ofstream(file)
      << "[[card]]\nname = \"Test Drone\"\nkind = \"unit\"\ntext = \"Deploy: Draw a card.\"\n";
  const std::string cards = " --cards " + file;
  expect_says("sim -n 2 --seats random,random" + cards + " crystal", 0, cards + " --seed 1");
  expect_says("sim -n 2 --seats random,random" + cards + " chess", 2, "no game \"chess\"; there is: crystal");
  expect_says("sim -n 2 --seats random,random" + cards + cards + " crystal", 0, cards + cards + " --seed 1");
  fs::remove(file);
}

// What is wrong, where, and what was probably meant.
TEST(Play, WrongFilesAreTold) {
  const std::string file = testing::TempDir() + "commands_test_deck.txt";
  std::ofstream(file) << "# mine\n2 Hunter Drone\n2 Hunter Dron\n";
  expect_says("play --decks " + file, 2,
              file + ":3: deck commands_test_deck: there is no card \"Hunter Dron\"");
  expect_says("play --decks " + file, 2, "did you mean Hunter Drone?");
  expect_says("play --record " + testing::TempDir(), 2, "is no file");
  expect_says("play --from " + file + "@last", 1, "behind the @ stands the number of a choice");
  fs::remove(file);
}

TEST(Sim, HelpNamesEveryKindOfPlayer) {
  for (const char* kind : {"human", "random", "greedy", "search:1000 ", "search:200ms", "search:1000x2"})
    expect_says("sim --help", 0, kind);
}

TEST(Sim, UsageErrorsAreKind) {
  expect_says("sim chess", 2, "there is: crystal");
  expect_says("sim -n 0", 2, "from 1 to");
  expect_says("sim -n ten", 2, "");
  expect_says("sim --threads -1", 2, "from 0 to");
  expect_says("sim --seats greedy,robot", 2, "there is: human, random, greedy, search");
  expect_says("sim --seats greedy,search:0", 2, "search:1000");
  expect_says("sim --seats human,random", 2, "human");
  expect_says("sim --seats random", 2, "CF 1.1");
  expect_says("sim --edition modern", 2, "there is: classic");
  expect_says("sim --decks pirates", 2, "there is: collective");
  expect_says("sim --seed x", 2, "--seed x");
  expect_says("sim --nonsense", 2, "");
  expect_says("", 2, "");
}

TEST(Replay, TellsAGameWithItsClauses) {
  const RecordFile file;
  expect_says("replay " + file.path, 0, "[CF ");
  expect_says("replay " + file.path + " --to 3", 0, "3 of ");
  expect_says("replay " + file.path + " --to 100000", 2, "the record has");
  expect_says("replay " + file.path + " --to 5 --seat 1", 0, "5 of ");
  expect_json("replay " + file.path + " --json", {"choices", "log", "drift", "outcome", "warning"});
  expect_says("replay nowhere.vrec", 1, "nowhere.vrec");
}

TEST(Replay, SaysWhereAGameLeavesItsRecord) {
  const RecordFile file;
  std::string changed = file.text;
  const auto seed = changed.find("setup seed 4");
  changed.replace(seed, 12, "setup seed 5");
  file.write(changed);
  expect_says("replay " + file.path, 1, "at choice ");
  expect_json("replay " + file.path + " --json", {"why"}, 1);
  const std::size_t body = file.text.find("choices\n");
  file.write(file.text.substr(0, body + 8 + 9));
  expect_says("replay " + file.path, 0, "cut off");
  file.write("no record\n");
  expect_says("replay " + file.path, 1, "not a record");
}

TEST(Bench, JsonHasItsFields) {
  expect_json("bench crystal --runs 2 --seconds 0.01 --json",
              {"choices_per_second", "games_per_second", "clone_ns", "state_bytes", "allocations_per_choice",
               "search_iterations_per_second", "spread"});
  expect_says("bench --runs 0", 2, "--runs 0");
}

TEST(Doctor, SaysWhatItFound) {
  expect_says("doctor < /dev/null", 0, "cards of crystal");
  expect_json("doctor --json < /dev/null", {"ok", "findings", "advice"});
  const Ran homeless = run("doctor < /dev/null");
  EXPECT_NE(homeless.out.find("threads"), std::string::npos);
}

TEST(Completion, CompletesInBash) {
  const Ran script = run("completion bash");
  EXPECT_EQ(script.exit, 0);
  const std::string path = testing::TempDir() + "completion.bash";
  std::ofstream(path)
      << script.out << "COMP_WORDS=(verbatim si); COMP_CWORD=1; _verbatim; echo \"${COMPREPLY[*]}\"\n"
      << "COMP_WORDS=(verbatim sim --ga); COMP_CWORD=2; _verbatim; echo \"${COMPREPLY[*]}\"\n";
  FILE* pipe = popen(("bash " + path).c_str(), "r");
  ASSERT_NE(pipe, nullptr);
  char buffer[256] = {};
  const std::size_t n = fread(buffer, 1, sizeof buffer - 1, pipe);
  pclose(pipe);
  fs::remove(path);
  EXPECT_EQ(std::string(buffer, n), "sim\n--games\n");
  expect_says("completion fish", 2, "bash or zsh");
  expect_says("completion zsh", 0, "#compdef verbatim");
}

TEST(Help, BeginsWithExamples) {
  for (const char* command :
       {"sim", "replay", "bench", "doctor", "completion", "play", "check", "card", "test", "rules"}) {
    const Ran r = run(std::string(command) + " --help");
    EXPECT_EQ(r.exit, 0) << command;
    EXPECT_EQ(r.out.rfind("Example", 0), 0u) << r.out;
    EXPECT_NE(r.out.find("Exit codes:"), std::string::npos) << r.out;
  }
}

}  // namespace
}  // namespace verbatim

// Records told as a shell sees them: what is said of a game, and of a record that does not fit.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/crystal/crystal.h"
#include "match/laid_table.h"
#include "match/match.h"
#include "tests/commands/program.h"

namespace verbatim {
namespace {

namespace fs = std::filesystem;

// A recorded game, as long as the test.
struct RecordFile {
  std::string path = testing::TempDir() + "replay_test.vrec", text;
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

TEST(Replay, TellsAGameWithItsClauses) {
  const RecordFile file;
  expect_says("replay " + file.path, 0, "[CF ");
  expect_says("replay " + file.path, 0, ", by elimination. [CF 6.4]");
  expect_says("replay " + file.path + " --to 3", 0, "3 of ");
  expect_says("replay " + file.path + " --to 100000", 2, "the record has");
  expect_says("replay " + file.path + " --to 5 --seat 1", 0, "5 of ");
  expect_json("replay " + file.path + " --json", {"choices", "log", "drift", "outcome", "warning"});
  expect_says("replay nowhere.vrec", 2, "nowhere.vrec");
  expect_says("play --from nowhere.record", 2, "there is no file nowhere.record");
}

TEST(Replay, SaysWhereAGameLeavesItsRecord) {
  const RecordFile file;
  std::string changed = file.text;
  const auto seed = changed.find("setup seed 4");
  changed.replace(seed, 12, "setup seed 5");
  file.write(changed);
  expect_says("replay " + file.path, 1, "before its first choice the game leaves the record");
  expect_json("replay " + file.path + " --json", {"fits", "choice", "where", "why"}, 1);
  const std::size_t body = file.text.find("choices\n");
  file.write(file.text.substr(0, body + 8 + 9));
  expect_says("replay " + file.path, 0, "cut off");
  file.write("no record\n");
  expect_says("replay " + file.path, 1, "not a record");
}

// What is wrong with the part that is told may show behind it, and in a record of a few choices as well.
TEST(Replay, APartIsCheckedByAllOfTheRecord) {
  const RecordFile file;
  const Record whole = *read_record(file.text);
  Record changed = whole;
  changed.choices[3] = changed.choices[3] == 0 ? 1 : 0;
  file.write(write_record(changed));
  expect_says("replay " + file.path + " --to 2", 1, "choices 1 to ");
  expect_says("replay " + file.path + " --to 12", 1, "choices 1 to ");
  changed = whole;
  changed.choices[20] = changed.choices[20] == 0 ? 1 : 0;
  file.write(write_record(changed));
  expect_says("replay " + file.path + " --to 16", 0, "16 of ");
  expect_says("replay " + file.path + " --to 17", 1, "choices 17 to ");
  // Its setup says nothing that a table could be laid from: that is no mistake of the command line.
  file.write(file.text.substr(0, file.text.find("setup deck")) + "choices\n");
  expect_says("replay " + file.path, 1, "decks");
}

// Every line of a setup is known, said once and right; what is not is refused with the line it stands in.
TEST(Replay, ASetupThatDoesNotFitIsRefusedWithItsLine) {
  const RecordFile file;
  const auto line_of = [&](const std::string& text, const std::string& part) {
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(text.find(part));
    return std::to_string(1 + std::count(text.begin(), end, '\n'));
  };
  // In place of the first line that begins so.
  const auto refused = [&](const std::string& line, const std::string& instead, const std::string& why) {
    std::string text = file.text;
    const auto at = text.find(line);
    text.replace(at, text.find('\n', at) + 1 - at, instead);
    file.write(text);
    const auto last = instead.rfind('\n', instead.size() - 2) + 1;
    const std::string place = file.path + ":" + line_of(text, instead.substr(last));
    expect_says("replay " + file.path, 1, "replay: " + place + ": " + why);
    expect_says("play --from " + file.path, 1, place + ": " + why);
  };
  refused("setup seed", "setup seed 4\npin x y\nsetup seed 12\n", "the setup has a second seed");
  refused("setup seed", "setup seed 4\nsetup foo bar\n", "a setup has no \"foo\"");
  refused("setup seed", "setup seed x\n", "the record has no seed that can be read");
  refused("setup game", "setup game chess\n", "the record is of the game \"chess\"");
  refused("setup edition", "setup edition modern\n", "there is no edition \"modern\"");
  refused("setup edition", "setup edition ./own.toml\n", "there is no edition");
  refused("setup edition", "setup edition classic\nsetup base modern\n", "there is no edition \"modern\"");
  refused("setup edition", "setup edition classic\nsetup switch round_limit=0\n", "CF 16.1: the switch");
  refused("setup edition", "setup edition classic\nsetup switch round_limit=8\nsetup switch round_limit=9\n",
          "the setup has a second switch round_limit");
  refused("setup edition", "setup edition classic\nsetup switch players_max=2\nsetup switch players_min=3\n",
          "CF 16.1: players_min is 3, more than players_max");
  refused("setup seats", "setup seats random,robot\n", "there is no player \"robot\"");
  refused("setup seats", "setup seats random,random,random\n", "the record has 3 seats and 2 decks");
  refused("setup deck", "setup deck mine: 2 Air Stroke\n", "deck mine: there is no card \"Air Stroke\"");
  refused("setup deck", "setup deck mine: 2 Air Strike\n", "deck mine: CF 15");
}

TEST(Replay, ARecordThatEndsInItsSetupSaysSo) {
  const RecordFile file;
  for (const char* cut : {"setup game", "setup edition", "setup seed", "setup seats", "setup deck"}) {
    file.write(file.text.substr(0, file.text.find(cut)));
    expect_says("replay " + file.path, 1, file.path + ": the record ends inside its setup");
  }
  file.write(file.text.substr(0, file.text.rfind("setup deck") + 20));
  expect_says("replay " + file.path, 1, file.path + ": the record ends inside its setup");
  expect_says("play --seats human,random --from " + file.path, 1, "the record ends inside its setup");
  file.write(file.text.substr(0, file.text.find("pin ")));
  expect_says("replay " + file.path, 0, "before its first choice");
}

// What another seat was asked and which option it took is not told: it may have been about cards of its hand.
TEST(Replay, TellsASeatOnlyWhatItSaw) {
  const RecordFile file;
  for (const char* seat : {"1", "2"}) {
    const std::string command = "replay " + file.path + " --seat " + seat;
    std::istringstream json(expect_json(command + " --json", {"option", "asked", "chosen"}).out);
    int others = 0, own = 0;
    for (std::string line; std::getline(json, line);) {
      if (line.find("\"option\": ") == std::string::npos) continue;
      const bool secret = value_of(line, "option") == "null";
      EXPECT_EQ(secret, value_of(line, "seat") != seat) << line;
      EXPECT_EQ(secret, value_of(line, "asked") == "null") << line;
      EXPECT_EQ(secret, value_of(line, "chosen") == "\"(made a choice)\"") << line;
      ++(secret ? others : own);
    }
    EXPECT_GT(others, 10);
    EXPECT_GT(own, 10);
    std::istringstream lines(run(command).out);
    for (std::string line; std::getline(lines, line);) {
      if (line.find("(made a choice)") == std::string::npos) continue;
      EXPECT_TRUE(line.ends_with("(made a choice)")) << line;
    }
  }
}

TEST(Replay, JsonIsUtf8WhateverTheFileIsCalled) {
  RecordFile file;
  const std::string odd = testing::TempDir() + "\xff\xc3(\xed\xa0\x80 \xc3\xa9";
  fs::rename(file.path, odd);
  const Ran r = expect_json("replay '" + odd + "' --json", {"file"});
  EXPECT_NE(r.out.find("\\ufffd\\ufffd(\\ufffd\\ufffd\\ufffd \xc3\xa9\""), std::string::npos)
      << r.out.substr(0, 200);
  fs::remove(odd);
}

}  // namespace
}  // namespace verbatim

#pragma once
// Runs the program as a shell does, and says what it must say.

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/commands/json_check.h"

namespace verbatim {

struct Ran {
  int exit = -1;
  std::string out;  // stdout, or both where it is asked for
};

// It lies beside this test. `before` is said to the shell first.
inline Ran run(const std::string& arguments, const std::string& before = "") {
  const std::filesystem::path program =
      std::filesystem::read_symlink("/proc/self/exe").parent_path() / "verbatim";
  Ran r;
  FILE* pipe = popen((before + program.string() + " " + arguments).c_str(), "r");
  if (pipe == nullptr) return r;
  char buffer[4096];
  for (std::size_t n = 0; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) r.out.append(buffer, n);
  const int status = pclose(pipe);
  r.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return r;
}

inline void expect_says(const std::string& arguments, int exit, const std::string& part) {
  const Ran r = run(arguments + " 2>&1");
  EXPECT_EQ(r.exit, exit) << arguments << "\n" << r.out;
  EXPECT_NE(r.out.find(part), std::string::npos) << arguments << "\n" << r.out;
}

inline Ran expect_json(const std::string& arguments, const std::vector<std::string>& fields, int exit = 0) {
  const Ran r = run(arguments + " 2>/dev/null");
  EXPECT_EQ(r.exit, exit) << arguments;
  EXPECT_TRUE(JsonCheck::valid(r.out)) << r.out;
  for (const std::string& f : fields) {
    EXPECT_NE(r.out.find("\"" + f + "\":"), std::string::npos) << f << " in\n" << r.out;
  }
  return r;
}

inline std::string value_of(const std::string& json, const std::string& field) {
  const auto at = json.find("\"" + field + "\": ");
  if (at == std::string::npos) return "";
  const auto begin = at + field.size() + 4;
  return json.substr(begin, json.find_first_of(",}\n", begin) - begin);
}

}  // namespace verbatim

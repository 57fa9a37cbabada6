#include "base/toml_keys.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace verbatim {
namespace {

std::string key_of(int parts, const std::string& part = "a", const std::string& dot = ".") {
  std::string out = part;
  for (int i = 1; i < parts; ++i) out += dot + part;
  return out;
}

TEST(TomlKeys, AKeyOfManyPartsIsFound) {
  const auto found = [](const std::string& toml) { return overlong_key(toml) != std::string::npos; };
  for (const std::string part : {"a", "\"a\"", "'a'", "\"#\"", "\"\\\"\"", "'\\'", "\"\""}) {
    for (const std::string dot : {".", " . ", "\t."}) {
      const std::string most = key_of(16, part, dot), more = key_of(17, part, dot);
      EXPECT_FALSE(found(most + " = 1\n" + most + "= {" + most + " = 1, " + most + " = 2}\n[" + most + "]"))
          << most;
      for (const std::string before :
           {"", "x = 1\n", "[x]\n", "# it's\n", "x = \"\"\"a\n\"b\"\"\"\"\n", "x = '''it's''''\n",
            "x = { y = \"\"\"z\"\"\"\"\", ", "x = 'never closed\n"}) {
        EXPECT_TRUE(found(before + more + " = 1")) << before << more;
        EXPECT_TRUE(found(before + "[[" + more + "]]")) << before << more;
      }
    }
  }
}

TEST(TomlKeys, DotsInTextsAndRemarksAreNoKeys) {
  const std::string dots(100, '.');
  for (const std::string& text : std::vector<std::string>{
           "x = \"" + dots + "\"", "x = '" + dots + "'", "x = \"\"\"\n" + dots + "\n\"\"\"", "# " + dots,
           "x = \"\\\"" + dots + "\" # " + dots, "x = [\"a\", \"" + dots + "\"]"})
    EXPECT_EQ(overlong_key(text), std::string::npos) << text;
  EXPECT_EQ(overlong_key(""), std::string::npos);
  EXPECT_EQ(overlong_key("\"\\"), std::string::npos);
}

}  // namespace
}  // namespace verbatim

#pragma once
// Scenarios of crystal given as their steps, and what comes of them.

#include <gtest/gtest.h>

#include <string>

#include "games/crystal/crystal.h"
#include "scenario/run.h"

namespace verbatim::testing {

// What is wrong with a scenario of these steps; empty if it passes.
inline std::string told(const std::string& steps) {
  static const auto world =
      scenario::load_world(crystal::rules(), std::string(VERBATIM_ROOT) + "/games/crystal");
  if (!world) return world.error();
  const std::string file = "Feature: f\nScenario: [CF 1.1] s\n" + steps;
  std::string out;
  for (const auto& o : scenario::run_feature(*world, scenario::read_feature("told.feature", file)))
    out += o.trouble;
  return out;
}

inline void expect_fails(const std::string& steps, const std::string& part) {
  const std::string trouble = told(steps);
  EXPECT_NE(trouble, "") << "passes, but must not:\n" << steps;
  EXPECT_NE(trouble.find(part), std::string::npos) << steps << "\n  " << trouble;
}

inline void expect_passes(const std::string& steps) { EXPECT_EQ(told(steps), "") << steps; }

}  // namespace verbatim::testing

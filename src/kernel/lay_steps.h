#pragma once
// Instructions, laid out for running.

#include <vector>

#include "kernel/steps.h"

namespace verbatim {

// A step for each, in the same place, and then those that conditions of several parts need.
void lay_out_instructions(const Code&, const Layout&, const Natives&,
                          const std::vector<int>& listeners_of_window, Steps& out);

}  // namespace verbatim

#pragma once
// Choices that several words share: a lane, a number for each lane.

#include "book.h"

namespace verbatim::crystal {

extern const char* const kLaneNames[3];  // "the Mining lane" ...

// One of the lanes for which `open` holds; the lane goes into the register. `shut` is the rule about the
// others, where it is another than that of the choice.
void pick_lane(Book&, Proc&, Who, Reg<Sort::Number> lane, const std::function<Truth(int)>& open,
               const Body& then, const char* clause, const char* shut = nullptr);

// A number for each lane, `least` to `most` in all, at most `cap` on each; then `each` for every lane with a
// number above 0.
void share_out(Proc&, Who, Num least, Num most, const std::function<Num(int)>& cap,
               const std::function<void(Reg<Sort::Number> lane, Reg<Sort::Number> number)>& each,
               const char* prompt, const char* clause);

}  // namespace verbatim::crystal

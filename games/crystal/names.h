#pragma once
// What the things of this game are called, for people who write positions down.

#include "kernel/rules.h"
#include "rules/book.h"

namespace verbatim::crystal {

Names make_names(Book&);

}  // namespace verbatim::crystal

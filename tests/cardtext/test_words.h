#pragma once
// Small vocabularies of two other kinds of game, so that the language is not shaped by one: boxes, icons and
// result tables; and windows, cancelling and prohibitions.

#include "program/vocabulary.h"

namespace verbatim::testing {

const Vocabulary& grimlore_words();
const Vocabulary& imperium_words();

}  // namespace verbatim::testing

#pragma once
// The nouns, verbs and triggers that Crystal Factions' cards may use, for every edition.

#include "program/vocabulary.h"

namespace verbatim::crystal {

const Vocabulary& vocabulary();

}  // namespace verbatim::crystal

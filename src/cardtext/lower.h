#pragma once
// The back half of card text: the bound tree of a card becomes kernel programs, abilities, costs, conditions
// and effects in force. Every word of a game comes through its natives; what cannot be lowered is a
// diagnostic, and then the card gets no ability at all.

#include <vector>

#include "cardtext/read.h"
#include "program/maker.h"
#include "program/native.h"

namespace verbatim::cardtext {

// Lowers what was read of one card onto its face. The reading must be understood(). Returns what could not be
// lowered; empty means that the whole text runs.
std::vector<Diagnostic> lower_card(const Grammar&, const CardReading&, const std::vector<Native>&, Maker&,
                                   FaceId);

}  // namespace verbatim::cardtext

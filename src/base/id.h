#pragma once
// Ids are types, never integers in disguise: a face cannot be passed where an object is meant.

#include <compare>
#include <cstdint>

namespace verbatim {

template <class Tag>
struct Id {
  std::uint16_t value = 0;
  constexpr Id() = default;
  constexpr explicit Id(int v) : value(static_cast<std::uint16_t>(v)) {}
  constexpr int index() const { return value; }
  auto operator<=>(const Id&) const = default;
};

using FaceId = Id<struct FaceTag>;        // what is printed; shared by every copy
using ProgramId = Id<struct ProgramTag>;  // something that can pause
using AbilityId = Id<struct AbilityTag>;  // one paragraph of one face
using VerbId = Id<struct VerbTag>;        // a native leaf instruction
using FnId = Id<struct FnTag>;            // a native pure function
using TriggerId = Id<struct TriggerTag>;  // one stage of one kind of event
using EventId = Id<struct EventTag>;      // a kind of event
using ClauseId = Id<struct ClauseTag>;    // a numbered rule, 0 = none
using LabelId = Id<struct LabelTag>;      // words shown to a player, 0 = none

}  // namespace verbatim

#pragma once
// Where everything lies in a state's block. Computed once from a game's declaration; offsets only, so a
// block can be copied anywhere.

#include <array>
#include <cstdint>

#include "program/declaration.h"

namespace verbatim {

enum class Status : std::uint8_t { Running, Choosing, Chance, Over, Failed };

struct Header {
  std::uint64_t code_hash = 0;  // the compiled programs this state is valid for
  std::uint64_t random = 0;
  std::uint32_t used = 0;     // bytes of the block that mean something
  std::uint32_t choices = 0;  // answered so far, forced ones not counted
  std::uint16_t pc = 0;
  std::uint16_t frame = 0;      // running frame, in cells of the stack
  std::uint16_t sp = 0;         // first free cell
  std::uint16_t modifiers = 0;  // in force
  Status status = Status::Running;
  std::uint8_t living = 0;  // seats still in the game
  std::uint8_t winners = 0;
  std::uint8_t ending = 0;      // the game's own word for how it ended
  std::uint8_t options = 0;     // see StateOption
  std::uint8_t failure = 0;     // see Failure
  std::uint16_t failed_at = 0;  // the instruction
  std::uint16_t objects = 0;    // how many exist
  std::uint16_t attached = 0;   // how many are attached to another
  std::uint16_t strayed = 0;    // how many are controlled by somebody else than their owner
  std::uint16_t counted = 0;    // how many counters on objects are not 0
};
static_assert(sizeof(Header) == 48);

enum StateOption : std::uint8_t {
  kChanceOpen = 1,   // stop at chance events and let the caller decide them
  kAskEveryone = 2,  // ask even where there is one option, so that silence tells nothing
};

// One physical thing. The zones of all of them lie side by side, and so do the other parts: which of many lie
// in one zone is then asked of sixteen at once. Where a thing lies within its zone is the zone's business,
// and what it is attached to and its home are kept by games that attach things or have other homes than the
// owner's.
template <class Half, class Byte>
struct RecordOf {
  Half& face;
  Byte& zone;
  Byte& holders;  // owner in the low four bits, controller in the high four
  Byte& known;    // seats that know which thing lies here
};
using ObjectRecord = RecordOf<std::uint16_t, std::uint8_t>;
using SeenRecord = RecordOf<const std::uint16_t, const std::uint8_t>;

// An effect in force, copied out of its source [AB 1.3.1].
struct ModifierRecord {
  static constexpr std::uint8_t kOneTime = 1, kOnSeat = 2;
  static constexpr int kFlags = 15, kControllerShift = 4;  // above the flags: the seat that resolved it
  std::uint8_t force = 0, what = 0, duration = 0, flags = 0;
  int controller() const { return flags >> kControllerShift; }
  std::uint16_t source = 0;
  std::int16_t subject = 0;  // an object, or a seat
  std::int16_t amount = 0;
  std::uint16_t applies = 0;  // operand bits
};
static_assert(sizeof(ModifierRecord) == 12);

// Cells at the start of every frame, then registers, then a tail of lists and one window.
enum FrameCell : int {
  kReturn,
  kPrevious,
  kProgram,
  kSource,
  kController,
  kEvent,
  kDone,
  kList,
  kWindow,
  kMarker,
  kHandler,
  kRegisters
};
enum DoneBits : int {
  kWasDone = 1,
  kIsEvent = 2,
  kCancelled = 4,
  kReplaced = 8,
  kAbandoned = 16,  // what is left of it is not done, but for the window that is open
};

// Where the zones of one kind lie.
struct KindPlace {
  std::uint8_t first = 0, stride = 0;  // stride 0: one zone for the table
};

struct Layout {
  int seats = 0, objects = 0, zones = 0, zone_kinds = 0, counters = 0, object_counters = 0, flags = 0;
  int listeners = 0, words = 0, half_words = 0, decks = 0, segments = 0, modifiers = 0, stack = 0, heard = 0;
  int resolved = -1, most_resolved = 0;  // where abilities are counted, and how many are heard; -1: nowhere
  int sums = 0;  // kept of zones, and one that is always 0; none in a game that keeps none
  bool attachments = false, homes = false;
  // Byte offsets.
  std::uint32_t counters_at = 0, faces_at = 0, where_at = 0, holders_at = 0, known_at = 0, bearers_at = 0,
                homes_at = 0, object_counters_at = 0, flags_at = 0, listeners_at = 0, sums_at = 0;
  std::uint32_t starts_at = 0, shelf_at = 0, segments_at = 0, modifiers_at = 0, stack_at = 0, size = 0;

  // Arrays, not vectors: they are read at every step, and lie beside the offsets.
  static constexpr int kMostZones = 256, kMostKinds = 32;
  std::array<std::uint8_t, kMostZones> kind_of_zone{}, seat_of_zone{}, deck_of_zone{},
      visible_to{};  // by zone
  // By zone: who cannot tell which card leaves it, because they do not see it. A place in a deck is public.
  std::array<std::uint8_t, kMostZones> leaves_unsure{};
  std::array<std::uint8_t, kMostZones> sum_of_zone{};  // which of the sums; 0: the one that is always 0
  std::array<KindPlace, kMostKinds> kinds{};           // by kind

  Layout() = default;
  Layout(const Declaration&, int listener_sets);

  int nobody() const { return seats; }
  int none() const { return objects; }
  int nowhere() const { return zones - 1; }  // out of the game; the zone that nobody's zones fall into
  // Does somebody not see what lies there? Then its order means nothing, unless it is a deck.
  bool is_hand(int zone) const { return leaves_unsure[static_cast<std::size_t>(zone)] != 0; }
  std::int16_t blank(Sort sort) const {  // what a register holds before anything is written
    return static_cast<std::int16_t>(sort == Sort::Object ? none()
                                     : sort == Sort::Seat ? nobody()
                                     : sort == Sort::Zone ? nowhere()
                                                          : 0);
  }
  int zone(int kind, int seat) const {
    const KindPlace k = kinds[static_cast<std::size_t>(kind)];
    if (k.stride == 0) return k.first;
    return seat < seats ? k.first + seat * k.stride : nowhere();
  }
};

inline constexpr std::uint8_t kNoDeck = 255;

}  // namespace verbatim

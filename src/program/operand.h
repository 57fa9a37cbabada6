#pragma once
// An operand is sixteen bits: a small constant, a register of the running frame, one of a few special
// values, or the index of an expression node.

#include <cstdint>
#include <stdexcept>

namespace verbatim {

enum class Special : std::uint8_t {
  It,             // the candidate that a selection, cap or modifier is being asked about
  Source,         // the object whose text is running
  Controller,     // the seat for whom it runs
  Done,           // did the last effect do anything?
  NoObject,       // no object
  Nobody,         // no seat; also the holder of the table's own counters
  Living,         // the seats still in the game
  EventOver,      // was the event cancelled or replaced?
  ListSize,       // items in the running frame's list
  EventListSize,  // parts of the event in whose window we are
  EventRegister,  // register n of the frame that opened the window
  WindowSeat,     // whose priority it is in the window that is open
};

class Operand {
 public:
  static constexpr int kMostNegative = -8192, kMost = 8191, kMostNodes = 1 << 14;

  constexpr Operand() : bits_(8192) {}  // the constant 0
  // A larger number has no bits of its own: it would read as a register. Whoever takes numbers from people
  // refuses what does not fit where it was written.
  static constexpr bool fits(int v) { return v >= kMostNegative && v <= kMost; }
  static constexpr Operand constant(int v) {
    if (!fits(v)) throw std::out_of_range("a constant is a number from -8192 to 8191");
    return Operand(static_cast<std::uint16_t>(v - kMostNegative));
  }
  static constexpr Operand reg(int r) { return Operand(static_cast<std::uint16_t>(0x4000 | r)); }
  static constexpr Operand node(int n) { return Operand(static_cast<std::uint16_t>(0x8000 | n)); }
  static constexpr Operand special(Special s, int n = 0) {
    return Operand(static_cast<std::uint16_t>(0xc000 | (static_cast<int>(s) << 8) | n));
  }
  static constexpr Operand from_bits(std::uint16_t b) { return Operand(b); }

  constexpr std::uint16_t bits() const { return bits_; }
  constexpr bool is_constant() const { return (bits_ >> 14) == 0; }
  constexpr bool is_register() const { return (bits_ >> 14) == 1; }
  constexpr bool is_node() const { return (bits_ >> 14) == 2; }
  constexpr bool is_special() const { return (bits_ >> 14) == 3; }
  constexpr int constant_value() const { return (bits_ & 0x3fff) - 8192; }
  constexpr int index() const { return is_node() ? bits_ & 0x3fff : bits_ & 0xff; }
  constexpr Special special_kind() const { return static_cast<Special>((bits_ >> 8) & 0x3f); }
  constexpr bool operator==(const Operand&) const = default;

 private:
  constexpr explicit Operand(std::uint16_t b) : bits_(b) {}
  std::uint16_t bits_;
};

inline constexpr Operand kAlways = Operand::constant(1);

}  // namespace verbatim

// Programs through the verifier. Whatever it accepts must run without harm and without hanging.
// Input: a seed byte, then changes to the tables of a sound game: which table, which entry, which field,
// what.

#include "fuzz/base_game.h"
#include "kernel/save.h"

namespace verbatim::fuzz {
namespace {

struct Patch {
  int table, entry, field, value;
};

template <class T>
T* pick(std::vector<T>& table, int entry) {
  return table.empty() ? nullptr : &table[static_cast<std::size_t>(entry) % table.size()];
}

void set16(std::uint16_t& field, int v) { field = static_cast<std::uint16_t>(v); }
void set8(std::uint8_t& field, int v) { field = static_cast<std::uint8_t>(v); }
void set_operand(Operand& field, int v) { field = Operand::from_bits(static_cast<std::uint16_t>(v)); }

void change(Instruction& i, int field, int v) {
  if (field % 5 == 0) i.op = static_cast<Op>(v % 40);
  if (field % 5 == 1) set8(i.dst, v);
  if (field % 5 == 2) set16(i.x, v);
  if (field % 5 == 3) set16(i.y, v);
  if (field % 5 == 4) set16(i.z, v);
}
void change(Node& n, int field, int v) {
  if (field % 5 == 0) n.kind = static_cast<NodeKind>(v % 60);
  if (field % 5 == 1) set8(n.a, v);
  if (field % 5 == 2) set16(n.x, v);
  if (field % 5 == 3) set16(n.y, v);
  if (field % 5 == 4) set16(n.z, v);
}
void change(Operand& o, int, int v) { set_operand(o, v); }
void change(Requirement& r, int, int v) { set_operand(r.test, v); }
void change(Selection& s, int field, int v) {
  if (field % 5 == 0) s.domain = static_cast<Domain>(v % 6);
  if (field % 5 == 1) s.zones = static_cast<std::uint32_t>(v);
  if (field % 5 == 2) set_operand(s.seats, v);
  if (field % 5 == 3) set_operand(s.zone, v);
  if (field % 5 == 4)
    s.requirements = {static_cast<std::uint16_t>(v & 0xff), static_cast<std::uint16_t>(v >> 8 & 7)};
}
void change(Group& g, int field, int v) {
  switch (field % 11) {
    case 0:
      g.kind = static_cast<GroupKind>(v % 6);
      break;
    case 1:
      set8(g.dst, v);
      break;
    case 2:
      set8(g.extra_dst, v);
      break;
    case 3:
      set16(g.selection, v);
      break;
    case 4:
      set_operand(g.x, v);
      break;
    case 5:
      set_operand(g.y, v);
      break;
    case 6:
      set_operand(g.extra, v);
      break;
    case 7:
      set_operand(g.cap, v);
      break;
    case 8:
      set_operand(g.guard.test, v);
      break;
    case 9:
      set16(g.target, v);
      break;
    default:
      g.label = LabelId(v % 8);
      break;
  }
}
void change(Choice& c, int field, int v) {
  switch (field % 6) {
    case 0:
      c.kind = static_cast<ChoiceKind>(v % 6);
      break;
    case 1:
      set_operand(c.chooser, v);
      break;
    case 2:
      set_operand(c.least, v);
      break;
    case 3:
      set_operand(c.most, v);
      break;
    case 4:
      c.groups = {static_cast<std::uint16_t>(v & 0xff), static_cast<std::uint16_t>(v >> 8 & 7)};
      break;
    default:
      c.ask_forced = (v & 1) != 0, c.distinct = (v & 2) != 0;
      break;
  }
}
void change(Window& w, int field, int v) {
  switch (field % 6) {
    case 0:
      w.trigger = TriggerId(v % 8);
      break;
    case 1:
      w.mode = static_cast<WindowMode>(v % 5);
      break;
    case 2:
      w.order = static_cast<OrderKind>(v % 3), set8(w.counter, v >> 8);
      break;
    case 3:
      w.decline_is_final = (v & 1) != 0, w.whole_object = (v & 2) != 0, w.ask_forced = (v & 4) != 0;
      break;
    case 4:
      set_operand(w.first, v);
      break;
    default:
      set_operand(w.subject, v);
      break;
  }
}
void change(Modifier& m, int field, int v) {
  if (field % 4 == 0) m.force = static_cast<Force>(v % 6);
  if (field % 4 == 1) set8(m.what, v);
  if (field % 4 == 2) m.on_seat = (v & 1) != 0, m.one_time = (v & 2) != 0;
  if (field % 4 == 3) set_operand(m.applies, v);
}
void change(Ability& a, int field, int v) {
  switch (field % 9) {
    case 0:
      a.need = static_cast<Need>(v % 3);
      break;
    case 1:
      set8(a.klass, v % 4);
      break;
    case 2:
      a.trigger = TriggerId(v % 8);
      break;
    case 3:
      a.zones = static_cast<std::uint32_t>(v);
      break;
    case 4:
      set_operand(a.triggered, v);
      break;
    case 5:
      set_operand(a.applies, v);
      break;
    case 6:
      set_operand(a.feasible, v);
      break;
    case 7:
      a.program = ProgramId(v);
      break;
    default:
      a.face = FaceId(v);
      break;
  }
}
void change(Continuous& k, int field, int v) {
  switch (field % 6) {
    case 0:
      k.force = static_cast<Force>(v % 6);
      break;
    case 1:
      set8(k.what, v);
      break;
    case 2:
      set_operand(k.active, v);
      break;
    case 3:
      set_operand(k.applies, v);
      break;
    case 4:
      set_operand(k.seats, v);
      break;
    default:
      set_operand(k.amount, v);
      break;
  }
}
void change(Program& p, int field, int v) {
  switch (field % 5) {
    case 0:
      set16(p.entry, v);
      break;
    case 1:
      set16(p.end, v);
      break;
    case 2:
      set16(p.parameters, v % 16);
      break;
    case 3:
      if (!p.registers.empty())
        p.registers[static_cast<std::size_t>(v >> 4) % p.registers.size()] = static_cast<Sort>(v & 15);
      break;
    default:
      set16(p.ability, v);
      break;
  }
}

void apply(Declaration& d, Code& c, const Patch& p) {
  const auto on = [&](auto& table) {
    if (auto* entry = pick(table, p.entry)) change(*entry, p.field, p.value);
  };
  switch (p.table % 14) {
    case 0:
    case 1:
    case 2:
      return on(c.instructions);
    case 3:
      return on(c.nodes);
    case 4:
      return on(c.operands);
    case 5:
      return on(c.requirements);
    case 6:
      return on(c.selections);
    case 7:
      return on(c.groups);
    case 8:
      return on(c.choices);
    case 9:
      return on(c.windows);
    case 10:
      return on(c.modifiers);
    case 11:
      return on(c.abilities);
    case 12:
      return on(c.continuous);
    default:
      if (p.field % 8 == 7) {
        d.seats = p.value % 10;
      } else if (p.field % 8 == 6) {
        c.start = ProgramId(p.value % 16);
      } else {
        on(c.programs);
      }
  }
}

}  // namespace
}  // namespace verbatim::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace verbatim;
  static const fuzz::BaseGame base;
  static const Natives natives = base.natives();
  if (size == 0) return 0;
  Declaration d = base.m.declaration;
  Code c = base.m.code;
  for (std::size_t at = 1; at + 6 <= size && at < 200; at += 6) {
    const std::uint8_t* b = data + at;
    fuzz::apply(d, c, {b[0], b[1] | (b[2] >> 4 << 8), b[2] & 15, b[3] | (b[4] << 8)});
  }
  auto game = Game::make(std::move(d), std::move(c), natives);
  if (!game) return 0;
  State s = fuzz::BaseGame::start(*game, data[0]);
  Kernel(*game).begin(s);
  if (auto damage = find_damage(*game, s); !damage.empty()) __builtin_trap();
  fuzz::play_on(*game, s, data[0], 40);
  return 0;
}

#include "program/code.h"

#include "base/hash.h"

namespace verbatim {
namespace {

class Hasher {
 public:
  void number(std::uint64_t v) { value_ = hash_bytes(&v, sizeof v, value_); }
  void text(const std::string& s) { value_ = hash_text(s, value_); }
  void operand(Operand o) { number(o.bits()); }
  void requirement(const Requirement& r) {
    operand(r.test);
    number(r.clause.value);
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

void declaration(Hasher& h, const Declaration& d) {
  h.text(d.name);
  for (int n : {d.seats, static_cast<int>(d.attachments), static_cast<int>(d.homes), d.bounds.objects,
                d.bounds.modifiers, d.bounds.stack, d.bounds.segments}) {
    h.number(static_cast<std::uint64_t>(n));
  }
  for (const auto& z : d.zones) {
    h.text(z.name);
    h.number((z.per_seat ? 1u : 0u) | (z.deck ? 2u : 0u) | (static_cast<unsigned>(z.visibility) << 2));
    for (const int field : {z.sum, z.marked})
      h.number(static_cast<std::uint64_t>(field - ZoneKind::kNoField));
  }
  for (const auto& c : d.counters) h.text(c.name);
  for (const auto* names : {&d.object_counters, &d.flags, &d.fields, &d.tags, &d.actions, &d.durations}) {
    for (const auto& n : *names) h.text(n);
    h.number(names->size());
  }
  for (const auto& t : d.triggers) h.text(t.name);
  for (const auto& q : d.quantities) h.number(q.base.value);
}

void selections_and_choices(Hasher& h, const Code& c) {
  for (const auto& s : c.selections) {
    h.number(static_cast<std::uint64_t>(s.domain) | (std::uint64_t{s.zones} << 8));
    h.operand(s.seats);
    h.operand(s.zone);
    h.number((std::uint64_t{s.quick} << 32) | (std::uint64_t{s.requirements.first} << 16) |
             s.requirements.count);
  }
  for (const auto& g : c.groups) {
    h.number(static_cast<std::uint64_t>(g.kind) | (std::uint64_t{g.dst} << 8) |
             (std::uint64_t{g.extra_dst} << 16) | (std::uint64_t{g.selection} << 24) |
             (std::uint64_t{g.target} << 40));
    for (Operand o : {g.x, g.y, g.extra, g.cap}) h.operand(o);
    h.requirement(g.guard);
  }
  for (const auto& k : c.choices) {
    h.number(static_cast<std::uint64_t>(k.kind) | (k.ask_forced ? 256u : 0u) | (k.distinct ? 512u : 0u));
    for (Operand o : {k.chooser, k.least, k.most}) h.operand(o);
    h.number((std::uint64_t{k.groups.first} << 16) | k.groups.count);
  }
  for (const auto& w : c.windows) {
    h.number(static_cast<std::uint64_t>(w.mode) | (static_cast<std::uint64_t>(w.order) << 8) |
             (std::uint64_t{w.counter} << 16) | (std::uint64_t{w.trigger.value} << 24) |
             (std::uint64_t{w.decline_is_final} << 40) | (std::uint64_t{w.whole_object} << 41) |
             (std::uint64_t{w.ask_forced} << 42));
    h.operand(w.first);
    h.operand(w.subject);
  }
}

void abilities(Hasher& h, const Code& c) {
  for (const auto& k : c.classes) h.number(k.announced.value | (std::uint64_t{k.finished.value} << 16));
  for (const auto& a : c.abilities) {
    h.number(a.face.value | (std::uint64_t{a.paragraph} << 16) | (static_cast<std::uint64_t>(a.need) << 24) |
             (std::uint64_t{a.klass} << 32) | (std::uint64_t{a.trigger.value} << 40));
    h.number(a.zones | (std::uint64_t{a.program.value} << 32));
    for (Operand o : {a.triggered, a.applies, a.feasible, a.payable}) h.operand(o);
  }
  for (const auto& k : c.continuous) {
    h.number(k.face.value | (std::uint64_t{k.paragraph} << 16) | (static_cast<std::uint64_t>(k.force) << 24) |
             (std::uint64_t{k.what} << 32) | (std::uint64_t{k.one_time} << 40));
    h.number(k.zones);
    for (Operand o : {k.active, k.applies, k.seats, k.amount}) h.operand(o);
  }
  for (const auto& m : c.modifiers) {
    h.number(static_cast<std::uint64_t>(m.force) | (std::uint64_t{m.what} << 8) |
             (std::uint64_t{m.duration} << 16) | (std::uint64_t{m.one_time} << 24) |
             (std::uint64_t{m.on_seat} << 25));
    h.operand(m.applies);
  }
  for (const auto& f : c.faces) {
    h.text(f.name);
    h.number(f.tags);
    h.number(f.back);
    for (auto v : f.fields) h.number(static_cast<std::uint16_t>(v));
    for (auto a : f.abilities) h.number(a.value);
    for (auto k : f.continuous) h.number(k);
  }
}

}  // namespace

std::uint64_t hash_of(const Declaration& d, const Code& c) {
  Hasher h;
  declaration(h, d);
  for (const auto& i : c.instructions) {
    h.number(static_cast<std::uint64_t>(i.op) | (std::uint64_t{i.dst} << 8) | (std::uint64_t{i.x} << 16) |
             (std::uint64_t{i.y} << 32) | (std::uint64_t{i.z} << 48));
  }
  for (const auto& n : c.nodes) {
    h.number(static_cast<std::uint64_t>(n.kind) | (std::uint64_t{n.a} << 8) | (std::uint64_t{n.x} << 16) |
             (std::uint64_t{n.y} << 32) | (std::uint64_t{n.z} << 48));
  }
  for (auto o : c.operands) h.operand(o);
  for (const auto& r : c.requirements) h.requirement(r);
  selections_and_choices(h, c);
  abilities(h, c);
  for (const auto& p : c.programs) {
    h.number(p.entry | (std::uint64_t{p.end} << 16) | (std::uint64_t{p.parameters} << 32));
    for (Sort s : p.registers) h.number(static_cast<std::uint64_t>(s));
  }
  for (const auto& v : c.verbs) h.text(v.name);
  for (const auto& f : c.functions) h.text(f.name);
  h.number(c.start.value);
  return h.value();
}

}  // namespace verbatim

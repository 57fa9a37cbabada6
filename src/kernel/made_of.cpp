#include "kernel/made_of.h"

#include "kernel/eval.h"

namespace verbatim {
namespace {

std::string name_of(const Table& t, int source) {
  const std::string& name = t.face(source).name;
  return source >= t.objects() || name.empty() ? "an effect" : name;
}

// Asks every object on the table, not only those that listen: nobody waits for this in play.
class Parts {
 public:
  Parts(const Table& t, int quantity, int object, int seat)
      : t_(t), q_(quantity), object_(object), seat_(seat) {}

  std::vector<Part> collect() {
    const int args[] = {object_, seat_};
    const FnId base = t_.game().declaration().quantities[static_cast<std::size_t>(q_)].base;
    parts_.push_back({"printed", t_.game().natives().functions[base.value](t_, args)});
    lasting(Force::Add);
    bound(Force::Add);
    lasting(Force::Become);
    bound(Force::Become);
    return std::move(parts_);
  }

 private:
  // Effects that were copied out of their source [AB 1.3.1].
  void lasting(Force force) {
    for (const ModifierRecord& m : t_.modifiers()) {
      if (m.what != q_ || m.force != static_cast<int>(force)) continue;
      const bool on_seat = (m.flags & ModifierRecord::kOnSeat) != 0;
      if (on_seat ? m.subject != seat_ && m.subject != t_.nobody() : m.subject != object_) continue;
      const Scope s{nullptr, nullptr, m.source, m.controller(), object_};
      if (eval_bits(t_, s, m.applies) != 0) apply(force, m.source, m.amount);
    }
  }

  // Effects that last as long as their source lies where it does.
  void bound(Force force) {
    const auto& code = t_.code();
    for (int source = 0; source < t_.objects(); ++source) {
      for (const std::uint16_t id : t_.face(source).continuous) {
        const Continuous& k = code.continuous[id];
        if (k.force != force || k.what != q_ || (k.zones >> t_.kind_of(t_.zone_of(source)) & 1) == 0)
          continue;
        if (t_.game().only_itself(id) ? source != object_ : !listens(source, force)) continue;
        const Scope s{nullptr, nullptr, source, t_.controller(source), object_};
        if (eval(t_, s, k.active) == 0) continue;
        if (seat_ < t_.seats() && (eval(t_, s, k.seats) >> seat_ & 1) == 0) continue;
        if (eval(t_, s, k.applies) != 0) apply(force, source, eval(t_, s, k.amount));
      }
    }
  }

  bool listens(int source, Force force) const {
    const int set = t_.game().listeners_of(force, q_);
    return set != Game::kNoListeners && Table::has(t_.listening(set), source);
  }

  // Whatever "becomes" takes the place of all that came before it.
  void apply(Force force, int source, int amount) {
    if (force == Force::Add) {
      if (amount != 0) parts_.push_back({name_of(t_, source), amount});
      return;
    }
    int sum = 0;
    for (const Part& p : parts_) sum += p.amount;
    parts_.push_back({name_of(t_, source) + " makes it " + std::to_string(amount), amount - sum});
  }

  const Table& t_;
  int q_, object_, seat_;
  std::vector<Part> parts_;
};

}  // namespace

std::vector<Part> made_of(const Table& t, int quantity, int object, int seat) {
  return Parts(t, quantity, object, seat).collect();
}

}  // namespace verbatim

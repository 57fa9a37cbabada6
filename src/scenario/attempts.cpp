// What a client would hand in that is not offered, in the choice at hand or in another.

#include "scenario/want.h"

namespace verbatim::scenario {

const Choice* Chooser::choice_at_hand() const {
  const Instruction& i = t_.code().instructions[t_.header().pc];
  return i.op == Op::choose || i.op == Op::list_choose ? &t_.code().choices[i.y] : nullptr;
}

std::vector<Option> Chooser::attempts(const Want& want) const {
  if (choice_ == nullptr) return {};
  std::vector<Option> out;
  const auto offer = [&](OptionKind kind, int group, int value, int extra, LabelId label) {
    Option o{kind, static_cast<std::uint8_t>(group), static_cast<std::int16_t>(value),
             static_cast<std::int16_t>(extra), label};
    if (means(want, Asked{}, o)) out.push_back(o);
  };
  for (int g = 0; g < choice_->groups.count; ++g) {
    const Group& group = t_.code().groups[static_cast<std::size_t>(choice_->groups.first + g)];
    switch (group.kind) {
      case GroupKind::Single:
        offer(OptionKind::Single, g, 0, 0, group.label);
        break;
      case GroupKind::Objects:
        for (int o = 0; o < t_.objects(); ++o) offer(OptionKind::Object, g, o, 0, group.label);
        break;
      case GroupKind::Abilities:
        for (int o = 0; o < t_.objects(); ++o) {
          for (const AbilityId a : t_.face(o).abilities) {
            if (t_.code().abilities[a.value].trigger.value != group.selection) continue;
            offer(OptionKind::Ability, g, o, a.value, group.label);
          }
        }
        break;
      case GroupKind::Seats:
        for (int s = 0; s < t_.seats(); ++s) offer(OptionKind::Seat, g, s, 0, group.label);
        break;
      case GroupKind::Numbers:
        offer(OptionKind::Number, g, want.number, 0, group.label);
        break;
    }
  }
  return out;
}

}  // namespace verbatim::scenario

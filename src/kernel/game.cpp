#include "kernel/game.h"

#include <algorithm>

#include "program/verify.h"

namespace verbatim {
namespace {

// Is the condition "It is the source", alone or with more?
bool names_only_its_source(const Code& code, Operand applies) {
  if (!applies.is_node()) return false;
  const Node& n = code.nodes[static_cast<std::size_t>(applies.index())];
  const Operand x = Operand::from_bits(n.x), y = Operand::from_bits(n.y);
  if (n.kind == NodeKind::both) return names_only_its_source(code, x) || names_only_its_source(code, y);
  const Operand it = Operand::special(Special::It), source = Operand::special(Special::Source);
  return n.kind == NodeKind::same_object && ((x == it && y == source) || (x == source && y == it));
}

}  // namespace

Result<Game, Fault> Game::make(Declaration declaration, Code code, Natives natives) {
  if (auto wrong = verify(declaration, code)) return failed(Fault{wrong->where, wrong->what});
  if (natives.verbs.size() != code.verbs.size() || natives.functions.size() != code.functions.size()) {
    return failed(Fault{"natives", "the native tables do not match the declared verbs and functions"});
  }
  Game game;
  game.hash_ = hash_of(declaration, code);
  game.declaration_ = std::move(declaration);
  game.code_ = std::move(code);
  game.natives_ = std::move(natives);
  game.natives_.sieves.resize(game.natives_.functions.size());
  game.natives_.set_sieves.resize(game.natives_.functions.size());
  game.flatten_faces();
  for (std::size_t f = 0; f < game.natives_.functions.size(); ++f) {
    game.functions_.push_back({game.natives_.functions[f], game.code_.functions[f].result == Sort::Number});
  }
  game.index_listeners();
  game.rank_conditions();
  game.layout_ = Layout(game.declaration_, game.sets_);
  game.steps_ = lay_out(game.code_, game.layout_, game.natives_, game.window_sets_);
  game.sort_abilities();
  game.note_orders();
  game.note_raises();
  game.weigh_faces();
  game.note_own_amounts();
  game.blank_frames();
  return game;
}

void Game::blank_frames() {
  for (std::size_t id = 0; id < code_.programs.size(); ++id) {
    const Program& program = code_.programs[id];
    entries_.push_back({program.entry, static_cast<std::uint16_t>(kRegisters + program.registers.size()),
                        static_cast<std::uint32_t>(blanks_.size())});
    blanks_.resize(blanks_.size() + kRegisters);
    blanks_[entries_.back().blank + kProgram] = static_cast<std::int16_t>(id);
    for (const Sort sort : program.registers) blanks_.push_back(layout_.blank(sort));
    const std::size_t most =
        entries_.back().blank + std::max<std::size_t>(entries_.back().cells, kUsualCells);
    while (blanks_.size() < most || blanks_.size() % kCellsOfWord != 0) blanks_.push_back(0);
  }
}

void Game::flatten_faces() {
  for (const Face& face : code_.faces)
    fields_each_ = std::max(fields_each_, static_cast<int>(face.fields.size()));
  for (const Face& face : code_.faces) {
    Print& print = prints_.emplace_back(Print{face.tags, 0});
    fields_.insert(fields_.end(), face.fields.begin(), face.fields.end());
    fields_.resize(prints_.size() * static_cast<std::size_t>(fields_each_));
    for (const std::uint16_t id : face.continuous) {
      const Continuous& k = code_.continuous[id];
      if (k.force == Force::Add || k.force == Force::Become)
        print.changes_own |= std::uint64_t{1} << (k.what & 63);
    }
  }
}

void Game::note_raises() {
  const auto lowers = [&](std::uint16_t id) {
    const Continuous& k = code_.continuous[id];
    const Linear& amount = steps_.amounts[id];
    if (k.force != Force::Add) return false;
    if (k.amount.is_constant()) return k.amount.constant_value() <= 0;
    return amount.selection != Linear::kNone && amount.base <= 0 && amount.factor <= 0;
  };
  for (std::size_t face = 0; face < prints_.size(); ++face) {
    for (const std::uint16_t id : code_.faces[face].continuous) {
      if (!lowers(id)) prints_[face].raises_own |= std::uint64_t{1} << (code_.continuous[id].what & 63);
    }
  }
}

void Game::weigh_faces() {
  for (std::size_t face = 0; face < prints_.size(); ++face) {
    const std::int16_t* fields = fields_of(static_cast<int>(face));
    const auto field = [&](int id) { return id < fields_each_ && id >= 0 ? fields[id] : 0; };
    for (const ZoneKind& kind : declaration_.zones)
      weights_.push_back(field(kind.sum) + (field(kind.marked) != 0 ? kMark : 0));
    weights_.push_back(0);
  }
}

void Game::rank_conditions() {
  conditions_.assign(declaration_.triggers.size(), 0);
  condition_ranks_.assign(code_.abilities.size(), 0);
  for (const Face& face : code_.faces) {
    std::vector<int> ranks(declaration_.triggers.size(), 0);
    for (AbilityId id : face.abilities) {
      const Ability& a = code_.abilities[id.value];
      if (a.triggered == kAlways) continue;
      condition_ranks_[id.value] = ranks[a.trigger.value]++;
      conditions_[a.trigger.value] = std::max(conditions_[a.trigger.value], ranks[a.trigger.value]);
    }
  }
}

void Game::sort_abilities() {
  for (const Face& face : code_.faces) {
    for (std::size_t trigger = 0; trigger < declaration_.triggers.size(); ++trigger) {
      for (const AbilityId id : face.abilities) {
        const Ability& a = code_.abilities[id.value];
        if (a.trigger.value == trigger)
          abilities_.push_back({id, a.need, a.zones, steps_.questions.conditions[id.value]});
      }
      abilities_from_.push_back(static_cast<std::uint32_t>(abilities_.size()));
    }
  }
}

void Game::note_orders() {
  for (int first = 0; first < layout_.seats; ++first) {
    Clockwise& order = clockwise_.emplace_back();
    order.living = static_cast<std::uint8_t>((1 << layout_.seats) - 1);
    for (int i = 0; i < layout_.seats; ++i) {
      std::int16_t& cell = i < 4 ? order.low : order.high;
      cell = static_cast<std::int16_t>(cell | ((first + i) % layout_.seats) << (4 * (i & 3)));
    }
  }
}

void Game::index_listeners() {
  const auto& d = declaration_;
  trigger_sets_.assign(d.triggers.size(), kNoListeners);
  const std::size_t whats = std::max({d.quantities.size(), d.actions.size(), d.tags.size()}) + 1;
  force_sets_.assign(whats * kForces, kNoListeners);
  const auto set_of = [&](const Continuous& k) -> int& {
    return force_sets_[k.what * kForces + static_cast<std::size_t>(k.force)];
  };
  for (const auto& a : code_.abilities) {
    int& set = trigger_sets_[a.trigger.value];
    if (set == kNoListeners) set = sets_++;
  }
  for (const auto& w : code_.windows) window_sets_.push_back(trigger_sets_[w.trigger.value]);
  for (const auto& k : code_.continuous) {
    grants_tags_ = grants_tags_ || k.force == Force::Grant;
    anything_becomes_ = anything_becomes_ || k.force == Force::Become;
    forbids_ = forbids_ || k.force == Force::Forbid || k.force == Force::Protect;
    const bool itself = names_only_its_source(code_, k.applies);
    const bool just =
        itself && code_.nodes[static_cast<std::size_t>(k.applies.index())].kind != NodeKind::both;
    only_itself_.push_back(just ? Itself::Just : itself ? Itself::Among : Itself::No);
    if (itself) continue;
    if (k.force == Force::Add || k.force == Force::Become)
      changes_others_ |= std::uint64_t{1} << (k.what & 63);
    int& set = set_of(k);
    if (set == kNoListeners) set = sets_++;
  }
  const std::size_t kinds = d.zones.size() + 1;
  std::vector<std::vector<std::uint16_t>> joined(code_.faces.size() * kinds);
  const auto join = [&](FaceId face, std::uint32_t zones, int set) {
    for (std::size_t kind = 0; kind + 1 < kinds; ++kind) {
      if ((zones >> kind & 1u) == 0) continue;
      auto& sets = joined[face.value * kinds + kind];
      if (std::find(sets.begin(), sets.end(), set) == sets.end())
        sets.push_back(static_cast<std::uint16_t>(set));
    }
  };
  for (const auto& a : code_.abilities) join(a.face, a.zones, trigger_sets_[a.trigger.value]);
  for (std::size_t i = 0; i < code_.continuous.size(); ++i) {
    if (only_itself_[i] != Itself::No) continue;
    const auto& k = code_.continuous[i];
    join(k.face, k.zones, set_of(k));
  }
  listens_in_.assign(code_.faces.size(), 0);
  for (std::size_t i = 0; i < joined.size(); ++i) {
    const auto& sets = joined[i];
    if (!sets.empty()) listens_in_[i / kinds] |= std::uint64_t{1} << i % kinds;
    joined_sets_.insert(joined_sets_.end(), sets.begin(), sets.end());
    joined_from_.push_back(static_cast<std::uint32_t>(joined_sets_.size()));
  }
}

}  // namespace verbatim

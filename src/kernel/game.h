#pragma once
// A game as the kernel sees it: its declaration, its compiled code, its native verbs and pure functions.

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "kernel/layout.h"
#include "program/code.h"

namespace verbatim {

class Table;

// A native verb changes the table and returns how much it did; 0 means that nothing was done.
using Verb = int (*)(Table&, const int* arguments);
// A native function only looks.
using Fn = int (*)(const Table&, const int* arguments);

struct Natives {
  std::vector<Verb> verbs;    // parallel to Code::verbs
  std::vector<Fn> functions;  // parallel to Code::functions
};

// What the verifier found wrong, and where.
struct Fault {
  std::string where, what;
  std::string text() const { return where + ": " + what; }
};

class Game {
 public:
  // Checks everything once, so that running needs no checks: indices, sorts, targets, list depths.
  static Result<Game, Fault> make(Declaration, Code, Natives);

  const Declaration& declaration() const { return declaration_; }
  const Code& code() const { return code_; }
  const Natives& natives() const { return natives_; }
  const Layout& layout() const { return layout_; }
  std::uint64_t code_hash() const { return hash_; }

  // Listener sets exist only for triggers, quantities, actions and tags that some face uses.
  static constexpr int kNoListeners = -1;
  int listeners_of(TriggerId t) const { return trigger_sets_[t.value]; }
  int listeners_of_window(int window) const { return window_sets_[static_cast<std::size_t>(window)]; }
  int listeners_of(Force force, int what) const {
    return force_sets_[static_cast<std::size_t>(force)][static_cast<std::size_t>(what)];
  }
  bool changes_quantity(int q) const {
    return listeners_of(Force::Add, q) != kNoListeners || listeners_of(Force::Become, q) != kNoListeners;
  }
  bool grants_tags() const { return grants_tags_; }  // does any card in play give tags to others, or itself?
  // Does this effect concern only the object it is printed on ("this card costs 1 less")? Such an effect is
  // in no set: it is found on the object itself.
  bool only_itself(int continuous) const { return only_itself_[static_cast<std::size_t>(continuous)] != 0; }
  // The sets an object with this face is in while it lies in a zone of this kind.
  const std::vector<std::uint16_t>& listens(int face, int zone_kind) const {
    return listens_[static_cast<std::size_t>(face * (layout_.zone_kinds + 1) + zone_kind)];
  }

  // How many conditions settled at the trigger one face can have for it, and which of them an ability's is.
  int conditions_of(TriggerId t) const { return conditions_[t.value]; }
  int condition_rank(AbilityId a) const { return condition_ranks_[a.value]; }
  // What the registers of a program hold before anything is written: none, nobody, or 0.
  const std::vector<std::int16_t>& blank_registers(ProgramId p) const { return blanks_[p.value]; }

 private:
  void index_listeners();
  void rank_conditions();
  Declaration declaration_;
  Code code_;
  Natives natives_;
  Layout layout_;
  std::uint64_t hash_ = 0;
  int sets_ = 0;
  bool grants_tags_ = false;
  std::vector<int> trigger_sets_, window_sets_;
  std::vector<std::vector<int>> force_sets_;
  std::vector<std::uint8_t> only_itself_;  // by continuous effect
  std::vector<std::vector<std::uint16_t>> listens_;
  std::vector<std::vector<std::int16_t>> blanks_;
  std::vector<int> conditions_, condition_ranks_;
};

}  // namespace verbatim

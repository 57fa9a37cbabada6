#pragma once
// A game as the kernel sees it: its declaration, its compiled code, its native verbs and pure functions.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "kernel/layout.h"
#include "kernel/steps.h"
#include "program/code.h"

namespace verbatim {

class Table;

// Things by what is printed on them: the faces of which this is true with that number.
struct FaceSet {
  bool (*has)(const Face&, int number) = nullptr;
  int number = 0;
};

struct Natives {
  std::vector<Verb> verbs;    // parallel to Code::verbs
  std::vector<Fn> functions;  // parallel to Code::functions
  std::vector<Sieve> sieves;  // parallel to Code::functions; null for most
  std::vector<SetSieve> set_sieves;
  std::vector<FaceSet> face_sets;
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
  const Steps& steps() const { return steps_; }
  std::uint64_t code_hash() const { return hash_; }

  // Listener sets exist only for triggers, quantities, actions and tags that some face uses.
  static constexpr int kNoListeners = -1;
  int listeners_of(TriggerId t) const { return trigger_sets_[t.value]; }
  int listeners_of(Force force, int what) const {
    return force_sets_[static_cast<std::size_t>(what) * kForces + static_cast<std::size_t>(force)];
  }
  // What is printed on a face, in one place: read at every step.
  struct Print {
    std::uint64_t tags = 0;
    // Bits over quantities, modulo 64: does the face say anything about this quantity of the card itself?
    std::uint64_t changes_own = 0;
    std::uint64_t raises_own = 0;  // and can that make it more, or something else?
  };
  const Print& print(int face) const { return prints_[static_cast<std::size_t>(face)]; }
  const std::int16_t* fields_of(int face) const { return fields_.data() + face * fields_each_; }
  std::uint64_t tags_of(int face) const { return print(face).tags; }
  bool changes_own(int face, int q) const { return (print(face).changes_own >> (q & 63) & 1) != 0; }
  bool raises_own(int face, int q) const { return (print(face).raises_own >> (q & 63) & 1) != 0; }
  // The usual text about a number of the card itself, "this costs 1 less for each Satellite you have": so
  // much, and so much for each of a player's cards that have these tags. Null where a face says more, or
  // otherwise.
  struct OwnAmount {
    std::uint64_t tags = 0;
    std::uint32_t zones = 0;  // kinds of zone in which the text is in force
    std::int16_t base = 0, factor = 0;
    bool of_owner = false;    // whose cards: the owner's or the controller's
    std::uint8_t count = 0;   // how many stretches each player has,
    std::uint32_t first = 0;  // and where those of the first player are in Steps::stretches
  };
  const OwnAmount* own_amount(int face, int q) const {
    const int id = own_amount_of_[static_cast<std::size_t>(face) * declaration_.quantities.size() +
                                  static_cast<std::size_t>(q)];
    return id == kNoOwnAmount ? nullptr : &own_amounts_[static_cast<std::size_t>(id)];
  }
  struct Function {
    Fn call;
    bool number;  // its result is kept within the bounds of a number
  };
  const Function& function(int id) const { return functions_[static_cast<std::size_t>(id)]; }
  bool anything_becomes() const { return anything_becomes_; }  // does any card replace a number of cards?
  // Does any card change this quantity, modulo 64, of other objects?
  bool changes_others(int q) const { return (changes_others_ >> (q & 63) & 1) != 0; }
  bool forbids() const { return forbids_; }          // does any card in play forbid or protect?
  bool grants_tags() const { return grants_tags_; }  // does any card in play give tags to others, or itself?
  // Does this effect concern only the object it is printed on ("this card costs 1 less")? Such an effect is
  // in no set: it is found on the object itself.
  bool only_itself(int continuous) const {
    return only_itself_[static_cast<std::size_t>(continuous)] != Itself::No;
  }
  // And is that all it asks of the object?
  bool just_itself(int continuous) const {
    return only_itself_[static_cast<std::size_t>(continuous)] == Itself::Just;
  }
  // The sets an object with this face is in while it lies in a zone of this kind.
  std::span<const std::uint16_t> listens(int face, int zone_kind) const {
    const std::uint32_t* from = joined_from_.data() + face * (layout_.zone_kinds + 1) + zone_kind;
    return {joined_sets_.data() + from[0], joined_sets_.data() + from[1]};
  }
  // By kind of zone: what a face adds to the sum that is kept of a zone. A mark counts more than any sum.
  static constexpr int kMark = 1 << 16;
  const std::int32_t* weights_of(int face) const { return weights_.data() + face * (layout_.zone_kinds + 1); }
  // Bits over kinds of zone: is it in any set there?
  std::uint64_t listens_in(int face) const { return listens_in_[static_cast<std::size_t>(face)]; }

  // All seats from this one on, as windows keep their order: four bits each.
  struct Clockwise {
    std::int16_t low = 0, high = 0;
    std::uint8_t living = 0;  // of the table, while it is this order
  };
  const Clockwise& clockwise(int first) const { return clockwise_[static_cast<std::size_t>(first)]; }
  // The abilities of a face for a trigger, in the order written.
  std::span<const AbilityStep> abilities_of(int face, TriggerId t) const {
    const std::uint32_t* from =
        abilities_from_.data() + static_cast<std::size_t>(face) * trigger_sets_.size() + t.value;
    return {abilities_.data() + from[0], abilities_.data() + from[1]};
  }
  // How many conditions settled at the trigger one face can have for it, and which of them an ability's is.
  int conditions_of(TriggerId t) const { return conditions_[t.value]; }
  int condition_rank(AbilityId a) const { return condition_ranks_[a.value]; }
  // A program as it is called: where it begins, and its frame before anything is written. A register holds
  // none, nobody, or 0. The blank frame is filled up to whole words.
  struct Entry {
    std::uint16_t pc = 0, cells = 0;
    std::uint32_t blank = 0;
  };
  static constexpr int kCellsOfWord = 4;
  static constexpr int kUsualCells = 24;  // no frame has fewer blank cells than these
  const Entry& entry(ProgramId p) const { return entries_[p.value]; }
  const std::int16_t* blank_frame(const Entry& e) const { return blanks_.data() + e.blank; }

 private:
  void index_listeners();
  void rank_conditions();
  void sort_abilities();
  void note_orders();
  void flatten_faces();
  void note_raises();
  void weigh_faces();
  void note_own_amounts();
  void blank_frames();
  Declaration declaration_;
  Code code_;
  Natives natives_;
  Layout layout_;
  Steps steps_;
  std::uint64_t hash_ = 0;
  int sets_ = 0;
  bool grants_tags_ = false, anything_becomes_ = false, forbids_ = false;
  std::uint64_t changes_others_ = 0;
  std::vector<int> trigger_sets_, window_sets_;
  static constexpr std::size_t kForces = 5;
  std::vector<int> force_sets_;  // by what it concerns and force
  enum class Itself : std::uint8_t { No, Among, Just };
  std::vector<Itself> only_itself_;            // by continuous effect
  std::vector<std::uint32_t> joined_from_{0};  // by face and kind of zone: where its sets begin
  std::vector<std::uint16_t> joined_sets_;
  std::vector<std::uint64_t> listens_in_;  // by face
  std::vector<Print> prints_;              // by face
  std::vector<std::int32_t> weights_;      // by face and kind of zone, the last for nowhere
  static constexpr int kNoOwnAmount = -1;
  std::vector<OwnAmount> own_amounts_;
  std::vector<int> own_amount_of_;    // by face and quantity
  std::vector<std::int16_t> fields_;  // by face and field: as many for each face
  int fields_each_ = 0;
  std::vector<Function> functions_;
  std::vector<Entry> entries_;
  std::vector<std::int16_t> blanks_;
  std::vector<int> conditions_, condition_ranks_;
  std::vector<Clockwise> clockwise_;              // by the first seat
  std::vector<AbilityStep> abilities_;            // by face and trigger
  std::vector<std::uint32_t> abilities_from_{0};  // where those of a face and a trigger begin
};

}  // namespace verbatim

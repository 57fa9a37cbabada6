#pragma once
// How a game is made: the Maker of programs, and the native verbs and functions that belong to its tables.

#include "kernel/table.h"
#include "program/maker.h"

namespace verbatim {

class GameMaker : public Maker {
 public:
  VerbId native(std::string name, std::vector<Sort> parameters, Verb native_verb,
                Sort result = Sort::Number) {
    natives_.verbs.push_back(native_verb);
    return Maker::verb(std::move(name), std::move(parameters), result);
  }
  FnId pure(std::string name, std::vector<Sort> parameters, Fn fn, Sort result = Sort::Number) {
    natives_.functions.push_back(fn);
    return Maker::function(std::move(name), std::move(parameters), result);
  }
  // A truth about (object, seat) that is asked of many objects at once when options are listed.
  // `of_set` asks the same of a set of them.
  template <Sieve sieve>
  FnId pure_of_many(std::string name, SetSieve of_set = nullptr) {
    const FnId fn = pure(
        std::move(name), {Sort::Object, Sort::Seat},
        [](const Table& t, const int* a) {
          const std::uint16_t row[kReadTogether] = {static_cast<std::uint16_t>(a[0])};
          return static_cast<int>(sieve(t, {{row, 1}, Faces(t, {row, 1})}, a[1]) & 1);
        },
        Sort::Truth);
    natives_.sieves.resize(natives_.functions.size());
    natives_.sieves[fn.value] = sieve;
    natives_.set_sieves.resize(natives_.functions.size());
    natives_.set_sieves[fn.value] = of_set;
    return fn;
  }
  // Sets of things that are kept for sieves of sets, numbered from 0.
  int face_set(FaceSet set) {
    natives_.face_sets.push_back(set);
    return static_cast<int>(natives_.face_sets.size()) - 1;
  }
  Result<Game, Fault> finish() { return Game::make(declaration, code, natives_); }

 private:
  Natives natives_;
};

// Verbs that most games want, so that they need not be written again.
struct CoreVerbs {
  VerbId move;             // (object, zone): to the end of the zone
  VerbId move_to_top;      // (object, zone)
  VerbId mix_in;           // (object, zone): shuffled into a deck
  VerbId shuffle;          // (zone)
  VerbId add;              // (seat, counter, amount); done by how much it changed
  VerbId set_counter;      // (seat, counter, value)
  VerbId add_on_object;    // (object, counter, amount)
  VerbId set_flag;         // (object, flag); done if it was not set
  VerbId clear_flag;       // (object, flag); done if it was set
  VerbId clear_all_flags;  // (flag): on every object
  VerbId attach;           // (object, bearer)
  VerbId give;             // (object, seat): a new controller
  VerbId reveal;           // (object, seats)
  VerbId eliminate;        // (seat)
  VerbId stop_listening;   // (trigger)
};
CoreVerbs add_core_verbs(GameMaker&);

}  // namespace verbatim

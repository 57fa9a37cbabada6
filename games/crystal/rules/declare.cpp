// What lies on the table: zones, counters, marks and moments, in the order of ids.h.

#include <cassert>

#include "book.h"

namespace verbatim::crystal {
namespace {

void zones(GameMaker& m) {
  // [CF 1.11] Hands and faction decks are secret, all else is public.
  m.zone({.name = "deck", .visibility = Visibility::Nobody, .deck = true});
  m.zone({.name = "hand", .visibility = Visibility::Owner});
  m.zone({.name = "beside the deck"});
  // [CF 5.2] What the cards of a lane are worth, while nothing makes it another number.
  m.zone({.name = "Mining lane", .sum = kPower + kMiningLane, .marked = kChangesPower});
  m.zone({.name = "Attack lane", .sum = kPower + kAttackLane, .marked = kChangesPower});
  m.zone({.name = "Production lane", .sum = kPower + kProductionLane, .marked = kChangesPower});
  m.zone({.name = "permanents"});
  m.zone({.name = "basic deck"});
  m.zone({.name = "discard pile"});
  m.zone({.name = "aside", .visibility = Visibility::Owner});
  m.zone({.name = "beneath"});
  // [CF 13.68] Only their player knows what lies face down.
  m.zone({.name = "hidden Mining lane", .visibility = Visibility::Owner});
  m.zone({.name = "hidden Attack lane", .visibility = Visibility::Owner});
  m.zone({.name = "hidden Production lane", .visibility = Visibility::Owner});
}

void counters(GameMaker& m) {
  for (const char* name : {"hit points",
                           "crystals",
                           "allowance",
                           "corruption",
                           "prevention",
                           "boosts on Mining",
                           "boosts on Attack",
                           "boosts on Production",
                           "corruption on Mining",
                           "corruption on Attack",
                           "corruption on Production",
                           "Shields",
                           "gambit tokens",
                           "base Mining",
                           "base Attack",
                           "base Production",
                           "more Mining",
                           "more Attack",
                           "more Production",
                           "reallocated",
                           "ignored",
                           "played",
                           "started",
                           "passed",
                           "postponed",
                           "incoming",
                           "dealt",
                           "dealt in battle",
                           "took",
                           "priority",
                           "round",
                           "phase",
                           "slot"}) {
    m.counter(name);
  }
  assert(m.declaration.counters.size() == kCounters);
}

void triggers(GameMaker& m) {
  using enum Sort;
  const auto add = [&](const char* name, std::vector<Sort> parameters = {}) {
    m.trigger(name, Stage::After, std::move(parameters));
  };
  add("Deploy", {Object, Number});
  add("played", {Object, Number});
  add("Start of Round");
  add("Battle");
  add("Operations");
  add("Aftermath");
  add("Regroup");
  add("use");
  add("price", {Object, Number});
  add("entered", {Object, Number});
  for (const char* name : {"destroyed", "discarded", "returned"}) add(name, {Object, Seat, Number, Number});
  add("shifted", {Object, Seat, Number});
  add("tokens added", {Number, Seat, Number, Number, Seat});
  add("tokens removed", {Number, Seat, Number, Number, Seat});
  assert(m.declaration.triggers.size() == kTriggers);
}

}  // namespace

void declare(Book& b) {
  GameMaker& m = b.m;
  m.declaration.name = "crystal";
  b.core = add_core_verbs(m);
  zones(m);
  counters(m);
  triggers(m);
  for (const char* flag :
       {"disabled", "exhausted", "entered this round", "activated", "moved", "upgraded", "answered"})
    m.flag(flag);
  if (b.e.permanents != Permanents::None) m.object_counter("crystals on it");
  for (const char* field : {"Mining", "Attack", "Production", "crystal cost", "production cost",
                            "saves crystals", "saves production", "enlist crystals", "enlist production",
                            "plain price", "changes its power", "left to do"}) {
    m.field(field);
  }
  assert(m.declaration.fields.size() == kFields);
  for (const char* tag : {"permanent", "Basic Trooper", "Solo", "Stealth", "Basic"}) m.tag(tag);
  for (const char* action : {"be destroyed", "be disabled", "be discarded", "be returned", "be shifted",
                             "draw cards", "play cards", "gain crystals", "gain hit points", "take damage"}) {
    m.action(action);
  }
  assert(m.declaration.actions.size() == kActions);
  m.duration("this round");
  m.duration("the next card");
  for (const char* clause :
       {"CF 3.1", "CF 3.7", "CF 4.3", "CF 4.8", "CF 5.4", "CF 6.1", "CF 6.2", "CF 6.4", "CF 6.5", "CF 6.6",
        "CF 7.2", "CF 7.3", "CF 7.4", "CF 8.9", "CF 9.1", "CF 9.5", "CF 9.6", "CF 13.68", "CF 13.6"}) {
    m.clause(clause);
  }
  assert(m.clause("CF 9.6").value == kCf96 && m.clause("CF 13.68").value == kCf1368 &&
         m.clause("CF 13.6").value == kCf136);
  for (const char* words : {"is out", "battle damage", "wins by crystals", "the round limit is reached"}) {
    m.label(words);
  }
  assert(m.label("the round limit is reached").value == kSaysLimit);

  m.declaration.attachments = m.declaration.homes = false;
  Bounds& bounds = m.declaration.bounds;
  const bool permanents = b.e.permanents != Permanents::None;
  bounds.objects = m.declaration.seats * (b.e.deck_size + b.e.basic_deck_size + (permanents ? 2 : 0));
  bounds.modifiers = 4 * m.declaration.seats;   // at least; texts that make lasting effects need more
  bounds.stack = 4096;                          // a copy takes only what is used
  bounds.heard = 3072;                          // [CF 12.50] cards that play cards, some fifty deep,
  bounds.resolved = 1000;                       // and abilities of one phase,
  bounds.instructions_per_choice = 10'000'000;  // each of which may go through whole hands and decks
  m.declaration.resolved = kResolved;
}

}  // namespace verbatim::crystal

#pragma once
// For unit tests: a game of a few zones with one program that the test writes.

#include <gtest/gtest.h>

#include "kernel/game_maker.h"
#include "kernel/kernel.h"
#include "program/proc.h"

namespace verbatim {

struct SmallGame {
  GameMaker m;
  CoreVerbs core;
  int deck, hand, play, pile;  // a deck each, a hidden hand each, the open table each, one hidden pile
  int gold, hurt, tapped, strength;
  FaceId knight, archer;
  std::optional<Game> game;

  explicit SmallGame(int seats = 2, int objects = 16) {
    m.declaration.name = "small";
    m.declaration.seats = seats;
    m.declaration.bounds.objects = objects;
    deck = m.zone({.name = "deck", .visibility = Visibility::Nobody, .deck = true});
    hand = m.zone({.name = "hand", .visibility = Visibility::Owner});
    play = m.zone({.name = "play"});
    pile = m.zone({.name = "pile", .per_seat = false, .visibility = Visibility::Nobody});
    gold = m.counter("gold");
    hurt = m.object_counter("hurt");
    tapped = m.flag("tapped");
    strength = m.field("strength");
    Face f;
    f.name = "Knight", f.fields = {3};
    knight = m.face(f);
    f.name = "Archer", f.fields = {2};
    archer = m.face(f);
    core = add_core_verbs(m);
  }

  // One program plays the game; it ends with an outcome for everyone.
  const Game& write(const std::function<void(Proc&)>& body) {
    {
      Proc p(m, "game");
      body(p);
      p.outcome(m.everyone(), 0);
      m.code.start = p.id();
    }
    return finish();
  }
  const Game& finish() {
    auto made = m.finish();
    if (!made) ADD_FAILURE() << made.error().text();
    game = std::move(*made);
    return *game;
  }
  const Game& idle() {
    return write([](Proc&) {});
  }
};

// What the options mean, in order: card names, numbers, "done", "decline".
inline std::string told(Kernel& k, const State& s) {
  std::string out;
  for (const Option& o : k.decision().options) out += (out.empty() ? "" : " ") + k.label(s, o);
  return out;
}

}  // namespace verbatim

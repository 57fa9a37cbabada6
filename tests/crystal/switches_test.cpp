// [CF 16.1] Every switch of an edition can be changed and changes the game: for each of them one thing that
// can be seen at the table, with the value of the edition and with another.

#include <gtest/gtest.h>

#include <map>

#include "cardtext/compile.h"
#include "tests/cards/text_table.h"

namespace verbatim::crystal {
namespace {

using Switched = std::vector<std::pair<std::string, std::string>>;
using Seen = std::string (*)(const std::string& edition, const Switched&);

struct Row {
  std::string edition, value;  // the other value
  Seen seen;
  std::string before, after;  // what is seen with the edition's value and with the other
};

std::string yes_no(bool b) { return b ? "yes" : "no"; }

// ---- before the first round

template <Counter C>
std::string counted(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin();
  return std::to_string(t.get(0, C));
}
template <int Lane>
std::string base(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin();
  return std::to_string(t.reads(0, Lane));
}
std::string seats(const std::string& edition, const Switched& s) {
  std::vector<Switch> changes;
  for (const auto& [key, value] : s) changes.push_back({key, value});
  std::string out;
  for (int n = 2; n <= 4; ++n) out += rules().print(edition, n, changes) ? std::to_string(n) : "";
  return out;
}
std::string legal_deck(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  std::vector<FaceId> deck;
  for (int i = 0; i < 10; ++i) {
    const FaceId f = t.card("Card " + std::to_string(i));
    deck.insert(deck.end(), {f, f});
  }
  const auto checked = t.printing().check_deck(deck);
  return checked ? "legal" : checked.error().substr(0, 7);
}
std::string troopers(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin();
  return std::to_string(t.size(0, kBasic));
}
std::vector<std::vector<FaceId>> decks_of(TestTable& t) {
  std::vector<FaceId> deck;
  for (int i = 0; i < t.edition().deck_size; ++i) deck.push_back(t.card("Card " + std::to_string(i)));
  return {deck, deck};
}
std::string first_question(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin(decks_of(t), 1);
  t.run();
  const Decision& d = t.kernel().decision();
  return t.game().code().labels[d.prompt.value] + " " + std::to_string(t.size(d.seat, kHand)) + "/" +
         std::to_string(d.least);
}

// ---- draw and limit

std::string drawn(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  const FaceId card = t.card("Card", {1, 1, 1, 99, 9});
  t.begin(kStartPhase);
  for (int seat = 0; seat < 2; ++seat) {
    for (int i = 0; i < 5; ++i) t.put(card, seat, kDeck);
  }
  t.run();
  const std::string where = "in phase " + std::to_string(t.phase());
  t.take("draw");
  t.take("draw from the deck");
  return where + ": " + std::to_string(t.size(0, kHand));
}
std::string ways_to_draw(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  const FaceId card = t.card("Card", {1, 1, 1, 99, 9});
  t.begin(kStartPhase);
  for (int seat = 0; seat < 2; ++seat) t.put(card, seat, kDeck);
  std::string out = t.offered("do not draw") ? "may, " : "must, ";
  t.take("draw");
  return out + (t.offered("draw from the basic deck") ? "either deck" : "faction deck");
}
std::string first_round_draw(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin(decks_of(t), 1);
  while (t.run() == Stop::Decision && t.phase() == kSetupPhase) t.kernel().answer_unchecked(t.state(), 0);
  return yes_no(t.phase() == kDrawPhase);
}
std::string empty_deck(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin(kDrawPhase);
  t.take("draw");
  return std::to_string(t.get(0, kHitPoints));
}
std::string trooper_from_its_deck(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin();
  return yes_no(t.offered("play Basic Trooper to the Mining lane"));
}
std::string to_spend(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin();
  t.trooper(0, kProductionLane);
  t.set(0, kAllowance, 7);
  t.run();
  return std::to_string(t.get(0, kAllowance));
}

// ---- slots and turns

std::string after_one_card(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  const FaceId card = t.card("Card");
  t.begin();
  for (int i = 0; i < 2; ++i) t.put(card, 0, kHand), t.put(card, 1, kHand);
  t.set(0, kStarted, 1);
  t.take("play Card to the Mining lane");
  t.take("done");
  return "player " + std::to_string(t.chooser() + 1);
}
std::string second_aftermath(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  FaceId face[] = {t.card("First"), t.card("Second"), t.card("Third")};
  for (const FaceId f : face) {
    t.ability(
        f, kOnAftermath,
        [&](Proc& p) { t.say(p, "verb:gain_crystals", {t.m().you(), Operand::constant(1)}); },
        Need::Optional);
  }
  t.begin(kAftermathPhase);
  for (int seat = 0; seat < 2; ++seat) {
    for (const FaceId f : face) t.put(f, seat, kMining);
  }
  t.take("activate First");
  t.run();
  return "player " + std::to_string(t.chooser() + 1);
}
std::string disabled_aftermath(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  const FaceId f = t.card("Earner");
  t.ability(f, kOnAftermath,
            [&](Proc& p) { t.say(p, "verb:gain_crystals", {t.m().you(), Operand::constant(1)}); });
  t.begin(kAftermathPhase);
  t.table().set_flag(t.put(f, 0, kMining), kDisabled);
  const int before = t.get(0, kCrystals);
  t.run();  // to the next round
  return std::to_string(t.get(0, kCrystals) - before);
}

// ---- tokens

std::string after_regroup(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin(kRegroupPhase);
  t.set(0, static_cast<Counter>(kBoost + kAttackLane), 3);
  t.run_to(kDeployPhase);
  return std::to_string(t.get(0, kBoost + kAttackLane));
}
std::string gained_corruption(const std::string& edition, const Switched& s) {
  TextTable t(edition, 2, s);
  const FaceId f = t.text("Deploy: Gain 2 corruption.");
  t.begin();
  t.put(f, 0, kHand);
  t.set(0, kStarted, 1);
  t.play(f);
  return t.get(0, kCorruption) == 2 ? "the player's" : "on lanes";
}
std::string under_corruption(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin();
  t.set(0, static_cast<Counter>(kLaneCorruption + kMiningLane), 5);
  return std::to_string(t.reads(0, kMiningLane));
}
std::string corruption_next_round(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin(kPassPhase);
  t.set(0, static_cast<Counter>(kLaneCorruption + kMiningLane), 3);
  t.set(0, kCrystals, 6);
  t.run();
  std::string out;
  for (const std::string& label : t.labels()) {
    if (label.rfind("pay off", 0) == 0) out = label;
  }
  return out.empty() ? "nothing to pay" : out;
}

// ---- permanents

std::string faction_ability(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  const FaceId f = t.card("Ability", {}, {"Faction Ability"}, "ability");
  t.begin({{f}, {f}}, 1);
  return t.size(0, kPermanents) == 1 ? "in play" : t.size(0, kSide) == 1 ? "beside the deck" : "in the box";
}
std::string third_permanent(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  std::vector<FaceId> faces;
  for (int i = 0; i < 3; ++i) faces.push_back(t.card("Permanent " + std::to_string(i), {}, {}, "permanent"));
  t.begin();
  t.put(faces[0], 0, kPermanents);
  t.put(faces[1], 0, kPermanents);
  t.put(faces[2], 0, kHand);
  t.take("play Permanent 2");
  t.take("Permanent 0");
  return std::to_string(t.size(0, kPermanents)) + " in play";
}
std::string second_copy(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  const FaceId f = t.card("Permanent", {}, {}, "permanent");
  t.begin();
  t.put(f, 0, kPermanents);
  t.put(f, 0, kHand);
  return yes_no(t.offered("play Permanent"));
}

// ---- the end of the game

template <int Crystals>
std::string over_with(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin(kIncomePhase);
  t.set(0, kCrystals, Crystals - t.reads(0, kMiningLane));
  t.run_to(kDeployPhase);
  return t.table().over() ? "over in phase " + std::to_string(t.phase()) : "goes on";
}
std::string winner_of_two(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin(kIncomePhase);
  t.set(0, kCrystals, 60);
  t.set(1, kCrystals, 70);
  t.run_to(kDeployPhase);
  return std::to_string(t.state().header().winners);
}
std::string after_round_two(const std::string& edition, const Switched& s) {
  TestTable t(edition, 2, s);
  t.begin(kPassPhase);
  t.run();
  return t.table().over() ? "over" : "goes on";
}
std::string printed_words(const std::string& edition, const Switched& s) {
  return TestTable(edition, 2, s).printing().words();
}

const std::map<std::string, Row>& rows() {
  static const std::map<std::string, Row> all = {
      {"players_min", {"classic", "3", seats, "234", "34"}},
      {"players_max", {"classic", "3", seats, "234", "23"}},
      {"deck_size", {"classic", "30", legal_deck, "legal", "CF 15.1"}},
      {"deck_copies", {"classic", "1", legal_deck, "legal", "CF 15.2"}},
      {"start_hit_points", {"classic", "25", counted<kHitPoints>, "20", "25"}},
      {"start_crystals", {"classic", "9", counted<kCrystals>, "5", "9"}},
      {"start_production", {"current", "4", counted<kAllowance>, "1", "4"}},
      {"base_mining", {"classic", "4", base<kMiningLane>, "2", "4"}},
      {"base_attack", {"classic", "3", base<kAttackLane>, "0", "3"}},
      {"base_production", {"classic", "2", base<kProductionLane>, "1", "2"}},
      {"hand_draw", {"current", "5", first_question, "keep which cards? 7/4", "keep which cards? 5/4"}},
      {"hand_keep", {"current", "2", first_question, "keep which cards? 7/4", "keep which cards? 7/2"}},
      {"hand_redraw",
       {"classic", "either-deck", first_question, "put which cards on the bottom for Basic Troopers? 7/0",
        "draw from which deck? 0/0"}},
      {"draw_time", {"current", "in-slot", drawn, "in phase 2: 1", "in phase 3: 1"}},
      {"draw_count", {"current", "3", drawn, "in phase 2: 1", "in phase 2: 3"}},
      {"draw_source", {"current", "either-deck", ways_to_draw, "may, faction deck", "may, either deck"}},
      {"draw_optional", {"classic", "true", ways_to_draw, "must, either deck", "may, either deck"}},
      {"skip_first_draw", {"current", "false", first_round_draw, "no", "yes"}},
      {"empty_draw_loss", {"current", "3", empty_deck, "19", "17"}},
      {"basics_in_hand", {"current", "true", trooper_from_its_deck, "yes", "no"}},
      {"basic_deck_size", {"classic", "12", troopers, "40", "12"}},
      {"allowance", {"current", "tech-limit", to_spend, "7", "2"}},
      {"deploy_mode", {"current", "alternating", after_one_card, "player 1", "player 2"}},
      {"aftermath_mode", {"classic", "alternating", second_aftermath, "player 1", "player 2"}},
      {"disable_stops_aftermath", {"classic", "true", disabled_aftermath, "1", "0"}},
      {"boost_life", {"classic", "permanent", after_regroup, "0", "3"}},
      {"corruption", {"current", "player", gained_corruption, "on lanes", "the player's"}},
      {"corruption_floor", {"classic", "base", under_corruption, "0", "2"}},
      {"corruption_removal",
       {"classic", "pay-at-start", corruption_next_round, "nothing to pay",
        "pay off 3 corruption on the Mining lane"}},
      {"corruption_price",
       {"classic", "3", corruption_next_round, "pay off 3 corruption on the Mining lane",
        "pay off 2 corruption on the Mining lane"}},
      {"permanents", {"classic", "from-start", faction_ability, "in the box", "in play"}},
      {"permanent_limit", {"current", "3", third_permanent, "2 in play", "3 in play"}},
      {"upgrade_by_copy", {"current", "false", second_copy, "yes", "no"}},
      {"crystal_target", {"classic", "40", over_with<45>, "goes on", "over in phase 5"}},
      {"crystal_test", {"classic", "more-than", over_with<50>, "over in phase 5", "goes on"}},
      {"crystal_check", {"classic", "end-of-aftermath", over_with<60>, "over in phase 5", "over in phase 6"}},
      {"priority_wins_first", {"classic", "true", winner_of_two, "2", "1"}},
      {"round_limit", {"classic", "2", after_round_two, "goes on", "over"}},
      {"words", {"classic", "current", printed_words, "1.4.3", "1.5.8"}},
  };
  return all;
}

TEST(Switches, EachOfThemChangesTheGame) {
  for (const std::string& key : Edition::switches()) {
    if (key == "name" || key == "title") continue;
    ASSERT_TRUE(rows().contains(key)) << key << " is seen nowhere";
    const Row& r = rows().at(key);
    // What corruption costs matters only where it is paid off.
    Switched common;
    if (key == "corruption_price") common = {{"corruption_removal", "pay-at-start"}};
    Switched changed = common;
    changed.emplace_back(key, r.value);
    EXPECT_EQ(r.seen(r.edition, common), r.before) << key;
    EXPECT_EQ(r.seen(r.edition, changed), r.after) << key;
    EXPECT_NE(Edition::named(r.edition)->get(key), r.value) << key << " is not changed by this row";
  }
}

// [CF 15.2] Decks of copies alone, of cards whose texts last: they have room on the table.
TEST(Switches, ADeckMayBeAllCopies) {
  TextTable t("classic", 4, {{"deck_copies", "60"}});
  FaceId last;
  for (int i = 0; i < 20; ++i) last = t.text("Deploy: Your opponents cannot draw cards this turn.");
  t.begin();
  t.put(last, 0, kHand);
  t.set(0, kStarted, 1);
  t.play(last);
  EXPECT_EQ(t.size(0, kMining), 1);
}

}  // namespace
}  // namespace verbatim::crystal

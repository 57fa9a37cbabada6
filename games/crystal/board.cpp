#include "board.h"

#include <algorithm>

#include "kernel/made_of.h"
#include "rules/cost.h"
#include "rules/lanes.h"

namespace verbatim::crystal {
namespace {

class Painter {
 public:
  Painter(const Edition& e, const Game& game, const View& seen) : e_(e), t_(seen.table(game)) {}

  Board paint() {
    Board b;
    b.game = "Crystal Factions";
    b.edition = e_.title;
    b.counters = {{"round", t_.counter(t_.nobody(), kRound)}};
    const int phase = t_.counter(t_.nobody(), kPhase);
    for (const auto& [id, name] : phases()) {
      if (id == phase) b.at = static_cast<int>(b.rail.size());
      b.rail.emplace_back(name);
    }
    for (int s = 0; s < t_.seats(); ++s) b.seats.push_back(seat(s));
    b.aim = aim();
    return b;
  }

 private:
  // [CF 2.1] Where everybody draws in their own slot there is no Draw phase [CF 3.1].
  std::vector<std::pair<int, const char*>> phases() const {
    std::vector<std::pair<int, const char*>> out = {{kStartPhase, "Start"}};
    if (e_.draw_time == DrawTime::Phase) out.emplace_back(kDrawPhase, "Draw");
    const bool classic = e_.words == Wording::Classic;  // [CF 16.12]
    for (const auto& p :
         std::initializer_list<std::pair<int, const char*>>{{kDeployPhase, "Deploy"},
                                                            {kBattlePhase, classic ? "Attack" : "Battle"},
                                                            {kIncomePhase, income()},
                                                            {kAftermathPhase, "Aftermath"},
                                                            {kRegroupPhase, "Regroup"}}) {
      out.push_back(p);
    }
    return out;
  }

  const char* income() const { return e_.words == Wording::Classic ? "Mining" : "Operations"; }

  std::vector<std::string> aim() const {
    const bool more = e_.crystal_test == CrystalTest::MoreThan;
    const bool late = e_.crystal_check == CrystalCheck::EndOfAftermath;
    return {
        "You win when you are the only one left [CF 6.4], or with " + std::string(more ? "more than " : "") +
            std::to_string(e_.crystal_target) + " crystals at the end of " + (late ? "Aftermath" : income()) +
            " [CF 10.3].",
        "Play cards into your three lanes: Mining earns crystals [CF 7.2]; whoever has less Attack than the "
        "highest loses the difference in hit points [CF 5.4]; Production limits what you can play in a round "
        "[CF 11.1]."};
  }

  const char* lane_name(int lane) const {
    return lane == kMiningLane ? "Mining" : lane == kAttackLane ? "Attack" : "Production";
  }

  BoardSeat seat(int s) const {
    BoardSeat out;
    const auto counter = [&](const char* name, Counter c, const char* clause, const char* brief) {
      out.counters.push_back({name, t_.counter(s, c), clause, {}, brief});
    };
    counter("hit points", kHitPoints, "CF 6.1", "hp");
    // [CF 10.3] Where the target must be passed, whoever has just reached it could think that it is enough.
    if (e_.crystal_test == CrystalTest::MoreThan && t_.counter(s, kCrystals) == e_.crystal_target) {
      const std::string wins = std::to_string(e_.crystal_target + 1) + " win";
      out.counters.push_back(
          {"crystals (" + wins + ")", e_.crystal_target, "CF 10.3", {}, "cr (" + wins + ")"});
    } else {
      counter("crystals", kCrystals, "CF 11.1", "cr");
    }
    if (e_.allowance == AllowanceKind::TechLimit)  // [CF 3.7]
      counter("tech left", kAllowance, "CF 11.2", "tech");
    else
      counter("unused production", kAllowance, "CF 11.2", "prod");
    if (t_.counter(s, kCorruption) != 0) counter("corruption", kCorruption, "CF 13.12", "corr");
    if (t_.counter(s, kPrevention) != 0) counter("prevention", kPrevention, "CF 13.34", "prev");
    if (priority(t_) == s) out.marks.emplace_back("priority");
    if (!t_.lives(s))
      out.marks.emplace_back("out");
    else if (t_.counter(s, kPassed) != 0)
      out.marks.emplace_back("done");
    for (int lane = 0; lane < kLanes; ++lane) out.places.push_back(this->lane(s, lane));
    constexpr const char* hidden[] = {"Hidden, Mining", "Hidden, Attack", "Hidden, Production"};
    for (int lane = 0; lane < kLanes; ++lane)
      place(out, s, static_cast<Zone>(kFaceDown + lane), hidden[lane], BoardPlace::Shape::Row, true);
    place(out, s, kPermanents, "Permanents", BoardPlace::Shape::Row, true);
    place(out, s, kSide, "Faction abilities", BoardPlace::Shape::Row, true);  // beside the deck [CF 14.3]
    place(out, s, kAside, "Looked at", BoardPlace::Shape::Row, true);
    place(out, s, kHand, "Hand", BoardPlace::Shape::Hand, false);
    place(out, s, kDeck, "Deck", BoardPlace::Shape::Pile, false);
    place(out, s, kBasic, "Basics", BoardPlace::Shape::Pile, false);
    place(out, s, kDiscard, "Discard", BoardPlace::Shape::Pile, false);
    place(out, s, kBeneath, "Beneath", BoardPlace::Shape::Pile, true);
    return out;
  }

  void place(BoardSeat& into, int s, Zone kind, const char* name, BoardPlace::Shape shape,
             bool only_if_used) const {
    const int zone = t_.zone(kind, s);
    if (only_if_used && t_.zone_size(zone) == 0) return;
    BoardPlace p;
    p.name = name;
    p.shape = shape;
    for (const int o : t_.in(zone)) {
      if (o == t_.none())
        ++p.unknown;
      else
        p.cards.push_back(card(o, s, kind));
    }
    // A hand has no order: it is shown in that of its options.
    if (t_.layout().is_hand(zone)) {
      std::sort(p.cards.begin(), p.cards.end(),
                [](const BoardCard& a, const BoardCard& b) { return a.object < b.object; });
    }
    into.places.push_back(std::move(p));
  }

  BoardCard card(int o, int s, Zone kind) const {
    BoardCard c;
    c.object = o;
    c.name = t_.face(o).name;
    for (const auto& [flag, word] : std::initializer_list<std::pair<Flag, const char*>>{
             {kDisabled, "disabled"}, {kExhausted, "exhausted"}, {kUpgraded, "upgraded"}, {kFresh, "new"}}) {
      // Of a card in a lane that flag says something else.
      if (flag == kUpgraded && lane_of(t_, o) != kNoLane) continue;
      if (t_.flag(o, flag)) c.marks.emplace_back(word);
    }
    if (kind == kPermanents && t_.layout().object_counters > 0 && t_.on_object(o, kStored) != 0) {
      c.figures.push_back({"crystals on it", t_.on_object(o, kStored), "CF 13.64", {}, "cr"});
    }
    if (lane_of(t_, o) != kNoLane) {
      c.figures.push_back({"power here", value(t_, o), "CF 12.12", value_parts(o), "power"});
      return c;
    }
    if (kind == kPermanents) return c;
    const Price now = price(t_, o, s);
    c.figures.push_back(
        {"crystals", now.crystals, "CF 11.1", price_parts(kPriceCrystals, o, s, now.crystals), "cr"});
    const bool tech = e_.allowance == AllowanceKind::TechLimit;  // the name of what is left of it
    c.figures.push_back({tech ? "tech" : "production", now.production, "CF 11.1",
                         price_parts(kPriceProduction, o, s, now.production), tech ? "tech" : "prod"});
    if (is_permanent(t_, o)) return c;
    for (int lane = 0; lane < kLanes; ++lane) {
      c.figures.push_back({std::string("in ") + lane_name(lane),
                           t_.printed(o, kPower + lane),
                           "CF 14.1",
                           {},
                           lane == kMiningLane   ? "M"
                           : lane == kAttackLane ? "A"
                                                 : "P"});
    }
    return c;
  }

  // [CF 11.6] Reductions add up, and a price never falls below 0.
  std::vector<Part> price_parts(Quantity q, int o, int s, int price) const {
    std::vector<Part> parts = made_of(t_, q, o, s);
    settle(parts, price, "never below 0 [CF 11.6]");
    return parts;
  }

  // [CF 13.17] A disabled card has value 0 in all three lanes.
  std::vector<Part> value_parts(int o) const {
    std::vector<Part> parts = made_of(t_, kCardPower, o, t_.controller(o));
    settle(parts, value(t_, o), "disabled [CF 13.17]");
    return parts;
  }

  static void settle(std::vector<Part>& parts, int sum, const char* why) {
    int so_far = 0;
    for (const Part& p : parts) so_far += p.amount;
    if (so_far != sum) parts.push_back({why, sum - so_far});
  }

  // [CF 5.2] Base power, the cards, boosts, minus corruption.
  BoardPlace lane(int s, int l) const {
    BoardPlace p;
    p.name = lane_name(l);
    const auto token = [&](const char* name, int number, const char* clause) {
      if (number != 0) p.tokens.push_back({name, number, clause, {}, ""});
    };
    token("boosts", t_.counter(s, kBoost + l), "CF 5.2");
    token("corruption", t_.counter(s, kLaneCorruption + l), "CF 5.2");
    if (l == kAttackLane) {
      token("Shields", t_.counter(s, kShield), "CF 6.2");
      token("gambit", t_.counter(s, kGambit), "CF 9.1");
    }
    for (const int o : t_.in(t_.zone(kMining + l, s))) {
      p.cards.push_back(card(o, s, static_cast<Zone>(kMining + l)));
    }
    p.figures.push_back({"power", power(t_, s, l), "CF 5.2", lane_parts(s, l, p.cards), "power"});
    return p;
  }

  std::vector<Part> lane_parts(int s, int l, const std::vector<BoardCard>& cards) const {
    std::vector<Part> parts = {{"base card [CF 1.3]", t_.counter(s, kBase + l)}};
    const auto add = [&](std::string what, int amount) {
      if (amount != 0) parts.push_back({std::move(what), amount});
    };
    add("given this round", t_.counter(s, kBonus + l));
    for (const BoardCard& c : cards) {
      parts.push_back({c.name + (t_.flag(c.object, kDisabled) ? " (disabled)" : ""), value(t_, c.object)});
    }
    const int ignored = t_.counter(s, kIgnored);
    const auto counts = [&](TokenKind kind) { return (ignored >> (kind * kLanes + l) & 1) == 0; };
    if (counts(kBoostToken)) add("boosts", t_.counter(s, kBoost + l));
    if (counts(kCorruptionToken)) add("corruption", -t_.counter(s, kLaneCorruption + l));
    if ((t_.counter(s, kReallocated) >> l & 1) != 0)
      settle(parts, 0, "reallocated: reads 0 [CF 13.38]");
    else
      settle(
          parts, power(t_, s, l),
          switched(t_, kFloorAtBase) ? "not below the base power [CF 13.13]" : "never below zero [CF 5.3]");
    return parts;
  }

  const Edition& e_;
  const Table t_;
};

}  // namespace

Board make_board(const Edition& e, const Game& game, const View& seen) {
  return Painter(e, game, seen).paint();
}

}  // namespace verbatim::crystal

// When texts work, where they work, and verbs that need another form for what they are done to.

#include "words.h"

namespace verbatim::crystal {
namespace {

int gain_production(Table& t, const int* a) {
  if (a[0] >= t.seats() || !t.lives(a[0]) || a[1] <= 0) return 0;
  t.add(a[0], kAllowance, a[1]);
  return a[1];
}
int can_gain_production(const Table& t, const int* a) {
  return a[0] < t.seats() && t.lives(a[0]) && a[1] > 0;
}

// Moments with what they are about; in these windows [CF 13.9] the owner is asked before an optional ability.
void moments(Words& w) {
  using enum Sort;
  const std::vector<Param> card{{Object, "which card"}, {Number, "lane"}};
  const std::vector<Param> tokens{
      {Number, "kind of token"}, {Seat, "whose lane"}, {Number, "lane"}, {Number, "how many"}, {Seat, "who"}};
  w.moment("when verb:play_card", kOnPlayed, card, false);  // [CF 4.5] together with the card's own
  w.moment("event:played", kOnPlayed, card, false);
  w.moment("event:enters", kOnEntered, card, true);
  w.moment("when verb:put_into_play", kOnEntered, card, true);
  // Who does it need not be who has the card.
  const std::pair<const char*, Trigger> of_cards[] = {
      {"destroy", kOnDestroyed}, {"discard", kOnDiscarded}, {"return", kOnReturned}, {"shift", kOnShifted}};
  for (const auto& [verb, trigger] : of_cards) {
    std::vector<Param> told{{Object, "which card"}, {Seat, "by whom"}, {Number, "lane it left"}};
    if (trigger == kOnShifted) {
      told.back().meaning = "lane it went from";
    } else {
      told.push_back({Number, "power it had"});
    }
    w.moment(("event:" + std::string(verb) + "ed").c_str(), trigger, told, true);
    told[1].meaning = "who";
    w.moment(("when verb:" + std::string(verb)).c_str(), trigger, told, true);
  }
  const std::pair<const char*, Trigger> of_tokens[] = {
      {"event:token_added", kOnTokensAdded},          {"event:token_removed", kOnTokensRemoved},
      {"event:corruption_removed", kOnTokensRemoved}, {"event:corruption_leaves", kOnTokensRemoved},
      {"when verb:add_tokens", kOnTokensAdded},       {"when verb:remove_tokens", kOnTokensRemoved}};
  for (const auto& [key, trigger] : of_tokens) w.moment(key, trigger, tokens, true);
  w.thing("kind event:corruption_removed", Native::Kind::Tokens, kCorruptionToken);
  w.thing("kind event:corruption_leaves", Native::Kind::Tokens, kCorruptionToken);
  w.moment("when verb:corrupt_lane", kOnTokensAdded, tokens, true);
  w.thing("kind verb:corrupt_lane", Native::Kind::Tokens, kCorruptionToken);
  for (const char* key : {"kind verb:gain_corruption", "kind verb:corrupt"})
    w.thing(key, Native::Kind::Tokens, kCorruptionToken);
  w.thing("kind verb:shield", Native::Kind::Tokens, kShieldToken);
  w.thing("kind verb:gambit", Native::Kind::Tokens, kGambitToken);
  for (const char* key : {"kind verb:swarming", "kind verb:swarming_all"})
    w.thing(key, Native::Kind::Tokens, kBoostToken);
  w.moment("when keyword:pay_cost", kOnAftermath, {}, false);  // [CF 13.29]
}

// [CF 12.47] What can be done for ever: it uses nothing up.
void endless(Words& w) {
  const auto brings = [&w](const char* key, int moments_brought) {
    w.thing(key, Native::Kind::Moments, moments_brought);
  };
  for (const char* key :
       {"endless verb:add_tokens", "endless verb:double_tokens", "endless verb:corrupt_lane",
        "endless verb:swarming", "endless verb:swarming_all", "endless verb:shield", "endless verb:gambit"})
    brings(key, 1 << kOnTokensAdded);
  if (w.book.e.corruption == CorruptionKind::Lane) {
    brings("endless verb:gain_corruption", 1 << kOnTokensAdded);
    brings("endless verb:corrupt", 1 << kOnTokensAdded);
  }
  brings("endless verb:move_tokens", 1 << kOnTokensAdded | 1 << kOnTokensRemoved);
  for (const char* key :
       {"endless verb:shift", "endless verb:shift_n", "endless verb:displace", "endless verb:displace_n"})
    brings(key, 1 << kOnShifted);
  brings("endless verb:recall", 1 << kOnPlayed | 1 << kOnReturned);
}

// The same word done to something else: see cardtext/lower_effect.cpp for the form of these names.
void variants(Words& w) {
  w.again("verb:put_into_play(trooper)", "verb:put_into_play_from_supply");
  w.again("most verb:put_into_play(trooper)", "most verb:put_into_play_from_supply");
  w.again("verb:displace", "verb:shift");  // [CF 13.21]
  w.table.back().meanings.front() = "which card of theirs";
  w.again("verb:put_on_deck(1)", "verb:put_on_top");
  w.again("verb:put_on_deck(2)", "verb:put_on_bottom");
  w.again("verb:put_back_there", "verb:put_on_top");
  w.thing("back verb:put_back_there", Native::Kind::Number, 1);
  for (const char* key : {"verb:play_for_price", "verb:replay_for", "verb:play_that_for", "verb:play_free"}) {
    w.again(key, "verb:play_card");
  }
}

// [CF 13.22] From where the text says, and from nowhere else.
void draw_from(Words& w, const char* key, const char* name, Zone zone) {
  using enum Sort;
  Book& b = w.book;
  Proc p(b.m, name);
  const auto seat = p.parameter<Seat>();
  const auto number = p.parameter<Number>();
  const auto drawn = p.number();
  p.loop_while(number > 0 && b.m.can(kDrawCards, seat, b.m.nothing()), [&] {
    p.when(b.m.size(b.m.zone(zone, seat)) > 0, [&] { p.set(drawn, drawn + 1); });
    if (zone == kDeck) {
      p.call(b.draw_faction, {seat});
    } else {
      p.verb(b.take_basic, {seat});
    }
    p.set(number, number - 1);
  });
  p.verb(b.did, {drawn});
  const Fn can = zone == kDeck ? Fn([](const Table& t, const int* a) -> int {
    return a[1] > 0 && may_do(t, a[0], kDrawCards) && t.zone_size(t.zone(kDeck, a[0])) > 0;
  })
                               : Fn([](const Table& t, const int* a) -> int {
                                   return a[1] > 0 && may_do(t, a[0], kDrawCards) &&
                                          t.zone_size(t.zone(kBasic, a[0])) > 0;
                                 });
  w.counted(key, {{Seat, "who"}, {Number, "how many"}}, p.id(), can);
}

// [CF 13.22] The discard pile is open: its owner takes the cards they like.
void draw_from_discard(Words& w) {
  using enum Sort;
  Book& b = w.book;
  Proc p(b.m, "draw from the discard pile");
  const auto seat = p.parameter<Seat>();
  const auto number = p.parameter<Number>();
  const auto o = p.object();
  const auto drawn = p.number();
  p.loop_while(number > 0 && b.m.can(kDrawCards, seat, b.m.nothing()), [&] {
    p.ask(seat)
        .prompt("draw which card of the discard pile?")
        .clause("CF 13.22")
        .objects(b.m.from_zone(b.m.zone(kDiscard, seat)), o,
                 [&] {
                   p.verb(b.core.move, {o, b.m.zone(kHand, seat)});
                   p.set(drawn, drawn + 1);
                 })
        .end([&] { p.leave(); });
    p.set(number, number - 1);
  });
  p.verb(b.did, {drawn});
  w.counted("verb:draw(discard)", {{Seat, "who"}, {Number, "how many"}}, p.id(),
            [](const Table& t, const int* a) -> int {
              return a[1] > 0 && may_do(t, a[0], kDrawCards) && t.zone_size(t.zone(kDiscard, a[0])) > 0;
            });
}

}  // namespace

void words_of_moments(Words& w) {
  using Kind = Native::Kind;
  using enum Sort;
  moments(w);
  endless(w);
  variants(w);
  draw_from(w, "verb:draw(deck)", "draw from the deck", kDeck);
  draw_from(w, "verb:draw(basic_deck)", "draw from the basic deck", kBasic);
  draw_from_discard(w);
  w.thing("zones:in_play", Kind::Zones, static_cast<int>(kInPlay));
  w.thing("zones:playable", Kind::Zones, static_cast<int>(kPlayableFrom));
  // [CF 13.9] Where a card that hears of its own leaving has gone.
  w.thing("zones:left", Kind::Zones, static_cast<int>(1u << kDiscard | 1u << kHand));
  // [CF 13.20] Cards are discarded from hands too.
  w.thing("zones:passive:discarded", Kind::Zones, static_cast<int>(1u << kHand | kLaneZones));
  w.rule("card:total_power", "CF 12.13");
  w.rule("rule:power", "CF 12.12");
  w.rule("rule:target", "CF 12.11");
  w.rule("rule:no_effect", "CF 12.4");
  w.rule("rule:condition", "CF 12.21");
  w.rule("rule:nothing", "CF 12.3");
  w.rule("rule:branch", "CF 12.7");
  w.rule("rule:cost", "CF 11.9");
  w.rule("rule:time", "CF 13.7");
  w.rule("rule:upgrade", w.book.e.upgrade_by_copy ? "CF 13.57" : "CF 13.59");
  w.thing("unit:crystal", Kind::Counter, kCrystals);
  w.thing("unit:hp", Kind::Counter, kHitPoints);
  w.thing("unit:production", Kind::Counter, kAllowance);
  w.function("unit:corruption", {{Seat, "whose"}}, w.book.corruption);
  w.action("verb:gain_production", {{Seat, "who"}, {Number, "how many"}}, gain_production,
           can_gain_production);
}

}  // namespace verbatim::crystal

#include "crystal.h"

#include <algorithm>
#include <map>

#include "board.h"
#include "evaluate.h"
#include "names.h"
#include "position.h"
#include "rules/book.h"
#include "rules/cost.h"
#include "rules/lanes.h"
#include "rules/pending.h"
#include "rules/victory.h"
#include "rules/words.h"
#include "vocabulary.h"

namespace verbatim::crystal {
namespace {

// What a face keeps beside its figures, for the rules about decks.
struct Origin {
  std::string name, faction;
  bool permanent = false;
  bool ability = false;  // a faction ability
  bool needs_lane_corruption = false;
};

class CrystalPrinting final : public Printing {
 public:
  CrystalPrinting(Edition edition, int seats) : edition_(std::move(edition)), book_{maker_, edition_} {
    maker_.declaration.seats = seats;
    write_rules(book_);
    write_words(book_, natives_);
    own_effects_ = lasting_effects();
    names_ = make_names(book_);
    Card trooper;
    trooper.name = "Basic Trooper";
    trooper.types = {"Basic"};
    trooper.numbers = {{"power_mining", 1},
                       {"power_attack", 1},
                       {"power_production", 1},
                       {"cost_crystals", 2},
                       {"cost_production", 1}};
    trooper_ = *face(trooper);
    maker_.code.faces[trooper_.value].tags |= 1u << kTagTrooper;
  }

  GameMaker& maker() override { return maker_; }
  const Vocabulary& vocabulary() const override { return crystal::vocabulary(); }
  std::string words() const override {
    // [CF 16.12] Where corruption is a counter of the player the later word list is read.
    return edition_.corruption == CorruptionKind::Player ? "1.6.7"
           : edition_.words == Wording::Classic          ? "1.4.3"
                                                         : "1.5.8";
  }
  // [CF 13.12] Where corruption is a counter some cards say something else, in any edition.
  std::vector<std::string> own_texts() const override {
    std::vector<std::string> fields{"text_" + edition_.name};
    if (edition_.corruption == CorruptionKind::Player) fields.push_back("text_alternating");
    return fields;
  }
  const std::vector<Native>& natives() const override { return natives_; }
  std::string excludes(const Card& card) const override {
    if (edition_.corruption == CorruptionKind::Player && card.word("needs_corruption") == "lane")
      return "CF 15.5: " + card.name + " needs corruption on lanes, and this edition has none";
    return {};
  }
  Result<FaceId, std::string> face(const Card&) override;
  Result<Game, Fault> finish() override {
    // Every text that makes a lasting effect may be in force once for each copy of its card. Where decks may
    // be all copies, no table holds so many of each: then six for every card on it.
    Bounds& bounds = maker_.declaration.bounds;
    const int copies = maker_.declaration.seats * edition_.deck_copies;
    bounds.modifiers =
        std::max(bounds.modifiers, std::min(copies * (lasting_effects() - own_effects_), 6 * bounds.objects));
    // One that answers what happens, or goes through many, may reach every card.
    if (lasts_again_and_again()) bounds.modifiers += bounds.objects;
    // A text that changes the power of cards one by one can reach every card on the table.
    if (calls("verb:power_more") > 0 || calls("verb:power_less") > 0) bounds.modifiers += bounds.objects;
    for (Face& face : maker_.code.faces) {
      note_plain_price(maker_.code, face);
      note_power(maker_.code, face);
      note_left(maker_.code, face);
    }
    return maker_.finish();
  }
  Result<Ok, std::string> check_deck(const std::vector<FaceId>& deck) const override;
  Result<Ok, std::string> set_up(Table&, const std::vector<std::vector<FaceId>>& decks) const override;
  void begin_at(Table& t, int phase) const override { t.set_counter(t.nobody(), kFrom, phase); }
  void begin_in_slot(Table&, int phase, int seat) const override;
  void settle(Table&) const override;
  bool complete(Table& t) const override { return lay_copies_beneath(t); }
  std::string impossible(const Table& t) const override { return crystal::impossible(edition_, t); }
  void put_out(Table& t, int seats) const override {
    for (int s = 0; s < t.seats(); ++s) {
      if ((seats >> s & 1) != 0) t.set_counter(s, kHitPoints, 0);
    }
    eliminate(t, seats);
  }
  const Names& names() const override { return names_; }
  double worth(const Table& t, int seat) const override { return evaluate(edition_, t, seat); }
  Board board(const Game& game, const View& seen) const override { return make_board(edition_, game, seen); }

 private:
  const Origin& origin(FaceId f) const { return origins_.at(f.value); }
  int instructions(Op op, int y = -1) const {
    const auto& all = maker_.code.instructions;
    return static_cast<int>(std::count_if(
        all.begin(), all.end(), [&](const Instruction& i) { return i.op == op && (y < 0 || i.y == y); }));
  }
  // How often do texts use this word?
  int calls(std::string_view word) const { return instructions(Op::call, native(word)->id); }
  // Places in rules and texts that put an effect in force for a while; what changes the power of cards is
  // reckoned apart.
  int lasting_effects() const { return instructions(Op::modify) + calls("verb:reduce_cost"); }

  bool lasts_again_and_again() const {
    const Code& code = maker_.code;
    const int reduce = native("verb:reduce_cost")->id;
    return std::any_of(code.abilities.begin(), code.abilities.end(), [&](const Ability& a) {
      const Program& p = code.programs[a.program.value];
      bool lasts = false, again = a.trigger.value == kOnPlayed || a.trigger.value >= kOnEntered;
      for (auto pc = p.entry; pc < p.end; ++pc) {
        const Instruction& i = code.instructions[pc];
        lasts = lasts || i.op == Op::modify || (i.op == Op::call && i.y == reduce);
        again = again || (i.op == Op::jump && i.y < static_cast<int>(pc));
      }
      return lasts && again;
    });
  }

  GameMaker maker_;
  Edition edition_;
  Book book_;
  FaceId trooper_;
  std::map<int, Origin> origins_;
  int own_effects_ = 0;  // in the rules themselves
  std::vector<Native> natives_;
  Names names_;
};

// [CF 14.1] What a card shows.
Result<FaceId, std::string> CrystalPrinting::face(const Card& card) {
  const auto wrong = [&](const std::string& what) {
    const std::string place = card.file.empty() ? "" : card.file + ":" + std::to_string(card.line) + ": ";
    return failed(place + card.name + ": " + what);
  };
  if (card.name.empty()) return wrong("a card needs a name");
  const std::string kind = card.word("kind");
  if (kind == "basic") return trooper_;  // [CF 13.1] there is one Basic card of this kind, and it is ours
  if (!kind.empty() && kind != "unit" && kind != "ability" && kind != "permanent") {
    return wrong("a card is a unit, a permanent, an ability or basic, not \"" + kind + "\"");
  }
  Face f;
  f.name = card.name;
  f.fields.resize(kFields);
  const auto figure = [&](int field, const char* key) {
    f.fields[static_cast<std::size_t>(field)] = static_cast<std::int16_t>(card.number(key));
  };
  figure(kPower + kMiningLane, "power_mining");
  figure(kPower + kAttackLane, "power_attack");
  figure(kPower + kProductionLane, "power_production");
  figure(kCrystalCost, "cost_crystals");
  figure(kProductionCost, "cost_production");
  for (const std::string& type : card.types) {
    const int tag = maker_.tag(type);
    if (tag >= 64) return wrong("there are more than 60 types");
    f.tags |= std::uint64_t{1} << tag;
  }
  // Until finish() knows what texts say of prices.
  f.fields[kPlainPrice] = kLookedAtClosely;
  const bool permanent = kind == "permanent" || kind == "ability";
  if (permanent) f.tags |= 1u << kTagPermanent;
  // [CF 14.3] A faction ability lies beside the deck and in no lane; other permanents are cards of the deck.
  const bool beside = std::find(card.types.begin(), card.types.end(), "Faction Ability") != card.types.end();
  if (beside && !permanent)
    return wrong("CF 14.3: a Faction Ability lies in no lane; give it the kind \"ability\"");
  const FaceId id = maker_.face(f);
  origins_[id.value] = {card.name, card.word("faction"), permanent, beside,
                        card.word("needs_corruption") == "lane"};
  return id;
}

// (chapter CF 15) Decks.
Result<Ok, std::string> CrystalPrinting::check_deck(const std::vector<FaceId>& deck) const {
  int size = 0;
  std::map<std::string, int> copies, beside;
  for (const FaceId f : deck) {
    if (f == trooper_) {
      return failed(std::string(
          "CF 15.3: Basic Troopers are never part of a faction deck; they have a pile of their own, "
          "so leave them out of the list"));
    }
    const Origin& o = origin(f);
    const Origin& first = origin(deck.front());
    if (o.faction != first.faction) {
      const auto of = [](const Origin& card) {
        return card.name + " is of " + (card.faction.empty() ? "no faction" : card.faction);
      };
      return failed("CF 15.3: a deck is of one faction; " + of(first) + ", and " + of(o));
    }
    if (o.ability) {  // beside the deck [CF 14.3]
      ++beside[o.name];
      continue;
    }
    if (o.permanent && edition_.permanents != Permanents::Played) {
      return failed("CF 15.4: " + o.name + " is a permanent, and this edition does not play them");
    }
    if (edition_.corruption == CorruptionKind::Player && o.needs_lane_corruption) {
      return failed("CF 15.5: " + o.name +
                    " needs corruption on lanes, and here it is a counter of the player");
    }
    if (++copies[o.name] > edition_.deck_copies) {
      const int most = edition_.deck_copies;
      return failed("CF 15.2: more than " + std::to_string(most) + (most == 1 ? " copy of " : " copies of ") +
                    o.name);
    }
    ++size;
  }
  int abilities = 0;
  for (const auto& [name, n] : beside) abilities += n;
  if (size != edition_.deck_size) {
    const bool took_them_along = size + abilities == edition_.deck_size;
    return failed("CF 15.1: a deck has " + std::to_string(edition_.deck_size) + " cards, not " +
                  std::to_string(size) +
                  (took_them_along ? "; faction abilities lie beside it and are not counted [CF 14.3]" : ""));
  }
  if (abilities != 0 && (abilities != 2 || beside.size() != 2)) {
    std::string named;
    for (const auto& [name, n] : beside)
      named += (named.empty() ? "" : ", ") + std::to_string(n) + " " + name;
    return failed("CF 15.6: two different faction abilities lie beside a deck, and this list names " + named +
                  "; name two, once each, or none for those of the faction");
  }
  return Ok{};
}

Result<Ok, std::string> CrystalPrinting::set_up(Table& t,
                                                const std::vector<std::vector<FaceId>>& decks) const {
  if (static_cast<int>(decks.size()) != t.seats()) return failed(std::string("CF 1.1: a deck for each seat"));
  const Edition& e = edition_;
  int switches = 0;
  if (e.corruption_floor == CorruptionFloor::Base) switches |= kFloorAtBase;
  if (e.disable_stops_aftermath) switches |= kDisableStopsAftermath;
  if (e.boost_life == BoostLife::Permanent) switches |= kBoostsStay;
  if (e.priority_wins_first) switches |= kPriorityWinsFirst;
  t.header().living = static_cast<std::uint8_t>((1 << t.seats()) - 1);
  t.set_counter(t.nobody(), kSwitches, switches);
  t.set_counter(t.nobody(), kRound, 1);
  for (int s = 0; s < t.seats(); ++s) {
    // [CF 1.4, CF 1.2]
    t.set_counter(s, kHitPoints, e.start_hit_points);
    t.set_counter(s, kCrystals, e.start_crystals);
    if (e.allowance == AllowanceKind::Production) t.set_counter(s, kAllowance, e.start_production);
    t.set_counter(s, kBase + kMiningLane, e.base_mining);
    t.set_counter(s, kBase + kAttackLane, e.base_attack);
    t.set_counter(s, kBase + kProductionLane, e.base_production);
    for (const FaceId f : decks[static_cast<std::size_t>(s)]) {
      const Origin& o = origin(f);
      if (o.ability && e.permanents == Permanents::None) continue;  // [CF 14.6]
      const Zone zone = !o.ability ? kDeck : e.permanents == Permanents::FromStart ? kPermanents : kSide;
      if (t.add_object(f, s, t.zone(zone, s)) == t.none()) {
        return failed("there are more cards than the " + std::to_string(t.none()) + " this table holds");
      }
    }
    t.shuffle(t.zone(kDeck, s));  // [CF 1.5]
    for (int i = 0; i < e.basic_deck_size; ++i) {
      if (t.add_object(trooper_, s, t.zone(kBasic, s)) == t.none()) {
        return failed("CF 1.5: there is no room for all Basic Troopers beside these decks; the table holds " +
                      std::to_string(t.none()) + " cards");
      }
    }
  }
  return Ok{};
}

// The turn of a player in Draw, Deploy or Aftermath. In Deploy its draw and its limit are done [CF 3.1].
// Those before have had their slots; where turns go round [CF 4.8, CF 8.6] nobody has passed.
void CrystalPrinting::begin_in_slot(Table& t, int phase, int seat) const {
  begin_at(t, phase);
  if (phase != kDrawPhase && phase != kDeployPhase && phase != kAftermathPhase) return;
  t.set_counter(t.nobody(), kFrom, phase + kFromSeat * (seat + 1));
  t.set_counter(t.nobody(), kSlot, seat);
  const bool passed = phase == kDeployPhase      ? edition_.deploy_mode == DeployMode::WholeTurn
                      : phase == kAftermathPhase ? edition_.aftermath_mode == AftermathMode::PlayerByPlayer
                                                 : false;
  for (int s = priority(t); s != seat; s = (s + 1) % t.seats()) {
    if (passed) t.set_counter(s, kPassed, 1);
    if (phase == kDeployPhase) t.set_counter(s, kStarted, 1);
  }
  if (phase == kDeployPhase) t.set_counter(seat, kStarted, 1);
}

// [CF 14.2] Cards of earlier rounds have had their say; [CF 14.7] permanents have it in every round.
void CrystalPrinting::settle(Table& t) const {
  end_abilities_of_earlier_rounds(t);
  for (int s = 0; s < t.seats() && edition_.allowance == AllowanceKind::TechLimit; ++s) {
    t.set_counter(s, kAllowance, power(t, s, kProductionLane));  // [CF 3.7]
  }
}

class CrystalRules final : public Rules {
 public:
  std::string name() const override { return "crystal"; }
  std::vector<std::string> editions() const override { return Edition::names(); }
  std::string edition_clause() const override { return "CF 16.1"; }
  std::vector<CardField> card_fields() const override;
  Result<std::vector<Switch>, std::string> switches(const std::string& name) const override {
    const auto edition = Edition::named(name);
    if (!edition) return failed(edition.error());
    std::vector<Switch> out;
    for (const std::string& key : Edition::switches()) out.push_back({key, edition->get(key)});
    return out;
  }
  Result<Ok, std::string> check(const Switch& s) const override { return Edition().set(s.key, s.value); }
  Result<std::unique_ptr<Printing>, std::string> print(const std::string& name, int seats,
                                                       const std::vector<Switch>& changes) const override {
    auto edition = Edition::named(name);
    if (!edition) return failed(edition.error());
    for (const Switch& s : changes) {
      if (auto set = edition->set(s.key, s.value); !set) return failed(set.error());
    }
    if (const std::string wrong = edition->contradiction(); !wrong.empty()) return failed(wrong);
    if (seats < edition->players_min || seats > edition->players_max) {
      const std::string least = std::to_string(edition->players_min),
                        most = std::to_string(edition->players_max);
      return failed("CF 1.1: " + (least == most ? least : least + " to " + most) + " players, not " +
                    std::to_string(seats));
    }
    return crystal::print(*edition, seats);
  }
};

// [CF 14.1] What a card shows, and what a file of cards tells about it.
std::vector<CardField> CrystalRules::card_fields() const {
  using Kind = CardField::Kind;
  std::vector<CardField> out = {{"id"},
                                {"faction"},
                                {"kind", Kind::Word, 0, 0, {"unit", "permanent", "ability", "basic"}},
                                {"types", Kind::List}};
  for (const char* cost : {"cost_crystals", "cost_production"}) out.push_back({cost, Kind::Number, 0, 99});
  for (const char* power : {"power_mining", "power_attack", "power_production"})
    out.push_back(
        {power, Kind::Number, 0, 99, {}, {"kind", {"permanent", "ability"}}});  // it lies in no lane
  out.push_back({"needs_corruption", Kind::Word, 0, 0, {"lane"}});
  out.push_back({"origin"});
  out.push_back({"note"});
  // An edition may print another text on the same card.
  for (const std::string& edition : editions()) out.push_back({"text_" + edition});
  return out;
}

}  // namespace

const Rules& rules() {
  static const CrystalRules it;
  return it;
}

std::unique_ptr<Printing> print(const Edition& edition, int seats) {
  return std::make_unique<CrystalPrinting>(edition, seats);
}

}  // namespace verbatim::crystal

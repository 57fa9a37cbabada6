#include "edition.h"

#include <charconv>
#include <map>
#include <variant>

namespace verbatim::crystal {
namespace {

struct AmountSwitch {
  int Edition::* field;
  int least, most;
};
struct FlagSwitch {
  bool Edition::* field;
};
struct WordSwitch {
  std::string Edition::* field;
};
// A choice among words: the words in the order of the enumeration, how to store the chosen one and which it
// is.
struct ChoiceSwitch {
  std::vector<std::string> words;
  void (*store)(Edition&, int);
  int (*which)(const Edition&);
};
using Setter = std::variant<AmountSwitch, FlagSwitch, WordSwitch, ChoiceSwitch>;

template <auto Field>
ChoiceSwitch choice(std::vector<std::string> words) {
  return {std::move(words),
          [](Edition& e, int k) { e.*Field = static_cast<std::remove_reference_t<decltype(e.*Field)>>(k); },
          [](const Edition& e) { return static_cast<int>(e.*Field); }};
}

const std::map<std::string, Setter, std::less<>>& table() {
  using E = Edition;
  static const std::map<std::string, Setter, std::less<>> rows = {
      {"name", WordSwitch{&E::name}},
      {"title", WordSwitch{&E::title}},
      {"players_min", AmountSwitch{&E::players_min, 2, 4}},
      {"players_max", AmountSwitch{&E::players_max, 2, 4}},
      {"deck_size", AmountSwitch{&E::deck_size, 1, 60}},
      {"deck_copies", AmountSwitch{&E::deck_copies, 1, 60}},
      {"start_hit_points", AmountSwitch{&E::start_hit_points, 1, 999}},
      {"start_crystals", AmountSwitch{&E::start_crystals, 0, 999}},
      {"start_production", AmountSwitch{&E::start_production, 0, 99}},
      {"base_mining", AmountSwitch{&E::base_mining, 0, 99}},
      {"base_attack", AmountSwitch{&E::base_attack, 0, 99}},
      {"base_production", AmountSwitch{&E::base_production, 0, 99}},
      {"hand_draw", AmountSwitch{&E::hand_draw, 0, 20}},
      {"hand_keep", AmountSwitch{&E::hand_keep, 0, 20}},
      {"hand_redraw", choice<&E::hand_redraw>({"basics", "either-deck", "shuffle-back"})},
      {"draw_time", choice<&E::draw_time>({"in-slot", "phase"})},
      {"draw_count", AmountSwitch{&E::draw_count, 0, 20}},
      {"draw_source", choice<&E::draw_source>({"either-deck", "faction"})},
      {"draw_optional", FlagSwitch{&E::draw_optional}},
      {"skip_first_draw", FlagSwitch{&E::skip_first_draw}},
      {"empty_draw_loss", AmountSwitch{&E::empty_draw_loss, 0, 99}},
      {"basics_in_hand", FlagSwitch{&E::basics_in_hand}},
      {"basic_deck_size", AmountSwitch{&E::basic_deck_size, 0, 60}},
      {"allowance", choice<&E::allowance>({"tech-limit", "production"})},
      {"deploy_mode", choice<&E::deploy_mode>({"whole-turn", "alternating"})},
      {"aftermath_mode", choice<&E::aftermath_mode>({"player-by-player", "alternating"})},
      {"disable_stops_aftermath", FlagSwitch{&E::disable_stops_aftermath}},
      {"boost_life", choice<&E::boost_life>({"round", "permanent"})},
      {"corruption", choice<&E::corruption>({"lane", "player"})},
      {"corruption_floor", choice<&E::corruption_floor>({"zero", "base"})},
      {"corruption_removal", choice<&E::corruption_removal>({"regroup", "pay-at-start"})},
      {"corruption_price", AmountSwitch{&E::corruption_price, 0, 99}},
      {"permanents", choice<&E::permanents>({"none", "played", "from-start"})},
      {"permanent_limit", AmountSwitch{&E::permanent_limit, 0, 9}},
      {"upgrade_by_copy", FlagSwitch{&E::upgrade_by_copy}},
      {"crystal_target", AmountSwitch{&E::crystal_target, 1, 999}},
      {"crystal_test", choice<&E::crystal_test>({"at-least", "more-than"})},
      {"crystal_check", choice<&E::crystal_check>({"end-of-income", "end-of-aftermath"})},
      {"priority_wins_first", FlagSwitch{&E::priority_wins_first}},
      {"round_limit", AmountSwitch{&E::round_limit, 1, 999}},
      {"words", choice<&E::words>({"classic", "current"})},
  };
  return rows;
}

// [CF 16.1] A wrong value is refused with the name of the switch and the values it takes.
std::string takes(std::string_view key, const std::string& values, std::string_view given) {
  return "CF 16.1: the switch " + std::string(key) + " takes " + values + ", not \"" + std::string(given) +
         "\"";
}

std::string listed(const std::vector<std::string>& words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    out += (i == 0 ? "\"" : i + 1 == words.size() ? " or \"" : ", \"") + words[i] + "\"";
  }
  return out;
}

}  // namespace

Result<Ok, std::string> Edition::set(std::string_view key, std::string_view value) {
  const auto row = table().find(key);
  if (row == table().end()) return failed("CF 16.1: there is no switch \"" + std::string(key) + "\"");
  if (const auto* amount = std::get_if<AmountSwitch>(&row->second)) {
    int number = 0;
    const auto end = value.data() + value.size();
    const auto read = std::from_chars(value.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || number < amount->least || number > amount->most) {
      return failed(takes(
          key, "a whole number from " + std::to_string(amount->least) + " to " + std::to_string(amount->most),
          value));
    }
    this->*amount->field = number;
  } else if (const auto* flag = std::get_if<FlagSwitch>(&row->second)) {
    if (value != "true" && value != "false") return failed(takes(key, "true or false", value));
    this->*flag->field = value == "true";
  } else if (const auto* words_of = std::get_if<WordSwitch>(&row->second)) {
    this->*words_of->field = std::string(value);
  } else {
    const auto& choice = std::get<ChoiceSwitch>(row->second);
    for (std::size_t k = 0; k < choice.words.size(); ++k) {
      if (choice.words[k] == value) return choice.store(*this, static_cast<int>(k)), Ok{};
    }
    return failed(takes(key, listed(choice.words), value));
  }
  return Ok{};
}

std::string Edition::get(std::string_view key) const {
  const auto row = table().find(key);
  if (row == table().end()) return {};
  if (const auto* amount = std::get_if<AmountSwitch>(&row->second))
    return std::to_string(this->*amount->field);
  if (const auto* flag = std::get_if<FlagSwitch>(&row->second)) return this->*flag->field ? "true" : "false";
  if (const auto* words_of = std::get_if<WordSwitch>(&row->second)) return this->*words_of->field;
  const auto& choice = std::get<ChoiceSwitch>(row->second);
  return choice.words[static_cast<std::size_t>(choice.which(*this))];
}

// [CF 16.1] Values that are right one by one can still contradict each other.
std::string Edition::contradiction() const {
  const auto more_than = [](const char* one, int has, const char* other, int most) {
    return "CF 16.1: " + std::string(one) + " is " + std::to_string(has) + ", more than " + other +
           ", which is " + std::to_string(most);
  };
  if (players_min > players_max) return more_than("players_min", players_min, "players_max", players_max);
  if (hand_redraw == HandRedraw::ShuffleBack && hand_keep > hand_draw)
    return more_than("hand_keep", hand_keep, "hand_draw", hand_draw);
  const int least = permanents == Permanents::None ? 0 : permanents == Permanents::Played ? 1 : 2;
  if (permanent_limit < least) {
    return "CF 16.1: permanents are \"" + get("permanents") + "\", so permanent_limit must be at least " +
           std::to_string(least);
  }
  return {};
}

std::vector<std::string> Edition::switches() {
  std::vector<std::string> keys;
  for (const auto& row : table()) keys.push_back(row.first);
  return keys;
}

std::vector<std::string> Edition::names() { return {"classic", "classic-2024", "current", "alternating"}; }

Result<Edition, std::string> Edition::named(std::string_view wanted) {
  Edition e;
  if (wanted == "classic") return e;
  e.name = std::string(wanted);
  if (wanted == "classic-2024") {
    e.title = "Classic 2024";
    e.hand_redraw = HandRedraw::EitherDeck;
    return e;
  }
  if (wanted != "current" && wanted != "alternating") {
    return failed("there is no edition \"" + std::string(wanted) + "\"; there are " + listed(names()));
  }
  e.title = "Current";
  e.start_crystals = 3;
  e.base_mining = 3;
  e.hand_keep = 4;
  e.hand_redraw = HandRedraw::ShuffleBack;
  e.draw_time = DrawTime::Phase;
  e.draw_source = DrawSource::Faction;
  e.draw_optional = true;
  e.skip_first_draw = wanted == "current";
  e.empty_draw_loss = 1;
  e.basics_in_hand = false;
  e.allowance = AllowanceKind::Production;
  e.disable_stops_aftermath = true;
  e.permanents = Permanents::Played;
  e.permanent_limit = 2;
  e.upgrade_by_copy = true;
  e.crystal_test = CrystalTest::MoreThan;
  e.crystal_check = CrystalCheck::EndOfAftermath;
  e.words = Wording::Current;
  if (wanted == "current") return e;
  e.title = "Alternating";
  e.basic_deck_size = 15;
  e.deploy_mode = DeployMode::Alternating;
  e.aftermath_mode = AftermathMode::Alternating;
  e.corruption = CorruptionKind::Player;
  e.permanents = Permanents::FromStart;
  e.upgrade_by_copy = false;
  return e;
}

}  // namespace verbatim::crystal

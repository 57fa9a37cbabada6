#include "scenario/there.h"

#include <algorithm>

#include "cardtext/suggest.h"
#include "scenario/repair.h"

namespace verbatim::scenario {

std::optional<Want> want_of(const Words& words, const Sentence& s) {
  if (!std::string_view(s.form->pattern).ends_with("{action}")) return std::nullopt;
  const std::string& said = s.match.values[1].text;
  return read_want(words, s.match.values[0].number, s.form->role == Role::Choose ? infinitive(said) : said);
}

Trouble absent_player(const Words& words, const Sentence& s, int seats) {
  int furthest = 0;
  const auto seen = [&](const std::vector<Ref>& refs) {
    for (const Ref& r : refs) furthest = std::max(furthest, r.owner);
  };
  for (const Value& v : s.match.values) {
    for (const int seat : v.seats) furthest = std::max(furthest, seat);
    seen(v.refs);
  }
  if (const auto want = want_of(words, s)) {
    if (want->kind == Want::Kind::Seat) furthest = std::max(furthest, want->number);
    seen(want->refs);
    seen(want->others);
  }
  return furthest < seats ? "" : std::string(kPlayers[furthest]) + " is not at the table";
}

namespace {

// "play "Tank" to the Mining lane" with a gap where the card is; a number is one, too.
std::string gapped(std::string_view text) {
  std::string out;
  bool inside = false;
  for (const char c : text) {
    if (c == '"') {
      if (!inside) out += "{}";
      inside = !inside;
    } else if (!inside && c >= '0' && c <= '9') {
      if (!out.ends_with("{}")) out += "{}";
    } else if (!inside) {
      out += c;
    }
  }
  return out;
}

}  // namespace

Presence::Presence(const World& world, const Words& words, const Board& board,
                   const std::vector<Card>& defined)
    : world_(world), words_(words), board_(board), actions_(world.actions()) {
  add_actions(board.game->code(), actions_);
  // A card that is only defined is nowhere; one of a faction that is given may be left in the box.
  for (const auto& [name, face] : board.faces) laid_.insert(name);
  for (const Card& c : defined) laid_.erase(c.name);
  const Table t(*board.game, board.state);
  for (int o = 0; o < t.objects(); ++o) laid_.insert(t.face(o).name);
}

Missing Presence::no_card(const Sentence& s, const std::string& name) const {
  if (name == words_.names().plain || laid_.contains(name)) return {};
  const std::size_t found = s.match.step->sentence.find(name);
  const std::size_t at = found == std::string::npos ? 0 : found;
  if (world_.card(name) != nullptr || board_.faces.contains(name))
    return {"no Given says where \"" + name + "\" lies", at};
  const std::string meant = nearest_name(name, {laid_.begin(), laid_.end()});
  return {"there is no card \"" + name + "\"" + (meant.empty() ? "" : "\n  did you mean: " + meant), at};
}

Missing Presence::no_card(const Sentence& s, const std::vector<Ref>& refs) const {
  for (const Ref& r : refs) {
    if (Missing m = no_card(s, r.card); !m.trouble.empty()) return m;
  }
  return {};
}

Missing Presence::missing(const Sentence& s) const {
  if (const auto want = want_of(words_, s)) return no_action(s, *want);
  std::string_view pattern = s.form->pattern;
  for (const Value& v : s.match.values) {
    pattern.remove_prefix(pattern.find('{') + 1);
    const std::string_view slot = pattern.substr(0, pattern.find('}'));
    Missing m = slot == "card" ? no_card(s, v.text) : no_card(s, v.refs);
    for (const Thing& t : v.things) {
      const bool card = t.kind == Thing::Kind::Card || t.kind == Thing::Kind::Blank;
      if (m.trouble.empty() && card) m = no_card(s, t.card_name());
    }
    if (!m.trouble.empty()) return m;
  }
  return {};
}

bool Presence::is_branch(const std::string& words) const {
  return std::any_of(actions_.begin(), actions_.end(), [&](const World::Action& a) {
    return a.kind == GroupKind::Single && begins_branch(words, ungated(a.label));
  });
}

// Has the card an ability that does this?
bool Presence::says_so(const std::string& card, const std::string& words) const {
  const Code& code = board_.game->code();
  const FaceId face = board_.face(card);
  const auto& abilities = code.faces[face.value].abilities;
  return std::any_of(abilities.begin(), abilities.end(), [&](AbilityId id) {
    return begins_effect(words, code.labels[code.abilities[id.value].text.value]);
  });
}

// What stands in the gap of a label, if the step says that label.
std::optional<std::vector<Value>> Presence::as_label(const Want& want, const World::Action& a) const {
  std::vector<Value> v;
  if (want.begins) return a.label.starts_with(want.text) ? std::optional(v) : std::nullopt;
  const std::size_t gap = a.label.find("{}");
  if (gap == std::string::npos) return a.label == want.text ? std::optional(v) : std::nullopt;
  std::string_view text = want.text;
  const std::string_view front = std::string_view(a.label).substr(0, gap);
  const std::string_view back = std::string_view(a.label).substr(gap + 2);
  if (text.size() < front.size() + back.size() || !text.starts_with(front) || !text.ends_with(back))
    return std::nullopt;
  text = text.substr(front.size(), text.size() - front.size() - back.size());
  const char* slot = a.kind == GroupKind::Numbers ? "{n}" : a.kind == GroupKind::Seats ? "{player}" : "{ref}";
  if (fits(words_, slot, text, v)) return v;
  if (a.kind == GroupKind::Abilities && fits(words_, "{ref} to {rest}", text, v)) {
    if (!says_so(v[0].refs[0].card, v[1].text)) return std::nullopt;
    v.pop_back();
    return v;
  }
  if (a.kind != GroupKind::Abilities || !fits(words_, "the {name} of {ref}", text, v)) return std::nullopt;
  const std::string heading = v[0].text + ":";
  const Code& code = board_.game->code();
  const bool has = std::any_of(code.abilities.begin(), code.abilities.end(), [&](const Ability& ability) {
    return code.labels[ability.text.value].starts_with(heading);
  });
  return has ? std::optional(v) : std::nullopt;
}

// What is chosen by words alone is a card, or a branch of a text.
Missing Presence::no_choice(const std::string& words, const Missing& no_card) const {
  if (!no_card.trouble.starts_with("there is no card")) return no_card;
  std::set<std::string> names = laid_;
  for (const World::Action& a : actions_) {
    if (a.kind == GroupKind::Single && !a.label.empty()) names.insert(ungated(a.label));
  }
  const std::string meant = nearest_name(words, {names.begin(), names.end()});
  return {"there is no card \"" + words + "\", and no branch of a text begins so" +
              (meant.empty() ? "" : "\n  did you mean: " + meant),
          no_card.at};
}

Missing Presence::no_action(const Sentence& s, const Want& want) const {
  if (want.kind != Want::Kind::Label) {
    const bool one = want.kind == Want::Kind::Refs && want.refs.size() == 1 && want.refs[0].owner < 0;
    if (one && is_branch(want.refs[0].card)) return {};
    for (auto a = want.spots.begin(); a != want.spots.end(); ++a) {
      if (std::any_of(want.spots.begin(), a, [&](const Amount& before) { return before.of == a->of; }))
        return {"a place is named twice", 0};
    }
    Missing m = no_card(s, want.refs);
    if (m.trouble.empty()) return no_card(s, want.others);
    return one ? no_choice(want.refs[0].card, m) : m;
  }
  if (want.text == "yes" || want.text == "no" || want.a_place) return {};
  std::string nearest;
  int least = 0;
  Missing card;
  for (const World::Action& a : actions_) {
    if (const auto v = as_label(want, a)) {
      if (v->empty()) return {};
      const std::vector<Ref>& refs = v->back().refs;
      const int owner = refs.empty() ? -1 : refs[0].owner;
      if (owner >= board_.game->layout().seats)
        return {std::string(kPlayers[owner]) + " is not at the table", 0};
      card = no_card(s, refs);
      if (card.trouble.empty()) return {};
    }
    if (a.label.empty()) continue;
    const int distance = cardtext::edit_distance(gapped(want.text), a.label);
    if (nearest.empty() || distance < least) {
      nearest = a.label;
      least = distance;
    }
  }
  if (!card.trouble.empty()) return card;
  const std::size_t at = s.match.step->sentence.find(s.match.values[1].text);
  return {"nobody can ever \"" + want.text + "\"\n  the nearest action: " + nearest, at};
}

}  // namespace verbatim::scenario

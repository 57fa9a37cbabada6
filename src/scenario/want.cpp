#include "scenario/want.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/letter_case.h"
#include "scenario/form.h"

namespace verbatim::scenario {

namespace {

// What is said in other words for a label, in its own; both may have a gap.
std::optional<std::string> reworded(std::string_view text, std::string_view said, std::string_view label) {
  const std::size_t gap = said.find("{}"), into = label.find("{}");
  if (gap == std::string_view::npos) return text == said ? std::optional(std::string(label)) : std::nullopt;
  const std::string_view front = said.substr(0, gap), back = said.substr(gap + 2);
  if (text.size() < front.size() + back.size() || !text.starts_with(front) || !text.ends_with(back))
    return std::nullopt;
  text.remove_prefix(front.size());
  text.remove_suffix(back.size());
  return std::string(label.substr(0, into)) + std::string(text) + std::string(label.substr(into + 2));
}

}  // namespace

std::string infinitive(std::string_view text) {
  const std::size_t blank = std::min(text.find(' '), text.size());
  const std::string_view verb = text.substr(0, blank);
  const std::string rest(text.substr(blank));
  if (verb == "is") return "be" + rest;
  if (verb == "does") return rest.empty() ? "" : rest.substr(1);
  std::string_view stem = verb;
  if (stem.ends_with("sses") || stem.ends_with("shes") || stem.ends_with("ches")) {
    stem.remove_suffix(2);
  } else if (stem.ends_with('s')) {
    stem.remove_suffix(1);
  }
  return std::string(stem) + rest;
}

Want read_want(const Words& words, int seat, std::string_view text) {
  using Kind = Want::Kind;
  Want w;
  w.seat = seat;
  w.text = text;
  std::vector<Value> v;
  const auto is = [&](std::string_view pattern) {
    v.clear();
    return fits(words, pattern, text, v);
  };
  if (is("choose yes") || is("choose no")) {
    w.text = text.substr(7);
  } else if (is("choose nothing")) {
    w.kind = Kind::Nothing;
  } else if (is("choose {spots}")) {
    w.kind = Kind::Spots;
    w.spots = v[0].amounts;
    for (Amount& a : w.spots) a.of = words.place_index(a.of);
  } else if (is("choose {n}")) {
    w.kind = Kind::Number;
    w.number = v[0].number;
  } else if (is("choose {player}")) {
    w.kind = Kind::Seat;
    w.number = v[0].number;
  } else if (is("choose the {place}")) {
    w.text = "the " + v[0].text;
    w.a_place = true;
  } else if (is("choose {refs}")) {
    w.kind = Kind::Refs;
    w.refs = v[0].refs;
  } else if (is("put {refs} on top and {refs} on the bottom")) {
    w.kind = Kind::Sort;
    w.refs = v[0].refs;
    w.others = v[1].refs;
  } else if (is("put {refs} on top")) {
    w.kind = Kind::Sort;
    w.refs = v[0].refs;
  } else if (is("put {refs} on the bottom")) {
    w.kind = Kind::Sort;
    w.others = v[0].refs;
  } else if (is("resolve {ref} first")) {
    w.kind = Kind::First;
    w.refs = v[0].refs;
  } else if (is("keep {refs}")) {
    w.kind = Kind::Refs;
    w.verb = "keep";
    w.refs = v[0].refs;
  } else {
    if (text.starts_with("choose ")) w.text = text.substr(7);
    w.text = words.plainly(w.text);
    for (const auto& [said, label] : words.names().sayings) {
      if (const auto as_written = reworded(w.text, said, label)) w.text = *as_written;
      w.begins = w.text == label && label.ends_with("...");
      if (w.begins) {
        w.text.resize(w.text.size() - 3);
        break;
      }
    }
  }
  return w;
}

std::string ungated(std::string label) {
  if (!label.starts_with('(')) return label;
  const std::size_t close = label.find(") ");
  if (close != std::string::npos) label.erase(0, close + 2);
  return label;
}

namespace {

// In small letters, and with "a", "an" and numbers in words as numbers, as the language of cards takes them.
std::string said_alike(std::string_view text) {
  static const char* const kNumbers[] = {"zero", "one",   "two",   "three", "four", "five",
                                         "six",  "seven", "eight", "nine",  "ten"};
  std::string out, word;
  const auto end_word = [&] {
    if (word == "a" || word == "an") word = "1";
    for (int n = 0; n <= 10; ++n) {
      if (word == kNumbers[n]) word = std::to_string(n);
    }
    out += std::exchange(word, {});
  };
  for (const char c : text) {
    const auto letter = static_cast<unsigned char>(c);
    if (std::isalnum(letter) != 0) {
      word += small_letter(c);
    } else {
      end_word();
      out += c;
    }
  }
  end_word();
  return out;
}

}  // namespace

bool begins_branch(std::string_view said, std::string_view of) {
  const std::string words = said_alike(said), branch = said_alike(of);
  if (words.empty() || !branch.starts_with(words)) return false;
  return branch.size() == words.size() || std::isalnum(static_cast<unsigned char>(branch[words.size()])) == 0;
}

// Behind the heading, and behind what says when and that one may.
bool begins_effect(std::string_view words, std::string_view text) {
  text.remove_prefix(std::min(text.size(), text.find(": ") + 2));
  for (const std::string_view when : {"During ", "When ", "Once per ", "If "}) {
    const std::size_t comma = text.find(", ");
    if (begins_branch(words, text)) return true;
    if (text.starts_with(when) && comma != text.npos) text.remove_prefix(comma + 2);
  }
  for (const std::string_view may : {"You may ", "you may "}) {
    if (text.starts_with(may) && begins_branch(words, text.substr(may.size()))) return true;
  }
  return begins_branch(words, text);
}

bool is_series(const Asked& asked, const Game& game) {
  return asked.decision.kind == ChoiceKind::OneOf &&
         std::any_of(asked.options.begin(), asked.options.end(),
                     [&](const Option& o) { return game.code().labels[o.label.value] == "no more"; });
}

// The words of an option as the rules write them. An ability shows its own text to players; here it goes by
// the words of its group, "use {}", and so it does in a window, which has no words of its own.
std::string Chooser::label_of(const Option& o) const {
  if (o.kind != OptionKind::Ability) return t_.code().labels[o.label.value];
  if (choice_ == nullptr) return "use {}";
  const auto group = static_cast<std::size_t>(choice_->groups.first + o.group);
  return t_.code().labels[t_.code().groups[group].label.value];
}

bool Chooser::refers(const Ref& ref, int o) const {
  if (o < 0 || o >= t_.objects() || t_.face(o).name != ref.card) return false;
  if (ref.owner >= 0 && t_.controller(o) != ref.owner) return false;
  return ref.zone < 0 || t_.in_kind(o, ref.zone);
}

// Does the sentence say this label, with the option's referent where the label has its gap?
bool Chooser::says(const Want& want, const Option& o, const std::string& label) const {
  const std::string_view text = want.text;
  if (want.begins) return label.starts_with(text);
  const std::size_t gap = label.find("{}");
  if (gap == std::string::npos) {
    if (o.kind == OptionKind::Ability || o.kind == OptionKind::Object) return false;
    return text == label;
  }
  const std::string_view front = std::string_view(label).substr(0, gap);
  const std::string_view back = std::string_view(label).substr(gap + 2);
  if (!text.starts_with(front) || !text.ends_with(back) || text.size() < front.size() + back.size()) {
    return false;
  }
  std::string_view middle = text.substr(front.size(), text.size() - front.size() - back.size());
  std::vector<Value> v;
  switch (o.kind) {
    case OptionKind::Object:
      return fits(words_, "{ref}", middle, v) && refers(v[0].refs[0], o.value);
    case OptionKind::Ability: {
      // "use the Upgrade of X" is the ability whose text begins with that word; "use X" one that begins like
      // the first; "use X to gain 1 crystal" one that says so behind its heading.
      const auto& abilities = t_.code().abilities;
      const auto text_of = [&](int id) -> const std::string& {
        return t_.code().labels[abilities[static_cast<std::size_t>(id)].text.value];
      };
      if (fits(words_, "{ref} to {rest}", middle, v))
        return refers(v[0].refs[0], o.value) && begins_effect(v[1].text, text_of(o.extra));
      std::string heading;
      if (fits(words_, "the {name} of {ref}", middle, v)) {
        heading = v[0].text + ":";
      } else if (!fits(words_, "{ref}", middle, v)) {
        return false;
      }
      if (!refers(v.back().refs[0], o.value)) return false;
      const auto begins = [&](int id) { return text_of(id).substr(0, text_of(id).find(':') + 1); };
      if (heading.empty()) {
        const TriggerId trigger = t_.code().abilities[static_cast<std::size_t>(o.extra)].trigger;
        for (const AbilityId a : t_.face(o.value).abilities) {
          if (t_.code().abilities[a.value].trigger == trigger) return begins(o.extra) == begins(a.value);
        }
      }
      return begins(o.extra) == heading;
    }
    case OptionKind::Number:
      return fits(words_, "{n}", middle, v) && v[0].number == o.value;
    case OptionKind::Seat:
      return fits(words_, "{player}", middle, v) && v[0].number == o.value;
    default:
      return false;
  }
}

// Is this how the game says that a card is resolved first?
bool Chooser::takes_up(const std::string& label) const {
  const auto& sayings = words_.names().sayings;
  return std::find(sayings.begin(), sayings.end(), std::pair{std::string("resolve {} first"), label}) !=
         sayings.end();
}

bool Chooser::is_branch(const std::string& words, const Option& o) const {
  return o.kind == OptionKind::Single && begins_branch(words, ungated(label_of(o)));
}

bool Chooser::means(const Want& want, const Asked& asked, const Option& o) const {
  using Kind = Want::Kind;
  const std::string label = label_of(o);
  switch (want.kind) {
    case Kind::Label:
      if (asked.decision.window && want.text == "yes") {
        return o.kind == OptionKind::Ability && asked.options.size() <= 2;
      }
      if (asked.decision.window && want.text == "no") return o.kind == OptionKind::Decline;
      return says(want, o, label);
    case Kind::Nothing:
      return o.kind == OptionKind::Finish || o.kind == OptionKind::Decline || label == "no more";
    case Kind::Number:
      return o.kind == OptionKind::Number && asked.decision.kind != ChoiceKind::Distribute &&
             o.value == want.number;
    case Kind::Seat:
      return o.kind == OptionKind::Seat && o.value == want.number;
    case Kind::First:
      if (!asked.prompt.starts_with("resolve") && !takes_up(label)) return false;
      return refers(want.refs[0], o.kind == OptionKind::Object   ? o.value
                                  : o.kind == OptionKind::Single ? acting_
                                                                 : -1);
    case Kind::Refs: {
      if (!want.verb.empty() && !asked.prompt.starts_with(want.verb)) return false;
      const bool has_words = label.find("{}") != std::string::npos;  // then it is named by them
      if (o.kind == OptionKind::Object && !has_words) {
        return std::any_of(want.refs.begin(), want.refs.end(),
                           [&](const Ref& r) { return refers(r, o.value); });
      }
      // `chooses "words"` is a branch, if there is no such card.
      return want.refs.size() == 1 && want.refs[0].owner < 0 && is_branch(want.refs[0].card, o);
    }
    case Kind::Spots: {
      if (o.kind != OptionKind::Number) return false;
      if (asked.decision.kind == ChoiceKind::Distribute) {
        for (const Amount& a : want.spots) {
          if (a.of == o.extra) return a.number == o.value;
        }
        return o.value == 0;
      }
      // "keep {} corruption on the Mining lane": one place at a time.
      for (const Amount& a : want.spots) {
        const std::string& place = words_.names().places[static_cast<std::size_t>(a.of)].names.front();
        if (label.ends_with(" on the " + place)) return a.number == o.value;
      }
      return false;
    }
    case Kind::Sort: {
      if (asked.decision.kind == ChoiceKind::Order || label.ends_with("on top")) {
        if (label == "the others on top") return want.others.empty();
        // A single card that nothing lies below is on the top and on the bottom.
        const bool alone = asked.options.size() == 1 && want.refs.empty();
        if (alone && want.others.size() == 1) return refers(want.others.front(), o.value);
        return o.kind == OptionKind::Object && !want.refs.empty() && refers(want.refs.front(), o.value);
      }
      if (asked.prompt.find("bottom") == std::string::npos) return false;
      if (o.kind == OptionKind::Finish) return want.others.empty();
      if (asked.decision.kind == ChoiceKind::SomeOf) {
        return o.kind == OptionKind::Object && std::any_of(want.others.begin(), want.others.end(),
                                                           [&](const Ref& r) { return refers(r, o.value); });
      }
      return o.kind == OptionKind::Object && !want.others.empty() && refers(want.others.front(), o.value);
    }
  }
  return false;
}

std::vector<int> Chooser::meant(const Want& want, const Asked& asked) const {
  std::vector<int> out;
  if (asked.decision.chance || asked.decision.seat != want.seat) return out;
  for (std::size_t i = 0; i < asked.options.size(); ++i) {
    if (means(want, asked, asked.options[i])) out.push_back(static_cast<int>(i));
  }
  // A branch that is named in full is meant before one that only begins so.
  if (want.kind != Want::Kind::Refs || want.refs.empty()) return out;
  const std::string& words = want.refs.front().card;
  const auto in_full = [&](int i) {
    const Option& o = asked.options[static_cast<std::size_t>(i)];
    return o.kind == OptionKind::Single && begins_branch(words, ungated(label_of(o))) &&
           ungated(label_of(o)).size() == words.size();
  };
  if (std::any_of(out.begin(), out.end(), in_full))
    out.erase(std::remove_if(out.begin(), out.end(), [&](int i) { return !in_full(i); }), out.end());
  return out;
}

std::string Chooser::say(const Option& o) const {
  switch (o.kind) {
    case OptionKind::Finish:
      return "choose nothing (more)";
    case OptionKind::Decline:
      return "choose nothing";
    case OptionKind::Seat:
      return std::string("choose ") + kPlayers[o.value & 3];
    case OptionKind::Object: {
      if (o.label.value != 0 && label_of(o).find("{}") != std::string::npos) break;
      const Names& n = words_.names();
      const int kind = t_.kind_of(t_.zone_of(o.value));
      std::string where = Words::name_of(n.places, kind);
      where = where == "?" ? Words::name_of(n.zones, kind) : "the " + where;
      // A card that is being looked at lies nowhere that has a name.
      where = where == "?" ? "" : " in " + where;
      return std::string("choose ") + kPlayers[t_.controller(o.value) & 3] + "'s \"" + t_.face(o.value).name +
             "\"" + where;
    }
    case OptionKind::Ability: {
      const std::string label = label_of(o);
      const std::size_t gap = label.find("{}");
      if (gap == std::string::npos) break;
      std::string out = label.substr(0, gap) + "\"" + t_.face(o.value).name + "\"" + label.substr(gap + 2);
      // One of several is told by what it says.
      const auto& abilities = t_.code().abilities;
      const Ability& this_one = abilities[static_cast<std::size_t>(o.extra)];
      const auto& of_card = t_.face(o.value).abilities;
      const auto alternatives = std::count_if(of_card.begin(), of_card.end(), [&](AbilityId a) {
        return abilities[a.value].trigger == this_one.trigger;
      });
      const std::string& text = t_.code().labels[this_one.text.value];
      if (alternatives > 1 && !text.empty()) out += "  (" + text + ")";
      return out;
    }
    default:
      break;
  }
  return kernel_.label(state_, o);
}

}  // namespace verbatim::scenario

// Abilities: the heads say when and how often, the statements become the program. Keyword lines, prices and
// extra payments are no programs of their own time: they change the face or the price.

#include <algorithm>
#include <utility>

#include "cardtext/lowering.h"
#include "cardtext/print.h"

namespace verbatim::cardtext {

std::uint32_t Lowering::zones(std::string_view key, const Node& at) {
  const Native* n = native(key);
  if (n && n->kind == Native::Kind::Zones) return static_cast<std::uint32_t>(n->id);
  refuse(at, "these rules do not say where this works", Code::not_in_rules);
  return 1;
}

std::string Lowering::words_of(const verbatim::cardtext::Ability& a) const {
  std::string text = print_card(g, {a});
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

// Of a Cooldown and its Upgrade either may be used, once. Any other Upgrade is in force, or is done, in place
// of the line that it edits.
void Lowering::line(const verbatim::cardtext::Ability& a, bool edited) {
  const std::size_t abilities = made.size(), standing = lasting.size(), printed = fields.size();
  const std::uint64_t words = tags;
  ability(a);
  const Native* flag = native("card:upgraded");
  if ((!a.upgrade && !edited) || flag == nullptr) return;
  const Truth upgraded = m.is(m.source(), flag->id), now = a.upgrade ? upgraded : !upgraded;
  const bool either = std::any_of(a.heads.begin(), a.heads.end(),
                                  [this](const Node& head) { return category(head) == "limit"; });
  if (fields.size() != printed || tags != words)
    refuse(a.statements.front(), "what is printed on a card stays as it is when the card is upgraded");
  for (std::size_t i = standing; i < lasting.size(); ++i)
    lasting[i].active = (Truth(&m, lasting[i].active) && now).operand;
  for (std::size_t i = abilities; i < made.size() && edited && !either; ++i)
    made[i].applies = (Truth(&m, made[i].applies) && now).operand;
}

void Lowering::ability(const verbatim::cardtext::Ability& a) {
  you = m.you();
  lies_in = ~0u;
  at_moment.reset();
  check_this_lane(a);
  const std::string text = words_of(a);
  const bool plain = a.heads.empty() && a.statements.size() == 1;
  if (plain) {
    const Node& n = a.statements.front();
    if (core_of(g, n) == Core::keyword) return keyword_line(n, text);
    const auto rule_for_all = [&](const Node& said, Force force) {
      in_sight(n, m.nobody(), [&] { standing_rule(said, force, text); });
    };
    if (const Node* can = protection(n)) return rule_for_all(*can, Force::Protect);
    if (core_of(g, n) == Core::can) return bare_permission(n);
    if (is_rule(n)) return rule_for_all(n, Force::Forbid);
    // "If you control a Building, costs 1 crystal less": in force while the condition holds.
    const bool stands = core_of(g, n) == Core::if_ || op(n) == "as_long";
    const Node* when = stands ? slot(n, "c") : nullptr;
    const Node& body = when ? *slot(n, "b") : n;
    const Node* effect = core_of(g, body) == Core::do_ ? slot(body, "e") : nullptr;
    if (effect && g.entries[effect->entry].has("static"))
      return in_sight(n, std::nullopt, [&] { in_force(body, when, text); });
    if (effect && standing_force(*effect) != 0)
      return in_sight(n, m.nobody(), [&] { standing_change(body, when, text); });
    if (core_of(g, n) == Core::may) return extra_payment(n, text);
  }
  if (const Node* own_moment = keyword_at_its_moment(a)) return keyword_line(*own_moment, text);
  if (buys_itself(a)) return extra_payment(a.statements.front(), text);
  Head head{{}, false, false, false, false, Truth(1), Truth(1), {}};
  if (!heads(a, head)) return;
  for (const Node& h : a.heads) {
    if (head.cooldown || (op(h) != "when" && op(h) != "after")) continue;
    const Node& e = *slot(h, "e");
    for (const Node& n : a.statements)
      answers_itself(n, core_of(g, e) == Core::does ? *slot(e, "e") : e, head.trigger);
  }
  const Node& first = a.statements.front();
  if (!head.has_trigger && head.cooldown) {
    if (const Native* use = native("trigger:use")) {
      head.trigger = TriggerId(use->id);
      head.has_trigger = head.window_asks = true;
    }
  }
  if (!head.has_trigger) {
    // A keyword that stands alone acts when the card is played.
    const Node* effect = core_of(g, first) == Core::do_ ? slot(first, "e") : nullptr;
    const Native* deploy = native("trigger:deploy");
    if (!effect || !g.entries[effect->entry].has("keyword") || !deploy)
      return refuse(first, "it does not say when this happens", Code::no_trigger);
    head.trigger = TriggerId(deploy->id);
  }
  std::uint32_t where = zones("zones:in_play", first);
  if (head.left) where |= zones("zones:left", first);
  lies_in = in_no_lane() ? where & ~lane_zones() : where;
  at_moment = head.trigger;
  make(a, head, where);
}

// "End of Turn: Pay Cost 5": the moment at which the keyword acts anyway.
const Node* Lowering::keyword_at_its_moment(const verbatim::cardtext::Ability& a) const {
  if (a.heads.size() != 1 || a.statements.size() != 1) return nullptr;
  const Node& said = a.statements.front();
  if (core_of(g, said) != Core::keyword) return nullptr;
  const Native* when = native_of(a.heads.front());
  const Native* own = native("when " + g.entries[slot(said, "k")->entry].native);
  return when && own && when->kind == Native::Kind::Trigger && when->id == own->id ? &said : nullptr;
}

// "When played: you may X to play this for less. Still pay the rest.": paid with the price, before it is
// played.
bool Lowering::buys_itself(const verbatim::cardtext::Ability& a) const {
  const Native* deploy = native("trigger:deploy");
  if (a.heads.size() != 1 || a.statements.empty() || deploy == nullptr ||
      native_of(a.heads.front()) != deploy)
    return false;
  const Node* body =
      core_of(g, a.statements.front()) == Core::may ? slot(a.statements.front(), "b") : nullptr;
  const Node* gain = body && core_of(g, *body) == Core::cost ? slot(*body, "b") : nullptr;
  const Node* effect = gain && core_of(g, *gain) == Core::do_ ? slot(*gain, "e") : nullptr;
  if (effect == nullptr || !g.entries[effect->entry].has("static") || op(*effect) == "play_free")
    return false;
  const Node* price = slot(*effect, "n");
  for (std::size_t i = 1; i < a.statements.size(); ++i) {
    const Node* more = core_of(g, a.statements[i]) == Core::do_ ? slot(a.statements[i], "e") : nullptr;
    // What is still paid must be what is not saved.
    if (!more || op(*more) != "still_pay" || !price || op(*price) == "crystals") return false;
  }
  return true;
}

// One moment: two of them in a row could mean either, both, or one within the other.
void Lowering::waits_for(const Native& trigger, const Node& said, Head& head) {
  if (head.has_trigger)
    refuse(said, "an ability has one trigger; what is done later is a line of its own: \"" + phrase(said) +
                     "...\"");
  head.trigger = TriggerId(trigger.id);
  head.has_trigger = true;
  head.window_asks = trigger.asks;
}

bool Lowering::heads(const verbatim::cardtext::Ability& a, Head& head) {
  const std::size_t before = diagnostics.size();
  known.clear();
  for (const Node& h : a.heads) {
    const std::string& c = category(h);
    const std::string& word = op(h);
    if (c == "trigger") {
      const Native* t = need(h);
      if (t && t->kind == Native::Kind::Trigger) waits_for(*t, h, head);
    } else if (c == "limit") {
      const Native* limit = word == "once" ? native("limit:round") : need(h);
      if (limit && limit->kind == Native::Kind::Action) head.cooldown = true;
      if (word == "once") {
        const Native* period = native_of(*slot(h, "p"));
        if (!period || period->kind != Native::Kind::Duration)
          refuse(h, "once a round is the only limit here");
      }
    } else if (word == "during") {
      const Native* period = need(*slot(h, "p"));
      const Native* now = native("number:phase");
      if (!period || !now) continue;
      if (period->kind == Native::Kind::Number) {
        const Truth in_time = m.call(FnId(now->id), {}) == Num(period->id);
        head.applies = head.applies && in_time;
        head.because.push_back({in_time, rule("rule:time")});
      } else {
        refuse(h, "this is no phase");
      }
    } else if (word == "when" || word == "after") {
      event(*slot(h, "e"), h, head);
      if (!a.upgrade) undoes_nothing(a.statements);
      if (event_lane) known.emplace_back(h.span, *event_lane);
    } else if (word == "at_start" || word == "at_end") {
      // What comes again each round is said of a card that stays in play for it.
      const std::string& period = op(*slot(h, "p"));
      const Native* t = native((word == "at_start" ? "start:" : "end:") + period);
      if (t && period == "each_round" && !in_no_lane()) {
        refuse(h, "a card in a lane does this once: leave out \"each\" or \"every\"");
      } else if (t && t->kind == Native::Kind::Trigger) {
        waits_for(*t, h, head);
      } else {
        refuse(h, "nothing happens at that time", Code::not_in_rules);
      }
    } else {
      refuse(h, "this cannot be played yet");
    }
  }
  if (a.upgrade) {
    const Native* flag = native("card:upgraded");
    if (flag && flag->kind == Native::Kind::Flag) {
      head.applies = head.applies && m.is(m.source(), flag->id);
      head.because.push_back({m.is(m.source(), flag->id), rule("rule:upgrade")});
    } else {
      refuse(a.statements.front(), "these rules have no upgrades", Code::not_in_rules);
    }
  }
  return diagnostics.size() == before;
}

void Lowering::make(const verbatim::cardtext::Ability& a, Head head, std::uint32_t zones) {
  const std::string text = words_of(a);
  const Node& first = a.statements.front();
  const bool one = a.statements.size() == 1;
  const Node* inner = &first;
  while (core_of(g, *inner) == Core::if_ || core_of(g, *inner) == Core::replace)
    inner = slot(*inner, core_of(g, *inner) == Core::if_ ? "b" : "a");
  const bool optional = one && leaves_to_you(*inner);
  verbatim::Ability out;
  out.face = face;
  out.trigger = head.trigger;
  out.zones = zones;
  out.triggered = head.triggered;
  out.applies = head.applies;
  out.text = m.label(text);
  // Using it is the yes to the "may" it begins with, where the moment asks at all. What can be used once a
  // round is never forced on its player: where the moment does not ask, the ability does.
  const bool use_is_yes = head.window_asks;
  const bool asks_itself = head.cooldown && !optional && !use_is_yes;
  out.need = optional || head.cooldown ? Need::Optional : Need::Mandatory;
  if (optional || head.cooldown) {
    out.feasible = possible(first);
    const Reasons more = reasons(first, "rule:nothing");
    head.because.insert(head.because.end(), more.begin(), more.end());
  }
  out.because = m.requirements(head.because);
  const Native* limit = native("limit:round");
  if (head.cooldown) {
    if (limit == nullptr || limit->can < 0)
      return refuse(first, "these rules have no cooldowns", Code::not_in_rules);
    out.payable = m.call<Sort::Truth>(FnId(limit->can), {m.source()});
  }
  {
    Proc proc(m, m.code.faces[face.value].name);
    p = &proc;
    out.program = proc.id();
    ability_said = &a.statements;
    memory = {};
    prepare_ways(a.statements);
    no_lane_chosen(a.statements);
    taken.reset();
    that_many.reset();
    gave.reset();
    says_amount = names(a, [this](const Node& n) { return says_that_many(n); });
    said_x.reset();
    most_x.reset();
    caps.clear();
    loops.clear();
    looked = can_name = searched = saw_cards = saw_several = searching = took_some = false;
    shown_of.reset();
    answered.clear();
    remembers_lane = names_lane(a, {"another", "another_of", "came_from"});
    left_in.reset();
    if (names_lane(a, {"came_from"})) no_lane_left();
    remembers_power = names_power(a);
    if (names_lane(a, {"this", "corresponding", "played_in", "another", "another_of"})) {
      const Native* lane_of = native("number:lane_of");
      const auto lane = proc.number();
      // What has left its lane speaks of the one it was in.
      if (head.left && event_lane) {
        proc.set(lane, event_lane->index);
      } else if (lane_of) {
        proc.set(lane, m.call(FnId(lane_of->id), {m.source()}));
      }
      here = Num(lane);
    }
    const auto exhaust = [&] { proc.verb(VerbId(limit->id), {m.source()}); };
    yes_given = optional && use_is_yes;
    const auto all_of_it = [&] {
      if (head.cooldown && !(optional && !use_is_yes)) exhaust();
      for (std::size_t i = 0; i < a.statements.size(); ++i) {
        if (i + 1 < a.statements.size() && lessens(a.statements[i], a.statements[i + 1])) {
          ++i;
        } else {
          start_ways(a.statements[i]);
          if (looked && !shown_later(a.statements[i].span.begin)) put_back(), looked = false;
          statement(a.statements[i]);
          if (i + 1 < a.statements.size()) this_lane_after(a.statements[i]);
        }
      }
    };
    if (head.cooldown && optional && !use_is_yes) exhaust_on_yes = exhaust;
    if (asks_itself) {
      p->may(you, phrase(first), possible(first), all_of_it);
    } else {
      all_of_it();
    }
    exhaust_on_yes = nullptr;
    put_back();
    p = nullptr;
    ways_counted.clear();
    here.reset();
  }
  event_lane.reset();
  came_from.reset();
  came_from_of.reset();
  left_lane.reset();
  last_card.reset();
  worths.clear();
  places.clear();
  made.push_back(out);
}

bool Lowering::names(const verbatim::cardtext::Ability& a,
                     const std::function<bool(const Node&)>& meant) const {
  const std::function<bool(const Node&)> in = [&](const Node& n) {
    return meant(n) ||
           std::any_of(n.children.begin(), n.children.end(), [&](const Child& c) { return in(c.node); });
  };
  return std::any_of(a.statements.begin(), a.statements.end(), in);
}

bool Lowering::names_lane(const verbatim::cardtext::Ability& a,
                          std::initializer_list<std::string_view> ops) const {
  return names(a, [&](const Node& n) {
    return category(n) == "one<lane>" && std::find(ops.begin(), ops.end(), op(n)) != ops.end();
  });
}

bool Lowering::names_power(const verbatim::cardtext::Ability& a) const {
  return names(a, [&](const Node& n) { return op(n).rfind("power_of", 0) == 0; });
}

// Solo is a mark of the face; the price of a mercenary is an ability of its own. A keyword of figures,
// Enlist, writes them and 1 more into the fields from the one it names, so that 0 is a card without the
// keyword.
void Lowering::keyword_line(const Node& n, const std::string& text) {
  const Node& k = *slot(n, "k");
  const Native* word = need(k);
  if (word == nullptr) return;
  if (word->kind == Native::Kind::Tag) {
    tags |= std::uint64_t{1} << word->id;
    return;
  }
  if (word->kind == Native::Kind::Field) {
    int field = word->id;
    for (const char* figure : {"n", "m"}) {
      if (const Node* number = slot(k, figure)) fields.emplace_back(field++, number->value + 1);
    }
    return;
  }
  const Native* when = native("when " + word->key);
  if (word->kind != Native::Kind::Program || when == nullptr || when->kind != Native::Kind::Trigger)
    return refuse(k, "this keyword cannot be played yet");
  verbatim::Ability out;
  out.face = face;
  out.trigger = TriggerId(when->id);
  out.zones = zones("zones:in_play", n);
  out.text = m.label(text);
  Proc proc(m, m.code.faces[face.value].name);
  out.program = proc.id();
  proc.call(ProgramId(word->id), {m.source(), Operand::constant(slot(k, "n") ? slot(k, "n")->value : 0)});
  made.push_back(out);
}

}  // namespace verbatim::cardtext

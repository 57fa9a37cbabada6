#include "cardtext/pronoun.h"

#include <algorithm>
#include <functional>

#include "cardtext/print.h"
#include "cardtext/pronoun_branches.h"

namespace verbatim::cardtext {
namespace {

struct Resolver : Branches {
  std::vector<Diagnostic>& diagnostics;
  int sentence = 0;
  int you_named = -1;  // in which sentence "you" were last said to do something
  int player_loops = 0;
  int lane_loops = 0;
  int card_loops = 0;
  Span moment;        // of the event, whose lane nobody named
  Span card_outside;  // of the card named last before the loop over cards began
  Named amount{};

  Resolver(const Grammar& grammar, std::vector<Diagnostic>& out) : Branches(grammar), diagnostics(out) {}

  void nothing(const Node& n, const std::string& question) {
    diagnostics.push_back({Code::pronoun_nothing,
                           Severity::error,
                           n.span,
                           "\"" + print_phrase(g, n) + "\": " + question,
                           "name it here, or in the sentence before",
                           {}});
  }

  void unseen(const Node& n) {
    diagnostics.push_back(
        {Code::pronoun_nothing,
         Severity::error,
         n.span,
         "\"" + print_phrase(g, n) + "\": a card that is drawn is not known to what follows",
         "look first: \"Look at the top card of your deck. You may draw it.\"",
         {}});
  }

  void which_of_them(const Node& n) {
    diagnostics.push_back({Code::pronoun_nothing,
                           Severity::error,
                           n.span,
                           "\"" + print_phrase(g, n) + "\": which of them? More than one card was named",
                           "name one card before, or say \"For each ..., ...\"",
                           {}});
  }

  void leaks(const Node& n) {
    diagnostics.push_back({Code::loop_leaks,
                           Severity::error,
                           n.span,
                           "\"" + print_phrase(g, n) + "\": which of them? \"each\" ends with its sentence",
                           "write one sentence: \"For each opponent, ...; ...\"",
                           {}});
  }

  void either_of(const Node& n, const Named& to) {
    const std::string last = "\"" + print_phrase(g, *to.said) + "\"";
    const std::string other = "\"" + print_phrase(g, *to.or_else) + "\"";
    const bool alike = last == other;
    diagnostics.push_back({Code::pronoun_nothing,
                           Severity::error,
                           n.span,
                           "\"" + print_phrase(g, n) + "\": which one? It may be " + last +
                               (alike ? " of one branch or of another" : " or " + other),
                           "say it in each branch",
                           {}});
  }

  void point(Node& n, const Named& to, Antecedent kind, const std::string& question) {
    if (!to.any) return nothing(n, question);
    if (to.or_else) return either_of(n, to);
    if (to.several && to.sentence != sentence) return leaks(n);
    n.antecedent = kind;
    n.antecedent_span = to.span;
  }

  // "Each other player", "another opponent": other than the player of the loop or the one who was named, and
  // else, or if "you" were named since, other than you.
  void than_whom(Node& n) {
    if (player_loops > 0) {
      n.antecedent = Antecedent::loop_player;
    } else if (player.any && (!player.several || player.sentence == sentence) &&
               player.sentence >= you_named) {
      if (player.or_else) return either_of(n, player);
      n.antecedent = Antecedent::node;
      n.antecedent_span = player.span;
    }
  }

  // "Your other lanes": other than the lane of the loop or the one named in this sentence, else than this
  // lane.
  void than_which_lane(Node& n) {
    if (lane_loops > 0) {
      n.antecedent = Antecedent::loop_lane;
    } else if (lane.any && !lane.several && lane.sentence == sentence) {
      if (lane.or_else) return either_of(n, lane);
      n.antecedent = Antecedent::node;
      n.antecedent_span = lane.span;
    }
  }

  // "Your corresponding lane": of the kind of the lane named last, or of the one its card is in. "The
  // corresponding lane" may be of the kind of the one this card is in; yours would be that very lane.
  void which_kind_of_lane(Node& n) {
    const bool spoken_of = lane.any && !(lane.span == moment);
    const bool in_it = card.any && card.span.begin <= lane.span.begin && lane.span.end <= card.span.end;
    const Named& meant = in_it ? card : lane;
    if (lane_loops > 0) {
      n.antecedent = Antecedent::loop_lane;
    } else if (spoken_of && (meant.several || meant.plural)) {
      nothing(n, "which lane? More than one was named");
    } else if (spoken_of && meant.or_else) {
      either_of(n, meant);
    } else if (spoken_of) {
      n.antecedent = Antecedent::node;
      n.antecedent_span = meant.span;
    } else if (const Node* o = get(g, n, "o"); o && g.entries[o->entry].core == Core::your) {
      nothing(n, "which lane?");
    }
  }

  // "Its power": of the card named last, which in "for each card" is the one whose turn it is until another
  // is named.
  void whose_number(Node& n) {
    const bool named_inside = card.any && !(card.span == card_outside);
    if (card_loops == 0 || named_inside) return point(n, card, Antecedent::node, "whose?");
    n.antecedent = Antecedent::loop_card;
  }

  // "this" is the card itself; it, that and those point back.
  void resolve(Node& n) {
    const Entry& e = g.entries[n.entry];
    const std::string c = category(n);
    if (e.core == Core::that_many) return point(n, amount, Antecedent::taken, "how many?");
    if (e.has("self")) n.antecedent = Antecedent::self;
    const bool other = c == "adj<player>" && e.op == "other";
    const bool another = (c == "one<player>" || c == "owner") && e.op == "another";
    if (other || another) than_whom(n);
    if (c == "adj<lane>" && e.op == "other") than_which_lane(n);
    if (c == "one<lane>" && e.op == "corresponding") return which_kind_of_lane(n);
    const bool its_number = c == "term" && get(g, n, "k") != nullptr;
    const bool one_card = e.has("sg") && e.op != "the_other" && (c == "one<card>" || c == "pointed<card>");
    if (card.unseen && card_loops == 0 && (its_number || (e.has("ref") && one_card))) return unseen(n);
    const bool named_before = card.sentence != sentence;
    if (card.plural && card_loops == 0 && ((its_number && named_before) || (e.has("ref") && one_card)))
      return which_of_them(n);
    if (its_number && named_before && card.several && card_loops == 0) return leaks(n);
    if (its_number) return whose_number(n);
    if (!e.has("ref")) return;
    if (e.core == Core::its_owner && card.plural && card_loops == 0) return which_of_them(n);
    if (e.core == Core::its || e.core == Core::its_owner) return point(n, card, Antecedent::node, "whose?");
    if (c == "owner" || c == "one<player>" || e.has("person")) {
      if (player_loops > 0) {
        n.antecedent = Antecedent::loop_player;
        return;
      }
      return point(n, player, c == "owner" ? Antecedent::owner : Antecedent::node,
                   c == "owner" ? "whose?" : "who?");
    }
    if (c == "one<lane>") {
      if (lane_loops > 0) {
        n.antecedent = Antecedent::loop_lane;
        return;
      }
      return point(n, lane, Antecedent::node, "which lane?");
    }
    if (names_shown(g, n) && shown.any) return point(n, shown, Antecedent::node, "which one?");
    if (card_loops > 0) {
      n.antecedent = Antecedent::loop_card;
      return;
    }
    point(n, card, Antecedent::node, "which one?");
  }

  bool names_many(const Node& n) const {
    const Node* number = get(g, n, "n");
    if (number && number->value > 1) return true;
    const std::string& word = g.entries[n.entry].op;
    for (const char* many :
         {"that_many", "any_number", "any_number_of", "any_some", "targets", "all", "owned_all", "some"})
      if (word == many) return true;
    return false;
  }

  // "Look at the top 2 cards", "at the top card of each opponent's deck".
  bool shows_many(const Node& n) const {
    const Node* place = get(g, n, "z");
    const Node* whose = place ? get(g, *place, "o") : nullptr;
    return names_many(n) || (whose && says_each(g.entries[whose->entry]));
  }

  void remember(const Node& n) {
    const Entry& e = g.entries[n.entry];
    const std::string c = category(n);
    const bool back = e.has("ref");
    if (e.core == Core::you) you_named = sentence;
    const bool many = says_each(e);
    // Whoever is spoken of again is the player named last; "its owner" is one that nobody named before.
    if (e.core == Core::its || e.core == Core::its_owner) {
      player = {card.any, card.several, false, false, sentence, n.span, &n};
    } else if (back && player.any && (c == "one<player>" || c == "owner") && !player.several) {
      player.sentence = sentence;
    }
    // "Reveal a Drone from among them": one of several is the card named last.
    const Node* of_them = e.op == "of_those" ? get(g, n, "n") : nullptr;
    if (of_them && of_them->value == 1 && card.any)
      card = {true, card.several, false, false, sentence, n.span, &n};
    if (back || e.core == Core::you || e.core == Core::your) return;
    if (c == "one<player>" || c == "owner") player = {true, many, false, false, sentence, n.span, &n};
    if (e.has("shows")) shown = card = {true, false, shows_many(n), false, sentence, n.span, &n};
    const bool many_lanes = many || e.op == "owned_all" || names_many(n);
    if (c == "one<lane>") lane = {true, many_lanes, false, false, sentence, n.span, &n};
    if (starts(c, "one<") && c != "one<player>" && c != "one<lane>")
      card = {true, false, names_many(n), false, sentence, n.span, &n};
    // The game's own unit of things: "draw a card".
    if (const Node* number = get(g, n, "n"); c == "plain<card>" && number && number->value == 1)
      card.unseen = true;
    if (starts(c, "plain<") || starts(c, "one<") || starts(c, "qty<"))
      amount = {true, false, false, false, sentence, n.span, &n};
  }

  bool names(const Node& n, std::initializer_list<std::string_view> categories) const {
    const Entry& e = g.entries[n.entry];
    const bool meant = std::find(categories.begin(), categories.end(), category(n)) != categories.end();
    if (meant && !e.has("ref") && !e.has("self") && e.core != Core::you && e.core != Core::your) return true;
    return std::any_of(n.children.begin(), n.children.end(),
                       [&](const Child& child) { return names(child.node, categories); });
  }

  // "Destroy another card if it is a Drone": not the card of an earlier sentence, and that one is chosen only
  // after the question.
  void asked_behind(const Node& question, const Node& body) {
    if (question.span.begin < body.span.begin) return;
    const bool card_meant = card_loops == 0 && points_at_card(question) && names(body, {"one<card>"});
    const bool player_meant =
        player_loops == 0 && points_at_player(question) && names(body, {"one<player>", "owner"});
    if (card_meant || player_meant)
      nothing(question,
              std::string(card_meant ? "which card" : "who") + "? It is asked before one is chosen");
  }

  // "Damage equal to the number of cards in their hand to each opponent": who is named by the clause is meant
  // by its amount, wherever the amount stands. The slot of that player, or -1.
  int named_first(const Node& n) const {
    int named = -1;
    bool speaks = false;
    for (const Child& c : n.children) {
      if (core_of(g, c.node) == Core::equal) speaks = speaks || points_at_player(c.node);
      if (category(c.node) == "one<player>" && !points_at_player(c.node)) named = c.slot;
    }
    return speaks ? named : -1;
  }

  static bool says_each(const Entry& e) {
    return e.op == "each" || e.op == "each_of" || e.op == "all" || e.op == "opponents";
  }

  // "Each opponent destroys a card", "a card in each opponent's lanes": one for each of them.
  bool of_several(const Node& n) const {
    const auto several = [this](const Node& players) {
      const std::string c = category(players);
      if (c != "owner" && c != "one<player>") return false;
      return says_each(g.entries[players.entry]) || names_many(players);
    };
    const Core core = core_of(g, n);
    if (core == Core::do_ || core == Core::choose) return get(g, n, "s") && several(*get(g, n, "s"));
    if (core == Core::may || core == Core::must) return several(*get(g, n, "p"));
    if (category(n) != "one<card>") return false;
    const std::function<bool(const Node&)> anywhere = [&](const Node& part) {
      return several(part) || std::any_of(part.children.begin(), part.children.end(),
                                          [&](const Child& c) { return anywhere(c.node); });
    };
    return anywhere(n);
  }

  int* loop_of(const Node& noun) {
    const std::string c = category(noun);
    if (c == "noun<player>") return &player_loops;
    if (c == "noun<lane>") return &lane_loops;
    return &card_loops;
  }

  void visit(Node& n) override {
    const Core core = core_of(g, n);
    int* loop = nullptr;
    Node* over = nullptr;  // what the loop goes through is said outside of it: "for each other player"
    if (core == Core::for_each) loop = loop_of(*get(g, *(over = get(g, n, "x")), "x"));
    if (core == Core::do_)
      for (Child& c : n.children)
        if (core_of(g, c.node) == Core::loop) loop = loop_of(*get(g, *(over = &c.node), "x"));
    // "Each opponent gains 1 crystal for each other opponent": who is said before it is the one left out.
    if (over && core == Core::do_) {
      const Node* before_it = get(g, n, "s");
      for (const Child& c : get(g, n, "e")->children)
        if (category(c.node) == "one<player>" && c.node.span.begin < over->span.begin) before_it = &c.node;
      if (before_it) remember(*before_it);
    }
    if (over) visit(*over);
    if (loop) ++*loop;
    if (loop == &card_loops && card_loops == 1) card_outside = card.any ? card.span : Span{};
    const Span before[] = {player.span, lane.span, card.span, shown.span};
    resolve(n);
    // The subject stands first: "each opponent destroys one of their cards".
    const int subject = core == Core::do_ || core == Core::choose ? g.entries[n.entry].slot("s") : -1;
    const int named = named_first(n);
    const auto early = [&](const Child& c) { return c.slot == subject || c.slot == named; };
    for (Child& c : n.children)
      if (early(c)) visit(c.node);
    std::vector<Node*> others;
    for (Child& c : n.children)
      if (!early(c) && &c.node != over) others.push_back(&c.node);
    // "From your Mining lane to one of your other lanes": as it is written, not as the verb has its places.
    if (category(n) == "effect")
      std::stable_sort(others.begin(), others.end(),
                       [](const Node* a, const Node* b) { return a->span.begin < b->span.begin; });
    const std::size_t before_all = diagnostics.size();
    visit_parts(n, others);
    if (core == Core::if_ && diagnostics.size() == before_all) asked_behind(*get(g, n, "c"), *get(g, n, "b"));
    remember(n);
    if (loop || of_several(n)) {
      player.several |= !(player.span == before[0]);
      lane.several |= !(lane.span == before[1]);
      card.several |= !(card.span == before[2]);
      shown.several |= !(shown.span == before[3]);
    }
    if (loop) --*loop;
  }
};

}  // namespace

void resolve_pronouns(const Grammar& g, std::vector<Ability>& abilities,
                      std::vector<Diagnostic>& diagnostics) {
  for (Ability& a : abilities) {
    Resolver r{g, diagnostics};
    std::vector<Diagnostic> unheard;  // an upgrade repeats its base; its pronouns were reported there
    Resolver quiet{g, unheard};
    Resolver& now = a.upgrade ? quiet : r;
    for (Node& n : a.heads) {
      now.visit(n);
      // "When you play a Drone, ... that lane": the lane of what happened.
      if (core_of(g, n) == Core::when && !now.lane.any)
        now.lane = {true, false, false, false, 0, now.moment = n.span, &n};
    }
    for (Node& n : a.statements) {
      now.visit(n);
      now.in_rows = core_of(g, n) == Core::row;
      ++now.sentence;
    }
  }
}

}  // namespace verbatim::cardtext

// Statements: what is done, in which order, and what failure means [AB 1.7, 1.9, 1.11, 1.17]. After every
// statement `done` says whether anything of it was done.

#include <utility>

#include "cardtext/lowering.h"

namespace verbatim::cardtext {
namespace {

// Where the subject is said: "each player ..., then each player ..." are the same players, one after another.
void subjects(const Grammar& g, const Node& n, std::vector<Span>& said) {
  if (core_of(g, n) == Core::do_) {
    said.push_back(get(g, n, "s")->span);
  } else {
    for (const char* side : {"a", "b"}) subjects(g, *get(g, n, side), said);
  }
}

}  // namespace

void Lowering::statement(const Node& n) {
  const auto mark = chosen.size();
  do_statement(n);
  chosen.resize(mark, {nullptr, you});
}

void Lowering::do_statement(const Node& n) {
  const bool willing = std::exchange(asked, false);  // the player has just said yes to this very statement
  if (core_of(g, n) != Core::do_)
    if (const Node* subject = common_subject(n)) return done_by_each(n, *subject);
  put_back_before(n);
  if (const Node* question = slot(n, "c")) answered.push_back(question->span);
  switch (core_of(g, n)) {
    case Core::do_:
    case Core::cost_do:
      return clause(n, willing ? 1 : 0);
    case Core::may:
      return may(n);
    case Core::must: {
      const SeatSet who = players(*slot(n, "p"));
      const Who before = you;
      each_in_turn(who, phrase(n), [&](Who w) {
        you = w;
        start_ways(n);
        statement(*slot(n, "b"));
        you = before;
      });
      return;
    }
    case Core::cost:
      return cost(n, willing);
    case Core::then:
    case Core::semi_then:
    case Core::if_done: {
      const bool next_asks = std::exchange(asked_next, false);
      asked = willing;
      first_part(*slot(n, "a"));
      p->when(m.done(), [&] {
        then_statement(*slot(n, "a"), *slot(n, "b"));
        if (!next_asks) p->set_done(Truth(1));
      });
      return;
    }
    case Core::if_done_else: {
      const bool next_asks = std::exchange(asked_next, false);
      asked = willing;
      first_part(*slot(n, "a"));
      return one_of_two(
          m.done(),
          [&] {
            if (slot(n, "b")) then_statement(*slot(n, "a"), *slot(n, "b"));
            if (!next_asks) p->set_done(Truth(1));
          },
          [&] { statement(*slot(n, "d")); });
    }
    case Core::and_:
    case Core::semi:
      if (const Node* can = protection(n)) return rule_for_a_while(*can, Force::Protect);
      return also_done(*slot(n, "a"), *slot(n, "b"));
    case Core::or_:
    case Core::alt:
    case Core::choose:
    case Core::any_of:
      return choose(n);
    case Core::gated:
      p->when(
          gate(*slot(n, "g")), [&] { statement(*(slot(n, "l") ? slot(n, "l") : slot(n, "b"))); },
          [&] { p->set_done(Truth(0)); });
      return;
    case Core::if_:
    case Core::if_after:
      if (asks_too_early(n)) return;
      p->when(condition(*slot(n, "c")), [&] { statement(*slot(n, "b")); }, [&] { p->set_done(Truth(0)); });
      return;
    case Core::if_else:
    case Core::if_comma_else:
      return one_of_two(
          condition(*slot(n, "c")), [&] { statement(*slot(n, "b")); }, [&] { statement(*slot(n, "d")); });
    case Core::unless_if:
      if (asks_too_early(n) || chosen_before(n)) return;
      p->when(!condition(*slot(n, "c")), [&] { statement(*slot(n, "b")); }, [&] { p->set_done(Truth(0)); });
      return;
    case Core::unless:
      if (!card_before(n) && !asks_too_early(n) && !chosen_before(n)) unless(n);
      return;
    case Core::row:
      return result_row(n);
    case Core::replace:
      if (!asks_too_early(n) && !chosen_before(n)) replace(n);
      return;
    case Core::for_each:
      return for_each(n);
    case Core::repeat:
    case Core::repeat_if:
      return repeat(n);
    case Core::pre:
      if (core_of(g, *slot(n, "h")) == Core::until_end)
        return refuse(n, "say the time behind each thing that lasts so long: \"... this turn\"");
      if (core_of(g, *slot(n, "h")) != Core::starting) return refuse(n, "this cannot be played yet");
      from_you = true;
      statement(*slot(n, "l"));
      from_you = false;
      return;
    case Core::cannot:
    case Core::cannot_be:
      return rule_for_a_while(n, Force::Forbid);
    case Core::can:
      return bare_permission(n);
    default:
      refuse(n, "this kind of sentence cannot be played yet");
  }
}

// "5-9: ...": done when the number that was rolled, drawn or counted lies in the row.
void Lowering::result_row(const Node& n) {
  const Native* result = native("number:result");
  if (result == nullptr || result->kind != Native::Kind::Function || !result->parameters.empty())
    return refuse(n, "no number is rolled or drawn for this in these rules", Code::not_in_rules);
  const Node& r = *slot(n, "r");
  const Num rolled = m.call(FnId(result->id), {});
  Truth in_row;
  if (op(r) == "range") {
    const Node& range = *slot(r, "r");
    in_row = rolled >= Num(range.value) && rolled <= Num(range.upper);
  } else {
    const Num edge = slot(r, "n")->value;
    in_row = op(r) == "from" ? rolled >= edge : rolled == edge;
  }
  p->when(in_row, [&] { statement(*slot(n, "l")); }, [&] { p->set_done(Truth(0)); });
}

// The one subject of several clauses: "each player discards their hand, then draws that many cards".
const Node* Lowering::common_subject(const Node& n) const {
  const Core c = core_of(g, n);
  if (c == Core::do_) {
    const Node* s = slot(n, "s");
    return s && core_of(g, *s) != Core::you ? s : nullptr;
  }
  if (c != Core::then && c != Core::and_ && c != Core::or_ && c != Core::alt) return nullptr;
  const Node *a = common_subject(*slot(n, "a")), *b = common_subject(*slot(n, "b"));
  return a && b && same(*a, *b) ? a : nullptr;
}

Node Lowering::without_subject(const Node& n) const {
  Node out = n;
  if (core_of(g, n) == Core::do_) {
    erase(g, out, "s");
  } else {
    for (const char* side : {"a", "b"}) set(g, out, side, without_subject(*slot(n, side)));
  }
  return out;
}

// Whoever it is does all of it, and each has an own "that many" and an own choice.
void Lowering::done_by_each(const Node& n, const Node& subject) {
  kept.push_back(without_subject(n));
  const Node& act = kept.back();
  const auto any = p->number();
  const Who before = you;
  std::vector<Span> said;
  subjects(g, n, said);
  p->set(any, 0);
  each_in_turn(players(subject), phrase(n), [&](Who w) {
    you = w;
    for (const Span at : said) known.emplace_back(at, w);
    start_ways(n);
    one_turn(act);
    you = before;
    p->when(m.done(), [&] { p->set(any, any + 1); });
  });
  p->set_done(any > 0);
}

// "And" and two sentences are independent of each other. Where both say "that many" it is the same number.
// [CF 12.20]
void Lowering::also_done(const Node& a, const Node& b) {
  const auto any = p->number();
  that_many.reset();
  statement(a);
  p->set(any, Num(&m, m.done()));
  if (that_many && says_that_many(b)) taken = that_many;
  then_statement(a, b);
  p->set_done(m.done() || any > 0);
}

// Asked only when it is possible; targets after the yes; a no skips all that depends on it.
void Lowering::may(const Node& n) {
  const Node& body = *slot(n, "b");
  if (yes_given) {
    yes_given = false;
    asked = true;
    return statement(body);
  }
  const bool next_asks = std::exchange(asked_next, false);
  const Who before = you;
  each_in_turn(players(*slot(n, "p")), phrase(n), [&](Who w) {
    you = w;
    start_ways(n);
    const auto kind = core_of(g, body);
    if (kind == Core::choose || kind == Core::or_ || kind == Core::alt) {
      choose(n);
    } else {
      // What follows from "if they do" is told to the player of the card, like every sentence of it.
      const bool follows = kind == Core::if_done || kind == Core::if_done_else;
      Fork answers = fork();
      const auto accepted = [&] {
        asked = true;
        if (!follows) return statement(body);
        first_part(*slot(body, "a"));
        you = before;
        p->when(m.done(), [&] {
          if (slot(body, "b")) then_statement(*slot(body, "a"), *slot(body, "b"));
          if (!next_asks) p->set_done(Truth(1));
        });
      };
      p->may(w, phrase(body), possible(body), [&] {
        if (exhaust_on_yes) std::exchange(exhaust_on_yes, nullptr)();
        branch(answers, accepted);
      });
      you = before;
      // "Otherwise" answers a no, and a question that could not be asked.
      if (kind == Core::if_done_else)
        p->when(!m.done(), [&] { branch(answers, [&] { statement(*slot(body, "d")); }); });
      join(answers);
    }
    you = before;
  });
}

// "A. If you do, B. If you do, C": the second question is about B, the nearer part.
void Lowering::first_part(const Node& a) {
  const Node& said = core_of(g, a) == Core::may ? *slot(a, "b") : a;
  const Core c = core_of(g, said);
  asked_next = c == Core::if_done || c == Core::if_done_else;
  statement(a);
  asked_next = false;
}

bool Lowering::leaves_to_you(const Node& n) {
  if (core_of(g, n) != Core::may || core_of(g, *slot(n, "b")) == Core::if_done_else) return false;
  const SeatSet who = players(*slot(n, "p"));
  return who.how == SeatSet::One && who.who().operand == you.operand;
}

// "Instead": the new one if its condition holds. If the new one alone is a "may", a no means the old.
// Who or what both have in the same words is kept in one place, for what speaks of it behind them.
void Lowering::replace(const Node& n) {
  const Node &old = *slot(n, "a"), &now = *slot(n, "b");
  const bool yes = yes_given;
  const Truth changed = condition(*slot(n, "c"));
  const bool around = std::exchange(in_branch, true);
  one_of_two(
      changed,
      [&] {
        if (core_of(g, now) == Core::may && core_of(g, old) != Core::may && !yes) {
          const Node& body = *slot(now, "b");
          Fork both = fork();
          p->ask(you)
              .prompt(phrase(body))
              .option(
                  "yes", [&] { branch(both, [&] { statement(body); }); }, possible(body))
              .option("no", [&] { branch(both, [&] { statement(old); }); })
              .end();
          join(both);
        } else {
          statement(now);
        }
      },
      [&] {
        yes_given = yes;
        statement(old);
      });
  in_branch = around;
}

// "Repeat N": up to N times in all, until a no.
void Lowering::repeat(const Node& n) {
  const int most = slot(n, "n")->value;
  const auto any = p->number();
  const auto left = p->number();
  Num rounds = most;
  if (const Node* c = slot(n, "c")) rounds = m.either(condition(*c), most, 1);
  p->set(any, 0);
  p->set(left, rounds);
  p->loop_while(left > 0, [&] {
    start_ways(n);
    then_statement(n, *slot(n, "a"));
    put_back();
    p->when(!m.done(), [&] { p->leave(); });
    p->set(any, 1);
    p->set(left, left - 1);
  });
  p->set_done(any > 0);
}

}  // namespace verbatim::cardtext

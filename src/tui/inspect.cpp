#include "tui/inspect.h"

#include <fmt/format.h>

#include <algorithm>

#include "tui/words.h"

namespace verbatim::tui {
namespace {

std::string whose(int seat, int own, const std::vector<std::string>& seats) {
  return seat == own ? "your" : possessive(seats[static_cast<std::size_t>(seat)]);
}

class Collector {
 public:
  Collector(const CardBox& box, const Clauses& clauses) : box_(box), clauses_(clauses) {}

  void place(const BoardPlace& p, const std::string& owner) {
    const std::string where = (owner.empty() ? "" : owner + " ") + p.name;
    for (const Figure& f : p.figures) figure(f, p.name + " " + f.name, owner);
    for (const Figure& f : p.tokens) figure(f, p.name + " " + f.name, owner);
    for (const BoardCard& c : p.cards) card(c, where);
  }

  void figure(const Figure& f, const std::string& name, const std::string& where) {
    Thing t{name, where, {fmt::format("{}: {}", name, f.value)}};
    const auto parts = taken_apart(f, clauses_);
    t.lines.insert(t.lines.end(), parts.begin(), parts.end());
    things.push_back(std::move(t));
  }

  void card(const BoardCard& c, const std::string& where) {
    // Equal cards in one place are one thing to look at.
    const bool seen = std::any_of(things.begin(), things.end(), [&](const Thing& t) {
      return t.where == where && t.name == c.name && t.lines[0] == headline(c);
    });
    if (seen) return;
    Thing t{c.name, where, {headline(c)}};
    if (const BoxedCard* boxed = box_.find(c.name); boxed != nullptr && !boxed->card.types.empty()) {
      std::string types;
      for (const std::string& type : boxed->card.types) types += (types.empty() ? "" : ", ") + type;
      t.lines.push_back("Types: " + types);
    }
    const std::string text = card_text(box_, c.name);
    t.lines.push_back(text.empty() ? "It has no text." : text);
    for (const Figure& f : c.figures) {
      if (f.made_of.size() < 2) continue;
      t.lines.push_back(fmt::format("{} {}:", f.name, f.value));
      const auto parts = taken_apart(f, clauses_);
      t.lines.insert(t.lines.end(), parts.begin(), parts.end());
    }
    things.push_back(std::move(t));
  }

  std::vector<Thing> things;

 private:
  const CardBox& box_;
  const Clauses& clauses_;
};

}  // namespace

std::string sentence(const std::string& clause_text) {
  return trimmed(clause_text.substr(0, clause_text.rfind("(source:")));
}

std::string headline(const BoardCard& c) {
  std::string out = c.name;
  std::string figures;
  for (const Figure& f : c.figures) figures += (figures.empty() ? "" : ", ") + counted(f.value, f.name);
  if (!figures.empty()) out += " (" + figures + ")";
  for (const std::string& mark : c.marks) out += ", " + mark;
  return out;
}

std::string card_text(const CardBox& box, const std::string& name) {
  const BoxedCard* c = box.find(name);
  if (c == nullptr) return {};
  return trimmed(c->canonical.empty() ? c->card.text : c->canonical);
}

std::vector<std::string> taken_apart(const Figure& f, const Clauses& clauses) {
  std::vector<std::string> out;
  for (const Part& p : f.made_of) out.push_back(fmt::format("  {:+}  {}", p.amount, p.what));
  if (f.made_of.size() > 1) out.push_back(fmt::format("  = {}", f.value));
  if (f.clause.empty()) return out;
  const std::string text = clauses ? sentence(clauses(f.clause)) : "";
  out.push_back("[" + f.clause + "]" + (text.empty() ? "" : " " + text));
  return out;
}

std::vector<Thing> things_on(const Board& b, int own, const std::vector<std::string>& seats,
                             const CardBox& box, const Clauses& clauses) {
  Collector all(box, clauses);
  const int n = static_cast<int>(b.seats.size());
  for (int i = 0; i < n; ++i) {
    const int s = (own + i) % n;
    const BoardSeat& seat = b.seats[static_cast<std::size_t>(s)];
    const std::string owner = whose(s, own, seats);
    for (const Figure& f : seat.counters) all.figure(f, f.name, owner);
    for (const BoardPlace& p : seat.places) all.place(p, owner);
  }
  for (const BoardPlace& p : b.shared) all.place(p, "");
  return std::move(all.things);
}

}  // namespace verbatim::tui

#pragma once
// What one branch of a sentence names is unknown in the others, and behind them it may be unclear. [CF 12.40]

#include <string>
#include <vector>

#include "cardtext/node.h"

namespace verbatim::cardtext {

struct Named {
  bool any = false;
  bool several = false;  // "each opponent": only inside its own sentence is it clear which
  bool plural = false;   // "2 cards", "any number of cards": no one of them is "it"
  bool unseen = false;   // since then one card was drawn: "it" would be that one
  int sentence = -1;
  Span span;
  const Node* said = nullptr;     // the phrase at `span`
  const Node* or_else = nullptr;  // after branches: the phrase it would be if another of them was taken
};

// What was named last when a branch begins.
struct Spoken {
  Named player{}, lane{}, card{};
  Named shown{};  // the cards that were looked at
};

// Goes through the parts of a node, in the branches of which the state is that before them.
class Branches : public Spoken {
 public:
  explicit Branches(const Grammar& grammar) : g(grammar) {}
  virtual ~Branches() = default;
  virtual void visit(Node&) = 0;

  bool in_rows = false;  // the statement before was a row of a result table

 protected:
  const Grammar& g;

  void visit_parts(Node&, const std::vector<Node*>& parts);
  std::string category(const Node& n) const { return g.categories[g.entries[n.entry].category].name; }
  static bool starts(const std::string& text, const char* with) { return text.rfind(with, 0) == 0; }
  bool points_at_player(const Node&) const;
  bool points_at_card(const Node&) const;

 private:
  bool answered_ = false;  // a "may" is asked about the statement to come, and a no leads to its "otherwise"
  Spoken before_rows_{};   // what was named before the first row

  const Spoken& spoken() const { return *this; }
  void speak_of(const Spoken& s) { static_cast<Spoken&>(*this) = s; }
  void join(const Spoken& other);
  void visit_apart(Node& one, Node& other);
  void visit_perhaps(const std::vector<Node*>& parts, const Node* body, bool answer);
  void visit_done(Node&, bool yes_or_no);
  void visit_unless(Node&);
  void visit_replace(Node&);
  void visit_row(const std::vector<Node*>& parts);
  bool is_choice(const Node&) const;
  bool is_whole(const Node&) const;
};

}  // namespace verbatim::cardtext

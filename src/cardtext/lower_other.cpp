// Others: which players and lanes "other" and "another" leave out [CF 12.31, CF 12.32].

#include "cardtext/lowering.h"

namespace verbatim::cardtext {
namespace {

const Node* phrase_at(const Grammar& g, const Node& n, Span at, std::string_view category) {
  if (n.span == at && g.categories[g.entries[n.entry].category].name == category) return &n;
  for (const Child& c : n.children)
    if (const Node* found = phrase_at(g, c.node, at, category)) return found;
  return nullptr;
}

}  // namespace

// The one player or the players a phrase of this ability means, once it has been done.
std::optional<SeatSet> Lowering::said_before(Span at) {
  static const std::vector<Node> kNone;
  for (const Node& n : ability_said ? *ability_said : kNone) {
    const Node* meant = phrase_at(g, n, at, "one<player>");
    if (meant == nullptr) meant = phrase_at(g, n, at, "owner");
    if (meant == nullptr) continue;
    const Node* noun = slot(*meant, "x");
    if (noun && slot(*noun, "m"))
      return std::nullopt;  // "with the most crystals": who it was may have changed
    const SeatSet set = category(*meant) == "owner" ? owner(meant) : players(*meant);
    if (set.how == SeatSet::One || set.how == SeatSet::Every) return set;
  }
  return std::nullopt;
}

// "Each other player" and "another opponent" leave out the player named last, the one whose turn it is, or
// all of those who were named.
Whos Lowering::others_of(Whos among, const Node& said) {
  const bool loop = said.antecedent == Antecedent::loop_player;
  const Who* named = loop ? (loop_player ? &*loop_player : nullptr) : known_at<Who>(said.antecedent_span);
  if (named) return m.without(among, m.only(*named));
  if (const auto set = loop ? std::nullopt : said_before(said.antecedent_span))
    return m.without(among, all_of(*set));
  if (!probing) refuse(said, "other than whom?");
  return among;
}

// "Your other lanes": other than the lane of the loop or the one named in this sentence, else this lane.
void Lowering::other_lanes(const Node& said, LaneSet& set) {
  const auto leave_out = [&set](const LaneRef& lane) {
    set.except = lane.index;
    set.except_of = lane.seat;
  };
  if (said.antecedent == Antecedent::none) {
    set.except = this_lane().index;
    return;
  }
  if (said.antecedent == Antecedent::loop_lane) {
    if (loop_lane) leave_out(*loop_lane);
    return;
  }
  if (const LaneRef* named = known_at<LaneRef>(said.antecedent_span)) return leave_out(*named);
  const Node* meant = nullptr;
  static const std::vector<Node> kNone;
  for (const Node& n : ability_said ? *ability_said : kNone)
    if (meant == nullptr) meant = phrase_at(g, n, said.antecedent_span, "one<lane>");
  const LaneSet one = meant ? lanes(*meant) : LaneSet();
  if (meant && one.owner.how == SeatSet::One && (one.index || one.among.size() == 1))
    return leave_out({one.owner.who(), one.index ? *one.index : Num(one.among.front())});
  // "From one of your lanes to one of your other lanes": which one it is, is known when it is done.
  if (meant && doing && phrase_at(g, *doing, said.antecedent_span, "one<lane>")) {
    set.except = came_from;
  } else if (!probing) {
    refuse(said, "other than which lane?");
  }
}

// The lane of the same kind as the one spoken of, else as the one this card is in, and of the other player.
// [CF 12.43, CF 13.65]
void Lowering::corresponding(const Node& n, LaneSet& set) {
  const LaneRef* like = nullptr;
  const LaneRef own = this_lane();
  if (n.antecedent == Antecedent::none) like = &own;
  if (n.antecedent == Antecedent::loop_lane && loop_lane) like = &*loop_lane;
  if (n.antecedent == Antecedent::node) like = known_at<LaneRef>(n.antecedent_span);
  if (like) {
    const Reg<Sort::Number>* asked_for = chosen_lane(n.antecedent_span);
    set.index = like->index;
    set.left = like->perhaps || (asked_for && like->index.operand == Num(*asked_for).operand);
  } else {
    set.among = row();  // which it is, is known when it is done
    if (!probing) refuse(n, "which lane?");
  }
  if (const Node* o = slot(n, "o")) {
    set.owner = owner(o);
    set.owned = true;
  } else if (like && !(like->seat.operand == m.you().operand)) {
    refuse(n, "whose? Write \"your corresponding lane\"");
  } else if (loop_player) {
    set.owner.is(*loop_player);
  } else {
    set.owner = SeatSet::chosen(m.opponents(you), n.span);
  }
}

// Lanes of which the text does not say whose they are. The lane of the same kind that another player has is
// one of the others.
void Lowering::anybodys(LaneSet& set, SeatSet whose) {
  set.owner = std::move(whose);
  set.unowned = true;
  if (set.except && !set.except_of) set.except_of = m.you();
}

Truth Lowering::left_out(const LaneSet& set, const LaneRef& l) {
  const Truth same_kind = l.index == *set.except;
  if (!set.except_of || set.except_of->operand == l.seat.operand) return same_kind;
  return same_kind && m.same(l.seat, *set.except_of);
}

// "Lanes with a Drone", "with another card", "with 2 Drones": the cards that are asked about,
Pick Lowering::cards_there(const Node& said, const LaneRef& l) {
  const std::string& word = op(said);
  const bool self = said.antecedent == Antecedent::self;
  if (!self && word != "count" && word != "another" && word != "any" && word != "some")
    refuse(said, "ask for a number of cards: \"with a Drone\", \"with 2 cards\"");
  Pick pick = slot(said, "x") ? pick_of(*slot(said, "x"), Unsaid::Lanes, you) : Pick();
  pick.whose(m.only(l.seat));
  pick.where(m.call(FnId(native("number:lane_of")->id), {m.it()}) == l.index);
  if (self) pick.where(m.same(m.it(), m.source()));
  if (word == "another") pick.where(!m.same(m.it(), m.source()));  // [CF 12.16]
  return pick;
}

// and how many of them there must be.
Num Lowering::how_many_there(const Node& said) { return slot(said, "n") ? amount(*slot(said, "n")) : Num(1); }

}  // namespace verbatim::cardtext

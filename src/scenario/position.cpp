#include "scenario/position.h"

#include <algorithm>

#include "match/edition_file.h"
#include "scenario/form.h"

namespace verbatim::scenario {
namespace {

using Kind = Thing::Kind;

Card blank_card(const Names& names, const Thing& thing) {
  Card c;
  c.name = thing.card_name();
  if (!thing.name.empty()) c.types = {thing.name};
  for (std::size_t i = 0; i < names.powers.size(); ++i) {
    c.numbers[names.powers[i]] = thing.power[thing.power.size() == 1 ? 0 : i];
  }
  return c;
}

class Maker {
 public:
  Maker(const World& world, const Position& position) : world_(world), p_(position) {}

  Result<Board, Unmade> make(const std::string& edition) {
    auto printing = print_edition(*world_.rules, edition, p_.seats, p_.switches);
    if (!printing) return failed(Unmade{false, printing.error()});
    board_.printing = std::move(*printing);
    names_ = &board_.printing->names();
    for (std::size_t f = 0; f < board_.printing->maker().code.faces.size(); ++f) {
      const std::string& name = board_.printing->maker().code.faces[f].name;
      if (!name.empty()) board_.faces[name] = FaceId(static_cast<std::uint16_t>(f));
    }
    make_room();
    if (wrong_) return failed(*wrong_);
    make_faces();
    if (wrong_) return failed(*wrong_);
    auto game = board_.printing->finish();
    if (!game) return failed(Unmade{false, "the game is not sound: " + game.error().text()});
    board_.game = std::make_unique<Game>(std::move(*game));
    lay_out();
    if (wrong_) return failed(*wrong_);
    return std::move(board_);
  }

 private:
  static constexpr int kMostLaid = 1000;

  void complain(std::string what) {
    if (!wrong_) wrong_ = Unmade{false, std::move(what)};
  }

  void add(const Card& card) {
    if (wrong_ || board_.faces.contains(card.name)) return;
    if (const std::string why = board_.printing->excludes(card); !why.empty()) return complain(why);
    auto face = add_card(world_, *board_.printing, card);
    if (!face) {
      wrong_ = face.error();
    } else {
      board_.faces[card.name] = *face;
    }
  }

  // A table of play has room for the decks and piles of a game. Here what the Givens lay out comes beside
  // them: full decks, and some of their cards in hands and on the table.
  void make_room() {
    int laid = 0;
    for (const Laid& l : p_.laid) {
      for (const Thing& t : l.things) {
        // A mark may stand for another card.
        const int each = t.kind == Kind::Token ? 0 : t.marks.empty() ? 1 : 2;
        laid += each * std::min(t.count, kMostLaid + 1);
      }
    }
    for (const auto& [where, number] : p_.piles) laid += std::min(number, kMostLaid + 1);
    if (laid > kMostLaid) return complain("more than " + std::to_string(kMostLaid) + " cards are laid out");
    board_.printing->maker().declaration.bounds.objects += laid;
  }

  // A blank card is that and no card of the scenario.
  void no_other(const std::string& name) {
    for (const Card& c : p_.cards) {
      if (c.name == name) complain("\"" + name + "\" is the name of a blank card; take another for yours");
    }
  }

  void make_faces() {
    for (const Card& c : p_.cards) add(c);
    std::map<int, int> fillers;  // each player's are counted from 1
    for (const Laid& l : p_.laid) {
      for (const Thing& t : l.things) {
        if (t.kind == Kind::Card) {
          if (board_.faces.contains(t.name)) continue;
          const Card* c = world_.card(t.name);
          if (c == nullptr) return complain("there is no card \"" + t.name + "\" in this edition");
          add(*c);
        } else if (t.kind == Kind::Blank) {
          no_other(t.card_name());
          add(blank_card(*names_, t));
        } else if (t.kind == Kind::Filler) {
          fillers[l.seat] += t.count;
        }
      }
    }
    int most = 0;
    for (const auto& [seat, number] : fillers) most = std::max(most, number);
    for (int i = 1; i <= most; ++i) {
      Card c;
      c.name = "Filler " + std::to_string(i);
      no_other(c.name);
      add(c);
    }
    for (const auto& [seat, faction] : p_.factions) {
      const auto before = decks_[seat].size();
      for (const Card& c : world_.cards) {
        const bool beside = std::find(c.types.begin(), c.types.end(), names_->beside) != c.types.end();
        if (c.word("faction") != faction || !beside) continue;
        add(c);
        if (!wrong_) decks_[seat].push_back(board_.faces[c.name]);
      }
      if (decks_[seat].size() == before) complain("there is no faction \"" + faction + "\" with abilities");
    }
  }

  void lay(Table& t, const Laid& l, bool fresh) {
    const int zone = t.zone(l.zone, l.seat);
    for (const Thing& thing : l.things) {
      if (thing.kind == Kind::Token) {
        if (!fresh) add_tokens(t, l, thing);
        continue;
      }
      const bool is_fresh =
          std::find(thing.marks.begin(), thing.marks.end(), names_->fresh) != thing.marks.end();
      if (is_fresh != fresh) continue;
      for (int i = 0; i < thing.count; ++i) {
        const std::string name =
            thing.kind == Kind::Filler ? "Filler " + std::to_string(++fillers_[l.seat]) : thing.card_name();
        const int o = t.add_object(board_.faces[name], l.seat, zone);
        if (o == t.none()) return no_room(t);
        for (const int mark : thing.marks) t.set_flag(o, mark);
      }
    }
    if (!l.exactly && t.choices_on_top(zone) > 0 &&
        board_.game->declaration().zones[static_cast<std::size_t>(l.zone)].deck) {
      t.shuffle(zone);
    }
  }

  void no_room(const Table& t) {
    complain("there are more cards than the " + std::to_string(t.none()) + " that the table holds");
  }

  void add_tokens(Table& t, const Laid& l, const Thing& thing) {
    const Named& token = names_->tokens[static_cast<std::size_t>(thing.token)];
    if (!token.absent.empty() && thing.count != 0) return complain(token.absent);
    const int place = Words(*names_).place_index(l.zone);
    if (place < 0 || (token.place >= 0 && token.place != place)) {
      return complain(token.names.front() + " do not stand there");
    }
    t.add(l.seat, token.id + (token.place >= 0 ? 0 : place), thing.count);
  }

  void fill_piles(Table& t) {
    for (const auto& [where, number] : p_.piles) {
      const int zone = t.zone(where.second, where.first);
      while (t.zone_size(zone) > number) t.move(t.in(zone).back(), t.layout().nowhere());
      while (t.zone_size(zone) < number) {
        if (t.add_object(board_.faces[names_->plain], where.first, zone) == t.none()) {
          return no_room(t);
        }
      }
    }
  }

  void lay_out() {
    Kernel kernel(*board_.game);
    board_.state = kernel.blank(1);
    State& state = board_.state;
    state.header().options = kChanceOpen | kAskEveryone;
    Table t(*board_.game, state);
    std::vector<std::vector<FaceId>> decks(static_cast<std::size_t>(p_.seats));
    for (auto& [seat, deck] : decks_) decks[static_cast<std::size_t>(seat)] = deck;
    if (auto done = board_.printing->set_up(t, decks); !done) return complain(done.error());
    fill_piles(t);
    for (const Laid& l : p_.laid) lay(t, l, false);
    const bool setup = p_.phase && *p_.phase == names_->phases.front().id;
    if (!setup) board_.printing->settle(t);
    for (const Laid& l : p_.laid) lay(t, l, true);
    if (!board_.printing->complete(t)) return no_room(t);
    const int table = t.nobody();
    t.set_counter(table, names_->round, p_.round ? *p_.round : setup ? 1 : 2);
    if (!sit_down(t, setup)) return;
    const int phase = p_.phase ? *p_.phase : names_->starts_in;
    t.set_counter(table, names_->phase, phase);
    board_.in_slot = !p_.phase || p_.slot;
    if (board_.in_slot) {
      board_.printing->begin_in_slot(t, phase, p_.slot.value_or(t.counter(table, names_->holder)));
    } else if (!setup) {
      board_.printing->begin_at(t, phase);
    }
    for (const auto& [what, value] : p_.counters) set_counter(t, what.first, what.second, value);
    for (const Position::OnCard& on : p_.on_cards) put_on_card(t, on);
    if (std::string wrong = board_.printing->impossible(t); !wrong.empty()) return complain(std::move(wrong));
    kernel.begin(state);
  }

  // Who is in the game, and who has priority.
  bool sit_down(Table& t, bool setup) {
    const auto wrong = [&](const std::string& what) {
      complain(what);
      return false;
    };
    const auto name = [](int seat) { return std::string(kPlayers[seat]); };
    if (setup && p_.holder)
      return wrong("in the setup nobody has priority yet: \"the token falls to " + name(*p_.holder) + "\"");
    if (setup && p_.round && *p_.round != 1) return wrong("the setup comes before round 1");
    for (const Laid& l : p_.laid) {
      if (setup && !lies_from_start(l.zone))
        return wrong(
            "in the setup no cards are dealt yet: only decks, and what lies beside them, are laid out");
    }
    if (!setup && p_.token_falls_to)
      return wrong("the token falls in the setup; here " + name(*p_.token_falls_to) + " \"has priority\"");
    t.set_counter(t.nobody(), names_->holder, p_.holder.value_or(0));
    if (p_.out.empty()) return true;
    int out = 0;
    for (const int seat : p_.out) out |= 1 << seat;
    if (setup) return wrong("nobody is out in the setup");
    if (p_.seats - static_cast<int>(p_.out.size()) < 2)
      return wrong("a game goes on among two players or more");
    for (const int seat : p_.out) {
      if (p_.holder == seat || p_.slot == seat) return wrong(name(seat) + " is out and has no turn");
      for (const Laid& l : p_.laid) {
        if (l.seat == seat) return wrong(name(seat) + " is out and has no cards in the game");
      }
    }
    board_.printing->put_out(t, out);
    return true;
  }

  // Where cards lie from the start.
  bool lies_from_start(int zone) const {
    return zone == names_->in_play || board_.game->declaration().zones[static_cast<std::size_t>(zone)].deck;
  }

  void set_counter(Table& t, int seat, int counter, int value) {
    for (const Named& n : names_->counters) {
      if (n.id == counter && !n.absent.empty() && value != 0) return complain(n.absent);
    }
    if (p_.out.contains(seat)) return complain(std::string(kPlayers[seat]) + " is out and has nothing");
    t.set_counter(seat, counter, value);
  }

  void put_on_card(Table& t, const Position::OnCard& on) {
    for (const Named& n : names_->on_cards) {
      if (n.id != on.counter || n.absent.empty()) continue;
      if (on.number != 0) complain(n.absent);
      return;
    }
    for (int o = 0; o < t.objects(); ++o) {
      if (t.face(o).name != on.card || t.owner(o) != on.seat) continue;
      return t.put_on_object(o, on.counter, on.number);
    }
    complain("that player has no \"" + on.card + "\"");
  }

  const World& world_;
  const Position& p_;
  const Names* names_ = nullptr;
  Board board_;
  std::map<int, std::vector<FaceId>> decks_;
  std::map<int, int> fillers_;
  std::optional<Unmade> wrong_;
};

}  // namespace

FaceId Board::face(const std::string& name) const {
  const auto at = faces.find(name);
  return at == faces.end() ? FaceId() : at->second;
}

Result<Board, Unmade> make_board(const World& world, const Position& position, const std::string& edition) {
  return Maker(world, position).make(edition);
}

}  // namespace verbatim::scenario

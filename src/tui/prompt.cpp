#include "tui/prompt.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/letter_case.h"
#include "kernel/eval.h"
#include "kernel/layout.h"
#include "tui/words.h"

namespace verbatim::tui {
namespace {

bool about_a_card(const Option& o) { return o.kind == OptionKind::Object || o.kind == OptionKind::Ability; }

// How far along a choice of several is.
std::string progress(const Decision& d) {
  const std::string range = d.least == d.most ? std::to_string(d.most)
                            : d.least == 0    ? fmt::format("up to {}", d.most)
                                              : fmt::format("{} to {}", d.least, d.most);
  const bool bounded = d.most < Operand::kMost;
  switch (d.kind) {
    case ChoiceKind::SomeOf: {
      // Where so many must be picked, cards of which too few lie behind are not on offer yet: say why.
      const bool in_order = d.least > 1 && d.picked + 1 < d.least;
      if (bounded) return fmt::format(" ({} of {}{})", d.picked, range, in_order ? ", in this order" : "");
      break;
    }
    case ChoiceKind::Order:  // of all that there are: no number is asked for
      break;
    case ChoiceKind::Distribute:  // the number is that of all shares together
      return bounded ? fmt::format(" ({} in all)", range) : "";
    case ChoiceKind::OneOf:
    case ChoiceKind::Number:
      return "";
  }
  return d.picked > 0 ? fmt::format(" ({} so far)", d.picked) : "";
}

bool of_an_ability(const Table& t, const Program& p) { return p.ability < t.code().abilities.size(); }

// The card a question of the rules is about: the one that several are gone through to, or that what is
// carried out was told to deal with. The same question may be asked about one card after another.
int card_at_hand(const Table& t) {
  const Instruction& i = t.code().instructions[t.header().pc];
  if (i.op != Op::choose) return -1;
  const std::int16_t* const f = t.stack() + t.header().frame;
  if (f[kList] != 0) {
    const std::int16_t* const list = t.stack() + f[kList];
    const bool walked = list[kListSort] == static_cast<int>(Sort::Object) && list[kListNext] > 0;
    if (walked) return list[kListCells + list[kListNext] - 1];
  }
  const Program& p = t.code().programs[static_cast<std::size_t>(f[kProgram])];
  for (std::size_t k = 0; k < p.parameters && !of_an_ability(t, p); ++k) {
    if (p.registers[k] == Sort::Object) return f[kRegisters + static_cast<int>(k)];
  }
  return -1;
}

// The card whose text asks, where no rule of the game does.
int card_that_asks(const Decision& d, const Table& t) {
  if (d.window || d.clause.value != 0) return -1;
  const std::int16_t* const f = t.stack() + t.header().frame;
  const Program& p = t.code().programs[static_cast<std::size_t>(f[kProgram])];
  return of_an_ability(t, p) ? f[kSource] : -1;
}

// Which of several: its name, whose it is and where it lies.
std::string which_card(const Table& t, int o, const View& view, const Teller& teller) {
  const int zone = t.zone_of(o);
  const auto& kinds = t.game().declaration().zones;
  const bool own_hand = t.seat_of(zone) == view.seat() &&
                        kinds[static_cast<std::size_t>(t.kind_of(zone))].visibility != Visibility::Everyone;
  return t.face(o).name + (own_hand ? "" : " (" + teller.place(zone, view.seat()) + ")");
}

std::string question_of(const Decision& d, const View& view, const Teller& teller) {
  const Table t = view.table(teller.game());
  const auto known = [&](int o) { return o >= 0 && o < t.objects() && t.known_to(o, view.seat()); };
  std::string q = teller.game().code().labels[d.prompt.value];
  if (q.empty()) q = d.window ? "which ability?" : "what now?";
  q += progress(d);
  if (const int about = card_at_hand(t); !d.chance && known(about))
    q = which_card(t, about, view, teller) + ": " + q;
  if (const int source = card_that_asks(d, t); !d.chance && known(source))
    q += " (" + t.face(source).name + ")";
  return q;
}

// What all of them begin and end with, cut between words.
std::pair<std::size_t, std::size_t> shared(const std::vector<Entry>& entries) {
  const std::string& first = entries.front().words;
  std::size_t head = first.size(), tail = first.size();
  for (const Entry& e : entries) {
    std::size_t h = 0, t = 0;
    while (h < head && h < e.words.size() && e.words[h] == first[h]) ++h;
    while (t < tail && t < e.words.size() && e.words[e.words.size() - 1 - t] == first[first.size() - 1 - t])
      ++t;
    head = h;
    tail = t;
  }
  while (head > 0 && first[head - 1] != ' ') --head;
  while (tail > 0 && first[first.size() - tail] != ' ') --tail;
  return {head, tail};
}

void name_row(Row& row) {
  if (row.entries.size() == 1) {
    row.words = row.entries[0].words;
    return;
  }
  const auto [head, tail] = shared(row.entries);
  const std::string& first = row.entries[0].words;
  bool distinct = true;
  for (Entry& e : row.entries) {
    if (head + tail < e.words.size()) e.brief = trimmed(e.words.substr(head, e.words.size() - head - tail));
    distinct = distinct && !e.brief.empty();
  }
  if (!distinct) {
    for (Entry& e : row.entries) e.brief = e.words;
    row.words.clear();
    return;
  }
  row.words = trimmed(first.substr(0, head));
}

}  // namespace

namespace {

// What the table shows of a card, one thing at a time.
std::vector<std::string> traits(const BoardCard& c) {
  std::vector<std::string> out = c.marks;
  for (const Figure& f : c.figures) out.push_back(counted(f.value, f.name));
  return out;
}

// Options that read alike are about cards that differ: what the table shows of one and not of all is added.
void tell_apart(std::vector<Entry>& entries, const std::vector<int>& cards, const Board& board) {
  std::map<std::string, std::vector<std::size_t>> alike;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (cards[i] >= 0) alike[entries[i].words].push_back(i);
  }
  for (const auto& [words, which] : alike) {
    std::map<std::string, std::size_t> times;
    std::vector<std::vector<std::string>> shown;
    for (const std::size_t i : which) {
      const BoardCard* const card = card_on(board, cards[i]);
      shown.push_back(card == nullptr ? std::vector<std::string>() : traits(*card));
      for (const std::string& trait : shown.back()) ++times[trait];
    }
    for (std::size_t k = 0; k < which.size(); ++k) {
      for (const std::string& trait : shown[k]) {
        if (times[trait] < which.size()) entries[which[k]].words += ", " + trait;
      }
    }
  }
}

}  // namespace

const BoardCard* card_on(const Board& b, int object) {
  for (const BoardSeat& s : b.seats) {
    for (const BoardPlace& p : s.places) {
      for (const BoardCard& c : p.cards) {
        if (c.object == object) return &c;
      }
    }
  }
  return nullptr;
}

std::string option_words(const Option& o, const View& view, const Teller& teller, LabelId prompt) {
  const Table t = view.table(teller.game());
  const std::string& words = t.code().labels[o.label.value];
  switch (o.kind) {
    case OptionKind::Single:
      return words;
    case OptionKind::Seat:
      return filled(words, o.value < t.seats() ? teller.seat(o.value) : "nobody");
    case OptionKind::Number:  // "pay 2 crystals", "the Mining lane: 2"
      if (words.empty() || words == "{}") return with_amount(t.code().labels[prompt.value], o.value);
      if (!words.empty() && words.find("{}") == std::string::npos)
        return fmt::format("{}: {}", words, o.value);
      return with_number(words, o.value);
    case OptionKind::Decline:
      return "decline";
    case OptionKind::Finish:
      return "done";
    case OptionKind::Chance:
      return fmt::format("outcome {}", o.value + 1);
    case OptionKind::Object:
    case OptionKind::Ability:
      break;
  }
  const bool known = o.value < t.objects() && t.known_to(o.value, view.seat());
  const std::string subject = !known                         ? "a card"
                              : o.kind == OptionKind::Object ? which_card(t, o.value, view, teller)
                                                             : t.face(o.value).name;
  if (o.kind == OptionKind::Ability && o.extra >= 0 &&
      o.extra < static_cast<int>(t.code().abilities.size())) {
    const std::string& text =
        t.code().labels[t.code().abilities[static_cast<std::size_t>(o.extra)].text.value];
    if (!text.empty()) return subject + ": " + text;
  }
  return filled(words, subject);
}

std::vector<Row> rows_of(std::vector<Entry> entries, const std::vector<int>& cards) {
  std::vector<Row> rows;
  std::map<int, std::size_t> row_of;  // by card
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto at = cards[i] < 0 ? rows.size() : row_of.try_emplace(cards[i], rows.size()).first->second;
    if (at == rows.size()) rows.emplace_back();
    rows[at].entries.push_back(std::move(entries[i]));
  }
  for (Row& row : rows) name_row(row);
  return rows;
}

Prompt prompt_of(const Decision& d, const View& view, const Teller& teller, const Board& board) {
  Prompt p;
  p.question = question_of(d, view, teller);
  p.clause = teller.game().code().clauses[d.clause.value];
  std::vector<Entry> entries;
  std::vector<int> cards;
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const Option& o = d.options[i];
    entries.push_back({static_cast<int>(i), option_words(o, view, teller, d.prompt), ""});
    cards.push_back(about_a_card(o) ? o.value : -1);
  }
  tell_apart(entries, cards, board);
  p.rows = rows_of(std::move(entries), cards);
  return p;
}

int Prompt::size() const {
  int n = 0;
  for (const Row& row : rows) n += static_cast<int>(row.entries.size());
  return n;
}

const Entry& Prompt::entry(int number) const {
  auto row = rows.begin();
  while (number > static_cast<int>(row->entries.size())) {
    number -= static_cast<int>(row->entries.size());
    ++row;
  }
  return row->entries[static_cast<std::size_t>(number - 1)];
}

Meant meant_by(const Prompt& p, const std::string& words) {
  const std::string wanted = in_small_letters(trimmed(words));
  std::vector<int> begin;
  for (int n = 1; n <= p.size(); ++n) {
    const std::string has = in_small_letters(p.entry(n).words);
    if (has == wanted) return {n, ""};
    if (has.starts_with(wanted)) begin.push_back(n);
  }
  if (begin.size() == 1) return {begin[0], ""};
  if (begin.empty()) return {0, fmt::format("No option begins with \"{}\".", trimmed(words))};
  std::vector<std::string> few;
  for (std::size_t i = 0; i < begin.size() && i < 4; ++i)
    few.push_back(fmt::format("{} ({})", begin[i], p.entry(begin[i]).words));
  return {0, fmt::format("{} options begin with \"{}\": {}{}.", begin.size(), trimmed(words), list_of(few),
                         begin.size() > few.size() ? " ..." : "")};
}

}  // namespace verbatim::tui

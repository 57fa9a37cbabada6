#include "match/teller.h"

#include <fmt/format.h>

#include <map>

#include "base/sentence.h"

namespace verbatim {
namespace {

const Named* find(const std::vector<Named>& all, int id) {
  for (const Named& n : all) {
    if (n.id == id) return &n;
  }
  return nullptr;
}

}  // namespace

std::string filled(const std::string& words, const std::string& subject) {
  if (words.empty()) return subject;
  const auto at = words.find("{}");
  if (at == std::string::npos) return subject.empty() ? words : subject + ": " + words;
  return words.substr(0, at) + subject + words.substr(at + 2);
}

// One batch of entries on its way to one seat.
class Teller::Telling {
 public:
  Telling(const Teller& teller, const View& before, const View& after)
      : t_(teller),
        seat_(after.seat()),
        before_(before.table(teller.game_)),
        after_(after.table(teller.game_)) {
    for (int c = 0; c < t_.game_.layout().counters; ++c) {
      table_.push_back(before_.counter(before_.nobody(), c));
    }
  }

  std::vector<Line> run(const std::vector<LogEntry>& entries) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const LogEntry& e = entries[i];
      const bool last = i + 1 < entries.size() && entries[i + 1].kind == LogKind::Outcome;
      const std::string text = line(e, last);
      // What the rules say of the end is told by the outcome, and so is their clause.
      const bool ends = e.kind == LogKind::Outcome && i > 0 && entries[i - 1].kind == LogKind::Said;
      if (!text.empty()) add(i, text + because(e) + clause(ends ? entries[i - 1] : e));
    }
    flush();
    return std::move(lines_);
  }

 private:
  // The same thing several times in a row is told once.
  void add(std::size_t entry, std::string text) {
    if (text == pending_.text) {
      ++times_;
      return;
    }
    flush();
    pending_ = {entry, std::move(text)};
    times_ = 1;
  }
  void flush() {
    if (times_ > 1) pending_.text += fmt::format(" ({} times)", times_);
    if (times_ > 0) lines_.push_back(pending_);
    times_ = 0;
  }

  bool seats_(const LogEntry& e) const { return e.seat < t_.game_.layout().seats; }
  std::string who(int seat) const { return t_.seat(seat) + ": "; }
  std::string card(const LogEntry& e) const {
    return (e.seen_by >> seat_ & 1) != 0 ? after_.face(e.object).name : "a card";
  }

  std::string clause(const LogEntry& e) const {
    const std::string& id = t_.game_.code().clauses[e.clause.value];
    return id.empty() ? "" : " [" + id + "]";
  }

  // The card whose text is carried out, for those who know which it is.
  // Whose it is, where it is not that of whom the line is about.
  std::string because(const LogEntry& e) const {
    if (e.cause < 0 || e.cause >= after_.objects()) return {};
    if (e.cause == e.object)
      return e.clause.value == 0 && e.kind != LogKind::Resolved ? " (by its own text)" : "";
    if (!before_.known_to(e.cause, seat_) && !after_.known_to(e.cause, seat_)) return {};
    const int whose = after_.controller(e.cause);
    const bool another = whose < t_.game_.layout().seats && whose != about(e);
    return " (" + (another ? possessive(t_.seat(whose)) + " " : "") + after_.face(e.cause).name + ")";
  }

  // The player a line begins with.
  int about(const LogEntry& e) const {
    if (e.kind != LogKind::Moved) return e.seat;
    const Layout& layout = t_.game_.layout();
    return layout.seat_of_zone[static_cast<std::size_t>(e.zone == layout.nowhere() ? e.amount : e.zone)];
  }

  std::string line(const LogEntry& e, bool last) {
    switch (e.kind) {
      case LogKind::Said: {
        const std::string& words = t_.game_.code().labels[e.label.value];
        if (words.empty() || last) return {};  // the outcome says it
        const std::string number = e.amount == 0 ? "" : " " + std::to_string(e.amount);
        return (seats_(e) ? who(e.seat) + said_of(t_.seat(e.seat), words) : words) + number;
      }
      case LogKind::Moved:
        return moved(e);
      case LogKind::Counted:
        return counted(e);
      case LogKind::Flagged: {
        const Named* mark = find(t_.names_.marks, e.extra);
        if (mark == nullptr || (mark->place >= 0 && !after_.in_kind(e.object, mark->place)) ||
            e.extra == t_.names_.fresh || (e.seen_by >> seat_ & 1) == 0)
          return {};
        return marked(e) + (e.amount != 0 ? " is " : " is no longer ") + mark->names.front();
      }
      case LogKind::Chosen:
        return chosen(e);
      case LogKind::Resolved: {
        const std::string& text = t_.game_.code().labels[e.label.value];
        return who(e.seat) + card(e) + (text.empty() ? "" : ": " + text);
      }
      case LogKind::Cancelled:
        return e.amount != 0 ? "something else happens instead" : "it is cancelled";
      case LogKind::Forbidden:
        return "that cannot be done";
      case LogKind::Outcome:
        return t_.ending(after_.header().winners, after_.header().ending);
      case LogKind::WindowOpen:
      case LogKind::WindowClosed:
      case LogKind::Priority:
      case LogKind::Declined:
        return {};
    }
    return {};
  }

  // Others may have been asked or not because of cards that this seat cannot see: only its own choices are
  // told, what came of the others is seen anyway.
  std::string chosen(const LogEntry& e) const {
    if (e.seat != seat_) return {};
    const std::string& words = t_.game_.code().labels[e.label.value];
    const std::string& question = t_.game_.code().labels[e.question.value];
    if (words.empty()) return {};
    if (e.object >= 0) return who(e.seat) + filled(words, card(e));
    if (words.find("{}") != std::string::npos || e.label == e.question) return {};
    const bool bare = words == "yes" || words == "no";
    return who(e.seat) + words + (bare && !question.empty() ? ", " + question : "");
  }

  // Whose card it is, and where it lies when the line is told.
  std::string marked(const LogEntry& e) const {
    if (!seats_(e)) return card(e);
    const auto moved = place_.find(e.object);
    const int zone = moved != place_.end() ? moved->second : before_.zone_of(e.object);
    return who(e.seat) + card(e) + " (" + t_.place(zone, e.seat) + ")";
  }

  std::string moved(const LogEntry& e) {
    const Layout& layout = t_.game_.layout();
    if (e.zone == e.amount) return {};
    place_[e.object] = e.zone;
    const int owner =
        layout.seat_of_zone[static_cast<std::size_t>(e.zone == layout.nowhere() ? e.amount : e.zone)];
    const std::string whose = owner < layout.seats ? who(owner) : "";
    if (e.zone == layout.nowhere()) return whose + card(e) + " leaves the game";
    if (e.amount == layout.nowhere()) return whose + card(e) + " comes to " + t_.zone_name(e.zone);
    return fmt::format("{}{}, {} to {}", whose, card(e), t_.place(e.amount, owner), t_.zone_name(e.zone));
  }

  std::string counted(const LogEntry& e) {
    const auto& kinds = t_.game_.declaration().counters;
    if (!seats_(e)) return of_the_table(e);
    if (kinds[static_cast<std::size_t>(e.extra)].secret && e.seat != seat_) return {};
    if (const Named* n = find(t_.names_.counters, e.extra)) {
      if (e.extra == t_.names_.cards_played) return {};
      return fmt::format("{}{:+} {}", who(e.seat), e.amount, word_for(e.amount, n->names.front()));
    }
    for (const Named& token : t_.names_.tokens) {
      const int place = e.extra - token.id;
      const int places = token.place >= 0 ? 1 : static_cast<int>(t_.names_.places.size());
      if (place < 0 || place >= places) continue;
      const auto at = static_cast<std::size_t>(token.place >= 0 ? token.place : place);
      return fmt::format("{}{:+} {} on the {}", who(e.seat), e.amount,
                         word_for(e.amount, token.names.front()), t_.names_.places[at].names.front());
    }
    return {};
  }

  // Where the game stands: rounds, phases, whose turn it is.
  std::string of_the_table(const LogEntry& e) {
    const int value = table_[static_cast<std::size_t>(e.extra)] += e.amount;
    if (e.extra == t_.names_.round) return fmt::format("== Round {} ==", value);
    if (e.extra == t_.names_.phase) {
      const Named* phase = find(t_.names_.phases, value);
      return phase == nullptr || value == t_.names_.last_phase ? "" : "-- " + phase->names.front() + " --";
    }
    if (e.extra == t_.names_.holder && value < t_.game_.layout().seats) {
      const Named* n = find(t_.names_.table_counters, e.extra);
      return who(value) + (n == nullptr ? "priority" : n->names.front());
    }
    return {};
  }

  const Teller& t_;
  int seat_;
  const Table before_, after_;
  std::vector<int> table_;    // counters of the table, as they change
  std::map<int, int> place_;  // of objects, where the log has moved them
  std::vector<Line> lines_;
  Line pending_;
  int times_ = 0;
};

std::vector<Teller::Line> Teller::lines(const std::vector<LogEntry>& entries, const View& before,
                                        const View& after) const {
  return Telling(*this, before, after).run(entries);
}
std::vector<std::string> Teller::tell(const std::vector<LogEntry>& entries, const View& before,
                                      const View& after) const {
  std::vector<std::string> out;
  for (Line& line : lines(entries, before, after)) out.push_back(std::move(line.text));
  return out;
}

std::string Teller::zone_name(int zone) const {
  if (zone == game_.layout().nowhere()) return "out of the game";
  const int kind = game_.layout().kind_of_zone[static_cast<std::size_t>(zone)];
  for (const auto* all : {&names_.places, &names_.zones}) {
    if (const Named* n = find(*all, kind)) return n->names.front();
  }
  return game_.declaration().zones[static_cast<std::size_t>(kind)].name;
}

std::string Teller::place(int zone, int looker) const {
  const int owner = game_.layout().seat_of_zone[static_cast<std::size_t>(zone)];
  if (owner == looker || owner >= game_.layout().seats) return zone_name(zone);
  return possessive(seat(owner)) + " " + zone_name(zone);
}

std::string Teller::ending(int winners, int ending) const {
  std::vector<std::string> who;
  for (int s = 0; s < game_.layout().seats; ++s) {
    if ((winners >> s & 1) != 0) who.push_back(seat(s));
  }
  const Named* how = find(names_.endings, ending);
  const std::string by = how == nullptr ? "" : ", by " + how->names.front();
  if (who.size() == 1) return "The game is over. Winner: " + who[0] + by + ".";
  return "The game is over. A draw" + (who.empty() ? "" : " between " + list_of(who)) + by + ".";
}

}  // namespace verbatim

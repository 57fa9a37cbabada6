// Checks of where the game stands, what is offered, what was refused, what is known, and how it ended.

#include <algorithm>

#include "kernel/view.h"
#include "scenario/steps.h"

namespace verbatim::scenario::steps {
namespace {

std::string who(int seat) { return seat >= 0 && seat < 4 ? kPlayers[seat] : "nobody"; }

bool is_meant(Play& play, M m) {
  return play.offers(read_want(play.words(), m.values[0].number, m.values[1].text));
}

// What a player reads, or what the rules say of a player: "Ben is out".
bool log_has(Play& play, const std::string& words) {
  const Stage& stage = play.stage();
  const auto has = [&](const std::string& line) { return line.find(words) != std::string::npos; };
  const auto& labels = stage.board().game->code().labels;
  return std::any_of(stage.told().begin(), stage.told().end(), has) ||
         std::any_of(stage.log().begin(), stage.log().end(), [&](const LogEntry& e) {
           return e.kind == LogKind::Said && has(who(e.seat) + " " + labels[e.label.value]);
         });
}

std::string last_lines(Play& play) {
  constexpr std::size_t kShown = 15;
  const auto& lines = play.stage().told();
  if (lines.empty()) return "; it is empty";
  std::string out = lines.size() > kShown ? "; its last lines:" : "; all of it:";
  for (std::size_t i = lines.size() - std::min(lines.size(), kShown); i < lines.size(); ++i)
    out += "\n    " + lines[i];
  return out;
}

constexpr const char* kNoWords = "say which words";

Trouble no_chance(int good, int of) {
  if (of > 0 && good <= of) return "";
  return "there is no chance of " + std::to_string(good) + "/" + std::to_string(of);
}

std::string winners(const Table& t) {
  std::string out;
  for (int s = 0; s < t.seats(); ++s) {
    if ((t.header().winners >> s & 1) != 0) out += (out.empty() ? "" : " and ") + who(s);
  }
  return out.empty() ? "nobody" : out;
}

Trouble ended_with(Play& play, int seats) {
  const Table t = play.stage().table();
  if (!t.over()) return "the game is not over; " + play.offered();
  return t.header().winners == seats ? "" : "the game ended for " + winners(t);
}

// Is it among these, whole? "CF 4" and "CF 4.1" are not in "CF 4.12".
bool names_clause(const std::string& clauses, const std::string& clause) {
  if (clause.empty()) return true;
  for (std::size_t at = clauses.find(clause); at != std::string::npos; at = clauses.find(clause, at + 1)) {
    const std::string_view behind = std::string_view(clauses).substr(at + clause.size());
    const auto digit = [&](std::size_t i) {
      return i < behind.size() && std::isdigit(static_cast<unsigned char>(behind[i])) != 0;
    };
    if (!digit(0) && !(behind.starts_with('.') && digit(1))) return true;
  }
  return false;
}

}  // namespace

Trouble has_priority(Play& play, M m) {
  const int was = play.stage().on_table(play.stage().names().holder);
  return was == m.values[0].number ? "" : "expected " + who(m.values[0].number) + ", was " + who(was);
}

Trouble lacks_priority(Play& play, M m) {
  const int was = play.stage().on_table(play.stage().names().holder);
  return was == m.values[0].number ? who(was) + " has priority" : "";
}

Trouble is_slot(Play& play, M m) {
  const auto [phase, seat] = play.stage().slot();
  if (phase == m.values[1].number && seat == m.values[0].number) return "";
  return "it is " + who(seat) + "'s " + Words::name_of(play.words().names().phases, phase);
}
Trouble is_phase(Play& play, M m) {
  const int was = play.stage().phase();
  return was == m.values[0].number ? "" : "it is the " + Words::name_of(play.words().names().phases, was);
}
Trouble is_round(Play& play, M m) {
  const int was = play.round();
  return was == m.values[0].number ? "" : "it is round " + std::to_string(was);
}

Trouble is_offered(Play& play, M m) { return is_meant(play, m) ? "" : "not offered; " + play.offered(); }
Trouble not_offered(Play& play, M m) { return is_meant(play, m) ? "it is offered; " + play.offered() : ""; }
Trouble asked_nothing(Play& play, M m) {
  play.looked();
  const auto seen = play.stage().sight();
  return seen && seen->asked.decision.seat == m.values[0].number ? play.offered() : "";
}

Trouble refused_by(Play& play, const std::string& clause) {
  if (!play.tried) return "nothing was tried";
  const Play::Tried t = std::move(*play.tried);
  play.tried.reset();
  if (!t.refused) return "it was accepted";
  if (t.before && !(*t.before == play.stage().state())) return "the refused try changed the state";
  return names_clause(t.clauses, clause)
             ? ""
             : "refused with " + (t.clauses.empty() ? "no clause" : t.clauses) + " (" + t.reason + ")";
}
Trouble refused(Play& play, M m) { return refused_by(play, m.values[0].text); }
Trouble refused_somehow(Play& play, M) { return refused_by(play, ""); }
Trouble accepted(Play& play, M) {
  if (!play.tried) return "nothing was tried";
  const Play::Tried t = std::move(*play.tried);
  play.tried.reset();
  return t.refused ? "it was refused with " + t.clauses + " (" + t.reason + ")" : "";
}
Trouble not_understood(Play& play, M) {
  if (!play.tried) return "nothing was tried";
  const bool understood = play.tried->understood;
  play.tried.reset();
  return understood ? "it was understood" : "";
}

Trouble log_says(Play& play, M m) {
  if (m.values[0].text.empty()) return kNoWords;
  return log_has(play, m.values[0].text) ? "" : "the log does not say that" + last_lines(play);
}
Trouble log_silent(Play& play, M m) {
  if (m.values[0].text.empty()) return kNoWords;
  return log_has(play, m.values[0].text) ? "the log says that" + last_lines(play) : "";
}
Trouble log_cites(Play& play, M m) {
  std::vector<std::string> cited;
  for (const LogEntry& e : play.stage().log()) {
    const std::string clause = play.stage().clause(e.clause);
    if (clause == m.values[0].text) return "";
    if (!clause.empty() && std::find(cited.begin(), cited.end(), clause) == cited.end())
      cited.push_back(clause);
  }
  std::string out = "the log cites";
  for (const std::string& c : cited) out += " " + c;
  return out + (cited.empty() ? " nothing" : "");
}

Trouble does_not_see(Play& play, M m) {
  const Game& game = *play.stage().board().game;
  const Table real = play.stage().table();
  if (real.zone_size(real.zone(m.values[2].number, m.values[1].number)) == 0)
    return "there is nothing to see";
  const View seen = view(game, play.stage().state(), m.values[0].number);
  const Table t = seen.table(game);
  for (const int o : t.in(t.zone(m.values[2].number, m.values[1].number))) {
    if (o != t.none()) return who(m.values[0].number) + " sees \"" + t.face(o).name + "\"";
  }
  return "";
}

Trouble token_chance(Play& play, M m) {
  if (Trouble t = no_chance(m.values[1].number, m.values[2].number); !t.empty()) return t;
  const auto [good, all] = play.stage().chance_of_token(m.values[0].number);
  if (all == 0) return "no chance event comes next";
  if (good * m.values[2].number == m.values[1].number * all) return "";
  return "it is " + std::to_string(good) + "/" + std::to_string(all);
}
Trouble top_chance(Play& play, M m) {
  const Table t = play.stage().table();
  if (Trouble wrong = no_chance(m.values[3].number, m.values[4].number); !wrong.empty()) return wrong;
  const int zone = t.zone(m.values[1].number, m.values[0].number);
  const int all = t.choices_on_top(zone);
  int good = 0;
  for (int i = 0; i < all; ++i)
    good += t.face(t.in(zone)[static_cast<std::size_t>(i)]).name == m.values[2].text;
  if (all > 0 && good * m.values[4].number == m.values[3].number * all) return "";
  return "it is " + std::to_string(good) + "/" + std::to_string(all);
}

Trouble is_out(Play& play, M m) {
  for (const int s : m.values[0].seats) {
    if (play.stage().table().lives(s)) return who(s) + " is still in the game";
  }
  return "";
}
Trouble is_not_out(Play& play, M m) {
  const int seat = m.values[0].number;
  return play.stage().table().lives(seat) ? "" : who(seat) + " is out";
}
Trouble wins(Play& play, M m) { return ended_with(play, 1 << m.values[0].number); }
Trouble wins_by(Play& play, M m) {
  if (Trouble wrong = wins(play, m); !wrong.empty()) return wrong;
  const int was = play.stage().table().header().ending;
  return was == m.values[1].number ? "" : "won by " + Words::name_of(play.words().names().endings, was);
}
Trouble draw(Play& play, M) {
  const Table t = play.stage().table();
  const bool several = (t.header().winners & (t.header().winners - 1)) != 0;
  if (!t.over()) return "the game is not over; " + play.offered();
  return several ? "" : "the game ended for " + winners(t);
}
Trouble draw_between(Play& play, M m) {
  int seats = 0;
  for (const int s : m.values[0].seats) seats |= 1 << s;
  return ended_with(play, seats);
}
Trouble goes_on(Play& play, M) {
  const Table t = play.stage().table();
  return t.over() ? "the game ended for " + winners(t) : "";
}

}  // namespace verbatim::scenario::steps

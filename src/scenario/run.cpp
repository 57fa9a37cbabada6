#include "scenario/run.h"

#include <algorithm>
#include <filesystem>

#include "scenario/play.h"
#include "scenario/repair.h"
#include "scenario/steps.h"
#include "scenario/there.h"

namespace verbatim::scenario {
namespace {

class Runner {
 public:
  Runner(const World& world, const Words& words, const Feature& feature, const Scenario& scenario)
      : world_(world), words_(words), scenario_(scenario) {
    out_.file = feature.file;
    out_.scenario = scenario.name();
    out_.line = scenario.line;
  }

  Outcome run() {
    if (!cites() || !understand_all() || !given() || !are_there()) return out_;
    std::vector<std::string> editions = position_.editions;
    if (editions.empty()) editions = {world_.rules->editions().front()};
    for (const std::string& edition : editions) {
      if (!run_in(edition)) {
        out_.edition = edition;
        break;
      }
    }
    return out_;
  }

 private:
  // `at` is where in the sentence of the step.
  bool fail(const Step* step, Trouble trouble, std::size_t at = 0) {
    if (step != nullptr) {
      out_.line = step->line;
      out_.column = step->column + letters(std::string_view(step->sentence).substr(0, at));
      out_.step = step->sentence;
    }
    out_.trouble = std::move(trouble);
    return false;
  }

  bool cites() {
    for (const std::string& c : scenario_.clauses) {
      if (!world_.clauses.empty() && !world_.clauses.contains(c)) {
        return fail(nullptr, "the rulebook has no clause " + c);
      }
    }
    return true;
  }

  // Every sentence is read before anything runs.
  bool understand_all() {
    for (const Step& step : scenario_.steps) {
      Understood u = understand(words_, step);
      if (!u.trouble.empty()) return fail(&step, std::move(u.trouble), u.at);
      sentences_.push_back(std::move(u.sentence));
    }
    return true;
  }

  bool given() {
    Play play(world_, words_, sentences_);
    // The table's size comes first: "each player" means all of them.
    for (const bool size : {true, false}) {
      for (const Sentence& s : sentences_) {
        if (s.form->kind != StepKind::Given ||
            std::string_view(s.form->pattern).starts_with("{n} player") != size)
          continue;
        if (Trouble t = act(play, s); !t.empty()) return fail(s.match.step, std::move(t));
      }
    }
    position_ = play.position;
    for (std::string& edition : position_.editions) edition = beside(edition);
    return true;
  }

  // An edition file is looked for beside the scenario file first.
  std::string beside(const std::string& edition) const {
    const std::filesystem::path file(edition);
    if (file.extension() != ".toml" || file.is_absolute()) return edition;
    const auto here = std::filesystem::path(out_.file).parent_path() / file;
    std::error_code none;
    return std::filesystem::exists(here, none) ? here.string() : edition;
  }

  // What a later step speaks of is looked at before anything runs.
  bool are_there() {
    for (const Sentence& s : sentences_) {
      if (Trouble t = absent_player(words_, s, position_.seats); !t.empty())
        return fail(s.match.step, std::move(t));
      if (const std::string clause = unknown_clause(s); !clause.empty())
        return fail(s.match.step, "the rulebook has no clause " + clause,
                    s.match.step->sentence.find(clause));
    }
    return cards_exist();
  }

  std::string unknown_clause(const Sentence& s) const {
    if (world_.clauses.empty() || !std::string_view(s.form->pattern).ends_with("{clause}")) return "";
    const std::string& clause = s.match.values.back().text;
    return world_.clauses.contains(clause) ? "" : clause;
  }

  // A name that no card has is told where it stands, with the one that is most like it.
  bool cards_exist() {
    std::vector<std::string> names = {words_.names().plain};
    for (const Card& c : position_.cards) names.push_back(c.name);
    for (const Card& c : world_.cards) names.push_back(c.name);
    for (const Sentence& s : sentences_) {
      if (s.form->kind != StepKind::Given) continue;
      for (const Value& v : s.match.values) {
        for (const Thing& t : v.things) {
          if (t.kind != Thing::Kind::Card || std::find(names.begin(), names.end(), t.name) != names.end())
            continue;
          const std::string meant = nearest_name(t.name, names);
          const std::size_t at = s.match.step->sentence.find(t.name);
          return fail(
              s.match.step,
              "there is no card \"" + t.name + "\"" + (meant.empty() ? "" : "\n  did you mean: " + meant),
              at == std::string::npos ? 0 : at);
        }
      }
    }
    return true;
  }

  bool run_in(const std::string& edition) {
    Play play(world_, words_, sentences_);
    play.position = position_;
    play.edition = edition;
    if (Trouble t = play.begin(); !t.empty()) {
      out_.unread = play.unread();
      return fail(culprit(edition), "the position cannot be set up: " + t);
    }
    auto failed = play.go();
    note_used(play);
    if (failed) return fail(failed->step, std::move(failed->trouble), failed->at);
    return true;
  }

  // What the log tells of an ability has the text of it: that it resolves or is used, and what it does.
  void note_used(Play& play) {
    const Table t = play.stage().table();
    for (const LogEntry& e : play.stage().log()) {
      for (const int o : {e.cause, e.kind == LogKind::Chosen ? e.object : std::int16_t{-1}}) {
        if (o >= 0 && o < t.objects())
          note_used(play.edition, t.code(), t.code().faces[t.record(o).face], e.label);
      }
    }
  }
  void note_used(const std::string& edition, const Code& code, const Face& face, LabelId text) {
    const auto is_it = [&](const Card& c) { return c.name == face.name; };
    if (std::any_of(position_.cards.begin(), position_.cards.end(), is_it)) return;
    for (std::size_t i = 0; i < face.abilities.size(); ++i) {
      if (code.abilities[face.abilities[i].value].text == text)
        out_.used.insert({edition, face.name, static_cast<int>(i)});
    }
  }

  // The step from which on the position cannot be set up. What game it is is said first, wherever that
  // stands.
  const Step* culprit(const std::string& edition) {
    Play play(world_, words_, sentences_);
    const Step* found = nullptr;
    for (const bool settings : {true, false}) {
      for (const Sentence& s : sentences_) {
        if (s.form->kind != StepKind::Given || is_setting(*s.form) != settings) continue;
        (void)act(play, s);
        for (std::string& e : play.position.editions) e = beside(e);
        Play trial(world_, words_, sentences_);
        trial.position = play.position;
        trial.edition = play.position.editions.empty() ? world_.rules->editions().front() : edition;
        if (trial.begin().empty()) {
          found = nullptr;
        } else if (found == nullptr) {
          found = s.match.step;
        }
      }
    }
    return found;
  }
  static bool is_setting(const Form& f) {
    return f.act == steps::players || f.act == steps::edition || f.act == steps::editions ||
           f.act == steps::set_switch;
  }

  const World& world_;
  const Words& words_;
  const Scenario& scenario_;
  std::vector<Sentence> sentences_;
  Position position_;
  Outcome out_;
};

}  // namespace

std::string Outcome::text() const {
  std::string out = file + ":" + std::to_string(line) + ":" + std::to_string(column) + ": " + scenario;
  if (!edition.empty()) out += " (" + edition + ")";
  if (!step.empty()) out += "\n  step: " + step;
  return out + "\n  " + trouble + "\n";
}

std::vector<Outcome> run_feature(const World& world, const Feature& feature,
                                 const std::function<bool(const Scenario&)>& chosen) {
  std::vector<Outcome> out;
  const auto fail = [&](const Problem& p, const std::string& of = "") {
    Outcome o;
    o.file = feature.file;
    o.scenario = of;
    o.line = p.line;
    o.trouble = p.what;
    out.push_back(std::move(o));
  };
  for (const Problem& p : feature.problems) fail(p);
  for (const Problem& p : feature.background) fail(p);
  if (feature.scenarios.empty()) return out;
  const auto printing = world.rules->print(world.rules->editions().back(), 2, {});
  if (!printing) return {{feature.file, "", "", 1, 1, "", printing.error()}};
  const Words words((*printing)->names());
  for (const Scenario& s : feature.scenarios) {
    if (chosen && !chosen(s)) continue;
    if (!s.problems.empty()) {
      fail(s.problems.front(), s.name());
    } else if (!feature.background.empty()) {
      fail({s.line, "what is wrong with the background of the file keeps it from being run"}, s.name());
    } else {
      out.push_back(Runner(world, words, feature, s).run());
    }
  }
  return out;
}

std::string list_forms() {
  std::string out;
  for (const Form& f : forms()) {
    const char* kind = f.kind == StepKind::Given ? "Given " : f.kind == StepKind::When ? "When  " : "Then  ";
    std::string pattern = f.pattern;
    if (pattern.starts_with("{each}")) pattern.replace(0, 6, "each player");
    out += kind + pattern + "\n";
  }
  return out;
}

}  // namespace verbatim::scenario

#include "scenario/feature.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "base/letter_case.h"
#include "base/utf8.h"

namespace verbatim::scenario {
namespace {

// Behind one of the words that begin a line, in capitals or small letters.
std::optional<std::string_view> after(std::string_view line, std::string_view word) {
  if (!begins_in_any_case(line, word)) return std::nullopt;
  return trimmed(line.substr(word.size()));
}

// What other tools that read such files know and this one does not, and what is written instead.
constexpr const char* kNoTags =
    "there are no tags here: \"verbatim test --filter WORDS\" runs the scenarios with these words in their "
    "name";
constexpr const char* kNoRules = "there is no \"Rule:\" here: say it in the titles of the scenarios";
constexpr const char* kNoOutline = "there are no outlines here: write a scenario for each row";
constexpr const char* kNoExample = "an example is a scenario here: \"Scenario: [CLAUSE] what it shows\"";
constexpr const char* kNoQuotes =
    "there are no texts in \"\"\" here: after a step that ends in a colon come lines that begin with \"|\"";

// With the quotes that a keyboard has: word processors put others.
std::string straight(std::string_view text) {
  static constexpr std::pair<std::string_view, char> kCurly[] = {
      {"\u201c", '"'}, {"\u201d", '"'}, {"\u201e", '"'}, {"\u2018", '\''}, {"\u2019", '\''}};
  std::string out;
  while (!text.empty()) {
    const auto curly = std::find_if(std::begin(kCurly), std::end(kCurly),
                                    [&](const auto& pair) { return text.starts_with(pair.first); });
    const bool found = curly != std::end(kCurly);
    out += found ? curly->second : text.front();
    text.remove_prefix(found ? curly->first.size() : 1);
  }
  return out;
}

class Reader {
 public:
  explicit Reader(Feature& feature) : f_(feature) {}

  void line(std::string_view whole, int number) {
    number_ = number;
    whole_ = whole;
    const std::string_view text = trimmed(whole);
    const bool fence = text.starts_with("\"\"\"") || text.starts_with("```");
    if (fence && !quoted_) complain(kNoQuotes);
    if (fence) quoted_ = !quoted_;
    if (fence || quoted_ || text.empty() || text.front() == '#') return;
    // The table of something that is not known here is not looked at.
    if (text.front() == '|' && skips_rows_) return;
    skips_rows_ = false;
    if (const auto title = after(text, "Feature:")) {
      if (begun_) complain("a file has one Feature line");
      begun_ = true;
      f_.title = *title;
    } else {
      if (!begun_) f_.problems.push_back({number_, "a file begins with \"Feature:\" and a title"});
      begun_ = true;
      if (!heading(text)) step_or_row(text);
    }
  }

  void end() {
    for (Problem& p : tags_) f_.problems.push_back(std::move(p));
    for (const Step& step : background_) check_block(step, f_.background);
    for (Scenario& s : f_.scenarios) {
      for (std::size_t i = background_.size(); i < s.steps.size(); ++i) check_block(s.steps[i], s.problems);
      const bool checks = std::any_of(s.steps.begin(), s.steps.end(),
                                      [](const Step& step) { return step.kind == StepKind::Then; });
      if (!checks && s.problems.empty())
        s.problems.push_back({s.line, "a scenario without a Then proves nothing"});
    }
    if (!begun_) f_.problems.push_back({1, "there is no \"Feature:\" line"});
    if (f_.scenarios.empty()) f_.problems.push_back({1, "there is no scenario in this file"});
  }

 private:
  // Of the scenario it stands in, of the background, or of the file.
  void complain(std::string what) {
    auto& problems = steps_ == nullptr        ? f_.problems
                     : steps_ == &background_ ? f_.background
                                              : f_.scenarios.back().problems;
    problems.push_back({number_, std::move(what)});
  }

  // The lines that a colon announces are there.
  static void check_block(const Step& step, std::vector<Problem>& problems) {
    if (step.sentence.ends_with(':') && step.block.empty())
      problems.push_back({step.line, "after a step that ends in a colon come lines that begin with \"|\""});
  }

  bool heading(std::string_view text) {
    if (text.front() == '@') {
      tags_.push_back({number_, kNoTags});  // of the scenario that follows
    } else if (after(text, "Background:")) {
      steps_ = nullptr;
      lost_ = !f_.scenarios.empty();
      if (lost_) complain("the background comes before the scenarios");
      if (!lost_) steps_ = &background_;
      kind_.reset();
    } else if (const auto name = after(text, "Scenario:")) {
      begin_scenario(*name);
    } else if (after(text, "Rule:")) {
      steps_ = nullptr;
      lost_ = true;
      complain(kNoRules);
    } else if (const auto outline = after(text, "Scenario Outline:")) {
      begin_scenario(*outline);
      complain(kNoOutline);
    } else if (const auto pattern = after(text, "Scenario Template:")) {
      begin_scenario(*pattern);
      complain(kNoOutline);
    } else if (const auto example = after(text, "Example:")) {
      begin_scenario(*example);
      complain(kNoExample);
    } else if (after(text, "Examples:") || after(text, "Scenarios:")) {
      const bool said = steps_ != nullptr && steps_ != &background_ && !f_.scenarios.back().problems.empty();
      if (!said) complain(kNoOutline);
      skips_rows_ = true;
    } else {
      return false;
    }
    return true;
  }

  void step_or_row(std::string_view text) {
    if (steps_ == nullptr) {
      if (!lost_) complain("a step stands in a scenario or in the background; \"#\" begins a comment");
      lost_ = true;
    } else if (text.front() == '|') {
      add_to_block(trimmed(text.substr(1)));
    } else {
      step(text);
    }
  }

  void begin_scenario(std::string_view name) {
    f_.scenarios.push_back({});
    Scenario& s = f_.scenarios.back();
    s.line = number_;
    s.steps = background_;
    s.problems = std::exchange(tags_, {});
    steps_ = &s.steps;
    kind_.reset();
    // In one pair of brackets or in several.
    while (name.starts_with('[')) {
      const std::size_t close = name.find(']');
      if (close == std::string_view::npos) {
        complain("what is cited ends with \"]\": \"Scenario: [CLAUSE] what it shows\"");
        break;
      }
      std::string_view inside = name.substr(1, close - 1);
      while (!inside.empty()) {
        const std::size_t comma = inside.find(',');
        s.clauses.emplace_back(trimmed(inside.substr(0, comma)));
        inside = comma == std::string_view::npos ? "" : inside.substr(comma + 1);
      }
      name = trimmed(name.substr(close + 1));
    }
    s.title = name;
    if (s.clauses.empty() && !name.starts_with('['))
      complain("a scenario cites a clause: \"Scenario: [CLAUSE] what it shows\"");
    if (s.title.empty()) complain("a scenario needs a title");
    if (!names_.insert(s.name()).second) complain("two scenarios of this file have this name");
  }

  void add_to_block(std::string_view text) {
    if (steps_->empty() || !steps_->back().sentence.ends_with(':')) {
      return complain("a line of text follows a step that ends in a colon");
    }
    steps_->back().block.emplace_back(text);
  }

  void step(std::string_view text) {
    const std::size_t blank = text.find_first_of(" \t");
    const std::string_view word = text.substr(0, blank);
    if (word == "Given") {
      if (kind_ && *kind_ != StepKind::Given) return complain("a Given comes before the first When and Then");
      kind_ = StepKind::Given;
    } else if (word == "When") {
      kind_ = StepKind::When;
    } else if (word == "Then") {
      kind_ = StepKind::Then;
    } else if (word != "And" && word != "But" && word != "*") {
      return complain("a step begins with Given, When, Then, And or But");
    } else if (!kind_) {
      return complain("the first step begins with Given, When or Then");
    }
    if (steps_ == &background_ && *kind_ != StepKind::Given) {
      return complain("the background has only Given steps");
    }
    if (blank == std::string_view::npos) return complain("a step says something");
    std::string_view sentence = trimmed(text.substr(blank));
    if (sentence.ends_with('.')) sentence.remove_suffix(1);
    const std::string_view before =
        whole_.substr(0, static_cast<std::size_t>(sentence.data() - whole_.data()));
    steps_->push_back({*kind_, straight(sentence), {}, number_, letters(before) + 1});
  }

  Feature& f_;
  std::vector<Step> background_;
  std::vector<Step>* steps_ = nullptr;
  std::optional<StepKind> kind_;
  std::set<std::string> names_;
  int number_ = 0;
  std::string_view whole_;   // the line
  bool begun_ = false;       // the feature
  bool quoted_ = false;      // between two lines of three quotes
  bool skips_rows_ = false;  // that begin with "|"
  bool lost_ = false;        // what stands in no scenario has been told
  std::vector<Problem> tags_;
};

// What is no text in UTF-8, or would do something to the screen that shows it.
std::optional<Problem> no_text(std::string_view text) {
  int line = 1;
  for (std::size_t size = 0; !text.empty(); text.remove_prefix(size)) {
    const auto first = static_cast<unsigned char>(text.front());
    size = letter_size(text);
    line += first == '\n';
    const bool blank = first == '\n' || first == '\r' || first == '\t';
    if (size == 0 || ((first < 0x20 || first == 0x7f) && !blank))
      return Problem{line, "this is no plain text in UTF-8; save the file as that"};
  }
  return std::nullopt;
}

}  // namespace

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\t')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\t' || s.back() == '\r')) s.remove_suffix(1);
  return s;
}

int letters(std::string_view text) {
  return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string Scenario::name() const {
  std::string out = "[";
  for (const std::string& c : clauses) out += (out.size() > 1 ? ", " : "") + c;
  return out + "] " + title;
}

Feature read_feature(std::string file, std::string_view text) {
  Feature f;
  f.file = std::move(file);
  Reader reader(f);
  constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  if (auto wrong = no_text(text)) {
    f.problems.push_back(std::move(*wrong));
    return f;
  }
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    reader.line(text.substr(0, end), number);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  reader.end();
  return f;
}

}  // namespace verbatim::scenario

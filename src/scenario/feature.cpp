#include "scenario/feature.h"

#include <algorithm>
#include <optional>
#include <set>

namespace verbatim::scenario {
namespace {

std::optional<std::string_view> after(std::string_view line, std::string_view word) {
  if (!line.starts_with(word)) return std::nullopt;
  return trimmed(line.substr(word.size()));
}

class Reader {
 public:
  explicit Reader(Feature& feature) : f_(feature) {}

  void line(std::string_view whole, int number) {
    number_ = number;
    whole_ = whole;
    const std::string_view text = trimmed(whole);
    if (text.empty() || text.front() == '#') return;
    if (const auto title = after(text, "Feature:")) {
      if (!f_.title.empty()) complain("a file has one Feature line");
      f_.title = *title;
    } else if (f_.title.empty()) {
      complain("a file begins with \"Feature:\" and a title");
    } else if (text == "Background:") {
      if (!f_.scenarios.empty()) complain("the background comes before the scenarios");
      steps_ = &background_;
      kind_.reset();
    } else if (const auto name = after(text, "Scenario:")) {
      begin_scenario(*name);
    } else if (text.front() == '|') {
      add_to_block(trimmed(text.substr(1)));
    } else {
      step(text);
    }
  }

  void end() {
    for (const Step& step : background_) check_block(step);
    for (const Scenario& s : f_.scenarios) {
      for (std::size_t i = background_.size(); i < s.steps.size(); ++i) check_block(s.steps[i]);
      const bool checks = std::any_of(s.steps.begin(), s.steps.end(),
                                      [](const Step& step) { return step.kind == StepKind::Then; });
      if (!checks) f_.problems.push_back({s.line, "a scenario without a Then proves nothing"});
    }
    if (f_.title.empty()) f_.problems.push_back({1, "there is no \"Feature:\" line"});
    if (f_.scenarios.empty()) f_.problems.push_back({1, "there is no scenario in this file"});
  }

 private:
  void complain(std::string what) { f_.problems.push_back({number_, std::move(what)}); }

  // The lines that a colon announces are there.
  void check_block(const Step& step) {
    if (step.sentence.ends_with(':') && step.block.empty())
      f_.problems.push_back(
          {step.line, "after a step that ends in a colon come lines that begin with \"|\""});
  }

  void begin_scenario(std::string_view name) {
    Scenario s;
    s.line = number_;
    s.steps = background_;
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
    f_.scenarios.push_back(std::move(s));
    steps_ = &f_.scenarios.back().steps;
    kind_.reset();
  }

  void add_to_block(std::string_view text) {
    if (steps_ == nullptr || steps_->empty() || !steps_->back().sentence.ends_with(':')) {
      return complain("a line of text follows a step that ends in a colon");
    }
    steps_->back().block.emplace_back(text);
  }

  void step(std::string_view text) {
    if (steps_ == nullptr) return complain("a step stands in a scenario or in the background");
    const std::size_t blank = text.find_first_of(" \t");
    const std::string_view word = text.substr(0, blank);
    if (word == "Given") {
      if (kind_ && *kind_ != StepKind::Given) return complain("a Given comes before the first When and Then");
      kind_ = StepKind::Given;
    } else if (word == "When") {
      kind_ = StepKind::When;
    } else if (word == "Then") {
      kind_ = StepKind::Then;
    } else if (word != "And" && word != "But") {
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
    steps_->push_back({*kind_, std::string(sentence), {}, number_, letters(before) + 1});
  }

  Feature& f_;
  std::vector<Step> background_;
  std::vector<Step>* steps_ = nullptr;
  std::optional<StepKind> kind_;
  std::set<std::string> names_;
  int number_ = 0;
  std::string_view whole_;  // the line
};

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
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    reader.line(text.substr(0, end), number);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  reader.end();
  return f;
}

}  // namespace verbatim::scenario

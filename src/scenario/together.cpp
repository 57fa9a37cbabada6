#include "scenario/together.h"

#include <algorithm>
#include <map>

#include "scenario/ways.h"

namespace verbatim::scenario {
namespace {

// Every reading of the names, each another card, is handed to the kernel on a copy, until two are accepted.
class Readings {
 public:
  Readings(const Stage& stage, const Want& want)
      : stage_(stage), want_(want), table_(stage.table()), probe_(*stage.board().game) {}

  Together run() {
    sort_cards();
    if (fitting_.size() < want_.refs.size()) return std::move(out_);
    if (static_cast<int>(want_.refs.size()) > stage_.asked().decision.most) return std::move(out_);
    int readings = 0;
    Ways(copies_, fitting_).each([&](const std::vector<int>& chosen, const std::vector<int>&) {
      hand_in(chosen);
      // Names that fit so many cards say too little, whatever the kernel accepts of them in the end.
      if (++readings == kMostReadings) out_.trouble = Together::Trouble::Several;
      return out_.trouble != Together::Trouble::Several;
    });
    return std::move(out_);
  }

 private:
  static constexpr int kMostReadings = 5000;

  // Cards between which nothing on the table tells are one kind. Only what some name fits is of any.
  void sort_cards() {
    const Chooser chooser = stage_.chooser();
    std::vector<int> first;
    for (const Ref& ref : want_.refs) {
      std::vector<int> kinds;
      for (int o = 0; o < table_.objects(); ++o) {
        if (!chooser.refers(ref, o)) continue;
        const auto same =
            std::find_if(first.begin(), first.end(), [&](int f) { return alike(table_, f, o); });
        const int kind = static_cast<int>(same - first.begin());
        if (same == first.end()) {
          first.push_back(o);
          copies_.push_back(0);
        }
        if (kind_of_.emplace(o, kind).second) ++copies_[static_cast<std::size_t>(kind)];
        if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
      }
      if (kinds.empty()) return;
      fitting_.push_back(std::move(kinds));
    }
  }

  void hand_in(const std::vector<int>& chosen) {
    using enum Together::Trouble;
    State copy = stage_.state();
    (void)probe_.look(copy);
    std::vector<int> left = chosen, options;
    std::size_t names = want_.refs.size();
    const auto pc = copy.header().pc;
    for (bool same = true; same;) {
      const Decision& d = probe_.decision();
      const int picked = d.picked;
      const int k = names > 0 ? next(d, left) : last(d);
      if (k < 0) {
        if (names == 0 && out_.trouble == Never) out_.trouble = TooFew;
        return;
      }
      options.push_back(k);
      const bool done = names == 0;
      if (!done) --names;
      probe_.answer_unchecked(copy, k);
      same =
          probe_.run(copy) == Stop::Decision && copy.header().pc == pc && probe_.decision().picked > picked;
      if (done) break;
    }
    if (names > 0) return;
    const bool second = out_.trouble == None;
    out_.trouble = second ? Several : None;
    if (!second) out_.options = std::move(options);
  }

  // The first option that is one of the cards left.
  int next(const Decision& d, std::vector<int>& left) const {
    for (std::size_t i = 0; i < d.options.size(); ++i) {
      if (d.options[i].kind != OptionKind::Object) continue;
      const auto kind = kind_of_.find(d.options[i].value);
      if (kind == kind_of_.end() || left[static_cast<std::size_t>(kind->second)] == 0) continue;
      --left[static_cast<std::size_t>(kind->second)];
      return static_cast<int>(i);
    }
    return -1;
  }
  static int last(const Decision& d) {
    for (std::size_t i = 0; i < d.options.size(); ++i) {
      if (d.options[i].kind == OptionKind::Finish || d.options[i].kind == OptionKind::Decline)
        return static_cast<int>(i);
    }
    return -1;
  }

  const Stage& stage_;
  const Want& want_;
  const Table table_;
  Kernel probe_;
  std::map<int, int> kind_of_;             // of a card
  std::vector<int> copies_;                // of a kind
  std::vector<std::vector<int>> fitting_;  // kinds for each name
  Together out_;
};

}  // namespace

Together together(const Stage& stage, const Want& want) { return Readings(stage, want).run(); }

bool is_among(const Stage& stage, const Stage::Sight& seen, const Want& want) {
  Kernel probe(*stage.board().game);
  State copy = seen.state;
  (void)probe.look(copy);
  const auto pc = copy.header().pc;
  const Chooser chooser = stage.chooser(copy);
  for (int picked = -1;;) {
    const Decision& d = probe.decision();
    const bool there = std::any_of(d.options.begin(), d.options.end(), [&](const Option& o) {
      return o.kind == OptionKind::Object && chooser.refers(want.refs[0], o.value);
    });
    if (there) return true;
    picked = d.picked;
    if (d.options.empty() || d.options[0].kind != OptionKind::Object) return false;
    probe.answer_unchecked(copy, 0);
    if (probe.run(copy) != Stop::Decision || copy.header().pc != pc || probe.decision().picked <= picked)
      return false;
  }
}

}  // namespace verbatim::scenario

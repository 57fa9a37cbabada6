#include "cardtext/suggest.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "base/letter_case.h"
#include "cardtext/parse.h"

namespace verbatim::cardtext {
namespace {

constexpr std::size_t kMostTries = 60;  // for one sentence; each try is a whole parse
constexpr std::size_t kMostOffers = 3;

struct Search {
  const Grammar& g;
  std::vector<Token> tokens;
  std::vector<std::string> offers;
  std::size_t tries = 0;  // left

  bool reads(const std::vector<Token>& changed) {
    if (tries == 0 || changed.empty()) return false;
    --tries;
    ParseLimits limits;
    limits.work = 6000;
    return !parse(g, changed, g.line, limits).readings.empty();
  }

  void offer(std::string text) {
    if (std::find(offers.begin(), offers.end(), text) == offers.end()) offers.push_back(std::move(text));
  }

  static Token token_of(const Grammar& g, SymbolId symbol) {
    Token t;
    t.symbol = symbol;
    t.key = g.symbols[symbol];
    const int value = number_word(t.key);
    t.numeric = value >= 0;
    t.value = value;
    return t;
  }

  // Which letters a word has; one bit for all other signs.
  static std::uint32_t letters(std::string_view word) {
    std::uint32_t set = 0;
    for (const char c : word) set |= 1u << (c >= 'a' && c <= 'z' ? c - 'a' : 26);
    return set;
  }

  // Words of the table near this one, nearest first.
  std::vector<std::pair<int, SymbolId>> near_words(std::size_t at) const {
    std::vector<std::pair<int, SymbolId>> near;
    const int size = static_cast<int>(tokens[at].key.size());
    const int limit = size <= 3 ? 1 : size <= 6 ? 2 : 3;
    const std::uint32_t mine = letters(tokens[at].key);
    for (SymbolId s = 1; s < g.symbols.size(); ++s) {
      if (s == tokens[at].symbol) continue;
      if (std::abs(size - static_cast<int>(g.symbols[s].size())) > limit) continue;
      // One edit brings at most one letter that was not there and takes at most one away.
      const std::uint32_t theirs = letters(g.symbols[s]);
      if (std::popcount(mine & ~theirs) > limit || std::popcount(theirs & ~mine) > limit) continue;
      if (const int d = edit_distance(tokens[at].key, g.symbols[s]); d <= limit) near.emplace_back(d, s);
    }
    std::sort(near.begin(), near.end());
    return near;
  }

  // Other unknown words of the sentence stand in for their nearest, so that two slips do not hide each other.
  void mend_others(std::size_t at) {
    int mended = 0;
    for (std::size_t i = 0; i < tokens.size() && mended < 4; ++i) {
      if (i == at || tokens[i].kind != TokenKind::word || tokens[i].symbol != 0 || tokens[i].numeric)
        continue;
      ++mended;
      if (const auto near = near_words(i); !near.empty()) tokens[i] = token_of(g, near.front().second);
    }
  }

  // "Card" and "cards", "discard" and "discards".
  static bool one_word(std::string_view a, std::string_view b) {
    if (a.size() > b.size()) std::swap(a, b);
    const std::string_view more = b.substr(a.size());
    return b.substr(0, a.size()) == a && (more == "s" || more == "es");
  }

  void another_word(std::size_t at) {
    if (tokens[at].kind != TokenKind::word) return;
    const std::string& said = tokens[at].key;
    if (said == "no" || said == "not" || said == "never" || said == "without") return;  // no slip of the pen
    for (const auto& [distance, symbol] : near_words(at)) {
      // A word of the table that stands in the wrong place is no misspelling: "disabled" is not "discarded".
      if (tokens[at].symbol != 0 && !one_word(said, g.symbols[symbol])) continue;
      std::vector<Token> changed = tokens;
      changed[at] = token_of(g, symbol);
      if (reads(changed)) offer(g.symbols[symbol]);
      if (offers.size() >= kMostOffers) return;
    }
  }

  void put_in(std::size_t at, std::vector<std::string> expected) {
    // A missing small word is likelier than a missing mark, and "to" is the one most often lost.
    const auto rank = [](const std::string& word) {
      return word == "\"to\"" ? 0 : word.size() > 1 && word[1] >= 'a' && word[1] <= 'z' ? 1 : 2;
    };
    std::stable_sort(expected.begin(), expected.end(),
                     [&](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
    for (const std::string& word : expected) {
      if (word.size() < 3 || word.front() != '"') continue;
      const std::string key = word_key(word.substr(1, word.size() - 2));
      const SymbolId symbol = g.symbol(key);
      if (symbol == 0) continue;
      std::vector<Token> changed = tokens;
      changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(at), token_of(g, symbol));
      if (reads(changed)) offer(key + (at < tokens.size() ? " " + tokens[at].key : ""));
      if (offers.size() >= kMostOffers) return;
    }
  }

  // "Gain 2 crystals and 1 corruption": a verb of the sentence said once more before the second number.
  void verb_again(std::size_t at) {
    if (!tokens[at].numeric) return;
    for (std::size_t i = at; i-- > 0;) {
      if (tokens[i].kind != TokenKind::word || tokens[i].numeric) continue;
      std::vector<Token> changed = tokens;
      changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(at), tokens[i]);
      if (reads(changed)) return offer(tokens[i].key + " " + written(tokens[at]));
    }
  }

  // A number has no key.
  static std::string written(const Token& t) { return t.key.empty() ? std::to_string(t.value) : t.key; }

  // A repair must not change what was meant: left out is only what says nothing by itself.
  bool says_nothing(std::size_t at) const {
    static constexpr std::array<std::string_view, 16> kSmall = {"a",    "an",   "the",   "of",   "to", "and",
                                                                "also", "so",   "now",   "just", "is", "are",
                                                                "be",   "that", "which", "again"};
    const Token& t = tokens[at];
    if (t.kind != TokenKind::word || t.numeric) return true;
    if (at > 0 && tokens[at - 1].key == t.key) return true;
    return std::find(kSmall.begin(), kSmall.end(), t.key) != kSmall.end();
  }

  void take_out(std::size_t at) {
    if (!says_nothing(at)) return;
    std::vector<Token> changed = tokens;
    changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(at));
    if (reads(changed)) offer("leave out \"" + written(tokens[at]) + "\"");
  }
};

}  // namespace

// Insertions, deletions, other letters and two letters that changed places. Three rows are enough, and words
// are short; what is longer is no misspelling of them.
int edit_distance(std::string_view a, std::string_view b) {
  constexpr std::size_t kLongest = 32;
  if (a.size() > kLongest || b.size() > kLongest) return static_cast<int>(std::max(a.size(), b.size()));
  std::array<std::array<int, kLongest + 1>, 3> rows{};
  for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    auto& now = rows[i % 3];
    const auto &last = rows[(i + 2) % 3], &before = rows[(i + 1) % 3];
    now[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        now[j] = std::min(now[j], before[j - 2] + 1);
    }
  }
  return rows[a.size() % 3][b.size()];
}

std::vector<std::string> suggest(const Grammar& g, std::span<const Token> tokens, std::size_t at,
                                 const std::vector<std::string>& expected, std::size_t& budget) {
  Search s{g, {tokens.begin(), tokens.end()}, {}, std::min(budget, kMostTries)};
  const std::size_t given = s.tries;
  s.mend_others(at);
  if (at < tokens.size()) s.another_word(at);
  if (s.offers.size() < kMostOffers) s.put_in(at, expected);
  if (s.offers.empty() && at > 0) s.verb_again(at - 1);
  if (s.offers.size() < kMostOffers && at < tokens.size()) s.take_out(at);
  // The word before may be the one that went astray, or a small word may be missing somewhere before.
  if (s.offers.empty() && at > 0 && at <= tokens.size()) s.another_word(at - 1);
  for (std::size_t i = at; s.offers.empty() && i > 0; --i) s.put_in(i - 1, {"\"a\"", "\"to\"", "\"of\""});
  if (s.offers.size() > kMostOffers) s.offers.resize(kMostOffers);
  budget -= given - s.tries;
  return std::move(s.offers);
}

std::string meant(const std::set<std::string>& all, const std::string& name) {
  const std::string typed = in_small_letters(name);
  const std::string* best = nullptr;
  int least = std::max(2, static_cast<int>(typed.size()) / 3) + 1;
  for (const std::string& known : all) {
    const std::string whole = in_small_letters(known);
    const bool part = typed.size() >= 4 && whole.find(typed) != std::string::npos;
    const int distance = part ? 1 : edit_distance(typed, whole);
    if (distance >= least) continue;
    least = distance;
    best = &known;
  }
  return best == nullptr ? "" : *best;
}

}  // namespace verbatim::cardtext

#include "cardtext/suggest.h"

#include <algorithm>

#include "cardtext/parse.h"

namespace verbatim::cardtext {
namespace {

constexpr std::size_t kMostTries = 24;  // each try is a whole parse
constexpr std::size_t kMostOffers = 3;

struct Search {
  const Grammar& g;
  std::vector<Token> tokens;
  std::vector<std::string> offers;
  std::size_t tries = 0;

  bool reads(const std::vector<Token>& changed) {
    if (tries++ >= kMostTries || changed.empty()) return false;
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

  void another_word(std::size_t at) {
    if (tokens[at].kind != TokenKind::word) return;
    std::vector<std::pair<int, SymbolId>> near;
    for (SymbolId s = 1; s < g.symbols.size(); ++s) {
      if (s == tokens[at].symbol) continue;
      const int size = static_cast<int>(tokens[at].key.size());
      const int limit = size <= 3 ? 1 : size <= 6 ? 2 : 3;
      if (std::abs(size - static_cast<int>(g.symbols[s].size())) > limit) continue;
      if (const int d = edit_distance(tokens[at].key, g.symbols[s]); d <= limit) near.emplace_back(d, s);
    }
    std::sort(near.begin(), near.end());
    for (const auto& [distance, symbol] : near) {
      std::vector<Token> changed = tokens;
      changed[at] = token_of(g, symbol);
      if (reads(changed)) offer(g.symbols[symbol]);
      if (offers.size() >= kMostOffers) return;
    }
  }

  void put_in(std::size_t at, const std::vector<std::string>& expected) {
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

  void take_out(std::size_t at) {
    std::vector<Token> changed = tokens;
    changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(at));
    if (reads(changed)) offer("leave out \"" + tokens[at].key + "\"");
  }
};

}  // namespace

int edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<int>> d(a.size() + 1, std::vector<int>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) d[i][0] = static_cast<int>(i);
  for (std::size_t j = 0; j <= b.size(); ++j) d[0][j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i)
    for (std::size_t j = 1; j <= b.size(); ++j) {
      d[i][j] =
          std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[a.size()][b.size()];
}

std::vector<std::string> suggest(const Grammar& g, std::span<const Token> tokens, std::size_t at,
                                 const std::vector<std::string>& expected) {
  Search s{g, {tokens.begin(), tokens.end()}, {}};
  if (at < tokens.size()) s.another_word(at);
  if (s.offers.size() < kMostOffers) s.put_in(at, expected);
  if (s.offers.size() < kMostOffers && at < tokens.size()) s.take_out(at);
  // The word before may be the one that went astray.
  if (s.offers.empty() && at > 0 && at <= tokens.size()) s.another_word(at - 1);
  if (s.offers.size() > kMostOffers) s.offers.resize(kMostOffers);
  return std::move(s.offers);
}

}  // namespace verbatim::cardtext

// Reading card text: one card, five hundred, and text that was written to hurt. Budgets: one card 5 ms (aim
// 0.2), 500 cards 50 ms, 100 KB of anything 50 ms.

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cardtext/card_file.h"
#include "cardtext/compile.h"
#include "cardtext/lower.h"
#include "games/crystal/crystal.h"
#include "match/card_schema.h"

namespace verbatim {
namespace {

struct Desk {
  std::unique_ptr<Printing> printing = *crystal::rules().print("current", 2, {});
  cardtext::Grammar grammar = *cardtext::compile_grammar(printing->vocabulary(), printing->words());
  std::vector<std::string> texts;

  Desk() {
    const auto schema = schema_of(crystal::rules());
    const auto folder = std::filesystem::path(VERBATIM_ROOT) / "games/crystal/cards";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      std::ifstream in(entry.path());
      std::ostringstream text;
      text << in.rdbuf();
      for (const auto& card : cardtext::read_toml(schema, text.str()).cards)
        if (!card.text.empty()) texts.push_back(card.text);
    }
  }
  static Desk& here() {
    static Desk it;
    return it;
  }
};

const char* const kOneCard =
    "Deploy: Deal 2 damage to each opponent. If you control at least 3 Drones, deal 3 damage instead.\n"
    "Aftermath: You may pay 2 crystals to draw 2 cards, then discard a card.";

void read_one_card(benchmark::State& run) {
  const Desk& desk = Desk::here();
  for (auto _ : run) benchmark::DoNotOptimize(cardtext::read_card(desk.grammar, kOneCard));
}
BENCHMARK(read_one_card)->Unit(benchmark::kMicrosecond);

// From the text to the program that the kernel runs.
void read_and_lower_one_card(benchmark::State& run) {
  const Desk& desk = Desk::here();
  auto printing = *crystal::rules().print("current", 2, {});
  for (auto _ : run) {
    if (printing->maker().code.instructions.size() > 20'000) {
      run.PauseTiming();
      printing = *crystal::rules().print("current", 2, {});
      run.ResumeTiming();
    }
    const auto reading = cardtext::read_card(desk.grammar, kOneCard);
    const FaceId face = printing->maker().face({.name = "card"});
    benchmark::DoNotOptimize(
        cardtext::lower_card(desk.grammar, reading, printing->natives(), printing->maker(), face));
  }
}
BENCHMARK(read_and_lower_one_card)->Unit(benchmark::kMicrosecond);

// The game's own cards, over and over.
void read_500_cards(benchmark::State& run) {
  const Desk& desk = Desk::here();
  for (auto _ : run)
    for (std::size_t i = 0; i < 500; ++i)
      benchmark::DoNotOptimize(cardtext::read_card(desk.grammar, desk.texts[i % desk.texts.size()]));
}
BENCHMARK(read_500_cards)->Unit(benchmark::kMillisecond);

// Every card misspelt: suggestions are the dear part.
void read_500_misspelt_cards(benchmark::State& run) {
  const Desk& desk = Desk::here();
  std::vector<std::string> texts = desk.texts;
  for (std::string& t : texts)
    if (const auto at = t.find("you"); at != std::string::npos) t.replace(at, 3, "yuo");
  for (auto _ : run)
    for (std::size_t i = 0; i < 500; ++i)
      benchmark::DoNotOptimize(cardtext::read_card(desk.grammar, texts[i % texts.size()]));
}
BENCHMARK(read_500_misspelt_cards)->Unit(benchmark::kMillisecond);

std::string repeated(const std::string& piece, std::size_t size) {
  std::string out;
  while (out.size() < size) out += piece;
  out.resize(size);
  return out;
}

const std::pair<const char*, const char*> kHostile[] = {
    {"brackets", "("},
    {"one word", "x"},
    {"and", "draw a card and "},
    {"quotes", "\"draw "},
    {"for each", "gain 1 crystal for each card "},
    {"not UTF-8", "\xff\xfe\xc3 "},
    {"errors", "crads gian. "},
    {"tangled or", "draw a card or draw a card and draw a card, or "},
    {"modifiers", "destroy a card in your lane with power 3 or less for each card you control or "},
    {"misspelt", "Deploy: yuo may drwa a crad and gian 2 crytsals. "},
    {"lines", "Deploy: draw a card\n"},
};

// The most a card may have; then what is beyond it.
void hostile(benchmark::State& run) {
  const Desk& desk = Desk::here();
  const auto& [name, piece] = kHostile[run.range(0)];
  const std::string text = repeated(piece, static_cast<std::size_t>(run.range(1)));
  for (auto _ : run) benchmark::DoNotOptimize(cardtext::read_card(desk.grammar, text));
  run.SetLabel(name);
}
BENCHMARK(hostile)
    ->ArgsProduct({benchmark::CreateDenseRange(0, std::size(kHostile) - 1, 1), {5'990, 100'000}})
    ->Unit(benchmark::kMillisecond);

// 100 KB of bad cards in one file.
void hostile_file(benchmark::State& run) {
  const auto schema = schema_of(crystal::rules());
  const std::string toml = repeated("[[card]]\nname = \"A\"\ncost_crystal = \"x\"\n", 100'000);
  const std::string csv = "name,cost_crystals,text\n" + repeated("\"A,1,\"\"x\n", 100'000);
  for (auto _ : run) {
    benchmark::DoNotOptimize(cardtext::read_toml(schema, toml));
    benchmark::DoNotOptimize(cardtext::read_csv(schema, csv));
  }
}
BENCHMARK(hostile_file)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace verbatim

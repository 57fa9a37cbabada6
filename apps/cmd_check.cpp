// verbatim check PATH...: are the cards understood?

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>
#include <set>

#include "apps/card_reader.h"
#include "apps/commands.h"
#include "apps/games.h"
#include "apps/json_text.h"
#include "apps/known_cards.h"
#include "apps/scenario_files.h"
#include "match/card_schema.h"

namespace verbatim::app {
namespace {

namespace fs = std::filesystem;

struct Request {
  std::vector<std::string> paths;
  std::string game, edition;
  bool json = false;
};

std::vector<fs::path> card_files(const std::vector<std::string>& paths) {
  std::vector<fs::path> files;
  for (const std::string& path : paths) {
    if (!fs::is_directory(path)) {
      files.emplace_back(path);
      continue;
    }
    std::vector<fs::path> inside;
    for (const auto& entry : fs::recursive_directory_iterator(path)) {
      // Editions are TOML as well; cards lie in a folder of their own.
      const bool cards = entry.path().extension() == ".toml" || cardtext::is_sheet(entry.path().string());
      if (cards && entry.path().parent_path().filename() != "editions") {
        inside.push_back(entry.path());
      }
    }
    std::sort(inside.begin(), inside.end());
    files.insert(files.end(), inside.begin(), inside.end());
  }
  // A file that is named twice, or beside its folder, is one file.
  std::set<fs::path> seen;
  std::error_code none;
  std::erase_if(files, [&](const fs::path& f) { return !seen.insert(fs::weakly_canonical(f, none)).second; });
  return files;
}

class Checker {
 public:
  explicit Checker(const Request& r) : r_(r) {}

  Exit run() {
    auto reader = CardReader::open(r_.game, r_.edition);
    if (!reader) return complain(reader.error());
    known_.emplace(*find_game(r_.game));
    if (r_.edition.empty()) {
      for (const std::string& edition : find_game(r_.game)->editions()) {
        if (auto other = CardReader::open(r_.game, edition); other) others_.push_back(std::move(*other));
      }
    }
    const auto files = card_files(r_.paths);
    if (files.empty()) return complain("there is no card file in what was named");
    for (const fs::path& file : files) {
      if (!fs::exists(file)) return complain("there is no " + file.string());
      check(*reader, file);
    }
    std::string summary =
        fmt::format("{} cards: {} read, {} with warnings, {} not understood", cards_, read_, warned_, wrong_);
    const auto others = [&](int n, const char* what) {
      if (n > 0) summary += fmt::format("; {} other {}{}", n, what, n == 1 ? "" : "s");
    };
    others(broken_, "error");
    others(odd_, "warning");
    if (left_out_ > 0) summary += fmt::format("; {} not of this edition", left_out_);
    if (r_.json) {
      std::cout
          << fmt::format(
                 R"({{"edition":{},"cards":{},"read":{},"with_warnings":{},"not_understood":{},"other_errors":{},"other_warnings":{},"not_of_this_edition":{},"problems":[{}]}})",
                 json_text(reader->edition()), cards_, read_, warned_, wrong_, broken_, odd_, left_out_,
                 problems_)
          << '\n';
    } else {
      std::cout << summary << '\n';
    }
    return wrong_ > 0 || broken_ > 0 ? Exit::unread : Exit::ok;
  }

 private:
  static Exit complain(const std::string& what) {
    std::cerr << "verbatim check: " << what << '\n';
    return Exit::usage;
  }

  void check(CardReader& reader, const fs::path& file) {
    const std::string toml = contents(file);
    const auto read = cardtext::read_cards(schema_of(*find_game(r_.game)), file.string(), toml);
    auto told = read.diagnostics;
    const auto more = known_->look_at(read, file.string(), toml);
    told.insert(told.end(), more.begin(), more.end());
    for (const auto& d : told) {
      ++(d.severity == cardtext::Severity::error ? broken_ : odd_);
      tell(d, file, toml, {}, "");
    }
    for (const auto& card : read.cards) {
      ++cards_;
      // What the edition that was asked for does not have is not read with its words.
      if (const std::string why = r_.edition.empty() ? "" : reader.excludes(card); !why.empty()) {
        ++left_out_;
        if (!r_.json)
          std::cout << fmt::format("{}:{}: left out: {}\n", file.string(), card.place_of("name").line, why);
        continue;
      }
      Looked looked;
      look_at(reader, file, card, looked);
      for (CardReader& other : others_) {
        // A text of its own for another printing is read as that printing reads it.
        if (other.text_field_of(card) != "text") look_at(other, file, card, looked);
      }
      ++(looked.runs ? read_ : wrong_);
      warned_ += looked.runs && looked.warned;
    }
  }

  // What is known of a card so far.
  struct Looked {
    std::set<std::string> fields;
    bool runs = true, warned = false;
  };

  // At the text of this printing, unless it has been read already.
  void look_at(CardReader& reader, const fs::path& file, const cardtext::CardData& card, Looked& looked) {
    const std::string field = reader.text_field_of(card);
    if (!looked.fields.insert(field).second) return;
    const std::string text = reader.text_of(card);
    const ReadText result = reader.read(card);
    looked.runs = looked.runs && result.runs;
    looked.warned = looked.warned || result.warned();
    for (const auto& d : result.diagnostics) tell(d, file, text, card.place_of(field), card.name);
  }

  void tell(const cardtext::Diagnostic& d, const fs::path& file, std::string_view text, cardtext::Position at,
            const std::string& card) {
    if (r_.json) {
      if (!problems_.empty()) problems_ += ',';
      problems_ += fmt::format(R"({{"file":{},"card":{},"diagnostic":{}}})", json_text(file.string()),
                               json_text(card), json_of(d, text, at));
    } else {
      std::cout << show(d, file.string(), text, at) << '\n';
    }
  }

  const Request& r_;
  int cards_ = 0, read_ = 0, warned_ = 0, wrong_ = 0;
  int left_out_ = 0;                // by the edition that was asked for
  int broken_ = 0, odd_ = 0;        // errors and warnings of a file that are not in a text
  std::vector<CardReader> others_;  // every printing, where none was asked for
  std::optional<KnownCards> known_;
  std::string problems_;
};

}  // namespace

void add_check(Commands& commands) {
  auto request = std::make_shared<Request>();
  request->game = first_game();
  commands.push_back({
      "check",
      "Are the cards understood? Reads card files and says what each one does not.",
      "verbatim check games/crystal/cards",
      {{"paths", "card files (TOML or CSV), or folders of them", &request->paths, true},
       {"--game", "whose words the cards use", &request->game},
       {"--edition", "which printing; if not said the game's first, and texts of another in theirs",
        &request->edition},
       {"--json", "one JSON object on stdout", &request->json}},
      [request] { return Checker(*request).run(); },
  });
}

}  // namespace verbatim::app

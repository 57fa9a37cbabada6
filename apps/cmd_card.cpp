// verbatim card read | show | export | import: what a text means, and cards as spreadsheets.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <set>
#include <sstream>

#include "apps/card_reader.h"
#include "apps/card_sheet.h"
#include "apps/commands.h"
#include "apps/games.h"
#include "apps/json_text.h"
#include "apps/scenario_files.h"
#include "base/letter_case.h"
#include "cardtext/suggest.h"
#include "match/card_schema.h"

namespace verbatim::app {
namespace {

namespace fs = std::filesystem;

struct Request {
  std::vector<std::string> words;  // "read [TEXT]", "show NAME", "export [FILE...]", "import FILE"
  std::string game = first_game(), edition;
  bool json = false, csv = false;
};

Exit complain(const std::string& what) {
  std::cerr << "verbatim card: " << what << '\n';
  return Exit::usage;
}

// `about`: further fields, of a card that has them.
void write_json(const std::string& text, const ReadText& r, const std::string& about = "") {
  std::string diagnostics;
  for (const auto& d : r.diagnostics) diagnostics += (diagnostics.empty() ? "" : ",") + json_of(d, text, {});
  std::cout << fmt::format(
                   R"({{{}"text":{},"status":{},"runs":{},"canonical":{},"listing":{},"diagnostics":[{}]}})",
                   about, json_text(text), json_text(r.status), r.runs, json_text(r.canonical),
                   json_text(r.listing), diagnostics)
            << '\n';
}

void write_plain(const std::string& text, const ReadText& r) {
  std::cout << r.status << ": " << cardtext::harmless(text) << '\n';
  for (const auto& d : r.diagnostics) std::cout << show(d, "", text);
  if (r.understood())
    std::cout << "reads as\n" << r.canonical << (r.runs ? "\ndoes\n" : "\nmeans\n") << r.listing;
  std::cout << '\n';
}

bool understood(const ReadText& r) {
  return std::none_of(r.diagnostics.begin(), r.diagnostics.end(),
                      [](const cardtext::Diagnostic& d) { return d.severity == cardtext::Severity::error; });
}

// The text that was given, or one a line of the input; \n in it begins a new paragraph of the card.
Exit read_lines(CardReader& reader, const std::string& given, bool json) {
  bool all = true;
  std::istringstream one(given);
  for (std::string line; std::getline(given.empty() ? std::cin : one, line);) {
    for (auto at = line.find("\\n"); at != std::string::npos; at = line.find("\\n", at + 1))
      line.replace(at, 2, "\n");
    const ReadText r = reader.read(line, cardtext::Whole::fragment);
    all = all && understood(r);
    if (json)
      write_json(line, r);
    else
      write_plain(line, r);
  }
  return all ? Exit::ok : Exit::unread;
}

void write_fields(const cardtext::CardData& card) {
  for (const auto& [field, value] : card.fields) {
    std::cout << "  " << field << ": ";
    if (const int* n = std::get_if<int>(&value))
      std::cout << *n << '\n';
    else if (const auto* s = std::get_if<std::string>(&value))
      std::cout << *s << '\n';
    else
      std::cout << fmt::format("{}", fmt::join(std::get<2>(value), ", ")) << '\n';
  }
}

// What stands behind the first word, whether it was quoted or not.
std::string behind_the_first(const std::vector<std::string>& words) {
  std::string out;
  for (std::size_t i = 1; i < words.size(); ++i) out += (i == 1 ? "" : " ") + words[i];
  return out;
}

Exit show_card(CardReader& reader, const Request& request) {
  const std::string name = behind_the_first(request.words);
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(game_folder(request.game) / "cards")) {
    if (entry.path().extension() != ".toml") continue;
    const std::string toml = contents(entry.path());
    for (const auto& card : cardtext::read_toml(schema_of(*find_game(request.game)), toml).cards) {
      names.insert(card.name);
      if (!same_in_any_case(card.name, name)) continue;
      const std::string text = reader.text_of(card);
      const ReadText read = reader.read(card);
      const Exit exit = understood(read) ? Exit::ok : Exit::unread;
      if (request.json) {
        write_json(
            text, read,
            "\"file\": " + json_text(entry.path().filename().string()) + ", " + json_fields(card) + ", ");
        return exit;
      }
      std::cout << card.name << "  (" << entry.path().filename().string() << ")\n";
      write_fields(card);
      write_plain(text, read);
      return exit;
    }
  }
  const std::string near = cardtext::meant(names, name);
  return complain("there is no card \"" + name + "\"" + (near.empty() ? "" : "; did you mean " + near + "?"));
}

}  // namespace

void add_card(Commands& commands) {
  auto request = std::make_shared<Request>();
  commands.push_back({
      "card",
      "What does a text mean? `card read TEXT` reads a text, `card read` one a line of its input, `card show "
      "NAME` "
      "shows a card of the game; "
      "`card export --csv [FILE...]` and `card import FILE.csv` are for spreadsheets.",
      "verbatim card read 'Deploy: Draw a card.'",
      {{"what", "read [TEXT], show NAME, export [FILE...], import FILE.csv", &request->words, true},
       {"--game", "whose words the text uses", &request->game},
       {"--edition", "which printing; the game's first if not said", &request->edition},
       {"--json", "one JSON object a line", &request->json},
       {"--csv", "export as CSV instead of TOML", &request->csv}},
      [request] {
        const std::string& what = request->words.front();
        const std::vector<std::string> files(request->words.begin() + 1, request->words.end());
        if (what == "export" || what == "import") {
          const Rules* rules = find_game(request->game);
          if (rules == nullptr) return complain(no_such_game(request->game));
          if (request->csv && (request->json || what == "import"))
            return complain(what == "import" ? "--csv is for export; import reads CSV"
                                             : "--csv and --json: write one of them");
          const SheetForm form = request->csv    ? SheetForm::Csv
                                 : request->json ? SheetForm::Json
                                                 : SheetForm::Toml;
          if (what == "export") return export_cards(*rules, files, form);
          if (files.size() != 1) return complain("which file? `card import FILE.csv`");
          return import_cards(*rules, files.front(), form);
        }
        if (what != "read" && what != "show") {
          const std::string near = cardtext::meant({"read", "show", "export", "import"}, what);
          return complain(
              "write `card read TEXT`, `card show NAME`, `card export` or `card import FILE.csv`" +
              (near.empty() ? "" : "; did you mean " + near + "?"));
        }
        auto reader = CardReader::open(request->game, request->edition);
        if (!reader) return complain(reader.error());
        if (request->csv) return complain("--csv is for export");
        if (what == "read") return read_lines(*reader, behind_the_first(request->words), request->json);
        if (request->words.size() < 2) return complain("which card? `card show NAME`");
        return show_card(*reader, *request);
      },
      {"echo 'Deploy: Draw a card.' | verbatim card read", "verbatim card show Battalion"},
  });
}

}  // namespace verbatim::app

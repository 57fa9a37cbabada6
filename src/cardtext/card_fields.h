#pragma once
// Checks that TOML and CSV share: the same card is right or wrong in both.

#include <set>

#include "cardtext/card_file.h"

namespace verbatim::cardtext {

inline constexpr int kMostCopies = 99;

// The schema with name, quantity and text in front.
std::vector<Field> all_fields(const CardSchema& schema);
const Field* field_named(const std::vector<Field>& fields, std::string_view name);

struct FieldChecker {
  const std::vector<Field>& fields;
  std::vector<Diagnostic>& diagnostics;
  std::set<std::pair<std::string, std::string>> taken{};  // fields that no two cards share, and their values

  void report(Code code, Span span, std::string message, std::string hint = {});
  void unknown(const std::string& name, Span span);
  bool fits(const Field& field, const FieldValue& value, Span span);
  void store(CardData& card, const Field& field, FieldValue value);
  void finish(const CardData& card, const std::set<std::string>& given, Span span);  // missing, twice
  void nothing(const CardFile& file, std::string hint);                              // no card at all
};

}  // namespace verbatim::cardtext

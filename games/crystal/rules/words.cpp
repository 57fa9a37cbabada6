#include "words.h"

namespace verbatim::crystal {

Native& Words::row(const char* key, Native::Kind kind, int id, const std::vector<Param>& params, Fn can) {
  Native n;
  n.key = key;
  n.kind = kind;
  n.id = id;
  for (const Param& p : params) {
    n.parameters.push_back(p.sort);
    n.meanings.emplace_back(p.meaning);
  }
  if (can != nullptr) {
    n.can = book.m.pure(std::string("can ") + (key + 5), n.parameters, can, Sort::Truth).value;
  }
  table.push_back(std::move(n));
  return table.back();
}

void Words::action(const char* key, const std::vector<Param>& params, Verb verb, Fn can) {
  std::vector<Sort> sorts;
  for (const Param& p : params) sorts.push_back(p.sort);
  const VerbId id = book.m.native(key + 5, sorts, verb);
  row(key, Native::Kind::Action, id.value, params, can);
}
void Words::program(const char* key, const std::vector<Param>& params, ProgramId id, Fn can) {
  row(key, Native::Kind::Program, id.value, params, can);
}
void Words::counted(const char* key, const std::vector<Param>& params, ProgramId id, Fn can) {
  row(key, Native::Kind::Program, id.value, params, can).did = book.how_much.value;
}
void Words::function(const char* key, const std::vector<Param>& params, FnId id) {
  row(key, Native::Kind::Function, id.value, params, nullptr);
}
void Words::function(const char* key, const std::vector<Param>& params, Fn fn, Sort result) {
  std::vector<Sort> sorts;
  for (const Param& p : params) sorts.push_back(p.sort);
  function(key, params, book.m.pure(key, sorts, fn, result));
}
void Words::thing(const char* key, Native::Kind kind, int id) { row(key, kind, id, {}, nullptr); }
void Words::moment(const char* key, Trigger trigger, const std::vector<Param>& params, bool asks) {
  row(key, Native::Kind::Trigger, trigger, params, nullptr).asks = asks;
}
void Words::again(const char* key, const char* as) {
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (table[i].key != as) continue;
    Native n = table[i];
    n.key = key;
    table.push_back(std::move(n));
    return;
  }
}
void Words::refused(const char* key, const char* clause) {
  row(key, Native::Kind::Refused, 0, {}, nullptr).clause = clause;
}
void Words::rule(const char* key, const char* clause) {
  row(key, Native::Kind::Number, 0, {}, nullptr).clause = clause;
}

void Words::cannot(const char* key, Action action, const char* clause) {
  row(key, Native::Kind::Cannot, action, {}, nullptr).clause = clause;
}

void write_words(Book& b, std::vector<Native>& table) {
  Words w{b, table};
  words_of_crystals(w);
  words_of_tokens(w);
  words_of_moves(w);
  words_of_decks(w);
  words_of_turns(w);
  words_of_questions(w);
  words_of_moments(w);
}

}  // namespace verbatim::crystal

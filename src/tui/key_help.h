#pragma once
// The keys of the full screen: the line at its bottom, and its help.

namespace verbatim::tui {

inline constexpr const char* kKeys =
    "1-9 choose  ? why  i inspect  c cards  u undo  l log  h help  s save  q quit";
inline constexpr const char* kPageKeys = "Enter or Esc back  arrows, PgUp, PgDn move";
inline constexpr const char* kListKeys = "number, Enter: look  Esc back  arrows, PgUp, PgDn move";
inline constexpr const char* kCoachKeys = "Enter play  d play, and do not show this again";

inline constexpr const char* kKeyHelp[] = {
    "1 2 3 ...      choose the option with that number; press Enter where a longer number could follow",
    "?              what you may not do now, and the rule that forbids it",
    "i              inspect a card or a number: its text, and what made it",
    "c              your cards with their text",
    "u              undo your last choice, if nobody acted and nothing was revealed since",
    "l              the log from the beginning; the clauses in brackets are those of the rulebook",
    "s              save: say where the game is kept",
    "w              if the game cannot be written: go on without a record; otherwise choices wait",
    "q              quit; the game is kept and can be continued",
    "PgUp, PgDn     more options, or more of a page; the arrows move by one",
    "Several cards are picked one after another in the order they lie in; (1 of 4) says how many are "
    "wanted.",
};

// What a beginner must know beside the aim of the game.
inline constexpr const char* kFirstSteps[] = {
    "",
    "Below the table stands a question with numbered answers: type the number.",
    "? says what you may not do and which rule forbids it. i takes a card or a number apart.",
    "u takes a choice back as long as nothing was revealed. h lists all keys.",
    "The game is written down as you play; you can leave at any time.",
};

}  // namespace verbatim::tui

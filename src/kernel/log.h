#pragma once
// Log entries are typed: what happened, under which clause, because of which object. A sink that is absent
// costs one comparison.

#include <cstdint>
#include <vector>

#include "base/id.h"

namespace verbatim {

enum class LogKind : std::uint8_t {
  Said,       // a game's own entry: label with numbers
  Moved,      // object to zone
  Counted,    // counter of a seat changed by
  Flagged,    // flag of an object set or cleared
  Chosen,     // a seat took an option
  Resolved,   // an ability began
  Cancelled,  // an event or an announced ability did not happen
  WindowOpen,
  WindowClosed,
  Priority,  // a seat was given priority in a window
  Declined,
  Forbidden,  // cannot: the source that forbade it
  Outcome,
};

struct LogEntry {
  LogKind kind = LogKind::Said;
  std::uint8_t seat = 0;  // who it concerns; seats for nobody
  ClauseId clause{};
  LabelId label{};          // words of a game's own entry, or the card text that caused it
  LabelId question{};       // of what was chosen
  std::int16_t cause = -1;  // the object whose text is running
  std::int16_t object = -1, zone = -1, amount = 0, extra = 0;
  std::uint8_t seen_by = 0xff;  // seats that may read object; others read "a card"
};

class LogSink {
 public:
  virtual ~LogSink() = default;
  virtual void write(const LogEntry&) = 0;
};

struct LogList final : LogSink {
  std::vector<LogEntry> entries;
  void write(const LogEntry& e) override { entries.push_back(e); }
};

}  // namespace verbatim

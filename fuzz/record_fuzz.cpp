// Records are files from anywhere: whatever the bytes, reading ends in a record or an error, and a record
// that was read is written and read again the same.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "match/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = verbatim::read_record({reinterpret_cast<const char*>(data), size});
  if (!record) return 0;
  const std::string text = verbatim::write_record(*record);
  const auto again = verbatim::read_record(text);
  if (!again || verbatim::write_record(*again) != text) std::abort();
  return 0;
}

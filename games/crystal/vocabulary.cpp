#include "vocabulary.h"

#include <string_view>

namespace verbatim::crystal {
namespace {

// The table is one raw string, so that the file stays plain text for designers and needs no build step.
constexpr std::string_view kWords =
#include "vocabulary.words"
    ;

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary words = split_vocabulary("crystal", kWords);
  return words;
}

}  // namespace verbatim::crystal

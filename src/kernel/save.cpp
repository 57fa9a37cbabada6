#include "kernel/save.h"

#include <bit>
#include <cstring>

#include "base/hash.h"

namespace verbatim {
namespace {

// The block is written as it lies in memory; a port to the other byte order swaps here.
static_assert(std::endian::native == std::endian::little);

constexpr char kMagic[8] = {'V', 'E', 'R', 'B', 'A', 'T', 'I', 'M'};
constexpr std::size_t kVersionAt = 8, kLayoutAt = 12, kRulesAt = 16, kUsedAt = 24, kChecksumAt = 28;

template <class Number>
void put(std::byte* at, Number value) {
  for (std::size_t i = 0; i < sizeof(Number); ++i) at[i] = static_cast<std::byte>(value >> (8 * i));
}

template <class Number>
Number get(const std::byte* at) {
  Number value = 0;
  for (std::size_t i = 0; i < sizeof(Number); ++i) value |= static_cast<Number>(at[i]) << (8 * i);
  return value;
}

std::uint64_t checksum(const std::byte* header, const std::byte* block, std::size_t used) {
  return hash_bytes(block, used, hash_bytes(header, kChecksumAt));
}

}  // namespace

std::vector<std::byte> save(const State& state) {
  std::vector<std::byte> file(kSaveHeader + (state.empty() ? 0 : state.used()));
  std::memcpy(file.data(), kMagic, sizeof kMagic);
  put(file.data() + kVersionAt, kSaveVersion);
  put(file.data() + kLayoutAt, state.capacity());
  if (!state.empty()) {
    put(file.data() + kRulesAt, state.header().code_hash);
    put(file.data() + kUsedAt, state.used());
    std::memcpy(file.data() + kSaveHeader, state.data(), state.used());
  }
  const std::byte* block = file.data() + kSaveHeader;
  put(file.data() + kChecksumAt, checksum(file.data(), block, file.size() - kSaveHeader));
  return file;
}

Result<State, LoadError> load(const Game& game, std::span<const std::byte> file) {
  using Kind = LoadError::Kind;
  const auto refuse = [](Kind kind, std::string text) { return failed(LoadError{kind, std::move(text)}); };
  if (file.size() < sizeof kMagic || std::memcmp(file.data(), kMagic, sizeof kMagic) != 0)
    return refuse(Kind::NotAState, "this is not a saved state");
  if (file.size() < kSaveHeader) return refuse(Kind::Truncated, "the saved state ends in its header");
  const std::byte* header = file.data();
  const std::byte* block = header + kSaveHeader;
  const auto version = get<std::uint32_t>(header + kVersionAt);
  if (version != kSaveVersion) {
    return refuse(Kind::Version, "the saved state has format " + std::to_string(version) +
                                     "; this release reads format " + std::to_string(kSaveVersion));
  }
  const auto used = get<std::uint32_t>(header + kUsedAt);
  if (used != file.size() - kSaveHeader) {
    return refuse(Kind::Truncated, "the saved state should have " + std::to_string(used) + " bytes and has " +
                                       std::to_string(file.size() - kSaveHeader));
  }
  if (get<std::uint64_t>(header + kChecksumAt) != checksum(header, block, used))
    return refuse(Kind::Corrupted, "the saved state was changed: its checksum does not agree");
  const Layout& layout = game.layout();
  if (get<std::uint64_t>(header + kRulesAt) != game.code_hash() ||
      get<std::uint32_t>(header + kLayoutAt) != layout.size)
    return refuse(Kind::OtherRules, "the saved state belongs to other rules or another card set");
  if (used < layout.stack_at + 2 || used > layout.size)
    return refuse(Kind::Invalid, "the saved state has an impossible size");

  State state(layout);
  std::memcpy(state.data(), block, used);
  if (auto damage = find_damage(game, state); !damage.empty())
    return refuse(Kind::Invalid, "the saved state cannot be: " + damage);
  return state;
}

}  // namespace verbatim

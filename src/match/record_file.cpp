#include <fcntl.h>
#include <unistd.h>
#include <zlib.h>

#include <cerrno>
#include <cstring>
#include <vector>

#include "match/record.h"

namespace verbatim {
namespace {

constexpr std::size_t kLargest = 64u << 20;  // of a file once unpacked

std::string because(const std::string& what, const std::string& path) {
  return what + " " + path + ": " + std::strerror(errno);
}

bool write_all(int file, const char* data, std::size_t size) {
  while (size > 0) {
    const ssize_t n = ::write(file, data, size);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    data += n;
    size -= static_cast<std::size_t>(n);
  }
  return true;
}

std::string pack(std::string_view content) {
  z_stream z{};
  if (deflateInit2(&z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) return {};
  std::string out(deflateBound(&z, content.size()) + 32, '\0');
  z.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
  z.avail_in = static_cast<uInt>(content.size());
  z.next_out = reinterpret_cast<Bytef*>(out.data());
  z.avail_out = static_cast<uInt>(out.size());
  deflate(&z, Z_FINISH);
  out.resize(z.total_out);
  deflateEnd(&z);
  return out;
}

// A packed file that was cut off gives what can be unpacked; the reader of records says what is missing.
std::string unpack(const std::string& packed) {
  z_stream z{};
  if (inflateInit2(&z, 15 + 32) != Z_OK) return {};
  std::string out;
  std::vector<char> part(1 << 16);
  z.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
  z.avail_in = static_cast<uInt>(packed.size());
  int result = Z_OK;
  while (result == Z_OK && out.size() < kLargest) {
    z.next_out = reinterpret_cast<Bytef*>(part.data());
    z.avail_out = static_cast<uInt>(part.size());
    result = inflate(&z, Z_SYNC_FLUSH);
    out.append(part.data(), part.size() - z.avail_out);
    if (z.avail_in == 0 && z.avail_out == part.size()) break;
  }
  inflateEnd(&z);
  return out;
}

}  // namespace

Result<Ok, std::string> save_file(const std::string& path, std::string_view content) {
  const std::string body = path.ends_with(".gz") ? pack(content) : std::string(content);
  const std::string fresh = path + ".new";
  const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) return failed(because("cannot write", fresh));
  const bool written = write_all(file, body.data(), body.size()) && ::fsync(file) == 0;
  const std::string problem = written ? "" : because("cannot write", fresh);
  ::close(file);
  const bool replaced = written && ::rename(fresh.c_str(), path.c_str()) == 0;
  if (!replaced) {
    const std::string why = written ? because("cannot replace", path) : problem;
    ::unlink(fresh.c_str());  // half a file helps nobody, and the disk may be full
    return failed(why);
  }
  // The new name itself must reach the disk.
  const auto slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  if (const int directory = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); directory >= 0) {
    ::fsync(directory);
    ::close(directory);
  }
  return Ok{};
}

Result<std::string, std::string> load_file(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return failed(because("cannot read", path));
  std::string body;
  std::vector<char> part(1 << 16);
  for (;;) {
    const ssize_t n = ::read(file, part.data(), part.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) {
      const std::string problem = because("cannot read", path);
      ::close(file);
      return failed(problem);
    }
    if (n == 0) break;
    body.append(part.data(), static_cast<std::size_t>(n));
    if (body.size() > kLargest) break;
  }
  ::close(file);
  if (body.size() > kLargest) return failed(path + " is larger than any record");
  const bool packed = body.size() > 2 && body[0] == '\x1f' && body[1] == '\x8b';
  return packed ? unpack(body) : body;
}

}  // namespace verbatim

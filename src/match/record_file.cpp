#include <fcntl.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <random>
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

struct Content {
  std::string text;
  std::string damage;  // what is wrong with a packed file; empty: it is whole
};

// What can be unpacked, and whether that is all: the end of a packed text has its length and a checksum.
Content unpack(const std::string& packed) {
  z_stream z{};
  if (inflateInit2(&z, 15 + 16) != Z_OK) return {"", "cannot be unpacked"};
  Content out;
  std::vector<char> part(1 << 16);
  z.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
  z.avail_in = static_cast<uInt>(packed.size());
  int result = Z_OK;
  while (result == Z_OK && out.text.size() <= kLargest) {
    z.next_out = reinterpret_cast<Bytef*>(part.data());
    z.avail_out = static_cast<uInt>(part.size());
    result = inflate(&z, Z_SYNC_FLUSH);
    out.text.append(part.data(), part.size() - z.avail_out);
    // Packed files written one behind the other are one text.
    if (result == Z_STREAM_END && z.avail_in > 0) result = inflateReset(&z);
  }
  inflateEnd(&z);
  if (result == Z_BUF_ERROR)
    out.damage = "is cut off";
  else if (result != Z_STREAM_END && result != Z_OK)
    out.damage = "is damaged";
  return out;
}

std::string too_large(const std::string& path) { return path + " is larger than any record"; }

Result<Content, std::string> load(const std::string& path) {
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
  if (body.size() > kLargest) return failed(too_large(path));
  if (!body.starts_with("\x1f\x8b")) return Content{std::move(body), ""};
  Content content = unpack(body);
  if (content.text.size() > kLargest) return failed(too_large(path));
  return content;
}

// Where a name leads in the end, so that a link stays a link.
std::string target_of(const std::string& path) {
  namespace fs = std::filesystem;
  constexpr int kMostLinks = 40;
  fs::path at = path;
  std::error_code error;
  for (int i = 0; i < kMostLinks && fs::is_symlink(at, error); ++i) {
    const fs::path to = fs::read_symlink(at, error);
    at = to.is_absolute() ? to : at.parent_path() / to;
  }
  return at.string();
}

bool same_file(int file, const std::string& path) {
  struct stat a{}, b{};
  return ::fstat(file, &a) == 0 && ::stat(path.c_str(), &b) == 0 && a.st_dev == b.st_dev &&
         a.st_ino == b.st_ino;
}

// A file of its own in the folder where the target lies, whose mode is that of any new file. Nothing that is
// there already is touched, nor what it may lead to.
struct Fresh {
  std::string path;
  int file = -1;
};
Fresh make_fresh(const std::string& folder) {
  constexpr int kTries = 100;
  std::random_device device;
  Fresh fresh;
  for (int i = 0; i < kTries; ++i) {
    fresh.path = fmt::format("{}.verbatim-{:08x}", folder, device());
    fresh.file = ::open(fresh.path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (fresh.file >= 0 || errno != EEXIST) break;
  }
  return fresh;
}

// Where nothing may be replaced, two names lead to the file for a moment; a file system that has no second
// names is asked whether the first one is free.
bool put_in_place(const std::string& fresh, const std::string& target, bool replace) {
  if (!replace) {
    if (::link(fresh.c_str(), target.c_str()) == 0) return ::unlink(fresh.c_str()), true;
    if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS) return false;
    if (::access(target.c_str(), F_OK) == 0) return errno = EEXIST, false;
  }
  return ::rename(fresh.c_str(), target.c_str()) == 0;
}

}  // namespace

FileHold::~FileHold() {
  if (file_ >= 0) ::close(file_);
}

Result<FileHold, std::string> FileHold::take(const std::string& path) {
  FileHold hold;
  // Whoever holds it may have put a new file in its place between our two steps.
  do {
    hold = FileHold();
    hold.file_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (hold.file_ < 0 && errno == ENOENT) return hold;
    if (hold.file_ < 0) return failed(because("cannot read", path));
    if (::flock(hold.file_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
      return failed(path + " is being played in another window; leave the game there first");
  } while (!same_file(hold.file_, path));
  return hold;
}

Result<Ok, std::string> save_file(const std::string& path, std::string_view content, FileHold* hold) {
  const std::string body = path.ends_with(".gz") ? pack(content) : std::string(content);
  const std::string target = target_of(path);
  const auto slash = target.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : target.substr(0, slash + 1);
  const Fresh fresh = make_fresh(folder);
  if (fresh.file < 0) return failed(because("cannot write", target));
  struct stat before{};
  if (::stat(target.c_str(), &before) == 0) ::fchmod(fresh.file, before.st_mode & 07777);
  if (hold != nullptr) ::flock(fresh.file, LOCK_EX | LOCK_NB);  // nobody else can have it
  const bool written = write_all(fresh.file, body.data(), body.size()) && ::fsync(fresh.file) == 0;
  // Who is to hold a file that was not there has no right to one that somebody else put there meanwhile.
  const bool ours = hold == nullptr || hold->file_ >= 0;
  if (!written || !put_in_place(fresh.path, target, ours)) {
    const std::string why = !ours && written && errno == EEXIST
                                ? target + " was not there when this game began and is now; name another file"
                                : because(written ? "cannot replace" : "cannot write", target);
    ::close(fresh.file);
    ::unlink(fresh.path.c_str());  // half a file helps nobody, and the disk may be full
    return failed(why);
  }
  const int done = hold == nullptr ? fresh.file : std::exchange(hold->file_, fresh.file);
  if (done >= 0) ::close(done);
  // The new name itself must reach the disk.
  if (const int directory = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
      directory >= 0) {
    ::fsync(directory);
    ::close(directory);
  }
  return Ok{};
}

Result<std::string, std::string> load_file(const std::string& path) {
  auto content = load(path);
  if (!content) return failed(content.error());
  if (!content->damage.empty()) return failed(path + ": the packed file " + content->damage);
  return std::move(content->text);
}

Result<Record, std::string> load_record(const std::string& path) {
  const auto content = load(path);
  if (!content) return failed(content.error());
  const std::string damage = content->damage.empty() ? "" : "the packed file " + content->damage;
  auto record = read_record(content->text);
  if (!record) {
    return failed(fmt::format("{}:{}: {}{}", path, record.error().line, damage.empty() ? "" : damage + "; ",
                              record.error().text));
  }
  record->damaged = !damage.empty();
  if (record->damaged) {
    record->warning = fmt::format("{}; it is read up to choice {}{}", damage, record->choices.size(),
                                  content->damage == "is cut off" ? "" : ", and some of that may be wrong");
  }
  return std::move(*record);
}

}  // namespace verbatim

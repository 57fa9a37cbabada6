#pragma once
// What the program complains of may hold bytes of a file or of an argument. A terminal is not to obey them.

#include <streambuf>

namespace verbatim::app {

// As long as it lives, control characters that std::cerr is given are written as a sign that stands for them.
class HarmlessErrors : public std::streambuf {
 public:
  HarmlessErrors();
  ~HarmlessErrors() override;
  HarmlessErrors(const HarmlessErrors&) = delete;
  HarmlessErrors& operator=(const HarmlessErrors&) = delete;

 protected:
  int_type overflow(int_type) override;
  std::streamsize xsputn(const char*, std::streamsize) override;
  int sync() override { return under_->pubsync(); }

 private:
  std::streambuf* under_;
};

}  // namespace verbatim::app

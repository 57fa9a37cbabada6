#pragma once
// Bad input comes back as a typed error; nothing in the library prints or aborts.

#include <tl/expected.hpp>

namespace verbatim {

template <class T, class E>
using Result = tl::expected<T, E>;

template <class E>
tl::unexpected<std::decay_t<E>> failed(E&& error) {
  return tl::unexpected<std::decay_t<E>>(std::forward<E>(error));
}

struct Ok {
  bool operator==(const Ok&) const = default;
};

}  // namespace verbatim

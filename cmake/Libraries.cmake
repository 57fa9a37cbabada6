# Libraries from the system. docs/dependencies.md says why each one is here; tools/setup installs them.
find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(tl-expected REQUIRED)
find_package(tomlplusplus REQUIRED)
find_package(CLI11 REQUIRED)
find_package(ZLIB REQUIRED)
find_package(GTest REQUIRED)
find_package(rapidcheck REQUIRED)
find_package(benchmark REQUIRED)

# Debian's xxHash comes without a CMake package file.
find_path(XXHASH_INCLUDE_DIR xxhash.h REQUIRED)
find_library(XXHASH_LIBRARY xxhash REQUIRED)
add_library(verbatim_xxhash INTERFACE)
target_include_directories(verbatim_xxhash SYSTEM INTERFACE ${XXHASH_INCLUDE_DIR})
target_link_libraries(verbatim_xxhash INTERFACE ${XXHASH_LIBRARY})

# The terminal table: screen and keys, and how wide a letter is.
set(CURSES_NEED_NCURSES TRUE)
set(CURSES_NEED_WIDE TRUE)
find_package(Curses REQUIRED)
add_library(verbatim_ncurses INTERFACE)
target_include_directories(verbatim_ncurses SYSTEM INTERFACE ${CURSES_INCLUDE_DIRS})
target_link_libraries(verbatim_ncurses INTERFACE ${CURSES_LIBRARIES})
find_path(UTF8PROC_INCLUDE_DIR utf8proc.h REQUIRED)
find_library(UTF8PROC_LIBRARY utf8proc REQUIRED)
add_library(verbatim_utf8proc INTERFACE)
target_include_directories(verbatim_utf8proc SYSTEM INTERFACE ${UTF8PROC_INCLUDE_DIR})
target_link_libraries(verbatim_utf8proc INTERFACE ${UTF8PROC_LIBRARY})

# What every folder may use beside the standard library. Anything else is named by the folder that needs it.
target_link_libraries(verbatim_options INTERFACE fmt::fmt tl::expected verbatim_xxhash Threads::Threads)

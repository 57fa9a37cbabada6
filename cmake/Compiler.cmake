# The language, the warnings, and the speed-ups that are used when they are installed.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

option(VERBATIM_WERROR "Warnings are errors" OFF)
option(VERBATIM_FUZZ "Build the fuzz targets too (clang)" OFF)
set(VERBATIM_SANITIZE "" CACHE STRING "Sanitizers for everything, e.g. address,undefined")

# What every target of ours is compiled with.
add_library(verbatim_options INTERFACE)
# Two kinds are false alarms: of g++ 12 about strings, of clang about what libstdc++ 12 itself uses.
target_compile_options(verbatim_options INTERFACE -Wall -Wextra -Wno-missing-field-initializers
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> -Wpedantic -Wshadow
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)
# The same false alarm of g++ 12 at a link that optimises the whole program, under another name: for "(" + text it
# follows the branch of std::string for a source that lies inside the string itself, which a literal never does, and
# finds that 2^63 bytes would be copied there. All it reports comes from that one operator; compiling still warns.
target_link_options(verbatim_options INTERFACE
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-stringop-overflow>)
if(VERBATIM_WERROR)
  target_compile_options(verbatim_options INTERFACE -Werror)
endif()
# Counting and finding bits is what enumeration does; every x86-64 machine since 2009 does it in one instruction.
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  target_compile_options(verbatim_options INTERFACE -march=x86-64-v2)
endif()
target_include_directories(verbatim_options INTERFACE ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR})

if(VERBATIM_SANITIZE)
  add_compile_options(-fsanitize=${VERBATIM_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${VERBATIM_SANITIZE})
endif()

# Presets that set CMAKE_UNITY_BUILD compile the files of a folder in bundles: sanitized code is slow to make,
# and most of it comes from headers. Two files of a folder must not give two things the same name.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 10)

find_program(CCACHE ccache)
if(CCACHE)
  # Paths below the checkout count as relative, so that a second clone finds what the first has compiled.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CCACHE})
endif()
find_program(MOLD mold)
if(MOLD)
  add_link_options(-fuse-ld=mold)
endif()

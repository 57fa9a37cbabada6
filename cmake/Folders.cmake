# How a folder becomes targets. The globs are CONFIGURE_DEPENDS: a new file is seen at the next build.

define_property(GLOBAL PROPERTY VERBATIM_LIBRARIES BRIEF_DOCS "Every folder's library, in order of use")
define_property(GLOBAL PROPERTY VERBATIM_TEST_FOLDERS BRIEF_DOCS "Pairs name=path of folders with tests")

# Splits the sources below `path` into <out>_SOURCES, <out>_TESTS and <out>_HEADERS. Globbing a folder that
# does not exist yet gives nothing, and is looked at again at every build.
function(_verbatim_sources out depth path)
  file(${depth} all CONFIGURE_DEPENDS ${path}/*.cpp)
  file(${depth} headers CONFIGURE_DEPENDS ${path}/*.h)
  set(tests ${all})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER all EXCLUDE REGEX "_test\\.cpp$|/must_not_compile/")
  set(${out}_SOURCES ${all} PARENT_SCOPE)
  set(${out}_TESTS ${tests} PARENT_SCOPE)
  set(${out}_HEADERS ${headers} PARENT_SCOPE)
endfunction()

# A library for the sources below `path`, or an INTERFACE target if it has only headers; nothing if empty.
function(_verbatim_library target path)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "USES;LIBRARIES")
  _verbatim_sources(dir GLOB_RECURSE ${path})
  if(dir_SOURCES)
    add_library(${target} STATIC ${dir_SOURCES})
    set(scope PUBLIC)
  elseif(dir_HEADERS)
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  else()
    return()
  endif()
  target_link_libraries(${target} ${scope} verbatim_options ${arg_LIBRARIES})
  foreach(used IN LISTS arg_USES)
    if(TARGET verbatim_${used})
      target_link_libraries(${target} ${scope} verbatim_${used})
    endif()
  endforeach()
  set_property(GLOBAL APPEND PROPERTY VERBATIM_LIBRARIES ${target})
endfunction()

function(verbatim_folder name)
  _verbatim_library(verbatim_${name} ${CMAKE_SOURCE_DIR}/src/${name} ${ARGN})
  set_property(GLOBAL APPEND PROPERTY VERBATIM_TEST_FOLDERS ${name}=${CMAKE_SOURCE_DIR}/src/${name})
endfunction()

# games/<name> becomes game_<name>.
function(verbatim_games)
  file(GLOB games LIST_DIRECTORIES true CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/games/*)
  foreach(path IN LISTS games)
    if(IS_DIRECTORY ${path})
      get_filename_component(name ${path} NAME)
      _verbatim_library(game_${name} ${path} ${ARGN})
      set_property(GLOBAL APPEND PROPERTY VERBATIM_TEST_FOLDERS ${name}=${path})
    endif()
  endforeach()
endfunction()

function(_verbatim_link_all target)
  get_property(libraries GLOBAL PROPERTY VERBATIM_LIBRARIES)
  list(REVERSE libraries)
  target_link_libraries(${target} PRIVATE verbatim_options ${libraries} ${ARGN})
  target_compile_definitions(${target} PRIVATE VERBATIM_ROOT="${CMAKE_SOURCE_DIR}")
endfunction()

# Test code runs once: making it fast would take longer than it saves. What it tests is optimised.
set(VERBATIM_TEST_OPTIONS $<$<CONFIG:RelWithDebInfo>:-O1>)

# One program and one ctest entry a folder: starting a process for every single test costs more than the
# test. The program writes each case's result to test-results/, which tools/test counts.
function(_verbatim_test_program target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINKS")
  add_executable(${target} ${arg_SOURCES})
  target_compile_options(${target} PRIVATE ${VERBATIM_TEST_OPTIONS})
  target_link_libraries(${target} PRIVATE verbatim_options ${arg_LINKS} GTest::gtest_main rapidcheck
                                          rapidcheck_gtest)
  target_compile_definitions(${target} PRIVATE VERBATIM_ROOT="${CMAKE_SOURCE_DIR}")
  add_test(NAME ${target}
           COMMAND ${target} --gtest_output=xml:${CMAKE_BINARY_DIR}/test-results/${target}.xml
           WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
  set_tests_properties(${target} PROPERTIES TIMEOUT 900 ENVIRONMENT "RC_PARAMS=seed=1")
endfunction()

# <folder>_test for every folder that has tests beside its sources, and one program for tests/ and for each
# of its direct subfolders. What is not *_test.cpp below tests/ is shared by all test programs.
function(verbatim_tests)
  get_property(libraries GLOBAL PROPERTY VERBATIM_LIBRARIES)
  list(REVERSE libraries)

  _verbatim_sources(support GLOB_RECURSE ${CMAKE_SOURCE_DIR}/tests)
  set(everything ${libraries})
  if(support_SOURCES)
    add_library(verbatim_testing STATIC ${support_SOURCES})
    target_compile_options(verbatim_testing PRIVATE ${VERBATIM_TEST_OPTIONS})
    target_link_libraries(verbatim_testing PUBLIC verbatim_options ${libraries} GTest::gtest rapidcheck
                                                  rapidcheck_gtest)
    target_compile_definitions(verbatim_testing PRIVATE VERBATIM_ROOT="${CMAKE_SOURCE_DIR}")
    list(PREPEND everything verbatim_testing)
  endif()

  # The lower folders' tests link only what the folder itself may use, so that a break above does not stop
  # them; from the games upwards a test may need any of the rest.
  get_property(folders GLOBAL PROPERTY VERBATIM_TEST_FOLDERS)
  foreach(pair IN LISTS folders)
    string(REGEX MATCH "^([^=]+)=(.*)$" _ ${pair})
    set(name ${CMAKE_MATCH_1})
    set(path ${CMAKE_MATCH_2})
    _verbatim_sources(dir GLOB_RECURSE ${path})
    if(dir_TESTS)
      set(links ${everything})
      if(name MATCHES "^(base|program|cardtext|kernel)$")
        set(links)
        if(TARGET verbatim_${name})
          set(links verbatim_${name})
        endif()
      endif()
      _verbatim_test_program(${name}_test SOURCES ${dir_TESTS} LINKS ${links})
    endif()
  endforeach()

  file(GLOB subfolders LIST_DIRECTORIES true CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*)
  foreach(path IN LISTS subfolders)
    if(IS_DIRECTORY ${path})
      get_filename_component(name ${path} NAME)
      _verbatim_sources(dir GLOB_RECURSE ${path})
      if(dir_TESTS)
        _verbatim_test_program(tests_${name} SOURCES ${dir_TESTS} LINKS ${everything})
        if(name STREQUAL "commands" AND TARGET verbatim)  # they start it
          add_dependencies(tests_commands verbatim)
        endif()
      endif()
    endif()
  endforeach()
  _verbatim_sources(dir GLOB ${CMAKE_SOURCE_DIR}/tests)
  if(dir_TESTS)
    _verbatim_test_program(tests_whole SOURCES ${dir_TESTS} LINKS ${everything})
  endif()

  find_package(Python3 COMPONENTS Interpreter)
  file(GLOB scripts CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tools/*_test.py)
  if(Python3_FOUND AND NOT VERBATIM_SANITIZE)
    foreach(script IN LISTS scripts)
      get_filename_component(name ${script} NAME_WE)
      add_test(NAME tools_${name} COMMAND Python3::Interpreter ${script})
    endforeach()
  endif()
endfunction()

# apps/*.cpp is the one program, `verbatim`. CLI11 is seen by its sources only.
function(verbatim_apps)
  _verbatim_sources(dir GLOB ${CMAKE_SOURCE_DIR}/apps)
  if(dir_SOURCES)
    add_executable(verbatim ${dir_SOURCES})
    set_target_properties(verbatim PROPERTIES UNITY_BUILD OFF)  # every command has its own Request
    _verbatim_link_all(verbatim CLI11::CLI11)
    target_compile_definitions(verbatim PRIVATE VERBATIM_VERSION="${PROJECT_VERSION}")
  endif()
endfunction()

# bench/*.cpp is one Google Benchmark program. Timing code under a sanitizer would say nothing.
function(verbatim_bench)
  _verbatim_sources(dir GLOB ${CMAKE_SOURCE_DIR}/bench)
  if(dir_SOURCES AND NOT VERBATIM_SANITIZE)
    add_executable(bench ${dir_SOURCES})
    set(testing)
    if(TARGET verbatim_testing)
      set(testing verbatim_testing)
    endif()
    _verbatim_link_all(bench ${testing} benchmark::benchmark benchmark::benchmark_main)
  endif()
endfunction()

# Each fuzz/<name>.cpp is one libFuzzer program fuzz_<name>; `fuzz` is all of them.
function(verbatim_fuzz)
  _verbatim_sources(dir GLOB ${CMAKE_SOURCE_DIR}/fuzz)
  add_custom_target(fuzz)
  foreach(source IN LISTS dir_SOURCES)
    get_filename_component(name ${source} NAME_WE)
    add_executable(fuzz_${name} ${source})
    _verbatim_link_all(fuzz_${name})
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    add_dependencies(fuzz fuzz_${name})
  endforeach()
endfunction()

# Optimisation by what play does (docs/decisions/0010). There are two trees with the same libraries. In `train` those
# that play are instrumented, and `trained` plays: bench/training. tools/train lays what they counted beside the
# objects of `release`, where g++ and ccache look for it. What has no counts is compiled as without all this.
option(VERBATIM_TRAIN "Instrument what plays (preset train)" OFF)
option(VERBATIM_TRAINED "Optimise for what training counted, where it did" OFF)

set(VERBATIM_LEARNERS verbatim_base verbatim_kernel game_crystal verbatim_players)

function(verbatim_training)
  if(VERBATIM_TRAIN)
    _verbatim_train()
  elseif(VERBATIM_TRAINED)
    _verbatim_use_training()
  endif()
endfunction()

# Both trees must be alike up to where g++ counts, which is after its first steps: same level, same sources, same
# names of objects. What does not learn is compiled as fast as can be.
function(_verbatim_train)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    message(FATAL_ERROR "Only g++ is trained.")
  endif()
  get_property(libraries GLOBAL PROPERTY VERBATIM_LIBRARIES)
  foreach(library IN LISTS libraries)
    get_target_property(kind ${library} TYPE)
    if(kind STREQUAL "INTERFACE_LIBRARY")
      continue()
    elseif(library IN_LIST VERBATIM_LEARNERS)
      # The seed: the same code gives the same counts, to the byte.
      target_compile_options(${library} PRIVATE -fprofile-generate -frandom-seed=verbatim)
    else()
      target_compile_options(${library} PRIVATE -O1)
      set_target_properties(${library} PROPERTIES UNITY_BUILD ON INTERPROCEDURAL_OPTIMIZATION OFF)
    endif()
  endforeach()

  add_executable(training ${CMAKE_SOURCE_DIR}/bench/training/training.cpp
                          ${CMAKE_SOURCE_DIR}/tests/crystal/factions.cpp
                          ${CMAKE_SOURCE_DIR}/tests/crystal/sample_deck.cpp)
  target_compile_options(training PRIVATE -O1)
  set_target_properties(training PROPERTIES UNITY_BUILD ON)
  target_link_libraries(training PRIVATE game_crystal verbatim_match verbatim_players)
  target_link_options(training PRIVATE -fprofile-generate)
  target_compile_definitions(training PRIVATE VERBATIM_ROOT="${CMAKE_SOURCE_DIR}")

  # Some counts are of addresses: these should be the same each time, where the system lets us.
  execute_process(COMMAND setarch -R true RESULT_VARIABLE refused OUTPUT_QUIET ERROR_QUIET)
  set(at_fixed_addresses)
  if(refused EQUAL 0)
    set(at_fixed_addresses setarch -R)
  endif()
  file(GLOB cards CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/games/crystal/cards/*.toml)
  add_custom_command(OUTPUT trained.stamp
    COMMAND find CMakeFiles -name "*.gcda" -delete  # counts are added to what is there
    COMMAND ${at_fixed_addresses} $<TARGET_FILE:training>
    COMMAND ${CMAKE_COMMAND} -E touch trained.stamp
    DEPENDS training ${cards}
    COMMENT "Playing games to see which ways through the code are taken")
  add_custom_target(trained DEPENDS trained.stamp)
endfunction()

# A function that changed since has no counts, and is optimised as without any; counts that do not fit are
# corrected. Neither is an error.
function(_verbatim_use_training)
  file(GLOB_RECURSE profiles CONFIGURE_DEPENDS ${CMAKE_BINARY_DIR}/CMakeFiles/*.gcda)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU" OR NOT profiles)
    message(STATUS "Not optimised for what play does: that takes g++, and tools/train before.")
    return()
  endif()
  foreach(library IN LISTS VERBATIM_LEARNERS)
    get_target_property(sources ${library} SOURCES)
    foreach(source IN LISTS sources)
      file(RELATIVE_PATH name ${CMAKE_SOURCE_DIR} ${source})
      set(profile ${CMAKE_BINARY_DIR}/CMakeFiles/${library}.dir/${name}.gcda)
      if(profile IN_LIST profiles)
        set_property(SOURCE ${source} APPEND PROPERTY COMPILE_OPTIONS -fprofile-use -fprofile-correction
                     -Wno-coverage-mismatch -Wno-missing-profile)
        set_property(SOURCE ${source} APPEND PROPERTY OBJECT_DEPENDS ${profile})
      endif()
    endforeach()
  endforeach()
endfunction()

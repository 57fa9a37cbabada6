# What nobody should be able to write is tried: each tests/must_not_compile/<name>.cpp compiles as it is, and with
# CHEAT defined it does not, for the reason its line "// error: PATTERN" names. The first shows that the second
# fails for that reason and no other.
#
# A player's source finds the headers of the folders that players are built on and no others, so that not even an
# include can reach a match.
function(verbatim_must_not_compile)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "SEES")
  set(headers ${CMAKE_BINARY_DIR}/what_players_see)
  file(REMOVE_RECURSE ${headers})
  file(MAKE_DIRECTORY ${headers})
  foreach(folder IN LISTS arg_SEES)
    file(CREATE_LINK ${CMAKE_SOURCE_DIR}/src/${folder} ${headers}/${folder} SYMBOLIC)
  endforeach()

  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/must_not_compile/*.cpp)
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
    file(STRINGS ${source} expected REGEX "^// error: ")
    string(REPLACE "// error: " "" expected "${expected}")
    set(compile ${CMAKE_CXX_COMPILER} -std=c++20 -fsyntax-only -I ${headers})
    add_test(NAME compiles_${name} COMMAND ${compile} ${source})
    add_test(NAME must_not_compile_${name} COMMAND ${compile} -DCHEAT ${source})
    set_tests_properties(must_not_compile_${name} PROPERTIES PASS_REGULAR_EXPRESSION "error:[^\n]*${expected}")
  endforeach()
endfunction()

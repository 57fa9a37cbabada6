"""The checks behind tools/check: each module finds one kind of problem."""

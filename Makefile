# The front door. Each command works as the first one typed on a bare Debian 12 with git and make: it
# installs what is missing (tools/setup) and builds only what changed.
JOBS ?= $(shell nproc)
BENCH ?=
PLAY ?=
FUZZ_SECONDS ?= 60

.DEFAULT_GOAL := help
.PHONY: help setup build test check bench play fuzz format clean

help: ## Show this list
	@echo "Verbatim: card games that run exactly as written."
	@echo
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 14

setup: ## Install the Debian packages that are missing (the other commands do this first)
	@tools/setup

build: setup ## Build build/verbatim (plays games first, to optimise for them)
	@tools/build release verbatim
	@ln -sfn release/bin/verbatim build/verbatim

test: setup ## Run everything CI runs: build, tests, checks, sanitizers, short fuzzing
	@JOBS=$(JOBS) tools/test

check: setup ## Check includes, clause citations, format and wording
	@tools/check

bench: setup ## Run the benchmarks (BENCH=pattern to choose some)
ifeq ($(wildcard bench/*.cpp),)
	@echo "There are no benchmarks yet." >&2
else
	@tools/build release bench
	@build/release/bin/bench $(if $(BENCH),--benchmark_filter='$(BENCH)')
endif

play: build ## Play Crystal Factions at the terminal against a bot (PLAY="--seats human,search ..." to change)
	@build/verbatim play $(PLAY)

fuzz: setup ## Fuzz each target for FUZZ_SECONDS (60)
	@tools/fuzz $(FUZZ_SECONDS)

format: setup ## Format all C++ files in place
	@git ls-files -co --exclude-standard -- '*.cpp' '*.h' | xargs -r clang-format-19 -i

clean: ## Remove everything that was built
	rm -rf build

# Gorin from a checkout. Each target calls one documented command (see CONTRIBUTING.md).
#
#   make play     make test     make check     make bench     make page
#   make report   make soak     make load      make pictures  make budget
#   make hostile  make contests  make versions  make lowest  make clean
#
# make test CHANGED=1 runs what your change can reach, make test ALL=1 the long tests too,
# make hostile ALL=1 all of the hostile client. make soak plays what is too long for every run,
# make soak GAME=magic many random games of one game, make soak BROWSER=20 the browser's tests so
# many times beside busy processors; broken off, these two go on where they were. So does make
# contests: the bots of L5R LCG against random ones, and its ready decks against each other.
#
# PYTHON names the interpreter (3.11 or newer) that makes the virtual environment in .venv, JOBS
# the number of cores that tests use.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
ALL ?=
CHANGED ?=
GAME ?=
BROWSER ?=
JOBS ?= 2
export JOBS

# Tests start Python many times: what it has read once, it shall find again.
unexport PYTHONDONTWRITEBYTECODE

HOSTILE := $(if $(ALL),--commands 100000 --files 20000 --slow 500 --rate 300 --file-rate 30 --whole)
LONG := $(if $(ALL),-m "not soak" --hypothesis-profile=ci)

.DEFAULT_GOAL := help
.PHONY: help play test budget soak check versions lowest bench load hostile contests page report pictures clean

help:
	@sed -n 's/^#   //p' Makefile

play: $(VENV)/.installed
	@$(BIN)/gorin serve --open $(ARGS)

test: $(VENV)/.developed
ifneq ($(CHANGED),)
	@tests=$$($(BIN)/python -m scripts.changed_tests) && \
	  $(BIN)/python -m scripts.run_tests $(LONG) $$tests $(ARGS)
else
	$(BIN)/python -m scripts.run_tests $(LONG) $(ARGS)
endif

budget: $(VENV)/.developed
	@$(BIN)/python -m scripts.test_budget

soak: $(VENV)/.developed
ifneq ($(GAME),)
	$(BIN)/python -m benchmarks.soak $(GAME) $(ARGS)
else ifneq ($(BROWSER),)
	$(BIN)/python -m benchmarks.browser_soak --runs $(BROWSER) $(ARGS)
else
	$(BIN)/python -m pytest -m "soak or hypothesis" --hypothesis-profile=soak $(ARGS)
endif

check: $(VENV)/.developed
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m scripts.check $(ARGS)

lowest: $(VENV)/.developed
	$(BIN)/python -m scripts.lowest

versions: $(VENV)/.developed
	$(BIN)/python -m scripts.versions $(ARGS)

bench: $(VENV)/.developed
	$(BIN)/python benchmarks/bench.py $(ARGS)

load: $(VENV)/.developed
	$(BIN)/python benchmarks/load.py $(ARGS)

contests: $(VENV)/.developed
	$(BIN)/python -m benchmarks.contests $(ARGS)

hostile: $(VENV)/.developed
	$(BIN)/python -m benchmarks.hostile $(HOSTILE) $(ARGS)
	$(BIN)/python -m benchmarks.greedy

page: $(VENV)/.developed
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client run build

report: $(VENV)/.developed
	$(BIN)/gorin report tomb-raider --jobs 2 --output build/balance $(ARGS)

pictures: $(VENV)/.developed
	$(BIN)/python docs/make_pictures.py

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage build dist client/node_modules

# Stamps: an environment is made once, and again only when what it holds has changed.

$(VENV)/.made:
	@command -v '$(PYTHON)' >/dev/null || { \
	  echo "There is no '$(PYTHON)' here. Name a Python 3.11 or newer: make PYTHON=python3.12 play"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Gorin needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1 | head -n 1)."; \
	  echo "Install a newer one and name it: make PYTHON=python3.12 play"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.installed: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing Gorin into $(VENV) (once, about a minute) ..."
	@$(BIN)/python -m pip install --disable-pip-version-check --constraint constraints.txt --editable .
	@touch $@

$(VENV)/.developed: $(VENV)/.made pyproject.toml constraints.txt client/package-lock.json
	@echo "Installing Gorin and its developers' tools into $(VENV) (once, a few minutes) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable ".[plots,postgres]" --group dev
	@PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix client ci --silent --no-progress
	@touch $@ $(VENV)/.installed

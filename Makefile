# The commands of the project. Each sets .venv up by itself when it has to; `make` alone lists them.

PYTHON ?= python3
JOBS ?= 2
MINUTES ?= 10
PACKS ?=
RECORDS ?=
KILLS ?=
ROOM ?=
SAMPLE ?= 50
SEED ?= 1
WITH ?=
bin := .venv/bin

# Empty counts as unset. Where byte code is not kept, every start compiles every module again.
export PYTHONDONTWRITEBYTECODE :=
# Else pyright asks the package index for a newer one at every run.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run site serve test check style types tests fmt accept bench bench-short soak mutants test-browser pins clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s%s\n", $$1, $$2 }' Makefile

.venv/.set-up: pyproject.toml constraints.txt .ci/set-up
	@PYTHON='$(PYTHON)' .ci/set-up dev,site,cards,polish
	@touch $@

run: .venv/.set-up ## reads the packs, writes the handlers, plays a game, makes the rulebook
	$(bin)/rulewright check
	$(bin)/rulewright build
	$(bin)/rulewright play resurgence --bots random,random --seed 1
	$(bin)/rulewright site
	@echo
	@echo 'That was: the packs checked, the handlers written, a game played by two bots, the rulebook made.'
	@echo 'Where to go next:'
	@echo '  $(bin)/rulewright play resurgence     sit down at the table yourself'
	@echo '  $(bin)/rulewright graph resurgence    see which ability triggers which'
	@echo '  $(bin)/rulewright site --serve        read the rulebook in a browser'
	@echo '  $(bin)/rulewright new pack mine       begin a pack of your own'
	@echo '  docs/pages/                           the tour, and how to add things'

site: .venv/.set-up ## the rulebooks and the manual as one site, in build/site
	$(bin)/rulewright site --docs docs

serve: .venv/.set-up ## the same, shown in a browser
	$(bin)/rulewright site --docs docs --serve

test: check tests ## everything that can be checked here
	@echo 'Style, types and tests: all of it holds.' >&2

check: style types ## style and types, without the tests

style: .venv/.set-up
	$(bin)/ruff check
	$(bin)/ruff format --check

types: .venv/.set-up
	$(bin)/mypy
	$(bin)/mypy tests
	$(bin)/pyright

tests: .venv/.set-up
	$(bin)/pytest -n $(JOBS) $(WITH)

fmt: .venv/.set-up ## sets the Python files in their one form
	$(bin)/ruff check --fix
	$(bin)/ruff format

accept: .venv/.set-up ## writes the answers of the test pages; read them before you commit
	$(bin)/pytest --accept
	@echo 'Now read what changed: git diff tests/'

bench: .venv/.set-up ## how fast it is, beside what is promised of it
	$(bin)/python tests/bench/bench.py

bench-short: .venv/.set-up ## the same in half a minute, with thresholds half as strict; `make test` runs it
	$(bin)/python tests/bench/bench.py --short

soak: .venv/.set-up ## the long tests, for MINUTES=10; or so many cases: PACKS=100000 RECORDS=20000 KILLS=1000
ifeq ($(PACKS)$(RECORDS)$(KILLS),)
	@RULEWRIGHT_SOAK_MINUTES='$(MINUTES)' $(bin)/pytest -n $(JOBS) -m soak || \
	{ [ $$? -eq 5 ] && echo 'No test is marked soak, so nothing was run.'; }
else
	@mkdir -p build
	@$(if $(PACKS),$(call fuzz,packs,$(PACKS)))
	@$(if $(RECORDS),$(call fuzz,records,$(RECORDS)))
	@$(if $(KILLS),$(call fuzz,kills,$(KILLS)))
endif

fuzz = PYTHONPATH=tests $(bin)/python -m fuzz $(1) --many $(2) --keep build/fuzz-$(1).json

mutants: .venv/.set-up ## plants faults in the core, and prints what no test notices: ROOM=meaning SAMPLE=50 SEED=1
	PYTHONPATH=tests $(bin)/python -m mutants $(ROOM) --sample $(SAMPLE) --seed $(SEED) --jobs $(JOBS)

test-browser: .venv/.set-up ## the tests that drive a real Chromium
	$(bin)/pytest -m browser --need-browser

pins: .venv/.set-up ## writes constraints.txt anew, with the newest versions that fit
	@{ head -1 constraints.txt; echo uv | $(bin)/python -m uv pip compile pyproject.toml - --all-extras --universal \
	--python-version 3.11 --no-header --no-annotate --no-emit-index-url --quiet; } > .venv/pins
	@mv .venv/pins constraints.txt

clean: ## removes what can be made again, .venv too
	rm -rf .venv build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov
	find compiler runtime generated grammar rules tests -name __pycache__ -type d -prune -exec rm -rf {} +

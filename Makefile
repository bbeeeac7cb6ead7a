# The commands of the project. Each makes .venv if it is missing; `make` alone lists them.

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

# Empty counts as unset. Without stored byte code, every start would compile every module again.
export PYTHONDONTWRITEBYTECODE :=
# Otherwise pyright looks for a newer version at every run.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run site serve test check style types tests fmt accept bench bench-short soak mutants test-browser pins clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s%s\n", $$1, $$2 }' Makefile

.venv/.set-up: pyproject.toml constraints.txt .ci/set-up
	@PYTHON='$(PYTHON)' .ci/set-up dev,site,cards,polish
	@touch $@

run: .venv/.set-up ## check the packs, write the handlers, play a game, make the rulebook
	$(bin)/rulewright check
	$(bin)/rulewright build
	$(bin)/rulewright play resurgence --bots random,random --seed 1
	$(bin)/rulewright site
	@echo
	@echo 'Done: packs checked, handlers written, a game played by two bots, the rulebook made.'
	@echo 'Where to go next:'
	@echo '  $(bin)/rulewright play resurgence     play a game yourself'
	@echo '  $(bin)/rulewright graph resurgence    see which ability triggers which'
	@echo '  $(bin)/rulewright site --serve        read the rulebook in a browser'
	@echo '  $(bin)/rulewright new pack mine       create a pack of your own'
	@echo '  docs/pages/                           the tour, and how to extend Rulewright'

site: .venv/.set-up ## make the rulebooks and the manual as one site, in build/site
	$(bin)/rulewright site --docs docs

serve: .venv/.set-up ## the same, and show it in a browser
	$(bin)/rulewright site --docs docs --serve

test: check tests ## run every check and test
	@echo 'Style, types and tests: all passed.' >&2

check: style types ## check style and types, without the tests

style: .venv/.set-up
	$(bin)/ruff check
	$(bin)/ruff format --check

types: .venv/.set-up
	$(bin)/mypy
	$(bin)/mypy tests
	$(bin)/pyright

tests: .venv/.set-up
	$(bin)/pytest -n $(JOBS) $(WITH)

fmt: .venv/.set-up ## format the Python files
	$(bin)/ruff check --fix
	$(bin)/ruff format

accept: .venv/.set-up ## write the answers of the test pages; read them before you commit
	$(bin)/pytest --accept
	@echo 'Now read what changed: git diff tests/'

bench: .venv/.set-up ## measure speed, and compare it with the thresholds
	$(bin)/python tests/bench/bench.py

bench-short: .venv/.set-up ## the same in half a minute, with thresholds half as strict; part of `make test`
	$(bin)/python tests/bench/bench.py --short

soak: .venv/.set-up ## run the long tests, for MINUTES=10; or a number of cases: PACKS=100000 RECORDS=20000 KILLS=1000
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

mutants: .venv/.set-up ## plant faults in the core, and print those that no test notices: ROOM=meaning SAMPLE=50 SEED=1
	PYTHONPATH=tests $(bin)/python -m mutants $(ROOM) --sample $(SAMPLE) --seed $(SEED) --jobs $(JOBS)

test-browser: .venv/.set-up ## run the tests that drive a real Chromium
	$(bin)/pytest -m browser --need-browser

pins: .venv/.set-up ## write constraints.txt again, with the newest versions that fit
	@{ head -1 constraints.txt; echo uv | $(bin)/python -m uv pip compile pyproject.toml - --all-extras --universal \
	--python-version 3.11 --no-header --no-annotate --no-emit-index-url --quiet; } > .venv/pins
	@mv .venv/pins constraints.txt

clean: ## remove everything that can be made again, .venv too
	rm -rf .venv build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov
	find compiler runtime generated grammar rules tests -name __pycache__ -type d -prune -exec rm -rf {} +

# `make` lists what there is. Needs Python 3.11 or newer; a C compiler makes the lab faster and is never required.
# PY=python3.12 takes another Python (else tools/find_python.sh chooses), NO_UV=1 installs with plain pip, ARGS="..." is passed on.
PY = $(eval PY := $(shell sh tools/find_python.sh))$(PY)
BIN := .venv/bin
.DEFAULT_GOAL := help
.PHONY: help play terminal test check compiled rules bench chaos mutants dist lock clean pure-tests compiled-tests client test-client

# A hundred processes are started by the tests: each would compile all its modules anew.
unexport PYTHONDONTWRITEBYTECODE

STAMP := src/questhall/_compiled.json
HOT := setup.py $(shell $(or $(wildcard $(BIN)/python),$(PY)) tools/compiled.py 2>/dev/null)
CORES := $(shell getconf _NPROCESSORS_ONLN)
WORKERS ?= $(shell expr \( $(CORES) + 1 \) / 2)
WAITING ?= $(shell expr $(CORES) + 1)
PYTEST = $(BIN)/python -m pytest -q -n $(1) --dist worksteal --durations 20 --durations-min 1 -p no:schemathesis
help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile | while IFS='	' read -r name what; do printf '  make %-10s %s\n' "$$name" "$$what"; done

play: .venv/.play ## open the hall in the browser
	@$(MAKE) --no-print-directory client || true
	@$(or-pure) $(BIN)/questhall $(ARGS)

terminal: .venv/.play ## play DragonQuest in the terminal (ARGS="--lang fr", ...)
	@$(or-pure) $(BIN)/questhall play dragonquest $(ARGS)

test: $(BIN)/python ## everything that is checked: style, types, layers, all tests in both forms, rules
	@$(BIN)/python tools/stages.py begin
	@$(call stage,environment) .venv/.dev .venv/.extras
	@$(MAKE) --no-print-directory -j3 client-stage compile-stage check-stage pure-stage compiled-stage
	@$(call stage,rules) rules
	@$(BIN)/python tools/stages.py end

# As soon as what each needs is there: rules are reckoned while servers and browsers wait for each other.
stage = $(BIN)/python tools/stages.py $(or $(2),run) "$(1)" $(MAKE) --no-print-directory QUICKLY=1
.PHONY: check-stage client-stage compile-stage pure-stage compiled-stage again
check-stage: ; +@$(call stage,style and types) check
client-stage:
	+@$(call stage,client tests) test-client
	+@$(call stage,client) client
compile-stage:
	+@if $(can-compile); then $(call stage,compiling) compiled; \
	else echo "No C compiler with Python headers here: the compiled form is not tested."; fi
pure-stage: client-stage compile-stage ; +@$(call stage,tests as written) pure-tests
compiled-stage: compile-stage ; +@if $(can-compile); then $(call stage,tests compiled,apart) compiled-tests; fi

check: .venv/.dev ## style, types and layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache --no-logo

client: $(BIN)/python ## build the browser client; Node comes from the Python index if the machine has no recent one
	@$(call node,build); $(BIN)/python client/build.py build

test-client: $(BIN)/python
	@$(call node,test); $(BIN)/python client/build.py test

compiled: $(STAMP) ## compile the hot modules beside their sources

rules: .venv/.dev ## which rules have a test, which have none
	@$(BIN)/python tools/rules_report.py

mutants: .venv/.dev ## switch rules off, one small change at a time, and list what no test misses (ARGS="--game ... --number 50")
	@nice $(BIN)/python -m tools.mutants $(ARGS)

bench: compiled ## measure decisions, games and clones per second, pure and compiled
	@for form in pure compiled; do QUESTHALL_FORM=$$form $(BIN)/python -m bench $(ARGS) || exit 1; done

chaos: .venv/.dev ## a thousand faults and a million odd messages against two nodes; hours (FAULTS=, MESSAGES=, SEED=)
	@QUESTHALL_CHAOS=$(or $(FAULTS),1000) QUESTHALL_CHAOS_SEED=$(or $(SEED),1) $(BIN)/python -m pytest -q -s tests/chaos
	@QUESTHALL_FUZZ=$(or $(MESSAGES),1000000) QUESTHALL_FUZZ_SEED=$(or $(SEED),1) $(BIN)/python -m pytest -q tests/web/test_fuzz.py

dist: .venv/.dev client ## source distribution and wheel into dist/, the browser client inside
	@QUESTHALL_COMPILE=0 $(BIN)/python setup.py -q sdist bdist_wheel
	@ls dist

lock: $(BIN)/uv ## resolve requirements*.in anew into the lock files
	@$(call resolve,requirements) --upgrade
	@$(call resolve,requirements-dev) --upgrade -c requirements.lock
	@$(call resolve,requirements-extras) --upgrade -c requirements-dev.lock

clean: ## remove the environment and everything that was built
	rm -rf .venv build dist client/node_modules src/questhall/web/dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache $(STAMP)
	find src -name '*.so' -o -name '*.pyd' | xargs rm -f
	find . -name __pycache__ -prune -exec rm -rf {} +

# Words, tools; real servers, databases and browsers, which wait for each other: one worker more than there are cores.
# Rules and games (`compiled`, tests/conftest.py) are tried in the compiled form, and in this one if there is no other;
# beside the waiting ones, half as many workers as there are cores are enough for them.
pure-tests: .venv/.dev
	@QUESTHALL_FORM=pure $(call PYTEST,$(WAITING)) -m "$$(if $(can-compile); then echo 'not compiled'; fi)" tests $(ARGS)

compiled-tests: $(STAMP)
	@QUESTHALL_FORM=compiled $(call PYTEST,$(WORKERS)) -m "compiled or both" tests $(ARGS)

# Shell that sets $$install: uv inside the environment where it can be had, else this Python's pip, else the environment's.
pip = if [ -x $(BIN)/pip ]; then pip="$(BIN)/python -m pip"; else pip="$(PY) -m pip --python $(BIN)/python"; fi; \
  install="$$pip install --disable-pip-version-check -q"
installer = $(pip); [ ! -x $(BIN)/uv ] || install="$(BIN)/uv pip install -q --python $(BIN)/python"
node = wanted="$$($(BIN)/python client/build.py requires $(1))"; [ -z "$$wanted" ] || { $(installer); $$install "$$wanted"; }
or-pure = $(installer); $(BIN)/python tools/compile_later.py $$install || export QUESTHALL_FORM=pure;
can-compile = echo '\#include <Python.h>' | $${CC:-cc} -E -I"$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')" - >/dev/null 2>&1
resolve = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --custom-compile-command "make lock" $(1).in -o $(1).lock

$(BIN)/python:
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Questhall needs Python 3.11 or newer and $(PY) is $$($(PY) --version 2>/dev/null || echo missing); name another: make PY=python3.12" >&2; exit 1; }
	@if $(PY) -m pip --version >/dev/null 2>&1; then $(PY) -m venv --without-pip .venv; else $(PY) -m venv .venv; fi
	@$(pip); [ -n "$(NO_UV)" ] || $$install uv 2>/dev/null || echo "uv cannot be had here; going on with pip."

$(BIN)/uv: | $(BIN)/python
	@[ -x $@ ] || { $(pip); $$install uv; }

.venv/.run: requirements.lock | $(BIN)/python
	@$(installer); $$install --require-hashes -r requirements.lock
	@touch $@

# Editable and not compiled: that is seen to beside the open hall, which stays pure until its next start.
.venv/.play: .venv/.run pyproject.toml
	@$(installer); QUESTHALL_COMPILE=0 QUESTHALL_SKIP_CLIENT=1 UV_BUILD_CONSTRAINT=requirements-dev.lock $$install --no-deps -e .
	@touch $@

.venv/.dev: requirements-dev.lock pyproject.toml | $(BIN)/python
	@$(installer); $$install --require-hashes -r requirements-dev.lock && QUESTHALL_COMPILE=0 QUESTHALL_SKIP_CLIENT=1 $$install --no-build-isolation --no-deps -e .
	@touch $@

# Large, and not to be had everywhere: whatever needs them skips without them.
.venv/.extras: requirements-extras.lock | .venv/.dev
	@$(installer); $$install --require-hashes -r requirements-extras.lock || echo "Some extras cannot be had here: their tests will skip."
	@touch $@

# What was compiled quickly, for tests, is compiled anew for whatever else asks for it.
$(STAMP): $(HOT) .venv/.dev $(if $(QUICKLY),,$(if $(wildcard build/quickly),again))
	@echo "Compiling the hot modules."
	@QUESTHALL_COMPILE=1 QUESTHALL_QUICKLY=$(QUICKLY) $(BIN)/python setup.py -q build_ext --inplace

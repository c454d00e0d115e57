# make play    install what is needed and play
# make test    install what the tests need and run them all
# make check   lint, types, layers
# make bench   measure, side by side with our peers
# make mutants plant faults in the rules and see which the tests catch; GAME=outback ONLY=17 tries a single one

BIN := .venv/bin
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
INSTALL := $(BIN)/python -m pip install --quiet --editable

.PHONY: setup play test check bench mutants clean

setup: .venv/made-setup
	@echo "Ready: $(BIN)/tablelands"

play: .venv/made-setup
	@$(BIN)/tablelands play

test: check
	$(BIN)/python -m pytest -n 2

check: .venv/made-test
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --config .importlinter

bench: .venv/made-bench
	$(BIN)/python -m benchmarks.playouts
	$(BIN)/python -m benchmarks.downhill
	$(BIN)/python -m benchmarks.startup

mutants: .venv/made-mutants
	$(BIN)/python -m pytest -q tests/mutants
	$(BIN)/python -m scripts.mutants $(GAME) $(SAMPLE:%=--sample %) $(SEED:%=--seed %) $(ONLY:%=--only %)

clean:
	rm -rf .venv

.venv/bin/python:
	@sh scripts/venv.sh .venv

.venv/made-setup: pyproject.toml constraints.txt | .venv/bin/python
	@echo "Installing Tablelands into .venv ..."
	@$(INSTALL) ".[cli,fast]"
	@touch $@

.venv/made-test: .venv/made-setup
	@echo "Installing what the tests need ..."
	@$(INSTALL) ".[cli,fast,dev]"
	@touch $@

.venv/made-bench: .venv/made-setup
	@echo "Installing our peers ..."
	@$(INSTALL) ".[cli,fast,bench]"
	@touch $@

.venv/made-mutants: .venv/made-test
	@echo "Installing what plants faults ..."
	@$(INSTALL) ".[cli,fast,dev,mutants]"
	@touch $@

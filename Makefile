# make play    install what is needed and play; HOST=0.0.0.0 lets others in the same network play too
# make page    build the web client
# make test    install what the tests need and run them all
# make check   lint, format, types and layers of Python and of the page, and the subjects of commits
# make docs    build the documentation as a site in .venv/site
# make bench   measure, side by side with our peers
# make mutants plant faults in the rules and see which the tests catch; GAME=outback ONLY=17 tries a single one

BIN := .venv/bin
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
INSTALL := $(BIN)/python -m pip install --quiet --editable

.PHONY: setup play page test check check-python check-page docs bench mutants clean

setup: .venv/made-setup
	@echo "Ready: $(BIN)/tablelands"

play: .venv/made-page
	@$(BIN)/tablelands serve --open $(if $(HOST),--host $(HOST)) $(PLAY)

page: .venv/made-page

test: check .venv/made-page
	$(BIN)/python -m pytest -n 3 --dist worksteal

check: .venv/made-test .venv/made-page
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check-python check-page

check-python:
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --config .importlinter
	$(BIN)/python -m scripts.lint_commits

check-page:
	$(BIN)/python -m scripts.page_types --check
	$(BIN)/python -m scripts.lint_page

docs: .venv/made-test
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "Ready: .venv/site/index.html"

bench: .venv/made-bench .venv/made-test .venv/made-page
	$(BIN)/python -m benchmarks.playouts
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.downhill
	$(BIN)/python -m benchmarks.startup
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.page

mutants: .venv/made-mutants
	$(BIN)/python -m pytest -q tests/mutants
	$(BIN)/python -m scripts.mutants $(GAME) $(SAMPLE:%=--sample %) $(SEED:%=--seed %) $(ONLY:%=--only %)

clean:
	rm -rf .venv

.venv/bin/python:
	@sh scripts/venv.sh .venv

.venv/made-setup: pyproject.toml constraints.txt | .venv/bin/python
	@echo "Installing Tablelands into .venv ..."
	@$(INSTALL) ".[cli,fast,server]"
	@$(BIN)/python -m compileall -q src  # where Python may not write, it would compile all at every start
	@touch $@

PAGE := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/src/paraglide/*' -not -path 'web/scenes/*' 2>/dev/null)

.venv/made-page: .venv/made-setup $(PAGE)
	@$(BIN)/python -m scripts.build_page
	@touch $@

.venv/made-test: .venv/made-setup
	@sh scripts/test_tools.sh
	@echo "Installing what the tests need ..."
	@$(INSTALL) ".[cli,fast,server,dev,docs]"
	@touch $@

.venv/made-bench: .venv/made-setup
	@echo "Installing our peers ..."
	@$(INSTALL) ".[cli,fast,server,bench]"
	@touch $@

.venv/made-mutants: .venv/made-test
	@echo "Installing what plants faults ..."
	@$(INSTALL) ".[cli,fast,server,dev,mutants]"
	@touch $@

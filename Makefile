.DEFAULT_GOAL := help

# The faster runner where it is installed; both run the same tests.
RUN_TESTS := $(shell command -v cargo-nextest > /dev/null && echo cargo nextest run || echo cargo test)

.PHONY: help
help: ## Show this help
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

.PHONY: run
run: ## Build the games and serve them at http://127.0.0.1:7878
	cargo build --release --package nunatak
	./target/release/nunatak

# Clippy's compiler is a whole compiler, and so the build that the tests need is linted as it is made:
# nothing is compiled twice. `cargo clippy` alone would be quicker, for whoever wants only that.
# What is needed once is compiled for once: nothing is kept for a next change, in few pieces, and
# without the line numbers that only a backtrace asks for. That is a quarter less to do.
.PHONY: test
test: export CARGO_INCREMENTAL := 0
test: export CARGO_PROFILE_DEV_CODEGEN_UNITS := 2
test: export CARGO_PROFILE_DEV_DEBUG := none
test: export RUSTC_WORKSPACE_WRAPPER := clippy-driver
test: export CLIPPY_ARGS := --deny__CLIPPY_HACKERY__warnings
test: ## Check formatting, lints, licences and rule coverage, run all tests
	cargo fmt --all --check
	cargo xtask rules --check
	cargo xtask licenses
	cargo xtask postgres $(RUN_TESTS) --workspace --tests
	cargo build --workspace --bench '*' --examples
	tests/browser/run

.PHONY: tour
tour: ## Play whole games of Frostpunk in Chromium: every way of playing, every scenario
	cargo build --quiet --bin nunatak
	cd tests/browser && npm ci --no-audit --no-fund --loglevel=error && node tour.js

.PHONY: fuzz
fuzz: ## Try texts and requests that nobody wrote on purpose, FUZZ times as many as the tests do
	NUNATAK_FUZZ=$(FUZZ) cargo test --release -p catalog --test catalog -- fuzz::
	NUNATAK_FUZZ=$(FUZZ) cargo test -p server --test server -- fuzz::

.PHONY: dist
dist: ## Build what one would upload: target/package/nunatak-*.tar.gz with its checksum
	dist/package

.PHONY: soak
soak: ## Kill the server 200 times and fill its disk 60 times under load, and count the moves
	NUNATAK_KILLS=200 NUNATAK_FULL_DISKS=60 cargo test -p nunatak --test restart -- --nocapture --test-threads 1 kills:: full_disk::

.PHONY: soak-nodes
soak-nodes: ## Kill three servers on PostgreSQL 2,000 times under load and restart the database some 50 times
	NUNATAK_NODE_KILLS=2000 NUNATAK_SOON=2 cargo test --release -p nunatak --test restart -- --nocapture nodes::

.PHONY: soak-games
soak-games: ## Play whole games over one server and over three, and compare whatever anybody is sent after every decision
	NUNATAK_WHOLE_GAMES=1 cargo xtask postgres cargo test --release -p server --test server -- --nocapture course::

GAME ?= antarctica
FUZZ ?= 100

.PHONY: mutants
mutants: ## Plant mistakes in the rules of a game (GAME=...) and count those its rule tests catch (SAMPLE=... of them)
	cargo run --quiet --package xtask --features mutants -- mutants $(GAME) $(if $(SAMPLE),--sample $(SAMPLE))

.PHONY: bench
bench: ## Measure speed in processor time
	cargo bench --workspace --bench '*'

.PHONY: many
many: ## Replay 10,000 stored games of each game and say how long it takes
	cargo build --profile dist --package nunatak
	NUNATAK_BINARY=target/dist/nunatak tests/many-games 10000 kosmonauts antarctica aquasphere frostpunk

.PHONY: snapshots
snapshots: ## Accept changed playthroughs and the rule coverage pages
	INSTA_UPDATE=always cargo test --workspace --test game playthroughs
	cargo xtask rules --write

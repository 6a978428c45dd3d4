.DEFAULT_GOAL := help

.PHONY: help
help: ## Show this help
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

.PHONY: run
run: ## Build the games and serve them at http://127.0.0.1:7878
	cargo build --release --package nunatak
	./target/release/nunatak

.PHONY: test
test: tools ## Check formatting, lints, licences and rule coverage, run all tests
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- --deny warnings
	cargo xtask rules --check
	cargo deny --log-level error check bans licenses sources
	cargo nextest run --workspace
	tests/browser/run

.PHONY: soak
soak: ## Kill the server 200 times and fill its disk 60 times under load, and count the moves
	NUNATAK_KILLS=200 NUNATAK_FULL_DISKS=60 cargo test -p nunatak --test restart -- --nocapture --test-threads 1 kills:: full_disk::

.PHONY: bench
bench: ## Measure speed in processor time
	cargo bench --workspace --benches

.PHONY: tools
tools: ## Install the tools that the tests need
	@command -v cargo-nextest > /dev/null || cargo install --locked cargo-nextest
	@command -v cargo-deny > /dev/null || cargo install --locked cargo-deny

.PHONY: snapshots
snapshots: ## Accept changed playthroughs and the rule coverage pages
	INSTA_UPDATE=always cargo test --workspace --test playthroughs
	cargo xtask rules --write

"""The tables of a running server in memory: read, changed, committed, followed."""

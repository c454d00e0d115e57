"""A table's life without a network: what somebody asks, and what comes of it. Nothing here waits."""

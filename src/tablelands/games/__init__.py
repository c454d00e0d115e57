"""The games. Each lives in a folder of its own and knows nothing of the others; `core.registry` finds them."""

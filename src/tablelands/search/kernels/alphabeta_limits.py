"""Indices into the list of limits of an alpha-beta search, which also holds its state: the best move so far, the number
of positions searched, and whether it was stopped."""

BEST, LOOKED_AT, ENOUGH, STOPPED, ATTENTION, REDUCED, BLUR, SEED, LIMITS = range(9)

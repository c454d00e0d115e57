"""Where the limits of an alpha-beta search stand in their list, and what it says there: the best move so far, how many
positions it has looked at, and whether it was stopped."""

BEST, LOOKED_AT, ENOUGH, STOPPED, ATTENTION, REDUCED, BLUR, SEED, LIMITS = range(9)

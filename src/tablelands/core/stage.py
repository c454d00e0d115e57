"""What a game's rules answer when asked where the position stands; the integers behind Decide, Chance and Over."""

DECIDE = 0
CHANCE = 1
OVER = 2

TOO_MANY = -1
"""Outcomes that nobody could list."""

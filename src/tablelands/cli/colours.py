"""Colours that can be read on black and on white: all are about as far from the one as from the other."""

STYLES = {
    "red": "color(160)",
    "green": "color(28)",
    "yellow": "color(130)",
    "blue": "color(27)",
    "magenta": "color(164)",
    "cyan": "color(30)",
    "grey": "color(243)",
    "bold": "bold",
}
"""Out of the table of 256, which no theme changes. Where a terminal has fewer, rich takes the nearest."""

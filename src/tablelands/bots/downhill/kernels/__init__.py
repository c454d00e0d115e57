"""Judging strokes by eye and planning a line, over the rules of Downhill. `search.speeds` loads these files once more
with compiled `rules` put into the package; imported as usual they run interpreted."""

from tablelands.games.downhill import rules as rules

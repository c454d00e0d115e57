"""What bots know about Sturt's Stony Desert. `search.speeds` loads these files once more with compiled `rules` put into
the package; imported as usual they run interpreted."""

from tablelands.games.sturts_stony_desert import rules as rules

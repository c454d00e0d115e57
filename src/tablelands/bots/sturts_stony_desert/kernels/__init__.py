"""What bots know about Sturt's Stony Desert.

`search.kernel_loader` loads these files again, with compiled `rules` put into the package. Imported as usual they
run interpreted.
"""

from tablelands.games.sturts_stony_desert import rules as rules

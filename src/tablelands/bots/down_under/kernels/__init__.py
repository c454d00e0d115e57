"""What bots know about Down Under.

`search.kernel_loader` loads these files again, with compiled `rules` put into the package. Imported as usual they
run interpreted.
"""

from tablelands.games.down_under import rules as rules

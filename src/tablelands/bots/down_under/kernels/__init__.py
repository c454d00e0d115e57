"""What bots know about Down Under. `search.speeds` loads these files once more with compiled `rules` put into the
package; imported as usual they run interpreted."""

from tablelands.games.down_under import rules as rules

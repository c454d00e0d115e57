"""So many of what every game counts."""

from tablelands.core.text import Text, by_count, give_ids

POINT = Text("{count} point", "{count} Punkt", "{count} point")
POINTS = Text("{count} points", "{count} Punkte", "{count} points")

give_ids("counts", globals())


def points(count: float) -> Text:
    return by_count(count, POINT, POINTS)

"""DU-50: the game without an area, and which variants go together."""

from typing import Any

import pytest

from tablelands.core.errors import BadRequest
from tests.games.down_under.boards import begun, legal, play, shows
from tests.games.down_under.option_sets import SERPENT


def test_du_50_nothing_is_off_an_unlimited_area() -> None:
    """Thirteen columns; the widest area that players are offered has eleven."""
    match = begun(area="unlimited")
    assert match.position()["area"] is None
    for x in range(7):
        play(match, f"s1@{x},0", f"s1@{-x},1")
    assert shows(
        match,
        """
      -7     -6     -5     -4     -3     -2     -1      0      1      2      3      4      5      6      7
                                                        │      │      │      │      │      │      │
  0           ·      ·      ·      ·      ·      · Y◀═══Y══════Y══════Y══════Y══════Y══════Y══════Y═══▶Y ·
                                                        │      │      │      │      │      │      │
              │      │      │      │      │      │      │
  1    · B◀═══B══════B══════B══════B══════B══════B══════B═══▶B ·      ·      ·      ·      ·      ·
              │      │      │      │      │      │      │
""",
    )
    assert legal(match) == ["c0@-1,0", "c1@-1,0", "c2@7,0", "c3@7,0", "t1@-1,0", "t3@7,0"]


@pytest.mark.parametrize(
    ("seats", "options", "named"),
    [
        (2, {"area": "unlimited", "start": "line"}, ["area=unlimited", "start=line", "DU-50"]),
        (2, {"area": "unlimited", "start": "frame"}, ["area=unlimited", "start=frame", "DU-50"]),
        (4, {"start": "line"}, ["start=line", "4 players", "DU-51"]),
        (2, {"start": "free", "line": SERPENT}, ["line", "start", "DU-51"]),
        (2, {"start": "line", "area": [3, 3]}, ["start=line", "area=[3,3]", "DU-51"]),
        (2, {"start": "line", "area": [9, 9]}, ["start=line", "area=[9,9]", "DU-51"]),
        (3, {"start": "frame"}, ["start=frame", "3 players", "DU-52"]),
        (2, {"start": "frame", "area": [5, 5]}, ["start=frame", "area=[5,5]", "DU-52"]),
        (3, {"routes": 2}, ["routes=2", "3 players", "DU-54"]),
        (2, {"routes": 2, "start": "frame"}, ["routes=2", "start=frame", "DU-54"]),
        (2, {"routes": 2, "ends": 1}, ["routes=2", "ends=1", "DU-53"]),
        (2, {"tiles_per_turn": 1}, ["tiles_per_turn", "routes", "DU-54"]),
        (2, {"route_score": "sum"}, ["route_score", "routes", "DU-54"]),
    ],
)
def test_du_50_options_that_make_no_sense_together_are_refused_by_name(
    seats: int, options: dict[str, Any], named: list[str]
) -> None:
    with pytest.raises(BadRequest) as caught:
        begun(seats, **options)
    *chosen, clause = named
    assert all(word in str(caught.value) for word in chosen)
    assert caught.value.rule == clause


def test_du_50_a_refusal_names_options_as_the_form_does_too() -> None:
    with pytest.raises(BadRequest) as caught:
        begun(area="unlimited", start="line")
    said = caught.value.text
    assert said.en.startswith("Start “a line across the area” (start=line) and Area “unlimited” (area=unlimited)")
    assert said.de.startswith("Anfang „eine Linie durchs Gebiet“ (start=line) und Gebiet „unbegrenzt“ (area=unlimited)")

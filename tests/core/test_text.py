"""What texts do by themselves: agree with a number, elide, list."""

import pytest

from tablelands.core.text import OR, Text, listed, points, same

BEST = Text("the best of {game}", "der beste von {game}", "le meilleur de {game}")
WAITING = Text("until {who} plays", "bis {who} spielt", "jusqu’à ce que {who} joue")


@pytest.mark.parametrize(
    ("count", "english", "german", "french"),
    [
        (0, "0 points", "0 Punkte", "0 point"),
        (1, "1 point", "1 Punkt", "1 point"),
        (-1, "-1 point", "-1 Punkt", "-1 point"),
        (1.5, "1.5 points", "1.5 Punkte", "1.5 point"),
        (2, "2 points", "2 Punkte", "2 points"),
    ],
)
def test_a_number_takes_the_form_that_each_language_gives_it(
    count: float, english: str, german: str, french: str
) -> None:
    said = points(count)
    assert (said.en, said.de, said.fr) == (english, german, french)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("Outback", "le meilleur d’Outback"),
        ("Émeu", "le meilleur d’Émeu"),
        ("Downhill", "le meilleur de Downhill"),
        ("A", "le meilleur de A"),
        ("8", "le meilleur de 8"),
    ],
)
def test_french_elides_before_what_is_filled_in(game: str, said: str) -> None:
    assert BEST.fill(game=game).fr == said
    assert BEST.fill(game=same(game)).fr == said
    assert BEST.fill(game=game).de == f"der beste von {game}"


def test_french_elides_que_too() -> None:
    assert WAITING.fill(who="Anna").fr == "jusqu’à ce qu’Anna joue"


def test_a_list_ends_with_and_or_or() -> None:
    parts = [same("a"), same("b"), same("c")]
    assert listed(parts).en == "a, b and c"
    assert (listed(parts, OR).de, listed(parts, OR).fr) == ("a, b oder c", "a, b ou c")
    assert listed(parts[:1]) == same("a")

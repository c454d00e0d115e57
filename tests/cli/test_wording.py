"""How a match is told in words."""

import pytest

from tablelands.cli import texts
from tablelands.cli.wording import describe_refusal, describe_result
from tablelands.core.errors import Refused
from tablelands.core.match import Match, Occupant
from tablelands.core.node import Over
from tablelands.core.text import LANGUAGES, Language, Text, same
from tests.toys.fists import FISTS


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        (
            (),
            Text(
                "Nobody is ahead: a tie.",
                "Niemand liegt vorn: Es steht unentschieden.",
                "Personne n’est devant\u00a0: égalité.",
            ),
        ),
        ((2,), Text("Eva wins.", "Eva gewinnt.", "Eva gagne.")),
        (
            (0, 2),
            Text(
                "Anna and Eva share the win.",
                "Anna und Eva teilen sich den Sieg.",
                "Anna et Eva se partagent la victoire.",
            ),
        ),
        (
            (0, 1, 2),
            Text(
                "Anna, Max and Eva share the win.",
                "Anna, Max und Eva teilen sich den Sieg.",
                "Anna, Max et Eva se partagent la victoire.",
            ),
        ),
    ],
)
def test_a_win_is_shared_wherever_there_are_several_winners(winners: tuple[int, ...], words: Text) -> None:
    match = Match(FISTS, FISTS.setup(3), occupants=[Occupant(name) for name in ("Anna", "Max", "Eva")])
    said = describe_result(match, Over((1, 1, 1), winners, same("")))
    assert [said.say(language) for language in LANGUAGES] == [words.say(language) for language in LANGUAGES]


@pytest.mark.parametrize(("language", "line"), [("en", "Anna: 21"), ("de", "Anna: 21"), ("fr", "Anna\u00a0: 21")])
def test_scores_are_set_as_the_language_has_it(language: Language, line: str) -> None:
    assert texts.SCORE.fill(who="Anna", score=21).say(language) == line


@pytest.mark.parametrize(("language", "start"), [("en", "FI-1: a"), ("de", "FI-1: a"), ("fr", "FI-1\u00a0: a")])
def test_a_refused_move_names_its_clause(language: Language, start: str) -> None:
    with pytest.raises(Refused) as refused:
        FISTS.check(FISTS.setups.begin(FISTS.setup(2)), 0, 9)
    assert describe_refusal(refused.value).say(language).startswith(start)

"""The course of a game: it ends, it can be told to people, luck is exact, secrets are kept."""

import json
import math
import random
from collections import Counter

import pytest

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.core.log import ChanceResolved, Sealed
from tablelands.core.match import Match
from tablelands.core.node import Chance, Decide, Over
from tablelands.core.record import Record
from tablelands.core.text import LANGUAGES
from tablelands.core.viewport import Viewport
from tests.conformance.strategies import for_every_game, seeds
from tests.support.games import Case, all_cases, random_match


@pytest.mark.parametrize("case", all_cases(), ids=repr)
def test_games_end(case: Case) -> None:
    match = random_match(case, seed=1)
    node = match.node
    assert isinstance(node, Over)
    assert node.scores is not None
    assert len(node.scores) == case.setup.seats
    assert node.winners
    assert set(node.winners) <= set(range(case.setup.seats))
    assert match.legal_moves() == []


@for_every_game(80)
def test_everything_can_be_told_in_every_language(match: Match) -> None:
    game, state = match.game, match.state
    texts = [
        game.name,
        game.about,
        *game.guide.paragraphs(state),
        *(line for seat in (*range(match.setup.seats), None) for line in match.view(seat).status),
        *(option.about for option in game.options),
        *(word for option in game.options for word in option.words),
        *(entry.narration.text for entry in match.log),
        *(scene.text for entry in match.log for scene in entry.narration.story),
    ]
    texts.append(game.guide.legend())
    texts += [game.prompts.seat_name(state, seat) for seat in range(match.setup.seats)]
    if isinstance(match.node, Over):
        texts += [match.node.reason, *(scene.text for scene in game.ending.explain(state))]
    for text in texts:
        assert all(text.say(language).strip() and "{" not in text.say(language) for language in LANGUAGES)
    assert game.diagram.draw(state).strip()


@for_every_game(80, seeds)
def test_previews_are_announced(match: Match, seed: int) -> None:
    node, game = match.node, match.game
    if isinstance(node, Decide):
        seat = node.seats[0]
        seen = game.seen_by(match.state, seat)
        move = game.sample_move(seen, seat, random.Random(seed))
        if game.look.shows(seen):
            assert game.look.show(seen, seat, move).strip()
            changes = [change.say(language) for change in game.look.changes(seen, seat, move) for language in LANGUAGES]
            assert all(change.strip() and "{" not in change for change in changes)
        else:
            with pytest.raises(TypeError):
                game.look.show(seen, seat, move)


@for_every_game(80)
def test_an_evaluation_is_a_number_at_any_time(match: Match) -> None:
    for seat in range(match.setup.seats):
        value = match.game.evaluate(match.state, seat)
        assert value is None or math.isfinite(value)


@for_every_game(80, seeds)
def test_a_board_is_no_wider_than_the_window(match: Match, seed: int) -> None:
    """Sixty columns are enough for every game; what is new is marked, and nothing is lost of what is old."""
    for width in (60, 80, 120):
        viewport = Viewport(width, seat=seed % match.setup.seats, new=tuple(match.log[-4:]))
        lines = match.game.diagram.draw(match.game.seen_by(match.state, None), viewport=viewport).splitlines()
        assert max(map(len, lines)) <= width


@for_every_game(80)
def test_colours_change_nothing_but_the_colour(match: Match) -> None:
    assert match.game.diagram.draw(match.state, lambda piece, colour: piece) == match.game.diagram.draw(match.state)


@for_every_game(80)
def test_outcomes_are_exact_distinct_and_possible(match: Match) -> None:
    if not isinstance(match.node, Chance):
        assert not match.game.possible_outcomes(match.state)
        return
    outcomes = match.game.possible_outcomes(match.state)
    if outcomes is None:
        return
    assert all(isinstance(weight, int) and weight > 0 for _, weight in outcomes)
    written = [json.dumps(match.game.outcomes.to_json(outcome), sort_keys=True) for outcome, _ in outcomes]
    assert len(set(written)) == len(written)
    for (outcome, _), text in list(zip(outcomes, written, strict=True))[:50]:
        assert match.game.outcomes.from_json(json.loads(text)) == outcome
        match.game.outcomes.check(match.state, outcome)
        assert match.game.outcomes.write(outcome)
        assert all(match.game.outcomes.tell(outcome).say(language) for language in LANGUAGES)


@for_every_game(60, seeds, longest=60)
def test_an_outcome_of_another_moment_is_refused_or_possible(match: Match, seed: int) -> None:
    """What luck brought elsewhere is tried here: it is listed, or refused and changes nothing."""
    if not isinstance(match.node, Chance):
        return
    elsewhere = random_match(Case(match.game, match.setup), seed)
    outcomes, before = match.game.possible_outcomes(match.state), match.position()
    for event in [event for event in elsewhere.log if isinstance(event, ChanceResolved)][:40]:
        try:
            match.game.outcomes.check(match.state, event.outcome)
        except (IllegalMove, BadRequest):
            assert outcomes is None or event.outcome not in [outcome for outcome, _ in outcomes]
        else:
            assert outcomes is None or event.outcome in [outcome for outcome, _ in outcomes]
    assert match.position() == before


@for_every_game(80, seeds)
def test_what_luck_brings_is_among_the_outcomes(match: Match, seed: int) -> None:
    if not isinstance(match.node, Chance):
        return
    outcome = match.game.outcomes.sample(match.state, random.Random(seed))
    match.game.outcomes.check(match.state, outcome)
    assert match.game.outcomes.from_json(match.game.outcomes.to_json(outcome)) == outcome
    outcomes = match.game.possible_outcomes(match.state)
    assert outcomes is None or outcome in [one for one, _ in outcomes]


@for_every_game(5, seeds, longest=30)
def test_luck_comes_as_often_as_its_weights_say(match: Match, seed: int) -> None:
    """Chi-square over a few thousand draws, at a limit that chance alone would hardly ever pass."""
    outcomes = match.game.possible_outcomes(match.state)
    if not outcomes:
        return
    total, draws, luck = sum(weight for _, weight in outcomes), 3000, random.Random(seed)
    found = Counter(str(match.game.outcomes.sample(match.state, luck)) for _ in range(draws))
    expected = {str(outcome): draws * weight / total for outcome, weight in outcomes}
    assert set(found) <= set(expected)
    distance = sum((found[name] - often) ** 2 / often for name, often in expected.items())
    freedom = len(outcomes) - 1
    rarest = min(expected.values())
    assert distance <= freedom + 6 * math.sqrt(2 * freedom * (1 + 1 / rarest)) + 20


@for_every_game(60, seeds)
def test_a_sealed_move_changes_nobody_elses_view(match: Match, seed: int) -> None:
    node = match.node
    if not (isinstance(node, Decide) and node.sealed and len(node.seats) > 1):
        return
    luck, seat = random.Random(seed), node.seats[0]
    told = []
    for _ in range(2):
        twin = match.rewound(match.number)
        twin.play(seat, match.game.sample_move(match.state, seat, luck))
        others = [other for other in (*range(match.setup.seats), None) if other != seat]
        told.append(json.dumps([[twin.view(other).to_json() for other in others], Record.of(twin).to_json()]))
    assert told[0] == told[1]


@for_every_game(60)
def test_views_and_logs_hold_only_what_a_seat_may_know(match: Match) -> None:
    for seat in (*range(match.setup.seats), None):
        view = match.view(seat).to_json()
        assert view["seat"] == seat
        assert [entry["n"] for entry in view["log"]] == list(range(1, match.number + 1))
        assert [entry["seat"] for entry in view["log"] if "move" not in entry and "sealed" in entry] == [
            entry.seat for entry in match.log if isinstance(entry, Sealed)
        ]
        json.dumps(view)

"""Views: what a seat may know at a moment is complete, addressed to that seat, in three languages, and typed."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from hypothesis import strategies as st

from tablelands.core.log import LEAVE_REASONS, LeaveReason
from tablelands.core.match import Match
from tablelands.core.node import Decide, Over
from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tablelands.core.text import LANGUAGES
from tablelands.core.view import View
from tablelands.core.wire import EnvelopeJson, shapes_of
from tests.conformance.strategies import for_every_game, seeds
from tests.support.games import Case, random_match
from tests.support.schemas import Checker

ENVELOPE = frozenset(EnvelopeJson.__annotations__)
READ_BY_PEOPLE = {"text", "reason", "status"}


def views(match: Match) -> list[View]:
    """Of all seats, and of somebody who watches."""
    return [match.view(seat) for seat in (*range(match.setup.seats), None)]


def waits(match: Match, view: View) -> bool:
    return not (isinstance(match.node, Decide) and view.seat in match.node.seats)


@cache
def checkers(game_id: str) -> dict[str, Checker] | None:
    """None for a game that has no types of what it writes."""
    wire = find_game(game_id).wire
    return None if wire is None else {name: Checker(kind) for name, kind in shapes_of(wire).items()}


@for_every_game(40)
def test_a_position_has_the_same_fields_all_along(match: Match) -> None:
    beginning = Match(match.game, match.setup).view(None)
    for view in views(match):
        assert view.position.keys() == beginning.position.keys()
        assert view.to_json().keys() == beginning.to_json().keys() == beginning.position.keys() | ENVELOPE


@for_every_game(40)
def test_moves_are_those_of_the_seat_and_an_outlook_is_as_long(match: Match) -> None:
    for view in views(match):
        if waits(match, view):
            assert (view.legal, view.outlook) == ([], None)
        elif match.game.lists_moves:
            assert view.legal
            assert view.legal == [match.game.moves.to_json(move) for move in match.legal_moves(view.seat) or ()]
            assert view.outlook is None or len(view.outlook) == len(view.legal)
        else:
            assert view.legal is None
            assert view.outlook is None


@for_every_game(60, seeds)
def test_who_waits_is_offered_no_move(match: Match, seed: int) -> None:
    offers = [re.compile(rf"(?<!\w){re.escape(move)}(?!\w)") for move in typed_moves(match, seed)]
    for view in views(match):
        if waits(match, view):
            lines = [line.say(language) for line in view.status for language in LANGUAGES]
            assert [line for line in lines if any(offer.search(line) for offer in offers)] == []


def typed_moves(match: Match, seed: int) -> set[str]:
    """What those to move could type."""
    game, luck, node = match.game, random.Random(seed), match.node
    found = set()
    for seat in node.seats if isinstance(node, Decide) else ():
        moves = match.legal_moves(seat)
        found |= set(map(game.notation.write, [game.sample_move(match.state, seat, luck)] if moves is None else moves))
    return found


@for_every_game(40)
def test_every_text_is_there_in_three_languages(match: Match) -> None:
    for view in views(match):
        written = {language: view.to_json(language) for language in LANGUAGES}
        said = {language: list(texts_in(written[language])) for language in LANGUAGES}
        assert len({len(texts) for texts in said.values()}) == 1
        assert all(text.strip() and "{" not in text for texts in said.values() for text in texts)
        assert (
            without_texts(view.to_json("en")) == without_texts(view.to_json("de")) == without_texts(view.to_json("fr"))
        )
        if view.status:
            assert len({str(texts) for texts in said.values()}) == len(LANGUAGES)


def texts_in(value: Any) -> Iterator[str]:
    match value:
        case dict():
            for name, one in value.items():
                if name in READ_BY_PEOPLE and isinstance(one, str | list):
                    yield from [one] if isinstance(one, str) else one
                else:
                    yield from texts_in(one)
        case list():
            for one in value:
                yield from texts_in(one)


def without_texts(value: Any) -> Any:
    match value:
        case dict():
            return {name: without_texts(one) for name, one in value.items() if name not in READ_BY_PEOPLE}
        case list():
            return [without_texts(one) for one in value]
        case _:
            return value


@for_every_game(40)
def test_views_are_what_the_types_say(match: Match) -> None:
    if check := checkers(match.game.id):
        assert check["Position"].faults(match.position()) == []
        assert check["Save"].faults(Record.of(match, for_host=True).to_json()) == []
        for view in views(match):
            assert_typed(view, check)


def assert_typed(view: View, check: dict[str, Checker]) -> None:
    written = view.to_json("de")
    assert check["View"].faults(view.position) == []
    assert check["Envelope"].faults({name: written[name] for name in ENVELOPE}) == []


@for_every_game(8, seeds, st.sampled_from([*LEAVE_REASONS, None]), longest=10)
def test_the_end_is_what_the_types_say(match: Match, seed: int, why: LeaveReason | None) -> None:
    """Played to its end, left by all but one, or called off."""
    check = checkers(match.game.id)
    for over in (random_match(Case(match.game, match.setup), seed), ended_by_the_table(match, why)):
        view = over.view(None)
        ending = view.ending("fr")
        assert ending is not None
        assert ending["by"] == "rules" or ending["explain"] == []
        if check:
            assert ending["by"] != "rules" or ending["explain"]
            assert check["Ending"].faults(ending) == []
            assert [fault for entry in view.to_json()["log"] for fault in check["Entry"].faults(entry)] == []
            assert check["Record"].faults(Record.of(over).to_json()) == []


def ended_by_the_table(match: Match, why: LeaveReason | None) -> Match:
    seats = iter(range(match.setup.seats))
    while not isinstance(match.node, Over):
        if why is None:
            match.abort()
        else:
            match.leave(next(seats), why)
    return match

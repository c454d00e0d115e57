"""What people are told: lines of the log, stories, status lines, the end, the rules in short."""

import pytest

from tablelands.core.match import Match
from tablelands.core.node import Over
from tablelands.core.text import LANGUAGES
from tests.games.sturts_stony_desert.boards import (
    ABOUT_TO_CONNECT,
    COMPLETES_BOTH,
    LAST_TRIPLE_CONNECTS,
    LAST_TRIPLE_CONNECTS_NOTHING,
    ZIGZAG_BUT_ONE,
    drawn,
    full_area,
    game,
    new,
    play,
)


def last_line(match: Match) -> str:
    return match.log[-1].narration.text.en


def last_story(match: Match) -> list[tuple[str, str]]:
    return [(scene.kind, scene.text.en) for scene in match.log[-1].narration.story]


def status(match: Match, seat: int | None) -> str:
    return "\n".join(line.en for line in match.view(seat).status)


# The log


def test_a_lay_as_a_line_of_the_log() -> None:
    match = new()
    play(match, "d1@0,0")
    assert last_line(match) == "West-east lays a double at 0,0."
    play(match, "f1@-1,0")
    assert last_line(match) == "North-south lays a fork at -1,0."
    assert [match.log[-1].narration.text.say(language) for language in LANGUAGES[1:]] == [
        "Nord-Süd legt eine Gabel auf -1,0.",
        "Nord-sud pose une fourche en -1,0.",
    ]


def test_partners_are_told_apart_in_the_log() -> None:
    match = new(4, swap_axes=True)
    play(match, "d1@0,0", "d1@1,0", "f0@2,0")
    assert last_line(match) == "North-south (player 3) lays a fork at 2,0."


def test_sd_10_claims_and_stops_in_the_log() -> None:
    match = full_area(claim=True)
    play(match, "claim")
    assert last_line(match) == "North-south claims that no route is possible any more."
    assert last_story(match) == [("claim", "West-east may lay any number of triples to refute the claim.")]
    play(match, "t0@0,0")
    assert last_line(match) == "West-east covers 0,0 with a triple."
    play(match, "stop")
    assert last_line(match) == "West-east stops: no route."
    assert last_story(match) == []


# Stories


def test_sd_6_the_story_of_a_route_that_wins_at_once() -> None:
    match = drawn(ZIGZAG_BUT_ONE)
    play(match, "d0@4,1")
    assert last_story(match) == [("route", "A west-east route is completed.")]
    data = match.log[-1].narration.story[0].data
    assert (data["side"], data["x"], data["y"]) == (0, 4, 1)
    assert [len(route["curves"]) for route in data["routes"]] == [10]


def test_sd_8_the_story_of_a_route_completed_and_broken() -> None:
    match = drawn(ABOUT_TO_CONNECT)
    play(match, "t1@2,-2")
    assert last_story(match) == [("route", "There is a north-south route: West-east has one turn to break it.")]
    stood = match.log[-1].narration.story[0].data["routes"]
    play(match, "t1@0,0")
    assert last_story(match) == [("broken", "The north-south route is broken.")]
    assert match.log[-1].narration.story[0].data == {"side": 1, "x": 0, "y": 0, "routes": stood}


def test_sd_8_the_story_of_completing_both() -> None:
    match = drawn(COMPLETES_BOTH)
    play(match, "t3@2,-2")
    assert [kind for kind, _ in last_story(match)] == ["route", "route"]
    assert {route["side"] for scene in match.log[-1].narration.story for route in scene.data["routes"]} == {0, 1}


def test_sd_7_the_second_phase_is_announced_once() -> None:
    match = full_area()
    assert last_story(match)[0][0] == "second-phase"
    assert match.log[-1].narration.story[0].data == {"to_move": 1}
    play(match, "t0@0,0")
    assert last_story(match) == []


# Status


def test_what_to_do_is_said_only_to_the_seat_that_is_to_move() -> None:
    match = new()
    assert "lay the first double or fork" in status(match, 0)
    play(match, "d0@0,0")
    assert "lay a double or a fork beside the others (1 of 25 laid)" in status(match, 1)
    for seat in (0, None):
        assert "1 of 25 tiles are laid" in status(match, seat)
        assert "North-south is to move." in status(match, seat)
        assert "beside" not in status(match, seat)


def test_sd_8_who_must_break_a_route_and_who_waits() -> None:
    match = drawn(ABOUT_TO_CONNECT, seats=4)
    play(match, "t1@2,-2")
    seat = match.state.to_move
    assert "There is a north-south route (◆). Break it" in status(match, seat)
    for other in (1, 3, None):
        assert f"West-east (player {seat + 1}) must break it" in status(match, other)


def test_sd_10_a_claim_is_offered_and_answered() -> None:
    match = full_area(claim=True)
    assert "Or claim" in status(match, 1)
    assert "Or claim" not in status(match, 0)
    assert "Or claim" not in status(full_area(), 1)
    play(match, "claim")
    assert "lay triples until there is any route, or type stop" in status(match, 0)
    assert "North-south claims that no route is possible any more. West-east may lay" in status(match, 1)


def test_sd_10_without_triples_one_is_told_to_stop() -> None:
    match = drawn(LAST_TRIPLE_CONNECTS_NOTHING, options={"claim": True})
    play(match, "claim", "t1@1,0")
    assert "you can only type stop" in status(match, match.state.to_move)


def test_nothing_is_asked_for_once_it_is_over() -> None:
    match = drawn(ZIGZAG_BUT_ONE)
    play(match, "d0@4,1")
    assert [len(match.view(seat).status) for seat in (0, 1, None)] == [1, 1, 1]


# The end


def explanation(match: Match) -> list[tuple[str, str]]:
    assert isinstance(match.node, Over)
    return [(scene.kind, scene.text.en) for scene in match.view(None).explanation]


def test_sd_6_the_end_shows_the_route_that_won() -> None:
    match = drawn(ZIGZAG_BUT_ONE)
    play(match, "d0@4,1")
    assert explanation(match) == [("route", "West-east: a route of 10 curves, from 0,0 to 4,1.")]
    data = match.view(None).explanation[0].data
    assert (data["side"], data["count"], len(data["curves"])) == (0, 10, 10)


def test_sd_9_the_end_shows_that_triples_have_run_out() -> None:
    match = drawn(LAST_TRIPLE_CONNECTS)
    play(match, "t0@-1,1")
    assert [kind for kind, _ in explanation(match)] == ["route", "route", "supply"]
    match = drawn(LAST_TRIPLE_CONNECTS_NOTHING)
    play(match, "t1@1,0")
    assert explanation(match) == [("supply", "All 24 triples are laid.")]


@pytest.mark.parametrize(("answer", "refuted"), [("t1@2,-2", True), ("stop", False)])
def test_sd_10_the_end_says_what_became_of_a_claim(answer: str, refuted: bool) -> None:
    match = drawn(ABOUT_TO_CONNECT, options={"claim": True})
    play(match, "claim", answer)
    (claim,) = [scene for scene in match.view(None).explanation if scene.kind == "claim"]
    assert claim.data == {"side": 1, "refuted": refuted}
    assert ("none was shown" in claim.text.en) is not refuted


# The rules in short


def guide(seats: int = 2, **options: bool) -> str:
    return "\n".join(paragraph.en for paragraph in game().guide.paragraphs(new(seats, **options).state))


def test_sd_3_the_guide_tells_who_plays_with_whom() -> None:
    assert "Player 1 starts and wants a route from west to east" in guide()
    assert "Player 1 starts and wants a route from north to south" in guide(swap_axes=True)
    assert "Turns go 1, 2, 3, 2" in guide(3)
    assert "players 2 and 4 are partners and want one from west to east" in guide(4, swap_axes=True)


def test_sd_10_the_guide_tells_of_claims_only_where_there_are_any() -> None:
    assert "it is a tie" in guide()
    assert "claim" not in guide().lower()
    assert "there are no ties" in guide(claim=True)
    assert "in either direction, their side wins" in guide(claim=True)


def test_the_guide_ends_with_the_legend() -> None:
    state = new().state
    for language in LANGUAGES:
        paragraphs = [paragraph.say(language) for paragraph in game().guide.paragraphs(state)]
        assert len(paragraphs) == 7
        assert paragraphs[-1] == game().guide.legend().say(language)


# Options


def test_options_describe_themselves() -> None:
    claim, swap = (option.to_json("en") for option in game().options)
    assert claim["kind"] == swap["kind"] == "choice"
    assert claim["choices"] == [
        {"value": False, "text": "ties are possible"},
        {"value": True, "text": "no ties, but claims"},
    ]
    assert (swap["choices"][1]["value"], swap["choices"][1]["text"]) == (True, "north-south starts")

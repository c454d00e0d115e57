"""The four games with the page's accessibility tree alone: what it tells, and keys, from the first page to the end."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.page.reader import Node, Reader
from tests.page.sight import check_end_card, check_width
from tests.page.tables import BOT, ME, open_moment, open_table

WAYS = r"(?:north to east|east to south|south to west|west to north|north to south|west to east)"
Turn = Callable[[Reader], None]


def lay_by_ear(ear: Reader) -> None:
    """Down Under: the next legal place, what it would do, and yes."""
    told = len(ear.heard)
    ear.press("n")
    ear.hears(rf"at .*, (?:{WAYS}|towards).*Route length \d+", told)
    assert "your tile, not laid yet" in ear.focus.name
    ear.press("Enter")
    ear.hears(r" lays a ", told)
    assert re.search(rf"(?:Straight|Curve|Terminal).*, (?:{WAYS}|towards)", ear.focus.name)


def cover_by_ear(ear: Reader) -> None:
    """Sturt's Stony Desert: the next legal place, the tile over it, and yes."""
    told = len(ear.heard)
    ear.press("n")
    assert "our tile, not laid yet" in ear.focus.name
    ear.hears(rf"turn \d of \d: {WAYS}", told)
    ear.press("Enter")
    ear.hears(r" (?:lays|covers) ", told)
    assert re.search(rf"(?:Double|Fork|Triple): {WAYS}", ear.focus.name)


def settle_by_ear(ear: Reader) -> None:
    """Outback: the first take there is, else done, else a space is lost, else all dice again."""
    told = len(ear.heard)
    nodes = ear.nodes()
    if any(node.role == "button" and "You can take" in node.inside for node in nodes):
        ear.press("t")
        assert re.search(r"\w+, Row \d \+\d.*place", ear.focus.name)
        ear.press("Enter", "n")
        if "Enter confirms" not in ear.focus.name:
            ear.press("Enter")
            ear.hears(r"row \d, hex \d: \+\d, marker from", told)
        ear.press("Enter")
        ear.hears(" settles ", told)
    elif is_there(nodes, "^Done"):
        ear.press("d")
        ear.hears("ends the turn", told)
    elif is_there(nodes, "space to lose"):
        ear.press("n", "Enter")
        ear.hears(r"^Lose row \d, hex \d: minus \d", told)
        ear.press("Enter")
        ear.hears("can take nothing", told)
    else:
        ear.press("r")
        ear.hears(r"rolls .*Roll: \d", told)


def is_there(nodes: list[Node], button: str) -> bool:
    return any(node.role == "button" and re.search(button, node.name) for node in nodes)


def draw_by_ear(ear: Reader) -> None:
    """Downhill: a start at the top edge; then a line through five holes, sealed; and how it went."""
    told = len(ear.heard)
    if not ear.status.startswith("Your turn"):
        ear.press("End")  # others are still on their way: their rounds, and the last one
        return
    if "mark where you start" in ear.status:
        ear.tab_to("application", "top edge")
        ear.press("ArrowRight")
        ear.hears("You start ", told)
        assert re.search(r"reaches \d+ left.*(?:Tree|Rock|Stump|Fallen tree), \d+ wide", ear.focus.description)
        ear.press("Enter")
        ear.hears(" marks a start", told)
        return
    if "Your sheet" not in ear.focus.name:
        ear.tab_to("application", "Your sheet")
    ear.press(*"acegi")
    ear.hears(r"the fifth, .*(?:left|right|up|down).* from your mark", told)
    ear.press("Enter")
    ear.hears("Press once more", told)
    ear.press("Enter")
    ear.hears(r" touches | gets through | crosses the finish", told)
    assert re.search("Skip|Draw round|Close", ear.focus.name)
    while ear.focus.role == "button" and re.search("Skip|Draw round|Close", ear.focus.name):
        ear.press("Enter")


TURNS: dict[str, Turn] = {
    "down-under": lay_by_ear,
    "sturts-stony-desert": cover_by_ear,
    "outback": settle_by_ear,
    "downhill": draw_by_ear,
}
AHEAD = r"^Your turn| touches | gets through | crosses the finish| lays "
"""A turn, or a round that is being shown."""
ENDS = r"(?:\bwins?\b|share the win|Nobody wins).*\([A-Z]{2}-\d+\)"


def play_by_ear(ear: Reader, game: str) -> None:
    for _ in range(200):
        if any(re.search(ENDS, text) for text in ear.heard):
            return
        TURNS[game](ear)
        check_width(ear.page)
        ear.until(lambda: re.search(AHEAD, ear.status) or any(re.search(ENDS, text) for text in ear.heard), "a turn")
    pytest.fail("this game does not end")


PLACES = [
    ("laptop", "down-under"),
    ("notebook", "sturts-stony-desert"),
    ("laptop", "outback"),
    ("small-phone", "downhill"),
]


@pytest.mark.parametrize(("player", "game"), PLACES, indirect=["player"])
def test_a_whole_game_by_ear(player: Page, game: str) -> None:
    ear = Reader(player)
    open_table(player, game, [ME, BOT])
    ear.hears("^Your turn")
    play_by_ear(ear, game)
    assert ear.find("complementary", "Game over") is not None
    assert ear.find("heading", "win") is not None
    assert sum(bool(re.search(ENDS, text)) for text in ear.heard) == 1
    check_end_card(player)
    ear.tab_to("button", "Rematch")


def test_a_space_is_lost_by_ear(person: Page) -> None:
    ear = Reader(person)
    open_moment(person, "outback-block", ME, BOT)
    ear.hears("^Your turn")
    settle_by_ear(ear)
    ear.hears("can take nothing")


def test_a_game_is_found_by_ear(person: Page) -> None:
    person.goto("/")
    ear = Reader(person)
    ear.until(lambda: ear.find("heading", "Down Under"))
    ear.tab_to("button", "Play a bot")
    ear.press("Enter")
    ear.hears("^Your turn · lay your first tile")
    ear.hears("^Your colour: yellow, disc")


@pytest.mark.parametrize("game", ["down-under", "sturts-stony-desert"])
def test_why_not_is_told_once_and_with_its_clause(person: Page, game: str) -> None:
    ear = Reader(person)
    open_table(person, game, [ME, BOT])
    ear.hears("^Your turn")
    ear.press("n", "Escape", "ArrowUp", "ArrowUp", "Enter")
    refusal = ear.hears(r"(?:DU|SD)-\d+$")
    person.wait_for_timeout(600)
    ear.nodes()
    assert len([text for text in ear.heard if text.startswith(refusal[:30])]) == 1
    ear.press("Enter")
    ear.until(lambda: len([text for text in ear.heard if text.startswith(refusal[:30])]) == 2, "the same again")


def test_nothing_is_told_while_nothing_happens(person: Page) -> None:
    ear = Reader(person)
    open_table(person, "outback", [ME, BOT])
    ear.hears("You can take|Nothing yet")
    person.wait_for_timeout(500)
    ear.nodes()
    told = len(ear.heard)
    for _ in range(10):
        person.wait_for_timeout(150)
        ear.nodes()
    assert ear.heard[told:] == []


def test_log_chat_and_keys_are_a_key_away_and_give_the_focus_back(person: Page) -> None:
    ear = Reader(person)
    open_table(person, "down-under", [ME, BOT])
    ear.hears("^Your turn")
    lay_by_ear(ear)
    ear.until(lambda: ear.status.startswith("Your turn"))
    cell = ear.focus.name
    for key, role, name in [("l", "button", " lays a "), ("c", "textbox", "Say something"), ("?", "button", "Close")]:
        ear.press(key)
        ear.until(lambda role=role, name=name: ear.focus.role == role and re.search(name, ear.focus.name), key)
        ear.press("Escape")
        ear.until(lambda: ear.focus.name == cell, f"back from {key}")

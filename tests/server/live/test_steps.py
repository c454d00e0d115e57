"""Steps laid over a scene give the scene, exactly, for everybody who looks, through whole games."""

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from tablelands.server.api.requests import Answer
from tablelands.server.hosting.tables import Act
from tablelands.server.tables import acts
from tests.server.live.picture import Onlooker, watching
from tests.server.live.playing import any_move, keys, stop_time, to_move
from tests.server.running import Caller, Json, Running

GAMES: list[tuple[str, str, Json]] = [
    ("sturts-stony-desert", "me open", {"options": {"claim": True}}),
    ("sturts-stony-desert", "me open open me", {}),
    ("down-under", "me open", {"options": {"area": "easy"}}),
    ("down-under", "me open me", {"options": {"area": "easy", "scoring": "special", "start": "line"}}),
    ("outback", "me open", {}),
    ("outback", "me open me", {"options": {"edition": "plus"}}),
    ("downhill", "me open", {"options": {"max_rounds": 4}}),
    ("downhill", "me open me", {"options": {"max_rounds": 4}}),
]
CLOCKS: list[Json | None] = [None, {"kind": "game", "seconds": 900, "increment": 7}, {"kind": "move", "seconds": 600}]


class Group:
    """A table with two persons and everybody who may look at it: from every seat, from beside, in every language."""

    def __init__(self, server: Running, seats: str, game: str, more: Json, within: ExitStack) -> None:
        self.server = server
        self.time = stop_time(server)
        self.key = keys()
        self.ana, self.ben, self.nobody = server.person("Ana"), server.person("Ben"), server.nobody()
        made = self.ana.make(game, seats, public=True, **more)
        self.table: str = made["table"]
        self.within = within
        own = [seat for seat, sits in enumerate(seats.split()) if sits == "me"]
        self.pictures = [
            self.watch(self.ana, "de"),
            *(self.watch(self.ana, "fr", **{"as": seat}) for seat in own),
            self.watch(self.ana, "en", **{"as": None}),
            self.watch(self.nobody, "fr"),
            self.stream(self.nobody, "de"),
            self.watch(self.ben, "en"),
        ]

    def watch(self, caller: Caller, lang: str, **how: Any) -> Onlooker:
        socket = self.within.enter_context(caller.socket())
        who = caller.person.get("name", "nobody")
        return watching(caller, socket, self.table, lang, f"{who} in {lang} {how}", **how)

    def stream(self, caller: Caller, lang: str, **query: Any) -> Onlooker:
        messages = self.within.enter_context(caller.stream(self.table, lang=lang, **query))
        picture = Onlooker(caller, lambda: next(messages), lang, f"a stream in {lang}")
        picture.take(next(messages))
        return picture

    def caller_of(self, seat: int) -> Caller:
        return self.ana if self.ana.scene(self.table)["seats"][seat]["you"] else self.ben

    def compare(self, random: Random | None = None) -> None:
        """All of them, or a few by lot where that is done very often."""
        version = self.ana.scene(self.table)["version"]
        for picture in self.pictures:
            picture.hear_until(version)
        for picture in self.pictures if random is None else random.sample(self.pictures, 3):
            picture.compare()

    def done(self, seat: int, what: str, **fields: Any) -> Json:
        return self.caller_of(seat).done(self.table, what, seat=seat, key=self.key(), **fields)


@pytest.fixture
def within() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_steps_give_the_scene_through_a_whole_game(server: Running, within: ExitStack, number: int) -> None:
    game, seats, more = GAMES[number]
    random = Random(number)
    group = Group(server, seats, game, more | {"clock": CLOCKS[number % 3]}, within)
    for seat, sits in enumerate(seats.split()):
        if sits == "open":
            joiner = group.ben
            if not any(one["you"] for one in joiner.scene(group.table)["seats"]):
                joiner.posted(f"/api/tables/{group.table}/join", {"seat": seat})
            else:
                server.person("Cy").posted(f"/api/tables/{group.table}/join", {"seat": seat})
            group.compare()
    assert group.ana.scene(group.table)["state"] == "playing"
    play_to_the_end(group, random)
    assert group.ana.scene(group.table)["state"] == "over"
    for picture in group.pictures:
        assert picture.scene["ending"]["by"] == "rules"


def play_to_the_end(group: Group, random: Random, most: int = 400) -> None:
    for _ in range(most):
        scene = group.ana.scene(group.table)
        if scene["state"] == "over":
            break
        seat = random.choice(to_move(scene))
        group.time.now += random.uniform(0, 3)
        person = next((one for one in (group.ana, group.ben) if one.scene(group.table)["seats"][seat]["you"]), None)
        move = any_move(group.server, group.table, seat, random)
        if person is None:
            let_play(group, seat, move)
        else:
            person.done(group.table, "play", seat=seat, move=move, version=scene["version"], key=group.key())
        group.compare(random)
    group.compare()


def let_play(group: Group, seat: int, move: Json) -> None:
    """Somebody else sits there."""
    tables = group.server.server.tables
    version = group.ana.scene(group.table)["version"]
    group.server.call(
        tables.act(group.table, Act("x", None, lambda at: (Answer(), acts.play(at, seat, move, version))))
    )


def test_a_seat_that_follows_gets_a_whole_scene_when_it_changes(ana: Caller) -> None:
    table = ana.make(seats="me me")["table"]
    with ana.socket() as socket, ana.socket() as fixed:
        picture = watching(ana, socket, table, "en", "follows")
        still = watching(ana, fixed, table, "en", "seat 1", **{"as": 1})
        assert picture.scene["as"] == 0
        move = picture.scene["legal"][0]
        socket.say("play", table=table, seat=0, move=move, version=picture.scene["version"], key="a")
        assert socket.hear()["on"] == "done"
        again = socket.hear()
        assert (again["on"], again["as"]) == ("scene", 1)
        step = fixed.hear()
        assert (step["on"], step["as"], step["before"]) == ("step", 1, again["version"] - 1)
        still.take(step)
        still.compare()


def test_done_comes_before_the_step_that_holds_the_move(ana: Caller) -> None:
    table = ana.make(seats="me me")["table"]
    with ana.socket() as socket:
        picture = watching(ana, socket, table, "en", "Ana", **{"as": 0})
        for number in range(6):
            scene = ana.scene(table)
            play = {"seat": scene["as"], "move": scene["legal"][0], "version": scene["version"], "key": str(number)}
            socket.say("play", table=table, **play)
            done, step = socket.hear(), socket.hear()
            assert (done["on"], done["key"]) == ("done", str(number))
            assert (step["on"], step["version"]) == ("step", done["version"])
            picture.take(step)
        picture.compare()


def test_steps_through_take_backs_offers_chat_and_resignation(server: Running, within: ExitStack) -> None:
    group = Group(server, "me open me", "sturts-stony-desert", {"clock": CLOCKS[1]}, within)
    group.ben.posted(f"/api/tables/{group.table}/join", {})
    random = Random(3)
    for _ in range(4):
        scene = group.ana.scene(group.table)
        seat = to_move(scene)[0]
        move = any_move(server, group.table, seat, random)
        group.done(seat, "play", move=move, version=scene["version"])
    group.compare()
    group.done(0, "take-back")
    hear_offers(group)
    group.done(1, "take-back", answer=False)
    hear_offers(group)
    group.ben.done(group.table, "say", text="no <b>way</b>", key=group.key())
    for picture in group.pictures:
        picture.take(picture.listen())
    group.compare()
    group.done(1, "take-back")
    hear_offers(group)
    group.done(0, "take-back", answer=True)
    group.compare()
    assert "back" in group.ana.scene(group.table)["log"][-1]
    group.done(1, "resign")
    group.compare()
    assert group.ben.scene(group.table)["as"] is None
    group.done(0, "resign")
    group.compare()
    scene = group.ana.scene(group.table)
    assert (scene["state"], scene["ending"]["by"], scene["ending"]["winners"]) == ("over", "resigned", [2])


def hear_offers(group: Group) -> None:
    for picture in group.pictures:
        message = picture.listen()
        assert message["on"] == "offer"
        picture.take(message)
        picture.compare()


def test_an_offer_lapses_within_the_step_of_the_next_move(server: Running, within: ExitStack) -> None:
    group = Group(server, "me open", "sturts-stony-desert", {}, within)
    group.ben.posted(f"/api/tables/{group.table}/join", {})
    random = Random(5)
    group.done(
        0, "play", move=any_move(server, group.table, 0, random), version=group.ana.scene(group.table)["version"]
    )
    group.compare()
    group.done(0, "take-back")
    hear_offers(group)
    group.done(
        1, "play", move=any_move(server, group.table, 1, random), version=group.ana.scene(group.table)["version"]
    )
    group.compare()
    assert group.ana.scene(group.table)["offers"] == {}


def test_a_rematch_is_offered_and_made_once_all_have_asked(server: Running, within: ExitStack) -> None:
    group = Group(server, "me open", "sturts-stony-desert", {}, within)
    group.ben.posted(f"/api/tables/{group.table}/join", {})
    group.done(0, "resign")
    group.compare()
    with group.ana.socket() as first, group.ben.socket() as second:
        first.say("rematch", table=group.table, key="r1")
        asked = first.hear()
        assert (asked["on"], asked["key"], asked["table"]) == ("done", "r1", None)
        hear_offers(group)
        second.say("rematch", table=group.table, key="r2")
        agreed = second.hear()
        hear_offers(group)
    again = group.ana.scene(agreed["table"])
    assert (again["state"], again["as"], again["table"]) == ("playing", 1, agreed["table"])
    offers = group.nobody.scene(group.table)["offers"]
    assert offers == {"rematch": {"seats": [0, 1], "table": agreed["table"]}}


@pytest.mark.parametrize("resigns_first", [False, True])
def test_who_is_forgotten_is_forgotten_by_those_who_watch(
    server: Running, within: ExitStack, resigns_first: bool
) -> None:
    """The name goes from entries that were told long ago, so a whole scene comes; another one without their words."""
    group = Group(server, "me open", "sturts-stony-desert", {}, within)
    group.ben.posted(f"/api/tables/{group.table}/join", {})
    for seat in (0, 1):
        move, version = any_move(server, group.table, seat, Random(1)), group.ana.scene(group.table)["version"]
        group.done(seat, "play", move=move, version=version)
    group.ana.done(group.table, "say", text="bye", key=group.key())
    for picture in group.pictures:
        picture.take(picture.listen())
    if resigns_first:
        group.done(0, "resign")
    watcher = group.watch(server.person("Cy"), "en")
    assert "Ana" in str(watcher.scene)
    assert group.ana.send("DELETE", "/api/me").status_code == 200
    watcher.patient = True
    watcher.hear_until(group.ben.scene(group.table)["version"])
    while "bye" in str(watcher.scene["chat"]):
        watcher.take(watcher.listen())
    assert "Ana" not in str(watcher.scene)
    watcher.compare()


def test_standing_up_takes_the_seat_from_whoever_looked_from_it(server: Running, within: ExitStack) -> None:
    """Else it would see what the next one there seals."""
    ana, ben, cy = server.person("Ana"), server.person("Ben"), server.person("Cy")
    other = ana.make("downhill", "me open open", public=True)["table"]
    ben.posted(f"/api/tables/{other}/join", {"seat": 1})
    picture = watching(ben, within.enter_context(ben.socket()), other, "en", "Ben", **{"as": 1})
    ben.posted(f"/api/tables/{other}/stand", {"seat": 1})
    cy.posted(f"/api/tables/{other}/join", {"seat": 1})
    di = server.person("Di")
    di.posted(f"/api/tables/{other}/join", {"seat": 2})
    for seat, who in ((0, ana), (1, cy), (2, di), (1, cy)):
        version, move = ana.scene(other)["version"], any_move(server, other, seat, Random(1))
        who.done(other, "play", seat=seat, move=move, version=version, key=f"{version}")
    picture.hear_until(version + 1)
    assert picture.scene["log"][-1]["sealed"]
    assert picture.scene["as"] is None
    picture.compare()

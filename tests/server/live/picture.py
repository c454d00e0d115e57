"""A client that knows only what the interface says: it lays steps over scenes, and so has the table before its eyes."""

from collections.abc import Callable
from typing import Any

from tests.server.running import Caller, Json, Socket

ALWAYS = {"on", "table", "as", "version", "before", "events", "node", "legal", "status", "view"}
SOMETIMES = {"state", "seats", "ending", "outlook", "offers", "rated", "casual", "guessed"}


class Picture:
    """A scene that is shown again is as good as a step; only whoever has to expect it is `patient` with that."""

    def __init__(self, name: str, *, patient: bool = False) -> None:
        self.name = name
        self.patient = patient
        self.scene: Json = {}
        self.heard: list[Json] = []

    def take(self, message: Json) -> None:
        self.heard.append(message)
        assert message["table"] == self.scene.get("table", message["table"]), self.name
        taken: Callable[[Json], None] = getattr(self, "_" + message["on"])
        taken(message)

    def _scene(self, message: Json) -> None:
        shown = self.scene.get("version", -1)
        assert message["version"] > shown - self.patient, f"{self.name} is shown a version again"
        self.scene = {name: value for name, value in message.items() if name != "on"}
        self.scene["log"] = [without_story(entry) if "story" in entry else entry for entry in message["log"]]

    def _step(self, step: Json) -> None:
        assert set(step) >= ALWAYS, self.name
        assert set(step) <= ALWAYS | SOMETIMES, self.name
        assert step["before"] == self.scene["version"] < step["version"], f"{self.name} has missed a step"
        assert step["as"] == self.scene["as"], self.name
        for name in {"version", "node", "legal", "status", *SOMETIMES} & set(step):
            self.scene[name] = step[name]
        self.scene["log"] += [without_story(entry) for entry in step["events"]]
        if step["view"] is not None:
            self.scene["view"] = (self.scene["view"] or {}) | step["view"]

    def _said(self, said: Json) -> None:
        self.scene["chat"].append({name: value for name, value in said.items() if name not in ("on", "table")})

    def _seat(self, message: Json) -> None:
        seat = self.scene["seats"][message["seat"]]
        seat |= {name: message[name] for name in ("online", "clock") if name in message}

    def _offer(self, message: Json) -> None:
        self.scene |= {name: message[name] for name in ("offers", "rated", "casual", "guessed")}

    def expect_same(self, other: Json) -> None:
        for name in {*other, *self.scene}:
            assert self.scene.get(name) == other.get(name), f"{self.name}: {name} differs"


class Onlooker(Picture):
    """Sees what a caller hears."""

    def __init__(self, caller: Caller, listen: Callable[[], Json], lang: str, name: str) -> None:
        super().__init__(name)
        self.caller = caller
        self.listen = listen
        self.lang = lang

    def hear_until(self, version: int) -> None:
        while self.scene.get("version") != version:
            self.take(self.listen())

    def compare(self) -> None:
        """With the table as it is shown to whoever comes now."""
        seat = self.scene["as"]
        fresh = self.caller.scene(self.scene["table"], as_="none" if seat is None else seat, lang=self.lang)
        self.expect_same(fresh)
        if isinstance(fresh["legal"], list) and fresh["outlook"] is not None:
            assert len(fresh["outlook"]) == len(fresh["legal"])


def without_story(entry: Json) -> Json:
    assert isinstance(entry["story"], list)
    assert all(set(part) == {"kind", "text", "data"} for part in entry["story"])
    return {name: value for name, value in entry.items() if name != "story"}


def watching(caller: Caller, socket: Socket, table: str, lang: str, name: str, **how: Any) -> Onlooker:
    socket.say("watch", table=table, lang=lang, **how)
    picture = Onlooker(caller, socket.hear, lang, name)
    picture.take(socket.hear("scene"))
    return picture

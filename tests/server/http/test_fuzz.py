"""Every call with whatever comes: only promised statuses, always an answer in JSON, no fault in the logs."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.http.asking import CALLS, STURT, play_on
from tests.server.http.downhill import DRAWING
from tests.server.running import Caller, Json, Served

PROMISED = {200, 201, 400, 401, 403, 404, 405, 409, 413, 422, 429}
NAMES = [
    *("name", "language", "login", "password", "game", "options", "seats", "public", "clock", "from", "seat", "key"),
    *("move", "version", "answer", "text", "table", "record", "position", "events", "sit", "bot", "kind", "seconds"),
    *(
        "increment",
        "type",
        "tile",
        "x",
        "y",
        "turn",
        "animal",
        "dice",
        "row",
        "hex",
        "holes",
        "line",
        "flip",
        "v",
        "rules",
    ),
    *("checks", "result", "begins", "gone", "pending", "course", "area", "claim", "after", "sum", "why"),
]
WORDS = [
    *(
        STURT,
        "outback",
        "down-under",
        "downhill",
        "me",
        "open",
        "bot",
        "easy",
        "random",
        "game",
        "move",
        "lay",
        "start",
    ),
    *(
        "draw",
        "keep",
        "take",
        "double",
        "koala",
        "en",
        "de",
        "resigned",
        "1",
        "basic",
        "01E 05H1 / - 03E2",
        "",
        "\x00",
        "ß" * 50,
    ),
]
leaves = (
    st.none()
    | st.booleans()
    | st.integers(-3, 5)
    | st.sampled_from([2**31, 2**63, 2**64, -(2**63) - 1, 10**30])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(WORDS)
    | st.text(max_size=12)
)
values = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=5), inner, max_size=6)
    ),
    max_leaves=12,
)
bodies = st.dictionaries(st.sampled_from(NAMES), values, max_size=8)
SEATS: Json = {"seats": [{"sit": "me"}, {"sit": "me"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A process of its own: Hypothesis watches over the luck of this one."""
    with Served(tmp_path_factory.mktemp("fuzz") / "data") as served:
        yield served
    logs = served.logs.read_text()
    assert "Traceback" not in logs
    assert '"fault"' not in logs


@pytest.fixture(scope="module")
def somebody(server: Served) -> Caller:
    return server.person("Zoe")


@pytest.fixture(scope="module")
def table(somebody: Caller) -> str:
    return str(somebody.make(public=True)["table"])


def ask(caller: Caller, method: str, path: str, body: object = None, **query: Any) -> None:
    response = caller.send(method, path, body, **query)
    assert response.status_code in PROMISED, (method, path, body, response.text)
    if response.status_code >= 400:
        error = response.json()["error"]
        assert error["text"]
        assert error["kind"] != "unavailable"


def whole(path: str, body: Json) -> Json:
    """So much of it right that what is deeper is reached."""
    usual: Json = {"key": "k", "seat": 0, "version": 1, "move": {}, "text": "hello"}
    return usual | SEATS | {"game": STURT} | body if "{table}" in path or path == "/api/tables" else body


@pytest.mark.parametrize(("method", "path"), [one for one in CALLS if one[0] != "GET" and one[1] != "/api/logout"])
@settings(max_examples=40)
@given(body=bodies, right=st.booleans())
def test_any_body(
    server: Served, somebody: Caller, table: str, method: str, path: str, body: Json, right: bool
) -> None:
    caller = server.person("Yan") if method == "DELETE" or path.endswith("account") else somebody
    ask(caller, method, path.format(table=table), whole(path, body) if right else body)


@pytest.mark.parametrize("path", [path for method, path in CALLS if method == "GET" and path != "/api/stream"])
@settings(max_examples=40)
@given(
    query=st.dictionaries(
        st.sampled_from(["as_", "lang", "key", "show", "game", "cursor"]),
        st.sampled_from(["0", "1", "none", "de", "mine", "done", STURT, ""]) | st.text(max_size=20),
        max_size=4,
    )
)
def test_any_query(somebody: Caller, table: str, path: str, query: dict[str, str]) -> None:
    ask(somebody, "GET", path.format(table=table), **{name: clean(value) for name, value in query.items()})


def clean(text: str) -> str:
    """What can be in an address at all."""
    return text.encode("utf-8", "ignore").decode()


@settings(max_examples=60)
@given(
    parts=st.lists(st.sampled_from(["api", "tables", "moments", "record", "me", "0"]) | st.text(max_size=8), max_size=5)
)
def test_any_path(somebody: Caller, parts: list[str]) -> None:
    path = "/".join(quote(clean(part), safe="") for part in parts)
    if path.strip("/"):
        ask(somebody, "GET", "/api/" + path)


@settings(max_examples=60)
@given(content=st.binary(max_size=60))
def test_any_bytes(somebody: Caller, content: bytes) -> None:
    for path in ("/api/people", "/api/records"):
        response = somebody.send("POST", path, content=content)
        assert response.status_code in (201, 400)


MOVES: dict[str, Json] = {
    STURT: {"type": "lay", "tile": "double", "x": 0, "y": 0, "turn": 0},
    "down-under": {"type": "lay", "tile": "straight", "x": 0, "y": 0, "turn": 0, "animal": None},
    "outback": {"type": "take", "animal": "koala", "jokers": 1, "row": 4, "hex": 2},
    "downhill": DRAWING | {"line": [[0, 0], [1, 1]]},
}


seeds = st.integers(0, 2**32).map(Random)
"""What is changed, and where: the tables are never the same."""


@pytest.mark.parametrize("game", MOVES)
@settings(max_examples=40)
@given(random=seeds, value=values)
def test_any_move(somebody: Caller, game: str, random: Random, value: object) -> None:
    table = somebody.make(game)["table"]
    scene = somebody.scene(table)
    move = random.choice([MOVES[game], *(scene["legal"] or [])])
    changed = move | {random.choice(sorted(move)): value}
    body = {"seat": scene["as"], "move": changed, "version": scene["version"], "key": "k"}
    ask(somebody, "POST", f"/api/tables/{table}/play", body)
    ask(somebody, "GET", f"/api/tables/{table}")


@pytest.fixture(scope="module")
def records(somebody: Caller) -> dict[str, Json]:
    """Some moves of each game."""
    found = {}
    for game in (STURT, "down-under", "outback"):
        table = somebody.make(game)["table"]
        play_on(somebody, table, 3)
        found[game] = somebody.got(f"/api/tables/{table}/record")
    table = somebody.make("downhill")["table"]
    return found | {"downhill": somebody.got(f"/api/tables/{table}/record")}


def change_somewhere(random: Random, value: Any, new: object) -> Any:
    """The same with one thing in it replaced."""
    if not isinstance(value, dict | list) or not value or random.random() < 0.2:
        return new
    copy = json.loads(json.dumps(value))
    place: Any = random.choice(sorted(copy)) if isinstance(copy, dict) else random.randrange(len(copy))
    copy[place] = change_somewhere(random, copy[place], new)
    return copy


@pytest.mark.parametrize("game", MOVES)
@settings(max_examples=40)
@given(random=seeds, value=values)
def test_any_record(somebody: Caller, records: dict[str, Json], game: str, random: Random, value: object) -> None:
    changed = change_somewhere(random, records[game], value)
    response = somebody.send("POST", "/api/records", changed)
    assert response.status_code in (201, 400), (changed, response.text)
    if response.status_code == 201:
        ask(somebody, "GET", f"/api/tables/{response.json()['table']}")
        ask(somebody, "GET", f"/api/tables/{response.json()['table']}/moments/1")
    ask(somebody, "POST", "/api/tables", SEATS | {"from": {"record": changed, "events": random.randrange(9)}})


@pytest.mark.parametrize("game", MOVES)
@settings(max_examples=40)
@given(random=seeds, value=values)
def test_any_position(somebody: Caller, game: str, random: Random, value: object) -> None:
    table = somebody.make(game)["table"]
    position = change_somewhere(random, somebody.scene(table)["view"], value)
    ask(somebody, "POST", "/api/tables", SEATS | {"from": {"position": position}})


@pytest.mark.parametrize("game", MOVES)
@settings(max_examples=40)
@given(
    options=st.dictionaries(st.sampled_from(["area", "scoring", "start", "line", "course", "edition", "claim"]), values)
)
def test_any_options(somebody: Caller, game: str, options: Json) -> None:
    ask(somebody, "POST", "/api/tables", SEATS | {"game": game, "options": options})

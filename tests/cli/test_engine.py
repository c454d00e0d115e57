"""The engine protocol, request by request, for every game."""

import io
import json
from typing import Any

import pytest

from tablelands.cli.engine import LONGEST_LINE, Engine, serve
from tablelands.core.registry import game_ids

STURT = "sturts-stony-desert"
LAY = {"type": "lay", "tile": "double", "x": 0, "y": 0, "turn": 0}


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(engine.answer(json.dumps(request).encode()))
    return answer


@pytest.fixture
def engine() -> Engine:
    engine = Engine()
    assert ask(engine, id=1, do="new", game=STURT, seats=2, options={}, seed=7)["ok"]
    return engine


def error(answer: dict[str, Any]) -> tuple[str, str | None]:
    assert answer["ok"] is False
    assert set(answer) == {"id", "ok", "error"}
    assert set(answer["error"]) == {"kind", "rule", "code", "text"}
    return answer["error"]["kind"], answer["error"]["rule"]


def test_a_good_answer_echoes_the_id_and_tells_the_node(engine: Engine) -> None:
    answer = ask(engine, id={"any": [1, "thing"]}, do="legal")
    assert answer["id"] == {"any": [1, "thing"]}
    assert answer["ok"] is True
    assert answer["node"] == {"kind": "decide", "seats": [0], "sealed": False}
    assert len(answer["legal"]) == 6
    assert ask(engine, do="legal")["id"] is None


def test_playing_answers_with_the_next_node_and_its_legal_moves(engine: Engine) -> None:
    answer = ask(engine, do="play", seat=0, move=LAY | {"turn": 2, "comment": "ignored"})
    assert answer["node"]["seats"] == [1]
    assert len(answer["legal"]) == 48
    assert ask(engine, do="position")["position"]["tiles"] == [{"x": 0, "y": 0, "tile": "double", "turn": 0}]


@pytest.mark.parametrize(
    ("request_", "kind", "rule"),
    [
        ({"do": "play", "seat": 1, "move": LAY}, "not-your-turn", None),
        ({"do": "play", "seat": 0, "move": LAY | {"x": 1}}, "illegal-move", "SD-2"),
        ({"do": "play", "seat": 0, "move": LAY | {"x": 10**40}}, "illegal-move", "SD-2"),
        ({"do": "play", "seat": 0, "move": LAY | {"tile": "triple"}}, "illegal-move", "SD-4"),
        ({"do": "play", "seat": 0, "move": {"type": "claim"}}, "illegal-move", "SD-10"),
        ({"do": "play", "seat": 0, "move": LAY | {"x": 1.0}}, "bad-request", None),
        ({"do": "play", "seat": 0, "move": LAY | {"x": True}}, "bad-request", None),
        ({"do": "play", "seat": 0, "move": LAY | {"turn": 4}}, "bad-request", None),
        ({"do": "play", "seat": 0, "move": LAY | {"tile": "loop"}}, "bad-request", None),
        ({"do": "play", "seat": 0, "move": {"type": "lay"}}, "bad-request", None),
        ({"do": "play", "seat": 0, "move": None}, "bad-request", None),
        ({"do": "play", "seat": 0}, "bad-request", None),
        ({"do": "play", "seat": 2, "move": LAY}, "bad-request", None),
        ({"do": "play", "seat": True, "move": LAY}, "bad-request", None),
        ({"do": "play", "move": LAY}, "bad-request", None),
        ({"do": "chance"}, "bad-request", None),
        ({"do": "chance", "outcome": {}}, "bad-request", None),
        ({"do": "view"}, "bad-request", None),
        ({"do": "load"}, "bad-request", None),
        ({"do": "load", "position": 7}, "bad-request", None),
        ({"do": "load", "position": {}}, "bad-position", None),
        ({"do": "load", "position": {"game": "chess"}}, "bad-position", None),
        ({"do": "load", "position": {"game": STURT}}, "bad-position", None),
        ({"do": "perft", "depth": -1}, "bad-request", None),
        ({"do": "perft", "depth": 2.0}, "bad-request", None),
        ({"do": "choose", "seat": 1, "bot": "random"}, "not-your-turn", None),
        ({"do": "choose", "seat": 0, "bot": "oracle of Delphi"}, "bad-request", None),
        ({"do": "choose", "seat": 0, "bot": "random", "ms": 0}, "bad-request", None),
        ({"do": "new", "game": "chess", "seats": 2}, "bad-request", None),
        ({"do": "new", "game": STURT, "seats": 5}, "bad-request", None),
        ({"do": "new", "game": STURT}, "bad-request", None),
        ({"do": "new", "game": STURT, "seats": 2, "options": {"claim": 1}}, "bad-request", None),
        ({"do": "new", "game": STURT, "seats": 2, "options": []}, "bad-request", None),
        ({"do": "new", "game": STURT, "seats": 2, "seed": "x"}, "bad-request", None),
        ({"do": "dance"}, "bad-request", None),
        ({"do": ["new"]}, "bad-request", None),
        ({}, "bad-request", None),
    ],
    ids=str,
)
def test_a_bad_request_is_told_so_and_changes_nothing(
    engine: Engine, request_: dict[str, Any], kind: str, rule: str | None
) -> None:
    before = ask(engine, do="position"), ask(engine, do="record")
    answer = ask(engine, id=5, **request_)
    assert error(answer) == (kind, rule)
    assert answer["id"] == 5
    assert answer["error"]["text"]
    assert (ask(engine, do="position"), ask(engine, do="record")) == before


@pytest.mark.parametrize(
    "line", [b"{", b"[]", b"7", b'"new"', b"null", b"\xff\xfe", b"[" * 100_000, b'{"id":' + b"9" * 9000 + b"}"]
)
def test_what_is_no_request_at_all(engine: Engine, line: bytes) -> None:
    assert error(json.loads(engine.answer(line))) == ("bad-request", None)


def test_nothing_can_be_asked_before_a_game() -> None:
    for request in ("legal", "position", "record", "chance", "perft", "view", "play", "choose"):
        assert error(ask(Engine(), do=request))[0] == "bad-request"


def test_perft(engine: Engine) -> None:
    assert [ask(engine, do="perft", depth=depth)["nodes"] for depth in range(4)] == [1, 6, 288, 19008]


def test_perft_gives_up_before_it_takes_for_ever(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablelands.cli.engine.MOST_POSITIONS", 500)
    assert error(ask(engine, do="perft", depth=90))[0] == "bad-request"


@pytest.mark.parametrize("bot", ["random", "greedy", "strong"])
def test_choosing_a_move_does_not_play_it(engine: Engine, bot: str) -> None:
    chosen = ask(engine, do="choose", seat=0, bot=bot, ms=500)["move"]
    legal = ask(engine, do="legal")
    assert chosen in legal["legal"]
    assert legal["node"]["seats"] == [0]


def test_a_seed_makes_bots_repeatable() -> None:
    def choices(seed: int) -> list[dict[str, Any]]:
        engine = Engine()
        ask(engine, do="new", game=STURT, seats=2, seed=seed)
        return [ask(engine, do="choose", seat=0, bot="random")["move"] for _ in range(10)]

    assert choices(3) == choices(3)
    assert choices(3) != choices(4)


def test_the_end_of_a_game_lists_no_moves_and_nobody_is_to_move() -> None:
    engine = Engine()
    ask(engine, do="new", game=STURT, seats=2)
    zigzag = [(x, y) for x in range(5) for y in range(2)]
    for number, (x, y) in enumerate(zigzag):
        answer = ask(engine, do="play", seat=number % 2, move=LAY | {"x": x, "y": y, "turn": x % 2})
    assert answer["node"]["kind"] == "over"
    assert answer["node"]["scores"] == [1, 0]
    assert answer["node"]["winners"] == [0]
    assert "SD-6" in answer["node"]["reason"]
    assert answer["legal"] == []
    assert error(ask(engine, do="play", seat=0, move=LAY))[0] == "not-your-turn"
    assert ask(engine, do="perft", depth=1)["nodes"] == 0
    assert ask(engine, do="perft", depth=0)["nodes"] == 1
    assert ask(engine, do="record")["record"]["result"] == answer["node"]


def test_a_view_is_of_a_seat_or_of_a_guest(engine: Engine) -> None:
    ask(engine, do="play", seat=0, move=LAY)
    for seat in (0, 1, None):
        view = ask(engine, do="view", seat=seat)["view"]
        assert view["seat"] == seat
        assert [(entry["n"], entry["seat"], entry["move"]) for entry in view["log"]] == [(1, 0, LAY)]
        assert (view["number"], view["node"]["seats"]) == (1, [1])
        assert bool(view["legal"]) == (seat == 1)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_speaks_the_protocol_to_its_end(game_id: str) -> None:
    """A bot author's loop: chance where it is due, a bot's choice where somebody decides."""
    engine = Engine()
    answer = ask(engine, do="new", game=game_id, seats=2, seed=1)
    while answer["node"]["kind"] != "over":
        if answer["node"]["kind"] == "chance":
            answer = ask(engine, do="chance")
            assert answer["outcome"]
        else:
            seat = answer["node"]["seats"][0]
            move = ask(engine, do="choose", seat=seat, bot="random")["move"]
            assert answer["legal"] is None or move in answer["legal"]
            answer = ask(engine, do="play", seat=seat, move=move)
        assert answer["ok"], answer
    position = ask(engine, do="position")["position"]
    assert ask(engine, do="load", position=position)["node"] == answer["node"]


def test_serving_lines() -> None:
    lines = [
        b'{"id":1,"do":"new","game":"sturts-stony-desert","seats":2}',
        b"",
        b"   ",
        b"nonsense",
        b'{"id":2,"do":"quit"}',
        b"x",
    ]
    answers = io.BytesIO()
    serve(io.BytesIO(b"\r\n".join(lines)), answers)
    told = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [(answer["id"], answer["ok"]) for answer in told] == [(1, True), (None, False), (2, True)]


def test_a_last_line_without_an_end_is_answered() -> None:
    answers = io.BytesIO()
    serve(io.BytesIO(b'{"id":1,"do":"quit"}'), answers)
    assert json.loads(answers.getvalue())["ok"]


def test_a_line_too_long_is_skipped_as_a_whole() -> None:
    answers = io.BytesIO()
    serve(io.BytesIO(b"[" * (LONGEST_LINE * 2 + 5) + b'\n{"id":3,"do":"quit"}\n'), answers)
    told = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [answer["id"] for answer in told] == [None, 3]

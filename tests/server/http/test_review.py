"""Looking back at a finished game: only when it is over, for those who may see it, made once, one at a time."""

import json
import multiprocessing
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tablelands.bots.review import Review, review
from tablelands.core.record import Record
from tablelands.core.registry import find_game
from tablelands.server.api.review import places_of_events
from tablelands.server.bots import worker
from tablelands.server.settings import Limits, Settings
from tests.server.described import Described
from tests.server.http.asking import key, play_on, refused, row_of, two_at
from tests.server.http.downhill import draws, starts
from tests.server.live.waiting import until
from tests.server.running import Caller, Json, Running


def ask(caller: Caller, table: str, **query: Any) -> httpx.Response:
    return caller.get(f"/api/tables/{table}/review", **query)


def lines(response: httpx.Response) -> list[Json]:
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in response.text.splitlines()]


def ended(caller: Caller, game: str = "outback", moves: int = 3) -> str:
    """A table around one device, given up early."""
    table = str(caller.make(game, "me me")["table"])
    play_on(caller, table, moves)
    caller.done(table, "resign", seat=1, key=key())
    return table


def test_a_game_that_is_not_over_has_none(ana: Caller) -> None:
    table = ana.make("outback", "me me")["table"]
    refused(ask(ana, table), 409, "not-your-turn")


def test_it_is_for_those_who_may_see_the_table(ana: Caller, ben: Caller, nobody: Caller) -> None:
    made = two_at(ana, ben)
    ana.done(made["table"], "resign", seat=0, key=key())
    refused(ask(nobody, made["table"]), 404, "not-found")
    assert lines(ask(nobody, made["table"], key=made["key"]))[-1]["on"] == "review"


def test_it_is_what_the_command_says_of_the_record(server: Running, ana: Caller) -> None:
    table = ended(ana)
    told = lines(ask(ana, table))
    described = Described(server.nobody().got("/docs/openapi.json"))
    for line in told:
        described.check(line, {"$ref": "#/components/schemas/ReviewLine"})
    record = Record.from_json(ana.got(f"/api/tables/{table}/record"))
    match = record.replay(find_game("outback"))
    found, shown, log = review(match), told[-1], ana.scene(table)["log"]
    assert [one["value"] for one in shown["course"]] == [one.best for one in found.moments]
    assert [log[one["n"] - 1]["seat"] for one in shown["course"]] == [one.seat for one in found.moments]
    assert all("move" in log[one["n"] - 1] for one in shown["course"])
    assert all(one["made"] == one["n"] for one in shown["course"])
    assert all(one["move"] == log[one["n"] - 1]["move"] != one["better_move"] for one in shown["costly"])
    costs = sorted((one.cost for one in found.moments if one.cost), reverse=True)[:5]
    assert [one["cost"] for one in shown["costly"]] == costs
    assert found.accounts is not None
    assert [(one["luck"], one["decisions"]) for one in shown["accounts"]] == [
        (one.luck, one.decisions) for one in found.accounts
    ]


def test_progress_is_told_and_grows(ana: Caller) -> None:
    table = ended(ana)
    *before, last = lines(ask(ana, table))
    looked = [line for line in before if line["on"] == "looking"]
    assert [line["done"] for line in looked] == sorted(line["done"] for line in looked)
    assert {line["of"] for line in looked} == {len(ana.got(f"/api/tables/{table}/record")["events"])}
    assert last["on"] == "review"
    assert {line["moves"] for line in looked} == {3}
    assert {line["move"] for line in looked} == {1, 2, 3}


def test_a_secret_move_has_the_entry_that_sealed_it_and_the_one_that_opened_it(server: Running, ana: Caller) -> None:
    table = ana.make("downhill")["table"]
    version = starts(table, [ana, ana])
    draws(ana, table, 1, version)
    draws(ana, table, 0, version)
    log = ana.scene(table)["log"]
    match = server.call(server.server.tables.find(table)).table.playing
    moves = [place for place in places_of_events(match) if "chance" not in log[place.n - 1]]
    opened = next(entry["n"] for entry in log if "opened" in entry)
    assert [place.n for place in moves[2:]] == [opened, opened]
    assert [log[place.made - 1].get("seat") for place in moves] == [0, 1, 0, 1]
    assert all("sealed" in log[place.made - 1] for place in moves[2:])


def test_it_is_made_once_and_told_in_every_language(server: Running, ana: Caller) -> None:
    table = ended(ana, moves=6)
    [*_, first], [again] = lines(ask(ana, table)), lines(ask(ana, table, lang="de"))
    assert first["course"] == again["course"]
    assert first["bot"] != again["bot"]
    assert [one["played"] for one in first["costly"]] != [one["played"] for one in again["costly"]]


def test_moves_are_told_with_names_and_better_ones_as_something_to_do(ana: Caller) -> None:
    table = ended(ana, moves=6)
    costly = lines(ask(ana, table))[-1]["costly"]
    assert costly
    assert all(one["played"].startswith("Ana ") for one in costly)
    assert all(one["better"] and "Ana" not in one["better"] for one in costly)
    assert all(one["move"] != one["better_move"] for one in costly)


def test_what_was_taken_back_is_not_looked_at(ana: Caller) -> None:
    table = ana.make("sturts-stony-desert", "me me")["table"]
    play_on(ana, table, 2)
    ana.done(table, "take-back", seat=1, key=key())
    play_on(ana, table, 1)
    ana.done(table, "resign", seat=0, key=key())
    shown = lines(ask(ana, table))[-1]
    assert [one["n"] for one in shown["course"]] == [1, 4]
    assert row_of(ana, table)["moves"] == 2
    assert shown["accounts"] is None


# One at a time


@pytest.fixture
def limited() -> Iterator[Running]:
    with Running(settings=Settings(port=0, limits=Limits(reviews=2))) as running:
        yield running


def test_somebody_waits_for_one_before_asking_for_another(limited: Running) -> None:
    ana = limited.person("Ana")
    tables = [ended(ana), ended(ana)]
    with ana.http.stream("GET", f"/api/tables/{tables[0]}/review", headers=ana.headers, timeout=120) as first:
        refused(ask(ana, tables[1]), 429, "too-many")
        with ana.http.stream("GET", f"/api/tables/{tables[0]}/review", headers=ana.headers, timeout=120) as same:
            assert [*same.iter_lines()][-1] == [*first.iter_lines()][-1]
    assert lines(ask(ana, tables[1]))[-1]["on"] == "review"


def test_a_review_whose_process_dies_fails_and_may_be_asked_for_again(ana: Caller) -> None:
    table = ended(ana)
    with ana.http.stream("GET", f"/api/tables/{table}/review", headers=ana.headers, timeout=120) as response:
        until(multiprocessing.active_children)
        for process in multiprocessing.active_children():
            process.kill()
        told = [json.loads(line) for line in response.iter_lines()]
    assert told[-1]["on"] == "failed"
    assert told[-1]["text"]
    assert lines(ask(ana, table))[-1]["on"] == "review"


class News:
    """The end of a pipe that keeps what it is sent."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def send(self, news: Any) -> None:
        self.told.append(news)


def test_it_gives_way_to_others_and_says_when_it_has_to_compile(ana: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    niceness: list[int] = []
    monkeypatch.setattr(worker, "begin", lambda parent: None)
    monkeypatch.setattr(worker, "compile_now", lambda game, compiling: compiling())
    monkeypatch.setattr("os.nice", niceness.append)
    news: Any = News()
    worker.look_back(news, 0, ana.got(f"/api/tables/{ended(ana, moves=1)}/record"))
    assert news.told[:2] == [worker.COMPILING, 0]
    assert isinstance(news.told[-1], Review)
    assert niceness == [worker.NICENESS]

"""Requests are read by their types, and what is wrong with one is told in our words, by the name of the field."""

import json
from typing import Any, get_args

import pytest
from msgspec import UNSET

from tablelands.core.errors import BadRequest
from tablelands.server.api import requests
from tablelands.server.api.requests import ClientMessage, read_body, read_message
from tablelands.server.http.tables import ContinuedTable, NewTable

PLAY = {"seat": 0, "move": {"type": "lay"}, "version": 1, "key": "k"}
TAKE_BACK = {"seat": 0, "key": "k"}
SAY = {"text": "hello", "key": "k"}
MISSING = object()

BODIES: list[tuple[type[Any], dict[str, Any], str]] = [
    *((requests.Play, PLAY | {name: MISSING}, f"the field '{name}' is missing") for name in PLAY),
    (requests.Play, PLAY | {"seat": "0"}, "'seat' must be an integer"),
    (requests.Play, PLAY | {"seat": None}, "'seat' must be an integer"),
    (requests.Play, PLAY | {"seat": True}, "'seat' must be an integer"),
    (requests.Play, PLAY | {"seat": 0.0}, "'seat' must be an integer"),
    (requests.Play, PLAY | {"seat": -1}, "'seat' must be at least 0"),
    (requests.Play, PLAY | {"version": 1.0}, "'version' must be an integer"),
    (requests.Play, PLAY | {"key": 5}, "'key' must be a string"),
    (requests.Play, PLAY | {"key": ""}, "'key' must have 1 to 100 characters"),
    (requests.Play, PLAY | {"key": "k" * 101}, "'key' must have 1 to 100 characters"),
    (requests.Play, PLAY | {"key": "a\n"}, "'key' must not have control characters"),
    (requests.Play, PLAY | {"key": "\x85"}, "'key' must not have control characters"),
    (requests.TakeBack, TAKE_BACK | {"answer": "yes"}, "'answer' must be true or false"),
    (requests.Say, SAY | {"text": "x" * 501}, "'text' must have 1 to 500 characters"),
    (requests.Say, SAY | {"text": "a\tb"}, "'text' must not have control characters"),
    (requests.Join, {"seat": "0"}, "'seat' must be an integer"),
    (requests.Join, {"key": 5}, "'key' must be a string"),
    (requests.Stand, {}, "the field 'seat' is missing"),
]


def written(fields: dict[str, Any]) -> bytes:
    return json.dumps({name: value for name, value in fields.items() if value is not MISSING}).encode()


@pytest.mark.parametrize(("kind", "fields", "text"), BODIES)
def test_the_field_that_is_wrong_is_named(kind: type[Any], fields: dict[str, Any], text: str) -> None:
    with pytest.raises(BadRequest) as error:
        read_body(written(fields), kind)
    assert text in error.value.text.say("en")


@pytest.mark.parametrize(("kind", "fields", "text"), [one for one in BODIES if issubclass(one[0], requests.Act)])
def test_it_is_named_in_a_message_too(kind: type[Any], fields: dict[str, Any], text: str) -> None:
    do = next(message.__struct_config__.tag for message in get_args(ClientMessage) if issubclass(message, kind))
    with pytest.raises(BadRequest) as error:
        read_message(written({"do": do, "table": "t"} | fields), 64)
    assert text in error.value.text.say("en")


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({}, "the field 'do' is missing"),
        ({"do": 7}, "'do' must be a string"),
        ({"do": "dance"}, "'do' must be one of watch, leave, play, resign, take-back, say, rematch, hint"),
        ({"do": "play", **PLAY}, "the field 'table' is missing"),
        ({"do": "watch", "table": 7}, "'table' must be a string"),
        ({"do": "watch", "table": "t", "as": -1}, "must be the number of a seat"),
        ({"do": "watch", "table": "t", "as": True}, "must be the number of a seat"),
        ({"do": "watch", "table": "t", "lang": "nl"}, "en, de, fr"),
        ({"do": "watch", "table": "t", "stories": 1}, "'stories' must be true or false"),
    ],
)
def test_the_field_of_a_message_that_is_wrong_is_named(fields: dict[str, Any], text: str) -> None:
    with pytest.raises(BadRequest) as error:
        read_message(written(fields), 64)
    assert text in error.value.text.say("en")


def test_a_move_is_kept_as_it_came_and_unknown_fields_are_passed_over() -> None:
    body = read_body(written(PLAY | {"more": "than is asked for"}), requests.Play)
    assert (body.key, body.seat, body.move, body.version) == ("k", 0, {"type": "lay"}, 1)
    message = read_message(written({"table": "t", "do": "play", **PLAY}), 64)
    assert isinstance(message, requests.PlayMessage)
    assert (message.table, message.key, message.move) == ("t", "k", {"type": "lay"})


@pytest.mark.parametrize(("given", "seat"), [({}, UNSET), ({"as": None}, None), ({"as": 2}, 2)])
def test_a_seat_that_is_left_out_is_not_the_watchers_view(given: dict[str, Any], seat: object) -> None:
    message = read_message(written({"do": "watch", "table": "t", **given}), 64)
    assert isinstance(message, requests.Watch)
    assert message.seat == seat


def test_no_body_is_an_empty_object() -> None:
    assert read_body(b" \n", requests.Join).seat is None


def test_of_a_field_that_is_there_twice_the_last_one_counts() -> None:
    assert read_body(b'{"key":5,"key":"k"}', requests.Rematch).key == "k"
    with pytest.raises(BadRequest):
        read_body(b'{"key":"k","key":5}', requests.Rematch)


# Types inside of types

SEATS = [{"sit": "me"}, {"sit": "open"}]
NEW = {"game": "outback", "seats": SEATS}
ON = {"seats": SEATS, "from": {"table": "t"}}


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        (NEW | {"game": MISSING}, "body: the field 'game' is missing"),
        (NEW | {"seats": 5}, "body: 'seats' must be a list"),
        (NEW | {"seats": [{"sit": "me"}, 5]}, "body.seats[1] must be an object"),
        (NEW | {"seats": [{"sit": "up"}]}, "body.seats[0]: 'sit' must be one of me, open, bot"),
        (NEW | {"seats": [{"sit": "bot"}]}, "body.seats[0]: the field 'bot' is missing"),
        (NEW | {"seats": [{"sit": "me", "name": 5}]}, "body.seats[0]: 'name' must be a string"),
        (NEW | {"seats": [{"sit": "me", "name": " "}]}, "the name must have 1 to 40 characters"),
        (NEW | {"options": []}, "body.options must be an object"),
        (NEW | {"clock": 900}, "clock must be an object"),
        (NEW | {"clock": {"kind": "sand"}}, "clock: 'kind' must be one of game, move"),
        (NEW | {"clock": {"kind": "move", "seconds": 0}}, "clock: 'seconds' must be from 1 to 31622400"),
        (NEW | {"clock": {"kind": "game", "seconds": 9, "increment": -1}}, "clock: 'increment' must be from 0 to"),
        (ON | {"from": 5}, "body.from must be an object"),
        (ON | {"from": {}}, "body: 'from' must have exactly one of"),
        (ON | {"from": {"table": "t", "record": {}}}, "body: 'from' must have exactly one of"),
        (ON | {"from": {"table": "t", "events": -1}}, "body.from: 'events' must be at least 0"),
        (ON | {"game": "outback"}, "'game' and 'from' do not go together"),
    ],
)
def test_the_field_inside_is_named_with_its_place(fields: dict[str, Any], text: str) -> None:
    with pytest.raises(BadRequest) as error:
        read_body(written(fields), ContinuedTable | NewTable)
    assert text in error.value.text.say("en")


@pytest.mark.parametrize(
    ("fields", "kind"),
    [(NEW, NewTable), (NEW | {"from": None}, NewTable), (ON, ContinuedTable), (ON | {"game": None}, ContinuedTable)],
)
def test_types_without_a_tag_are_told_apart_by_what_they_need(fields: dict[str, Any], kind: type[Any]) -> None:
    assert type(read_body(written(fields), ContinuedTable | NewTable)) is kind

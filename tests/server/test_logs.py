"""Logs: JSON lines, and nothing secret in them."""

import io
import json
import logging
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablelands.server.logs import NUMBERS, WORDS, set_up_logs, tell

NAMES = ("uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access", "websockets", "asyncio", "tablelands")


@pytest.fixture
def out() -> Iterator[io.StringIO]:
    loggers = [logging.root, *map(logging.getLogger, NAMES)]
    before = [(one, one.handlers[:], one.level, one.propagate, one.disabled) for one in loggers]
    stream = io.StringIO()
    set_up_logs(stream)
    yield stream
    logging.captureWarnings(False)
    for one, handlers, level, propagate, disabled in before:
        one.handlers[:], one.propagate, one.disabled = handlers, propagate, disabled
        one.setLevel(level)


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def fails(secret: str) -> BaseException:
    try:
        raise KeyError(secret)
    except KeyError as error:
        return error


def test_a_line_has_time_level_event_and_fields(out: io.StringIO) -> None:
    tell("started", port=8000, processes=2, store="sqlite")
    (line,) = lines(out)
    assert line.pop("time").endswith("+00:00")
    assert line == {"level": "info", "event": "started", "port": 8000, "processes": 2, "store": "sqlite"}


def test_what_is_no_field_is_left_out(out: io.StringIO) -> None:
    tell("login", token="abc", password="abc", cookie="abc", key="abc", move={"kind": "lay"}, count=1)
    (line,) = lines(out)
    assert set(line) == {"time", "level", "event", "count"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("path", "/api/tables/{table:str}/play"),
        ("path", "/docs/openapi.json"),
        ("game", "sturts-stony-desert"),
        ("kind", "not-your-turn"),
        ("code", "refused.no-integer"),
        ("file", "alphabeta.alphabeta-33.py311.1.nbc"),
        ("file", "uct.uct-24.py314t.nbi"),
        ("method", "PATCH"),
        ("signal", "SIGTERM"),
        ("bot", "greedy"),
        ("table", "aZ09_-aZ09_-"),
        ("seconds", 0.25),
        ("person", "aZ09_-aZ09_-aZ09"),
        ("address", "192.0.2.1"),
        ("address", "2001:db8::/64"),
    ],
)
def test_fields_say_what_they_are_for(out: io.StringIO, name: str, value: object) -> None:
    tell("event", **{name: value})  # type: ignore[arg-type]  # none of them is a level
    assert lines(out)[0][name] == value


@pytest.mark.parametrize("name", sorted(NUMBERS | set(WORDS)))
def test_no_field_lets_a_token_or_a_key_through(out: io.StringIO, name: str) -> None:
    for size in (16, 24, 32):
        for _ in range(50):
            secret = secrets.token_urlsafe(size)
            for value in (secret, f"/t/x?key={secret}", {"key": secret}, [secret], f"tablelands={secret}"):
                tell("event", **{name: value})  # type: ignore[arg-type]  # none of them is a level
                assert secret not in out.getvalue()


def test_a_secret_is_no_event(out: io.StringIO) -> None:
    secret = secrets.token_urlsafe(16) + "A1"
    tell(secret)
    logging.getLogger("tablelands.server").warning("token %s", secret)
    assert [line["event"] for line in lines(out)] == ["unnamed", "unnamed"]
    assert secret not in out.getvalue()


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(min_size=1), st.sampled_from(["uvicorn.error", "asyncio", "websockets.server", "sqlalchemy"]))
def test_other_libraries_tell_no_arguments_and_no_messages_of_errors(out: io.StringIO, text: str, library: str) -> None:
    secret = f"<{text}>"
    out.truncate(out.seek(0))
    log = logging.getLogger(library)
    log.warning('%s - "WebSocket %s" [accepted]', "192.0.2.1", f"/api/live?key={secret}")
    log.error(f"failed with {secret}")
    log.error("Exception in ASGI application\n", exc_info=fails(secret))
    log.error(KeyError(secret))
    found = lines(out)
    assert [line["event"] for line in found] == ["library"] * 4
    assert found[2]["error"] == "KeyError"
    for line in found:
        assert secret not in line.values()
        assert not any("<" in str(value) for value in line.values())


def test_an_unexpected_error_is_told_by_type_and_place_without_a_traceback(out: io.StringIO) -> None:
    tell("failed", logging.ERROR, error=fails("secret"))
    (line,) = lines(out)
    assert (line["level"], line["error"]) == ("error", "KeyError")
    assert line["where"][0].startswith("test_logs.py:")
    assert "Traceback" not in out.getvalue()
    assert "secret" not in out.getvalue()


def test_uvicorns_plain_words_are_told_and_its_chatter_is_not(out: io.StringIO) -> None:
    log = logging.getLogger("uvicorn.error")
    log.info('%s - "WebSocket %s" [accepted]', "192.0.2.1", "/api/live?key=abc")
    logging.getLogger("uvicorn.access").warning("GET /t/x?key=abc")
    log.warning("Invalid HTTP request received.")
    assert [line.get("text") for line in lines(out)] == ["Invalid HTTP request received."]


def test_a_closed_stream_ends_nothing(out: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    out.close()
    tell("started", port=1)
    assert capsys.readouterr().err == ""


def test_whatever_cannot_be_a_number_in_json_is_left_out(out: io.StringIO) -> None:
    tell("event", seconds=float("nan"), count=float("inf"), port=10**400)
    (line,) = lines(out)
    assert set(line) == {"time", "level", "event", "port"}

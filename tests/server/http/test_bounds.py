"""Sizes, shapes of bodies, methods, paths: what every call has in common."""

import json
from socket import create_connection

import pytest

from tests.server.http.asking import CALLS, SHAPED, STURT, bad, play_on, refused
from tests.server.running import Caller, Running

KIB = 1024
MIB = 1024 * KIB


def padded(body: object, size: int) -> bytes:
    written = json.dumps(body).encode()
    return written + b" " * (size - len(written))


# Sizes


@pytest.mark.parametrize(("method", "path"), [one for one in CALLS if one[0] != "GET"])
def test_a_body_has_its_most(ana: Caller, nobody: Caller, method: str, path: str) -> None:
    most = 4 * MIB if path in ("/api/tables", "/api/records") else 64 * KIB
    address = path.format(table="no-such-table")
    refused(nobody.send(method, address, content=b" " * (most + 1)), 413, "too-large")
    assert nobody.send(method, address, content=padded(SHAPED.get(path, {}), most)).status_code != 413


def test_a_body_that_is_much_too_large_is_refused_all_the_same(ana: Caller) -> None:
    refused(ana.send("POST", "/api/people", content=b" " * (30 * MIB)), 413, "too-large")
    assert ana.got("/api/me")["person"]["name"] == "Ana"


def test_a_body_in_chunks_is_measured_too(server: Running) -> None:
    response = server.http.post("/api/people", content=(b" " * KIB for _ in range(65)))
    refused(response, 413, "too-large")
    assert server.http.post("/api/people", content=(b" " * KIB for _ in range(64))).status_code == 201


def test_a_table_from_a_large_record_can_be_made(ana: Caller) -> None:
    table = ana.make()["table"]
    play_on(ana, table, 2)
    record = ana.got(f"/api/tables/{table}/record") | {"comment": "x" * MIB}
    assert ana.post("/api/records", record).status_code == 201


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_json_is_nested_64_levels_deep_at_most(ana: Caller, opening: str) -> None:
    closing = "]" if opening == "[" else "}"

    def deep(levels: int) -> bytes:
        return ('{"x":' + opening * (levels - 1) + "1" + closing * (levels - 1) + "}").encode()

    assert ana.send("POST", "/api/people", content=deep(64)).status_code == 201
    bad(ana.send("POST", "/api/people", content=deep(65)))
    bad(ana.send("POST", "/api/people", content=deep(9000)))


def test_brackets_in_strings_are_no_levels(ana: Caller) -> None:
    assert ana.post("/api/people", {"x": "[{" * 500 + '"\\' * 20}).status_code == 201


def test_a_string_that_never_ends_is_refused_at_once(ana: Caller) -> None:
    bad(ana.send("POST", "/api/records", content=b"[" * 64 + b"[" + b'"' + b'\\"' * MIB))


# Bodies


@pytest.mark.parametrize("content", [b"\xff\xfe", b"{", b"{]", b"nope", b'{"a":NaN}', b'{"a":1}{', b'{"a":"\\ud800"}'])
def test_what_is_not_json_is_refused(ana: Caller, content: bytes) -> None:
    bad(ana.send("POST", "/api/people", content=content))


@pytest.mark.parametrize("content", [b"[]", b"5", b'"text"', b"null", b"true"])
def test_a_body_is_an_object(ana: Caller, content: bytes) -> None:
    bad(ana.send("POST", "/api/people", content=content))


@pytest.mark.parametrize("content", [b"", b" \n", b"{}"])
def test_no_body_counts_as_an_empty_object(nobody: Caller, content: bytes) -> None:
    assert nobody.send("POST", "/api/people", content=content).status_code == 201


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "nonsense", ""]
)
def test_any_content_type_will_do(nobody: Caller, kind: str) -> None:
    sent = nobody.send("POST", "/api/people", {"name": "Kim"}, headers={"content-type": kind})
    assert sent.json()["person"]["name"] == "Kim"


def test_unknown_fields_are_passed_over(ana: Caller) -> None:
    assert ana.post("/api/people", {"name": "Kim", "shoe": 42}).status_code == 201
    ana.make(colour="red")


def test_answers_are_json_and_not_kept(ana: Caller) -> None:
    response = ana.get("/api/me")
    assert response.headers["content-type"] == "application/json"
    assert response.headers["cache-control"] == "no-store"


# Paths and methods


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/", "/api/nothing", "/api/tables/x/y", "/api/tables/x/play/z", "/api/%00", "/api/" + "x" * 3000],
)
def test_unknown_paths_are_error_objects(nobody: Caller, path: str) -> None:
    for method in ("GET", "POST", "DELETE"):
        refused(nobody.send(method, path), 404, "not-found")
    said = {language: nobody.get(path, lang=language).json()["error"]["text"] for language in ("en", "de", "fr")}
    assert len(set(said.values())) == 3


@pytest.mark.parametrize("path", sorted({path for _, path in CALLS}))
def test_another_method_is_405_and_tells_which_there_are(ana: Caller, path: str) -> None:
    known = {method for method, other in CALLS if other == path}
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE"} - known:
        response = ana.send(method, path.format(table="x"))
        refused(response, 405, "bad-request")
        assert known <= set(response.headers["allow"].split(", "))
        assert method not in response.headers["allow"].split(", ")


def test_head_is_get_without_its_body(ana: Caller) -> None:
    head, get = ana.send("HEAD", "/api/me"), ana.get("/api/me")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == get.headers["content-length"]
    assert ana.send("HEAD", "/api/tables/no-such-table").status_code == 404


def test_options_tells_the_methods_to_our_own_pages_alone(ana: Caller) -> None:
    response = ana.send("OPTIONS", "/api/me")
    assert response.status_code == 200
    assert set(response.headers["allow"].split(", ")) == {"GET", "HEAD", "PATCH", "DELETE", "OPTIONS"}
    foreign = ana.send("OPTIONS", "/api/me", headers={"origin": "https://evil.example"})
    refused(foreign, 403, "forbidden")
    assert not any(name.startswith("access-control") for name in foreign.headers)


@pytest.mark.parametrize("table", ["%00", "%FF", "a%0Ab", "x" * 500, "'; DROP TABLE tables", "..", "%F0%9F%98%80"])
def test_an_id_of_any_shape_is_no_table(ana: Caller, table: str) -> None:
    for path in ("", "/record", "/moments/0"):
        assert ana.get(f"/api/tables/{table}{path}").status_code == 404
    refused(ana.act(table, "join"), 404, "not-found")
    refused(ana.get("/api/stream", table=table), 404, "not-found")


@pytest.mark.parametrize("asked", ["FOO /api/games HTTP/1.1\r\nHost: x", "nonsense", "GET /api/games HTTP/1.1\r\n:"])
def test_what_is_no_http_is_refused_like_everything_else(server: Running, asked: str) -> None:
    host, port = server.address.removeprefix("http://").rstrip("/").split(":")
    with create_connection((host, int(port)), 5) as connection:
        connection.sendall(f"{asked}\r\n\r\n".encode())
        head, body = b"".join(iter(lambda: connection.recv(4096), b"")).split(b"\r\n\r\n", 1)
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["error"]["kind"] == "bad-request"


def test_a_stream_needs_a_table(ana: Caller) -> None:
    refused(ana.get("/api/stream"), 400, "bad-request")


def test_a_stream_is_json_lines(ana: Caller) -> None:
    table = ana.make(STURT)["table"]
    with ana.http.stream("GET", "/api/stream", params={"table": table}, headers=ana.headers) as response:
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("application/x-ndjson")
        first = json.loads(next(response.iter_lines()))
    assert first == {"on": "scene"} | ana.scene(table) | {"seats": first["seats"]}

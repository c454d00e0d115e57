"""Addresses that lead nowhere."""

from collections.abc import Iterator

import pytest

from tablelands.server.http import page
from tests.server.http.asking import refused
from tests.server.running import Caller, Running

INDEX = page.File(b"<!doctype html><title>Tablelands</title>", "text/html", '"tag"', page.ASK_AGAIN)


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "files", lambda: {"/index.html": INDEX})
        with Running() as running:
            yield running


@pytest.mark.parametrize("path", ["/nonsense", "/nonsense/deeper?x=1", "/apiary", "/tablesx", "/.env"])
def test_the_page_shows_itself_that_there_is_nothing(nobody: Caller, path: str) -> None:
    answer = nobody.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.content == INDEX.body
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_head_is_answered_like_get(nobody: Caller) -> None:
    answer = nobody.send("HEAD", "/nonsense")
    assert (answer.status_code, answer.content) == (404, b"")
    assert answer.headers["content-type"].startswith("text/html")


def test_post_is_refused_in_json(nobody: Caller) -> None:
    refused(nobody.post("/nonsense"), 405, "bad-request")
    refused(nobody.post("/api/nonsense"), 404, "not-found")


def test_nobody_keeps_that_answer(nobody: Caller) -> None:
    answer = nobody.send("GET", "/nonsense", headers={"if-none-match": INDEX.tag})
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
    assert "etag" not in answer.headers


def test_addresses_of_the_page_are_kept_as_before(nobody: Caller) -> None:
    for path in ("/", "/t/some-table", "/rules/outback", "/tables"):
        answer = nobody.get(path)
        assert (answer.status_code, answer.headers["etag"]) == (200, INDEX.tag)
        again = nobody.send("GET", path, headers={"if-none-match": INDEX.tag})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/api", "/api/nonsense", "/api/tables/x/nonsense", "/assets/old.js"])
def test_calls_and_scripts_are_refused_in_json(nobody: Caller, path: str) -> None:
    refused(nobody.get(path), 404, "not-found")
    assert nobody.send("HEAD", path).headers["content-type"] == "application/json"


@pytest.mark.parametrize("path", ["/api/x", "//api/x", "/assets/old.js"])
def test_slashes_too_many_make_no_page_of_a_call(server: Running, nobody: Caller, path: str) -> None:
    refused(nobody.get(server.address + path), 404, "not-found")


@pytest.mark.parametrize(("path", "is_place"), [("", True), ("//", True), ("/x", True), ("//api/x", False)])
def test_slashes_do_not_decide_what_is_a_place(path: str, is_place: bool) -> None:
    assert page.is_place(path) is is_place


def test_without_a_page_every_address_is_refused_in_json(nobody: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "files", dict)
    refused(nobody.get("/nonsense"), 404, "not-found")

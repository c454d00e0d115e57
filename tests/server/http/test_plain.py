"""The front door of a server whose page was not built."""

from collections.abc import Iterator

import pytest

from tablelands.server.http import page
from tests.server.running import Caller, Running


@pytest.fixture
def unbuilt(monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(page, "files", dict)
    with Running() as server:
        yield server


def front(caller: Caller, language: str = "en") -> str:
    answer = caller.send("GET", "/", headers={"accept-language": language})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    return answer.text


def test_it_says_so_in_the_language_of_the_browser_and_leads_to_the_docs(unbuilt: Running) -> None:
    nobody = unbuilt.nobody()
    for language, words in (("en", "was not built"), ("de", "wurde nicht gebaut"), ("fr", "construite")):
        shown = front(nobody, language)
        assert words in shown
        assert f'lang="{language}"' in shown
        assert 'href="/docs"' in shown


def test_it_shows_public_tables_that_wait_for_somebody_and_no_others(unbuilt: Running) -> None:
    nobody, ana = unbuilt.nobody(), unbuilt.person("Ana <b>")
    assert "None at the moment" in front(nobody)
    waits = ana.make("outback", "me open open", public=True)["table"]
    private, begun = ana.make(seats="me open")["table"], ana.make(seats="me me", public=True)["table"]
    shown = front(nobody)
    assert "Outback: Ana &lt;b&gt;; free seats: 2" in shown
    assert f'href="/api/tables/{waits}"' in shown
    assert private not in shown
    assert begun not in shown
    assert "<b>" not in shown


def test_while_the_store_is_away_it_says_that(unbuilt: Running) -> None:
    unbuilt.store.away = True
    try:
        assert unbuilt.nobody().get("/").status_code == 503
    finally:
        unbuilt.store.away = False

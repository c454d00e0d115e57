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

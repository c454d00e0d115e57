"""The documentation builds as a site without a warning, and nothing on it comes from another host."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.games import ROOT

LOADED = re.compile(
    r"""<(?:script|img|iframe)\b[^>]*\bsrc="([^"]*)"|<link\b[^>]*\bhref="([^"]*)"|url\(["']?([^)"']*)"""
)
ELSEWHERE = re.compile(r"(https?:)?//")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return folder


def test_every_page_of_the_docs_is_in_the_site(site: Path) -> None:
    pages = [page.relative_to(ROOT / "docs").with_suffix("") for page in (ROOT / "docs").rglob("*.md")]
    folders = [page.parent if page.name in ("README", "index") else page for page in [*pages, Path("CONTRIBUTING")]]
    assert [str(folder) for folder in folders if not (site / folder / "index.html").is_file()] == []


def test_nothing_is_loaded_from_another_host(site: Path) -> None:
    for file in [*site.rglob("*.html"), *site.rglob("*.css")]:
        loaded = {"".join(groups) for groups in LOADED.findall(file.read_text("utf-8"))}
        assert not [address for address in loaded if ELSEWHERE.match(address)], file


def test_files_outside_the_docs_are_copied_where_a_page_links_to_them(site: Path) -> None:
    assert (site / "examples" / "bot.py").read_text() == (ROOT / "examples" / "bot.py").read_text()
    assert 'href="../examples/bot.py"' in (site / "server" / "index.html").read_text()


def test_rules_pages_say_their_language(site: Path) -> None:
    for language, folder in (("en", "rules"), ("de", "rules/de"), ("fr", "rules/fr")):
        page = (site / folder / "down-under" / "index.html").read_text("utf-8")
        assert f'<html lang="{language}"' in page


def test_rules_and_the_reference_can_be_searched(site: Path) -> None:
    entries = json.loads((site / "search" / "search_index.json").read_text("utf-8"))["docs"]
    assert any("DU-5" in entry["text"] for entry in entries if entry["location"].startswith("rules/de/down-under/"))
    assert any(entry["location"] == "reference/match/#tablelands.core.match.Match.legal_moves" for entry in entries)

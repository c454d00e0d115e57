"""What has to be loaded before the first picture."""

import gzip
import re
from pathlib import Path

from tests.page.conftest import PAGE

MOST = 50_000
STATIC = re.compile(r"""(?:from|import)\s*["'](\./[^"']+\.js)["']""")
BOARDS = 5
"""Of the four games, and the plain one for any other."""


def first_scripts() -> set[Path]:
    """The page's own script and whatever it cannot begin without."""
    found: set[Path] = set()
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', (PAGE / "index.html").read_text("utf-8"))
    waiting = [PAGE / name for name in named]
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            waiting += [script.parent / name for name in STATIC.findall(script.read_text("utf-8"))]
    return found


def test_the_first_load_is_light() -> None:
    scripts = first_scripts()
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= MOST


def test_a_board_is_loaded_when_it_is_needed() -> None:
    modules = set(PAGE.glob("assets/module-*.js"))
    assert len(modules) == BOARDS
    assert not modules & first_scripts()

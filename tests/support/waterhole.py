"""The game of docs/adding-a-game.md, written out as that page says."""

import re
from pathlib import Path

from tests.support.games import ROOT

FILE = re.compile(r"^`(?P<path>[^`\n]+)`:\n\n```\w+\n(?P<text>.*?)```$", re.MULTILINE | re.DOTALL)


def write_waterhole(project: Path) -> int:
    """Add its files to a copy of the project; returns how many there are. None of them may exist already."""
    files = {found["path"]: found["text"] for found in FILE.finditer((ROOT / "docs/adding-a-game.md").read_text())}
    for path, text in files.items():
        assert not (project / path).exists(), f"the page would touch {path}"
        (project / path).parent.mkdir(parents=True, exist_ok=True)
        (project / path).write_text(text)
    return len(files)

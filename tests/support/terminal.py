"""The command in a process of its own, with what is typed given beforehand."""

import os
import subprocess
import sys
from pathlib import Path

STURT = "sturts-stony-desert"


NOWHERE = Path("/nowhere")


def run(*arguments: str, typed: str = "", folder: Path | None = None, status: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tablelands", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=120,
        env=os.environ | {"LANG": "C.UTF-8", "COLUMNS": "100", "LC_ALL": "", "XDG_DATA_HOME": str(folder or NOWHERE)},
        check=False,
    )
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def kept_in(folder: Path) -> list[Path]:
    """The games that were kept for a user whose folder this is."""
    return list((folder / "tablelands" / "games").glob("*.tablelands.json"))


def name_of(path: Path) -> str:
    return path.name.removesuffix(".tablelands.json")

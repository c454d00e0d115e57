"""Takes pictures of every screen: python -m scripts.screens [--to FOLDER] [--size phone] [--theme night] [NAME ...]

With names, of those screens alone whose names begin so. `--sheet` also puts all of them on one picture.
Needs Chromium and the built page (make page).
"""

import argparse
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path

from playwright.sync_api import Error

from scripts.screens.house import SIZES, House, chromium, served
from scripts.screens.sheet import Picture, compose
from scripts.screens.shots import chosen, take

THEMES = ("day", "night")


def main() -> None:
    asked = arguments()
    asked.to.mkdir(parents=True, exist_ok=True)
    shots = [
        (shot, size, theme) for shot in chosen(asked.names) for size in asked.size for theme in asked.theme
    ] or sys.exit("No screen has such a name.")
    taken: list[Picture] = []
    with nullcontext(asked.address) if asked.address else served() as address, chromium() as browser:
        for number, (shot, size, theme) in enumerate(shots, 1):
            file = asked.to / f"{shot.name}-{size}-{theme}.png"
            try:
                file.write_bytes(take(House(browser, address), shot, size, theme, asked.language))
            except (Error, AssertionError) as error:
                sys.stdout.write(f"{number} of {len(shots)}: {file.name} failed: {str(error)[:400]}\n")
            else:
                taken.append(Picture(file, SIZES[size]))
                sys.stdout.write(f"{number} of {len(shots)}: {file}\n")
            sys.stdout.flush()
        if asked.sheet and taken:
            (asked.to / "sheet.png").write_bytes(compose(browser, taken))
            sys.stdout.write(f"All of them: {asked.to / 'sheet.png'}\n")
    sys.exit(1 if len(taken) < len(shots) else 0)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m scripts.screens", description="Pictures of every screen.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only screens whose names begin so")
    parser.add_argument("--to", type=Path, default=Path(tempfile.gettempdir()) / "tablelands-screens")
    parser.add_argument("--size", action="append", choices=[*SIZES, "all"])
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--language", choices=["en", "de", "fr"], default="en")
    parser.add_argument("--sheet", action="store_true", help="also one picture of them all")
    parser.add_argument("--address", help="of a server that runs already, instead of one of its own")
    asked = parser.parse_args()
    asked.size = asked.size or ["phone", "desktop"]
    if "all" in asked.size:
        asked.size = [size for size in SIZES if size != "readme"]
    asked.theme = asked.theme or list(THEMES)
    return asked


if __name__ == "__main__":
    main()

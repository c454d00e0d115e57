"""Takes pictures of every screen: python -m scripts.screens [--to FOLDER] [--size phone] [--theme night] [NAME ...]

With names, of those screens alone whose names begin so. Needs Chromium and the built page (make page).
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Error

from scripts.screens.house import House, chromium, served
from scripts.screens.shots import chosen, take


def main() -> None:
    asked = arguments()
    asked.to.mkdir(parents=True, exist_ok=True)
    shots = [
        (shot, size, theme) for shot in chosen(asked.names) for size in asked.size for theme in asked.theme
    ] or sys.exit("No screen has such a name.")
    failed = 0
    with served() as address, chromium() as browser:
        for number, (shot, size, theme) in enumerate(shots, 1):
            file = asked.to / f"{shot.name}-{size}-{theme}.png"
            try:
                file.write_bytes(take(House(browser, address), shot, size, theme, asked.language))
            except (Error, AssertionError) as error:
                failed += 1
                sys.stdout.write(f"{number} of {len(shots)}: {file.name} failed: {str(error)[:400]}\n")
            else:
                sys.stdout.write(f"{number} of {len(shots)}: {file}\n")
            sys.stdout.flush()
    sys.exit(1 if failed else 0)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m scripts.screens", description="Pictures of every screen.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only screens whose names begin so")
    parser.add_argument("--to", type=Path, default=Path(tempfile.gettempdir()) / "tablelands-screens")
    parser.add_argument("--size", action="append", choices=["phone", "desktop"])
    parser.add_argument("--theme", action="append", choices=["day", "night"])
    parser.add_argument("--language", choices=["en", "de", "fr"], default="en")
    asked = parser.parse_args()
    asked.size = asked.size or ["phone", "desktop"]
    asked.theme = asked.theme or ["day", "night"]
    return asked


if __name__ == "__main__":
    main()

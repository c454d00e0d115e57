"""Takes the pictures that stand beside clauses on the rules page: python -m scripts.screens.figures [CLAUSE ...]

Parts of real boards at saved moments, by day and by night, into web/public/figures. Needs Chromium and the built page.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import FloatRect

from scripts.screens.house import Guest, House, chromium, served
from scripts.screens.shots import Act, draw, moment, press, seal, wait

FOLDER = Path(__file__).parents[2] / "web" / "public" / "figures"
WHOLE = (0.0, 0.0, 1.0, 1.0)


@dataclass(frozen=True)
class Figure:
    """What is seen of all that a selector finds: from left and top to right and bottom, in parts of it."""

    scene: str
    seen: str
    part: tuple[float, float, float, float] = WHOLE
    acts: tuple[Act, ...] = ()


CELLS = "[role=gridcell]"
FIGURES = {
    "DU-2": Figure("down-under-two", ".tray", (0.0, 0.28, 1.0, 1.0)),
    "DU-5": Figure("down-under", CELLS, (0.2, 0.3, 0.72, 0.72)),
    "DU-8": Figure("down-under-two", CELLS, (0.08, 0.12, 0.92, 0.88)),
    "DU-20": Figure("down-under-loop", CELLS, (0.08, 0.3, 0.68, 0.8), (press("n"),)),
    "DU-30": Figure("down-under-billabong", CELLS, (0.1, 0.12, 0.9, 0.85)),
    "DU-51": Figure("down-under-line", CELLS, (0.06, 0.1, 0.94, 0.9)),
    "DU-52": Figure("down-under-frame", CELLS, (0.06, 0.09, 0.94, 0.92)),
    "SD-1": Figure("sturt-first", CELLS, (0.0, 0.0, 0.62, 0.62)),
    "SD-3": Figure("sturt-growing", "svg[role=group] > g"),
    "SD-5": Figure("sturt-route", "svg[role=group] > g"),
    "SD-7": Figure("sturt", CELLS, (0.0, 0.0, 1.0, 0.62), (press("n", "Enter"),)),
    "OB-2": Figure("outback-roll", ".land"),
    "OB-4": Figure("outback-roll", ".tracks > :not(.head)"),
    "OB-6": Figure("outback-roll", ".vehicle"),
    "OB-8": Figure("outback-roll", ".tray-card .dice", WHOLE, (press("t", "Enter"),)),
    "OB-9": Figure("outback-block", ".land"),
    "OB-20": Figure("outback-plus-roll", ".board .bonus.card", (0.0, 0.42, 1.0, 1.0)),
    "DH-1": Figure("downhill", ".mountain .pane"),
    "DH-5": Figure("downhill-start", ".mountain .pane", (0.0, 0.0, 1.0, 0.3)),
    "DH-6": Figure("downhill", ".sheet-card svg[role=application]", WHOLE, (draw("bhlne"),)),
    "DH-7": Figure("downhill", ".mountain .pane", WHOLE, (draw("acegi"), seal, wait(600))),
}


def main(*names: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served() as address, chromium() as browser:
        for clause, figure in FIGURES.items():
            for theme in ("day", "night"):
                if not names or clause in names:
                    (FOLDER / f"{clause}-{theme}.jpg").write_bytes(taken(House(browser, address), figure, theme))
                    sys.stdout.write(f"{clause} by {theme}\n")


def taken(house: House, figure: Figure, theme: str) -> bytes:
    guest = house.guest("desktop", theme)
    try:
        guest.sit_in(moment(figure.scene))
        for act in figure.acts:
            act(guest)
        guest.page.wait_for_timeout(400)
        clip = part_of(guest, figure)
        return guest.page.screenshot(type="jpeg", quality=60, animations="disabled", clip=clip)
    finally:
        guest.context.close()


def part_of(guest: Guest, figure: Figure) -> FloatRect:
    boxes = [box for one in guest.page.locator(figure.seen).all() if (box := one.bounding_box())]
    x, y = min(box["x"] for box in boxes), min(box["y"] for box in boxes)
    wide = max(box["x"] + box["width"] for box in boxes) - x
    high = max(box["y"] + box["height"] for box in boxes) - y
    left, top, right, bottom = figure.part
    return {"x": x + left * wide, "y": y + top * high, "width": (right - left) * wide, "height": (bottom - top) * high}


if __name__ == "__main__":
    main(*sys.argv[1:])

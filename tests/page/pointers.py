"""Pointers that play: a mouse and a finger, and one way to move by them for each game. They press what can be hit."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from playwright.sync_api import Page

from tests.page.hands import to_do
from tests.page.sight import Point, check_width, find_points, look

REST = 60
"""Milliseconds that a finger lies still before it is lifted, so that Chromium does not take it for a fling."""


@dataclass(frozen=True)
class Mouse:
    page: Page

    def press(self, at: Point) -> None:
        self.page.mouse.click(*at)

    def drag(self, way: Sequence[Point]) -> None:
        self.page.mouse.move(*way[0])
        self.page.mouse.down()
        for at in way[1:]:
            self.page.mouse.move(*at, steps=4)
        self.page.mouse.up()

    def carry(self, ghost: Point, place: Point) -> None:
        self.drag([ghost, place])


@dataclass(frozen=True)
class Finger:
    page: Page

    def press(self, at: Point) -> None:
        self.page.touchscreen.tap(*at)

    def drag(self, way: Sequence[Point]) -> None:
        """Playwright can only tap, so Chromium is told of each touch."""
        session = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *at: Point) -> None:
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]})

        touch("touchStart", way[0])
        for from_, to in pairwise(way):
            touch("touchMove", ((from_[0] + to[0]) / 2, (from_[1] + to[1]) / 2))
            touch("touchMove", to)
        self.page.wait_for_timeout(REST)
        touch("touchEnd")
        session.detach()

    def carry(self, ghost: Point, place: Point) -> None:
        """A tap on the place is enough."""
        self.press(place)


Pointer = Mouse | Finger
LEGAL = ", ".join(
    f"[role=gridcell][aria-label*='{words}' i]" for words in ("fits here", "can be covered", "opens your loop")
)
GHOST = ".board rect[data-still]"
LAY = ".pill .check, .play:not(:has(.pill)) .confirm"
"""Beside the tile that is not laid yet; on a phone in the tray."""
START, HOLES = (
    ".mountain svg[role=application] path[stroke='var(--gold-edge)']",
    ".sheet-card g.sheet circle:first-child",
)
SEALED = "() => !document.querySelector('.downhill.draw') || document.querySelector('.cover')"


def press(pointer: Pointer, selector: str) -> None:
    """The first that can be hit of what is found."""
    pointer.press(find_points(pointer.page.locator(selector))[0])
    check_width(pointer.page)


def lay(pointer: Pointer) -> None:
    """Down Under and Sturt's Stony Desert: a legal place, then another one if it is in sight, and yes."""
    press(pointer, LEGAL)
    [ghost] = find_points(pointer.page.locator(GHOST))
    if others := look(pointer.page.locator(LEGAL)):
        pointer.carry(ghost, others[-1])
    press(pointer, LAY)


def settle(pointer: Pointer) -> None:
    """Outback: the first take there is, else done, else a space is lost, else all dice again."""
    tray = pointer.page.locator(".tray")
    if pointer.page.locator(".takes .take").count():
        press(pointer, ".takes .take")
        if tray.locator(".confirm").is_disabled():
            press(pointer, ".land .usable")
        press(pointer, ".tray .confirm")
    elif tray.get_by_role("button", name="Done").count():
        press(pointer, ".tray .buttons .button:not(.roll)")
    elif tray.locator(".danger").count():
        press(pointer, ".land .usable")
        press(pointer, ".tray .danger")
    else:
        press(pointer, ".tray .roll")


def race(pointer: Pointer) -> None:
    """Downhill: whatever is to be done next."""
    doing = to_do(pointer.page)
    if doing == "reveal":
        end_reveal(pointer)
    elif doing == "start":
        mark_start(pointer)
    elif doing == "draw":
        take_device(pointer)
        draw(pointer)


def end_reveal(pointer: Pointer) -> None:
    """Skips to the end, and goes on."""
    ended = pointer.page.locator(".downhill:not(.reveal)")
    while not ended.count():
        press(pointer, ".reveal .end")


def mark_start(pointer: Pointer) -> None:
    press(pointer, START)
    press(pointer, ".sheet-card .confirm")


def take_device(pointer: Pointer) -> None:
    """If it has to be handed on."""
    cover = pointer.page.locator("dialog.cover")
    if cover.count():
        press(pointer, "dialog.cover button")
        cover.wait_for(state="detached")


def draw(pointer: Pointer) -> None:
    """A line dragged through some holes and tapped through others, sealed."""
    holes = pointer.page.locator(HOLES)
    points = find_points(holes)
    assert len(points) == holes.count()
    pointer.drag(points[:2])
    for n in range(2, len(points)):
        if pointer.page.locator(".seal[aria-disabled=false]").count():
            break
        pointer.press(find_points(holes.nth(n))[0])
    press(pointer, ".seal")
    press(pointer, ".seal")
    pointer.page.wait_for_function(SEALED)


MOVES: dict[str, Callable[[Pointer], None]] = {
    "down-under": lay,
    "sturts-stony-desert": lay,
    "outback": settle,
    "downhill": race,
}

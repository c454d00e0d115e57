"""How heavy and how quick the page is: python -m benchmarks.page

Script that the first page loads, gzipped; and how long it takes from a tap or a key to the next paint, at a Down Under
board of sixty tiles in Chromium, with the processor slowed four times. The page must have been built: `make page`.
"""

import gzip
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.page.conftest import DESKTOP, FLAGS, Running, chromium, new_person
from tests.page.hands import wait_for_turn
from tests.page.tables import BOT, ME, make

from tablelands.core.match import Match
from tablelands.core.node import Decide
from tablelands.core.registry import find_game

ROUNDS = int(os.environ.get("TABLELANDS_ROUNDS", "7"))
SLOWED = 4
TILES = 60
MOST_SCRIPT, MOST_WAIT = 50_000, 100
WATCH = """() => {
  window.waits = [];
  const painted = (event) => setTimeout(() => window.waits.push(performance.now() - event.timeStamp));
  const watch = (event) => requestAnimationFrame(() => painted(event));
  for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown', 'keyup', 'wheel'])
    addEventListener(kind, watch, { capture: true, passive: true });
}"""
WAITED = """() => new Promise((done) => setTimeout(() => done(Math.max(...window.waits.splice(0))), 700))"""
LEGAL = """() => {
  const gold = [...document.querySelectorAll('rect.fill')].map((one) => one.getBoundingClientRect());
  return gold.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
}"""
Act = Callable[[Page], None]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        weight, boards = weigh(browser, server)
        waits = measure(browser, server)
        browser.close()
    show(weight, boards, waits)


@contextmanager
def running(folder: Path) -> Iterator[Running]:
    server = Running(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


# Script


def weigh(browser: Browser, server: Running) -> tuple[int, dict[str, int]]:
    """Gzipped bytes of script before the first page stands, and what each board adds to them."""
    context = new_person(browser, server)
    page, scripts = context.new_page(), dict[str, int]()

    def weigh_script(said: Response) -> None:
        if said.url.endswith(".js"):
            scripts[said.url] = len(gzip.compress(said.body()))

    page.on("response", weigh_script)
    page.goto("/", wait_until="networkidle")
    first, boards = sum(scripts.values()), {}
    for game in ("down-under", "sturts-stony-desert", "outback", "downhill"):
        before = sum(scripts.values())
        page.goto(make(context, {"game": game, "seats": [ME, BOT]}), wait_until="networkidle")
        boards[game] = sum(scripts.values()) - before
    context.close()
    return first, boards


# Waiting


def measure(browser: Browser, server: Running) -> dict[str, list[float]]:
    context = new_person(browser, server, DESKTOP)
    page = context.new_page()
    found: dict[str, list[float]] = {name: [] for name in ACTS}
    session = context.new_cdp_session(page)
    for _ in range(ROUNDS):
        page.goto(make(context, {"from": {"position": sixty_tiles()}, "seats": [ME, BOT, BOT, BOT]}))
        wait_for_turn(page)
        page.get_by_role("radio", name="Terminal").click()
        page.wait_for_timeout(600)
        page.evaluate(WATCH)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        for name, act in ACTS.items():
            page.evaluate("window.waits = []")
            act(page)
            found[name].append(page.evaluate(WAITED))
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    context.close()
    return found


def sixty_tiles() -> dict[str, Any]:
    """A position of four in which sixty tiles lie and the first seat can choose, and turn what it chooses."""
    game = find_game("down-under")
    for seed in range(100):
        match, random = Match(game, game.setup(4, {"area": [10, 10]}), seed=seed), Random(seed)
        while isinstance(match.node, Decide):
            seat, position = match.node.seats[0], match.position()
            legal = {move: dict(game.moves.to_json(move)) for move in match.legal_moves(seat) or []}
            if seat == 0 and len(position["tiles"]) >= TILES and turnable(list(legal.values())):
                return position
            going_on = [move for move, told in legal.items() if told.get("tile") != "terminal"]
            match.play(seat, random.choice(going_on or list(legal)))
    raise AssertionError("no such position")


def turnable(legal: list[dict[str, Any]]) -> bool:
    curves = [(move["x"], move["y"]) for move in legal if move.get("tile") == "curved"]
    return len(curves) > len(set(curves)) and any(one.get("tile") == "terminal" for one in legal)


def choose(page: Page) -> None:
    page.get_by_role("radio", name="Curve").click()


def lay_ghost(page: Page) -> None:
    page.mouse.click(*page.evaluate(LEGAL)[0])


def zoom(page: Page) -> None:
    page.mouse.move(720, 420)
    page.mouse.wheel(0, -240)


def pan(page: Page) -> None:
    page.mouse.move(720, 300)
    page.mouse.down()
    page.mouse.move(760, 340, steps=5)
    page.mouse.up()


ACTS: dict[str, Act] = {
    "choose a tile": choose,
    "put the ghost on a cell": lay_ghost,
    "turn it": lambda page: page.keyboard.press("r"),
    "zoom": zoom,
    "pan": pan,
    "fit": lambda page: page.keyboard.press("f"),
    "open the chat": lambda page: page.get_by_role("tab", name="Chat").click(),
    "open the log": lambda page: page.get_by_role("tab", name="Log").click(),
    "confirm": lambda page: page.get_by_role("button", name="Lay it").last.click(),
}


# Figures


def show(weight: int, boards: dict[str, int], waits: dict[str, list[float]]) -> None:
    console = Console(width=max(Console().width, 100))
    script = Table("script, gzipped", "kB", "at most")
    script.add_row("first page", f"{weight / 1000:.1f}", f"{MOST_SCRIPT / 1000:.0f}")
    for game, size in boards.items():
        script.add_row(f"and at a table of {game}", f"+ {size / 1000:.1f}", "")
    console.print(script)
    table = Table(f"{TILES} tiles, {SLOWED} times slower", "to the next paint, ms", "best", "at most")
    for name, found in waits.items():
        table.add_row(name, f"{median(found):.0f}", f"{min(found):.0f}", f"{MOST_WAIT}")
    console.print(table)


if __name__ == "__main__":
    main()

"""Hands that play: one short way to move by the keyboard for each game, and how to wait for the next turn."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.sight import check_width

STATE = """() => ({
  count: document.querySelectorAll('.panel ol li').length,
  turn: /^(Your|.*’s) turn/.test(document.querySelector('.banner')?.textContent.trim() ?? ''),
  over: document.querySelector('aside.end') !== null,
  showing: document.querySelector('.downhill.reveal') !== null,
})"""
NEXT = f"""(before) => {{
  const now = ({STATE})();
  return (now.over || now.showing || (now.turn && now.count > before)) && now;
}}"""
SEALED = "() => !document.querySelector('.downhill.draw') || document.querySelector('.cover')"
"""While the line is on its way it is still one's turn: more keys would go to whatever comes next."""
SHEET, MOUNTAIN = ".sheet-card svg[role=application]", ".mountain svg[role=application]"
CHANGED = f"(before) => JSON.stringify(({STATE})()) !== JSON.stringify(before)"
State = dict[str, int]


def state(page: Page) -> State:
    """How much the log has, whether it is one's turn, whether it is over or a round is being shown."""
    found: State = page.evaluate(STATE)
    return found


def wait_for_change(page: Page, before: State) -> None:
    page.wait_for_function(CHANGED, arg=before)


def wait_for_turn(page: Page, after: int = -1) -> State:
    """Until there is something to do with more in the log than before, or the game is over."""
    found: State = page.wait_for_function(NEXT, arg=after).json_value()
    return found


def lay_by_keys(page: Page) -> None:
    """Down Under and Sturt's Stony Desert: the next legal place, and yes."""
    page.keyboard.press("n")
    page.keyboard.press("Enter")


def agree_to_cost(page: Page) -> None:
    """A hint or a take-back in a rated game against bots: yes, although the game is no longer rated then."""
    question = page.get_by_role("dialog").filter(has_text="no longer be rated")
    question.get_by_role("button", name="Continue").click()


def settle_by_keys(page: Page) -> None:
    """Outback: the first take there is, else done, else a space is lost, else all dice again."""
    tray = page.locator(".tray")
    if page.locator(".takes [data-rove]").count():
        page.keyboard.press("t")
        page.keyboard.press("Enter")
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    elif tray.get_by_role("button", name="Done").count():
        page.keyboard.press("d")
    elif tray.locator(".danger").count():
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("r")


def draw_by_keys(page: Page) -> None:
    """Downhill: whatever is to be done first, then a line through the first five holes, sealed."""
    while to_do(page) == "reveal":
        page.keyboard.press("End")
        page.keyboard.press("End")
        page.locator(".downhill:not(.reveal)").wait_for()
    if page.locator(".cover").count():
        page.keyboard.press("Enter")
        page.locator(".cover").wait_for(state="detached")
    if not state(page)["turn"]:
        return
    if page.locator(".downhill.start").count():
        if tab_into(page, MOUNTAIN):
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
    elif tab_into(page, SHEET):
        page.keyboard.type("acegi")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_function(SEALED)


def to_do(page: Page) -> str:
    """A round to be shown, a start, a line, or nothing; a moment may pass between whose turn it is and that."""
    found: str = page.wait_for_function(
        f"""() => ['reveal', 'start', 'draw'].find((one) => document.querySelector(`.downhill.${{one}}`))
          ?? (({STATE})().turn ? false : 'nothing')"""
    ).json_value()
    return found


def tab_into(page: Page, selector: str) -> bool:
    """Whether it was there: a move that was on its way may have arrived, and then there is something else to do."""
    passed = []
    for _ in range(60):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector):
            return True
        if not page.locator(selector).count() or page.locator("dialog.cover").count():
            return False
        page.keyboard.press("Tab")
        passed.append(page.evaluate("() => document.activeElement?.outerHTML.slice(0, 60)"))
    raise AssertionError(f"the keyboard does not come to {selector}, but to {passed}")


MOVES: dict[str, Callable[[Page], None]] = {
    "down-under": lay_by_keys,
    "sturts-stony-desert": lay_by_keys,
    "outback": settle_by_keys,
    "downhill": draw_by_keys,
}


def play_to_the_end(page: Page, game: str) -> int:
    """By keys. Returns how many moves it took."""
    return play_until_over(page, lambda: MOVES[game](page))


def play_until_over(page: Page, move: Callable[[], None]) -> int:
    now, moves = wait_for_turn(page), 0
    while not now["over"]:
        move()
        wait_for_change(page, now)
        now = wait_for_turn(page)
        check_width(page)
        moves += 1
        assert moves < 400, "this game does not end"
    expect(page.get_by_role("complementary", name="Game over")).to_be_visible()
    return moves

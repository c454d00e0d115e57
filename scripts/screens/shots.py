"""Every screen there is: at which moment of which game, and what somebody has done there when the picture is taken."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import WebSocketRoute

from scripts import scenes
from scripts.screens import people
from scripts.screens.house import Guest, House
from tablelands.core.match import Match

Act = Callable[[Guest], None]


@dataclass(frozen=True)
class Shot:
    name: str
    arrive: Act
    acts: tuple[Act, ...] = ()
    still: bool = True
    """Without motion; else what moves is caught in the middle."""


# What somebody does


def press(*keys: str) -> Act:
    def act(guest: Guest) -> None:
        for key in keys:
            guest.page.keyboard.press(key)

    return act


def click(selector: str, number: int = 0) -> Act:
    """Near its corner: other things may lie on a card's middle."""
    return lambda guest: guest.page.locator(selector).nth(number).click(position={"x": 14, "y": 14})


def wait(milliseconds: int) -> Act:
    return lambda guest: guest.page.wait_for_timeout(milliseconds)


def visit(path: str) -> Act:
    return lambda guest: guest.go(path)


def table(scene: str) -> Act:
    return lambda guest: guest.sit_in(moment(scene))


def look_back(to: int) -> Act:
    """To an entry of the log."""

    def act(guest: Guest) -> None:
        path, _, query = guest.page.url.partition("?")
        guest.go(f"{path}/{to}?{query}")

    return act


def new_game(game: str, *seats: str, newcomer: bool = False) -> Act:
    """A table whose link was made a moment ago; a seat is "me", "open" or the name of a bot."""

    def act(guest: Guest) -> None:
        guest.become("Ana")
        kinds = [{"sit": seat} if seat in ("me", "open") else {"sit": "bot", "bot": seat} for seat in seats]
        link = guest.call("/api/tables", {"game": game, "seats": kinds})["link"]
        if newcomer:
            guest.context.add_init_script("localStorage.clear()")
        guest.go(link)

    return act


def seat_a_friend(guest: Guest, game: str) -> Guest:
    """Ben, who begins at a table for two."""
    guest.become("Ana")
    made = guest.call("/api/tables", {"game": game, "seats": [{"sit": "open"}, {"sit": "me"}], "options": {}})
    friend = guest.house.guest("desktop", "day")
    friend.become("Ben")
    friend.call(f"/api/tables/{made['table']}/join", {"seat": 0, "key": made["key"]})
    friend.go(made["link"])
    guest.go(made["link"])
    return friend


def with_a_friend(*done: Act) -> Act:
    """At a table for two in its first moves, where a friend called Ben does something."""

    def act(guest: Guest) -> None:
        friend = seat_a_friend(guest, "down-under")
        for shot in done:
            shot(friend)
        friend.page.wait_for_timeout(600)
        friend.page.close()

    return act


def lay_a_tile(guest: Guest) -> None:
    press("n", "Enter")(guest)
    guest.page.wait_for_timeout(500)


def talk(guest: Guest) -> None:
    for words in ("Hello Ana!", "That curve was mean. I wanted the east side for myself."):
        guest.page.locator("#tab-chat").click()
        guest.page.locator(".panel form input").fill(words)
        guest.page.locator(".panel form button").click()
        guest.page.wait_for_timeout(300)


def lose_the_network(guest: Guest) -> None:
    guest.context.set_offline(offline=True)
    guest.page.wait_for_timeout(1800)


def ask_for_hint(guest: Guest) -> None:
    press("h")(guest)
    guest.page.locator(".hint strong").wait_for()


def unfold_hint(guest: Guest) -> None:
    ask_for_hint(guest)
    fold = guest.page.locator(".note:has(.hint) .fold")
    if fold.is_visible():
        fold.click()
    else:
        guest.page.locator(".hint summary").click()


def on_one_device(game: str, *names: str) -> Act:
    """A table where several people share this device."""

    def act(guest: Guest) -> None:
        guest.become(names[0])
        wish = {"game": game, "seats": [{"sit": "me", "name": name} for name in names]}
        guest.go(guest.call("/api/tables", wish)["link"])

    return act


def take_the_device(guest: Guest) -> None:
    guest.page.locator("dialog.cover button").click()


def mark_and_hand_over(*names: str) -> Act:
    """Everybody marks a start; then the first is asked to take the device."""

    def act(guest: Guest) -> None:
        on_one_device("downhill", *names)(guest)
        for _ in names:
            guest.page.locator(".downhill.start").wait_for()
            mark_start(guest)
            confirm = guest.page.locator(".sheet-card .confirm:enabled")
            confirm.click()
            guest.page.wait_for_timeout(400)
        guest.page.locator("dialog.cover").wait_for()

    return act


def draw_on_one_device(guest: Guest) -> None:
    """One after the other, until all lines are laid down."""
    for holes in ("acegi", "bdfhj"):
        take_the_device(guest)
        draw(holes)(guest)
        press("Enter", "Enter")(guest)
        guest.page.locator(".downhill.reveal, dialog.cover").first.wait_for()


def seal_before_a_friend(guest: Guest) -> None:
    """Both have marked a start; Ana has drawn, and Ben has not."""
    friend = seat_a_friend(guest, "downhill")
    for person in (friend, guest):
        person.page.locator(".downhill.start .sheet-card .confirm").wait_for()
        mark_start(person)
        person.page.locator(".sheet-card .confirm:enabled").click()
    guest.page.locator(".downhill.draw").wait_for()
    draw("acegi")(guest)
    press("Enter", "Enter")(guest)
    guest.page.locator(".downhill.sealed").wait_for()
    friend.page.close()


def finish_with_a_friend(guest: Guest) -> None:
    """Ben resigns, and wishes for another game."""

    def resign(friend: Guest) -> None:
        friend.page.wait_for_timeout(500)
        button = friend.page.locator("header .tools button", has=friend.page.locator("path[d^='M6 21V4']"))
        button.click()
        friend.page.locator("dialog .danger").click()
        friend.page.locator("aside.end footer .primary").click()

    with_a_friend(lay_a_tile, resign)(guest)
    guest.page.locator("aside.end").wait_for()


def close_end(guest: Guest) -> None:
    guest.page.locator("aside.end header button").click()


def look_back_with_a_bot(guest: Guest) -> None:
    guest.page.locator("aside.end footer button", has=guest.page.locator("path[d^='M4 4v16']")).click()
    guest.page.locator(".review figure").wait_for(timeout=300_000)


def scroll_to(selector: str) -> Act:
    return lambda guest: guest.page.locator(selector).evaluate("(one) => one.scrollIntoView({ block: 'start' })")


def say_bots_are_cold(guest: Guest) -> None:
    """As a server does that has never compiled them."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            socket.send(message)
            heard = json.loads(message)
            if heard["on"] == "scene":
                socket.send(json.dumps({"on": "bots", "table": heard["table"], "warming": True}))

        server.on_message(hear)

    guest.page.route_web_socket("**/api/live", between)
    guest.page.reload()
    guest.page.locator(".notes > [role=status] p").wait_for()


def open_panel(guest: Guest) -> None:
    """Sideways it may be open already: there it covers no board."""
    button = guest.page.locator("header .log")
    if button.is_visible() and not guest.page.locator(".panel.open").count():
        button.click()


def open_chat(guest: Guest) -> None:
    open_panel(guest)
    guest.page.locator("#tab-chat").click()


def open_menu(guest: Guest) -> None:
    button = guest.page.locator("header .more")
    if button.is_visible():
        button.click()


def mark_start(guest: Guest) -> None:
    guest.page.locator(".mountain svg[role=application]").focus()
    press("ArrowRight", "Shift+ArrowRight")(guest)


def draw(holes: str) -> Act:
    def act(guest: Guest) -> None:
        guest.page.locator(".sheet-card svg[role=application]").focus()
        guest.page.keyboard.type(holes)

    return act


def seal(guest: Guest) -> None:
    press("Enter", "Enter")(guest)
    guest.page.locator(".downhill.reveal").wait_for()


def wait_for_crash(guest: Guest) -> None:
    guest.page.locator(".downhill.reveal .crash").first.wait_for(timeout=60_000)
    guest.page.wait_for_timeout(500)


# Where it is done

_moments: dict[str, Match] = {}


def moment(scene: str) -> Match:
    if scene not in _moments:
        _moments[scene] = scenes.moment(scene)
    return _moments[scene]


SHOTS = (
    Shot("home", visit("/")),
    Shot("settings", visit("/settings")),
    Shot("lobby", visit("/tables")),
    Shot("my-games", new_game("outback", "me", "random"), (visit("/"),)),
    Shot("not-found", visit("/no/such/page")),
    *(Shot(f"rules-{game}", visit(f"/rules/{game}")) for game in scenes.GAMES),
    Shot("rules-linked", visit("/rules/down-under#DU-30")),
    Shot(
        "rules-search", visit("/rules/outback"), (lambda guest: guest.page.locator("input[type=search]").fill("joker"),)
    ),
    Shot("waiting-room", new_game("down-under", "me", "open", "easy")),
    *(Shot(f"lesson-{game}", new_game(game, "me", "random", newcomer=True)) for game in scenes.GAMES),
    Shot("away", visit("/t/nosuchtable")),
    # Accounts
    Shot("account", people.show_account),
    Shot("account-refused", people.log_in_wrongly),
    Shot("account-leaving", people.leave_as_guest),
    Shot("account-sessions", people.log_in_everywhere),
    Shot("account-password", people.log_in_everywhere, (people.open_password_form,)),
    Shot("password-link", visit("/password#token")),
    Shot("password-spent", people.use_a_spent_link),
    Shot("password-incomplete", visit("/password")),
    # Around every board
    Shot("menu", table("down-under-two"), (open_menu,)),
    Shot("log-early", table("down-under-start"), (open_panel,)),
    Shot("log", table("down-under"), (open_panel,)),
    Shot("chat", with_a_friend(talk), (open_chat,)),
    Shot("chat-long", people.talk_for_long, (open_chat, people.show_earlier_lines)),
    Shot("offer", with_a_friend(lay_a_tile, press("u"))),
    Shot("connection-lost", table("down-under-two"), (lose_the_network,)),
    *(
        Shot(f"hint-{name}", table(scene), (ask_for_hint,))
        for name, scene in {
            "down-under": "down-under-two",
            "sturt": "sturt",
            "outback": "outback-roll",
            "downhill": "downhill",
        }.items()
    ),
    *(
        Shot(f"review-{name}", table(f"{name}-end"), (look_back_with_a_bot,))
        for name in ("down-under", "sturt", "outback", "outback-two", "downhill")
    ),
    Shot("review-costly", table("down-under-end"), (look_back_with_a_bot, click(".review li button", 1), open_panel)),
    Shot("review-luck", table("outback-two-end"), (look_back_with_a_bot, scroll_to(".review table"))),
    Shot("warming", new_game("outback", "me", "hard"), (say_bots_are_cold,)),
    Shot("guessed", new_game("outback", "me", "hard"), (people.say_a_bot_guessed,)),
    Shot("guessed-log", new_game("outback", "me", "hard"), (people.say_a_bot_guessed, people.close_notice, open_panel)),
    Shot("refusal", table("sturt-first"), (click("[role=gridcell][aria-label^='3E 2N']"), wait(300))),
    Shot("replay-down-under", table("down-under-end"), (look_back(20),)),
    Shot("replay-sturt", table("sturt-end"), (look_back(15),)),
    Shot("replay-outback", table("outback-end"), (look_back(90),)),
    Shot("replay-downhill", table("downhill-end"), (look_back(9),)),
    # Down Under
    Shot("down-under-first", new_game("down-under", "me", "random", "random")),
    Shot("down-under-start", table("down-under-start")),
    Shot("down-under", table("down-under")),
    Shot("down-under-ghost", table("down-under"), (press("n"),)),
    Shot("down-under-traced", table("down-under"), (click(".seats .trace", 1),)),
    Shot("down-under-line", table("down-under-line"), (press("n"),)),
    Shot("down-under-frame", table("down-under-frame"), (press("n"),)),
    Shot("down-under-loop", table("down-under-loop"), (press("n"),)),
    Shot("down-under-billabong", table("down-under-billabong")),
    Shot("down-under-routes", table("down-under-routes")),
    Shot("down-under-unlimited", table("down-under-unlimited")),
    Shot("down-under-end", table("down-under-end")),
    # Sturt's Stony Desert
    Shot("sturt-start", table("sturt-start")),
    Shot("sturt-growing", table("sturt-growing"), (press("n"),)),
    Shot("sturt-first", table("sturt-first")),
    Shot("sturt", table("sturt"), (press("n"),)),
    Shot("sturt-threat", table("sturt-threat")),
    Shot("sturt-route", table("sturt-route"), (press("n"),)),
    Shot("sturt-claim", table("sturt-claim")),
    Shot("sturt-claimed", table("sturt-claimed")),
    Shot("sturt-end", table("sturt-end")),
    Shot("sturt-win", table("sturt-win")),
    # Outback
    Shot("outback-start", table("outback-start")),
    Shot("outback", table("outback")),
    Shot("outback-roll", table("outback-roll")),
    Shot("outback-take", table("outback-roll"), (press("t", "Enter"),)),
    Shot("outback-block", table("outback-block")),
    Shot("outback-others", table("outback"), (click(".seats .trace", 0),)),
    Shot("outback-plus", table("outback-plus-roll")),
    Shot("outback-plus-five", table("outback-plus-five")),
    Shot("outback-end", table("outback-end")),
    Shot("outback-plus-end", table("outback-plus-end")),
    # Downhill
    Shot("downhill-start", table("downhill-start")),
    Shot("downhill-marked", table("downhill-start"), (mark_start,)),
    Shot("downhill", table("downhill")),
    Shot("downhill-drawn", table("downhill"), (draw("acegi"),)),
    Shot("downhill-overlay", table("downhill-overlay"), (draw("ace"),)),
    Shot("downhill-sealed", seal_before_a_friend),
    Shot("downhill-reveal", table("downhill"), (draw("acegi"), seal)),
    Shot("downhill-crash", table("downhill"), (draw("acegi"), seal, wait_for_crash), still=False),
    Shot("downhill-end", table("downhill-end")),
    # Rarer moments
    Shot("one-device-cover", mark_and_hand_over("Ana", "Ben")),
    Shot("one-device-reveal", mark_and_hand_over("Ana", "Ben"), (draw_on_one_device,)),
    Shot("hint-open-down-under", table("down-under-two"), (unfold_hint,)),
    Shot("hint-open-outback", table("outback-roll"), (unfold_hint,)),
    Shot("rematch-wish", finish_with_a_friend),
    Shot("end-closed", table("down-under-end"), (close_end,)),
    Shot("outback-bots", new_game("outback", "random", "random", "me", "random"), (wait(300),), still=False),
    Shot("sturt-question", table("sturt-claim"), (click(".controls .claim"),)),
)


def chosen(names: list[str]) -> Iterator[Shot]:
    """Those whose names begin like one of these; all, if none is given."""
    return (shot for shot in SHOTS if not names or any(shot.name.startswith(name) for name in names))


@contextmanager
def prepared(house: House, shot: Shot, size: str, theme: str, language: str) -> Iterator[Guest]:
    """Somebody who sees it."""
    guest = house.guest(size, theme, language, still=shot.still)
    try:
        shot.arrive(guest)
        for act in shot.acts:
            act(guest)
        guest.page.evaluate("document.fonts.ready")
        guest.page.wait_for_timeout(350)
        yield guest
    finally:
        guest.context.close()


def take(house: House, shot: Shot, size: str, theme: str, language: str) -> bytes:
    with prepared(house, shot, size, theme, language) as guest:
        return guest.page.screenshot(animations="disabled" if shot.still else "allow")

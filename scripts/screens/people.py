"""What somebody does with an account, at a long chat, and at a table whose server is busy."""

import json
import secrets

from playwright.sync_api import WebSocketRoute

from scripts.screens.house import Guest

PASSWORD = "correct horse battery"
DEVICES = (
    "Mozilla/5.0 (iPhone) Safari/604.1",
    "Mozilla/5.0 (Windows NT 10.0) Chrome/126.0",
    "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Firefox/127.0",
)
ACCOUNT = "section[aria-labelledby=account]"


def show_account(guest: Guest) -> None:
    guest.go("/settings")
    guest.page.locator(ACCOUNT).evaluate("(one) => one.scrollIntoView({ block: 'start' })")


def log_in_wrongly(guest: Guest) -> None:
    show_account(guest)
    for number, words in enumerate(("nobody.knows.them", PASSWORD)):
        guest.page.locator(f"{ACCOUNT} form input").nth(number).fill(words)
    guest.page.locator(f"{ACCOUNT} form [value=login]").click()
    guest.page.locator(f"{ACCOUNT} [role=alert]").wait_for()


def leave_as_guest(guest: Guest) -> None:
    guest.become("Ana")
    show_account(guest)
    guest.page.locator(f"{ACCOUNT} > .row button").first.click()
    guest.page.locator(f"{ACCOUNT} .question").wait_for()


def log_in_everywhere(guest: Guest) -> None:
    """On this device and three others."""
    account = {"login": f"ana.{secrets.token_hex(4)}", "password": PASSWORD}
    guest.become("Ana")
    guest.call("/api/me/account", account)
    for device in DEVICES:
        other = guest.house.guest("desktop", "day")
        headers = {"origin": guest.house.address, "user-agent": device}
        assert other.context.request.post("/api/login", data=account, headers=headers).ok
        other.context.close()
    show_account(guest)
    guest.page.locator(f"{ACCOUNT} li").nth(len(DEVICES)).wait_for()


def open_password_form(guest: Guest) -> None:
    guest.page.locator(f"{ACCOUNT} .row button").first.click()


def use_a_spent_link(guest: Guest) -> None:
    guest.go("/password#spent")
    guest.page.locator("form input.field").fill(PASSWORD)
    guest.page.locator("form .primary").click()
    guest.page.locator("[role=alert]").wait_for()


def talk_for_long(guest: Guest) -> None:
    """Two people, more lines than come with a table."""
    guest.become("Ana")
    made = guest.call("/api/tables", {"game": "outback", "seats": [{"sit": "me"}, {"sit": "me", "name": "Bea"}]})
    for number in range(1, 116):
        words = f"Line {number}: the koalas are yours, I keep the emus."
        guest.call(f"/api/tables/{made['table']}/say", {"text": words, "key": str(number)})
    guest.go(made["link"])


def show_earlier_lines(guest: Guest) -> None:
    guest.page.locator("#tab-panel ul").evaluate("(one) => one.scrollTo(0, 0)")


def say_a_bot_guessed(guest: Guest) -> None:
    """As a server does that is so busy that a bot had no time."""

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            socket.send(message)
            heard = json.loads(message)
            if heard["on"] == "scene":
                offers = {"on": "offer", "table": heard["table"], "offers": heard["offers"]}
                socket.send(json.dumps(offers | {"rated": False, "casual": "guess", "guessed": True}))

        server.on_message(hear)

    guest.page.route_web_socket("**/api/live", between)
    guest.page.reload()
    guest.page.locator(".toast").wait_for()


def close_notice(guest: Guest) -> None:
    guest.page.locator(".toast button").click()

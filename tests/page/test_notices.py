"""Signs and notices of the browser itself."""

import re

from playwright.sync_api import Page, expect

from tests.page.tables import BOT, ME, open_table

ANDROID = """
  window.shown = [];
  Notification = class { constructor() { throw new TypeError('Illegal constructor'); } };
  Notification.permission = 'granted';
  Notification.requestPermission = async () => 'granted';
  ServiceWorkerRegistration.prototype.showNotification = async (title) => { shown.push(title); };
"""


def test_the_first_notice_of_a_lost_connection_counts_from_now(person: Page) -> None:
    open_table(person, "down-under", [ME, BOT])
    expect(person.locator(".banner")).to_contain_text("Your turn")
    person.evaluate("const real = Date.now; Date.now = () => real() + 300_000")
    person.evaluate(
        """window.heard = []; new MutationObserver(() => {
          const bar = document.querySelector('.bar [aria-hidden]'); if (bar) heard.push(bar.textContent);
        }).observe(document.body, {subtree: true, childList: true, characterData: true})"""
    )
    person.context.set_offline(True)
    expect(person.get_by_text("Connection lost").last).to_be_visible()
    person.context.set_offline(False)
    seconds = [int(found[1]) for text in person.evaluate("heard") if (found := re.search(r"(\d+) s\b", text))]
    assert seconds
    assert max(seconds) <= 12


def test_a_turn_is_notified_where_only_workers_may(person: Page) -> None:
    person.add_init_script(ANDROID)
    troubles: list[str] = []
    person.on("pageerror", lambda error: troubles.append(str(error)))
    person.goto("/settings")
    person.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    person.get_by_role("checkbox", name="Tell me when it is my turn").check()
    person.add_init_script("Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'})")
    open_table(person, "down-under", [ME, BOT])
    expect(person.locator(".banner")).to_contain_text("Your turn")
    person.wait_for_function("shown.length > 0")
    assert troubles == []

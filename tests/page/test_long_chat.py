"""A chat of more lines than come with the table."""

from playwright.sync_api import Page, expect

from tests.page.tables import ME, act, id_of, make_table


def test_older_messages_come_when_one_asks_for_them(person: Page) -> None:
    link = make_table(person.context, "sturts-stony-desert", [ME, ME])
    for number in range(1, 121):
        act(person.context, id_of(link), "say", {"text": f"line {number}"})
    person.goto(link)
    person.get_by_role("tab", name="Chat").click()
    lines = person.locator("[role=tabpanel] li:not(.older)")
    expect(lines).to_have_count(100)
    person.get_by_role("button", name="Earlier messages").click()
    expect(lines).to_have_count(120)
    expect(lines.first).to_contain_text("line 1")
    expect(person.get_by_role("button", name="Earlier messages")).to_have_count(0)

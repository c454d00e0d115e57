"""What a person chooses in the settings is kept in the browser."""

from playwright.sync_api import Page, expect

from tests.page.looks import choose_language


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = page.evaluate("JSON.parse(localStorage.getItem('tablelands.settings') ?? '{}')")
    return found


def test_pace_coordinates_and_threats_are_chosen_and_kept(person: Page) -> None:
    person.goto("/settings")
    pace = person.get_by_role("group", name="Pace of other players’ moves")
    pace.get_by_role("button", name="Slow").click()
    person.get_by_role("checkbox", name="Letters and numbers").uncheck()
    person.get_by_role("checkbox", name="mark threats").uncheck()
    assert kept(person).items() >= {"pace": "slow", "coordinates": False, "threats": False}.items()
    person.reload()
    expect(pace.get_by_role("button", name="Slow")).to_have_attribute("aria-pressed", "true")
    expect(person.get_by_role("checkbox", name="Letters and numbers")).not_to_be_checked()


def test_a_page_that_is_open_at_dusk_turns_dark_as_a_whole(person: Page) -> None:
    """Also what scripts draw: the glow of the ground, pictures, the button that leads back to the day."""
    person.goto("/t/nothing")
    glow = person.locator("#ground stop").first
    colours = []
    for scheme in ("light", "dark"):
        person.emulate_media(color_scheme=scheme)
        person.wait_for_timeout(200)
        colours.append(glow.get_attribute("stop-color"))
    assert colours == ["#EED4A6", "#222A55"]


def test_another_tab_adopts_what_was_chosen(person: Page) -> None:
    person.goto("/settings")
    tab = person.context.new_page()
    tab.goto("/settings")
    tab.get_by_role("button", name="Instant").click()
    expect(person.get_by_role("button", name="Instant")).to_have_attribute("aria-pressed", "true")
    choose_language(tab, "Deutsch")
    expect(person.get_by_role("button", name="Sofort")).to_have_attribute("aria-pressed", "true")

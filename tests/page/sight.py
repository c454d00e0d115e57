"""What a person can see and hit: it lies in the window, nothing covers it, and the page does not scroll sideways."""

from time import monotonic

from playwright.sync_api import Locator, Page, expect

Point = tuple[float, float]
PATIENCE = 5
"""Seconds that a page may take to lay itself out."""
LOOK = """async (all) => {
  const boxOf = (one) => one.getBoundingClientRect();
  const before = all.map(boxOf);
  await new Promise(requestAnimationFrame);
  const nameOf = (one) => one ? `<${one.tagName} class="${one.className.baseVal ?? one.className}">` : 'nothing';
  return all.map((one, n) => {
    const box = boxOf(one);
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(...at);
    const outside = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    const why = box.x !== before[n].x || box.y !== before[n].y ? 'moves'
      : one.matches(':disabled, [aria-disabled=true]') ? 'is disabled'
      : !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? 'is invisible'
      : outside ? `lies outside at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`
      : !(one.closest('[role=application]') ?? one).contains(hit) ? `is covered by ${nameOf(hit)}` : '';
    return [at, why && `${nameOf(one)} ${why}`];
  });
}"""


def look(things: Locator) -> list[Point]:
    """The middles of all these things that can be hit now."""
    points, _ = _look(things)
    return points


def find_points(things: Locator) -> list[Point]:
    """The same, as soon as one of them can be hit."""
    patient_until = monotonic() + PATIENCE
    points, trouble = _look(things)
    while not points:
        assert monotonic() < patient_until, f"{things} cannot be hit: {trouble}"
        things.page.wait_for_timeout(50)
        points, trouble = _look(things)
    return points


def _look(things: Locator) -> tuple[list[Point], list[str]]:
    """The points that can be hit, and why others cannot."""
    found = things.evaluate_all(LOOK)
    points = [(x, y) for (x, y), trouble in found if not trouble]
    return points, [trouble for _, trouble in found if trouble]


def check_width(page: Page) -> None:
    """Nothing sticks out sideways."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def check_end_card(page: Page) -> None:
    """The end is explained, and all its buttons are within reach."""
    card = page.get_by_role("complementary", name="Game over")
    expect(card).to_be_visible()
    buttons = card.locator("header button, footer :is(button, a)")
    assert buttons.count() >= 4
    for button in buttons.all():
        find_points(button)

"""What several tests do to the page and measure on it."""

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import PHONE

CUT = """() => [...document.querySelectorAll('button, a, h1, h2, h3, legend, label, .chip, .banner, td, p')]
  .filter((one) => one.checkVisibility() && one.textContent.trim())
  .filter((one) => !one.closest('.unseen, .skip, .panel, .scroll, code'))
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const hidden = getComputedStyle(one).overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
    const scrolled = one.closest('.takes, .tray, .seats, .hand, .tiles, .scrolls');
    return box.width > 1 && (hidden || (!scrolled && (box.right > innerWidth + 1 || box.left < -1)));
  })
  .map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""


MIDDLES = """(all) => all.map((one) => one.getBoundingClientRect())
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])"""


def mark_start(page: Page) -> None:
    box = page.locator(".mountain svg[role=application]").bounding_box()
    assert box is not None
    for part in (0.5, 0.4, 0.3, 0.2, 0.1):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] * part)
        if page.get_by_role("button", name="Start here").is_enabled():
            break
    tap_low(page.get_by_role("button", name="Start here"))


def tap_low(button: Locator) -> None:
    """The button that commits is where the thumb is, and large enough."""
    expect(button).to_be_enabled()
    box = button.bounding_box()
    assert box is not None
    assert box["y"] > PHONE["height"] / 2
    assert box["height"] >= 36
    button.tap()


Size = tuple[int, int]


AREA = """(selector) => {
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { left, top, right, bottom };
}"""


COVERED = """() => [...document.querySelectorAll('.table-page :is(button, a, [role=button], [role=radio])')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => !one.closest('.skip, .unseen, [inert]') && !one.matches(':disabled, [aria-disabled=true]'))
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    let scrolls = one.parentElement;
    while (scrolls && !/auto|scroll/.test(getComputedStyle(scrolls).overflow)) scrolls = scrolls.parentElement;
    const seen = scrolls?.getBoundingClientRect();
    if (seen && (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom)) return false;
    const hit = document.elementFromPoint(x, y);
    const inside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    const card = one.closest('article');
    return !inside || !hit || !(one.contains(hit) || hit.contains(one) && hit.matches('label') || card?.contains(hit));
  })
  .map((one) => `${one.tagName}.${one.className.baseVal ?? one.className}: `
    + (one.getAttribute('aria-label') ?? one.textContent.trim()).slice(0, 50))"""


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def area(page: Page, selector: str) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(AREA, selector)
    return found


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > 2 and high > 2


def form(page: Page, game: int) -> Locator:
    page.goto("/")
    page.locator("article .picture").nth(game).click()
    return page.get_by_role("dialog")


def choose_language(page: Page, language: str) -> None:
    page.goto("/settings")
    page.get_by_role("button", name=language, exact=True).click()


def placed(page: Page) -> tuple[float, float, float]:
    """Where the picture is, and its scale."""
    found: list[float] = page.locator(".camera svg[role=group] > g").evaluate(
        "(one) => { const m = one.transform.baseVal.consolidate().matrix; return [m.e, m.f, m.a]; }"
    )
    return found[0], found[1], found[2]

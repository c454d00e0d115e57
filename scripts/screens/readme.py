"""Takes the pictures of README: python -m scripts.screens.readme

Each game at a real table, and a short animation: a game of Down Under that is looked back at, as an SVG whose frames
come one after the other. Needs Chromium and the built page.
"""

import base64
import sys
from pathlib import Path

from scripts.screens.house import SIZES, House, chromium, served
from scripts.screens.shots import SHOTS, moment, prepared

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PICTURES = {
    "page-down-under": ("down-under-ghost", "day"),
    "page-sturts-stony-desert": ("sturt-route", "day"),
    "page-outback": ("outback-take", "day"),
    "page-downhill": ("downhill-reveal", "day"),
    "page-down-under-end": ("down-under-end", "day"),
    "page-outback-night": ("outback-take", "night"),
}
GAME = "down-under-end"
FRAMES = 12
SECONDS = 0.9
"""For how long one sees each frame; the last stays three times as long."""
WIDTH, HEIGHT = SIZES["readme"]
STYLE = (
    "image{{opacity:0;animation:seen {whole:.1f}s step-end infinite}}"
    "@keyframes seen{{0%{{opacity:1}}{part:.3f}%{{opacity:0}}}}"
)


def main() -> None:
    with served() as address, chromium() as browser:
        house = House(browser, address)
        shots = {shot.name: shot for shot in SHOTS}
        for name, (shot, theme) in PICTURES.items():
            with prepared(house, shots[shot], "desktop", theme, "en") as guest:
                (FOLDER / f"{name}.jpg").write_bytes(guest.page.screenshot(type="jpeg", quality=66))
            sys.stdout.write(f"{name}.jpg\n")
        animation = animated(frames(house))
    (FOLDER / "page.svg").write_text(animation)
    sys.stdout.write(f"page.svg: {len(animation) // 1000} kB\n")


def frames(house: House) -> list[bytes]:
    guest = house.guest("readme", "day")
    guest.sit_in(moment(GAME))
    path, _, query = guest.page.url.partition("?")
    last = len(moment(GAME).log)
    taken = []
    for number in range(FRAMES - 1):
        guest.go(f"{path}/{1 + number * (last - 1) // (FRAMES - 2)}?{query}")
        guest.page.wait_for_timeout(500)
        taken.append(guest.page.screenshot(type="jpeg", quality=45, scale="css"))
    guest.go(f"{path}?{query}")
    guest.page.wait_for_timeout(700)
    taken.append(guest.page.screenshot(type="jpeg", quality=45, scale="css"))
    guest.context.close()
    return taken


def animated(pictures: list[bytes]) -> str:
    """The last frame lies below the others, so that it is what stays where nothing moves."""
    whole = (len(pictures) + 2) * SECONDS
    style = STYLE.format(whole=whole, part=100 * SECONDS / whole)
    *first, last = [base64.b64encode(picture).decode() for picture in pictures]
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {WIDTH} {HEIGHT}" role="img">']
    lines += [
        "<title>A game of Down Under, looked back at</title>",
        f"<style>{style}#last{{opacity:1;animation:none}}</style>",
    ]
    lines.append(f'<image id="last" {size} href="data:image/jpeg;base64,{last}"/>')
    for number, one in enumerate(first):
        delay = f'style="animation-delay:{number * SECONDS:.1f}s"'
        lines.append(f'<image {size} {delay} href="data:image/jpeg;base64,{one}"/>')
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    main()

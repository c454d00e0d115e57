"""Draw the results of an arena as SVG: ratings of all entrants, and the share of wins of each pair, with intervals.
Readable on light and dark pages."""

from collections.abc import Sequence
from math import ceil, floor
from xml.sax.saxutils import escape

from tablelands.arena.ratings import ratings
from tablelands.arena.tally import Estimate, Tally

WIDTH, NAMES, RIGHT = 640, 190, 70
ROW, TOP, GAP = 28, 34, 30
STEP, MOST_MARKS = 100, 6
"""Elo between two lines, or as many times that as it takes to have few."""
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#333}.title{font-weight:600}.grid{stroke:#bbb}.even{stroke:#999;"
    "stroke-dasharray:4 3}.bar{stroke:#1b6e63;stroke-width:3;stroke-linecap:round}.dot{fill:#1b6e63}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#555}.even{stroke:#888}.bar{stroke:#6cc7b8}"
    ".dot{fill:#6cc7b8}}"
)

Row = tuple[str, Estimate, str]
"""Its name, what is drawn, and that in figures."""


def plot(tallies: Sequence[Tally], title: str, rating_title: str, share_title: str) -> str:
    """The SVG document."""
    tallies = [tally for tally in tallies if tally.games]
    rated = sorted(ratings(tallies).items(), key=lambda pair: -pair[1].value)
    rating_rows = [(name, rating, f"{rating.value:.0f}") for name, rating in rated]
    share_rows = [
        (f"{tally.pair[0]} : {tally.pair[1]}", tally.share(), f"{tally.share().value:.1%}") for tally in tallies
    ]
    low = floor(min(estimate.low for _, estimate in rated) / STEP) * STEP
    high = max(ceil(max(estimate.high for _, estimate in rated) / STEP) * STEP, low + STEP)
    marks = [(float(mark), str(mark)) for mark in range(low, high + 1, STEP * ceil((high - low) / STEP / MOST_MARKS))]
    sides = tallies[0].sides if tallies else 2
    shares = [(share / 4, f"{share * 25} %") for share in range(5)]
    drawn, bottom = _panel(rating_title, rating_rows, marks, (low, high), None, TOP)
    more, bottom = _panel(share_title, share_rows, shares, (0.0, 1.0), 1 / sides, bottom + GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>\n" + "\n".join([*drawn, *more]) + "\n</svg>\n"
    )


def _panel(
    title: str,
    rows: Sequence[Row],
    marks: Sequence[tuple[float, str]],
    span: tuple[float, float],
    even: float | None,
    top: int,
) -> tuple[list[str], int]:
    def at(value: float) -> float:
        inside = min(max(value, span[0]), span[1])
        return round(NAMES + (inside - span[0]) / (span[1] - span[0]) * (WIDTH - NAMES - RIGHT), 1)

    bottom = top + ROW * len(rows)
    drawn = [f'<text class="title" x="10" y="{top - 14}">{escape(title)}</text>']
    for value, words in marks:
        drawn.append(f'<line class="grid" x1="{at(value)}" x2="{at(value)}" y1="{top}" y2="{bottom}"/>')
        drawn.append(f'<text x="{at(value)}" y="{bottom + 16}" text-anchor="middle">{words}</text>')
    if even is not None:
        drawn.append(f'<line class="even" x1="{at(even)}" x2="{at(even)}" y1="{top - 6}" y2="{bottom}"/>')
    for number, (name, row, words) in enumerate(rows):
        y = top + ROW * number + ROW // 2
        drawn.append(f'<text x="{NAMES - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        drawn.append(f'<line class="bar" x1="{at(row.low)}" x2="{at(row.high)}" y1="{y}" y2="{y}"/>')
        drawn.append(f'<circle class="dot" cx="{at(row.value)}" cy="{y}" r="5"/>')
        drawn.append(f'<text x="{WIDTH - 8}" y="{y + 4}" text-anchor="end">{words}</text>')
    return drawn, bottom + 24

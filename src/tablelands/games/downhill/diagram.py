"""The mountain in braille dots, and beside it the transparencies of those who still draw, twice as large.

A board is 14 characters wide and 7 high, less where the window has no room. Numbers at the edges are thousands. After a
reveal the lines lie on the mountain as far as they were travelled, with a cross where something was touched. In a
narrow window the transparency lies below the mountain.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, zip_longest

from tablelands.core.log import Opened
from tablelands.core.viewport import Viewport

from .formats.dots import Canvas, Cell, Scale
from .formats.dots import Paint as Paint
from .formats.notation import LETTERS
from .formats.wire import RunJson
from .rules.geometry import point_near
from .rules.ranking import flag_value
from .rules.sheet import hole
from .state import FINISHED, HOLES, NOBODY, OBSTACLES, SHEET_HEIGHT, SHEET_WIDTH, SIDE, TREE, WIDEST, State
from .words.texts import NEW as NEW

NAMES_COLUMNS = False
"""Whether the first line says what stands below it; a low window says it once more at the bottom."""


def unpainted(piece: str, colour: str) -> str:
    return piece


SIGNS = "ABCDEF"
COLOURS = ("red", "blue", "magenta", "cyan", "bold", "yellow")
TOUCH = "╳"
EDGES = 6
"""Columns around the mountain."""
GAP = 3
SHEET_SCALE = Scale(28, 14)
SHEET_EDGES = 3
ABOVE, LONGEST_LINE = 2, 11_000
"""Lines of the mountain that are shown above a mark, and how far below it a line can lead."""
SCALES = [Scale(wide, wide // 2) for wide in (14, 12, 10, 8, 6, 4)]

Lines = list[str]


def draw(state: State, paint: Paint = unpainted, viewport: Viewport | None = None) -> str:
    if not state.slots:
        return "?"
    scale = scale_for(state, viewport)
    mountain = mountain_lines(state, paint, with_runs(mountain_of(state, scale), viewport))
    width = state.columns * scale.wide + EDGES
    sheets = [sheet_lines(state, seat, paint) for seat in _drawing(state, viewport)]
    if viewport is None or not sheets:
        return _beside(mountain, [line for sheet in sheets for line in sheet], width)
    mountain = _where_it_matters(state, scale, mountain, viewport)
    if width + GAP + SHEET_SCALE.wide * SHEET_WIDTH // SIDE + SHEET_EDGES > viewport.width:
        return "\n".join([*mountain, "", *sheets[0]])
    count = max(1, len(mountain) // len(sheets[0]))
    return _beside(mountain, [line for sheet in sheets[:count] for line in sheet], width)


def _where_it_matters(state: State, scale: Scale, mountain: Lines, viewport: Viewport) -> Lines:
    """Where the window is too low for all of it: what a line of whoever looks may reach, or else the lines of the last
    reveal, with a little above."""
    if viewport.height is None or len(mountain) <= viewport.height:
        return mountain
    ruler, top, *rows, bottom = mountain
    high, low = _reach(state, viewport)
    count = max(ABOVE + 1 + (low - high) * scale.high // SIDE, viewport.height - 2)
    first = min(max(0, high * scale.high // SIDE - ABOVE), max(0, len(rows) - count))
    shown = rows[first : first + count]
    if first:
        shown[0] = f"{first * SIDE // scale.high // 1000:>3} {shown[0][4:]}"
    return [ruler, *([] if first else [top]), *shown, *([bottom] if first + count >= len(rows) else [])]


def _reach(state: State, viewport: Viewport) -> tuple[int, int]:
    """The y from which and down to which something matters."""
    if viewport.seat is not None:
        mark = state.mark_y[viewport.seat] if state.started[viewport.seat] else 0
        return mark, mark + LONGEST_LINE
    ys = [y for run in _new_runs(viewport) for _, y in [*run["line"][: run["tried"] + 2], run["mark"]]] or [0]
    return max(0, min(ys)), min(max(ys), state.rows * SIDE)


def scale_for(state: State, viewport: Viewport | None) -> Scale:
    room = SIDE if viewport is None else viewport.width - EDGES
    return next((scale for scale in SCALES if scale.wide * state.columns <= room), SCALES[-1])


def _beside(mountain: Lines, sheets: Lines, width: int) -> str:
    """Colours do not widen a line: all of the mountain's are drawn as wide as it is, but for its ruler."""
    pairs = zip_longest(mountain, sheets)
    lines = [f"{' ' * width if left is None else left}{' ' * GAP}{right or ''}" for left, right in pairs]
    return "\n".join(line.rstrip() for line in lines)


def _drawing(state: State, viewport: Viewport | None) -> list[int]:
    """The seats that still draw: the viewer first, then those whose transparencies the viewer gets next."""
    if state.phase == FINISHED:
        return []
    own = 0 if viewport is None or viewport.seat is None else viewport.seat
    order = [(own + step) % state.seats for step in range(state.seats)]
    return [seat for seat in order if not state.drawn[seat]]


# The mountain


def mountain_of(state: State, scale: Scale) -> Canvas:
    canvas = Canvas(scale, state.rows * scale.high, state.columns * scale.wide)
    for slot in range(state.slots):
        for at in range(slot * OBSTACLES, slot * OBSTACLES + state.obstacles[slot]):
            for dot in _dots(state, at, scale):
                canvas.put_dot(dot, "green" if state.kind[at] == TREE else "yellow")
    for slot in range(state.slots):
        _put_flag(state, slot, canvas)
    return canvas


def mountain_lines(state: State, paint: Paint, canvas: Canvas) -> Lines:
    """With the marks on top of everything."""
    for seat in range(state.seats):
        if state.started[seat] and not state.finished[seat]:
            canvas.put_sign((state.mark_x[seat], state.mark_y[seat]), SIGNS[seat], COLOURS[seat])
    wide, high = canvas.scale.wide, canvas.scale.high
    ruler = "".join(f"{10 * column:<{wide}}" for column in range(state.columns))
    border = ("┬" + "─" * (wide - 1)) * state.columns
    last = str(10 * state.columns)
    lines = [f"     {ruler[: 1 - len(last)]}{last}", f"    ┌─{border[1:]}┐"]
    for number in range(state.rows * high):
        label = str(number // high * 10) if number % high == 0 else ""
        lines.append(f"{label:>3} │{canvas.line(number, _ground(state, number, canvas.scale), paint)}│")
    return [*lines, f"{state.rows * 10:>3} └─{border[1:].replace('┬', '┴')}┘"]


def _ground(state: State, line: int, scale: Scale) -> Callable[[int], str]:
    """What lies where nothing is drawn: snow, or a hole in the course."""
    slots = state.slot_at[line // scale.high * WIDEST :]
    return lambda column: "░" if slots[column // scale.wide] == NOBODY else " "


def _dots(state: State, at: int, scale: Scale) -> list[Cell]:
    """The dots whose centres an obstacle covers."""
    x1, y1, x2, y2, r = state.x1[at], state.y1[at], state.x2[at], state.y2[at], state.radius[at]
    (top, left), (bottom, right) = (
        scale.dot((min(x1, x2) - r, min(y1, y2) - r)),
        scale.dot((max(x1, x2) + r, max(y1, y2) + r)),
    )
    return [
        (row, column)
        for row in range(top, bottom + 1)
        for column in range(left, right + 1)
        if point_near(_middle(column, scale.across), _middle(row, scale.down), x1, y1, x2 - x1, y2 - y1, 1, 1, r)
    ]


def _middle(dot: int, dots: int) -> int:
    return (2 * dot + 1) * SIDE // (2 * dots)


def _put_flag(state: State, slot: int, canvas: Canvas) -> None:
    """Its value, or the small letter of the seat that has it."""
    owner = state.owner[slot]
    sign = str(flag_value(state, slot)) if owner == NOBODY else SIGNS[owner].lower()
    canvas.put_sign((state.flag_x[slot], state.flag_y[slot]), sign, "bold" if owner == NOBODY else COLOURS[owner])


# The lines of the last reveal


def with_runs(canvas: Canvas, viewport: Viewport | None) -> Canvas:
    for run in _new_runs(viewport):
        strokes, touch = [(x, y) for x, y in run["line"][: run["travelled"] + 1]], run["touch"]
        if touch is not None:
            x, y = touch["at"]
            tried = [(x, y) for x, y in run["line"][len(strokes) : run["tried"] + 1]]
            strokes = [*strokes, *tried, (x, y)]
        elif run["finished"]:
            x, y = run["mark"]
            strokes = [*strokes[:-1], (x, y)]
        for start, end in pairwise(strokes):
            canvas.put_stroke(start, end, COLOURS[run["seat"]])
        if touch is not None:
            canvas.put_sign(strokes[-1], TOUCH, COLOURS[run["seat"]])
    return canvas


def _new_runs(viewport: Viewport | None) -> Iterator[RunJson]:
    reveals = [entry for entry in viewport.new if isinstance(entry, Opened)] if viewport else []
    for scene in reveals[-1].narration.story if reveals else ():
        if scene.kind == "run":
            run: RunJson = scene.data  # type: ignore[assignment]  # what words/stories writes into such a scene
            yield run


# The transparency


def sheet_lines(state: State, seat: int, paint: Paint) -> Lines:
    canvas = sheet_canvas((SHEET_WIDTH, SHEET_HEIGHT))
    for number in range(HOLES):
        canvas.put_sign(hole(state, seat, number), LETTERS[number], "")
    return framed_sheet(seat, canvas, paint)


def sheet_canvas(size: Sequence[int]) -> Canvas:
    """Of a transparency of this size, which may be turned."""
    width, height = size
    return Canvas(SHEET_SCALE, -(-height * SHEET_SCALE.high // SIDE), -(-width * SHEET_SCALE.wide // SIDE))


def framed_sheet(seat: int, canvas: Canvas, paint: Paint) -> Lines:
    wide, high = SHEET_SCALE.wide, SHEET_SCALE.high
    ruler = [" "] * canvas.columns
    for thousand in range(canvas.columns * SIDE // wide // 1000):
        ruler[thousand * 1000 * wide // SIDE] = str(thousand)
    lines = [f"{paint(SIGNS[seat], COLOURS[seat])} {''.join(ruler)}", f" ┌{'─' * canvas.columns}┐"]
    for line in range(canvas.lines):
        thousand, rest = divmod(-(-line * SIDE // high), 1000)
        label = str(thousand) if rest < SIDE // high else " "
        lines.append(f"{label}│{canvas.line(line, _clear, paint)}│")
    return [*lines, f" └{'─' * canvas.columns}┘"]


def _clear(column: int) -> str:
    return " "

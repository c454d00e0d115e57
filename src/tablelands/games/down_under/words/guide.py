"""The rules in short, only what the options in force bring about; how to read the board and write a move."""

from collections.abc import Sequence

from tablelands.core.text import Text, joined, same

from .. import diagram
from ..components import BILLABONG_COUNT, BILLABONG_LIKE_CURVE, COLOURS, CURVED, FIRST_FACE, KANGAROO, TURNS
from ..diagram import Paint, unpainted
from ..formats import moves, notation
from ..rules.billabongs import CROWD
from ..rules.places import ANY_ANIMAL, WIDEST
from ..rules.scoring import LOSS_OF_RABBIT, POINTS_OF_SET
from ..rules.squares import opens_with_terminals
from ..state import FIRST_OWNER, FRAME, FREE, LINE, State
from . import guide_texts, texts
from .prompts import lettered, lettered_animals

HEADLINE = "cyan"
PICTURES_IN_A_ROW = 6
Paragraph = tuple[Text, Sequence[Text]]


def paragraphs(state: State, paint: Paint = unpainted) -> list[Text]:
    paragraphs = [_aim(state), _beginning(state), _turn(state), _terminals(state), _area(state)]
    if billabongs := _billabongs(state):
        paragraphs.append((guide_texts.BILLABONGS, billabongs))
    if not opens_with_terminals(state):
        paragraphs.append((guide_texts.LOOPS, [guide_texts.LOOPED]))
    if state.special:
        paragraphs.append(_animals(state))
    paragraphs.append(_end(state))
    headed = [_headed(headline, sentences, paint) for headline, sentences in paragraphs]
    return [*headed, same("\n" + _pictures(paint) + "\n"), joined(_how_to_read(state), " ")]


def _headed(headline: Text, sentences: Sequence[Text], paint: Paint) -> Text:
    painted = Text(*(paint(word, HEADLINE) for word in (headline.en, headline.de, headline.fr)))
    return guide_texts.PARAGRAPH.fill(headline=painted, text=joined(sentences, " "))


# The rules


def _aim(state: State) -> Paragraph:
    return guide_texts.AIM, [guide_texts.MOST_POINTS if state.special else guide_texts.LONGEST, guide_texts.PATHS]


def _beginning(state: State) -> Paragraph:
    if state.routes == 2:
        return guide_texts.BEGINNING, [guide_texts.TWO_ROUTES_START, guide_texts.ENDS_STAY_OPEN]
    sentences = {FREE: [], LINE: [guide_texts.LINE_LIES], FRAME: [guide_texts.FRAME_LIES]}[state.start]
    return guide_texts.BEGINNING, [*sentences, *(_first_terminals(state) if state.one_ended else _first_tiles(state))]


def _first_tiles(state: State) -> list[Text]:
    return [guide_texts.FREE_START if state.start == FREE else guide_texts.START_ANYWHERE]


def _first_terminals(state: State) -> list[Text]:
    sentences = [guide_texts.ONE_ENDED_START if state.start == FREE else guide_texts.ONE_ENDED_ANYWHERE]
    if state.seats > 2:
        sentences.append(guide_texts.THIRD_TERMINAL)
    return [*sentences, guide_texts.ENDS_STAY_OPEN]


def _turn(state: State) -> Paragraph:
    if state.routes == 1:
        what = guide_texts.ONE_TILE
    else:
        what = guide_texts.EITHER_COLOUR if state.tiles_per_turn == 1 else guide_texts.BOTH_COLOURS
    return guide_texts.TURN, [what, guide_texts.EXTENDING]


def _terminals(state: State) -> Paragraph:
    finished = guide_texts.FINISHED if state.routes == 1 else guide_texts.BOTH_FINISHED
    return guide_texts.TERMINALS, [guide_texts.CLOSING, finished]


def _area(state: State) -> Paragraph:
    if state.short >= WIDEST:
        return guide_texts.AREA, [guide_texts.NO_BORDERS]
    size = guide_texts.FIXED_AREA if state.start != FREE else guide_texts.GROWING_AREA
    return guide_texts.AREA, [size.fill(a=state.short, b=state.long), guide_texts.OFF_THE_AREA]


def _billabongs(state: State) -> list[Text]:
    sentences = []
    if state.colours >= CROWD:
        sentences.append(guide_texts.CROWDED)
        if state.colours > CROWD:
            sentences.append(guide_texts.FOUR_MEET)
        sentences.append(guide_texts.NONE_LEFT.fill(count=BILLABONG_COUNT))
    if state.one_end_meets:
        sentences.append(guide_texts.ONE_END_MEETS)
    elif not opens_with_terminals(state):
        sentences.append(guide_texts.BOTH_ENDS_MEET)
    return sentences


def _animals(state: State) -> Paragraph:
    counting = guide_texts.COUNTING.fill(set=POINTS_OF_SET, rabbit=LOSS_OF_RABBIT)
    return guide_texts.ANIMALS, [counting, guide_texts.OWN_DINGO if state.routes == 1 else guide_texts.BOTH_DINGOS]


def _end(state: State) -> Paragraph:
    sentences = [guide_texts.NOBODY_PLAYS, guide_texts.POINTS_WIN if state.special else guide_texts.LONGEST_WINS]
    if state.routes == 2:
        sentences.append(guide_texts.SUM_COUNTS if state.add_routes else guide_texts.BETTER_COUNTS)
    return guide_texts.END, sentences


# The board


def legend(paint: Paint = unpainted) -> Text:
    """For all options at once."""
    sentences = [_colours(len(COLOURS)), guide_texts.READ_X, guide_texts.READ_SIGNS, _animal_letters()]
    words = joined([*sentences, guide_texts.WRITE_MOVE], " ")
    return joined([same(_pictures(paint) + "\n"), words], "\n")


def _how_to_read(state: State) -> list[Text]:
    sentences = [_colours(state.colours)]
    if state.start != FREE:
        sentences.append(guide_texts.READ_X)
    sentences.append(guide_texts.READ_SIGNS)
    if state.special:
        sentences.append(_animal_letters())
    sentences.append(guide_texts.WRITE_MOVE)
    if state.special:
        sentences.append(guide_texts.WRITE_ANIMAL)
    if state.routes == 2:
        example = moves.lay(CURVED, 0, -1, 3, KANGAROO if state.special else ANY_ANIMAL, colour=0)
        sentences.append(guide_texts.WRITE_COLOUR.fill(example=notation.write(example)))
    return sentences


def _colours(count: int) -> Text:
    letters = [diagram.LETTERS[name] for name in COLOURS[:count]]
    return guide_texts.READ_COLOURS.fill(colours=lettered(letters, texts.COLOURS[:count]))


def _animal_letters() -> Text:
    return guide_texts.READ_ANIMALS.fill(animals=lettered_animals())


def _pictures(paint: Paint) -> str:
    """Every tile in every turn, and the two billabongs that one may choose to lay."""
    faces = {
        f"{notation.KIND_LETTERS[kind]}{turn}": FIRST_FACE[kind] + turn
        for kind in range(3)
        for turn in range(TURNS[kind])
    }
    faces |= {f"b{turn}": BILLABONG_LIKE_CURVE + turn for turn in range(moves.BILLABONG_TURNS)}
    names, pictures = list(faces), [_picture(face, paint) for face in faces.values()]
    rows = []
    for first in range(0, len(names), PICTURES_IN_A_ROW):
        chosen = slice(first, first + PICTURES_IN_A_ROW)
        rows.append("   ".join(f"{name:<{diagram.WIDTH}}" for name in names[chosen]))
        rows += ["   ".join(picture[row] for picture in pictures[chosen]) for row in range(diagram.HEIGHT)]
    return "\n".join(row.rstrip() for row in rows)


def _picture(face: int, paint: Paint) -> list[str]:
    state = State()
    state.slots, state.face[1], state.owner[1] = 1, face, FIRST_OWNER
    canvas = diagram.cell_picture(state, 1, {})
    return [diagram.row_of(canvas, row, paint) for row in range(diagram.HEIGHT)]

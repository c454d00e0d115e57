"""DH-3: courses that are drawn, typed, and given as rows; what luck draws, how often, and what is no course."""

import json
from collections import Counter
from itertools import product
from math import perm
from random import Random
from typing import Any

import pytest

from tablelands.core.errors import BadRequest, IllegalMove
from tablelands.core.match import Match
from tablelands.core.node import Chance
from tablelands.core.record import Record
from tablelands.core.text import LANGUAGES
from tablelands.games.downhill.components import Course
from tablelands.games.downhill.formats import course_notation, courses, outcomes
from tablelands.games.downhill.game import GAME
from tablelands.games.downhill.state import State

from .mountains import ALL, course
from .scenes import Json

EXAMPLE = "01E 05H1 / - 03E2"
SHAPES = [
    (rows, columns, faces)
    for rows, columns, faces in product(range(1, 13), range(1, 13), ("easy", "hard", "mixed"))
    if rows * columns <= 12
]


def begun(option: Any, seats: int = 2, seed: int = 5) -> Match:
    return Match(GAME, GAME.setup(seats, {"course": option}), seed=seed)


def shape(rows: Any, columns: Any, faces: Any) -> Json:
    return {"rows": rows, "columns": columns, "faces": faces}


def refusal(option: Any) -> BadRequest:
    with pytest.raises(BadRequest) as refused:
        GAME.setup(2, {"course": option})
    return refused.value


# Given courses


@pytest.mark.parametrize("drawing", ALL)
def test_dh_3_courses_of_ones_own(drawing: str) -> None:
    match = begun(course(drawing))
    assert match.node == Chance("deal", 2)
    match.chance()
    assert match.position()["course"] == match.position()["options"]["course"] == course(drawing)


def test_dh_3_a_typed_course_is_the_same_as_its_rows() -> None:
    rows = [
        [{"board": "01", "face": "E", "turn": 0}, {"board": "05", "face": "H", "turn": 1}],
        [None, {"board": "03", "face": "E", "turn": 2}],
    ]
    assert GAME.setup(2, {"course": EXAMPLE}) == GAME.setup(2, {"course": rows})
    typed, given = begun(EXAMPLE), begun(rows)
    typed.chance()
    given.chance()
    assert typed.position() == given.position()
    assert typed.position()["options"]["course"] == rows
    assert Record.of(typed).to_json() == Record.of(given).to_json()
    assert Record.of(typed).to_json()["options"]["course"] == rows


@pytest.mark.parametrize(
    "typed",
    [
        "01e 05h1 / - 03e2",
        "01E0 05H1/-  03E2",
        "  01E\t05h1\n/\n-\u00a003E2  ",
        "01E0\r\n05H1 / - 03e2",
    ],
)
def test_dh_3_case_and_white_space_do_not_matter_and_no_turn_is_none(typed: str) -> None:
    assert GAME.setup(2, {"course": typed}) == GAME.setup(2, {"course": EXAMPLE})


@pytest.mark.parametrize("drawing", ALL)
def test_dh_3_a_course_is_written_as_it_can_be_typed_with_every_turn(drawing: str) -> None:
    rows = course(drawing, Random(drawing))
    parsed = courses.from_json(rows, "rows", BadRequest)
    written = course_notation.notation(parsed)
    assert course_notation.from_notation(written) == parsed
    assert all(word in "-/" or (len(word) == 4 and word[3] in "0123") for word in written.split())


def test_dh_3_the_log_writes_what_was_drawn_as_it_can_be_typed() -> None:
    match = begun(shape(2, 2, "hard"))
    dealt = match.chance()
    written = course_notation.notation(dealt.course)
    assert GAME.outcomes.write(dealt) == f"{written}, deal {dealt.deal[0]} {dealt.deal[1]}"
    for language in LANGUAGES:
        assert written in GAME.outcomes.tell(dealt).say(language)
    assert GAME.setup(2, {"course": written}).options["course"] == match.position()["course"]


# What is no course

WRONG: list[tuple[Any, str, str, str]] = [
    ("13E", "no board 13", "Tafel 13 gibt es nicht", "pas de plateau 13"),
    ("00E", "no board 00", "Tafel 00 gibt es nicht", "pas de plateau 00"),
    ("1E", "two digits", "zwei Ziffern", "deux chiffres"),
    ("001E", "no board 001", "Tafel 001", "plateau 001"),
    (
        "01X",
        "'01X': after the board comes its face",
        "Nach der Tafel kommt ihre Seite",
        "après le plateau vient sa face",
    ),
    ("01", "after the board comes its face", "Nach der Tafel kommt ihre Seite", "après le plateau vient sa face"),
    ("01-", "after the board comes its face", "Nach der Tafel kommt ihre Seite", "après le plateau vient sa face"),
    ("01E4", "'01E4': after the face comes a turn", "Nach der Seite kommt", "après la face vient"),
    ("01E-1", "after the face comes a turn", "Nach der Seite kommt", "après la face vient"),
    ("01E12", "after the face comes a turn", "Nach der Seite kommt", "après la face vient"),
    ("01E05H1", "and then a space", "und dann ein Leerzeichen", "puis une espace"),
    ("01E 01H", "Board 01 is used more than once", "Tafel 01 kommt mehr als einmal vor", "plateau 01 sert plus d’une"),
    ("01E 02E / 03E", "equal length", "gleich lang", "même longueur"),
    ("01E / / 02E", "row 2 has 0", "Reihe 2 hat 0", "rangée 2 en a 0"),
    ("01E /", "row 2 has 0", "Reihe 2 hat 0", "rangée 2 en a 0"),
    ("01E - 02E", "joined by their sides", "mit ihren Seiten zusammenhängen", "se toucher par leurs côtés"),
    ("01E - / - 02E", "joined by their sides", "mit ihren Seiten zusammenhängen", "se toucher par leurs côtés"),
    ("- / 01E", "The first and the last row", "Die erste und die letzte Reihe", "La première et la dernière rangée"),
    ("01E / -", "The first and the last row", "Die erste und die letzte Reihe", "La première et la dernière rangée"),
    (" ".join(["01E"] * 13), "13 boards, and there are only 12", "13 Tafeln", "13 plateaux"),
    ("01E" + " -" * 12, "at most 12 places", "höchstens 12 Plätze", "12 places au plus"),
    ("", "There is no board in it", "keine Tafel", "aucun plateau"),
    (" \n ", "There is no board in it", "keine Tafel", "aucun plateau"),
    ("- -", "There is no board in it", "keine Tafel", "aucun plateau"),
    ("hello there", "'hello' is no place", "„hello“ ist kein Platz", "« hello » n’est pas une place"),
    ("{oops}", "'{oops}' is no place", "„{oops}“ ist kein Platz", "« {oops} » n’est pas une place"),
    ("x" * 5000, "is no place", "ist kein Platz", "n’est pas une place"),
    ("6x2", "must be easy, hard or mixed", "muss easy, hard oder mixed sein", "doit valoir easy, hard ou mixed"),
    ("6x2 medium", "must be easy, hard or mixed", "muss easy, hard oder mixed sein", "doit valoir easy, hard ou mixed"),
    ("0x2 easy", "'rows' of a shape", "„rows“ einer Form", "« rows » d’une forme"),
    ("6x13 easy", "'columns' of a shape", "„columns“ einer Form", "« columns » d’une forme"),
    ("6x3 easy", "18 boards, and there are only 12", "18 Tafeln", "18 plateaux"),
    (shape(0, 2, "easy"), "'rows' of a shape", "„rows“ einer Form", "« rows » d’une forme"),
    (shape(True, 2, "easy"), "'rows' of a shape", "„rows“ einer Form", "« rows » d’une forme"),
    (shape(2, 1.0, "easy"), "'columns' of a shape", "„columns“ einer Form", "« columns » d’une forme"),
    (shape(4, 4, "easy"), "16 boards", "16 Tafeln", "16 plateaux"),
    (shape(4, 3, "EASY"), "'faces' of a shape", "„faces“ einer Form", "« faces » d’une forme"),
    (shape(4, 3, ["easy"]), "'faces' of a shape", "„faces“ einer Form", "« faces » d’une forme"),
    ({"rows": 4, "columns": 3}, "'faces' of a shape", "„faces“ einer Form", "« faces » d’une forme"),
    ({"columns": 3, "faces": "easy"}, "'rows' of a shape", "„rows“ einer Form", "« rows » d’une forme"),
    ({}, "'rows' of a shape", "„rows“ einer Form", "« rows » d’une forme"),
    (3, "neither basic nor a course", "weder basic noch", "ni basic, ni un parcours"),
    (None, "neither basic nor a course", "weder basic noch", "ni basic, ni un parcours"),
    ([3], "a list of rows", "eine Liste von Reihen", "une liste de rangées"),
]


@pytest.mark.parametrize(("option", "en", "de", "fr"), WRONG, ids=lambda value: str(value)[:20])
def test_dh_3_a_mistake_is_told_with_an_example_in_every_language(option: Any, en: str, de: str, fr: str) -> None:
    text = refusal(option).text
    for language, words in zip(LANGUAGES, (en, de, fr), strict=True):
        said = text.say(language).replace("\u00a0", " ")
        assert words in said
        assert "course" in said
        assert EXAMPLE in said
        assert "6x2 mixed" in said
        assert len(said) < 400


def board(name: str) -> Json:
    return {"board": name, "face": "E", "turn": 0}


A, B, C = board("01"), board("02"), board("03")
BAD_ROWS: list[tuple[Any, str]] = [
    ([], "no board"),
    ([[]], "no board"),
    ([[None], [A]], "first and the last row"),
    ([[A], [None]], "first and the last row"),
    ([[A, B], [C]], "equal length"),
    ([[A, A]], "more than once"),
    ([[A, B], [C, A | {"face": "H"}]], "more than once"),
    ([[A, None, B]], "joined"),
    ([[A, None], [None, B]], "joined"),
    ([[A] * 13], "13 boards"),
    ([[A, *[None] * 12]], "at most 12"),
    ([[A | {"board": "13"}]], "board"),
    ([[A | {"face": "X"}]], "face"),
    ([[A | {"turn": 4}]], "turn"),
    ([[A | {"turn": True}]], "turn"),
    ([[{"board": "01", "face": "E"}]], "turn"),
    ([["01E"]], "object"),
    ([A], "rows"),
]


@pytest.mark.parametrize(("rows", "reason"), BAD_ROWS, ids=lambda value: str(value)[:40])
def test_dh_3_rows_that_are_no_course_are_refused_with_a_reason(rows: object, reason: str) -> None:
    refused = refusal(rows)
    assert reason in str(refused)
    assert (EXAMPLE in str(refused)) == (refused.rule is None)


def test_dh_3_typed_and_given_rows_break_the_same_rules() -> None:
    for typed, rows in (("01E / -", [[A], [None]]), ("01E 02E / 03E", [[A, B], [C]]), ("01E - 02E", [[A, None, B]])):
        one, two = refusal(typed), refusal(rows)
        assert one.rule == two.rule == "DH-3"
        assert one.code == two.code
        assert str(two) in str(one)


# Shapes


@pytest.mark.parametrize(("rows", "columns", "faces"), SHAPES)
def test_dh_3_a_shape_is_drawn_as_a_full_rectangle(rows: int, columns: int, faces: str) -> None:
    match = begun(shape(rows, columns, faces))
    assert match.node == Chance("course", rows * columns)
    assert match.position()["options"]["course"] == shape(rows, columns, faces)
    match.chance()
    position = match.position()
    assert position["options"]["course"] == shape(rows, columns, faces)
    assert [len(row) for row in position["course"]] == [columns] * rows
    places = [(row, column, place) for row, line in enumerate(position["course"]) for column, place in enumerate(line)]
    for row, column, place in places:
        assert place["face"] == {"easy": "E", "hard": "H", "mixed": "EH"[(row + column) % 2]}[faces]
    assert len({place["board"] for _, _, place in places}) == rows * columns
    assert Match.from_position(GAME, json.loads(json.dumps(position))).position() == position


def test_dh_3_the_basic_course_is_the_shape_of_4_rows_3_columns_mixed() -> None:
    basic, same = begun("basic"), begun(shape(4, 3, "mixed"))
    assert basic.node == same.node == Chance("course", 12)
    basic.chance()
    same.chance()
    assert basic.position()["course"] == same.position()["course"]
    rows = basic.position()["course"]
    assert ["".join(place["face"] for place in row) for row in rows] == ["EHE", "HEH", "EHE", "HEH"]
    assert basic.position()["options"]["course"] == "basic"


@pytest.mark.parametrize("typed", ["6x2 mixed", "6X2 MIXED", " 6 x 2  Mixed ", "6×2, mixed", "6*2mixed", "06x02 mixed"])
def test_dh_3_a_shape_can_be_typed_rows_first(typed: str) -> None:
    assert GAME.setup(2, {"course": typed}).options["course"] == shape(6, 2, "mixed")


def test_dh_3_unknown_fields_of_a_shape_are_ignored() -> None:
    assert GAME.setup(2, {"course": shape(1, 2, "easy") | {"holes": 1}}).options["course"] == shape(1, 2, "easy")


@pytest.mark.parametrize("option", ["basic", shape(1, 1, "hard"), shape(2, 1, "easy"), shape(1, 2, "mixed")], ids=str)
def test_dh_3_only_a_course_of_that_shape_can_be_drawn(option: Any) -> None:
    match = begun(option)
    for wrong in ("01E", "01E 02E", "01H / 02H", "01E 02H / 03H -", "01E 02H / 03H 04E"):
        rows = courses.to_json(course_notation.from_notation(wrong))
        with pytest.raises(IllegalMove, match="to be drawn") as refused:
            match.chance(GAME.outcomes.from_json({"course": rows, "deal": [0, 1]}))
        assert refused.value.rule == "DH-3"
    with pytest.raises(BadRequest, match="course"):
        match.chance(GAME.outcomes.from_json({"deal": [0, 1]}))


def test_dh_3_a_given_course_is_not_drawn_again() -> None:
    match = begun([[A]])
    for rows in ([[A]], [[B]]):
        with pytest.raises(IllegalMove) as refused:
            match.chance(GAME.outcomes.from_json({"course": rows, "deal": [0, 1]}))
        assert refused.value.rule == "DH-3"
    match.chance(GAME.outcomes.from_json({"deal": [0, 1]}))
    assert match.position()["hands"] == [0, 1]


# How often

DRAWS = 6000
LIMIT = {3: 24.0, 5: 29.0, 11: 40.0, 15: 47.0, 23: 60.0, 29: 70.0, 47: 98.0, 131: 200.0}
"""Of chi-square by degrees of freedom: an even draw passes it once in some 30,000 times."""


def spread(found: Counter[Any], kinds: int) -> float:
    """Chi-square against all kinds being equally likely."""
    expected = found.total() / kinds
    return sum((count - expected) ** 2 for count in found.values()) / expected + expected * (kinds - len(found))


def drawn_by_match(option: Any, seats: int) -> list[tuple[Course, tuple[int, ...]]]:
    luck, state = Random(11), begun(option, seats).state
    found = [outcomes.sample(state, luck) for _ in range(DRAWS)]
    return [(dealt.course, dealt.deal) for dealt in found if dealt.course]


def drawn_by_rules(option: Any, seats: int) -> list[tuple[Course, tuple[int, ...]]]:
    """As batch playouts draw, out of one number below 2**62 each."""
    luck, state, found = Random(12), begun(option, seats).state, []
    for _ in range(DRAWS):
        after: State = state.copy()
        GAME.rules.resolve(after, GAME.rules.roll(after, luck.getrandbits(62), [], []))
        laid = courses.course_of(after)
        assert laid
        found.append((laid, tuple(after.hand[:seats])))
    return found


@pytest.mark.parametrize("draw", [drawn_by_match, drawn_by_rules])
@pytest.mark.parametrize(
    ("option", "seats"), [("basic", 6), ("basic", 2), (shape(6, 2, "easy"), 5), (shape(1, 2, "hard"), 2)]
)
def test_dh_3_boards_turns_and_deal_are_drawn_evenly_and_independently(draw: Any, option: Any, seats: int) -> None:
    found = draw(option, seats)
    places = [[place for row in laid for place in row] for laid, _ in found]
    for index in {0, 1, len(places[0]) - 1}:
        assert spread(Counter(one[index][0] for one in places), 12) < LIMIT[11]
        assert spread(Counter(one[index][2] for one in places), 4) < LIMIT[3]
    for seat in (0, 1, seats - 1):
        assert spread(Counter(deal[seat] for _, deal in found), 6) < LIMIT[5]
    assert spread(Counter((one[0][0], one[-1][0]) for one in places), 132) < LIMIT[131]
    assert spread(Counter((one[0][2], one[-1][2]) for one in places), 16) < LIMIT[15]
    for index in (0, -1):
        turns_and_deals = Counter((one[index][2], deal[0]) for one, (_, deal) in zip(places, found, strict=True))
        assert spread(turns_and_deals, 24) < LIMIT[23]
        assert spread(Counter((one[index][2], one[0][0]) for one in places), 48) < LIMIT[47]
    assert spread(Counter((deal[0], deal[1]) for _, deal in found), 30) < LIMIT[29]


def test_dh_3_one_board_has_all_its_faces_places_and_turns() -> None:
    """Every outcome of the smallest shape comes out of its own code."""
    state = begun(shape(1, 1, "mixed")).state
    seen = set()
    for code in range(12 * 4 * 30):
        after = state.copy()
        GAME.rules.resolve(after, code)
        dealt = outcomes.Dealt(courses.course_of(after), tuple(after.hand[:2]))
        assert outcomes.encode(state, dealt) == code
        seen.add(dealt)
    assert len(seen) == 12 * 4 * 30


def drawn_by(code: int, state: State) -> outcomes.Dealt:
    after = state.copy()
    GAME.rules.resolve(after, code)
    return outcomes.Dealt(courses.course_of(after), tuple(after.hand[: after.seats]))


@pytest.mark.parametrize("boards", range(1, 13))
@pytest.mark.parametrize("seats", range(2, 7))
def test_dh_3_every_outcome_has_its_own_code(boards: int, seats: int) -> None:
    """Those that are rolled, and those where the turns of the boards change."""
    luck, state = Random(14), begun(shape(1, boards, "mixed"), seats).state
    rolled = [GAME.rules.roll(state, luck.getrandbits(62), [], []) for _ in range(10)]
    each_turn = perm(12, boards) * perm(6, seats)
    for code in (*rolled, 0, each_turn - 1, each_turn, 2 * each_turn - 1, each_turn * 4**boards - 1):
        assert outcomes.encode(state, drawn_by(code, state)) == code
    assert all(code < each_turn * 4**boards for code in rolled)


@pytest.mark.parametrize(("seats", "deals"), [(2, 30), (3, 120), (4, 360), (5, 720), (6, 720)])
def test_dh_5_every_deal_is_rolled_and_nothing_else(seats: int, deals: int) -> None:
    luck, state = Random(15), begun(EXAMPLE, seats).state
    assert {GAME.rules.roll(state, luck.getrandbits(62), [], []) for _ in range(15 * deals)} == set(range(deals))


@pytest.mark.parametrize(("seats", "deals"), [(2, 30), (3, 120), (4, 360), (5, 720), (6, 720)])
def test_dh_5_deals_on_a_given_course_are_listed_with_equal_weights(seats: int, deals: int) -> None:
    state = begun(EXAMPLE, seats).state
    listed = GAME.possible_outcomes(state)
    assert listed is not None
    assert [weight for _, weight in listed] == [1] * deals
    assert len({dealt.deal for dealt, _ in listed}) == deals
    assert all(dealt.course is None and len(set(dealt.deal)) == seats for dealt, _ in listed)
    luck = Random(13)
    found = Counter(GAME.outcomes.sample(state, luck).deal for _ in range(20 * deals))
    assert set(found) <= {dealt.deal for dealt, _ in listed}
    assert spread(found, deals) < deals + 5 * (2 * deals) ** 0.5


def test_dh_3_courses_to_be_drawn_are_not_listed() -> None:
    assert GAME.possible_outcomes(begun("basic").state) is None
    assert GAME.possible_outcomes(begun(shape(1, 1, "easy")).state) is None

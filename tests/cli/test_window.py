"""Windows of every size: nothing that one needs scrolls away, and lines end where words do."""

from io import StringIO

import pytest
from rich.console import Console

from tablelands.cli import questions
from tablelands.cli.new_game import find_game_named
from tablelands.cli.screen import Screen
from tablelands.cli.table import Table
from tablelands.core.match import Match, Occupant
from tablelands.core.node import Chance, Decide
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES, Language, Text
from tests.cli.window import plain
from tests.support.games import cases, random_match


class Keyboard(StringIO):
    def isatty(self) -> bool:
        return True


def type_in(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Somebody who types these lines, and the prompts that he saw."""
    prompts, left = [], iter(lines)

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("sys.stdin", Keyboard())
    monkeypatch.setattr("builtins.input", answer)
    return prompts


def window(width: int, height: int, language: Language = "en") -> Screen:
    screen = Screen(language)
    screen.console = Console(width=width, height=height, file=StringIO(), force_terminal=True, color_system=None)
    return screen


def seen(screen: Screen) -> list[str]:
    file = screen.console.file
    assert isinstance(file, StringIO)
    return file.getvalue().splitlines()


def desert_after(events: int) -> Match:
    match = random_match(cases("sturts-stony-desert")[0], seed=1, events=events)
    match.occupants = [Occupant("Anna"), Occupant("Max")]
    return match


def test_a_low_window_has_the_names_of_the_columns_below_the_board() -> None:
    match = desert_after(12)
    header = match.game.diagram.draw(match.state).splitlines()[0]
    low, high = window(80, 20), window(80, 60)
    for screen in (low, high):
        Table(match, screen).show_turn(0)
    assert seen(high).count(header) == 1
    assert "Sturt's Stony Desert" in seen(high)[0]
    at = seen(low).index(header, 1)
    assert at > len(seen(low)) - 20
    assert seen(low)[at + 1] == ""


def test_a_low_window_has_the_news_below_the_board() -> None:
    table = Table(desert_after(12), window(80, 20))
    table.news = [Text("Max plays d0@0,0", "", "")]
    table.show_turn(0)
    assert "Max plays d0@0,0" in seen(table.screen)[-20:]


def test_a_list_never_pushes_the_board_out_of_the_window() -> None:
    match = Match(find_game("outback"), find_game("outback").setup(2), seed=20)
    while isinstance(match.node, Chance):
        match.chance()
    assert len(match.legal_moves() or []) == 19
    low, high = window(80, 24), window(80, 60)
    for screen in (low, high):
        Table(match, screen).show_turn(0)
    assert "Type one of these 19 moves" in seen(high)[-1]
    assert "19 moves are possible" in seen(low)[-2]
    assert len(seen(low)) <= 26


def test_a_mountain_has_no_header_to_repeat() -> None:
    game = find_game("downhill")
    match = Match(game, game.setup(2), seed=1)
    match.chance()
    screen = window(80, 20)
    Table(match, screen).show_turn(0)
    assert sum(line.startswith("     0 ") for line in seen(screen)) == 1


@pytest.mark.parametrize("game_id", game_ids())
def test_there_is_a_blank_line_below_the_board(game_id: str) -> None:
    match = Match(find_game(game_id), find_game(game_id).setup(2), seed=2)
    while isinstance(match.node, Chance):
        match.chance()
    screen = window(200, 300)
    assert isinstance(match.node, Decide)
    table = Table(match, screen)
    table.show_turn(match.node.seats[0])
    board = plain(table.draw(match.node.seats[0])).rstrip().splitlines()
    lines = seen(screen)
    below = lines.index(board[-1], len(board))
    assert lines[below + 1] == ""
    assert lines[below + 2] != ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_lines_end_where_words_do(game_id: str, language: Language) -> None:
    about = find_game(game_id).about.say(language)
    screen = window(40, 24, language)
    screen.tell(about)
    lines = seen(screen)
    assert all(len(line) <= 40 for line in lines)
    assert " ".join(lines) == about
    assert not any(line.startswith((";", ":", "?", "!")) for line in lines)


def test_a_line_that_is_too_long_is_cut_where_a_glance_is_enough() -> None:
    screen = window(20, 24)
    screen.tell_shortened("Chance: line 0,0 1,0 1,-1 2,-1")
    assert seen(screen) == ["Chance: line 0,0 1,…"]


@pytest.mark.parametrize(("height", "paused"), [(30, True), (90, False)])
def test_an_introduction_is_read_before_the_board_pushes_it_away(
    height: int, paused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("downhill")
    screen, asked = window(80, height), []

    def leave(prompt: str) -> str:
        raise EOFError

    def pause(text: Text) -> None:
        asked.append(text.en)

    monkeypatch.setattr("builtins.input", leave)
    monkeypatch.setattr(screen, "pause", pause)
    monkeypatch.setattr(Table, "_save_unfinished", lambda table: None)
    Table(Match(game, game.setup(2), seed=1), screen).run()
    assert asked == (["Press Enter to begin."] if paused else [])


def test_a_low_window_shows_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "")
    for height, there in ((24, False), (60, True)):
        screen = window(80, height)
        questions.ask_game(screen, find_game_named)
        assert (len(seen(screen)) < 24) != there
        assert ("whoever has a" in " ".join(seen(screen))) == there


def test_lists_use_the_width() -> None:
    items = [f"d{number % 2}@{number},0" for number in range(50)]
    for width in (30, 80, 120):
        rows = window(width, 24).columns(items)
        assert all(len(row) <= width for row in rows)
        assert len(rows[0]) > width - 14


def test_a_long_question_leaves_room_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    prompts = []

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        return "yes"

    monkeypatch.setattr("builtins.input", answer)
    screen = window(40, 24)
    assert screen.ask("Who plays?") == "yes"
    assert screen.ask("Somebody asks more than fits here?") == "yes"
    assert prompts == ["Who plays?> ", "> "]
    assert seen(screen) == ["Somebody asks more than fits here?"]


def test_what_is_longer_than_the_window_is_turned_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, turned = window(40, 10), []

    def pause(text: Text) -> None:
        turned.append(len(seen(screen)))

    monkeypatch.setattr(screen, "pause", pause)
    screen.tell_pages([Text("\n".join(map(str, range(25))), "", "")])
    assert turned == [9, 18]
    assert seen(screen) == [str(number) for number in range(25)]


def test_what_is_typed_where_enter_is_enough_answers_the_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    prompts = type_in(["undo"], monkeypatch)
    screen = window(40, 10)
    screen.tell_pages([Text("\n".join(map(str, range(25))), "", "")])
    assert seen(screen)[-1] == "8"
    screen.pause(Text("Press Enter to begin.", "", ""))
    assert screen.ask("What now?") == "undo"
    assert seen(screen)[-1] == "What now?> undo"
    assert prompts == ["Enter for more> "]


def test_a_command_typed_before_the_game_begins_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    prompts = type_in(["help"], monkeypatch)
    monkeypatch.setattr(Table, "_save_unfinished", lambda table: None)
    game, screen = find_game("sturts-stony-desert"), window(80, 20)
    Table(Match(game, game.setup(2), seed=1), screen).run()
    assert prompts == ["Press Enter to begin.> ", "> "]
    assert seen(screen).index("> help") < seen(screen).index("Type a move as it is written, or its number in the list.")


@pytest.mark.parametrize(("height", "pauses"), [(20, 1), (12, 2), (60, 0)])
def test_board_shows_the_board_before_the_words(height: int, pauses: int, monkeypatch: pytest.MonkeyPatch) -> None:
    prompts = type_in(["board"] + [""] * pauses, monkeypatch)
    monkeypatch.setattr(Table, "_save_unfinished", lambda table: None)
    match, screen = desert_after(12), window(80, height)
    table = Table(match, screen)
    board = plain(table.draw(0)).rstrip().splitlines()
    table.run()
    assert prompts == ["> ", *["Enter for more> "] * pauses, "> "]
    shown = seen(screen)
    first = next(at for at in range(len(shown) - 1, 0, -1) if shown[at : at + len(board)] == board)
    assert (shown[first + len(board)] == board[0]) == (height == 12)
    assert "is to move." in "\n".join(shown[first + len(board) :])


def test_a_move_can_be_typed_below_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(["board", "undo"], monkeypatch)
    monkeypatch.setattr(Table, "_save_unfinished", lambda table: None)
    table = Table(desert_after(12), window(80, 20))
    board = plain(table.draw(0)).rstrip().splitlines()
    table.run()
    shown = seen(table.screen)
    assert shown[shown.index("> undo") - 1] == board[-1]


def test_a_number_typed_below_the_board_means_the_list_that_was_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(["moves", "board", "1"], monkeypatch)
    monkeypatch.setattr(Table, "_save_unfinished", lambda table: None)
    match = desert_after(12)
    first = match.game.notation.write((match.legal_moves() or [])[0])
    table = Table(match, window(80, 20))
    table.run()
    assert any(line.endswith(f"plays {first}") for line in seen(table.screen))


def settled(game_id: str, moves: int) -> Match:
    """A match at the first moment when so many moves are possible."""
    for seed in range(200):
        match = Match(find_game(game_id), find_game(game_id).setup(2), seed=seed)
        while isinstance(match.node, Chance | Decide) and match.number < 60:
            if isinstance(match.node, Chance):
                match.chance()
            elif len(match.legal_moves() or ()) == moves:
                return match
            else:
                match.play(match.node.seats[0], (match.legal_moves() or [])[0])
    raise AssertionError("no such moment")


@pytest.mark.parametrize(("moves", "made"), [(1, 1), (2, 0)])
def test_enter_makes_a_move_only_where_it_is_the_only_one(
    moves: int, made: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in([""], monkeypatch)
    match = settled("outback", moves)
    number, only = match.number, match.game.notation.write((match.legal_moves() or [])[0])
    screen = window(80, 60)
    Table(match, screen).run()
    assert sum(line.endswith(f" plays {only}") for line in seen(screen)) == made
    assert (match.number > number) == bool(made)
    assert any("Enter makes it" in line for line in seen(screen)) == bool(made)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_hint_names_moves_and_a_number_plays_one(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(["hint", "1"], monkeypatch)
    match = Match(find_game(game_id), find_game(game_id).setup(2), seed=2)
    while isinstance(match.node, Chance):
        match.chance()
    before, screen = match.position(), window(100, 90)
    Table(match, screen).run()
    told = "\n".join(seen(screen))
    assert "would play" in told
    assert match.position() != before
    first = told.split("would play ")[1].split(".\n")[0]
    assert f"plays {first}\n" in told


def test_a_number_is_told_to_mean_nothing_where_no_list_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(["12"], monkeypatch)
    match, screen = Match(find_game("downhill"), find_game("downhill").setup(2), seed=2), window(100, 90)
    Table(match, screen).run()
    assert any("Moves have no numbers in this game" in line for line in seen(screen))


SIZES = [(80, 24), (60, 20), (120, 40)]
TYPED = {
    "down-under": ["1", "1", "1"],
    "downhill": ["s12300", "look 0:abcde", "0:abcde", "0:edcba"],
    "outback": ["look keep -", "keep -", "keep -"],
    "sturts-stony-desert": ["1", "moves", "1", "look 1"],
}


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", list(TYPED))
def test_no_line_is_wider_than_the_window(
    game_id: str, language: Language, width: int, height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Commands mean the same in every language; Enter turns the pages, and what is typed there is obeyed afterwards."""
    pages = [""] * (9 if height == 20 else 6)
    typed = [
        "rules",
        *pages,
        "help",
        "",
        "moves",
        *TYPED[game_id],
        "hint",
        "log",
        "saves",
        "board",
        "",
        "no",
        "77",
        "rules 3",
    ]
    type_in(typed, monkeypatch)
    game = find_game(game_id)
    occupants = [Occupant("Anna"), *(Occupant(f"Bot random {seat}", "random") for seat in (2, 3, 4))]
    match, screen = Match(game, game.setup(4), seed=3, occupants=occupants), window(width, height, language)
    Table(match, screen).run()
    assert match.number > 3
    assert [line for line in seen(screen) if len(line) > width] == []

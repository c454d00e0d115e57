"""What a person can type during a game, in three languages."""

import re
from pathlib import Path

import pytest

from tablelands.cli import clauses, file_texts, question_texts, texts
from tablelands.cli.commands import ALSO, KNOWN, NAMES, Command, read_command
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES, Language, same
from tests.support.terminal import STURT, run
from tests.support.texts import texts_in


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("help", Command.HELP),
        ("?", Command.HELP),
        ("Hilfe", Command.HELP),
        ("aide", Command.HELP),
        ("züge", Command.MOVES),
        ("zuege", Command.MOVES),
        ("zu\u0308ge", Command.MOVES),
        ("coups", Command.MOVES),
        ("regeln", Command.RULES),
        ("règles", Command.RULES),
        ("regles", Command.RULES),
        ("zurück", Command.UNDO),
        ("zurueck", Command.UNDO),
        ("annuler", Command.UNDO),
        ("brett", Command.BOARD),
        ("plateau", Command.BOARD),
        ("ende", Command.QUIT),
        ("quitter", Command.QUIT),
        ("exit", Command.QUIT),
        ("q", Command.QUIT),
        ("spielstaende", Command.SAVES),
        ("d0@0,0", None),
        ("", None),
    ],
)
def test_commands_have_names_in_every_language(line: str, command: Command | None) -> None:
    assert read_command(line) == (command, "")


def test_no_two_commands_share_a_name() -> None:
    assert len(KNOWN) == len(NAMES) * len(LANGUAGES) + len(ALSO)


QUOTED: dict[Language, re.Pattern[str]] = {
    "en": re.compile(r"(?<!\w)'([^']+)'"),
    "de": re.compile(r"„([^“]+)“"),
    "fr": re.compile(r"«\u00a0([^»]+)\u00a0»"),
}


def test_commands_that_are_mentioned_exist() -> None:
    """Whatever a text puts between quotes is a command of its language, unless it is filled in."""
    for module in (texts, question_texts, file_texts):
        for text in [one for value in vars(module).values() for one in texts_in(value)]:
            for language in LANGUAGES:
                quoted = QUOTED[language].findall(text.say(language))
                for word in [words.split()[0] for words in quoted if not words.startswith("{")]:
                    command = read_command(word)[0]
                    assert word == "strong" or (command and NAMES[command].say(language) == word), word


@pytest.mark.parametrize("line", ["", "board", "brett", "plateau"])
def test_the_board_can_be_seen_again(line: str, tmp_path: Path) -> None:
    screen = run("play", STURT, "--seats", "2", typed=f"rules\n{line}\n", folder=tmp_path)
    assert screen.count("(0 of 25 laid)") == 2


@pytest.mark.parametrize(
    ("lang", "typed", "words"),
    [
        ("en", "mvoes", "did you mean 'moves'?"),
        ("de", "hilfee", "meintest du „hilfe“?"),
        ("fr", "annulez", "vouliez-vous dire « annuler »"),
        ("en", "banana", "I do not know 'banana', and no move begins like that. 'help' lists the commands"),
    ],
)
def test_a_mistyped_command_points_to_help(lang: str, typed: str, words: str, tmp_path: Path) -> None:
    screen = run("play", STURT, "--seats", "2", "--lang", lang, typed=f"{typed}\n", folder=tmp_path)
    assert words in " ".join(screen.split())
    assert "is no move" not in screen


def test_a_move_written_wrongly_is_shown_how(tmp_path: Path) -> None:
    assert "'d9' is no move; write for example" in run("play", STURT, "--seats", "2", typed="d9\n", folder=tmp_path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_the_language_of_the_player(lang: Language, tmp_path: Path) -> None:
    screen = run("play", STURT, "--seats", "2", "--lang", lang, typed="help\n", folder=tmp_path)
    told = [NAMES[command] for command in Command if command not in (Command.HELP, Command.LOOK)]
    assert all(f"\n  {name.say(lang)} " in screen for name in told)


LOOKS = {"down-under": "1", "outback": "keep -", STURT: "1", "downhill": "s12300\ns12300\nlook 0:abcde"}


@pytest.mark.parametrize("game_id", list(LOOKS))
def test_every_game_of_ours_lets_one_look(game_id: str, tmp_path: Path) -> None:
    typed = f"look {LOOKS[game_id]}\n"
    screen = run(
        "play", game_id, "--seats", "2", "--bot", "random", "--seed", "3", typed=f"help\n{typed}", folder=tmp_path
    )
    assert "look MOVE" in screen
    assert "> " in screen.split("look MOVE")[1]
    assert "cannot look" not in screen
    assert "is no move" not in screen


def test_a_long_list_says_how_to_shorten_it(tmp_path: Path) -> None:
    screen = run("play", STURT, "--seats", "2", typed="d0@0,0\nmoves\nmoves @1,1\n", folder=tmp_path)
    assert "48 moves are possible: type one. 'moves' lists them, 'moves @1,1' only some" in screen
    assert "48 moves; 'moves @1,1' lists only those that contain @1,1." in screen
    listed = screen.split("lists only those")[1]
    assert listed.count("@1,1") == 6 + 1
    assert "6 d0@1,1" not in listed


def test_undo_says_what_it_took_back(tmp_path: Path) -> None:
    typed = "d0@0,0\nundo\n"
    screen = run("play", STURT, "--seats", "2", "--bot", "greedy", "--seed", "1", typed=typed, folder=tmp_path)
    assert re.search(r"Taken back: Player 1 d0@0,0, Bot greedy \w\d@\S+\n", screen)


def test_luck_is_told_in_words(tmp_path: Path) -> None:
    told = run("play", "outback", "--seats", "2", "--lang", "de", folder=tmp_path)
    assert re.search(r"\nSpieler \d beginnt", told)
    assert "Der Berg wird ausgelegt" in run("play", "downhill", "--seats", "2", "--lang", "de", folder=tmp_path)


# Clauses


@pytest.mark.parametrize("game_id", game_ids())
def test_every_clause_that_a_refusal_names_can_be_read(game_id: str) -> None:
    game = find_game(game_id)
    for reason in getattr(game, "reasons", {}).values():
        found = clauses.clause(game, reason.clause)
        assert found is not None
        assert found[0] == reason.clause
        for language in LANGUAGES:
            assert not re.search(r"\*\*|`|\|", found[1].say(language))


@pytest.mark.parametrize("wanted", ["SD-4", "sd-4", "sd4", "4"])
def test_a_clause_is_printed(wanted: str, tmp_path: Path) -> None:
    screen = run("play", STURT, "--seats", "2", typed=f"rules {wanted}\n", folder=tmp_path)
    assert "> SD-4: A turn lays one double or fork" in screen


def test_a_clause_is_printed_whole_with_its_table(tmp_path: Path) -> None:
    name, text = clauses.clause(find_game("down-under"), "DU-7") or ("", same(""))
    assert name == "DU-7"
    assert "recommended-long  5 by 7     5 by 9     6 by 10" in text.en.splitlines()
    assert text.en.splitlines()[-1].startswith("For three and four two recommended sizes")


def test_the_rules_tell_how_to_read_a_clause(tmp_path: Path) -> None:
    screen = run("play", STURT, "--seats", "2", "--lang", "de", typed="regeln\n", folder=tmp_path)
    assert "„regeln SD-1“ zeigt genau diesen Absatz." in screen


def test_a_clause_is_printed_in_the_language_of_the_player(tmp_path: Path) -> None:
    screen = run("play", STURT, "--seats", "2", "--lang", "fr", typed="règles SD-4\nrègles SD-99\n", folder=tmp_path)
    assert "SD-4\u00a0: À son tour, on pose une double ou une fourche" in screen
    assert "pas d’article «\u00a0SD-99\u00a0»" in screen
    screen = run("play", STURT, "--seats", "2", "--lang", "de", typed="regeln SD-4\n", folder=tmp_path)
    assert "SD-4: Wer am Zug ist, legt einen Zweier oder eine Gabel" in screen

"""The questions before a game, asked of somebody who knows only what the screen says."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tablelands.bots.roster import bots_for
from tablelands.cli.option_input import in_words, others_now, read_options, why_fixed
from tablelands.core.options import Option
from tablelands.core.registry import find_game, game_ids
from tablelands.core.text import LANGUAGES, Language, same
from tests.support.terminal import STURT, run


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("9", "The games have the numbers 1 to 4."),
        ("down", "'down' can be down-under, downhill; type more of the name."),
        ("chess", "unknown game 'chess'"),
        ("?", "the beginning of its name"),
    ],
)
def test_a_game_that_is_none_is_asked_for_again(typed: str, words: str, tmp_path: Path) -> None:
    screen = run("play", typed=f"{typed}\nstu\n", folder=tmp_path)
    assert words in screen
    assert "How many play? (2 to 4) [2]" in screen


@pytest.mark.parametrize("word", ["stu", "STURT'S", "sturts-stony-desert"])
def test_a_beginning_of_a_name_is_enough(word: str, tmp_path: Path) -> None:
    assert "west-east" in run("play", word, "--seats", "2", folder=tmp_path)
    assert "west-east" in run("play", typed=f"{word}\n\n\n", folder=tmp_path)


@pytest.mark.parametrize(("lang", "help_word"), [("en", "help"), ("de", "hilfe"), ("fr", "aide"), ("fr", "?")])
def test_every_question_explains_itself(lang: str, help_word: str, tmp_path: Path) -> None:
    typed = f"{help_word}\n4\n{help_word}\n2\n{help_word}\n\n{help_word}\n\n"
    screen = run("play", "--lang", lang, typed=typed, folder=tmp_path)
    words = {
        "en": ("Type the number of a game", "people and bots together", "its name, = and a value", "weakest first"),
        "de": (
            "Tippe die Nummer eines Spiels",
            "Menschen und Bots zusammen",
            "Name, = und Wert",
            "vom schwächsten zum stärksten",
        ),
        "fr": ("Tapez le numéro d’un jeu", "personnes et bots compris", "son nom, =", "du plus faible au plus fort"),
    }
    assert all(one in " ".join(screen.split()) for one in words[lang])


def test_the_help_tells_the_order_of_the_questions(tmp_path: Path) -> None:
    screen = " ".join(run("play", STURT, typed="help\n2\n\n", folder=tmp_path).split())
    told, options, who = map(
        screen.index, ("Then come the options and the names", "options can be", "a name, or a bot")
    )
    assert told < options < who


def test_options_show_their_values_and_what_they_mean(tmp_path: Path) -> None:
    screen = run("play", "outback", typed="\nedition=plus\nbonus_tiles=5\nend=never\n", folder=tmp_path)
    assert "edition = basic (or plus)" in screen
    assert "seven dice, a larger landscape" in screen
    before, after = screen.split("edition = plus (or basic)", 1)
    assert "Not as things stand: bonus_tiles, penalty_tile" in before
    assert "bonus_tiles = all (or 5)" in after
    assert "bonus_tiles = 5 (or all)" in after
    assert "Not as things stand" not in after.replace("Not as things stand: edition", "")
    assert "'never' is none of the values: end = first-full (or all-full)" in after


def test_after_a_change_the_whole_list_is_shown_again(tmp_path: Path) -> None:
    screen = run("play", "down-under", typed="2\nstart=line\n", folder=tmp_path)
    before, after = screen.split("start = line (or ")
    assert "scoring = basic (or special)" in before
    assert "scoring = basic (or special)" in after + before.split("changes one")[1]
    about = " ".join(_option("down-under", "scoring").about.en.split()[:6])
    assert screen.count(about) == 1


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "'linie' is none of the values: start = free (or line)"),
        ("de", "„linie“ ist hier kein Wert: start = free (oder line)"),
        ("fr", "«\u00a0linie\u00a0» n’est pas une valeur possible\u00a0: start = free (ou line)"),
    ],
)
def test_a_refused_value_names_those_on_offer_here(lang: str, words: str, tmp_path: Path) -> None:
    assert words in run("play", "down-under", "--lang", lang, typed="3\nstart=linie\n", folder=tmp_path)


@pytest.mark.parametrize(("seats", "size"), [(2, "5x7"), (3, "5x9"), (4, "6x10")])
def test_the_menu_says_the_size_with_the_name_of_an_area(seats: int, size: str, tmp_path: Path) -> None:
    assert f"recommended-long {size}," in run("play", "down-under", typed=f"{seats}\n", folder=tmp_path)


def test_help_tells_why_an_option_cannot_be_changed(tmp_path: Path) -> None:
    screen = run("play", "outback", "--lang", "fr", typed="\naide\n", folder=tmp_path)
    assert "l’option «\u00a0bonus_tiles\u00a0» demande edition=plus" in screen


def test_only_choices_that_go_together_are_offered() -> None:
    game = find_game("down-under")
    names = {option.name: option for option in game.options}
    for seats, starts in ((2, ["line", "frame"]), (4, [])):
        assert others_now(game, game.setup(seats), names["start"]) == starts
    assert others_now(game, game.setup(2), names["route_score"]) == []
    assert others_now(game, game.setup(2, {"routes": 2}), names["route_score"]) == ["sum"]


def test_an_option_that_needs_another_is_closed_until_then() -> None:
    fish = Option("fish", (0,), same("How many fish"), int, needs=("edition", "plus", "OB-20"))
    game = find_game("outback")
    assert str(why_fixed(game, game.setup(2), fish)) == "option 'fish' needs edition=plus (OB-20)"
    setup = game.setup(2, {"edition": "plus"})
    assert why_fixed(game, replace(setup, options={**setup.options, "fish": 0}), fish) is None


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_can_be_typed_as_it_is_shown(game_id: str, language: Language) -> None:
    for option in find_game(game_id).options:
        for choice in option.choices:
            typed = f"{option.name}={in_words(choice).say(language)}"
            assert option.read(read_options([typed])[option.name]) == choice


def _option(game_id: str, name: str) -> Option:
    return next(option for option in find_game(game_id).options if option.name == name)


def test_people_have_names_and_bots_are_recognised(tmp_path: Path) -> None:
    typed = "3\n\nAnna\nanna\nMax\ngreedi\n\nd0@0,0\n"
    screen = run("play", STURT, typed=typed, folder=tmp_path)
    assert "anna sits there already" in screen
    assert "Do you mean the bot greedy?" in screen
    assert "At the table: Anna (west-east), Max (north-south) and Bot greedy (west-east)" in screen
    assert "Anna (west-east) is to move." in screen
    assert "Anna (west-east) plays d0@0,0" in screen


def test_a_name_may_resemble_that_of_a_bot(tmp_path: Path) -> None:
    screen = run("play", STURT, typed="2\n\n...\ngreed\nno\n17\nrandom\n", folder=tmp_path)
    assert "A name needs letters" in screen
    assert f"The bots have the numbers 1 to {len(bots_for(find_game(STURT)))}." in screen
    assert "At the table: greed (west-east) and Bot random (north-south)" in screen


def test_bots_of_a_kind_are_told_apart(tmp_path: Path) -> None:
    screen = run("play", "outback", "--seats", "3", "--bot", "greedy", folder=tmp_path)
    assert "At the table: Player 1, Bot greedy 2 (player 2) and Bot greedy 3 (player 3)" in screen


def test_strong_is_a_bot_of_its_own_where_there_are_levels(tmp_path: Path) -> None:
    chosen = run("play", "outback", "--seats", "2", "--bot", "2=strong", folder=tmp_path)
    asked_for = run("play", "outback", typed="2\n\n\nSTRONG\n", folder=tmp_path)
    for screen in (chosen, asked_for):
        assert "Bot strong" in screen
        assert "the strongest bot that" not in screen


@pytest.mark.parametrize("game_id", game_ids())
def test_the_same_bots_are_offered_everywhere(game_id: str, tmp_path: Path) -> None:
    bots = [bot.name for bot in bots_for(find_game(game_id))]
    names, numbered = ", ".join(bots), ", ".join(f"{number} {name}" for number, name in enumerate(bots, 1))
    assert f"a bot ({numbered})" in " ".join(run("play", game_id, typed="\n\n", folder=tmp_path).split())
    assert names in run("play", game_id, "--seats", "2", "--bot", "deep", folder=tmp_path, status=2)
    assert f"Bots: {names}\n" in run("games", game_id)


@pytest.mark.parametrize("game_id", game_ids())
def test_strong_is_explained_where_it_is_no_bot_of_its_own(game_id: str, tmp_path: Path) -> None:
    names = [bot.name for bot in bots_for(find_game(game_id))]
    explained = f"has: {names[-1]}." in run("play", game_id, typed="\n\nhelp\n", folder=tmp_path)
    assert explained == ("strong" not in names)


def test_the_bot_of_player_2_sits_on_the_second_seat(tmp_path: Path) -> None:
    run("play", STURT, "--seats", "3", "--bot", "2=random", typed="save it.json\n", folder=tmp_path)
    seats = json.loads((tmp_path / "it.json").read_text())["seats"]
    assert seats == [{"name": "Player 1"}, {"name": "Bot random", "bot": "random"}, {"name": "Player 3"}]

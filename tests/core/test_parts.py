"""Small parts everything stands on."""

import pytest

from tablelands.core.errors import BadPosition, BadRequest
from tablelands.core.flat import Flat, number, numbers
from tablelands.core.json_fields import Fields
from tablelands.core.options import Option, read_options
from tablelands.core.registry import find_game, game_ids
from tablelands.core.rule import Compiler, compiling, rule, table
from tablelands.core.text import Text, same


class Heap(Flat):
    pebbles: list[int] = numbers("i2", 3)
    to_move: int = number("i1")


def test_a_flat_state_begins_with_zeros_and_copies_by_value() -> None:
    heap = Heap()
    assert (heap.pebbles, heap.to_move) == ([0, 0, 0], 0)
    twin = heap.copy()
    assert twin == heap
    twin.pebbles[1] = 5
    assert twin != heap
    assert heap.pebbles == [0, 0, 0]
    assert repr(twin) == "Heap(pebbles=[0, 5, 0], to_move=0)"


def test_a_rule_is_plain_python_unless_it_is_being_compiled() -> None:
    def double(x: int) -> int:
        return 2 * x

    assert rule(double) is double
    assert table([1, 2]) == [1, 2]
    with compiling(Compiler(lambda function: ("compiled", function), lambda values: tuple(values))):
        compiled: object = rule(double)
        assert compiled == ("compiled", double)
        assert table([1, 2]) == (1, 2)
    assert rule(double) is double


def test_a_text_is_filled_in_every_language() -> None:
    text = Text("{n} of {what}", "{n} von {what}", "{n} sur {what}").fill(n=3, what=Text("a", "b", "c"))
    assert (text.say("en"), text.say("de"), text.say("fr")) == ("3 of a", "3 von b", "3 sur c")
    assert same("x") == Text("x", "x", "x")


@pytest.mark.parametrize("value", [None, 1.0, True, "1", [], 4, -1])
def test_an_integer_is_a_json_integer_within_its_bounds(value: object) -> None:
    with pytest.raises(BadPosition, match="thing: 'n' must be"):
        Fields({"n": value}, "thing", BadPosition).integer("n", 0, 3)


def test_fields_name_what_is_missing_and_where() -> None:
    fields = Fields({"list": [{}, 7], "inner": {}}, "thing")
    with pytest.raises(BadRequest, match=r"thing\.inner: the field 'x' is missing"):
        fields.object("inner").integer("x")
    with pytest.raises(BadRequest, match=r"thing\.list\[1\] must be an object"):
        list(fields.objects("list"))
    with pytest.raises(BadRequest, match="one of a, b"):
        Fields({"x": "c"}, "thing").choice("x", ("a", "b"))
    with pytest.raises(BadRequest, match="at least 1"):
        Fields({"x": 0}, "thing").integer("x", 1)
    with pytest.raises(BadRequest, match="at most 1"):
        Fields({"x": 2}, "thing").integer("x", high=1)
    with pytest.raises(BadRequest, match="true or false"):
        Fields({"x": 2}, "thing").flag("x")
    with pytest.raises(BadRequest, match="a list"):
        Fields({"x": 2}, "thing").list("x")


def test_an_option_may_accept_more_than_its_choices() -> None:
    def size(value: object) -> object:
        if isinstance(value, list):
            return value
        raise BadRequest("size must be [a, b]")

    option = Option("size", ("small", "large"), same("How large"), size)
    assert option.default == "small"
    assert option.read([3, 4]) == [3, 4]
    with pytest.raises(BadRequest, match="a, b"):
        option.read("huge")


def test_an_option_may_need_another() -> None:
    pond = Option("pond", (False, True), same("With water"))
    fish = Option("fish", (0,), same("How many fish"), int, needs=("pond", True, "PO-1"))
    assert read_options((fish, pond), {"pond": True, "fish": 3}) == {"fish": 3, "pond": True}
    assert read_options((fish, pond), {"fish": 0}) == {"fish": 0, "pond": False}
    with pytest.raises(BadRequest, match=r"option .fish. needs pond=True \(PO-1\)"):
        read_options((fish, pond), {"fish": 3})


def test_games_are_found_by_their_folders() -> None:
    assert "sturts-stony-desert" in game_ids()
    assert all(find_game(game_id).id == game_id for game_id in game_ids())
    with pytest.raises(BadRequest, match=r"there are .*sturts-stony-desert"):
        find_game("chess")
    with pytest.raises(BadRequest):
        find_game(["sturts-stony-desert"])

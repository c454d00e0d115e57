"""Texts are data: each has an id of its own, and a refusal says by its code what is wrong."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablelands.core.text import Text
from tests.support.games import ROOT
from tests.support.modules import all_modules
from tests.support.texts import texts_in


def constants() -> Iterator[tuple[str, Text]]:
    for module in all_modules():
        for constant, value in vars(module).items():
            if constant.isupper():
                for text in texts_in(value):
                    yield f"{module.__name__}.{constant}", text


def test_every_text_has_an_id() -> None:
    nameless = [where for where, text in constants() if not text.id]
    assert nameless == []


def test_no_two_texts_have_the_same_id() -> None:
    templates: dict[str, set[tuple[str, str, str]]] = {}
    for _, text in constants():
        templates.setdefault(text.id, set()).add(text.templates)
    assert {name for name, found in templates.items() if len(found) > 1} == set()
    assert len(templates) > 400


def test_a_filled_text_keeps_its_id() -> None:
    for _, text in constants():
        assert text.fill(anything=1).id == text.id


REFUSALS = {"BadRequest", "BadPosition", "BadRecord", "NotYourTurn", "Stale", "IllegalMove", "refuse"}


@pytest.mark.parametrize("path", sorted((ROOT / "src").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_is_refused_in_english_alone(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and called(node) in REFUSALS:
            assert not any(isinstance(one, ast.JoinedStr) for one in node.args), f"line {node.lineno}"
            words = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            assert not any(" " in word for word in words), f"line {node.lineno}"


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def test_ids_are_counted_by_place() -> None:
    """Ids begin with where a text belongs: a game, or a part of the program."""
    places = Counter(text.id.split(".")[0] for _, text in constants())
    assert {"down-under", "sturts-stony-desert", "outback", "downhill", "refused", "log", "bots", "cli"} <= set(places)

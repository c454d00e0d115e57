"""The page's types are those of the server's OpenAPI document, and what it computes for itself is right."""

from scripts.build_page import npm
from scripts.page_types import KEPT, made, openapi


def test_they_are_not_stale() -> None:
    """If they are: python -m scripts.page_types"""
    assert made(openapi()) == KEPT.read_text("utf-8")


def test_what_the_page_computes_for_itself() -> None:
    npm("run", "--silent", "test")

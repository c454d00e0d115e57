"""What a name, a login and a password may look like."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tablelands.core.errors import BadRequest
from tablelands.server.people.checks import (
    check_login,
    check_name,
    check_password,
    possible_login,
)

any_text = st.text(st.characters(exclude_categories=[]), max_size=50)
visible = st.characters(categories=["L", "N", "P", "S"])


@given(st.text(visible, min_size=1, max_size=40))
def test_every_name_that_can_be_seen_is_kept_as_it_is(name: str) -> None:
    assert check_name(name) == name


@given(any_text)
@example("\ud800")
@example("\u2028")
@example("\u200b")
@example(" \u00a0 ")
def test_a_name_is_either_refused_or_can_be_shown_and_stored(name: str) -> None:
    try:
        kept = check_name(name)
    except BadRequest as refused:
        assert "Der Name" in refused.text.de
        return
    assert 1 <= len(kept) <= 40
    assert kept == kept.strip()
    assert not {unicodedata.category(one) for one in kept} & {"Cc", "Cs", "Zl", "Zp"}
    assert kept.encode()
    assert check_name(kept) == kept


@pytest.mark.parametrize("name", ["Ana", "Zoë", "李", "Ana María", "👨‍👩‍👧", "<b>Ana</b>", "x" * 40])
def test_names_of_all_kinds_are_welcome(name: str) -> None:
    assert check_name(f" {name} ") == name


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "A\x00na", "A\nna", "A\x7fna", "A\u202ena", "\u200b\u200d"])
def test_names_that_nobody_can_read_are_refused(name: str) -> None:
    with pytest.raises(BadRequest):
        check_name(name)


@given(any_text)
@example("ﷺﷺ")
@example("ßßß")
@example("İstanbul")
def test_a_login_is_the_same_however_it_is_written(login: str) -> None:
    kept = possible_login(login)
    if kept is None:
        return
    assert check_login(kept) == kept
    assert check_login(f" {kept}\t") == kept
    assert kept.encode()
    assert not any(one.isspace() for one in kept)


@given(st.text("abcXYZ019._-@+", min_size=3, max_size=64))
def test_usual_logins_differ_by_more_than_case(login: str) -> None:
    assert check_login(login) == check_login(login.upper()) == login.lower()


@pytest.mark.parametrize("login", ["", "ab", "x" * 65, "an na", "a\x00na", "a\u200bna", "an\ud800a"])
def test_logins_that_cannot_be_typed_are_refused(login: str) -> None:
    with pytest.raises(BadRequest):
        check_login(login)
    assert possible_login(login) is None


@given(st.integers(0, 300))
def test_a_password_has_8_to_256_characters(length: int) -> None:
    if 8 <= length <= 256:
        check_password("é" * length)
    else:
        with pytest.raises(BadRequest, match="8 to 256"):
            check_password("é" * length)

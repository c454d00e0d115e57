"""Passwords: how many are hashed at once, and which are refused."""

import asyncio
import time

import pytest
from argon2 import PasswordHasher

from tablelands.core.errors import BadRequest
from tablelands.server.errors import TooMany
from tablelands.server.people.checks import COMMON_PASSWORD, PASSWORD_IS_LOGIN, check_password, common_passwords
from tablelands.server.people.devices import device_of
from tablelands.server.people.passwords import AT_ONCE, MOST_WAITING, Passwords


class Slow(PasswordHasher):
    """Counts how many work at the same time."""

    now = most = 0

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.now += 1
        self.most = max(self.most, self.now)
        time.sleep(0.005)
        self.now -= 1
        return "x"


def test_only_so_many_are_hashed_at_once_and_only_so_many_wait() -> None:
    async def story() -> None:
        hasher = Slow()
        passwords = Passwords(hasher)
        asked = [passwords.hash("correct horse") for _ in range(AT_ONCE + MOST_WAITING + 3)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, TooMany)]
        assert len(refused) == 3
        assert hasher.most <= AT_ONCE
        assert await passwords.hash("correct horse") == "x", "there is room again"

    asyncio.run(story())


def test_the_loop_goes_on_while_a_password_is_hashed() -> None:
    async def story() -> None:
        hashing = asyncio.create_task(Passwords(Slow()).hash("correct horse"))
        turns = 0
        while not hashing.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > 3

    asyncio.run(story())


def test_the_list_has_a_thousand_that_are_long_enough() -> None:
    listed = common_passwords()
    assert len(listed) == 1000, "each is there once"
    assert all(8 <= len(one) <= 256 and one == one.casefold() for one in listed)
    assert {"password", "12345678", "qwertyuiop", "passwort1", "motdepasse", "iloveyou1"} <= listed


@pytest.mark.parametrize("password", ["password", "12345678", "PassWord", "passw0rd", "Passwort123", "motdepasse"])
def test_the_commonest_are_refused_however_they_are_written(password: str) -> None:
    with pytest.raises(BadRequest) as refused:
        check_password(password)
    assert refused.value.text == COMMON_PASSWORD


@pytest.mark.parametrize("login", ["somebody", "Some-Body", " somebody "])
def test_the_login_is_no_password(login: str) -> None:
    with pytest.raises(BadRequest) as refused:
        check_password(login.strip().upper(), login)
    assert refused.value.text == PASSWORD_IS_LOGIN
    check_password(login.strip().upper() + "!", login)


@pytest.mark.parametrize(
    ("user_agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("curl/8", "curl"),
        ("", ""),
        ("Mozilla/5.0 (something new)", ""),
        ("<script>alert(1)</script>", ""),
        ("x" * 10_000, ""),
    ],
)
def test_a_device_is_told_in_a_few_words(user_agent: str, device: str) -> None:
    assert device_of(user_agent) == device

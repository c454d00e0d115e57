"""What a name, a login and a password may look like."""

import unicodedata
from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from tablelands.core.errors import BadRequest
from tablelands.core.text import Text, give_ids
from tablelands.server import texts

NAME_LENGTH = (1, 40)
LOGIN_LENGTH = (3, 64)
PASSWORD_LENGTH = (8, 256)
Name = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": 40})]
Login = Annotated[str, Meta(extra_json_schema={"minLength": 3, "maxLength": 64})]
Password = Annotated[str, Meta(extra_json_schema={"minLength": 8, "maxLength": 256})]
"""Checked by the functions below: their lengths count after blanks around them are gone."""

WHAT = {
    "name": Text("the name", "Der Name", "le nom"),
    "login": Text("the login", "Der Anmeldename", "l’identifiant"),
    "password": Text("the password", "Das Passwort", "le mot de passe"),
}
LENGTH = Text(
    "{what} must have {low} to {high} characters",
    "{what} muss {low} bis {high} Zeichen haben",
    "{what} doit avoir de {low} à {high} caractères",
)
SPACES = Text(
    "{what} must not contain spaces",
    "{what} darf keine Leerzeichen enthalten",
    "{what} ne doit pas contenir d’espaces",
)
CONTROL_CHARACTERS = Text(
    "{what} must not contain control characters",
    "{what} darf keine Steuerzeichen enthalten",
    "{what} ne doit pas contenir de caractères de contrôle",
)
INVISIBLE = Text(
    "{what} must contain a visible character",
    "{what} muss ein sichtbares Zeichen enthalten",
    "{what} doit contenir un caractère visible",
)
COMMON_PASSWORD = Text(
    "this password is among the thousand commonest; choose one that nobody guesses",
    "Dieses Passwort gehört zu den tausend häufigsten; wähle eines, das niemand errät",
    "ce mot de passe est l’un des mille plus courants ; choisissez-en un que personne ne devine",
)
PASSWORD_IS_LOGIN = Text(
    "the password must not be the login",
    "Das Passwort darf nicht der Anmeldename sein",
    "le mot de passe ne doit pas être l’identifiant",
)
give_ids("server.people", globals())

_CONTROL = frozenset({"Cc", "Cs", "Zl", "Zp"})
_TURNS_TEXT_AROUND = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def check_name(name: str) -> str:
    """Without the spaces around it. Joiners stay, for emoji and scripts need them; what would turn the text around it
    does not."""
    name = name.strip()
    _check_length("name", name, NAME_LENGTH)
    if any(unicodedata.category(one) in _CONTROL or one in _TURNS_TEXT_AROUND for one in name):
        raise BadRequest(CONTROL_CHARACTERS.fill(what=WHAT["name"]), code=texts.CONTROL_CHARACTERS.id)
    if all(unicodedata.category(one)[0] in "CZM" for one in name):
        raise BadRequest(INVISIBLE.fill(what=WHAT["name"]))
    return name


def check_login(login: str) -> str:
    """As it is kept: however somebody writes it, it is the same login."""
    login = _folded(login)
    _check_length("login", login, LOGIN_LENGTH)
    if any(one.isspace() for one in login):
        raise BadRequest(SPACES.fill(what=WHAT["login"]))
    if any(unicodedata.category(one)[0] == "C" for one in login):
        raise BadRequest(CONTROL_CHARACTERS.fill(what=WHAT["login"]), code=texts.CONTROL_CHARACTERS.id)
    return login


def possible_login(login: str) -> str | None:
    """As it is kept, if anybody can have it."""
    try:
        return check_login(login)
    except BadRequest:
        return None


def check_password(password: str, login: str | None = None) -> None:
    """A new one. What guessers try first is refused, however it is capitalised."""
    _check_length("password", password, PASSWORD_LENGTH)
    folded = _folded(password)
    if folded in common_passwords():
        raise BadRequest(COMMON_PASSWORD)
    if login is not None and folded == _folded(login):
        raise BadRequest(PASSWORD_IS_LOGIN)


@cache
def common_passwords() -> frozenset[str]:
    """The thousand commonest that are long enough."""
    return frozenset(Path(__file__).with_name("common_passwords.txt").read_text("utf-8").split())


def _check_length(field: str, value: str, span: tuple[int, int]) -> None:
    low, high = span
    if not low <= len(value) <= high:
        raise BadRequest(LENGTH.fill(what=WHAT[field], low=low, high=high), code=texts.BAD_LENGTH.id)


def _folded(login: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold()).strip()

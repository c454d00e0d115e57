"""The cookies of a browser: its token, and the proof that it has been logged in before."""

from tablelands.server.api.requests import COOKIE
from tablelands.server.http.pipeline import Call

YEAR = 365 * 24 * 3600
KNOWN_BROWSER = "tablelands-browser"
LOGIN = "/api/login"
"""The one path that the proof is sent to."""


def set_token(call: Call, token: str) -> None:
    _set(call, COOKIE, token, "/", YEAR)


def drop_token(call: Call) -> None:
    _set(call, COOKIE, "", "/", 0)


def set_proof(call: Call, proof: str) -> None:
    _set(call, KNOWN_BROWSER, proof, LOGIN, YEAR)


def proof_of(call: Call) -> str | None:
    return call.request.cookies.get(KNOWN_BROWSER)


def _set(call: Call, name: str, value: str, path: str, seconds: int) -> None:
    secure = "; Secure" if call.is_secure and value else ""
    call.cookies.append(f"{name}={value}; HttpOnly; SameSite=Lax; Path={path}; Max-Age={seconds}{secure}")

"""What a browser or program is called in a list of sessions: a few words from its User-Agent, no more."""

import re

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
"""The first that fits counts: Edge calls itself Chrome too, and Android Linux."""
PROGRAM = re.compile(r"(?!Mozilla)([A-Za-z][A-Za-z0-9._-]{0,30})(/|$)")


def device_of(user_agent: str) -> str:
    """Empty if nothing can be told."""
    if program := PROGRAM.match(user_agent):
        return program[1]
    return ", ".join(filter(None, (_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))))


def _first(names: dict[str, str], user_agent: str) -> str:
    return next((name for sign, name in names.items() if sign in user_agent), "")

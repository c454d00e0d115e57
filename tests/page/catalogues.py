"""The messages of the page."""

import json
from pathlib import Path
from typing import Any

MESSAGES = Path(__file__).parents[2] / "web/messages"


Message = str | list[dict[str, Any]]
"""Of several forms where it depends on a number."""


def texts(folder: str, language: str) -> dict[str, Message]:
    read: dict[str, Message] = json.loads((MESSAGES / folder / f"{language}.json").read_text("utf-8"))
    return {key: text for key, text in read.items() if not key.startswith("$")}

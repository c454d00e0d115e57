"""Writes the tables of settings in docs/deployment.md: `python -m scripts.settings_table`."""

from collections.abc import Iterable
from pathlib import Path

from tablelands.server.settings import LIMITS, SETTINGS, Setting

PAGE = Path(__file__).parents[1] / "docs" / "deployment.md"
START, END = "<!-- settings: made by scripts.settings_table -->\n", "<!-- end of settings -->\n"


def lines_of(settings: Iterable[Setting]) -> list[str]:
    return [
        f"| `{_option(each)}` | `{each.variable}` | `{each.key}` | {_default(each)} | {each.about} |"
        for each in settings
    ]


def _option(setting: Setting) -> str:
    value = setting.kind.metavar.replace("|", "\\|")
    return f"{setting.option}={value}" if setting.limit else f"{setting.option} {value}"


def _default(setting: Setting) -> str:
    return f"`{text}`" if (text := setting.default_text()) else ""


def tables() -> str:
    head = ["| option | environment | key in a file | default | what it sets |", "|---|---|---|---|---|"]
    return "\n".join(["", *head, *lines_of(SETTINGS), *lines_of(LIMITS), "", ""])


def with_tables(page: str) -> str:
    before, _, rest = page.partition(START)
    return before + START + tables() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text()))

"""Somebody who sees nothing: knows only what Chromium's accessibility tree tells, and acts only by keys."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

PATIENCE = 400
"""How often to listen, 50 ms apart, before giving up."""


@dataclass(frozen=True)
class Node:
    role: str
    name: str
    description: str
    states: dict[str, Any]
    inside: tuple[str, ...]
    """Names of the parts of the page around it, from the outside."""

    @property
    def focused(self) -> bool:
        return bool(self.states.get("focused"))


@dataclass
class Reader:
    page: Page
    heard: list[str] = field(default_factory=list)
    """All that live regions have told, in order."""
    _before: dict[str, list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._session = self.page.context.new_cdp_session(self.page)
        self._session.send("Accessibility.enable")

    # What there is

    def nodes(self) -> list[Node]:
        """All that is told, in the order of reading."""
        found = self._session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in found}
        listened = list(_walk(found[0], by_id, ()))
        self._listen(listened)
        return listened

    def find(self, role: str, name: str = "") -> Node | None:
        return next((node for node in self.nodes() if node.role == role and re.search(name, node.name)), None)

    @property
    def focus(self) -> Node:
        focused = [node for node in self.nodes() if node.focused]
        assert focused, "the focus is lost"
        return focused[-1]

    @property
    def status(self) -> str:
        return " ".join(node.name for node in self.nodes() if node.role == "StaticText" and "status" in node.inside)

    # What is told

    def _listen(self, nodes: list[Node]) -> None:
        for region in ("log", "status", "alert"):
            now = [node.name for node in nodes if node.role == "StaticText" and region in node.inside]
            before = self._before.get(region, [])
            kept = next(n for n in range(len(before) + 1) if before[n:] == now[: len(before) - n])
            self.heard += now[len(before) - kept :]
            self._before[region] = now

    def hears(self, what: str, since: int = 0) -> str:
        """Waits until it is told."""
        return str(self.until(lambda: next((text for text in self.heard[since:] if re.search(what, text)), ""), what))

    def until(self, is_so: Any, what: str = "") -> Any:
        for _ in range(PATIENCE):
            self.nodes()
            if answer := is_so():
                return answer
            self.page.wait_for_timeout(50)
        raise AssertionError(f"never: {what}; heard last: {self.heard[-6:]}")

    # What one does

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, role: str, name: str) -> Node:
        for _ in range(120):
            self.press("Tab")
            now = [node for node in self.nodes() if node.focused]
            if now and now[-1].role == role and re.search(name, now[-1].name):
                return now[-1]
        raise AssertionError(f"the keyboard does not come to {role} {name}")


def _walk(node: Any, by_id: dict[str, Any], inside: tuple[str, ...]) -> Iterator[Node]:
    role, name = _value(node, "role"), _value(node, "name")
    if not node.get("ignored") and role not in ("none", "generic", "InlineTextBox"):
        states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        yield Node(role, name, _value(node, "description"), states, inside)
        inside = (*inside, role, *([name] if name else []))
    for child in node.get("childIds", []):
        if child in by_id:
            yield from _walk(by_id[child], by_id, inside)


def _value(node: Any, what: str) -> str:
    return str((node.get(what) or {}).get("value") or "")

"""The interface, described: as an OpenAPI document, and as a page of our own that reads it."""

import base64
import hashlib
import re
from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files

import msgspec
from litestar import MediaType, Response

from tablelands.server.http.routes import Route

INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)


class Docs:
    """Nothing is made before somebody asks."""

    def __init__(self, routes: Sequence[Route]) -> None:
        self.routes = routes

    @cached_property
    def written(self) -> bytes:
        from tablelands.server.http.openapi import document

        return msgspec.json.encode(document(self.routes))

    @cached_property
    def html(self) -> str:
        return (files("tablelands.server") / "pages" / "docs.html").read_text("utf-8")

    @cached_property
    def policy(self) -> str:
        """The page's own script and style, its own server, and nothing else."""
        hashes = {kind: hash_of_inline(text) for kind, text in INLINE.findall(self.html)}
        return (
            f"default-src 'none'; script-src {hashes['script']}; style-src {hashes['style']}; "
            "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )

    def document(self) -> Response[bytes]:
        return Response(self.written, media_type=MediaType.JSON, headers={"access-control-allow-origin": "*"})

    def page(self) -> Response[str]:
        headers = {"content-security-policy": self.policy, "x-content-type-options": "nosniff"}
        return Response(self.html, media_type=MediaType.HTML, headers=headers)


def hash_of_inline(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"

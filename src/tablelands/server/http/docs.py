"""The OpenAPI document, and a page that shows it."""

import base64
import hashlib
import re
from collections.abc import Iterable
from functools import cached_property
from importlib.resources import files

import msgspec
from starlette.requests import Request as HttpRequest
from starlette.responses import HTMLResponse, Response

from tablelands.server.http.endpoints import JSON, Description, endpoint

INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)


class DocsEndpoints:
    """Both are made when they are first requested."""

    def __init__(self, endpoints: Iterable[Description]) -> None:
        self.endpoints = endpoints

    @cached_property
    def written(self) -> bytes:
        from tablelands.server.http.openapi import document

        return msgspec.json.encode(document(self.endpoints))

    @cached_property
    def html(self) -> str:
        return (files("tablelands.server") / "pages" / "docs.html").read_text("utf-8")

    @cached_property
    def policy(self) -> str:
        """The page's own script and style, its own server, and nothing else."""
        sums = {kind: hashlib.sha256(text.encode()).digest() for kind, text in INLINE.findall(self.html)}
        hashes = {kind: f"'sha256-{base64.b64encode(digest).decode()}'" for kind, digest in sums.items()}
        return (
            f"default-src 'none'; script-src {hashes['script']}; style-src {hashes['style']}; "
            "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )

    @endpoint("GET", "/docs/openapi.json", "operation", raw=True)
    async def document(self, request: HttpRequest) -> Response:
        return Response(self.written, headers={"access-control-allow-origin": "*"}, media_type=JSON)

    @endpoint("GET", "/docs", "operation", raw=True)
    async def page(self, request: HttpRequest) -> Response:
        headers = {"content-security-policy": self.policy}
        return HTMLResponse(self.html, headers=headers)

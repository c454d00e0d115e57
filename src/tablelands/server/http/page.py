"""The page: the client as it was built into the package. Paths without a file of their own are places in the page. A
server whose page was not built says so."""

import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from starlette.requests import Request as HttpRequest
from starlette.responses import HTMLResponse, Response

from tablelands.core.text import Text, give_ids
from tablelands.server.http.endpoints import endpoint
from tablelands.server.http.pipeline import nearest_language, no_such_path
from tablelands.server.metrics import NO_PATH, Metrics

NOT_BUILT = Text(
    "The page of this server was not built. 'make page' builds it.",
    "Die Seite dieses Servers wurde nicht gebaut. „make page“ baut sie.",
    "La page de ce serveur n’a pas été construite. « make page » la construit.",
)
HOW_TO_PLAY = Text(
    "Programs can play all the same; this is how:",
    "Programme können trotzdem spielen, und zwar so:",
    "Les programmes peuvent jouer quand même\u00a0; voici comment\u00a0:",
)
give_ids("server.plain", globals())

FOLDER = Path(__file__).parents[1] / "page"
PLACES = ("", "t", "rules", "settings", "tables", "password")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SAFETY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
}
"""Nothing but what this server serves is run, shown or asked; a table's key in an address is told to nobody else."""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True, slots=True)
class File:
    body: bytes
    kind: str
    tag: str
    cache: str


@cache
def files() -> dict[str, File]:
    """All files by path; none if the client was not built."""
    return {f"/{path.relative_to(FOLDER).as_posix()}": _read(path) for path in FOLDER.rglob("*") if path.is_file()}


def find(path: str) -> File | None:
    found = files().get(path)
    if found is None and path.strip("/").split("/")[0] in PLACES:
        return files().get("/index.html")
    return found


def is_place(path: str) -> bool:
    """Whether somebody may have typed it as an address of the page: calls and scripts are never typed."""
    return path.strip("/").split("/")[0] not in ("api", "assets")


class PageEndpoints:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    @endpoint("GET", "/", "operation", raw=True)
    async def show(self, request: HttpRequest) -> Response:
        path = request.scope["path"]
        file = find(path)
        if file is None:
            return self._show_plain(request) if path == "/" else self._show_unknown(request, path)
        headers = {"etag": file.tag, "cache-control": file.cache, **SAFETY}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        return Response(file.body, headers=headers, media_type=file.kind)

    def _show_unknown(self, request: HttpRequest, path: str) -> Response:
        """Show the page, which says that there is nothing here. Browsers do not cache this answer."""
        shown = find("/") if is_place(path) else None
        if shown is None:
            raise no_such_path(request)
        self.metrics.requests.labels(NO_PATH, 404).inc()
        return Response(shown.body, 404, {"cache-control": "no-store", **SAFETY}, shown.kind)

    def _show_plain(self, request: HttpRequest) -> Response:
        language = nearest_language(request)
        page = (
            f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width"><title>Tablelands</title><h1>Tablelands</h1>'
            f"<p>{escape(NOT_BUILT.say(language))}</p>"
            f'<p>{escape(HOW_TO_PLAY.say(language))} <a href="/docs">/docs</a></p></html>'
        )
        return HTMLResponse(page, headers={"cache-control": ASK_AGAIN, **SAFETY})


def _read(path: Path) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = not kind.startswith("text/") and kind.endswith(("javascript", "json", "svg+xml"))  # text/ has one anyway
    tag = hashlib.sha256(body).hexdigest()[:16]
    cached = FOR_EVER if path.parent.name == "assets" else ASK_AGAIN
    return File(body, f"{kind}; charset=utf-8" if text else kind, f'"{tag}"', cached)

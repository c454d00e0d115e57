"""Too many calls."""

import httpx

from tests.server.http.asking import refused


def too_many(response: httpx.Response) -> None:
    refused(response, 429, "too-many")
    assert int(response.headers["retry-after"]) >= 1

"""schemathesis makes up calls from the OpenAPI document, good ones and bad ones, at real tables and at none: whatever
it sends, the answer is one that the document knows."""

import os
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tablelands.core.registry import game_ids
from tablelands.server.http.openapi import TAGS
from tests.server.running import Caller, Running

# schemathesis draws by `random` where Hypothesis wants it to ask
pytestmark = pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 12 * int(os.environ.get("TABLELANDS_THOROUGHNESS", "1"))


@pytest.fixture(scope="module")
def api(server: Running) -> schemathesis.BaseSchema:
    """Without what has no end."""
    schema = schemathesis.openapi.from_url(server.address + "docs/openapi.json")
    return schema.exclude(path=["/api/live", "/api/stream"])


@pytest.fixture(scope="module")
def fay(server: Running) -> Caller:
    """Sits at all tables."""
    return server.person("Fay")


@pytest.fixture(scope="module")
def tables(fay: Caller) -> list[str]:
    """Of each game: open, being played and over."""
    made = []
    for game in game_ids():
        for seats in ("me open", "me me", "me easy"):
            made.append(fay.make(game, seats=seats, public=True)["table"])
        over = fay.make(game, seats="me me", public=True)["table"]
        fay.done(over, "resign", seat=0, key="1")
        made.append(over)
    return made


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("tag", [tag for tag in TAGS if tag != "live"])
def test_whatever_is_sent_the_answer_is_described(
    tag: str, mode: GenerationMode, server: Running, api: schemathesis.BaseSchema, fay: Caller, tables: list[str]
) -> None:
    calls: list[Any] = [found.ok() for found in api.get_all_operations()]  # type: ignore[union-attr]  # all are well
    for call in calls:
        if call.tags == [tag]:
            callers = [server.nobody(), server.person(), *([fay] * 3 if tag == "tables" else [])]
            fuzz(call, mode, callers, tables)


def fuzz(call: Any, mode: GenerationMode, callers: list[Caller], tables: list[str]) -> None:
    sent: list[int] = []

    @settings(max_examples=EXAMPLES, derandomize=True, database=None, phases=[Phase.generate])
    @given(case=call.as_strategy(generation_mode=mode), chance=st.randoms(use_true_random=False))
    def send(case: schemathesis.Case[Any], chance: Random) -> None:
        if "table" in (case.path_parameters or {}) and chance.random() < 0.7:
            case.path_parameters["table"] = chance.choice(tables)
        caller = chance.choice(callers)
        answer = case.call_and_validate(base_url=caller.address, headers=caller.headers, checks=CHECKS)
        sent.append(answer.status_code)

    try:
        send()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "a call that nobody can make"
    else:
        assert sent

"""Fair luck: all of a table's outcomes come from a secret that is committed to before the first move and opened at the
end, so that anybody can derive them again."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from random import Random
from typing import Any

from tablelands.core import refusal_texts
from tablelands.core.errors import BadRecord, Refused
from tablelands.core.json_fields import Fields
from tablelands.core.log import ChanceOutcome
from tablelands.core.record import Record, event_from_json
from tablelands.core.registry import find_game
from tablelands.core.text import Text, give_ids

NO_LUCK_IN_RECORD = Text(
    "this record does not say where its luck came from",
    "Diese Aufzeichnung sagt nicht, woher ihr Zufall kam",
    "cet enregistrement ne dit pas d’où venait son hasard",
)
OTHER_SECRET = Text(
    "the secret is not the one that was committed to",
    "Das Geheimnis ist nicht das, auf das der Server sich festgelegt hat",
    "le secret n’est pas celui sur lequel le serveur s’était engagé",
)
OTHER_LUCK = Text(
    "event {number} is not what the secret gives: {expected}",
    "Ereignis {number} ist nicht das, was das Geheimnis ergibt: {expected}",
    "l’événement {number} n’est pas ce que donne le secret\u00a0: {expected}",
)
NO_HASH = Text(
    "'{name}' must be 64 hexadecimal digits",
    "„{name}“ muss aus 64 hexadezimalen Ziffern bestehen",
    "«\u00a0{name}\u00a0» doit avoir 64 chiffres hexadécimaux",
)
give_ids("server.luck", globals())
HEX = re.compile(r"[0-9a-f]{64}")


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def luck_of_event(secret: str, events_before: int) -> Random:
    """The generator for the outcome that comes after so many events; it serves that one alone."""
    seed = hmac.new(bytes.fromhex(secret), str(events_before).encode(), hashlib.sha256).digest()
    return Random(int.from_bytes(seed))


def luck_told(record: Fields) -> dict[str, Any] | None:
    """What a record says of where its luck came from."""
    if not record.has("luck"):
        return None
    luck = record.object("luck")
    told: dict[str, Any] = {"commitment": _hash(luck, "commitment")}
    told["from"] = luck.integer("from", 0) if luck.has("from") else 0
    return told | {"secret": _hash(luck, "secret")} if luck.has("secret") else told


def _hash(luck: Fields, name: str) -> str:
    text = luck.text(name)
    if not HEX.fullmatch(text):
        raise luck.refuse(NO_HASH.fill(name=name))
    return text


def verify(value: Mapping[str, Any]) -> int:
    """How many outcomes of a record come from its secret; BadRecord names the first event that does not."""
    luck = luck_told(Fields(value, "record", BadRecord))
    if luck is None or "secret" not in luck:
        raise BadRecord(NO_LUCK_IN_RECORD)
    if commitment_to(luck["secret"]) != luck["commitment"]:
        raise BadRecord(OTHER_SECRET)
    record = Record.from_json(value)
    if luck["from"] > len(record.events):
        raise BadRecord(NO_LUCK_IN_RECORD)
    checked = _derive(record, luck["secret"], luck["from"])
    record.replay(find_game(record.game))
    return checked


def _derive(record: Record, secret: str, first: int) -> int:
    game = find_game(record.game)
    match, checked = record.beginning(game), 0
    for number, written in enumerate(record.events):
        event = event_from_json(game, written)
        if isinstance(event, ChanceOutcome) and number >= first:
            expected = game.outcomes.sample(match.state, luck_of_event(secret, number))
            if expected != event.outcome:
                raise BadRecord(OTHER_LUCK.fill(number=number + 1, expected=game.outcomes.write(expected)))
            checked += 1
        try:
            match.repeat(event)
        except Refused as error:
            raise BadRecord(refusal_texts.DOES_NOT_REPLAY.fill(number=number + 1, why=error.text)) from error
    return checked

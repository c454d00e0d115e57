"""The attacker's own process: `python -m tests.server.attack.attacker NAME ADDRESS SECONDS SIZE`.

On its own, so that the people who measure do not share an event loop with it; and nice, for with two cores the attacker
would else take from the server the time that an attacker elsewhere could not take.
"""

import asyncio
import json
import os
import pkgutil
import sys
from importlib import import_module
from types import ModuleType
from urllib.parse import urlsplit

from tests.server.attack import attacks
from tests.server.attack.target import Target

NICE = 5


def names() -> list[str]:
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(attacks.__path__))


def find(name: str) -> ModuleType:
    return import_module(f"{attacks.__name__}.{name.replace('-', '_')}")


async def run(name: str, address: str, seconds: float, size: float) -> dict[str, int]:
    assert urlsplit(address).hostname == "127.0.0.1", "only this machine is attacked"
    async with Target(address, seconds, size) as target:
        await find(name).attack(target)
    return dict(target.did)


def main() -> None:
    name, address, seconds, size = sys.argv[1:]
    os.nice(NICE)
    sys.stdout.write(json.dumps(asyncio.run(run(name, address, float(seconds), float(size)))))


if __name__ == "__main__":
    main()

"""Which connections are accepted: so many from one address, and none when file descriptors run out."""

import logging
import resource
from collections import Counter
from ipaddress import ip_address, ip_network

from tablelands.core.errors import Refused
from tablelands.server import texts
from tablelands.server.errors import Unavailable
from tablelands.server.limits import WAIT_FOR_COUNT, network_of, too_many
from tablelands.server.logs import Seldom
from tablelands.server.settings import Limits

RESERVE = 64
"""File descriptors that connections may not take: the store, bots and files of the page need some."""


class Gate:
    """`proxies` are not counted: behind one of them everybody has the same address. Who is behind it is counted by
    calls and sockets. One address gets at most half of all descriptors, so that it cannot keep everybody else out."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        descriptors = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        self._last_descriptor = descriptors - min(RESERVE, descriptors // 4)
        self._most = min(limits.connections_of_address, self._last_descriptor // 2)
        self._counted = limits.counted
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._inside: dict[object, str] = {}
        self._count: Counter[str] = Counter()
        self._log = Seldom()

    def enter(self, connection: object, address: str | None, descriptor: int) -> Refused | None:
        """Why the connection is refused, if it is. A descriptor is the lowest free number, so it tells how many are
        left."""
        if descriptor >= self._last_descriptor:
            self._log.tell("connection-refused", logging.WARNING, kind="descriptors")
            return Unavailable(texts.FULL)
        if address is None or self._is_proxy(address):
            return None
        network = network_of(address)
        if self._counted and self._count[network] >= self._most:
            self._log.tell("connection-refused", logging.WARNING, kind="address")
            return too_many(WAIT_FOR_COUNT)
        self._inside[connection] = network
        self._count[network] += 1
        return None

    def leave(self, connection: object) -> None:
        network = self._inside.pop(connection, None)
        if network is not None:
            self._count[network] -= 1
            if not self._count[network]:
                del self._count[network]

    def _is_proxy(self, address: str) -> bool:
        parsed = ip_address(address.partition("%")[0])
        return any(parsed in network for network in self._proxies)

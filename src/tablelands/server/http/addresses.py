"""The address a server listens at, and the addresses under which it is reached."""

import socket

from tablelands.server.settings import Settings


def listen(settings: Settings) -> socket.socket:
    """Raises OSError for an address that is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((settings.host, settings.port))
    listening.set_inheritable(True)
    return listening


EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that mean all of a machine's addresses, and the one by which it reaches itself."""


def address_of(listening: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    return _url(EVERYWHERE.get(host, host), port)


def address_for_others(listening: socket.socket) -> str | None:
    """The address for other devices on the network, if the server accepts connections from them."""
    host, port = listening.getsockname()[:2]
    if host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, but finds the address that leads outwards
        except OSError:
            return None
        return _url(str(probe.getsockname()[0]), port)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"

"""Attacks on a server with default limits while two people play: `python -m tests.server.attack`.

Each module of `attacks` is one attack. It has a docstring, whose first line says what is done, and
`async def attack(target: Target) -> None`. It may also have `OPTIONS`, more options for `tablelands serve`,
and `FILES`, how many files the server may have open; there are no idle sockets then.
Where `TURNED_AWAY` is true, visitors may be refused: only those who are connected already are not to notice.
"""

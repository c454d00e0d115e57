"""Attacks on a server with default limits while two people play: `python -m tests.server.attack`.

Each module of `attacks` is one attack. It has a docstring, whose first line says what is done, and
`async def attack(target: Target) -> None`. It may also have `OPTIONS`, more options for `tablelands serve`.
"""

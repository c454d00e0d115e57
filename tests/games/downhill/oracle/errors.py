"""Why a move is refused."""


class Illegal(Exception):
    """A well-formed move that breaks a rule."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule


class Malformed(Exception):
    """Not a move of this game at all."""


class NotYourTurn(Exception):
    """A seat that is not among those to move."""

class Illegal(Exception):
    """A well-formed move or outcome that breaks a rule."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class NotYourTurn(Illegal):
    """A move by a seat that has nothing to decide now."""


class Malformed(ValueError):
    """Options, a move or an outcome with a missing, mistyped or unknown part."""

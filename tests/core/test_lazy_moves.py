"""Legal moves as codes, which look like a list of moves."""

from tablelands.core.ruled_game import LazyMoves


def letters(*codes: int) -> "LazyMoves[str]":
    return LazyMoves(list(codes), chr)


def test_it_reads_like_the_list_of_its_moves() -> None:
    moves = letters(97, 98, 99)
    assert moves == ["a", "b", "c"]
    assert moves != ["a", "b"]
    assert moves != "abc"
    assert (len(moves), moves[1], moves[-1], moves[1:], "c" in moves) == (3, "b", "c", ["b", "c"], True)
    assert moves.index("c") == 2


def test_nothing_legal_is_false_and_equals_the_empty_list() -> None:
    assert letters() == []
    assert not letters()


def test_a_code_becomes_a_move_only_when_it_is_asked_for() -> None:
    asked: list[int] = []

    def decode(code: int) -> str:
        asked.append(code)
        return str(code)

    moves = LazyMoves([1, 2], decode)
    assert len(moves) == 2
    assert moves[0] == "1"
    assert asked == [1]

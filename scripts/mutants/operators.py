"""Which faults are planted: a choice of Cosmic Ray's operators, and two of our own that it lacks.

Of comparisons we take those replacements that no test can catch without catching the others too; of arithmetic one or
two of the eleven, since the rest fall at the first test. What asks for the identity of numbers is no fault in a rule.
"""

from collections.abc import Iterator
from typing import Any, Protocol

import parso
from cosmic_ray.operators.provider import OperatorProvider

Position = tuple[tuple[int, int], tuple[int, int]]

COMPARISONS = ("Lt_LtE", "Lt_NotEq", "Gt_GtE", "Gt_NotEq", "LtE_Lt", "LtE_Eq", "GtE_Gt", "GtE_Eq")
EQUALITIES = ("Eq_LtE", "Eq_GtE", "Eq_NotEq", "NotEq_Lt", "NotEq_Gt", "NotEq_Eq")
ARITHMETIC = ("Add_Sub", "Sub_Add", "Mul_Add", "FloorDiv_Mul", "FloorDiv_Mod", "Mod_FloorDiv", "Div_Mul", "Pow_Mul")
BITS = (
    "LShift_RShift",
    "RShift_LShift",
    "BitOr_BitAnd",
    "BitOr_BitXor",
    "BitAnd_BitOr",
    "BitXor_BitOr",
    "BitXor_BitAnd",
)
UNARY = ("USub_UAdd", "Delete_Not", "Delete_Invert")
OTHERS = (
    "AddNot",
    "NumberReplacer",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ZeroIterationForLoop",
)

OPPOSITES = {
    "+=": "-=",
    "-=": "+=",
    "*=": "+=",
    "//=": "*=",
    "<<=": ">>=",
    ">>=": "<<=",
    "|=": "^=",
    "&=": "|=",
    "^=": "|=",
}


class Operator(Protocol):
    """As Cosmic Ray has them: where a node can be changed, and the node with the change of that index."""

    def mutation_positions(self, node: Any) -> Iterator[Position]: ...

    def mutate(self, node: Any, index: int) -> Any: ...


class SwapAugmentedAssignment:
    """`x += 1` becomes `x -= 1`."""

    def mutation_positions(self, node: Any) -> Iterator[Position]:
        if node.type == "operator" and node.value in OPPOSITES:
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        node.value = OPPOSITES[node.value]
        return node


class SkipStatement:
    """A call or an assignment inside a function becomes `pass`."""

    def mutation_positions(self, node: Any) -> Iterator[Position]:
        if node.type in ("expr_stmt", "atom_expr") and node.parent.type == "simple_stmt" and _is_in_function(node):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        return parso.python.tree.Keyword("pass", node.start_pos, prefix=node.get_first_leaf().prefix)


def _is_in_function(node: Any) -> bool:
    while node.parent is not None:
        node = node.parent
        if node.type == "funcdef":
            return True
    return False


def chosen_operators() -> dict[str, Operator]:
    provider: Any = OperatorProvider()
    names = [f"ReplaceComparisonOperator_{change}" for change in COMPARISONS + EQUALITIES]
    names += [f"ReplaceBinaryOperator_{change}" for change in ARITHMETIC + BITS]
    names += [f"ReplaceUnaryOperator_{change}" for change in UNARY]
    found: dict[str, Operator] = {name: provider[name]() for name in (*names, *OTHERS)}
    return found | {"SwapAugmentedAssignment": SwapAugmentedAssignment(), "SkipStatement": SkipStatement()}

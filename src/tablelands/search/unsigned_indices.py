"""A compiler pass that treats indices of rules as unsigned, since rules never count from the end of a list.

Otherwise Numba tests at every access whether the index is negative, which costs an eighth of the time. A negative index
becomes far out of bounds, which the bounds-checked build reports.
"""

from typing import Any

import numpy as np
from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.untyped_passes import IRProcessing


@register_pass(mutates_CFG=False, analysis_only=False)
class UnsignedIndices(FunctionPass):
    _name = "unsigned_indices"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            block.body = [changed for statement in block.body for changed in _with_unsigned_index(block, statement)]
        return True


def _with_unsigned_index(block: ir.Block, statement: Any) -> list[Any]:
    access = statement.value if isinstance(statement, ir.Assign) else statement
    if not (isinstance(access, ir.SetItem) or (isinstance(access, ir.Expr) and access.op == "getitem")):
        return [statement]
    place = statement.loc
    unsigned, index = block.scope.make_temp(place), block.scope.make_temp(place)
    cast = ir.Expr.call(unsigned, (access.index,), (), place)
    access.index = index
    return [
        ir.Assign(ir.Global("uintp", np.uintp, place), unsigned, place),
        ir.Assign(cast, index, place),
        statement,
    ]


class RulesCompiler(CompilerBase):
    def define_pipelines(self) -> list[Any]:
        builder = DefaultPassBuilder.define_nopython_pipeline(self.state)
        builder.add_pass_after(UnsignedIndices, IRProcessing)
        builder.finalize()
        return [builder]

"""A compiled function as a file of machine code that is loaded without Numba: to import that, and to let it load what
it has compiled, takes a second in which nothing else happens, this a tenth, and half the memory.

The function takes arrays and answers a whole number. What is kept of it takes the addresses of these arrays.
"""

import ctypes
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

ENTRY = "tablelands_entry"
FAILED = -1
"""Answered where the function raised something; by itself it answers nothing below zero."""
Native = Callable[..., int]


def machine_code(function: Any, arrays: Sequence[Any]) -> bytes:
    """Of a function that Numba compiles, for arrays of these very types and lengths."""
    import llvmlite.binding as llvm
    import numba

    from .indices import RulesCompiler

    options = {name: value for name, value in function.targetoptions.items() if name != "nopython"}
    compile_: Any = numba.njit  # its type knows nothing of functions that Python cannot call
    compiled = compile_(
        function.py_func, pipeline_class=RulesCompiler, no_cpython_wrapper=True, no_cfunc_wrapper=True, **options
    )
    types = tuple(map(numba.typeof, arrays))
    compiled.compile(types)
    name = compiled.overloads[types].fndesc.llvm_func_name
    module = llvm.parse_assembly(compiled.inspect_llvm(types) + _entry(name, arrays))
    module.verify()
    target = llvm.Target.from_triple(module.triple)
    features = llvm.get_host_cpu_features().flatten()
    machine = target.create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features, opt=2, reloc="pic", codemodel="jitdefault", jit=True
    )
    return bytes(machine.emit_object(module))


def _entry(name: str, arrays: Sequence[Any]) -> str:
    """Numba hands an array over as seven values, and wants to know where to write the answer and what went wrong."""
    given = ", ".join(
        f"ptr null, ptr null, i64 {array.size}, i64 {array.itemsize}, ptr %a{number}, i64 {array.size}, "
        f"i64 {array.itemsize}"
        for number, array in enumerate(arrays)
    )
    return f"""
define i64 @{ENTRY}({", ".join(f"ptr %a{number}" for number in range(len(arrays)))}) {{
  %answer = alloca i64
  %error = alloca ptr
  %status = call i32 @{name}(ptr %answer, ptr %error, {given})
  %is_well = icmp eq i32 %status, 0
  %found = load i64, ptr %answer
  %told = select i1 %is_well, i64 %found, i64 {FAILED}
  ret i64 %told
}}
"""


def processor() -> str:
    """Machine code is for one kind of processor, and a folder may be seen from several."""
    import llvmlite.binding as llvm

    return f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


@cache
def load(code: bytes, arrays: int) -> Native:
    """Takes the addresses of so many arrays. It keeps Python's lock: to give that away takes longer than to answer."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    call = ctypes.PYFUNCTYPE(ctypes.c_int64, *[ctypes.c_void_p] * arrays)
    return call(engine.get_function_address(ENTRY))


_engines: list[Any] = []
"""They own the memory in which the code lies."""

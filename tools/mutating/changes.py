"""Small changes to one function: a condition turned round, a statement dropped, a number moved, an early return.

A change is known by its number in a fixed order, so that it can be named, drawn and made again. What only tells of
something (events, assertions, errors) is left alone: no rule is broken without it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tools.mutating.places import Function, function

TELLING = ("emit", "whisper", "reveal", "tell", "tell_two", "append_log")
OTHER_WAY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


@dataclass(frozen=True)
class Change:
    what: str  # in words
    do: Callable[[], None]
    line: int  # of the statement it changes


def lines(text: str, name: str) -> list[int]:
    """The lines of the statements that can be changed in that function, one for each change."""
    return [change.line for change in changes(function(ast.parse(text), name))]


def changed(text: str, name: str, which: int) -> tuple[str, str, int]:
    """The file with that change made; what it is, in words; and the line of the statement."""
    tree = ast.parse(text)
    change = list(changes(function(tree, name)))[which]
    change.do()
    return ast.unparse(ast.fix_missing_locations(tree)), change.what, change.line


def changes(node: Function) -> Iterator[Change]:
    yield from early_returns(node)
    for block in blocks(node):
        yield from dropped(block)
    for inner, line in walked(node, node.lineno):
        for what, do in turned(inner):
            yield Change(what, do, line)


# Returning early


def early_returns(node: Function) -> Iterator[Change]:
    """At once, with nothing, or with each of the answers where it says yes or no."""
    if len(real_body(node)) == 1 and isinstance(real_body(node)[0], ast.Pass):
        return
    returns = ast.unparse(node.returns) if node.returns is not None else ""
    values = {"None": ("",), "bool": ("True", "False"), "int": ("0",)}.get(returns, ())
    for value in values:
        what = f"{node.name}() returns {value or 'at once'}"
        yield Change(what, lambda value=value: return_first(node, value), real_body(node)[0].lineno)  # type: ignore[misc]


def return_first(node: Function, value: str) -> None:
    node.body = list(ast.parse(f"def f():\n return {value}").body[0].body)  # type: ignore[attr-defined]


def real_body(node: Function) -> list[ast.stmt]:
    return node.body[1:] if ast.get_docstring(node) is not None else node.body


# Dropping a statement


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every list of statements in it."""
    for inner in ast.walk(node):
        for field in ("body", "orelse"):
            block = getattr(inner, field, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                yield block


def dropped(block: list[ast.stmt]) -> Iterator[Change]:
    for n, statement in enumerate(block):
        acts = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
        if (acts or isinstance(statement, ast.AugAssign) or sets_something(statement)) and not only_tells(statement):
            what = f"without `{short(statement)}`"
            yield Change(what, lambda n=n: block.__setitem__(n, ast.Pass()), statement.lineno)  # type: ignore[misc]


def sets_something(statement: ast.stmt) -> bool:
    """An attribute or a place in a list, so that nothing is missing without it."""
    return isinstance(statement, ast.Assign) and all(
        isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets
    )


def only_tells(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert | ast.Raise):
        return True
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return False
    called = node.value.func
    return (called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")) in TELLING


# Turning something round


def walked(node: ast.AST, line: int) -> Iterator[tuple[ast.AST, int]]:
    """All that can be changed in it, in order, each with its statement's line; not what only tells, nor types."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "args", "decorator_list") and not isinstance(node, ast.Call):
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.AST) and not only_tells(each):
                here = each.lineno if isinstance(each, ast.stmt) else line
                yield each, here
                yield from walked(each, here)


def turned(node: ast.AST) -> Iterator[tuple[str, Callable[[], None]]]:
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield f"`{short(node.test)}` turned round", lambda: setattr(node, "test", ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OTHER_WAY:
        other = OTHER_WAY[type(node.ops[0])]
        yield f"`{short(node)}` with {other.__name__}", lambda: node.ops.__setitem__(0, other())
    elif isinstance(node, ast.BoolOp):
        other_op = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield f"`{short(node)}` with {other_op.__name__}", lambda: setattr(node, "op", other_op())
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        sign = ast.Sub if isinstance(node.op, ast.Add) else ast.Add
        yield f"`{short(node)}` with {sign.__name__}", lambda: setattr(node, "op", sign())
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield f"{node.value} turned round", lambda: setattr(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value} is {node.value + 1}", lambda: setattr(node, "value", int(str(node.value)) + 1)


def short(node: ast.AST) -> str:
    said = " ".join(ast.unparse(node).split())
    return said if len(said) <= 60 else said[:57] + "..."

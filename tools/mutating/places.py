"""Where the rules of a game live: the functions whose docstring or comments name them."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from tools.rules_report import SHORT_FORM, spelt_out

WORD = re.compile(r"\b[a-z]+-[a-z0-9]+-[a-z0-9_]+\b")

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Place:
    """One function, and the rules it names. `name` is dotted inside a class."""

    path: Path
    name: str
    rules: frozenset[str]
    line: int


def places(folder: Path, known: set[str]) -> list[Place]:
    """All in the chapters of a game's rulebook; what shows, tells or plays by the rules names them too."""
    return [place for path in sorted((folder / "rules").rglob("*.py")) for place in places_in(path, known)]


def places_in(path: Path, known: set[str]) -> list[Place]:
    text = path.read_text("utf-8")
    lines = text.splitlines()
    found: list[Place] = []
    for node in ast.parse(text, str(path)).body:
        if isinstance(node, ast.ClassDef):
            shared = named(ast.get_docstring(node) or "", known)
            for inner in node.body:
                if isinstance(inner, Function):
                    rules = named(source(inner, lines), known) | shared
                    found.append(Place(path, f"{node.name}.{inner.name}", rules, inner.lineno))
        elif isinstance(node, Function):
            found.append(Place(path, node.name, named(source(node, lines), known), node.lineno))
    return [place for place in found if place.rules]


def source(node: ast.stmt, lines: list[str]) -> str:
    return "\n".join(lines[node.lineno - 1 : node.end_lineno])


def named(text: str, known: set[str]) -> frozenset[str]:
    """The rules a text names, short forms such as `dqt-itm-02, -06` spelt out; cards are rules too (`dbd-itm-axe`)."""
    rules = {rule for match in SHORT_FORM.finditer(text) for rule in spelt_out(*match.groups())}
    return frozenset((rules | set(WORD.findall(text))) & known)


def function(tree: ast.Module, name: str) -> Function:
    """The function of that dotted name."""
    body: list[ast.stmt] = tree.body
    *outer, last = name.split(".")
    for part in outer:
        body = next(node.body for node in body if isinstance(node, ast.ClassDef) and node.name == part)
    return next(node for node in body if isinstance(node, Function) and node.name == last)

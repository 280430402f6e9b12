"""Views as TypeScript: `python tools/view_types.py` writes client/src/games/<id>/view.ts; `--check` compares.

A game with a typed view says it in `views/shapes.py`: typed dictionaries become interfaces, literals become unions, and
what stands beside a line there stands above it here.
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ROOT / "src" / "questhall" / "games"
CLIENT: Final = ROOT / "client" / "src" / "games"
SIMPLE: Final = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown"}
LISTS: Final = ("list", "Sequence")
MAPS: Final = ("dict", "Mapping")
LONGEST: Final = 100  # a union that is longer stands in several lines


class NoSuchType(ValueError):
    """Something in the shapes that has no TypeScript here."""


class Shapes:
    """One module of shapes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        text = path.read_text("utf-8")
        self.tree = ast.parse(text)
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        self.comments = {token.start: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
        self.names = {name for node in self.tree.body for name in defined(node)}

    def typescript(self) -> str:
        parts = ["// Made by tools/view_types.py from the game's views/shapes.py. Do not edit.\n"]
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                parts.append(self.interface(node))
            elif isinstance(node, ast.Assign):
                parts.append(self.functional(node) or self.alias(node))
        return "\n".join(parts)

    def alias(self, node: ast.Assign) -> str:
        (name,) = defined(node)
        said = self.written(node.value)
        if len(said) > LONGEST:
            said = "\n  | " + said.replace(" | ", "\n  | ")
        return f"{self.comment(node, '')}export type {name} ={'' if said[0] == chr(10) else ' '}{said};\n"

    def functional(self, node: ast.Assign) -> str:
        """`Sent = TypedDict("Sent", {"from": str})`, for keys that are words of Python; "" for other lines."""
        match node.value:
            case ast.Call(func=ast.Name(id="TypedDict"), args=[_, ast.Dict(keys, values)]):
                said = zip(keys, values, strict=True)
                lines = [f"  {ast.literal_eval(key)}: {self.written(value)};" for key, value in said if key]
                return "\n".join([f"{self.comment(node, '')}export interface {defined(node)[0]} {{", *lines, "}\n"])
        return ""

    def interface(self, node: ast.ClassDef) -> str:
        bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
        extends = f" extends {', '.join(bases)}" if bases else ""
        lines = [f"{doc(node)}export interface {node.name}{extends} {{"]
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                mark, annotation = optional(field.annotation)
                lines.append(f"{self.comment(field, '  ')}  {field.target.id}{mark}: {self.written(annotation)};")
        return "\n".join([*lines, "}\n"])

    def comment(self, node: ast.stmt, indent: str) -> str:
        """What stands behind a line, or as a line of its own above it."""
        said = [
            words.replace("None", "null")
            for (line, column), words in self.comments.items()
            if (line == node.end_lineno if column > node.col_offset else line == node.lineno - 1)
        ]
        return f"{indent}/** {' '.join(said)} */\n" if said else ""

    def written(self, node: ast.expr) -> str:
        """A type as TypeScript writes it."""
        match node:
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name) if name in SIMPLE:
                return SIMPLE[name]
            case ast.Name(id=name) if name in self.names:
                return name
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self.written(left)} | {self.written(right)}"
            case ast.Subscript(value=ast.Name(id="Literal"), slice=words):
                return " | ".join(literal(word) for word in members(words))
            case ast.Subscript(value=ast.Name(id=name), slice=item) if name in LISTS:
                return array(self.written(item))
            case ast.Subscript(value=ast.Name(id=name), slice=ast.Tuple(elts=[key, value])) if name in MAPS:
                return f"Record<{self.written(key)}, {self.written(value)}>"
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[item, ast.Constant(value=end)])) if (
                end is ...
            ):
                return array(self.written(item))
            case ast.Subscript(value=ast.Name(id="tuple"), slice=items):
                return f"[{', '.join(self.written(each) for each in members(items))}]"
        raise NoSuchType(f"{self.path}:{node.lineno}: no TypeScript for {ast.unparse(node)}")


def defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def optional(node: ast.expr) -> tuple[str, ast.expr]:
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "NotRequired":
        return "?", node.slice
    return "", node


def members(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def literal(node: ast.expr) -> str:
    value = ast.literal_eval(node)
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def array(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def doc(node: ast.ClassDef) -> str:
    said = ast.get_docstring(node)
    if not said:
        return ""
    if "\n" not in said:
        return f"/** {said} */\n"
    return "/**\n" + "\n".join(f" * {line}".rstrip() for line in said.splitlines()) + "\n */\n"


def views() -> Iterator[tuple[Path, str]]:
    """Every game's file in the client, and what should stand in it."""
    for path in sorted(GAMES.glob("*/views/shapes.py")):
        yield CLIENT / path.parts[-3] / "view.ts", Shapes(path).typescript()


def main() -> int:
    stale = [(path, text) for path, text in views() if not path.is_file() or path.read_text("utf-8") != text]
    if sys.argv[1:] == ["--check"]:
        for path, _ in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run `python tools/view_types.py`")
        return bool(stale)
    for path, text in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())

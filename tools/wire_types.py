"""The hall's messages as TypeScript: `python tools/wire_types.py > client/src/wire.ts`; `--check` compares.

Structs become interfaces, tagged unions become discriminated unions. What the server always sends is never optional;
what a client may leave out is.
"""

from __future__ import annotations

import inspect as python
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from questhall.engine.game import Option
from questhall.hall import commands
from questhall.hall import messages as hall_messages
from questhall.hall import requests as hall_requests
from questhall.web import messages, replies, requests

TARGET = Path(__file__).resolve().parent.parent / "client" / "src" / "wire.ts"
HEAD = "// Made by tools/wire_types.py from src/questhall/web/messages.py and what it imports. Do not edit.\n"
ALIASES = {
    hall_messages: ("Phase", "Kind", "UndoRule", "DiceSource", "ChatRule", "Phrase", "Lang", "What", "How", "Taking"),
    hall_requests: ("ChangeSeat",),
    messages: ("ClientMessage", "ServerMessage"),
}
LITERALS = {frozenset(get_args(getattr(hall_messages, name))): name for name in ALIASES[hall_messages]}
SIMPLE: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def structs() -> Iterator[type]:
    """All messages, in the order of their modules."""
    for module in (hall_messages, hall_requests, commands, requests, replies, messages):
        for name, found in vars(module).items():
            if name != "Body" and python.isclass(found) and found.__module__ == module.__name__:
                yield found
        if module is hall_messages:
            yield Option


def written(kind: inspect.Type, sent: bool) -> str:
    """A type as TypeScript writes it. `sent`: inside something a client sends."""
    match kind:
        case inspect.Metadata():
            return written(kind.type, sent)
        case inspect.LiteralType():
            known = LITERALS.get(frozenset(kind.values))
            return known or " | ".join(f'"{value}"' for value in kind.values)
        case inspect.UnionType():
            return " | ".join(dict.fromkeys([written(each, sent) for each in kind.types]))
        case inspect.StructType() | inspect.DataclassType():
            whole = kind.cls.__name__
            return f"Partial<{whole}>" if sent and not issubclass(kind.cls, hall_requests.Body) else whole
        case inspect.DictType():
            return f"Record<string, {written(kind.value_type, sent)}>"
        case inspect.ListType() | inspect.VarTupleType():
            item = written(kind.item_type, sent)
            return f"({item})[]" if " " in item else f"{item}[]"
    return SIMPLE[type(kind)]


def interface(cls: type) -> str:
    info: Any = inspect.type_info(cls)
    sent = issubclass(cls, hall_requests.Body)
    sparse = sent or getattr(getattr(cls, "__struct_config__", None), "omit_defaults", False)
    lines = [f"  {info.tag_field}: {info.tag!r};".replace("'", '"')] if getattr(info, "tag", None) else []
    for field in info.fields:
        mark = "?" if sparse and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type, sent)};")
    said = (cls.__doc__ or "").strip() if "__doc__" in vars(cls) else ""
    comment = f"/** {' '.join(said.split())} */\n" if said and not said.startswith(f"{cls.__name__}(") else ""
    if not lines:
        return f"{comment}export type {cls.__name__} = Record<string, never>;\n"
    return "\n".join([f"{comment}export interface {cls.__name__} {{", *lines, "}\n"])


def alias(module: Any, name: str) -> str:
    members = get_args(getattr(module, name))
    words = [each.__name__ if python.isclass(each) else f'"{each}"' for each in members]
    return f"export type {name} =\n  | " + "\n  | ".join(words) + ";\n"


def listed(module: Any, name: str, of: str) -> str:
    """The words of a literal type as they are offered, in their order."""
    words = [f'  "{each}",' for each in get_args(getattr(module, name))]
    return "\n".join([f"export const {of} = [", *words, "] as const;\n"])


def typescript() -> str:
    parts = [HEAD]
    parts += [alias(module, name) for module, names in ALIASES.items() for name in names]
    parts.append(listed(hall_messages, "CommonPhrase", "COMMON_PHRASES"))
    parts += [interface(cls) for cls in structs() if issubclass(cls, msgspec.Struct) or cls is Option]
    return "\n".join(parts)


def main() -> int:
    text = typescript()
    if sys.argv[1:] == ["--check"]:
        fresh = TARGET.is_file() and TARGET.read_text("utf-8") == text
        if not fresh:
            print("client/src/wire.ts is out of date: run `python tools/wire_types.py > client/src/wire.ts`")
        return not fresh
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())

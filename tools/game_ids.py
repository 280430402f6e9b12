"""Writes a game's model/ids.py: the names of the numbers that its content files give their entries by order.

python tools/game_ids.py          writes those of all games that have a model/ids.toml, which says what gets a name
python tools/game_ids.py --check  exits with 1 if what stands there is not what would be written
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src/questhall/games"
HEAD = '''"""The numbers of cards and words, by their order in content/*.toml. Written by tools/game_ids.py."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
'''


def main() -> int:
    parser = argparse.ArgumentParser(description="Write each game's model/ids.py from its content.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if one is not up to date")
    check = parser.parse_args().check
    stale = [path for path in sorted(GAMES.glob("*/model/ids.toml")) if not settled(path, check)]
    return 1 if stale else 0


def settled(kinds: Path, check: bool) -> bool:
    """Whether that game's ids.py is up to date, or has been made so."""
    path = kinds.with_suffix(".py")
    text = written(tomllib.loads(kinds.read_text("utf-8")), kinds.parent.parent / "content")
    if path.exists() and path.read_text("utf-8") == text:
        return True  # left alone: what is touched is compiled again
    if check:
        print(f"{path.relative_to(ROOT)} is not up to date: run python tools/game_ids.py")
        return False
    path.write_text(text, encoding="utf-8")
    return True


def written(said: dict[str, Any], content: Path) -> str:
    """All kinds, then the numbers that no content file holds."""
    parts, next_number = [HEAD], 0
    for kind in said["kind"]:
        first = next_number if kind.get("goes_on") else 0
        found = names(content / kind["file"], kind.get("list", ""), kind.get("field", "id"))
        parts.append("\n".join([f"# {kind['title']}", *lines(kind, found, first)]) + "\n")
        next_number = first + len(found)
    for title, numbers in said.get("numbers", {}).items():
        parts.append("\n".join([f"# {title}", *[line(name, value) for name, value in numbers.items()]]) + "\n")
    return "\n".join(parts)


def lines(kind: dict[str, Any], found: list[str], first: int) -> list[str]:
    """Each entry's number under its name; `called` names it otherwise, `named = false` only those it calls."""
    called = kind.get("called", {})
    made = [line(kind["first"], first)] if "first" in kind else []
    for number, name in enumerate(found, first):
        if name in called or kind.get("named", True):
            value = f"1 << {number}" if kind.get("bits") else number
            made.append(line(kind.get("prefix", "") + called.get(name, name.upper()), value))
    made += [line(name, first + found.index(entry)) for name, entry in kind.get("marks", {}).items()]
    ends = {"count": len(found), "end": first + len(found)}
    return made + [line(kind[key], number) for key, number in ends.items() if key in kind]


def line(name: str, value: Any) -> str:
    """A number, or [number, why]."""
    number, why = value if isinstance(value, list) else (value, "")
    return f"{name}: Final = {number}" + (f"  # {why}" if why else "")


def names(path: Path, key: str, field: str) -> list[str]:
    """That field of the tables, or the words of a list, each once; without a key the names of the tables themselves."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    for part in key.split(".") if key else []:
        data = data[part]
    return list(dict.fromkeys(entry if isinstance(entry, str) else entry[field] for entry in data))


if __name__ == "__main__":
    sys.exit(main())

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
    text = written(tomllib.loads(kinds.read_text("utf-8"))["kind"], kinds.parent.parent / "content")
    if check and path.read_text("utf-8") != text:
        print(f"{path.relative_to(ROOT)} is not up to date: run python tools/game_ids.py")
        return False
    path.write_text(text, encoding="utf-8")
    return True


def written(kinds: list[dict[str, Any]], content: Path) -> str:
    parts = [HEAD]
    for kind in kinds:
        lines = [f"# {kind['title']}"]
        for number, name in enumerate(names(content / kind["file"], kind.get("list", ""))):
            value = f"1 << {number}" if kind.get("bits") else number
            lines.append(f"{kind.get('prefix', '')}{name.upper()}: Final = {value}")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def names(path: Path, key: str) -> list[str]:
    """Ids of tables or words of a list; without a key the tables of the file themselves."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    if not key:
        return list(data)
    return [entry if isinstance(entry, str) else entry["id"] for entry in data[key]]


if __name__ == "__main__":
    sys.exit(main())

"""Keep the records in tests/records for ever: `python tools/keep_records.py` notes the sums of those that are new.

A kept record is never written anew. When the rules change so that one would play differently, raise the game's
`rules_version` and keep new records beside the old ones, which are then refused in words.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "tests" / "records"
KEPT = ROOT / "kept.json"


def sums() -> dict[str, str]:
    files = sorted(ROOT.glob("*/*.game.jsonl"))
    return {path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def kept() -> dict[str, str]:
    found: dict[str, str] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return found


def main() -> None:
    KEPT.write_text(json.dumps({**sums(), **kept()}, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()

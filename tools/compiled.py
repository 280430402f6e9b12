"""The sources that are compiled, as `[tool.questhall] compiled` in pyproject.toml says: files and whole folders.

`python tools/compiled.py` prints their paths; setup.py compiles them and the Makefile watches them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/questhall")


def compiled() -> list[Path]:
    """Their paths from the root on. A folder that is not there is empty."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["questhall"]["compiled"]
    found = {source for each in said for path in (ROOT / PACKAGE).glob(each) for source in sources(path)}
    return sorted(source.relative_to(ROOT) for source in found)


def sources(path: Path) -> list[Path]:
    return list(path.rglob("*.py")) if path.is_dir() else [path]


if __name__ == "__main__":
    print("\n".join(path.as_posix() for path in compiled()))

"""Which Python `make` takes: the first that was built with optimization and can be compiled for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "find_python.sh"


def python(folder: Path, name: str, good: bool) -> str:
    """Something that says of itself whether it would do; what it is asked is not looked at."""
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {0 if good else 1}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def chosen(*from_these: str) -> str:
    command = ["sh", str(SCRIPT), *from_these]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_the_first_good_one(tmp_path: Path) -> None:
    slow, missing = python(tmp_path, "slow", False), str(tmp_path / "missing")
    good, better = python(tmp_path, "good", True), python(tmp_path, "better", True)
    assert chosen(slow, missing, good, better) == good


def test_whatever_there_is_if_none_is_good(tmp_path: Path) -> None:
    assert chosen(python(tmp_path, "slow", False)) == "python3"


@pytest.mark.parametrize(
    ("but", "good"),
    [
        ("", True),
        ("sys.version_info = (3, 10)", False),
        ("os.path.exists = lambda path: False", False),  # no headers
        ("sys.base_prefix = '/opt'; sysconfig.get_config_var = lambda name: '--enable-shared'", False),
        ("sys.base_prefix = '/opt'; sysconfig.get_config_var = lambda name: '--enable-optimizations'", True),
    ],
)
def test_what_is_good(but: str, good: bool) -> None:
    """A Python of the system with headers; then one thing about it is otherwise."""
    asked = SCRIPT.read_text("utf-8").split("good='")[1].split("'\n")[0]
    first, rest = asked.strip().split("\n", 1)
    system = "sys.version_info = (3, 12); sys.base_prefix = '/usr'; os.path.exists = lambda path: True"
    program = f"{first}\n{system}\n{but}\n{rest}"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == (not good)

"""The boards' types are those of the views."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "view_types.py"
SHAPES = '''
from typing import Any, Literal, NotRequired, TypedDict

Prose = dict[str, str]  # one text
# What is asked
Ask = Literal["Act", "Aim"]
Side = Literal[0, 1]


Sent = TypedDict("Sent", {"from": str, "to": Side | None})  # one to another


class Hero(TypedDict):
    """A figure.

    On the board.
    """

    at: str | None  # None: nowhere
    ways: list[Ask | None]
    pair: tuple[int, float]
    row: tuple[int, ...]
    known: NotRequired[dict[str, Any]]


class Boss(Hero):
    """The last one."""

    side: Side
    awake: bool
'''
TYPESCRIPT = """
/** one text */
export type Prose = Record<string, string>;

/** What is asked */
export type Ask = "Act" | "Aim";

export type Side = 0 | 1;

/** one to another */
export interface Sent {
  from: string;
  to: Side | null;
}

/**
 * A figure.
 *
 * On the board.
 */
export interface Hero {
  /** null: nowhere */
  at: string | null;
  ways: (Ask | null)[];
  pair: [number, number];
  row: number[];
  known?: Record<string, unknown>;
}

/** The last one. */
export interface Boss extends Hero {
  side: Side;
  awake: boolean;
}
"""


def test_the_generated_types_are_fresh() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def typescript(shapes: str, folder: Path) -> str:
    (folder / "shapes.py").write_text(shapes, encoding="utf-8")
    tool = runpy.run_path(str(TOOL))
    text: str = tool["Shapes"](folder / "shapes.py").typescript()
    return text


def test_shapes_become_interfaces(tmp_path: Path) -> None:
    assert typescript(SHAPES, tmp_path).partition("\n")[2] == TYPESCRIPT


def test_what_has_no_typescript_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"shapes.py:2: no TypeScript for set\[int\]"):
        typescript("class A(TypedDict):\n    b: set[int]\n", tmp_path)

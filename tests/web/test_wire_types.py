"""The client's types are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_generated_types_are_fresh() -> None:
    command = [sys.executable, str(ROOT / "tools" / "wire_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_unions_are_told_apart_by_their_tags() -> None:
    text = (ROOT / "client" / "src" / "wire.ts").read_text("utf-8")
    assert "export type ServerMessage =\n  | Here\n" in text
    assert 'export interface Now {\n  type: "now";' in text
    assert "view: Record<string, unknown>;" in text

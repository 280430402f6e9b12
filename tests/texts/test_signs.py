"""Every sign that a page may show is in a font of ours: no empty box, no coloured picture from somewhere else."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "client"
SIGNS = CLIENT / "src" / "styles" / "signs.ttf"
LATIN = (
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,"
    "U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD"
)
FONTS = ("source-sans-3", "alegreya")


def ranges(said: str) -> set[int]:
    found: set[int] = set()
    for each in said.split(","):
        first, _, last = each.strip().removeprefix("U+").partition("-")
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def drawn(font: bytes) -> set[int]:
    """The letters of a font whose table of letters is of format 12."""
    tables = {
        font[at : at + 4]: struct.unpack(">II", font[at + 8 : at + 16]) for at in range(12, 12 + 16 * font[5], 16)
    }
    start = tables[b"cmap"][0]
    at = start + struct.unpack(">I", font[start + 8 : start + 12])[0]
    assert struct.unpack(">H", font[at : at + 2])[0] == 12
    (count,) = struct.unpack(">I", font[at + 12 : at + 16])
    groups = [struct.unpack(">III", font[at + 16 + 12 * n : at + 28 + 12 * n]) for n in range(count)]
    return {letter for first, last, _ in groups for letter in range(first, last + 1)}


def pages() -> list[Path]:
    """Whatever has words for the browser: its own sources, and what the games say and tell."""
    own = [path for kind in ("ftl", "svelte", "ts") for path in (CLIENT / "src").rglob(f"*.{kind}")]
    told = [path for kind in ("ftl", "toml") for path in (ROOT / "src" / "questhall" / "games").rglob(f"*.{kind}")]
    return sorted(path for path in (*own, *told) if "test" not in path.parts)


def test_every_sign_has_a_glyph() -> None:
    known = ranges(LATIN) | drawn(SIGNS.read_bytes())
    missing = {
        f"{sign} U+{ord(sign):04X} in {path.relative_to(ROOT)}"
        for path in pages()
        for sign in set(path.read_text("utf-8"))
        if ord(sign) not in known
    }
    assert not missing


def test_the_signs_are_drawn_as_the_tool_draws_them() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "sign_font.py"), "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("font", FONTS)
def test_the_fonts_of_words_have_what_we_think(font: str) -> None:
    package = CLIENT / "node_modules" / "@fontsource-variable" / font / "unicode.json"
    if not package.exists():
        pytest.skip("the client's packages are not installed")
    assert ranges(json.loads(package.read_text("utf-8"))["latin"]) >= ranges(LATIN)

"""Each game's model/ids.py is what tools/game_ids.py writes from its content."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOOL = ROOT / "tools" / "game_ids.py"
CARDS = """
dice = ["skull", "skull", "shield"]
[[monster]]
id = "orc"
[[event]]
id = "fair_day"
kind = "good"
[[event]]
id = "toll"
kind = "bad"
"""
WRITTEN = """
# Faces
FACE_SKULL: Final = 0
FACE_SHIELD: Final = 1

# Monsters
MONSTERS: Final = 1

# Events
EVENTS: Final = 1
FAIR: Final = 1
TOLL: Final = 2
LAST: Final = 2
CARDS: Final = 3

# Kinds
GOOD: Final = 0
BAD: Final = 1
KINDS: Final = 2

# Figures
GEMS: Final = 40  # dqt-gen-04
"""
SAID = {
    "kind": [
        {"title": "Faces", "file": "cards.toml", "list": "dice", "prefix": "FACE_"},
        {"title": "Monsters", "file": "cards.toml", "list": "monster", "named": False, "count": "MONSTERS"},
        {
            "title": "Events",
            "file": "cards.toml",
            "list": "event",
            "goes_on": True,
            "first": "EVENTS",
            "called": {"fair_day": "FAIR"},
            "marks": {"LAST": "toll"},
            "end": "CARDS",
        },
        {"title": "Kinds", "file": "cards.toml", "list": "event", "field": "kind", "count": "KINDS"},
    ],
    "numbers": {"Figures": {"GEMS": [40, "dqt-gen-04"]}},
}


def test_the_files_are_up_to_date() -> None:
    said = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_every_game_has_one() -> None:
    for folder in (ROOT / "src" / "questhall" / "games").glob("*/content"):
        assert (folder.parent / "model" / "ids.toml").is_file(), folder


def test_what_is_written(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(CARDS, encoding="utf-8")
    text: str = runpy.run_path(str(TOOL))["written"](SAID, tmp_path)
    assert text.partition("NONE: Final = -1\n")[2] == WRITTEN

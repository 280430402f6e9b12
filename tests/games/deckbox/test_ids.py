"""The numbers of ids.py are those of the content, and the file is what its tool writes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from questhall.games.deckbox.model import cards, ids

ROOT = Path(__file__).parents[3]
LISTS = {
    "HERO_": cards.HERO_IDS,
    "EQP_": cards.EQP_IDS,
    "ABL_": cards.ABL_IDS,
    "ITM_": cards.ITEM_IDS,
    "FOE_": cards.FOE_IDS,
    "FTR_": cards.FEATURE_IDS,
    "RUL_": cards.RULE_IDS,
    "SKILL_": cards.SKILL_IDS,
    "TARGET_": cards.TARGET_IDS,
    "FACTION_": cards.FACTION_IDS,
    "SLOT_": cards.SLOT_IDS,
    "": cards.COLOUR_IDS,
}


@pytest.mark.parametrize("prefix", LISTS)
def test_the_words_stand_in_the_order_of_the_numbers(prefix: str) -> None:
    found = [getattr(ids, prefix + word.upper()) for word in LISTS[prefix]]
    assert found == list(range(len(found)))


def test_keywords_are_bits() -> None:
    found = [getattr(ids, f"KW_{word.upper()}") for word in cards.KEYWORD_IDS]
    assert found == [1 << place for place in range(10)]


def test_the_file_is_up_to_date() -> None:
    command = [sys.executable, "tools/game_ids.py", "--check"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr

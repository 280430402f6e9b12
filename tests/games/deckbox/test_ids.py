"""The numbers of ids.py are those of the content."""

from __future__ import annotations

import pytest

from questhall.games.deckbox.model import cards, ids

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

"""The figures of the cards and pieces (2.1 to 2.10), and what is said about a file that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.engine.content import ContentError
from questhall.games.heroquest import GAME
from questhall.games.heroquest.model import cards, ids
from questhall.games.heroquest.model.threat import mean_damage, threat_of

LISTS = {
    "heroes": (cards.HERO_IDS, ids.CLASSES),
    "monsters": (cards.MONSTER_IDS, ids.KINDS),
    "groups": (cards.GROUP_IDS, 4),
    "spells": (cards.SPELL_IDS, ids.SPELLS),
    "items": (cards.ITEM_IDS, ids.ITEMS),
    "dread spells": (cards.DREAD_IDS, ids.DREAD),
    "furniture": (cards.FURNITURE_IDS, ids.FURNITURE),
}


@pytest.mark.parametrize("words", LISTS)
def test_the_words_stand_in_the_order_of_the_numbers(words: str) -> None:
    found, count = LISTS[words]
    assert len(found) == count
    assert [getattr(ids, word.upper()) for word in found] == list(range(count))


@pytest.mark.rule("heq-set-05", "heq-set-16")
def test_heroes_start_with_the_figures_of_their_cards() -> None:
    assert cards.HERO_BODY == [8, 7, 6, 4]
    assert cards.HERO_MIND == [2, 3, 4, 6]
    assert cards.HERO_DEFEND == [2, 2, 2, 2]
    assert cards.HERO_WEAPON == [ids.BROADSWORD, ids.SHORTSWORD, ids.SHORTSWORD, ids.DAGGER]
    assert [cards.ATTACK[weapon] for weapon in cards.HERO_WEAPON] == cards.HERO_ATTACK == [3, 2, 2, 1]


@pytest.mark.rule("heq-set-07", "heq-tre-14")
def test_the_treasure_deck() -> None:
    assert sum(cards.CARD_COUNT) == 24
    assert sum(cards.CARD_COUNT[card] * cards.CARD_GOLD[card] for card in range(ids.CARDS)) == 250
    assert sum(n for card, n in enumerate(cards.CARD_COUNT) if cards.RETURNS >> card & 1) == 10


@pytest.mark.rule("heq-eqp-05", "heq-art-02")
def test_what_a_wizard_can_use() -> None:
    usable = [word for item, word in enumerate(cards.ITEM_IDS) if cards.WHO[item] >> ids.WIZARD & 1]
    barred = {
        "shortsword", "handaxe", "broadsword", "longsword", "crossbow", "battle_axe", "helmet", "shield", "chain_mail",
        "plate_mail", "borins_armor", "fortunes_longsword", "orcs_bane", "spirit_blade",
    }  # fmt: skip
    assert set(cards.ITEM_IDS) - set(usable) == barred


@pytest.mark.rule("heq-drd-10")
def test_swords_and_helmets_of_metal_rust() -> None:
    rusting = [word for item, word in enumerate(cards.ITEM_IDS) if cards.RUSTS >> item & 1]
    assert rusting == ["shortsword", "broadsword", "longsword", "helmet"]
    assert cards.RUSTS & cards.ARTIFACT == 0


@pytest.mark.rule("heq-atk-11", "heq-atk-14")
def test_long_and_thrown_weapons() -> None:
    diagonal = [word for item, word in enumerate(cards.ITEM_IDS) if cards.DIAGONAL >> item & 1]
    assert diagonal == ["staff", "longsword", "fortunes_longsword", "wizards_staff"]
    assert [word for item, word in enumerate(cards.ITEM_IDS) if cards.THROWABLE >> item & 1] == ["dagger", "handaxe"]


def test_the_box_holds_31_figures_and_15_pieces_of_furniture() -> None:
    assert sum(cards.FIGURES) == 31
    assert sum(cards.FURNITURE_COUNT) == 15


@pytest.mark.rule("heq-drd-13")
def test_every_summoning_has_a_row_for_each_face() -> None:
    assert [len(cards.SUMMONS[ids.D_SUMMON_ORCS][face]) for face in range(6)] == [4, 4, 4, 5, 5, 6]
    assert [len(cards.SUMMONS[ids.D_SUMMON_UNDEAD][face]) for face in range(6)] == [4, 4, 5, 5, 4, 4]


def test_the_threat_of_the_cards_follows_its_formula() -> None:
    for kind in range(ids.DREAD_SORCERER):
        assert cards.THREAT[kind] == threat_of(cards.KIND_STATS[kind])
    assert round(mean_damage(3, 2, 1 / 6), 2) == 1.22
    assert round(mean_damage(4, 3, 1 / 3), 2) == 1.15


def test_a_wrong_card_is_named_with_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = GAME.folder / "content" / "furniture.toml"
    (tmp_path / "content").mkdir()
    text = source.read_text(encoding="utf-8").replace("size = [3, 2]", "size = [2, 3]", 1)
    (tmp_path / "content" / "furniture.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(cards, "files", lambda package: tmp_path)
    line = text.splitlines().index("size = [2, 3]") + 1
    with pytest.raises(ContentError, match=f"furniture.toml:{line}: .*the long and the short side"):
        cards.read_furniture()

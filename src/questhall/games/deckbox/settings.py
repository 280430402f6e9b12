"""The table before the game: the options of Deck Box Dungeons (section 8), and the Table they are played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from questhall.engine.agreement import agree
from questhall.engine.game import BadSetup, Setting
from questhall.games.deckbox.model.cards import ABL_IDS, EQP_IDS, FACTION_IDS, HERO_IDS
from questhall.games.deckbox.model.plan import NONE, Quest
from questhall.games.deckbox.model.table import Table
from questhall.games.deckbox.quest_format.quests import QUEST_IDS, own_quest, quest

CHOOSE: Final = "choose"
DRAFTS: Final = ("free", "random", "three")
DIFFICULTIES: Final = ("normal", "easy", "hard")
WINDOWS: Final = ("hurt", "always", "never")
DECIDERS: Final = ("explorer", "vote", "host")
ROSTERS: Final = ("quest", *FACTION_IDS, "mixed")
LONGEST_SEED: Final = 64

SETTINGS: Final = (
    Setting("quest", QUEST_IDS, "dbd-set-01"),
    Setting("seed", (), "dbd-app-15"),
    Setting("hero", (CHOOSE, *HERO_IDS), "dbd-set-03", per_seat=True),
    Setting("equipment", (CHOOSE, *EQP_IDS), "dbd-set-03", per_seat=True),
    Setting("ability", (CHOOSE, *ABL_IDS), "dbd-set-03", per_seat=True),
    Setting("draft", DRAFTS, "dbd-set-03", field="draft"),
    Setting("difficulty", DIFFICULTIES, "dbd-ply-03", field="difficulty"),
    Setting("lone_hero_boon", ("on", "off"), "dbd-ply-02", field="lone_boon"),
    Setting("enemy_order", ("threat", "ranged"), "dbd-ene-01", field="ranged_first"),
    Setting("spawn_placement", ("automatic", "players"), "dbd-spn-08", field="players_place"),
    Setting("minor_windows", ("full", "player_phase"), "dbd-min-02", field="enemy_windows"),
    Setting("windows", WINDOWS, "dbd-min-02", per_seat=True, field="windows"),
    Setting("corner_touch", ("blocks", "free"), "dbd-los-03", field="corners_block"),
    Setting("heroes_block_enemy_sight", ("on", "off"), "dbd-los-06", field="heroes_block"),
    Setting("crush", ("per_hit", "once"), "dbd-kw-05", field="crush_once"),
    Setting("restless", ("on", "off"), "dbd-app-16", field="restless"),
    Setting("caps", ("on", "off"), "dbd-chr-08", field="caps"),
    Setting("revive", ("off", "on"), "dbd-def-12", field="revive"),
    Setting("group_choice", DECIDERS, "dbd-enc-05", field="group_choice"),
    Setting("open_map", ("off", "on"), "dbd-pnp-01", field="open_map"),
    Setting("roster", ROSTERS, "dbd-spn-02", field="roster"),
    Setting("luck", ("table", "seed"), "dbd-app-04", field="seeded"),
    Setting("quest_file", (), "dbd-set-01"),
)


def lay_out(options: Mapping[str, Any], seats: int) -> Table:
    """The table for completed options; BadSetup names the option that cannot be."""
    t = Table(seats, chosen_quest(options))
    agree(t, SETTINGS, options)
    t.seed = seed(options["seed"])
    t.chosen_hero = cards(options["hero"], HERO_IDS, "hero", t.boxes)
    t.chosen_equipment = cards(options["equipment"], EQP_IDS, "equipment", t.boxes)
    t.chosen_ability = cards(options["ability"], ABL_IDS, "ability", t.boxes)
    return t


def chosen_quest(options: Mapping[str, Any]) -> Quest:
    if options["quest_file"]:
        return own_quest(options["quest_file"])
    return quest(options["quest"])


def seed(value: Any) -> str:
    """dbd-app-15: free text; nothing means one that is drawn in secret."""
    if value in (None, [], ""):
        return ""
    if not isinstance(value, str) or len(value) > LONGEST_SEED or not value.isprintable():
        raise BadSetup("seed", f"a line of at most {LONGEST_SEED} characters, or nothing for a random one")
    return value.strip()


def cards(words: list[str], ids: list[str], key: str, boxes: int) -> list[int]:
    """dbd-set-07, -08: a card is in play once for each box."""
    chosen = [NONE if word == CHOOSE else ids.index(word) for word in words]
    for card in chosen:
        if card != NONE and chosen.count(card) > boxes:
            raise BadSetup(key, f"{ids[card]!r} is in {boxes} box{'es' if boxes > 1 else ''} only that often")
    return chosen

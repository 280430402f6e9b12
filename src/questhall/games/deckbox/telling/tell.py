"""Events told: from the numbers a step emits to what the log, the animation and the reader get."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import Event
from questhall.engine.told import Told, listeners
from questhall.games.deckbox.model.cards import ABL_IDS, FACE_IDS, FEATURE_IDS, ITEM_IDS, RULE_IDS
from questhall.games.deckbox.model.plan import QUEST_OWN
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.quest_format.quests import QUEST_IDS
from questhall.games.deckbox.rules import events as ev
from questhall.games.deckbox.telling import tellers as t
from questhall.games.deckbox.telling import tellers_fight as f
from questhall.games.deckbox.telling.tellers import Teller
from questhall.games.deckbox.views import refs

TELLERS: Final[dict[int, tuple[str, str, Teller]]] = {
    # The frame
    ev.QUEST_BEGINS: ("quest-begins", "dbd-set-01", t.quest),
    ev.CARD_TAKEN: ("card-taken", "dbd-set-03", t.card_taken),
    ev.CARDS_DEALT: ("cards-dealt", "dbd-set-03", t.cards_dealt),
    ev.HERO_PLACED: ("hero-placed", "dbd-set-11", t.square),
    ev.ROUND_BEGINS: ("round-begins", "dbd-trn-01", t.plain("round")),
    ev.ACTIVATION_BEGINS: ("activation-begins", "dbd-trn-02", t.nothing),
    ev.ACTIVATION_ENDS: ("activation-ends", "dbd-trn-03", t.nothing),
    ev.ENEMY_PHASE: ("enemy-phase", "dbd-trn-06", t.plain("count")),
    ev.RECOVERY_PHASE: ("recovery-phase", "dbd-trn-07", t.nothing),
    ev.QUEST_WON: ("quest-won", "dbd-end-01", t.won),
    ev.QUEST_LOST: ("quest-lost", "dbd-end-02", t.lost),
    ev.MARKET_SHOWS: ("market-shows", "dbd-mkt-02", t.market),
    ev.DECK_SHUFFLED: ("deck-shuffled", "dbd-mkt-06", t.nothing),
    ev.FLAG_RAISED: ("flag-raised", "dbd-qst-04", t.flag),
    ev.GATE_OPENS: ("gate-opens", "dbd-exp-07", t.nothing),
    ev.TIME_LEFT: ("time-left", "dbd-qst-03", t.plain("rounds")),
    ev.QUEST_EVENT: ("quest-event", "dbd-qst-05", t.quest_event),
    ev.RESTLESS: ("restless", "dbd-app-16", t.nothing),
    ev.SEED_SHOWN: ("seed-shown", "dbd-app-15", t.seed),
    # Moving and exploring
    ev.STEPPED: ("stepped", "dbd-mov-01", t.step),
    ev.MOVE_BEGINS: ("move-begins", "dbd-act-01", t.plain("points")),
    ev.PIT: ("pit", "dbd-mov-07", t.pit),
    ev.TILE_PLACED: ("tile-placed", "dbd-map-11", t.tile_placed),
    ev.EXPLORED: ("explored", "dbd-exp-02", t.explored),
    ev.RULE_ATTACHED: ("rule-attached", "dbd-enc-07", t.room_rule),
    ev.FEATURE_PLACED: ("feature-placed", "dbd-enc-08", t.feature),
    ev.FEATURE_GONE: ("feature-gone", "dbd-enc-08", t.feature),
    ev.PACK_TAKEN: ("pack-taken", "dbd-def-11", t.pack_taken),
    ev.PACK_LEFT: ("pack-left", "dbd-def-10", t.square),
    ev.PASSAGE_OPENS: ("passage-opens", "dbd-map-10", t.square),
    ev.INTERACTED: ("interacted", "dbd-act-03", t.feature),
    ev.VEILED: ("veiled", "dbd-abl-veil", t.step),
    ev.THREADED: ("threaded", "dbd-itm-return", t.step),
    # Encounters
    ev.BRANCH_ROLLED: ("branch-rolled", "dbd-enc-03", t.branch),
    ev.TEST_BEGINS: ("test-begins", "dbd-enc-04", t.test),
    ev.TEST_ROLLED: ("test-rolled", "dbd-skl-01", t.roll),
    ev.TEST_PASSED: ("test-passed", "dbd-skl-02", t.plain("successes")),
    ev.TEST_FAILED: ("test-failed", "dbd-skl-02", t.plain("successes")),
    ev.CHOSE: ("chose", "dbd-enc-05", t.choice),
    ev.VOTED: ("voted", "dbd-enc-05", t.choice),
    ev.PAID: ("paid", "dbd-enc-05", t.plain("treasure")),
    ev.HERO_CHOSEN: ("hero-chosen", "dbd-enc-11", t.nothing),
    ev.SPAWNED: ("spawned", "dbd-spn-02", f.spawned),
    ev.FACE_ROLLED: ("face-rolled", "dbd-spn-01", t.face),
    ev.UPGRADED: ("upgraded", "dbd-spn-09", t.upgraded),
    ev.OVERFLOW: ("overflow", "dbd-spn-11", t.nothing),
    ev.STUNNED: ("stunned", "dbd-kw-06", f.enemy),
    # Fighting
    ev.HERO_ATTACKS: ("hero-attacks", "dbd-act-02", f.hero_attacks),
    ev.ENEMY_ATTACKS: ("enemy-attacks", "dbd-ene-04", f.hero_attacks),
    ev.ATTACK_ROLLED: ("attack-rolled", "dbd-atk-01", t.attack_roll),
    ev.HITS: ("hits", "dbd-atk-02", t.plain("hits", "criticals")),
    ev.DEFENCE_ROLLED: ("defence-rolled", "dbd-def-01", t.roll),
    ev.BLOCKED: ("blocked", "dbd-def-01", t.plain("hits")),
    ev.ENERGY_GAINED: ("energy-gained", "dbd-atk-06", t.plain("energy")),
    ev.ENERGY_LOST: ("energy-lost", "dbd-enc-12", t.plain("energy")),
    ev.ENEMY_HURT: ("enemy-hurt", "dbd-def-04", f.enemy_points),
    ev.ENEMY_DEFEATED: ("enemy-defeated", "dbd-def-06", f.defeated),
    ev.LOOT_ROLLED: ("loot-rolled", "dbd-def-07", t.face),
    ev.TREASURE_GAINED: ("treasure-gained", "dbd-chr-08", t.plain("treasure")),
    ev.HERO_HURT: ("hero-hurt", "dbd-def-04", t.plain("points")),
    ev.HERO_HEALED: ("hero-healed", "dbd-chr-07", t.plain("points")),
    ev.HERO_FALLS: ("hero-falls", "dbd-def-10", t.square),
    ev.HERO_REVIVED: ("hero-revived", "dbd-def-12", f.revived),
    ev.KNOCKED_BACK: ("knocked-back", "dbd-kw-15", f.enemy_at),
    ev.HERO_PUSHED: ("hero-pushed", "dbd-kw-15", t.square),
    ev.COLLISION: ("collision", "dbd-kw-13", f.collision),
    ev.MISSED: ("missed", "dbd-atk-02", t.nothing),
    # Enemies
    ev.ENEMY_ACTS: ("enemy-acts", "dbd-ene-06", f.enemy_acts),
    ev.ENEMY_MOVED: ("enemy-moved", "dbd-ene-03", f.enemy_moved),
    ev.ENEMY_SKIPS: ("enemy-skips", "dbd-ene-15", f.enemy),
    ev.ENEMY_WAITS: ("enemy-waits", "dbd-ene-11", f.enemy),
    ev.SIPHONED: ("siphoned", "dbd-kw-19", f.enemy_points),
    ev.RITUAL: ("ritual", "dbd-kw-18", f.ritual),
    ev.REGENERATED: ("regenerated", "dbd-kw-17", f.enemy),
    ev.CRUMBLED: ("crumbled", "dbd-rule-crumbling", t.crumbled),
    ev.NEST_HATCHES: ("nest-hatches", "dbd-ftr-nest", t.tile),
    # Belongings
    ev.BOUGHT: ("bought", "dbd-mkt-01", f.item),
    ev.ITEM_USED: ("item-used", "dbd-mkt-05", f.item_used),
    ev.ITEM_GAINED: ("item-gained", "dbd-mkt-07", f.item),
    ev.ABILITY_USED: ("ability-used", "dbd-min-04", f.ability_used),
    ev.ITEM_GIVEN: ("item-given", "dbd-min-07", f.item_given),
    ev.TREASURE_GIVEN: ("treasure-given", "dbd-min-07", f.treasure_given),
    ev.TRADE_OFFERED: ("trade-offered", "dbd-min-07", f.trade_offered),
    ev.TRADE_REFUSED: ("trade-refused", "dbd-min-07", f.first_other),
    ev.CAPTIVE_TAKEN: ("captive-taken", "dbd-qst-01", t.nothing),
    ev.CAPTIVE_LEFT: ("captive-left", "dbd-qst-01", t.square),
    ev.CAPTIVE_GIVEN: ("captive-given", "dbd-qst-01", f.second_other),
    ev.EDGE_GAINED: ("edge-gained", "dbd-ftr-forge", t.plain("attacks")),
    ev.CHARMED: ("charmed", "dbd-itm-charm", t.plain("hits")),
    ev.EXTRA_ACTION: ("extra-action", "dbd-abl-wind", t.nothing),
    ev.SMOKE: ("smoke", "dbd-itm-smoke", t.tile),
}


# Events whose rule is that of a card


def quest_rule(s: Delve, a: int, b: int) -> str:
    return f"dbd-q-{s.quest.id}" if s.quest.id in QUEST_IDS else "dbd-set-01"


def encounter_rule(s: Delve, a: int, b: int) -> str:
    encounter = s.rooms[a].encounter
    return "dbd-exp-02" if encounter.table == QUEST_OWN else f"dbd-e-{encounter.id}"


CARD_RULES: Final[dict[int, Callable[[Delve, int, int], str]]] = {
    ev.QUEST_BEGINS: quest_rule,
    ev.QUEST_LOST: lambda s, a, b: "dbd-end-03" if a else "dbd-end-02",
    ev.TILE_PLACED: lambda s, a, b: f"dbd-tile-{FACE_IDS[s.rooms[a].face].lower()}",
    ev.EXPLORED: encounter_rule,
    ev.RULE_ATTACHED: lambda s, a, b: f"dbd-rule-{RULE_IDS[b]}",
    ev.FEATURE_PLACED: lambda s, a, b: f"dbd-ftr-{FEATURE_IDS[b]}",
    ev.INTERACTED: lambda s, a, b: f"dbd-ftr-{FEATURE_IDS[b]}",
    ev.COLLISION: lambda s, a, b: "dbd-kw-14" if a else "dbd-kw-13",
    ev.ITEM_USED: lambda s, a, b: f"dbd-itm-{ITEM_IDS[a]}",
    ev.ABILITY_USED: lambda s, a, b: f"dbd-abl-{ABL_IDS[a]}",
}


def told(s: Delve, event: Event) -> Told:
    """One event for the reader. There is no secret between players (section 7)."""
    kind, seat, a, b, audience = event
    name, rule, teller = TELLERS[kind]
    about, args = teller(s, seat, a, b)
    args["hero"] = refs.hero_word(s, seat)
    about = (refs.hero(seat), *about) if 0 <= seat < len(s.heroes) else about
    if kind in CARD_RULES:
        rule = CARD_RULES[kind](s, a, b)
    return Told(name, seat, about, rule, f"event-{name}", args, listeners(audience, len(s.heroes)))

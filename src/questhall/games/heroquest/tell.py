"""Events told: from the numbers a step emits to what the log, the animation and the reader get."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import EVERYBODY, Event
from questhall.engine.game import Told
from questhall.games.heroquest import refs
from questhall.games.heroquest import tellers as t
from questhall.games.heroquest.rules import events as ev
from questhall.games.heroquest.state import Dungeon
from questhall.games.heroquest.tellers import Teller

TELLERS: Final[dict[int, tuple[str, str, Teller]]] = {
    ev.CAMPAIGN_BEGINS: ("campaign-begins", "heq-set-20", t.nothing),
    ev.QUEST_BEGINS: ("quest-begins", "heq-set-04", t.quest),
    ev.PARCHMENT: ("parchment", "heq-set-04", t.prose),
    ev.NOTE: ("note", "heq-rev-09", t.prose),
    ev.ROUND_BEGINS: ("round-begins", "heq-trn-01", t.plain("round")),
    ev.TURN_BEGINS: ("turn-begins", "heq-trn-01", t.nothing),
    ev.TURN_SKIPPED: ("turn-skipped", "heq-trn-12", t.effect),
    ev.TURN_ENDS: ("turn-ends", "heq-trn-02", t.nothing),
    ev.ZARGON_BEGINS: ("zargon-begins", "heq-zar-01", t.nothing),
    ev.QUEST_ENDS: ("quest-ends", "heq-end-01", t.outcome),
    ev.GOLD_SHARED: ("gold-shared", "heq-end-07", t.plain("gold")),
    ev.GROUP_TAKEN: ("group-taken", "heq-set-09", t.group),
    ev.SPELL_STORED: ("spell-stored", "heq-set-18", t.spell),
    ev.TIMER_RUNS: ("timer-runs", "heq-rev-09", t.timer),
    ev.CHAMPION: ("champion", "heq-btw-08", t.nothing),
    ev.GOAL_MET: ("goal-met", "heq-end-01", t.nothing),
    ev.GOAL_FAILED: ("goal-failed", "heq-end-06", t.nothing),
    ev.TIMER_STOPS: ("timer-stops", "heq-rev-09", t.timer),
    ev.QUEST_CHOSEN: ("quest-chosen", "heq-btw-06", t.quest),
    ev.MONSTER_GONE: ("monster-gone", "heq-drd-06", t.monster),
    ev.ALLY_STRIKES: ("ally-strikes", "heq-zar-07", t.ally_strike),
    ev.ALLY_ATTACKS: ("ally-attacks", "heq-npc-02", t.ally_attack),
    ev.SUMMON_ROLLED: ("summon-rolled", "heq-drd-13", t.red_dice),
    ev.GAME_OVER: ("game-over", "heq-end-10", t.nothing),
    ev.MOVE_ROLLED: ("move-rolled", "heq-mov-01", t.red_dice),
    ev.STEPPED: ("stepped", "heq-mov-03", t.step),
    ev.JUMPED: ("jumped", "heq-jmp-03", t.step),
    ev.JUMP_ROLLED: ("jump-rolled", "heq-jmp-03", t.combat_dice),
    ev.DOOR_OPENED: ("door-opened", "heq-dor-02", t.door),
    ev.DOOR_SEEN: ("door-seen", "heq-rev-03", t.door),
    ev.ROOM_REVEALED: ("room-revealed", "heq-rev-05", t.area),
    ev.SQUARES_REVEALED: ("squares-revealed", "heq-rev-03", t.plain("count")),
    ev.MONSTER_PLACED: ("monster-placed", "heq-dor-06", t.monster_at),
    ev.FURNITURE_PLACED: ("furniture-placed", "heq-dor-06", t.furniture),
    ev.BLOCK_SEEN: ("block-seen", "heq-rev-04", t.square),
    ev.ITEM_SEEN: ("item-seen", "heq-rev-03", t.thing),
    ev.ALLY_SEEN: ("ally-seen", "heq-rev-05", t.ally),
    ev.TELEPORTED: ("teleported", "heq-rev-02", t.square),
    ev.DOOR_BARRED: ("door-barred", "heq-dor-03", t.door),
    ev.DOOR_FREED: ("door-freed", "heq-dor-03", t.door),
    ev.COLUMN_FELL: ("column-fell", "heq-rev-09", t.column),
    ev.SEARCHED_TREASURE: ("searched-treasure", "heq-tre-04", t.area),
    ev.SEARCHED_SECRET: ("searched-secret", "heq-sec-02", t.area),
    ev.SEARCHED_TRAPS: ("searched-traps", "heq-trp-02", t.area),
    ev.DOOR_FALSE: ("door-false", "heq-dor-10", t.door),
    ev.SECRET_FOUND: ("secret-found", "heq-sec-02", t.door),
    ev.TRAP_FOUND: ("trap-found", "heq-trp-02", t.trap),
    ev.CHEST_TRAP_FOUND: ("chest-trap-found", "heq-trp-02", t.furniture),
    ev.NOTHING_FOUND: ("nothing-found", "heq-tre-13", t.nothing),
    ev.CARD_DRAWN: ("card-drawn", "heq-tre-06", t.card),
    ev.TREASURE_FOUND: ("treasure-found", "heq-tre-05", t.nothing),
    ev.GOLD_FOUND: ("gold-found", "heq-tre-09", t.plain("gold")),
    ev.ITEM_GAINED: ("item-gained", "heq-art-01", t.item),
    ev.TRAP_SPRUNG: ("trap-sprung", "heq-trp-04", t.trap),
    ev.TRAP_ROLLED: ("trap-rolled", "heq-blk-01", t.combat_dice),
    ev.CHEST_TRAP_SPRUNG: ("chest-trap-sprung", "heq-fur-01", t.furniture_trap),
    ev.DISARM_ROLLED: ("disarm-rolled", "heq-dis-02", t.combat_dice),
    ev.DISARMED: ("disarmed", "heq-dis-05", t.trap),
    ev.CHEST_DISARMED: ("chest-disarmed", "heq-fur-03", t.furniture),
    ev.RUBBLE: ("rubble", "heq-blk-03", t.square),
    ev.WANDERER_COMES: ("wanderer-comes", "heq-wan-02", t.monster),
    ev.HERO_ATTACKS: ("hero-attacks", "heq-atk-01", t.weapon_attack),
    ev.MONSTER_ATTACKS: ("monster-attacks", "heq-zar-07", t.monster_attack),
    ev.ATTACK_ROLLED: ("attack-rolled", "heq-atk-05", t.combat_dice),
    ev.DEFENCE_ROLLED: ("defence-rolled", "heq-atk-06", t.combat_dice),
    ev.MISSED: ("missed", "heq-atk-05", t.nothing),
    ev.MONSTER_HURT: ("monster-hurt", "heq-atk-07", t.monster_points),
    ev.MONSTER_SLAIN: ("monster-slain", "heq-atk-08", t.monster),
    ev.HERO_HURT: ("hero-hurt", "heq-set-06", t.harm),
    ev.HERO_HEALED: ("hero-healed", "heq-def-08", t.plain("points")),
    ev.HERO_AT_ZERO: ("hero-at-zero", "heq-die-01", t.nothing),
    ev.HERO_DIED: ("hero-died", "heq-die-05", t.nothing),
    ev.HERO_LEFT: ("hero-left", "heq-end-02", t.nothing),
    ev.HERO_LOST: ("hero-lost", "heq-end-09", t.nothing),
    ev.ALLY_HURT: ("ally-hurt", "heq-def-06", t.ally),
    ev.ALLY_DIED: ("ally-died", "heq-npc-03", t.ally),
    ev.ALLY_SAFE: ("ally-safe", "heq-end-02", t.ally),
    ev.ALLY_MOVED: ("ally-moved", "heq-npc-01", t.ally_at),
    ev.WEAPON_LOST: ("weapon-lost", "heq-atk-15", t.item),
    ev.REROLLED: ("rerolled", "heq-art-05", t.combat_dice),
    ev.MONSTER_MOVED: ("monster-moved", "heq-zar-02", t.monster_at),
    ev.MONSTER_WAKES: ("monster-wakes", "heq-zar-14", t.monster),
    ev.MONSTER_SKIPS: ("monster-skips", "heq-zar-13", t.monster),
    ev.MONSTER_RISES: ("monster-rises", "heq-zar-16", t.monster),
    ev.MONSTER_PEACEFUL: ("monster-peaceful", "heq-rev-09", t.monster),
    ev.BOUNTY: ("bounty", "heq-end-07", t.plain("gold")),
    ev.HERO_ATTACKS_HERO: ("hero-attacks-hero", "heq-drd-05", t.other),
    ev.SPELL_CAST: ("spell-cast", "heq-spl-03", t.spell_cast),
    ev.DREAD_CAST: ("dread-cast", "heq-drd-01", t.dread_cast),
    ev.RESIST_ROLLED: ("resist-rolled", "heq-drd-12", t.red_dice),
    ev.EFFECT_BEGINS: ("effect-begins", "heq-spl-19", t.effect),
    ev.EFFECT_ENDS: ("effect-ends", "heq-spl-19", t.effect),
    ev.MONSTER_EFFECT: ("monster-effect", "heq-spl-16", t.monster_effect),
    ev.MONSTER_FREE: ("monster-free", "heq-zar-14", t.monster_effect),
    ev.POTION_DRUNK: ("potion-drunk", "heq-pot-01", t.item),
    ev.ITEM_GIVEN: ("item-given", "heq-eqp-13", t.given),
    ev.GOLD_GIVEN: ("gold-given", "heq-eqp-14", t.gold_given),
    ev.ITEM_TAKEN: ("item-taken", "heq-itm-01", t.thing),
    ev.ITEM_DROPPED: ("item-dropped", "heq-itm-01", t.thing),
    ev.BELONGINGS_TAKEN: ("belongings-taken", "heq-die-06", t.other),
    ev.BELONGINGS_LOST: ("belongings-lost", "heq-die-07", t.other),
    ev.WEAPON_HELD: ("weapon-held", "heq-eqp-08", t.item),
    ev.ITEM_USED: ("item-used", "heq-itm-01", t.item),
    ev.HERO_REVIVED: ("hero-revived", "heq-art-04", t.other),
    ev.ITEM_RUSTED: ("item-rusted", "heq-drd-10", t.item),
    ev.SPELL_STOLEN: ("spell-stolen", "heq-rev-09", t.spell),
    ev.SPELLS_BACK: ("spells-back", "heq-rev-09", t.nothing),
    ev.QUEST_ACTION: ("quest-action", "heq-rev-09", t.action),
    ev.GOLD_PAID: ("gold-paid", "heq-eqp-03", t.plain("gold")),
    ev.BOUGHT: ("bought", "heq-eqp-03", t.item),
    ev.SOLD: ("sold", "heq-btw-09", t.item),
    ev.WORN: ("worn", "heq-eqp-09", t.item),
    ev.NEW_HERO: ("new-hero", "heq-btw-05", t.nothing),
    ev.HERO_READY: ("hero-ready", "heq-btw-04", t.nothing),
    ev.EQUIPMENT_TAKEN: ("equipment-taken", "heq-rev-09", t.nothing),
    ev.EQUIPMENT_BACK: ("equipment-back", "heq-rev-09", t.nothing),
}


def told(s: Dungeon, event: Event) -> Told:
    """One event for the reader; the audience is the seats that may know it."""
    kind, seat, a, b, audience = event
    name, rule, teller = TELLERS[kind]
    about, args = teller(s, a, b)
    args["Hero"] = refs.hero_word(s, seat - 1, first=True)
    args["hero"] = refs.hero_word(s, seat - 1)
    about = (refs.hero(seat - 1), *about) if 1 <= seat <= len(s.heroes) else about
    knows = None if audience == EVERYBODY else frozenset(n for n in range(s.table.heroes + 1) if audience >> n & 1)
    return Told(name, seat, about, rule, f"event-{name}", args, knows)

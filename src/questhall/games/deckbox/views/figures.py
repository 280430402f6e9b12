"""Heroes with their totals, enemies as they stand, and the six cards they are played by."""

from __future__ import annotations

from questhall.games.deckbox.model import cards
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.script import RANGED
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules import totals
from questhall.games.deckbox.views import refs
from questhall.games.deckbox.views.shapes import AttackTotal, Colour, EnemyView, FoeCard, HeroView, Intent, Pack

COLOURS: tuple[Colour, ...] = ("green", "blue", "red")


def hero(s: Delve, h: Hero) -> HeroView:
    """dbd-set-04: the three cards with their trackers; everybody's sheet lies open (section 7)."""
    made = NONE not in (h.card, h.equipment, h.ability)
    return {
        "ref": refs.hero(h.seat),
        "seat": h.seat,
        "hero": cards.HERO_IDS[h.card] if h.card != NONE else None,
        "equipment": cards.EQP_IDS[h.equipment] if h.equipment != NONE else None,
        "ability": cards.ABL_IDS[h.ability] if h.ability != NONE else None,
        "at": spot(s, h.square),
        "health": h.health,
        "health_max": h.max_health,
        "energy": h.energy,
        "energy_max": totals.MOST_ENERGY if s.table.caps else None,
        "energy_cost": cards.ABL_ENERGY[h.ability] if h.ability != NONE else 0,
        "treasure": h.treasure,
        "treasure_max": totals.MOST_TREASURE if s.table.caps else None,
        "items": item_ids(h.items),
        "fallen": h.fallen,
        "fell_at": spot(s, h.fell_at),
        "carries": h.carries,
        "activated": h.activated,
        "melee": melee(h) if made else None,
        "ranged": ranged(h) if made else None,
        "defence": totals.defence(s, h) if made else 0,
        "speed": totals.speed(h) if made else 0,
        "skills": {word: totals.skill(h, n) if made else 0 for n, word in enumerate(cards.SKILL_IDS)},
        "effects": effects(h),
        "edge": h.edge,
    }


def spot(s: Delve, square: int) -> str | None:
    return refs.spot(s, square) if square >= 0 else None


def item_ids(counts: tuple[int, ...]) -> list[str]:
    """One word for each card."""
    return [cards.ITEM_IDS[item] for item in range(len(counts)) for _ in range(counts[item])]


def melee(h: Hero) -> AttackTotal | None:
    return attack(totals.melee_dice(h), totals.melee_modifier(h), cards.EQP_MELEE_KW[h.equipment])


def ranged(h: Hero) -> AttackTotal | None:
    return attack(totals.ranged_dice(h), totals.ranged_modifier(h), cards.EQP_RANGED_KW[h.equipment])


def attack(dice: int, modifier: int, keywords: int) -> AttackTotal | None:
    """dbd-chr-06: without dice there is no such attack."""
    if not dice:
        return None
    return {"dice": dice, "modifier": modifier, "keywords": keyword_ids(keywords)}


def keyword_ids(bits: int) -> list[str]:
    return [word for n, word in enumerate(cards.KEYWORD_IDS) if bits >> n & 1]


def effects(h: Hero) -> list[str]:
    lasting = (("stand", h.stand), ("keen", h.keen), ("whet", h.whet), ("edge", h.edge > 0))
    return [word for word, holds in lasting if holds]


# Enemies


def enemies(s: Delve, intents: list[Intent]) -> list[EnemyView]:
    """In the order in which they appeared."""
    turns = {each["enemy"]: n for n, each in enumerate(intents, 1)}
    return [enemy(s, e, turns.get(refs.enemy(e.number), 0)) for e in s.enemies]


def enemy(s: Delve, e: Enemy, order: int) -> EnemyView:
    return {
        "ref": refs.enemy(e.number),
        "foe": cards.FOE_IDS[e.foe],
        "colour": COLOURS[e.colour],
        "kind": "ranged" if e.kind == RANGED else "melee",
        "health": e.health,
        "cap": e.cap,
        "at": refs.spot(s, e.square),
        "stunned": e.stunned,
        "boss": e.boss,
        "last": e.last if e.last != NONE else None,
        "order": order,
        "mark": refs.enemy_mark(s, e.number),
    }


def foes(s: Delve) -> list[FoeCard]:
    """dbd-ene-01, R32: in the order in which their likes act."""
    slots = list(range(len(s.foes)))
    if s.table.ranged_first:
        slots = slots[::2] + slots[1::2]
    return [foe(s, slot) for slot in slots]


def foe(s: Delve, slot: int) -> FoeCard:
    card = s.foes[slot]
    return {
        "slot": cards.SLOT_IDS[slot],
        "foe": cards.FOE_IDS[card],
        "melee": attack(cards.FOE_MELEE_DICE[card], cards.FOE_MELEE[card], 0),
        "ranged": attack(cards.FOE_RANGED_DICE[card], cards.FOE_RANGED[card], 0),
        "defence": cards.FOE_DEFENCE[card],
        "speed": cards.FOE_SPEED[card],
        "keywords": keyword_ids(cards.FOE_KW[card]),
        "targets": [cards.TARGET_IDS[word] for word in cards.FOE_TARGETS[card]],
        "alive": sum(e.foe == card for e in s.enemies),
    }


def packs(s: Delve) -> list[Pack]:
    return [
        {
            "ref": refs.pack(s, pack.square),
            "at": refs.spot(s, pack.square),
            "treasure": pack.treasure,
            "items": item_ids(pack.items),
        }
        for pack in s.packs
    ]

"""Why not: the rule that forbids what a seat would like to choose, from the same tests that list the legal answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from questhall.engine.core import DECISION, OVER, Reason
from questhall.engine.game import UnknownName
from questhall.engine.refs import one_of
from questhall.games.heroquest.answers.options import TWO_WORDS, asking, option
from questhall.games.heroquest.answers.reasons_board import (
    HERO_CHOICE,
    MONSTER_ACTS,
    acting_hero,
    spent,
    why_not_door,
    why_not_furniture,
    why_not_monster,
    why_not_search,
    why_not_square,
    why_not_trap,
)
from questhall.games.heroquest.model import cards
from questhall.games.heroquest.model.answer_codes import code
from questhall.games.heroquest.model.figures import DEAD, IN_PLAY
from questhall.games.heroquest.model.state import BETWEEN, Dungeon
from questhall.games.heroquest.rules.owning import usable
from questhall.games.heroquest.views import refs

COME_AND_GO: Final = ("door", "monster", "trap", "furniture", "ally", "thing")  # what is not there yet may be hidden
SEARCHES: Final = {f"search:{word}": code(verb) for verb, (first, word, _) in TWO_WORDS.items() if first == "search"}


def why_not(s: Dungeon, seat: int, ref: str) -> Reason | None:
    """Why this seat cannot choose that thing now; None if it can."""
    if s.waiting == OVER:
        return Reason("heq-end-10", "why-over")
    if s.waiting != DECISION:
        return Reason("heq-trn-08", "why-dice-first")
    if seat not in s.deciders():
        return Reason("heq-trn-01", "why-not-asked", {"who": [refs.seat(n) for n in s.deciders()]})
    if can_choose(s, seat, ref):
        return None
    kind, colon, name = ref.partition(":")
    if kind not in EXPLAINERS or not colon or not name:
        raise UnknownName(f"{ref!r} is nothing one could choose")
    try:
        return EXPLAINERS[kind](s, seat, ref) or Reason("heq-trn-02", "why-not-now")
    except UnknownName:
        if kind in COME_AND_GO:
            return Reason("heq-rev-08", "why-not-there")
        raise


def can_choose(s: Dungeon, seat: int, ref: str) -> bool:
    if ref in SEARCHES:
        return SEARCHES[ref] in s.legal_for(seat)
    return any(ref in option(s, seat, answer).refs for answer in s.legal_for(seat))


# Heroes and allies


def why_not_hero(s: Dungeon, seat: int, ref: str) -> Reason | None:
    other = s.heroes[refs.hero_number(s, ref)]
    args = {"other": refs.hero_word(s, other.number), "target": refs.hero_word(s, other.number, first=True)}
    if other.status == DEAD:
        return Reason("heq-die-05", "why-hero-dead", args)
    if other.status != IN_PLAY:
        return Reason("heq-end-02", "why-hero-away", args)
    if asking(s) in MONSTER_ACTS:
        return Reason("heq-zar-04", "why-acted") if s.acted else Reason("heq-zar-07", "why-victim-far", args)
    if asking(s) == HERO_CHOICE and other.number != seat - 1:
        return Reason("heq-eqp-13", "why-give-far", args)
    return None


def why_not_ally(s: Dungeon, seat: int, ref: str) -> Reason | None:
    number = refs.ally_number(s, ref)
    if asking(s) in MONSTER_ACTS:
        return Reason("heq-zar-07", "why-victim-far", {"target": refs.ally_word(s, number)})
    return None


# Belongings


def why_not_item(s: Dungeon, seat: int, ref: str) -> Reason | None:
    item = one_of("item", cards.ITEM_IDS, ref)
    h = acting_hero(s, seat)
    if h is None:
        return None
    args: dict[str, Any] = {"item": ref, "cost": cards.COST[item], "gold": h.gold}
    args["hero"] = refs.hero_word(s, h.number, first=True)
    if s.phase == BETWEEN:
        if not cards.COST[item]:
            return Reason("heq-eqp-02", "why-item-not-sold", args)
        return Reason("heq-eqp-03", "why-item-poor", args) if cards.COST[item] > h.gold else None
    if not h.items[item]:
        sold = cards.COST[item] > 0
        return Reason("heq-eqp-01", "why-item-shop") if sold else Reason("heq-eqp-04", "why-item-not-yours", args)
    if not usable(s, h, item):
        return Reason("heq-eqp-05", "why-item-cannot-use", args)
    if h.used >> item & 1:
        return Reason("heq-set-19", "why-item-used", args)
    if cards.SLOT[item] == cards.BODY:
        return Reason("heq-eqp-09", "why-item-combat", args)
    if cards.SLOT[item] == cards.WEAPON and s.attack_turn == s.turn:
        return Reason("heq-eqp-08", "why-item-hands")
    return Reason("heq-trn-06", "why-item-none", args)


def why_not_thing(s: Dungeon, seat: int, ref: str) -> Reason | None:
    number = refs.thing_number(s, ref)
    place = s.item_places[number]
    if place <= -2 and -2 - place != seat - 1:
        return Reason("heq-itm-01", "why-thing-carried", {"other": refs.hero_word(s, -2 - place, first=True)})
    return Reason("heq-itm-01", "why-thing-far") if place >= 0 else None


# Magic


def why_not_spell(s: Dungeon, seat: int, ref: str) -> Reason | None:
    spell = one_of("spell", cards.SPELL_IDS, ref)
    h = acting_hero(s, seat)
    if h is None:
        return None
    if not h.spells >> spell & 1:
        return Reason("heq-spl-03", "why-spell-not-yours", {"spell": ref})
    if asking(s) != HERO_CHOICE:
        return None
    if s.plan.no_spells:
        return Reason("heq-rev-09", "why-spell-forbidden")
    return spent(s) or Reason("heq-spl-04", "why-spell-target", {"spell": ref})


def why_not_dread(s: Dungeon, seat: int, ref: str) -> Reason | None:
    one_of("dread", cards.DREAD_IDS, ref)
    return Reason("heq-drd-01", "why-dread-none")


def why_not_group(s: Dungeon, seat: int, ref: str) -> Reason | None:
    one_of("group", cards.GROUP_IDS, ref)
    return Reason("heq-set-09", "why-group-taken") if asking(s) == "ChooseGroups" else None


def why_not_action(s: Dungeon, seat: int, ref: str) -> Reason | None:
    """The same for every name, so that nobody can find out what a quest has in store."""
    return Reason("heq-rev-09", "why-action-not-here")


def why_not_die(s: Dungeon, seat: int, ref: str) -> Reason | None:
    one_of("die", cards.FACE_IDS, ref)
    return None


def why_not_quest(s: Dungeon, seat: int, ref: str) -> Reason | None:
    refs.quest_index(s, ref)
    return Reason("heq-btw-06", "why-quest-closed")


Explainer = Callable[[Dungeon, int, str], Reason | None]
EXPLAINERS: Final[dict[str, Explainer]] = {
    "square": why_not_square,
    "door": why_not_door,
    "monster": why_not_monster,
    "trap": why_not_trap,
    "furniture": why_not_furniture,
    "search": why_not_search,
    "hero": why_not_hero,
    "ally": why_not_ally,
    "item": why_not_item,
    "thing": why_not_thing,
    "spell": why_not_spell,
    "dread": why_not_dread,
    "group": why_not_group,
    "action": why_not_action,
    "die": why_not_die,
    "chapter": why_not_quest,
}

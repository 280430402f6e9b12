"""Why not: the rule that forbids what a seat would like to choose, from the same tests that list the legal answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from questhall.engine.core import DECISION, OVER, Reason
from questhall.engine.game import UnknownName
from questhall.games.betrayals.answers.options import asking, option
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import TEMPLE_PRICE
from questhall.games.betrayals.model.ids import FIRST_DRAGON_ITEM, MONSTERS
from questhall.games.betrayals.model.state import NO_PARLEY, VILLAGE, Adventure
from questhall.games.betrayals.rules import power, village
from questhall.games.betrayals.rules.flight import flight_barred
from questhall.games.betrayals.rules.parties import why_not_deal
from questhall.games.betrayals.rules.wealth import may_receive_quest
from questhall.games.betrayals.views import refs
from questhall.games.betrayals.views.unseen import known_offers

PLACES: Final = ("shop", "pot", "bank", "deck")


def why_not(s: Adventure, seat: int, ref: str) -> Reason | None:
    """Why this seat cannot choose that thing now; None if it can."""
    kind, colon, _ = ref.partition(":")
    explain = EXPLAINERS.get(kind)
    if explain is None or (kind in LONE) == bool(colon):
        raise UnknownName(f"{ref!r} is nothing one could choose")
    reason = explain(s, seat, ref)
    if s.waiting == OVER:
        return Reason("dqt-end-06", "why-over")
    if s.waiting != DECISION:
        return Reason("dqt-trn-03", "why-dice-first")
    if seat not in s.deciders():
        return Reason("dqt-trn-03", "why-not-asked", {"who": [refs.seat(each) for each in s.awaited()]})
    if may_choose(s, seat, ref):
        return None
    return reason or Reason("dqt-trn-03", "why-not-now")


def may_choose(s: Adventure, seat: int, ref: str) -> bool:
    legal = s.legal_for(seat)
    if ref == refs.STALL:
        return codes.TROPHY in legal
    return any(ref in option(s, seat, answer).refs for answer in legal)


def visiting(s: Adventure, seat: int) -> bool:
    """In the village, and it is his visit (dqt-vil-01)."""
    return s.parley == VILLAGE and seat == s.active


def purse(s: Adventure, seat: int, cost: int) -> dict[str, Any]:
    return {"cost": cost, "gems": s.adventurers[seat].gems}


# The village


def why_not_item(s: Adventure, seat: int, ref: str) -> Reason | None:
    item = refs.item_number(ref)
    if s.adventurers[seat].owns(item):
        return Reason("dqt-trd-02", "why-item-owned", {"item": ref})
    if s.apart >> item & 1 and item >= FIRST_DRAGON_ITEM:
        return Reason("dqt-set-06", "why-item-dragon", {"item": ref})
    if not s.shop >> item & 1:
        return Reason("dqt-vil-15", "why-item-not-sold", {"item": ref})
    if not visiting(s, seat):
        return Reason("dqt-vil-01", "why-item-later", {"item": ref})
    return Reason("dqt-vil-03", "why-item-poor", {"item": ref, **purse(s, seat, village.price(s, item))})


def why_not_temple(s: Adventure, seat: int, ref: str) -> Reason:
    if not visiting(s, seat):
        return Reason("dqt-vil-01", "why-village-later")
    if s.adventurers[seat].wounds == 0 and s.curse != seat:
        return Reason("dqt-vil-06", "why-temple-whole")
    return Reason("dqt-vil-05", "why-temple-poor", purse(s, seat, TEMPLE_PRICE))


def why_not_guild(s: Adventure, seat: int, ref: str) -> Reason:
    a = s.adventurers[seat]
    if not visiting(s, seat):
        return Reason("dqt-vil-01", "why-village-later")
    if s.bought_quest:
        return Reason("dqt-vil-08", "why-guild-once")
    if not may_receive_quest(a):
        return Reason("dqt-vil-09", "why-guild-full")
    if s.guild_left() == 0:
        return Reason("dqt-vil-10", "why-guild-empty")
    return Reason("dqt-vil-07", "why-guild-poor", purse(s, seat, village.quest_price(s, a)))


def why_not_stall(s: Adventure, seat: int, ref: str) -> Reason:
    if not visiting(s, seat):
        return Reason("dqt-vil-01", "why-village-later")
    if s.bought_trophy:
        return Reason("dqt-vil-12", "why-stall-once")
    return Reason("dqt-vil-11", "why-stall-poor", purse(s, seat, village.TROPHY_PRICE))


def why_not_place(s: Adventure, seat: int, ref: str) -> Reason | None:
    return None


# The venture


def why_not_dungeon(s: Adventure, seat: int, ref: str) -> Reason:
    if visiting(s, seat) and s.venturing:
        return Reason("dqt-trn-04", "why-venture-done")
    return Reason("dqt-vil-01", "why-dungeon-later")


def why_not_arena(s: Adventure, seat: int, ref: str) -> Reason:
    if visiting(s, seat) and s.venturing:
        return Reason("dqt-trn-04", "why-venture-done")
    return arena_shut(s) or Reason("dqt-are-01", "why-village-later")


def arena_shut(s: Adventure) -> Reason | None:
    """Why nobody may open an arena now; None if somebody may."""
    rule = village.arena_barred(s)
    if rule == "dqt-rnd-02":
        return Reason(rule, "why-arena-observation", {"rounds": s.table.observation_rounds})
    return Reason(rule, "why-arena-truce") if rule else None


FLIGHT: Final = {"dqt-dun-08": "why-flee-ally", "dqt-mon-04": "why-flee-barred", "dqt-dun-06": "why-flee-strong"}


def flight_shut(s: Adventure) -> Reason | None:
    """Why the active player cannot flee from the monster; None if he may."""
    rule = flight_barred(s)
    if not rule:
        return None
    args: dict[str, dict[str, Any]] = {
        "dqt-mon-04": {"monster": refs.card(s.card)},
        "dqt-dun-06": {"power": power.monster_power(s, s.card), "mine": power.gauge(s, s.me())},
    }
    return Reason(rule, FLIGHT[rule], args.get(rule, {}))


def why_not_seat(s: Adventure, seat: int, ref: str) -> Reason | None:
    other = refs.seat_number(ref)
    if other >= s.table.seats:
        raise UnknownName(f"nobody sits on {ref}")
    if other == seat:
        return Reason("dqt-are-01", "why-arena-self")
    if visiting(s, seat) and not s.venturing:
        if s.table.arena_shield and s.shielded >> other & 1:
            return Reason("dqt-are-02", "why-arena-shield", {"who": ref})
        return arena_shut(s) or Reason("dqt-prm-17", "why-arena-sworn", {"who": ref})
    return None if s.parley == NO_PARLEY else why_not_deal(s, seat, other)


# Cards


def why_not_card(s: Adventure, seat: int, ref: str) -> Reason:
    card = refs.number_in(refs.ADVENTURES, ref)
    if card < MONSTERS and asking(s) == "Plunder":
        return Reason("dqt-are-13", "why-card-not-yours", {"card": ref})
    return Reason("dqt-trn-03", "why-card-gone", {"card": ref})


def why_not_quest(s: Adventure, seat: int, ref: str) -> Reason:
    """The same for every quest, so that nobody can find out who has it."""
    refs.quest_number(ref)
    return Reason("dqt-qst-05", "why-quest-hidden")


def why_not_slot(s: Adventure, seat: int, ref: str) -> Reason:
    refs.count_of(ref, "slot")
    return Reason("dqt-trd-07", "why-slot-hidden")


def why_not_character(s: Adventure, seat: int, ref: str) -> Reason:
    character = refs.number_in(refs.CHARACTERS, ref)
    if asking(s) == "Draft" and any(a.character == character for a in s.adventurers):
        return Reason("dqt-set-02", "why-character-taken", {"character": ref})
    return Reason("dqt-set-02", "why-character-later")


def why_not_type(s: Adventure, seat: int, ref: str) -> None:
    refs.number_in(refs.TYPES, ref)


# The fight and the deals


def why_not_die(s: Adventure, seat: int, ref: str) -> Reason:
    refs.number_in(refs.DICE, ref)
    return Reason("dqt-cbt-11", "why-die-kept")


def why_not_side(s: Adventure, seat: int, ref: str) -> Reason:
    refs.side_answer(ref)
    return Reason("dqt-are-05", "why-side-later")


def why_not_offer(s: Adventure, seat: int, ref: str) -> Reason:
    """Of a private offer others do not even learn that it stands."""
    number = refs.count_of(ref, "offer")
    for offer in known_offers(s, seat):
        if offer.number == number:
            return Reason("dqt-neg-02", "why-offer-not-yours", {"who": refs.seat(offer.to)})
    return Reason("dqt-neg-14", "why-offer-gone")


def why_not_promise(s: Adventure, seat: int, ref: str) -> Reason:
    number = refs.count_of(ref, "promise")
    for promise in s.promises:
        if promise.number == number and (seat in (promise.promiser, promise.promisee) or not promise.private):
            return Reason("dqt-prm-01", "why-promise-not-yours")
    return Reason("dqt-prm-03", "why-promise-gone")


Explainer = Callable[[Adventure, int, str], Reason | None]
LONE: Final[dict[str, Explainer]] = {
    refs.TEMPLE: why_not_temple,
    refs.GUILD: why_not_guild,
    refs.STALL: why_not_stall,
    refs.DUNGEON: why_not_dungeon,
    refs.ARENA: why_not_arena,
    **dict.fromkeys(PLACES, why_not_place),
}
EXPLAINERS: Final[dict[str, Explainer]] = LONE | {
    "seat": why_not_seat,
    "item": why_not_item,
    "monster": why_not_card,
    "special": why_not_card,
    "event": why_not_card,
    "quest": why_not_quest,
    "slot": why_not_slot,
    "character": why_not_character,
    "type": why_not_type,
    "die": why_not_die,
    "side": why_not_side,
    "offer": why_not_offer,
    "promise": why_not_promise,
}

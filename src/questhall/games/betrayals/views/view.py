"""Who sees what: a view is built from nothing and names all that a seat may know (section 7).

Hidden are quests in hand, the order of the decks, the card that only the Sorcerer has seen, the fists before they
open, and private deals. Everything else lies on the table (dqt-gen-13).
"""

from __future__ import annotations

from typing import Final

from questhall.engine.core import OVER
from questhall.games.betrayals.answers.options import asking
from questhall.games.betrayals.answers.reasons import arena_shut
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model import orders
from questhall.games.betrayals.model.ids import (
    BOUNTY,
    EVENTS,
    FAIR,
    MONSTERS,
    MOON,
    NONE,
    QUESTS,
    TRUCE,
)
from questhall.games.betrayals.model.state import SECONDARY_PENALTY, VILLAGE, Adventure, Adventurer
from questhall.games.betrayals.rules import power, quests, specials, village
from questhall.games.betrayals.rules.dungeon import DrawCard
from questhall.games.betrayals.rules.gear import put_on
from questhall.games.betrayals.views import refs, shapes
from questhall.games.betrayals.views.deals import leader, ledger, offers, parley, promises, whispering
from questhall.games.betrayals.views.fight import fight, printed
from questhall.games.betrayals.views.printed import item_effects
from questhall.games.betrayals.views.result import result
from questhall.games.betrayals.views.unseen import as_seen_by

PARTS: Final = {
    power.PART_BASE: "base",
    power.PART_WOUNDS: "wounds",
    power.PART_CURSE: "curse",
    power.PART_TRAIT: "trait",
}
SLOTS: Final[tuple[shapes.Slot, ...]] = ("weapon", "armour", "jewel")


def view(s: Adventure, seat: int | None) -> shapes.View:
    """The table as this seat sees it; None is a spectator."""
    s = as_seen_by(s, seat)
    shut = arena_shut(s)
    return {
        "phase": phase(s),
        "round": s.round,
        "goal": s.table.goal,
        "turn": s.turn,
        "first": refs.maybe_seat(s.first),
        "active": refs.seat(s.active),
        "visit": 2 if s.venturing else 1,
        "last_round": s.last_round,
        "bank": None if s.table.unlimited_bank else s.bank,
        "pot": s.pot,
        "arenas": s.arenas,
        "arena_open": shut is None,
        "arena_why": None if shut is None else {"rule": shut.rule, "text": shut.text, "args": dict(shut.args)},
        "plain": s.table.cards.plain,
        "deck": s.cards_left(),
        "guild": s.guild_left(),
        "curse": refs.maybe_seat(s.curse),
        "effects": effects(s),
        "shop": [on_sale(s, seat, item) for item in range(len(refs.ITEMS)) if s.shop >> item & 1],
        "apart": refs.items_of(s.apart),
        "adventurers": [adventurer(s, a, seat) for a in s.adventurers],
        "mine": None if seat is None else mine(s, seat),
        "fight": fight(s, seat),
        "special": refs.card(s.card) if MONSTERS <= s.card < EVENTS and not s.seen_alone else None,
        "sight": refs.card(s.card) if s.seen_alone and seat == s.active else None,
        "sight_monster": sight_monster(s) if s.seen_alone and seat == s.active else None,
        "met": [refs.card(card) for card in s.met],
        "parley": parley(s, seat),
        "offers": offers(s, seat),
        "promises": promises(s, seat),
        "result": result(s) if s.waiting == OVER else None,
    }


def phase(s: Adventure) -> shapes.Phase:
    if s.waiting == OVER:
        return "over"
    if s.round == 0:
        return "setup"
    if s.attacker != NONE:
        return "arena"
    below = s.drawn > 0 or isinstance(s.asking, DrawCard)
    return "dungeon" if below and s.parley != VILLAGE else "village"


def sight_monster(s: Adventure) -> shapes.Printed | None:
    """What is printed on the card that the Sorcerer alone sees."""
    return printed(s, s.card, power.monster_power(s, s.card)) if s.card < MONSTERS else None


def awaited(s: Adventure, seat: int | None) -> tuple[int, ...]:
    """dqt-neg-19: where people may whisper, who else has something to answer is between him and whoever asked."""
    s = as_seen_by(s, seat)
    waiting = s.awaited()
    if not whispering(s):
        return waiting
    leads = leader(s)
    return tuple([n for n in range(s.table.seats) if n == leads or (n == seat and n in waiting)])


def effects(s: Adventure) -> list[shapes.Lasting]:
    """dqt-trn-02: each ends when that seat's turn begins; the bounty when a monster falls."""
    lasting = [(FAIR, s.fair), (MOON, s.moon), (TRUCE, s.truce)]
    found: list[shapes.Lasting] = [
        {"card": refs.card(card), "until": refs.seat(until)} for card, until in lasting if until != NONE
    ]
    return [*found, {"card": refs.card(BOUNTY), "until": None}] if s.bounty else found


def on_sale(s: Adventure, seat: int | None, item: int) -> shapes.Ware:
    """An item in the shop, and what it would do for me."""
    cards = s.table.cards
    half = asking(s) == "Peddler"
    return {
        "item": refs.item(item),
        "slot": SLOTS[cards.item_slot[item]],
        "price": specials.half_price(s, item) if half else village.price(s, item),
        "bonus": cards.item_bonus[item],
        "effects": item_effects(cards, item),
        "power": None if seat is None else power_with(s, s.adventurers[seat], item),
    }


def power_with(s: Adventure, a: Adventurer, item: int) -> int:
    """The gauge, were this item worn."""
    dressed = a.clone()
    put_on(dressed, s.table.cards.item_slot[item], item)
    return power.gauge(s, dressed)


def adventurer(s: Adventure, a: Adventurer, seat: int | None) -> shapes.Adventurer:
    """All that is open about one player."""
    cards = s.table.cards
    gauge = power.gauge(s, a)
    over = s.waiting == OVER
    shown = a.main_done or over
    return {
        "seat": refs.seat(a.seat),
        "character": None if a.character == NONE else refs.character(a.character),
        "gems": a.gems,
        "trophies": a.trophies,
        "wounds": a.wounds,
        "power": gauge,
        "ally": power.ally_value(s, a, gauge),
        "parts": [(PARTS[part] if part in PARTS else refs.item(part), points) for part, points in power.parts(s, a)],
        "worn": {slot: refs.item(item) if item != NONE else None for slot, item in zip(SLOTS, a.worn, strict=True)},
        "surplus": refs.items_of(a.surplus),
        "carcasses": [
            {"card": refs.card(n), "type": refs.kind(cards.monster_type[n]), "power": cards.monster_power[n]}
            for n in range(MONSTERS)
            if a.carcasses >> n & 1
        ],
        "open_quests": len(a.quests),
        "slots": list(a.serials),
        "main": None if a.main == NONE else refs.quest(a.main) if shown else "hidden",
        "completed": [refs.quest(n) for n in range(QUESTS) if a.completed >> n & 1],
        "unique": s.table.unique_powers and not a.spent,
        "token": None if a.token == NONE else refs.kind(a.token),
        "ledger": ledger(s, a, seat),
        "score": s.final_score(a) if over else None,
        "penalties": penalties(s, a) if over else [],
    }


def penalties(s: Adventure, a: Adventurer) -> list[shapes.Penalty]:
    """dqt-end-03, -04: what unfinished quests cost."""
    main = s.main_penalty(a)
    lost = [(a.main, main)] if main else []
    lost += [(quest, SECONDARY_PENALTY) for quest in a.quests]
    return [{"quest": refs.quest(quest), "points": points} for quest, points in lost]


def mine(s: Adventure, seat: int) -> shapes.Mine:
    """What this seat alone may see: its quests, and how far they are."""
    a = s.adventurers[seat]
    legal = s.legal_for(seat)
    held: list[tuple[int, int, int | None]] = (
        [(a.main, a.main_deeds, None)] if a.main != NONE and not a.main_done else []
    )
    held += list(zip(a.quests, a.deeds, a.serials, strict=True))
    return {
        "quests": [
            {
                "quest": refs.quest(quest),
                "main": serial is None,
                "serial": serial,
                "value": s.table.cards.quest_value[quest],
                "progress": quests.progress(s, seat, quest, deeds),
                "done": quests.holds(s, seat, quest, deeds),
                "claim": codes.CLAIM + quest in legal,
            }
            for quest, deeds, serial in held
        ],
        "dealt": [refs.quest(quest) for quest in a.dealt],
        "auto_claim": s.table.auto_claim[seat],
        "orders": standing(s.orders[seat]),
    }


def standing(packed: int) -> shapes.Orders:
    """dqt-onl-06: what the game answers for him."""
    gems = orders.ally_from(packed)
    return {
        "ally_from": None if gems < 0 else gems,
        "side": orders.SIDE_RULES[orders.side_rule(packed)],
        "settle": packed & orders.SETTLES != 0,
        "claim": packed & orders.CLAIMS != 0,
    }

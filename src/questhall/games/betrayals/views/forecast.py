"""What a fight would really bring to those in it: all gems of a victory, not the printed ones alone; the wounds of a
defeat as their gear leaves them; and how the arena stands if everybody keeps the word that this seat knows of.
"""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model.cards import Cards
from questhall.games.betrayals.model.deals import P_SIDE
from questhall.games.betrayals.model.ids import BARBARIAN, BOUNTY, MINSTREL, MOST_WOUNDS, NONE, THIEF
from questhall.games.betrayals.model.state import FOR_ATTACKER, FOR_DEFENDER, UNDECIDED, Adventure, Adventurer
from questhall.games.betrayals.rules.fight import BATTLE_LUST
from questhall.games.betrayals.rules.plunder import FINGERS
from questhall.games.betrayals.rules.promises import promised_side
from questhall.games.betrayals.rules.spoils import FAME_GEMS, MOON_GEMS
from questhall.games.betrayals.views import refs, shapes
from questhall.games.betrayals.views.unseen import party

BLOWS: Final = (1, 2)  # dqt-wnd-01, -02: without a KritiK of the winner's die, and with one
NO_END: Final = 1 << 20  # gems of a bank without a limit

Extra = tuple[shapes.GemSource, int]


# The dungeon


def dungeon(s: Adventure, helpers: list[int]) -> dict[str, shapes.Forecast]:
    """For whoever leads the fight, and for everybody who might come along."""
    cards, left = s.table.cards, NO_END if s.table.unlimited_bank else s.bank
    kind, more = cards.monster_type[s.card], cards.loss_wound[s.card]
    own: list[Extra] = [("monster", cards.monster_gems[s.card]), *extras(s)]
    paid, left = of_bank(own, left)
    pays = min(cards.loss_gems[s.card], s.me().gems)
    found = {refs.seat(s.active): forecast(s.me(), cards, paid, kind, more, pays)}
    for seat in helpers:
        a = s.adventurers[seat]
        fame: list[Extra] = [("song", FAME_GEMS)] if a.character == MINSTREL else []
        found[refs.seat(seat)] = forecast(a, cards, of_bank(fame, left)[0], kind, more)
    return found


def extras(s: Adventure) -> list[Extra]:
    """dqt-mon-15, -16, dqt-itm-21: what the bank pays besides, in the order in which it does."""
    per_monster = sum(s.table.cards.gem_per_monster[item] for item in s.me().worn if item != NONE)
    found: list[Extra] = [
        ("moon", MOON_GEMS if s.moon != NONE else 0),
        ("loop", per_monster),
        ("bounty", s.table.cards.card_figure[BOUNTY] if s.bounty else 0),
    ]
    return [each for each in found if each[1]]


def of_bank(wanted: list[Extra], left: int) -> tuple[list[Extra], int]:
    """dqt-gen-05: as far as it goes."""
    paid: list[Extra] = []
    for source, gems in wanted:
        got = min(gems, left)
        left -= got
        if got:
            paid.append((source, got))
    return paid, left


# The arena


def arena(s: Adventure, seats: list[int]) -> dict[str, shapes.Forecast]:
    """For the two on the sand and for everybody who may take a side."""
    cards = s.table.cards
    return {refs.seat(seat): forecast(s.adventurers[seat], cards, fingers(s, seat), NONE, 0) for seat in seats}


def fingers(s: Adventure, seat: int) -> list[Extra]:
    """dqt-chr-07: from the losing principal at least, whichever he is; the Thief may stand on either side."""
    if s.adventurers[seat].character != THIEF:
        return []
    foes = [each for each in (s.attacker, s.defender) if each != seat]
    return [("fingers", FINGERS)] if all(s.adventurers[foe].gems for foe in foes) else []


def promised_sides(s: Adventure, thirds: list[int], seat: int | None) -> dict[int, int]:
    """By third: the side this seat reckons him on. What is in one's own fist counts before what one has promised.

    Who has given his word to both is on neither.
    """
    words = [
        (promise.promiser, promised_side(promise))
        for promise in s.promises
        if promise.pledge.kind == P_SIDE and promise.turn == s.turn and promise.promiser in thirds
        if not promise.private or party(promise, seat)
    ]
    found = {third: side for third, side in words if (third, FOR_ATTACKER + FOR_DEFENDER - side) not in words}
    if seat in thirds and s.sides[seat] != UNDECIDED:
        found[seat] = s.sides[seat]
    return found


# Both


def forecast(a: Adventurer, cards: Cards, paid: list[Extra], kind: int, more: int, pays: int = 0) -> shapes.Forecast:
    wounds, kritik = [hurt(a, cards, blow + more, kind) for blow in BLOWS]
    return {
        "gems": sum(gems for _, gems in paid),
        "sources": paid,
        "heals": min(BATTLE_LUST, a.wounds) if a.character == BARBARIAN else 0,
        "wounds": wounds,
        "kritik": kritik,
        "pays": pays,
    }


def hurt(a: Adventurer, cards: Cards, wounds: int, kind: int) -> int:
    """dqt-wnd-05, -09, dqt-itm-18, -22: what is left of so many wounds behind his gear; nobody has more than four."""
    for item in a.worn:
        if item == NONE:
            continue
        if kind != NONE and cards.no_wound_from[item] == kind:
            return 0
        wounds -= cards.wound_shield[item]
    return max(0, min(wounds, MOST_WOUNDS - a.wounds))

"""What becomes of promises, moment by moment (3.9). Words are free; whether they were kept is not forgotten.

Called from elsewhere, each at its moment:
`fight_ended` when the outcome and `winners_side` are known and the printed gains are in the purse, before the spoils;
`spoils_due` and `spoils_owed` for the spoils decision, `spoils_given` after it;
`arena_opened` when the defender is named, `side_revealed` when a third's final side is known, `plundered` after it;
`judge_turn` at the end of a turn; `judge_round` at the start of a round; `void_all` before the final count;
`bound_side` and `bound_to_peace`: what a sworn promise leaves open (binding: every promise).
"""

from __future__ import annotations

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import (
    AT_SPOILS,
    AT_TURN_END,
    BROKEN,
    CARCASS_TERM,
    GEMS_TERM,
    ITEM_TERM,
    KEPT,
    P_ALLY_NEXT,
    P_CARCASS,
    P_GEMS,
    P_ITEM,
    P_NO_ARENA,
    P_SHARE,
    P_SIDE,
    P_TEXT,
    P_TROPHY,
    THIS,
    VOID,
    Offer,
    Promise,
)
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import FOR_ATTACKER, FOR_DEFENDER, UNDECIDED, Adventure
from questhall.games.betrayals.rules import deeds
from questhall.games.betrayals.rules.delivery import carcass_for, deliverable, fits, still_owed
from questhall.games.betrayals.rules.ledger import (
    after_fight,
    credit,
    delivered,
    execute_sworn,
    find,
    judge,
    pay,
    verdict,
)

# The fight


def fight_ended(s: Adventure) -> None:
    """dqt-prm-04: "on win" is triggered between those who won together, and void otherwise."""
    for p in s.promises:
        after_fight(s, p)
    if s.winners_side:
        s.judged = tuple([support_counted(s, p) for p in s.judged])  # dqt-qst-28


def support_counted(s: Adventure, p: Promise) -> Promise:
    """dqt-qst-28: support was judged at the reveal, before anybody knew who would win."""
    if p.pledge.kind != P_SIDE or p.turn != s.turn or p.state != KEPT or p.helped:
        return p
    both = 1 << p.promiser | 1 << p.promisee
    if s.winners_side & both != both:
        return p
    deeds.kept_word(s, p.promiser)
    return p.changed(KEPT, p.delivered, p.triggered, True, p.refused)


# The spoils of the dungeon


def spoils_owed(s: Adventure) -> tuple[int, int, int]:
    """What the active player has promised the ally: trophy points, carcass (0 or 1) and gems he has."""
    return spoils_of(s, False)


def spoils_due(s: Adventure) -> tuple[int, int, int]:
    """The same, of sworn promises only: the least he must give (dqt-prm-17)."""
    return spoils_of(s, True)


def spoils_of(s: Adventure, sworn_only: bool) -> tuple[int, int, int]:
    trophies = 0
    carcass = 0
    gems = 0
    for p in s.promises:
        if p.promiser != s.active or p.promisee != s.ally or not p.triggered or (sworn_only and not p.sworn):
            continue
        kind = p.pledge.kind
        if kind == P_TROPHY:
            trophies += still_owed(s, p)
        elif kind in (P_GEMS, P_SHARE):
            gems += still_owed(s, p) if p.pledge.due <= AT_TURN_END else 0
        elif p.pledge.a == THIS and kind == P_CARCASS:
            carcass = 1
    return min(trophies, s.prize), carcass, min(gems, s.me().gems)


def spoils_given(s: Adventure, trophies: int, carcass: int, gems: int) -> None:
    """dqt-prm-08: what the ally has just been given counts for what he was promised, and some of it was due now."""
    for p in s.promises:
        if p.promiser == s.active and p.promisee == s.ally and p.pledge.kind == P_TROPHY and trophies:
            part = min(still_owed(s, p), trophies)
            trophies -= part
            delivered(s, p, part)
    credit(s, s.active, s.ally, GEMS_TERM + gems)
    if carcass:
        credit(s, s.active, s.ally, CARCASS_TERM + s.card)
    execute_sworn(s)  # dqt-prm-17
    for p in s.promises:
        if p.pledge.due == AT_SPOILS:
            judge(s, p, verdict(s, p))


# The arena


def bound_side(s: Adventure, seat: int) -> int:
    """The side a sworn word leaves this third: FOR_ATTACKER, FOR_DEFENDER, or UNDECIDED for a free choice."""
    for p in s.promises:
        if p.sworn and p.promiser == seat and p.pledge.kind == P_SIDE:
            return promised_side(p)
    return UNDECIDED


def promised_side(p: Promise) -> int:
    return FOR_ATTACKER if p.pledge.a == codes.ATTACKER else FOR_DEFENDER


def bound_to_peace(s: Adventure, other: int) -> bool:
    """Whether the active player has sworn not to challenge this seat yet."""
    for p in s.promises:
        if p.sworn and p.promiser == s.active and p.promisee == other and p.pledge.kind == P_NO_ARENA:
            return True
    return False


def arena_opened(s: Adventure) -> None:
    """dqt-prm-11: a pact is broken at once. Support promised by the one who is attacked is void."""
    for p in s.promises:
        kind = p.pledge.kind
        if kind == P_NO_ARENA and p.promiser == s.attacker and p.promisee == s.defender:
            judge(s, p, BROKEN)
        elif kind == P_SIDE and p.promiser == s.defender:
            judge(s, p, VOID)  # dqt-prm-09


def side_revealed(s: Adventure, seat: int) -> None:
    """dqt-prm-09, -10: by the side the third ends on."""
    for p in s.promises:
        if p.pledge.kind == P_SIDE and p.promiser == seat:
            judge(s, p, KEPT if s.sides[seat] == promised_side(p) else BROKEN)


def plundered(s: Adventure, seat: int, term: int) -> None:
    """dqt-prm-13: an item or a carcass (deals.py) was taken from this seat: who promised it is not to blame."""
    for p in s.promises:
        if p.promiser != seat:
            continue
        kind = p.pledge.kind
        card = term - CARCASS_TERM
        if (kind == P_ITEM and term == ITEM_TERM + p.pledge.a) or (
            kind == P_CARCASS and card >= 0 and fits(s, p, card) and carcass_for(s, p) == NONE
        ):
            judge(s, p, VOID)


# Being asked


def turned_down(s: Adventure, ask: Offer) -> None:
    """dqt-prm-12: the active player asked for the alliance promised him and for nothing else, and got a no."""
    if ask.asks or ask.wants:
        return
    for p in s.promises:
        if p.pledge.kind == P_ALLY_NEXT and p.promiser == ask.to and p.promisee == ask.sender:
            judge(s, p, BROKEN)


def came(s: Adventure) -> None:
    """The ally is agreed."""
    for p in s.promises:
        if p.pledge.kind == P_ALLY_NEXT and p.promiser == s.ally and p.promisee == s.active:
            judge(s, p, KEPT)


def bound_to_come(s: Adventure, offer: Offer) -> bool:
    """Whether a sworn word accepts this offer."""
    if not offer.alliance or offer.asks or offer.wants:
        return False
    for p in s.promises:
        if p.sworn and p.pledge.kind == P_ALLY_NEXT and p.promiser == offer.to and p.promisee == offer.sender:
            return True
    return False


# Deadlines


def judge_turn(s: Adventure) -> None:
    """dqt-trn-07, dqt-prm-04 to -08: what was due this turn, and what waited for a win that did not come."""
    if s.promises:
        settle_due(s, AT_TURN_END)


def judge_round(s: Adventure) -> None:
    """dqt-prm-11, -12: what was promised until this round."""
    if s.promises:
        settle_due(s, s.round)


def settle_due(s: Adventure, due: int) -> None:
    """dqt-prm-06, -17: sworn promises are carried out, all are judged."""
    for p in s.promises:
        if p.pledge.kind == P_TEXT:
            continue  # dqt-prm-14
        if p.pledge.due <= due or not p.triggered:
            if p.sworn and p.triggered and deliverable(s, p):
                pay(s, p, deliverable(s, p))
            left = find(s, p.number)
            if left is not None:
                judge(s, left, verdict(s, left))


def void_all(s: Adventure) -> None:
    """dqt-prm-19."""
    for p in s.promises:
        judge(s, p, VOID)

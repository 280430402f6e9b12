"""The numbers of an event as refs and arguments of a text; tell.py says which event takes which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from questhall.games.betrayals.answers import offer_words
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules import events
from questhall.games.betrayals.views import refs

Refs = tuple[str, ...]
Told = tuple[Refs, dict[str, Any]]
Teller = Callable[[Adventure, int, int], Told]

# In a text each stands behind `by-`: a plain word could be the name of a thing (ref-temple)
WHY: Final = (
    "monster", "loop", "bounty", "moon", "song", "quest", "card", "arena", "shop", "temple", "guild", "stall", "wish",
    "start",
)  # fmt: skip


def plain(*names: str) -> Teller:
    """The two numbers as they are, under these names."""

    def tell(s: Adventure, a: int, b: int) -> Told:
        return (), dict(zip(names, (a, b), strict=False))

    return tell


def nothing(s: Adventure, a: int, b: int) -> Told:
    return (), {}


def because(name: str) -> Teller:
    """So many of something, and why."""

    def tell(s: Adventure, a: int, b: int) -> Told:
        return (), {name: a, "why": f"by-{WHY[b]}"}

    return tell


def character(s: Adventure, a: int, b: int) -> Told:
    return (refs.character(a),), {"character": refs.character(a)}


def kind(s: Adventure, a: int, b: int) -> Told:
    return (refs.kind(a),), {"type": refs.kind(a)}


def two_quests(s: Adventure, a: int, b: int) -> Told:
    return (refs.quest(a), refs.quest(b)), {"first": refs.quest(a), "second": refs.quest(b)}


def quest(s: Adventure, a: int, b: int) -> Told:
    return (refs.quest(a),), {"quest": refs.quest(a)}


def quest_slot(s: Adventure, a: int, b: int) -> Told:
    return (refs.quest(a), refs.slot(b)), {"quest": refs.quest(a)}


def slot(s: Adventure, a: int, b: int) -> Told:
    return (refs.slot(a),), {}


def quest_shown(s: Adventure, a: int, b: int) -> Told:
    return (refs.quest(a),), {"quest": refs.quest(a), "cost": -b}


def quest_claimed(s: Adventure, a: int, b: int) -> Told:
    value = s.table.cards.quest_value[a]
    return (refs.quest(a),), {
        "quest": refs.quest(a),
        "main": offer_words.yes(b == 1),
        "points": 2 * value if b else value,
    }


def item(s: Adventure, a: int, b: int) -> Told:
    return (refs.item(a),), {"item": refs.item(a), "cost": b}


def healed(s: Adventure, a: int, b: int) -> Told:
    return (), {"wounds": a, "curse": offer_words.yes(b == 1)}


def card(s: Adventure, a: int, b: int) -> Told:
    return (refs.card(a),), {"card": refs.card(a), "power": b}


def other(s: Adventure, a: int, b: int) -> Told:
    return (refs.seat(a),), {"other": refs.seat(a), "gems": b}


def cursed(s: Adventure, a: int, b: int) -> Told:
    if a == NONE:
        return (), {"from": "@nobody", "passed": "no"}
    return (refs.seat(a),), {"from": refs.seat(a), "passed": "yes"}


def announced(s: Adventure, a: int, b: int) -> Told:
    return (), {"what": refs.ANNOUNCED[a], "type": refs.kind(b)}


def dice(s: Adventure, a: int, b: int) -> Told:
    """A die that Blood rage has set is not rolled: it counts as an 8."""
    return refs.DICE, {"green": a or 8, "red": b or 8, "set": "green" if not a else "red" if not b else "none"}


def clover(s: Adventure, a: int, b: int) -> Told:
    die = refs.DICE[b // 10]
    return (die,), {"die": die, "before": a, "face": b % 10}


def one_die(s: Adventure, a: int, b: int) -> Told:
    return (refs.DICE[a],), {"die": refs.DICE[a], "face": b}


def spoils(s: Adventure, a: int, b: int) -> Told:
    trophies, carcass, gems = codes.shared(codes.number_of(a))
    share = [f"trophies:{trophies}"] if trophies else []
    share += ["carcass:this"] if carcass else []
    share += [f"gems:{gems}"] if gems else []
    return (), {"share": share, "count": len(share)}


def wished(s: Adventure, a: int, b: int) -> Told:
    if a >= codes.WISH:
        return (refs.item(a - codes.WISH),), {"what": "for-item", "item": refs.item(a - codes.WISH)}
    return (), {"what": "for-gems" if a == codes.GEMS else "for-trophies", "item": "@nothing"}


def side(s: Adventure, a: int, b: int) -> Told:
    word = refs.SIDE_WORDS.get(a, "neutral")
    return (f"side:{word}",), {"side": word}


def plundered(s: Adventure, a: int, b: int) -> Told:
    if a >= codes.TAKE_CARCASS:
        ref = refs.card(a - codes.TAKE_CARCASS)
        return (ref,), {"what": "take-carcass", "thing": ref, "gems": 0}
    if a >= codes.TAKE_ITEM:
        ref = refs.item(a - codes.TAKE_ITEM)
        return (ref,), {"what": "take-item", "thing": ref, "gems": 0}
    return (), {"what": "take-gems", "thing": "@nothing", "gems": b}


def offer(s: Adventure, a: int, b: int) -> Told:
    args = offer_words.offer_args(s, a)
    about = (refs.offer(a), args["to"]) if args["known"] == "yes" else (refs.offer(a),)
    return about, args


def lapsed(s: Adventure, a: int, b: int) -> Told:
    """Nobody needs another ally, or what was offered is gone."""
    about, args = offer(s, a, b)
    known = offer_words.find_offer(s, a)
    taken = s.ally != NONE and known is not None and known.alliance
    return about, args | {"why": "=ally" if taken else "=gone", "ally": refs.seat(s.ally) if taken else args["to"]}


def made(s: Adventure, a: int, b: int) -> Told:
    """`counter`: whether it answers an offer that the listeners know of."""
    about, args = offer(s, a, b)
    return about, args | {"counter": offer_words.yes(b != 0)}


REFUSALS: Final = {
    events.SAID_NOTHING: "no-word",
    events.SAID_TOO_LITTLE: "too-little",
    events.SAID_MISTRUST: "mistrust",
}


def declined(s: Adventure, a: int, b: int) -> Told:
    about, args = offer(s, a, b)
    dear = b == events.SAID_TOO_LITTLE and offer_words.too_much(offer_words.find_offer(s, a))
    return about, args | {"said": "too-much" if dear else REFUSALS[b]}


def accepted(s: Adventure, a: int, b: int) -> Told:
    about, args = offer(s, a, b)
    return about, args | {"sworn": offer_words.yes(b == 1 or args["sworn"] == "yes")}


def given(s: Adventure, a: int, b: int) -> Told:
    thing = offer_words.term_ref(b)
    return (refs.seat(a), thing) if not thing.startswith("gems:") else (refs.seat(a),), {
        "other": refs.seat(a),
        "thing": thing,
    }


def promise(s: Adventure, a: int, b: int) -> Told:
    return (refs.promise(a),), offer_words.promise_args(s, a) | {"amount": b}


def paid(s: Adventure, a: int, b: int) -> Told:
    """What was handed over for a promise."""
    about, args = promise(s, a, b)
    return about, args | {"thing": offer_words.term_ref(b)}

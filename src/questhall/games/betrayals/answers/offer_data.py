"""What people say in a parley, as plain data: offers and payments, read and written. Not the chat (dqt-onl-09).

{"offer": {"to": "seat:2", "give": [{"gems": 3}, {"item": "item:double_axe"}, {"carcass": "monster:ogre_cook"},
           {"quest": 7}], "ask": [...], "promise": [{"kind": "gems", "n": 2, "when": "win", "due": "turn"}, ...],
           "want": [...], "alliance": true, "private": false, "sworn": false, "text": "..."}}
{"pay": {"promise": 12, "gems": 1}}          part of it; without "gems" or "carcass" as much as can be delivered
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from questhall.engine.core import Reason
from questhall.engine.game import UnknownName
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model import deals
from questhall.games.betrayals.model.deals import Offer, Pledge, Pledges, Promise, Terms
from questhall.games.betrayals.model.ids import NONE
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules.delivery import deliverable, fits
from questhall.games.betrayals.rules.ledger import find, may_pay
from questhall.games.betrayals.views import refs, shapes

OFFER_KEYS: Final = frozenset(("to", "give", "ask", "promise", "want", "alliance", "private", "sworn", "text"))
KINDS: Final = get_args(shapes.PledgeKind)
SIDES: Final = {"attacker": codes.ATTACKER, "defender": codes.DEFENDER}
LARGEST: Final = 999  # of any number said


class Misspoken(ValueError):
    """Words that mean nothing, or nothing that can be done."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.text)
        self.reason = reason


def unclear(what: str) -> Misspoken:
    return Misspoken(Reason("dqt-neg-03", "why-words-unclear", {"what": what}))


# Reading


def only_key(data: object) -> tuple[str, dict[str, Any]]:
    """The one thing that is said."""
    if isinstance(data, dict) and len(data) == 1:
        word, content = next(iter(data.items()))
        if isinstance(word, str) and isinstance(content, dict) and all(isinstance(key, str) for key in content):
            return word, content
    raise unclear("answer")


def keys_of(data: dict[str, Any], known: frozenset[str] | set[str]) -> None:
    for key in data:
        if key not in known:
            raise unclear(key)


def number(data: object, what: str, largest: int = LARGEST) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or not 1 <= data <= largest:
        raise unclear(what)
    return data


def flag(data: dict[str, Any], key: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise unclear(key)
    return value


def words(data: object, what: str) -> str:
    if not isinstance(data, str):
        raise unclear(what)
    return data


def things(data: object, what: str) -> list[dict[str, Any]]:
    if not isinstance(data, list) or not all(isinstance(each, dict) for each in data):
        raise unclear(what)
    return data


def offer_from(s: Adventure, seat: int, data: dict[str, Any]) -> Offer:
    """An offer of this seat, without a number yet. Whether it may be made, legality.py says."""
    keys_of(data, OFFER_KEYS)
    try:
        to = refs.seat_number(words(data.get("to"), "to"))
        if to >= s.table.seats:
            raise unclear("to")
        return Offer(
            0,
            seat,
            to,
            terms_from(data.get("give", []), "give"),
            terms_from(data.get("ask", []), "ask"),
            pledges_from(data.get("promise", []), "promise"),
            pledges_from(data.get("want", []), "want"),
            flag(data, "alliance"),
            flag(data, "private"),
            flag(data, "sworn"),
            words(data.get("text", ""), "text"),
        )
    except UnknownName as error:
        raise unclear(str(error)) from None


def terms_from(data: object, what: str) -> Terms:
    return tuple([term_from(each, what) for each in things(data, what)])


def term_from(data: dict[str, Any], what: str) -> int:
    if len(data) != 1:
        raise unclear(what)
    if "gems" in data:
        return deals.GEMS_TERM + number(data["gems"], "gems")
    if "item" in data:
        return deals.ITEM_TERM + refs.item_number(words(data["item"], "item"))
    if "carcass" in data:
        return deals.CARCASS_TERM + refs.monster_number(words(data["carcass"], "carcass"))
    if "quest" in data:
        return deals.QUEST_TERM + number(data["quest"], "quest")
    raise unclear(what)


def pledges_from(data: object, what: str) -> Pledges:
    return tuple([pledge_from(each) for each in things(data, what)])


def pledge_from(data: dict[str, Any]) -> Pledge:
    kind = data.get("kind")
    if kind not in KINDS:
        raise unclear("kind")
    code = KINDS.index(kind)
    a, b, text = content_of(code, data)
    on_win, due = moment_of(code, data)
    return Pledge(code, a, b, on_win, due, text)


def content_of(kind: int, data: dict[str, Any]) -> tuple[int, int, str]:
    """What is promised: the two numbers of a pledge, and its words."""
    match kind:
        case deals.P_GEMS | deals.P_TROPHY:
            keys_of(data, {"kind", "n", "when", "due"})
            return number(data.get("n"), "n"), 0, ""
        case deals.P_SHARE:
            keys_of(data, {"kind", "of", "when", "due"})
            of = data.get("of")
            if not isinstance(of, list) or len(of) != 2:
                raise unclear("of")
            return number(of[0], "of"), number(of[1], "of"), ""
        case deals.P_CARCASS:
            keys_of(data, {"kind", "card", "when", "due"})
            return carcass_code(words(data.get("card"), "card")), 0, ""
        case deals.P_ITEM:
            keys_of(data, {"kind", "item", "when", "due"})
            item = words(data.get("item"), "item")
            return deals.LOOT if item == "loot" else refs.item_number(item), 0, ""
        case deals.P_QUEST:
            keys_of(data, {"kind", "quest", "when", "due"})
            return number(data.get("quest"), "quest"), 0, ""
        case deals.P_SIDE:
            keys_of(data, {"kind", "side"})
            side = data.get("side")
            if side not in SIDES:
                raise unclear("side")
            return SIDES[side], 0, ""
        case deals.P_TEXT:
            keys_of(data, {"kind", "text"})
            return 0, 0, words(data.get("text"), "text")
    keys_of(data, {"kind", "round"})
    return 0, 0, ""


def carcass_code(card: str) -> int:
    if card == "this":
        return deals.THIS
    if card.startswith("type:"):
        return deals.ANY_OF + refs.number_in(refs.TYPES, card)
    return refs.monster_number(card)


def moment_of(kind: int, data: dict[str, Any]) -> tuple[bool, int]:
    """Whether it waits for a victory, and when it falls due (dqt-prm-08)."""
    match kind:
        case deals.P_SIDE:
            return False, deals.AT_REVEAL
        case deals.P_NO_ARENA | deals.P_ALLY_NEXT:
            return False, number(data.get("round"), "round")
        case deals.P_TEXT:
            return False, deals.AT_TURN_END
    when = data.get("when", "always" if kind == deals.P_QUEST else "win")
    if when not in ("win", "always"):
        raise unclear("when")
    if kind == deals.P_TROPHY:
        if when != "win" or data.get("due", "spoils") != "spoils":
            raise Misspoken(Reason("dqt-prm-08", "why-pledge-spoils"))
        return True, deals.AT_SPOILS
    return when == "win", due_from(data.get("due", "turn"))


def due_from(data: object) -> int:
    if data == "turn":
        return deals.AT_TURN_END
    if data == "spoils":
        return deals.AT_SPOILS
    if isinstance(data, dict) and set(data) == {"round"}:
        return number(data["round"], "round")
    raise unclear("due")


def payment_from(s: Adventure, seat: int, data: dict[str, Any]) -> tuple[Promise, int, int]:
    """A promise of this seat, how much of it is delivered now, and which carcass if he has chosen one."""
    keys_of(data, {"promise", "gems", "carcass"})
    p = find(s, number(data.get("promise"), "promise", codes.SPAN))
    if p is None or p.promiser != seat:
        raise Misspoken(Reason("dqt-prm-05", "why-pay-no-promise"))
    if not may_pay(s, p):
        raise Misspoken(Reason("dqt-prm-05", "why-pay-not-now"))
    most = deliverable(s, p)
    if "gems" in data:
        amount = number(data["gems"], "gems")
        if p.pledge.kind not in (deals.P_GEMS, deals.P_SHARE) or amount > most:
            raise Misspoken(Reason("dqt-prm-05", "why-pay-too-much", {"n": most}))
        return p, amount, NONE
    if "carcass" in data:
        return p, 1, carcass_chosen(s, p, words(data["carcass"], "carcass"))
    return p, most, NONE


def carcass_chosen(s: Adventure, p: Promise, ref: str) -> int:
    try:
        card = refs.monster_number(ref)
    except UnknownName as error:
        raise unclear(str(error)) from None
    if not fits(s, p, card) or not s.adventurers[p.promiser].carcasses >> card & 1:
        raise Misspoken(Reason("dqt-prm-05", "why-pay-other-carcass"))
    return card


# Writing


def term_words(term: int) -> shapes.Term:
    if term >= deals.QUEST_TERM:
        return {"quest": term - deals.QUEST_TERM}  # dqt-neg-20: its number is all that is shown
    if term >= deals.CARCASS_TERM:
        return {"carcass": refs.card(term - deals.CARCASS_TERM)}
    if term >= deals.ITEM_TERM:
        return {"item": refs.item(term - deals.ITEM_TERM)}
    return {"gems": term - deals.GEMS_TERM}


def pledge_words(pledge: Pledge) -> shapes.Pledge:
    said: shapes.Pledge = {"kind": KINDS[pledge.kind]}
    match pledge.kind:
        case deals.P_SIDE:
            said["side"] = "attacker" if pledge.a == codes.ATTACKER else "defender"
            return said
        case deals.P_NO_ARENA | deals.P_ALLY_NEXT:
            said["round"] = pledge.due
            return said
        case deals.P_TEXT:
            said["text"] = pledge.text
            return said
        case deals.P_GEMS | deals.P_TROPHY:
            said["n"] = pledge.a
        case deals.P_SHARE:
            said["of"] = [pledge.a, pledge.b]
        case deals.P_CARCASS:
            said["card"] = carcass_words(pledge.a)
        case deals.P_ITEM:
            said["item"] = "loot" if pledge.a == deals.LOOT else refs.item(pledge.a)
        case deals.P_QUEST:
            said["quest"] = pledge.a
    said["when"] = "win" if pledge.on_win else "always"
    said["due"] = due_words(pledge.due)
    return said


def carcass_words(card: int) -> str:
    if card == deals.THIS:
        return "this"
    return refs.kind(card - deals.ANY_OF) if card >= deals.ANY_OF else refs.card(card)


def due_words(due: int) -> Literal["turn", "spoils"] | shapes.ByRound:
    if due > 0:
        return {"round": due}
    return "spoils" if due == deals.AT_SPOILS else "turn"


def offer_words(offer: Offer) -> shapes.Proposal:
    """As it can be said again: the content of {"offer": ...}."""
    return {
        "to": refs.seat(offer.to),
        "give": [term_words(term) for term in offer.gives],
        "ask": [term_words(term) for term in offer.asks],
        "promise": [pledge_words(pledge) for pledge in offer.promises],
        "want": [pledge_words(pledge) for pledge in offer.wants],
        "alliance": offer.alliance,
        "private": offer.private,
        "sworn": offer.sworn,
        "text": offer.text,
    }

"""Offers, promises and spoils in words: their options by name, and the arguments of texts that tell of them.

In a sentence a term is a ref: `gems:3`, `item:double_axe`, `monster:ogre_cook`, `slot:7`; so is a pledge:
`share:1/2`, `trophies:1`, `carcass:this`, `carcass:undead`, `side:attacker`, `no-arena:6`, `ally-next:6`.
"""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.game import Option, UnknownName
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model import deals
from questhall.games.betrayals.model.cards import TYPE_IDS
from questhall.games.betrayals.model.deals import Offer, Pledge, Promise
from questhall.games.betrayals.model.ids import MONSTERS
from questhall.games.betrayals.model.quick_offers import (
    MOST_BESIDES,
    PACT_ROUNDS,
    T_CARCASS,
    T_COMPANY,
    T_FREE,
    T_ITEM,
    T_NOW,
    T_OWN_CARCASS,
    T_PACT,
    T_TROPHY,
    T_TROPHY_GEMS,
)
from questhall.games.betrayals.model.state import IN_ARENA, Adventure
from questhall.games.betrayals.views import refs

VERBS: Final = ("offer", "buy-carcass", "sell", "spoils")
PLAIN_TEMPLATES: Final = {
    "free": T_FREE,
    "trophy": T_TROPHY,
    "carcass": T_CARCASS,
    "pact": T_PACT,
    "company": T_COMPANY,
}
HUNDRED: Final = 100


# Options


def option(s: Adventure, seat: int, verb: int, number: int) -> Option:
    """An answer that proposes something, or shares the spoils."""
    if verb == codes.OFFER:
        return template_option(s, seat, number // codes.TEMPLATES, number % codes.TEMPLATES)
    if verb == codes.SPOILS:
        return spoils_option(s, number)
    to, thing, gems = refs.seat(number // HUNDRED**2), number // HUNDRED % HUNDRED, number % HUNDRED
    buying = verb == codes.BUY_CARCASS
    word, ref = ("buy-carcass", refs.card(thing)) if buying else ("sell", refs.item(thing))
    name = f"{word} {to} {ref} gems:{gems}"
    return Option(name, word, (to, ref), "dqt-trd-01", f"option-{word}", {"who": to, "thing": ref, "gems": gems})


def template_word(template: int) -> tuple[str, str, int]:
    """Its word in a name, its word in a text id, and its gems."""
    for word, known in PLAIN_TEMPLATES.items():
        if template == known:
            return word, word, 0
    if template >= T_OWN_CARCASS:
        return refs.card(template - T_OWN_CARCASS), "own-carcass", 0
    if template >= T_ITEM:
        return refs.item(template - T_ITEM), "item", 0
    if template >= T_TROPHY_GEMS:
        return f"trophy+{template - T_TROPHY_GEMS}", "trophy-gems", template - T_TROPHY_GEMS
    if template >= T_NOW:
        return f"now:{template - T_NOW}", "now", template - T_NOW
    return f"later:{template}", "later", template


def template_option(s: Adventure, seat: int, to: int, template: int) -> Option:
    """An offer that needs no form. The payment flows from the principal, who asks, to the helper, who offers."""
    word, text, gems = template_word(template)
    arena = s.parley == IN_ARENA
    asks = seat in (s.attacker, s.defender) if arena else seat == s.active
    principal = seat if asks else to
    ref = refs.seat(to)
    args: dict[str, Any] = {"who": ref, "gems": gems, "asks": yes(asks), "where": "in-arena" if arena else "in-dungeon"}
    args["side"] = "defender" if arena and principal == s.defender else "attacker"
    if template >= T_ITEM:
        args["thing"] = word
    elif template in (T_PACT, T_COMPANY):
        args["round"] = s.round + PACT_ROUNDS
    rule = "dqt-neg-10" if template == T_FREE else "dqt-neg-03"
    return Option(f"offer {ref} {word}", "offer", (ref,), rule, f"option-offer-{text}", args)


def spoils_option(s: Adventure, number: int) -> Option:
    """What the ally gets of it (dqt-spo-02)."""
    trophies, carcass, gems = codes.shared(number)
    words = [f"trophies:{trophies}"] if trophies else []
    words += ["carcass"] if carcass else []
    words += [f"gems:{gems}"] if gems else []
    args: dict[str, Any] = {"who": refs.seat(s.ally), "share": [*words]}
    if carcass:
        args["share"][words.index("carcass")] = "carcass:this"
    text = "option-spoils" if words else "option-spoils-nothing"
    name = " ".join(["spoils", *(words or ["nothing"])])
    return Option(name, "spoils", (), "dqt-spo-02" if words else "dqt-spo-03", text, args)


# And back


def answer(verb: str, things: list[str]) -> int:
    """The code of a name that proposes something."""
    if verb == "spoils":
        return read_spoils(things)
    if verb == "offer" and len(things) == 2:
        return codes.offer_to(refs.seat_number(things[0]), read_template(things[1]))
    if verb != "offer" and len(things) == 3:
        buying = verb == "buy-carcass"
        thing = refs.monster_number(things[1]) if buying else refs.item_number(things[1])
        gems = small(things[2], "gems")
        return (
            (codes.BUY_CARCASS if buying else codes.SELL_ITEM)
            + (refs.seat_number(things[0]) * HUNDRED + thing) * HUNDRED
            + gems
        )
    raise UnknownName("write offer seat:2 later:3, buy-carcass seat:2 monster:ogre_cook gems:2, or spoils nothing")


def few(word: str, most: int) -> int:
    number = small(word, "gems")
    if number > most:
        raise UnknownName(f"{word!r} is too much; {most} at most")
    return number


def small(word: str, kind: str) -> int:
    number = refs.count_of(word, kind)
    if number >= HUNDRED:
        raise UnknownName(f"{word!r} is too much")
    return number


def read_template(word: str) -> int:
    if word in PLAIN_TEMPLATES:
        return PLAIN_TEMPLATES[word]
    if word.startswith("item:"):
        return T_ITEM + refs.item_number(word)
    if word.startswith("monster:"):
        return T_OWN_CARCASS + refs.monster_number(word)
    kind, plus, gems = word.partition("+")
    if plus and kind == "trophy":
        return T_TROPHY_GEMS + few(f"gems:{gems}", MOST_BESIDES)
    if word.startswith("now:"):
        return T_NOW + small(word, "now") % T_NOW
    return small(word, "later") % T_NOW


def read_spoils(things: list[str]) -> int:
    if things == ["nothing"]:
        return codes.spoils(0, 0, 0)
    trophies = carcass = gems = 0
    for word in things:
        if word == "carcass":
            carcass = 1
        elif word.startswith("trophies:"):
            trophies = small(word, "trophies")
        else:
            gems = small(word, "gems")
    if not things:
        raise UnknownName("write spoils nothing, or spoils trophies:1 carcass gems:2")
    return codes.spoils(trophies, carcass, gems)


# Deals in words


def term_ref(term: int) -> str:
    """What changes hands now."""
    if term >= deals.QUEST_TERM:
        return refs.slot(term - deals.QUEST_TERM)
    if term >= deals.CARCASS_TERM:
        return refs.card(term - deals.CARCASS_TERM)
    return refs.item(term - deals.ITEM_TERM) if term >= deals.ITEM_TERM else f"gems:{term}"


def pledge_ref(pledge: Pledge) -> str:
    """What may come later."""
    match pledge.kind:
        case deals.P_GEMS:
            return f"gems:{pledge.a}" if pledge.on_win else f"sure-gems:{pledge.a}"
        case deals.P_SHARE:
            return f"share:{pledge.a}/{pledge.b}"
        case deals.P_TROPHY:
            return f"trophies:{pledge.a}"
        case deals.P_CARCASS:
            return carcass_ref(pledge.a)
        case deals.P_ITEM:
            return "loot" if pledge.a == deals.LOOT else refs.item(pledge.a)
        case deals.P_QUEST:
            return refs.slot(pledge.a)
        case deals.P_SIDE:
            return refs.SIDES[pledge.a]
        case deals.P_NO_ARENA:
            return f"no-arena:{pledge.due}"
        case deals.P_ALLY_NEXT:
            return f"ally-next:{pledge.due}"
    return f"=“{pledge.text}”"  # somebody’s own words, whatever they begin with


def carcass_ref(what: int) -> str:
    if what == deals.THIS:
        return "carcass:this"
    return f"carcass:{TYPE_IDS[what - deals.ANY_OF]}" if what >= deals.ANY_OF else refs.card(what)


def find_offer(s: Adventure, number: int) -> Offer | None:
    """Open, or closed this turn; older ones are forgotten."""
    return next((offer for offer in (*s.offers, *s.closed) if offer.number == number), None)


def find_promise(s: Adventure, number: int) -> Promise | None:
    return next((promise for promise in (*s.promises, *s.judged) if promise.number == number), None)


def offer_args(s: Adventure, number: int) -> dict[str, Any]:
    """The four lists of an offer, and how the sentence about them goes."""
    offer = find_offer(s, number)
    known = offer is not None
    if offer is None:
        offer = Offer(number, number % 8, number % 8, (), (), (), ())
    lists = {
        "give": [term_ref(term) for term in offer.gives],
        "ask": [term_ref(term) for term in offer.asks],
        "promise": [pledge_ref(pledge) for pledge in offer.promises],
        "want": [pledge_ref(pledge) for pledge in offer.wants],
    }
    promised, wanted = condition([p.on_win for p in offer.promises]), condition([p.on_win for p in offer.wants])
    foe = refs.card(s.card) if 0 <= s.card < MONSTERS else "@something"
    sender, to = refs.seat(offer.sender), refs.seat(offer.to)
    return {
        "known": yes(known),
        **lists,
        **sentence(lists, sender, to, refs.seat(s.active), offer.alliance),
        **{"foe": foe, "promised": promised, "wanted": wanted},
        **{"sworn": yes(offer.sworn), "words": f"={offer.text}", "speaks": yes(bool(offer.text))},
        "to": to if known else "@somebody",
    }


def sentence(lists: dict[str, list[str]], sender: str, to: str, active: str, alliance: bool) -> dict[str, Any]:
    """How `deal` goes: first what its sender brings, then what he gets; `lead` is the clause it begins with.

    Each stands behind `with-`: a plain word could be the name of a thing (ref-promise).
    """
    helper = sender if to == active else to
    helps = "no" if not alliance else "first" if helper == sender else "then"
    clauses = {
        "with-help-first": helps == "first",
        "with-give": bool(lists["give"]),
        "with-promise": bool(lists["promise"]),
        "with-help": helps == "then",
        "with-ask": bool(lists["ask"]),
        "with-want": bool(lists["want"]),
    }
    return {
        "lead": next((clause for clause, there in clauses.items() if there), "with-nothing"),
        **{"sender": sender, "to": to, "helps": helps, "helper": helper, "helped": active},
        **{"gives": len(lists["give"]), "asks": len(lists["ask"])},
    }


def too_much(offer: Offer | None) -> bool:
    """Whether whoever refuses it would pay: then it is not too little but too much.

    A side in the arena is the help that is paid for. Where both give something, the one who gives gems pays.
    """
    if offer is None:
        return False
    gives = any(pledge.kind != deals.P_SIDE for pledge in offer.promises) or bool(offer.gives)
    asks = any(pledge.kind != deals.P_SIDE for pledge in offer.wants) or bool(offer.asks)
    if gives and asks:
        return with_gems(offer.asks, offer.wants) and not with_gems(offer.gives, offer.promises)
    return asks


def with_gems(terms: deals.Terms, pledges: deals.Pledges) -> bool:
    now = any(term < deals.ITEM_TERM for term in terms)
    return now or any(pledge.kind in (deals.P_GEMS, deals.P_SHARE) for pledge in pledges)


def condition(on_win: list[bool]) -> str:
    """Whether promises hold for a victory alone."""
    if not on_win:
        return "nothing"
    return "won" if all(on_win) else "anyway"


def promise_args(s: Adventure, number: int) -> dict[str, Any]:
    promise = find_promise(s, number)
    if promise is None:
        return {"promiser": "@somebody", "promisee": "@somebody", "pledge": "@something", "sworn": "no"}
    return {
        "promiser": refs.seat(promise.promiser),
        "promisee": refs.seat(promise.promisee),
        "pledge": pledge_ref(promise.pledge),
        "sworn": yes(promise.sworn),
    }


def yes(flag: bool) -> str:
    return "yes" if flag else "no"

"""Answers and their names: what people, records and the wire call them, and back."""

from __future__ import annotations

from typing import Any, Final, cast

from questhall.engine.game import Option, UnknownName
from questhall.games.betrayals.answers import offer_words
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import TEMPLE_PRICE
from questhall.games.betrayals.model.state import SECONDARY_PENALTY, Adventure
from questhall.games.betrayals.rules import power, specials, village
from questhall.games.betrayals.rules.items import Fit
from questhall.games.betrayals.views import refs
from questhall.games.betrayals.views.shapes import Ask

# Words that stand alone: name, rule, and what they are about
WORDS: Final[dict[int, tuple[str, str, tuple[str, ...]]]] = {
    codes.DONE: ("done", "dqt-vil-02", ()),
    codes.PASS: ("pass", "dqt-neg-02", ()),
    codes.CLOSE: ("close", "dqt-neg-17", ()),
    codes.CALL: ("call", "dqt-neg-01", ()),
    codes.FLEE: ("flee", "dqt-dun-06", ()),
    codes.DUNGEON: ("dungeon", "dqt-trn-04", (refs.DUNGEON,)),
    codes.KEEP: ("keep", "dqt-chr-10", ()),
    codes.SLIDE: ("slide", "dqt-chr-10", ()),
    codes.YES: ("yes", "dqt-spc-05", ()),
    codes.NO: ("no", "dqt-spc-05", ()),
    codes.TEMPLE: ("temple", "dqt-vil-05", (refs.TEMPLE,)),
    codes.GUILD: ("guild", "dqt-vil-07", (refs.GUILD,)),
    codes.TROPHY: ("trophy", "dqt-vil-11", ()),
    codes.QUEST: ("quest", "dqt-spc-06", ()),
    codes.GEMS: ("gems", "dqt-spc-06", ()),
    codes.TROPHIES: ("wish trophies", "dqt-mon-11", ()),
    codes.HOLD: ("hold", "dqt-qst-07", ()),
    codes.DOUBLE: ("announce double", "dqt-itm-13", ()),
    codes.RAGE: ("announce rage", "dqt-chr-04", ()),
    codes.STAND: ("announce stand", "dqt-chr-06", ()),
    codes.TRAIL: ("announce trail", "dqt-chr-14", ()),
    codes.TWIST_GREEN: ("twist die:green", "dqt-chr-11", ("die:green",)),
    codes.TWIST_RED: ("twist die:red", "dqt-chr-11", ("die:red",)),
    codes.NEUTRAL: ("side side:neutral", "dqt-are-05", ("side:neutral",)),
    codes.ATTACKER: ("side side:attacker", "dqt-are-05", ("side:attacker",)),
    codes.DEFENDER: ("side side:defender", "dqt-are-05", ("side:defender",)),
}
GEMS_WORDS: Final[dict[Ask, tuple[str, str]]] = {
    "Wish": ("wish gems", "dqt-mon-11"),
    "Plunder": ("plunder gems", "dqt-are-12"),
}
# Words that mean something else at some steps: their rule and the end of their text id
ELSEWHERE: Final[dict[tuple[str, Ask], tuple[str, str]]] = {
    ("done", "Settle"): ("dqt-prm-01", "settle"),
    ("done", "Announce"): ("dqt-cbt-09", "announce"),
    ("done", "Fit"): ("dqt-itm-06", "fit"),
    ("no", "Peddler"): ("dqt-spc-03", "peddler"),
    ("keep", "VolteFace"): ("dqt-chr-08", "volte"),
    ("keep", "Twist"): ("dqt-chr-11", "twist"),
}

# Words with a thing: the first answer, name, rule, and the list of things
THINGS: Final[tuple[tuple[int, str, str, str, tuple[str, ...]], ...]] = (
    (codes.BUY, "buy", "dqt-vil-03", "item", refs.ITEMS),
    (codes.HAND_BACK, "hand-back", "dqt-vil-13", "item", refs.ITEMS),
    (codes.WEAR, "wear", "dqt-itm-02", "item", refs.ITEMS),
    (codes.WISH, "wish", "dqt-mon-11", "item", refs.ITEMS),
    (codes.TAKE_ITEM, "plunder", "dqt-are-12", "item", refs.ITEMS),
    (codes.TAKE_CARCASS, "plunder", "dqt-are-12", "monster", refs.ADVENTURES[:48]),
    (codes.MAIN_QUEST, "main", "dqt-set-08", "quest", refs.QUESTS),
    (codes.KEEP_QUEST, "keep", "dqt-vil-07", "quest", refs.QUESTS),
    (codes.CLAIM, "claim", "dqt-qst-01", "quest", refs.QUESTS),
    (codes.CHARACTER, "character", "dqt-set-02", "character", refs.CHARACTERS),
    (codes.ARENA, "arena", "dqt-are-01", "seat", refs.SEATS),
)
TWO_KINDS: Final = {codes.WISH: "wish-item", codes.TAKE_ITEM: "plunder-item", codes.TAKE_CARCASS: "plunder-carcass"}
QUEST_CARDS: Final = {codes.MAIN_QUEST: "main", codes.KEEP_QUEST: "keep-quest", codes.CLAIM: "claim"}

# Words about offers and promises
NUMBERED: Final[dict[int, tuple[str, str, str]]] = {
    codes.ACCEPT: ("accept", "dqt-neg-15", "offer"),
    codes.SWEAR: ("swear", "dqt-chr-16", "offer"),
    codes.DECLINE: ("decline", "dqt-neg-02", "offer"),
    codes.DECLINE_LITTLE: ("too-little", "dqt-neg-02", "offer"),
    codes.DECLINE_MISTRUST: ("mistrust", "dqt-neg-02", "offer"),
    codes.WITHDRAW: ("withdraw", "dqt-neg-14", "offer"),
    codes.PAY: ("pay", "dqt-prm-05", "promise"),
    codes.REFUSE: ("refuse", "dqt-prm-01", "promise"),
    codes.WAIVE: ("waive", "dqt-prm-07", "promise"),
}


def asking(s: Adventure) -> Ask:
    """The name of the step that waits for an answer; nothing is to be asked of one that throws."""
    return cast(Ask, type(s.asking).__name__)


def option(s: Adventure, seat: int, answer: int) -> Option:
    """An answer as people see it."""
    if answer < codes.BUY:
        return word_option(s, seat, answer)
    if answer < codes.SPAN:
        return thing_option(s, seat, answer)
    verb = codes.verb_of(answer)
    if verb in NUMBERED:
        return numbered_option(s, seat, verb, codes.number_of(answer))
    return offer_words.option(s, seat, verb, codes.number_of(answer))


def word_option(s: Adventure, seat: int, answer: int) -> Option:
    step = asking(s)
    name, rule, about = WORDS[answer]
    if answer == codes.GEMS and step in GEMS_WORDS:
        name, rule = GEMS_WORDS[step]
    text = "option-" + name.replace(" ", "-").replace("side:", "").replace("die:", "")
    rule, ending = ELSEWHERE.get((name, step), (rule, ""))
    if answer == codes.PASS:
        ending = waiting_word(s, seat, step)
    text = f"{text}-{ending}" if ending else text
    return Option(name, name.split()[0], about, rule, text, word_args(s, seat, answer, step))


def waiting_word(s: Adventure, seat: int, step: Ask) -> str:
    """Whoever leads a parley does not fall silent with a pass: he lets the others speak."""
    if step == "ArenaByTurns":
        return "offers"
    if seat != s.active:
        return ""
    return "call" if step == "DungeonByTurns" else "wait"


def word_args(s: Adventure, seat: int, answer: int, step: Ask) -> dict[str, Any]:
    match answer:
        case codes.TEMPLE:
            return {"cost": TEMPLE_PRICE}
        case codes.GUILD:
            return {"cost": village.quest_price(s, s.adventurers[seat])}
        case codes.TROPHY:
            return {"cost": village.TROPHY_PRICE}
        case codes.FLEE:
            return {"monster": refs.card(s.card)}
        case codes.DONE if step == "Parley":
            surplus = refs.items_of(s.adventurers[seat].surplus)
            return {"visit": 2 if s.venturing else 1, "surplus": len(surplus), "things": surplus}
        case codes.DONE if isinstance(s.asking, Fit):
            return {"item": refs.item(s.adventurers[seat].worn[s.table.cards.item_slot[s.asking.item]])}
        case codes.GEMS if step == "Plunder":
            return {"who": refs.seat(s.defender), "gems": (s.adventurers[s.defender].gems + 1) // 2}
    return {}


def thing_option(s: Adventure, seat: int, answer: int) -> Option:
    first, verb, rule, kind, known = next(each for each in reversed(THINGS) if answer >= each[0])
    ref = known[answer - first]
    if first == codes.ARENA:
        rule = "dqt-spc-07" if asking(s) == "Gate" else rule
        return Option(f"{verb} {ref}", verb, (refs.ARENA, ref), rule, "option-arena", duel(s, seat, answer - first))
    args: dict[str, Any] = {kind: ref}
    text = TWO_KINDS.get(first) or QUEST_CARDS.get(first) or verb
    if first == codes.BUY:
        peddler = asking(s) == "Peddler"
        rule = "dqt-spc-03" if peddler else rule
        args["cost"] = specials.half_price(s, answer - first) if peddler else village.price(s, answer - first)
        args["bonus"] = s.table.cards.item_bonus[answer - first]
    if first in QUEST_CARDS:
        args |= quest_worth(s, answer - first, s.adventurers[seat].main == answer - first or first == codes.MAIN_QUEST)
    return Option(f"{verb} {ref}", verb, (ref,), rule, f"option-{text}", args)


def duel(s: Adventure, seat: int, foe: int) -> dict[str, Any]:
    """Whom one would challenge, and how often one would win while the crowd stays out."""
    mine = power.fight_power(s, s.adventurers[seat], power.ARENA_ATTACKER)
    his = power.fight_power(s, s.adventurers[foe], power.ARENA_DEFENDER)
    return {"who": refs.seat(foe), "chance": power.odds(s, mine, his) / power.FIGHT_ROLLS}


def quest_worth(s: Adventure, quest: int, is_main: bool) -> dict[str, int]:
    """dqt-qst-02, dqt-end-03, -04: the value on the card, the points it pays, those it costs if it stays undone, and
    how many of a hundred complete it.
    """
    cards = s.table.cards
    value = cards.quest_value[quest]
    if not is_main:
        done = cards.quest_done_as_side[quest]
        return {"value": value, "points": value, "penalty": SECONDARY_PENALTY, "done": done}
    return {"value": value, "points": 2 * value, "penalty": s.main_cost(quest), "done": cards.quest_done_as_main[quest]}


def numbered_option(s: Adventure, seat: int, verb: int, number: int) -> Option:
    word, rule, kind = NUMBERED[verb]
    ref = f"{kind}:{number}"
    args = offer_words.offer_args(s, number) if kind == "offer" else offer_words.promise_args(s, number)
    if verb in (codes.ACCEPT, codes.SWEAR):
        args["binds"] = offer_words.yes(binds(s, seat, number))
    dear = verb == codes.DECLINE_LITTLE and offer_words.too_much(offer_words.find_offer(s, number))
    return Option(f"{word} {ref}", word, (ref,), rule, "option-too-much" if dear else f"option-{word}", args)


def binds(s: Adventure, seat: int, number: int) -> bool:
    """dqt-neg-09: whether that offer, once accepted, keeps one from fleeing who still may."""
    offer = offer_words.find_offer(s, number)
    return offer is not None and offer.alliance and seat == s.active and codes.FLEE in s.legal_for(seat)


# And back

WORD_ANSWERS: Final = {
    **{name: answer for answer, (name, _, _) in WORDS.items()},
    **{name: codes.GEMS for name, _ in GEMS_WORDS.values()},
}
THING_ANSWERS: Final = {
    f"{verb} {ref}": first + n for first, verb, _, _, known in THINGS for n, ref in enumerate(known)
}
NUMBERED_VERBS: Final = {word: (verb, kind) for verb, (word, _, kind) in NUMBERED.items()}


def answer(s: Adventure, name: str) -> int:
    """The code of a name; whether it may be answered now, the engine says."""
    known = WORD_ANSWERS.get(name)
    if known is None:
        known = THING_ANSWERS.get(name)
    if known is not None:
        return known
    verb, *things = name.split(" ")
    if verb in NUMBERED_VERBS and len(things) == 1:
        first, kind = NUMBERED_VERBS[verb]
        number = refs.count_of(things[0], kind)
        if number < codes.SPAN:
            return first + number
    elif verb in offer_words.VERBS:
        return offer_words.answer(verb, things)
    raise UnknownName(f"{name!r} means nothing here; the answers are: {', '.join(examples(s))}")


def examples(s: Adventure) -> list[str]:
    """A few of the names that would be understood."""
    asked = s.awaited()
    return [option(s, asked[0], code).name for code in s.legal_for(asked[0])[:6]] if asked else ["nothing now"]

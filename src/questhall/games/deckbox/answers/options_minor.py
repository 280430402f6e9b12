"""Minor actions as options: buying, abilities, items, trading (dbd-min)."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.game import Option
from questhall.games.deckbox.answers import targets
from questhall.games.deckbox.model import answer_codes as codes
from questhall.games.deckbox.model.answer_codes import a_of, verb_of
from questhall.games.deckbox.model.cards import ABL_ENERGY, ABL_IDS, ITEM_COST, ITEM_IDS
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.abilities import Veiling
from questhall.games.deckbox.rules.trading import AnswerTrade, Trading
from questhall.games.deckbox.views import refs

# What is proposed in a trade, as texts call it
PROPOSALS: Final = {
    codes.GIVE: "give",
    codes.ASK: "ask",
    codes.GIVE_TREASURE: "give-treasure",
    codes.ASK_TREASURE: "ask-treasure",
    codes.HAND_OVER: "hand-over",
}


def buy(s: Delve, seat: int, a: int, b: int) -> Option:
    ref = refs.item(a)
    args = {"item": ref, "cost": ITEM_COST[a], "left": s.heroes[seat].treasure - ITEM_COST[a]}
    return Option(f"buy {ref}", "buy", (ref,), "dbd-mkt-01", "option-buy", args)


def ability(s: Delve, seat: int, a: int, b: int) -> Option:
    card = s.heroes[seat].ability
    kind = targets.of_ability(card)
    words = targets.write(s, kind, a)
    ending, args = targets.call(s, seat, kind, a)
    args |= {"ability": refs.ability(card), "cost": ABL_ENERGY[card], "does": f"@ability-{ABL_IDS[card]}-does"}
    name = " ".join(("ability", *words))
    return Option(name, "ability", words, f"dbd-abl-{ABL_IDS[card]}", f"option-ability{ending}", args)


def use(s: Delve, seat: int, a: int, b: int) -> Option:
    kind = targets.of_item(a)
    words = (refs.item(a), *targets.write(s, kind, b))
    ending, args = targets.call(s, seat, kind, b)
    args["item"] = refs.item(a)
    return Option(" ".join(("use", *words)), "use", words, f"dbd-itm-{ITEM_IDS[a]}", f"option-use{ending}", args)


# Trading


def trade(s: Delve, seat: int, a: int, b: int) -> Option:
    ref = refs.hero(a)
    return Option(f"trade {ref}", "trade", (ref,), "dbd-min-07", "option-trade", {"other": refs.hero_word(s, a)})


def partner(s: Delve) -> str:
    """With whom one trades."""
    step = s.asking
    assert isinstance(step, Trading)
    return refs.hero_word(s, step.other)


def give(s: Delve, seat: int, a: int, b: int) -> Option:
    return passing(s, "give", a)


def ask(s: Delve, seat: int, a: int, b: int) -> Option:
    return passing(s, "ask", a)


def passing(s: Delve, word: str, item: int) -> Option:
    ref = refs.item(item)
    args = {"item": ref, "other": partner(s)}
    return Option(f"{word} {ref}", word, (ref,), "dbd-min-07", f"option-{word}", args)


def give_treasure(s: Delve, seat: int, a: int, b: int) -> Option:
    return paying(s, "give-treasure", a)


def ask_treasure(s: Delve, seat: int, a: int, b: int) -> Option:
    return paying(s, "ask-treasure", a)


def paying(s: Delve, word: str, amount: int) -> Option:
    args = {"amount": amount, "other": partner(s)}
    return Option(f"{word} {amount}", word, (), "dbd-min-07", f"option-{word}", args)


def hand_over(s: Delve, seat: int, a: int, b: int) -> Option:
    return Option("hand-over", "hand-over", (), "dbd-qst-01", "option-hand-over", {"other": partner(s)})


def accept(s: Delve, seat: int, a: int, b: int) -> Option:
    step = s.asking
    assert isinstance(step, AnswerTrade)
    args = proposal(step.proposal) | {"hero": refs.hero_word(s, step.seat)}
    return Option("accept", "accept", (), "dbd-min-07", "option-accept", args)


def proposal(answer: int) -> dict[str, Any]:
    """What somebody proposes, as arguments of a text."""
    word = PROPOSALS[verb_of(answer)]
    about_item = word in ("give", "ask")
    return {
        "what": word,
        "item": refs.item(a_of(answer)) if about_item else "@nothing",
        "amount": 0 if about_item else a_of(answer),
    }


# Abilities that go on


def veil(s: Delve, seat: int, a: int, b: int) -> Option:
    step = s.asking
    assert isinstance(step, Veiling)
    ref = refs.square(s, a)
    args = {"way": refs.way_word(s, s.heroes[seat].square, a), "left": step.left - 1}
    return Option(f"veil {ref}", "veil", (ref,), "dbd-abl-veil", "option-veil", args)


def stop(s: Delve, seat: int, a: int, b: int) -> Option:
    """The end of a Veilstep, or no second enemy for a Word of Stillness."""
    if isinstance(s.asking, Veiling):
        here = s.heroes[seat].square
        args = {"pit": "yes" if s.ground.pits >> here & 1 else "no"}
        return Option("stop", "stop", (), "dbd-abl-veil", "option-stop", args)
    return Option("stop", "stop", (), "dbd-abl-still", "option-stop-still", {})


def still(s: Delve, seat: int, a: int, b: int) -> Option:
    ref = refs.enemy(a)
    return Option(f"still {ref}", "still", (ref,), "dbd-abl-still", "option-still", targets.enemy(s, seat, a))

"""What encounters, attacks and reactions ask, as options."""

from __future__ import annotations

from typing import Final

from questhall.engine.game import Option
from questhall.games.deckbox.answers import consequences, targets
from questhall.games.deckbox.answers.choices import label
from questhall.games.deckbox.model import script as sc
from questhall.games.deckbox.model.cards import COLOUR_IDS, FOE_IDS, ITEM_IDS, SKILL_IDS
from questhall.games.deckbox.model.script import RANGED, Stmt
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.harm import React
from questhall.games.deckbox.rules.knockback import ChooseAxis, behind
from questhall.games.deckbox.rules.script import RunScript
from questhall.games.deckbox.rules.script_asks import ChooseBranch, PickPayer, Vote
from questhall.games.deckbox.rules.totals import skill
from questhall.games.deckbox.views import refs
from questhall.games.deckbox.views.odds import test_chance

AGAINST: Final = ("wall", "figure", "pit", "free")  # in the order of knockback.py
KIND_WORDS: Final = ("melee", "ranged")


def react(s: Delve, seat: int, a: int, b: int) -> Option:
    ref = refs.item(a)
    return Option(f"react {ref}", "react", (ref,), f"dbd-itm-{ITEM_IDS[a]}", "option-react", {"item": ref})


def keep(s: Delve, seat: int, a: int, b: int) -> Option:
    step = s.asking
    assert isinstance(step, React)
    return Option("keep", "keep", (), "dbd-mkt-13", "option-keep", {"item": refs.item(step.item)})


def choose(s: Delve, seat: int, a: int, b: int) -> Option:
    step = s.asking
    assert isinstance(step, ChooseBranch | Vote)
    text = "option-vote" if isinstance(step, Vote) else "option-choose"
    args = {"label": label(s, step.stmt, a), "effect": consequences.of(s, step.stmt.branches[a].body)}
    return Option(f"choose {a + 1}", "choose", (), "dbd-enc-05", text, args)


def pick(s: Delve, seat: int, a: int, b: int) -> Option:
    ref = refs.hero(a)
    step = s.asking
    if isinstance(step, PickPayer):
        args = {"other": refs.hero_word(s, a), "cost": step.price, "treasure": s.heroes[a].treasure}
        return Option(f"pick {ref}", "pick", (ref,), "dbd-enc-05", "option-pick-payer", args)
    other = {"other": refs.hero_word(s, a)}
    stmt = picked_for(s)
    if stmt is None or stmt.op != sc.TEST:
        return Option(f"pick {ref}", "pick", (ref,), "dbd-enc-11", "option-pick", other)
    chance = test_chance(skill(s.heroes[a], stmt.what), stmt.n)
    args = other | {"skill": f"@skill-{SKILL_IDS[stmt.what]}", "chance": round(100 * chance)}
    return Option(f"pick {ref}", "pick", (ref,), "dbd-enc-11", "option-pick-test", args)


def picked_for(s: Delve) -> Stmt | None:
    """dbd-enc-11: the statement the hero is picked for, which is read next."""
    step = s.stack[-1] if s.stack else None
    return step.script[step.at] if isinstance(step, RunScript) else None


def put(s: Delve, seat: int, a: int, b: int) -> Option:
    """Which of the dice takes the next position: named by its place among those that are left."""
    die = s.rolled[a]
    foe = s.foes[2 * die.colour + (0 if die.kind == RANGED else 1)]
    args = {
        "die": f"@die-{COLOUR_IDS[die.colour]}",
        "kind": KIND_WORDS[die.kind],
        "value": die.value,
        "name": f"@foe-{FOE_IDS[foe]}",
    }
    return Option(f"put {a + 1}", "put", (), "dbd-spn-08", "option-put", args)


def push(s: Delve, seat: int, a: int, b: int) -> Option:
    step = s.asking
    assert isinstance(step, ChooseAxis)
    found = s.enemy(step.enemy)
    assert found is not None
    args = targets.enemy(s, seat, step.enemy) | {
        "way": f"@{refs.DIRECTIONS[a]}",
        "into": AGAINST[behind(s, found.square, a)],
    }
    return Option(f"push {refs.DIRECTIONS[a]}", "push", (), "dbd-kw-12", "option-push", args)

"""Why a bot answers as it does, in a sentence with the figures it reckons with. Chances are per cent."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.core import State
from questhall.engine.game import Said
from questhall.games.deckbox.answers import consequences
from questhall.games.deckbox.bots.blows import Blows, kill, worth
from questhall.games.deckbox.bots.draft import FIGHTER, SHOOTER, bent
from questhall.games.deckbox.bots.errands import GOALS, chance_at
from questhall.games.deckbox.bots.odds import passing
from questhall.games.deckbox.bots.order import quiet
from questhall.games.deckbox.bots.scene import blow
from questhall.games.deckbox.bots.scripts import waiting_stmt
from questhall.games.deckbox.bots.shop import missing
from questhall.games.deckbox.bots.why_moves import of_end, of_order, of_place, of_step, percent, risk, scene_of
from questhall.games.deckbox.model import answer_codes as codes
from questhall.games.deckbox.model import script as sc
from questhall.games.deckbox.model.answer_codes import a_of, b_of, verb_of
from questhall.games.deckbox.model.cards import ABL_ENERGY, ABL_IDS, ITEM_IDS
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ids import ITM_DRAUGHT, ITM_FLASK
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.abilities import Veiling
from questhall.games.deckbox.rules.harm import React
from questhall.games.deckbox.rules.knockback import ChooseAxis, behind
from questhall.games.deckbox.rules.script_asks import ChooseBranch, Vote
from questhall.games.deckbox.rules.totals import defence, skill
from questhall.games.deckbox.rules.trading import AnswerTrade, Trading
from questhall.games.deckbox.views import refs

Args = dict[str, Any]
BENT: Final = {FIGHTER: "fighter", SHOOTER: "shooter"}
INTO: Final = ("wall", "figure", "pit", "free")  # in the order of knockback.py
PLAIN: Final = {codes.PASS: "pass", codes.PASS_PHASE: "pass", codes.PUT: "put"}  # need no figures


def why(state: State, seat: int, answer: int) -> Said:
    """The sentence, from what the seat knows; heroes have no secrets from each other."""
    assert isinstance(state, Delve)
    verb = verb_of(answer)
    if verb in PLAIN:
        return Said(f"because-{PLAIN[verb]}")
    for verbs, reason in REASONS:
        if verb in verbs:
            return reason(state, state.heroes[seat], answer)
    return Said("because-rest")


# Cards and things


def of_hero_card(s: Delve, h: Hero, answer: int) -> Said:
    return Said("because-card-hero", {"card": refs.character(a_of(answer))})


def of_equipment(s: Delve, h: Hero, answer: int) -> Said:
    args = {"card": refs.equipment(a_of(answer)), "hero": refs.hero_word(s, h.seat)}
    return Said("because-card-equipment", args | {"bent": BENT.get(bent(h.card), "both")})


def of_ability_card(s: Delve, h: Hero, answer: int) -> Said:
    card = a_of(answer)
    return Said("because-card-ability", {"card": refs.ability(card), "does": f"@ability-{ABL_IDS[card]}-does"})


def about_item(item: int) -> str:
    return f"@item-{ITEM_IDS[item]}-about"


def of_purchase(s: Delve, h: Hero, answer: int) -> Said:
    item = a_of(answer)
    heals = item in (ITM_DRAUGHT, ITM_FLASK) and missing(s) > 0
    args = {"treasure": h.treasure, "missing": missing(s), "about": about_item(item)}
    return Said("because-buy-heal" if heals else "because-buy", args)


def of_use(s: Delve, h: Hero, answer: int) -> Said:
    args: Args = {"health": h.health, "enemies": len(s.enemies), "missing": missing(s)}
    calm = not s.enemies and missing(s) > 0
    return Said("because-use-quiet" if calm else "because-use", args | {"about": about_item(a_of(answer))})


def of_ability(s: Delve, h: Hero, answer: int) -> Said:
    enemies = 0 if quiet(s) else len(s.enemies)
    args: Args = {"enemies": enemies, "energy": h.energy, "cost": ABL_ENERGY[h.ability]}
    return Said("because-ability", args | {"does": f"@ability-{ABL_IDS[h.ability]}-does"})


def of_reaction(s: Delve, h: Hero, answer: int) -> Said:
    return Said("because-react", {"about": about_item(a_of(answer))})


def of_keeping(s: Delve, h: Hero, answer: int) -> Said:
    step = s.asking
    assert isinstance(step, React)
    return Said("because-keep", {"health": h.health})


# Others


def of_gift(s: Delve, h: Hero, answer: int) -> Said:
    step = s.asking
    other = step.other if isinstance(step, Trading) else a_of(answer)
    return Said("because-give", {"other": refs.hero_word(s, other), "health": s.heroes[other].health})


def of_proposal(s: Delve, h: Hero, answer: int) -> Said:
    step = s.asking
    assert isinstance(step, AnswerTrade)
    if verb_of(answer) == codes.REFUSE:
        return Said("because-refuse", {"health": h.health})
    return Said("because-accept", {})


def of_yield(s: Delve, h: Hero, answer: int) -> Said:
    return of_order(s, h, "because-yield")


def of_activation(s: Delve, h: Hero, answer: int) -> Said:
    return of_order(s, h, "because-activate")


# Fights


def of_attack(s: Delve, h: Hero, answer: int) -> Said:
    """How likely that one falls, and whether another would be worth more."""
    verb, number = verb_of(answer), a_of(answer)
    scene = scene_of(s, h)
    blows = Blows(scene)
    for arm in blows.arms:
        for n, e in enumerate(s.enemies):
            if arm.verb == verb and e.number == number:
                args = refs.enemy_words(s, number) | {"kill": percent(kill(scene, e, arm)), "health": e.health}
                worst = worth(scene, n, e, arm) >= max([worth(scene, i, each, arm) for i, each in enumerate(s.enemies)])
                return Said("because-attack-best" if worst else "because-attack", args)
    return Said("because-rest")


def of_stunning(s: Delve, h: Hero, answer: int) -> Said:
    e = s.enemy(a_of(answer))
    assert e is not None
    guards = [defence(s, each) for each in s.living()]
    mean = sum([blow(s, e, guard) for guard in guards]) / len(guards)
    return Said("because-still", refs.enemy_words(s, e.number) | {"damage": round(mean, 1)})


def of_aim(s: Delve, h: Hero, answer: int) -> Said:
    e = s.enemy(a_of(answer))
    return Said("because-aim", refs.enemy_words(s, a_of(answer)) | {"health": e.health if e is not None else 0})


def of_push(s: Delve, h: Hero, answer: int) -> Said:
    step = s.asking
    assert isinstance(step, ChooseAxis)
    e = s.enemy(step.enemy)
    assert e is not None
    return Said("because-push", {"into": INTO[behind(s, e.square, a_of(answer))]})


def of_slipping(s: Delve, h: Hero, answer: int) -> Said:
    scene = scene_of(s, h)
    return Said("because-veil", {"risk": risk(scene.expected(a_of(answer)), scene.expected(h.square))})


def of_stop(s: Delve, h: Hero, answer: int) -> Said:
    if not isinstance(s.asking, Veiling):
        return Said("because-stop-still")
    return Said("because-stop")


# Encounters


def of_choice(s: Delve, h: Hero, answer: int) -> Said:
    """What it brings, and what the others would have brought."""
    step = s.asking
    assert isinstance(step, ChooseBranch | Vote)
    ways = [consequences.of(s, branch.body) for branch in step.stmt.branches]
    chosen = ways.pop(a_of(answer))
    return Said("because-choose", {"effect": chosen, "others": [each for way in ways for each in way]})


def of_pick(s: Delve, h: Hero, answer: int) -> Said:
    """Who: by the chance of a test, by wounds for healing, else by what can be borne."""
    other, stmt = s.heroes[a_of(answer)], waiting_stmt(s)
    args: Args = {"other": refs.hero_word(s, other.seat)}
    if stmt is not None and stmt.op == sc.TEST:
        return Said("because-pick-test", args | {"chance": percent(passing(skill(other, stmt.what), stmt.n))})
    lacks = other.max_health - other.health
    if stmt is not None and stmt.op == sc.HEAL and lacks:
        return Said("because-pick-heal", args | {"missing": lacks})
    return Said("because-pick", args | {"health": other.health, "treasure": other.treasure})


def of_interaction(s: Delve, h: Hero, answer: int) -> Said:
    what, where = a_of(answer), b_of(answer)
    if what == codes.AT_FALLEN:
        return Said("because-revive", {"hero": refs.hero_word(s, where)})
    if what == codes.AT_CAPTIVE:
        return Said("because-captive")
    if what != codes.AT_FEATURE:
        return Said("because-gate")
    feature = s.features[where]
    args: Args = {"feature": refs.feature_word(feature), "chance": percent(chance_at(s, h, feature))}
    return Said("because-goal" if feature in GOALS else "because-feature", args)


REASONS: Final = (
    ((codes.STEP,), lambda s, h, answer: of_step(s, h, a_of(answer))),
    ((codes.MELEE, codes.SHOOT), of_attack),
    ((codes.END,), lambda s, h, answer: of_end(s, h)),
    ((codes.BUY,), of_purchase),
    ((codes.USE,), of_use),
    ((codes.ABILITY,), of_ability),
    ((codes.INTERACT,), of_interaction),
    ((codes.PLACE,), lambda s, h, answer: of_place(s, a_of(answer))),
    ((codes.ACTIVATE,), of_activation),
    ((codes.YIELD,), of_yield),
    ((codes.CHOOSE,), of_choice),
    ((codes.PICK,), of_pick),
    ((codes.TRADE, codes.GIVE, codes.GIVE_TREASURE, codes.HAND_OVER, codes.ASK), of_gift),
    ((codes.ACCEPT, codes.REFUSE), of_proposal),
    ((codes.REACT,), of_reaction),
    ((codes.KEEP,), of_keeping),
    ((codes.AIM,), of_aim),
    ((codes.STILL,), of_stunning),
    ((codes.PUSH,), of_push),
    ((codes.VEIL,), of_slipping),
    ((codes.STOP,), of_stop),
    ((codes.TAKE_HERO,), of_hero_card),
    ((codes.TAKE_EQUIPMENT,), of_equipment),
    ((codes.TAKE_ABILITY,), of_ability_card),
)

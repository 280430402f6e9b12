"""Why a bot answers as it does, in a sentence with the figures it reckons with. Chances are per cent."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.core import State
from questhall.engine.game import Said
from questhall.games.deckbox.bots.blows import Blows, kill, worth
from questhall.games.deckbox.bots.clock import daring
from questhall.games.deckbox.bots.errands import GOALS, chance_at
from questhall.games.deckbox.bots.exploring import next_exit, sturdiest
from questhall.games.deckbox.bots.order import quiet
from questhall.games.deckbox.bots.scene import Scene
from questhall.games.deckbox.bots.temper import STRONG
from questhall.games.deckbox.bots.ways import distance
from questhall.games.deckbox.model.answer_codes import (
    ABILITY,
    ACCEPT,
    ACTIVATE,
    AIM,
    ASK,
    AT_CAPTIVE,
    AT_FALLEN,
    AT_FEATURE,
    BUY,
    CHOOSE,
    END,
    GIVE,
    GIVE_TREASURE,
    HAND_OVER,
    INTERACT,
    KEEP,
    MELEE,
    PASS,
    PASS_PHASE,
    PICK,
    PLACE,
    PUSH,
    PUT,
    REACT,
    REFUSE,
    SHOOT,
    STEP,
    STILL,
    STOP,
    TAKE_ABILITY,
    TAKE_EQUIPMENT,
    TAKE_HERO,
    TRADE,
    USE,
    VEIL,
    YIELD,
    a_of,
    b_of,
    verb_of,
)
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.views import refs

Args = dict[str, Any]
# Answers that need no figures, by the end of the text's id
PLAIN: Final = {
    TAKE_HERO: "card",
    TAKE_EQUIPMENT: "card",
    TAKE_ABILITY: "card",
    PLACE: "place",
    YIELD: "yield",
    ACTIVATE: "activate",
    PASS: "pass",
    PASS_PHASE: "pass",
    TRADE: "give",
    GIVE: "give",
    GIVE_TREASURE: "give",
    HAND_OVER: "give",
    ASK: "give",
    ACCEPT: "accept",
    REFUSE: "refuse",
    REACT: "react",
    KEEP: "keep",
    CHOOSE: "choose",
    PICK: "pick",
    PUT: "put",
    PUSH: "push",
    STOP: "stop",
    STILL: "still",
    AIM: "aim",
    VEIL: "veil",
}


def why(state: State, seat: int, answer: int) -> Said:
    """The sentence, from what the seat knows; heroes have no secrets from each other."""
    assert isinstance(state, Delve)
    s, h, verb = state, state.heroes[seat], verb_of(answer)
    if verb in PLAIN:
        return Said(f"because-{PLAIN[verb]}")
    if verb in (MELEE, SHOOT):
        return of_attack(s, h, verb, a_of(answer))
    if verb == STEP:
        return of_step(s, h, a_of(answer))
    if verb == INTERACT:
        return of_interaction(s, h, a_of(answer), b_of(answer))
    if verb == BUY:
        return Said("because-buy", {"item": refs.item(a_of(answer))})
    if verb in (USE, ABILITY):
        return of_use(s, h, verb, a_of(answer))
    if verb == END:
        return of_end(s, h)
    return Said("because-rest")


def percent(chance: float) -> int:
    return round(100 * chance)


def scene_of(s: Delve, h: Hero) -> Scene:
    return Scene(s, h, daring(s), STRONG)


def of_attack(s: Delve, h: Hero, verb: int, number: int) -> Said:
    """How likely that one falls, and whether another would be worth more."""
    scene = scene_of(s, h)
    blows = Blows(scene)
    for arm in blows.arms:
        for n, e in enumerate(s.enemies):
            if arm.verb == verb and e.number == number:
                args = refs.enemy_words(s, number) | {"kill": percent(kill(scene, e, arm)), "health": e.health}
                worst = worth(scene, n, e, arm) >= max([worth(scene, i, each, arm) for i, each in enumerate(s.enemies)])
                return Said("because-attack-best" if worst else "because-attack", args)
    return Said("because-rest")


def of_step(s: Delve, h: Hero, square: int) -> Said:
    """In a fight what a square may cost; else where the way leads."""
    if not quiet(s):
        scene = scene_of(s, h)
        args: Args = {"danger": round(scene.expected(square), 1), "here": round(scene.expected(h.square), 1)}
        return Said("because-step-fight", args)
    if h.carries:
        return Said("because-carry", {"steps": distance(s, square, s.ground.entrance)})
    door = next_exit(s, sturdiest(s))
    if door != NONE and distance(s, square, door) < distance(s, h.square, door):
        return Said("because-step-door", {"steps": distance(s, square, door)})
    return Said("because-step")


def of_interaction(s: Delve, h: Hero, what: int, where: int) -> Said:
    if what == AT_FALLEN:
        return Said("because-revive", {"hero": refs.hero_word(s, where)})
    if what == AT_CAPTIVE:
        return Said("because-captive")
    if what != AT_FEATURE:
        return Said("because-gate")
    feature = s.features[where]
    args: Args = {"feature": refs.feature_word(feature), "chance": percent(chance_at(s, h, feature))}
    return Said("because-goal" if feature in GOALS else "because-feature", args)


def of_use(s: Delve, h: Hero, verb: int, card: int) -> Said:
    args: Args = {"health": h.health, "enemies": len(s.enemies)}
    if verb == USE:
        return Said("because-use" if s.enemies else "because-use-quiet", args | {"item": refs.item(card)})
    return Said("because-ability", args | {"ability": refs.ability(h.ability)})


def of_end(s: Delve, h: Hero) -> Said:
    if quiet(s):
        return Said("because-end-quiet")
    return Said("because-end", {"danger": round(scene_of(s, h).expected(h.square), 1), "health": h.health})

"""Why a bot walks, waits or lets somebody else go first: what can be done from there, and what it may cost."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.game import Said
from questhall.games.deckbox.bots import errands
from questhall.games.deckbox.bots.beginning import to_door
from questhall.games.deckbox.bots.blows import Blows, kill
from questhall.games.deckbox.bots.clock import daring, impatient
from questhall.games.deckbox.bots.exploring import TOGETHER, gathered, next_exit, sturdiest
from questhall.games.deckbox.bots.order import first, quiet
from questhall.games.deckbox.bots.plans import OFF, Plans
from questhall.games.deckbox.bots.scene import Scene
from questhall.games.deckbox.bots.temper import STRONG
from questhall.games.deckbox.bots.turn import opens
from questhall.games.deckbox.bots.ways import (
    NOWHERE,
    Ways,
    all_moves,
    distance,
    nearest,
    one_move,
    points_left,
)
from questhall.games.deckbox.model.answer_codes import ABILITY, AT_FEATURE, STEP, a_of, b_of, code, verb_of
from questhall.games.deckbox.model.cards import FOE_SPEED
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.model.walking import walk_to
from questhall.games.deckbox.rules.movement import same_move
from questhall.games.deckbox.rules.totals import defence, ranged_dice
from questhall.games.deckbox.views import refs

Args = dict[str, Any]
EVEN: Final = 0.2  # health: what nobody would notice between two squares


def percent(chance: float) -> int:
    return round(100 * chance)


def scene_of(s: Delve, h: Hero) -> Scene:
    return Scene(s, h, daring(s), STRONG)


def threats(scene: Scene, square: int) -> int:
    """How many enemies could attack somebody there in their phase."""
    walk = walk_to(scene.g, square, scene.s.wet)
    here = scene.g.tiles_of(square)
    found = 0
    for n, e in enumerate(scene.s.enemies):
        if scene.blows[n] > 0.0:
            near = scene.tiles[n] & here if scene.tiles[n] else walk[e.square] <= FOE_SPEED[e.foe] + 1
            found += 1 if near else 0
    return found


def risk(then: float, now: float) -> str:
    """What may be lost on one square beside another: in a word, for the one figure of it stands on the board."""
    if then < EVEN / 2:
        return "none"
    return "less" if then < now - EVEN else "more" if then > now + EVEN else "same"


# Where to begin, and who


def of_place(s: Delve, square: int) -> Said:
    taken = [h.square for h in s.heroes]
    free = [each for each in s.ground.start_zone() if each not in taken]
    steps = to_door(s, square)
    best = steps <= min([to_door(s, each) for each in free], default=steps)
    return Said("because-place" if best else "because-place-behind", {"steps": steps})


def of_order(s: Delve, h: Hero, text: str) -> Said:
    """Whoever should go first, by what makes them the right one: `because-yield`, `because-activate`."""
    ready = [each for each in s.heroes if not each.fallen and not each.activated and not s.yielded >> each.seat & 1]
    left = [each for each in s.living() if not each.activated]
    if text == "because-activate" and len(left) <= 1:
        return Said("because-activate-only")
    who = first(s) if ready else h
    explores = quiet(s) and who is sturdiest(s)
    kind = "explorer" if explores else "shooter" if ranged_dice(who) > 1 else "fighter"
    args = {"other": refs.hero_word(s, who.seat), "health": who.health, "defence": refs.signed(defence(s, who))}
    return Said(f"{text}-{kind}", args)


# Steps


def of_step(s: Delve, h: Hero, square: int) -> Said:
    """In a fight what can be done where the way leads; else what one goes for."""
    if h.carries:
        return Said("because-carry", {"steps": distance(s, square, s.ground.entrance)})
    return in_peace(s, h, square) if quiet(s) else in_fight(s, h, square)


def in_fight(s: Delve, h: Hero, square: int) -> Said:
    scene = scene_of(s, h)
    blows = Blows(scene)
    plans = Plans(scene, blows)
    goal = plans.goal if plans.answer == code(STEP, square) else square
    beside = risk(scene.expected(goal), scene.expected(h.square))
    blows.seek(goal)
    if blows.target >= 0 and can_strike_from(s, h, goal):
        e = s.enemies[blows.target]
        arm = next(each for each in blows.arms if each.verb == verb_of(blows.answer))
        return Said(
            "because-step-attack",
            refs.enemy_words(s, e.number) | {"kill": percent(kill(scene, e, arm)), "risk": beside},
        )
    if beside == "less" or (beside == "none" and scene.expected(h.square) >= EVEN / 2):
        return Said("because-step-safe", {"threats": threats(scene, goal) if beside == "less" else 0})
    near = scene.nearest(goal)
    if near < OFF or near >= scene.nearest(h.square):  # not for the way itself: for what the enemies then do
        return Said("because-step-party")
    return Said("because-step-closer", {"near": near})


def can_strike_from(s: Delve, h: Hero, square: int) -> bool:
    """Whether an action is left for it there."""
    left = s.actions if points_left(s, h) > 0 else s.actions - 1
    return left > 0 and square in Ways(s, h, one_move(s, h), NOWHERE).costs


def in_peace(s: Delve, h: Hero, square: int) -> Said:
    mine = errands.of_hero(s, h, errands.errands(s, STRONG.swift), impatient(s))
    if mine is not None and a_of(mine.answer) == AT_FEATURE:
        feature = s.features[b_of(mine.answer)]
        chance = percent(errands.chance_at(s, h, feature))
        return Said("because-step-errand", {"feature": refs.feature_word(feature), "chance": chance})
    for pack in s.packs:
        if distance(s, square, pack.square) < distance(s, h.square, pack.square):
            return Said("because-step-pack", {"room": refs.room_word(s, pack.square)})
    leader = h if impatient(s) else sturdiest(s)
    door = next_exit(s, leader)
    if door == NONE or distance(s, square, door) >= distance(s, h.square, door):
        return Said("because-step")
    steps = distance(s, end_of(s, h, leader, door), door)
    if h is not leader:
        return Said("because-step-follow", {"steps": steps, "other": refs.hero_word(s, leader.seat)})
    left = s.actions if same_move(s, square) else s.actions - 1
    return Said("because-step-door", {"steps": steps, "health": h.health, "actions": left})


def end_of(s: Delve, h: Hero, leader: Hero, door: int) -> int:
    """Where the walk ends of which this is a step: advice is for all of it."""
    if h is leader and opens(s, h, door, STRONG) and door in Ways(s, h, one_move(s, h), door).costs:
        return door
    return nearest(s, h, Ways(s, h, all_moves(s, h), NOWHERE), door, 1 if h is leader else STRONG.waiting)


# The end of an activation


def end_in_fight(s: Delve, h: Hero) -> Said:
    """What stands for staying where one is."""
    if any(verb_of(answer) == ABILITY for answer in s.legal_for(h.seat)):
        return Said("because-end-save", {"ability": refs.ability(h.ability), "energy": h.energy})
    if s.actions == 0:
        return Said("because-end-spent")
    found = threats(scene_of(s, h), h.square)
    if found > 1 and h.square in s.ground.halves:
        return Said("because-end-doorway", {"threats": found})
    return Said("because-end", {"threats": found})


def of_end(s: Delve, h: Hero) -> Said:
    if not quiet(s):
        return end_in_fight(s, h)
    leader = sturdiest(s)
    door = next_exit(s, leader)
    if door == NONE or impatient(s):
        return Said("because-end-quiet")
    if h is not leader and distance(s, h.square, door) > TOGETHER:
        return Said("because-end-quiet")
    if h is not leader:
        return Said("because-end-wait", {"steps": distance(s, h.square, door), "other": refs.hero_word(s, leader.seat)})
    if gathered(s, h, door):
        return Said("because-end-late")
    far = max([each for each in s.living() if each is not h], key=lambda each: distance(s, each.square, door))
    return Said("because-end-far", {"steps": distance(s, far.square, door), "other": refs.hero_word(s, far.seat)})

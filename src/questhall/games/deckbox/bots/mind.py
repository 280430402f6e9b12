"""The hero bot of section 9: shops, heals, fights by plans, runs errands, explores together."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import State
from questhall.engine.playout import Policy, Random
from questhall.games.deckbox.bots import (
    draft,
    errands,
    exploring,
    healing,
    powers,
    reactions,
    scripts,
    shop,
    tools,
)
from questhall.games.deckbox.bots.blows import Blows
from questhall.games.deckbox.bots.clock import daring, hurried
from questhall.games.deckbox.bots.plans import Plans
from questhall.games.deckbox.bots.scene import Scene
from questhall.games.deckbox.bots.temper import Temper
from questhall.games.deckbox.bots.ways import Ways, all_moves, distance, one_move, points_left
from questhall.games.deckbox.model.codes import (
    ACTIVATE,
    AT_GATE,
    CANCEL,
    END,
    INTERACT,
    PASS_PHASE,
    STEP,
    STILL,
    STOP,
    VEIL,
    YIELD,
    a_of,
    code,
    verb_of,
)
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.ground import FAR
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.abilities import SecondTarget, Veiling
from questhall.games.deckbox.rules.activation import Act, Aim, WhoActs
from questhall.games.deckbox.rules.arriving import shares
from questhall.games.deckbox.rules.harm import React
from questhall.games.deckbox.rules.knockback import ChooseAxis
from questhall.games.deckbox.rules.script_asks import ChooseBranch, PickHero, PickPayer, Vote
from questhall.games.deckbox.rules.setup import PlaceHero, TakeCard
from questhall.games.deckbox.rules.spawning import PutDice
from questhall.games.deckbox.rules.totals import ranged_dice
from questhall.games.deckbox.rules.trading import AnswerTrade, Trading
from questhall.games.deckbox.rules.windows import Window

NOTHING: Final = -1
NEAR: Final = 10  # steps within which an enemy means a fight
CARRIER_NEAR: Final = 6
ENDS: Final = code(END)
ACTIVATES: Final = code(ACTIVATE)
YIELDS: Final = code(YIELD)
PASSES_PHASE: Final = code(PASS_PHASE)
STOPS: Final = code(STOP)
CANCELS: Final = code(CANCEL)


class HeroBot(Policy):
    """One seat, or several. It keeps nothing in mind: every answer is thought of anew."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Delve)
        s = imagined
        legal = s.legal_for(seat)
        h = s.heroes[seat]
        step = s.asking
        if isinstance(step, Act):
            return self.act(s, h, legal)
        if isinstance(step, WhoActs):
            return self.order(s, h, legal)
        if isinstance(step, Window):
            return PASSES_PHASE
        if isinstance(step, TakeCard):
            return draft.card(h, legal, random)
        return self.aside(s, h, legal)

    # Small questions

    def aside(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        step = s.asking
        if isinstance(step, React):
            return reactions.react(s, step)
        if isinstance(step, ChooseBranch):
            return scripts.choice(s, step.stmt, legal)
        if isinstance(step, Vote):
            return scripts.choice(s, step.stmt, legal)
        if isinstance(step, PickHero):
            return scripts.pick(s, legal)
        if isinstance(step, PickPayer):
            return scripts.payer(s, legal)
        if isinstance(step, PutDice):
            return scripts.put(s, legal)
        if isinstance(step, ChooseAxis):
            return scripts.push(s, step, legal)
        if isinstance(step, AnswerTrade):
            return reactions.answer_trade(s, h, step)
        if isinstance(step, Trading):
            return CANCELS
        if isinstance(step, PlaceHero):
            return legal[0]
        return self.in_fight(s, h, legal)

    def in_fight(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        """What an attack or an ability that goes on asks."""
        step = s.asking
        scene = Scene(s, h, daring(s), self.temper)
        if isinstance(step, Veiling):
            return self.veil(scene, step.left, legal)
        if isinstance(step, SecondTarget):
            best = NOTHING
            most = 0.0
            for answer in legal:
                if verb_of(answer) == STILL:
                    power = scene.powers[powers.place_of(s, a_of(answer))]
                    if power > most:
                        most = power
                        best = answer
            return best if best >= 0 else STOPS
        if isinstance(step, Aim):
            return self.aim(scene, step, legal)
        return legal[0]

    def veil(self, scene: Scene, left: int, legal: tuple[int, ...]) -> int:
        goal = powers.safest(scene, left)
        if goal == scene.h.square:
            return STOPS if STOPS in legal else legal[0]
        answer = code(VEIL, powers.veiled(scene.s, scene.h, left)[goal])
        return answer if answer in legal else legal[0]

    def aim(self, scene: Scene, step: Aim, legal: tuple[int, ...]) -> int:
        """Dice go where they are still needed: one to each point of health, the strongest first."""
        blows = Blows(scene)
        best = legal[0]
        most = -1.0
        for answer in legal:
            number = a_of(answer)
            n = powers.place_of(scene.s, number)
            e = scene.s.enemies[n]
            given = step.dice[step.targets.index(number)] if number in step.targets else 0
            value = blows.values[-1][n] / (1.0 + max(0, given + 1 - 2 * e.health))
            if (answer & 1023) == 1 and value > most:
                most = value
                best = answer
        return best

    # The order of activation

    def order(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        answer = self.free(s, h, legal, self.quiet(s))
        if answer >= 0:
            return answer
        if YIELDS in legal and self.first(s) is not h:
            return YIELDS
        return ACTIVATES

    def first(self, s: Delve) -> Hero:
        """Who should go first of those who have not acted: in peace the explorer, in a fight the shooters."""
        ready = [h for h in s.heroes if not h.fallen and not h.activated and not s.yielded >> h.seat & 1]
        best = ready[0]
        least = FAR * FAR
        explorer = exploring.sturdiest(s) if self.quiet(s) else None
        for h in ready:
            rank = 0 if h is explorer else 10 if ranged_dice(h) > 1 else 20
            rank = rank * 100 - h.health
            if rank < least:
                least = rank
                best = h
        return best

    # An activation

    def act(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        if shares(s, h):
            return self.onward(s, h, legal)
        quiet = self.quiet(s)
        answer = self.free(s, h, legal, quiet)
        if answer >= 0:
            return answer
        if self.carrying(s):
            answer = self.carry(s, h, legal, quiet)
        if answer < 0:
            answer = self.peace(s, h, legal) if quiet else self.fight(s, h, legal)
        return answer if answer in legal else ENDS

    def quiet(self, s: Delve) -> bool:
        """No enemy near anybody: neither by walking nor on the same or an adjacent tile."""
        g = s.ground
        for e in s.enemies:
            tiles = g.near_tiles[g.first[e.square]]
            for h in s.heroes:
                if not h.fallen and (g.tiles_of(h.square) & tiles or distance(s, e.square, h.square) <= NEAR):
                    return False
        return True

    def free(self, s: Delve, h: Hero, legal: tuple[int, ...], quiet: bool) -> int:
        """Buying and healing, in every window of the Player phase."""
        answer = shop.purchase(s, h, legal)
        if answer < 0:
            answer = healing.potion(s, legal, quiet)
        if answer < 0:
            answer = healing.hymn(s, h, legal)
        return answer

    def onward(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        """From a square he shares a hero must go on: as he would from here, or by any free square."""
        answer = NOTHING
        if self.carrying(s):
            answer = self.carry(s, h, legal, self.quiet(s))
        if answer not in legal:
            answer = self.peace(s, h, legal) if self.quiet(s) else self.fight(s, h, legal)
        if answer in legal:
            return answer
        for each in legal:
            if not s.ground.pits >> a_of(each) & 1 and a_of(each) not in s.ground.leads:
                return each
        return legal[0]

    def fight(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        scene = Scene(s, h, daring(s), self.temper)
        blows = Blows(scene)
        plans = Plans(scene, blows)
        answer = powers.at_once(scene, plans, legal)
        if answer < 0:
            answer = tools.in_fight(scene, plans, legal)
        if answer < 0:
            answer = self.break_feature(scene, plans, legal)
        if answer < 0:
            answer = plans.answer
        if answer < 0:
            answer = powers.at_the_end(scene, blows.seek(h.square), legal)
        if answer < 0:
            answer = tools.at_the_end(scene, legal)
        return answer if answer >= 0 else ENDS

    def break_feature(self, scene: Scene, plans: Plans, legal: tuple[int, ...]) -> int:
        """Nests and drums, and what the quest asks for, where the risk is low or time is short."""
        s = scene.s
        if s.actions <= 0:
            return NOTHING
        low = scene.risk(scene.h.square) < 0.5
        for answer in legal:
            if verb_of(answer) == INTERACT and a_of(answer) == 0:
                feature = s.features[answer & 1023]
                if feature in errands.HARMFUL and low and plans.target < 0:
                    return answer
                if feature in errands.GOALS and (plans.target < 0 or hurried(s)):
                    if errands.chance_at(s, scene.h, feature) >= errands.HOPELESS:
                        return answer
        return NOTHING

    # Between fights

    def peace(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        todo = errands.errands(s)
        mine = errands.of_hero(s, h, todo)
        if mine is not None:
            if mine.answer in legal:
                return mine.answer
            answer = self.walk(s, h, mine.square, 1, all_moves(s, h))
            return answer if answer >= 0 else ENDS
        pack = self.pack(s, h)
        if pack >= 0:
            answer = self.walk(s, h, pack, 0, all_moves(s, h))
            if answer >= 0:
                return answer
        return self.explore(s, h, legal)

    def pack(self, s: Delve, h: Hero) -> int:
        """The nearest pack nobody is nearer to."""
        for pack in s.packs:
            far = distance(s, h.square, pack.square)
            nearer = [o for o in s.living() if o is not h and distance(s, o.square, pack.square) < far]
            if not nearer and far > 0 and not s.ground.pits >> pack.square & 1:
                return pack.square
        return NOTHING

    def explore(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        leader = exploring.sturdiest(s)
        door = exploring.next_exit(s, leader)
        if door == NONE:
            return ENDS
        if h is not leader:
            return self.walk(s, h, door, self.temper.waiting, all_moves(s, h))
        if code(INTERACT, AT_GATE, h.square) in legal:
            return code(INTERACT, AT_GATE, h.square)
        first = s.actions >= 2 or (s.actions == 1 and points_left(s, h) > 0) or hurried(s)
        if first and exploring.gathered(s, h, door):
            ways = Ways(s, h, one_move(s, h), door)
            if door in ways.costs:
                return code(STEP, ways.first_step(door))
        return self.walk(s, h, door, 1, all_moves(s, h))

    def walk(self, s: Delve, h: Hero, goal: int, near: int, moves: list[int]) -> int:
        """Towards a square, until so many steps are left."""
        if distance(s, h.square, goal) <= near and not shares(s, h):
            return NOTHING
        ways = Ways(s, h, moves, goal if near == 0 else NONE)
        best = h.square
        least = FAR * FAR if shares(s, h) else abs(distance(s, h.square, goal) - near) * 100
        for square in ways.stops():
            rank = abs(distance(s, square, goal) - near) * 100 + ways.costs[square]
            if square != h.square and rank < least:
                least = rank
                best = square
        return code(STEP, ways.first_step(best)) if best != h.square else NOTHING

    # The captive

    def carrying(self, s: Delve) -> bool:
        for h in s.heroes:
            if h.carries:
                return True
        return False

    def carry(self, s: Delve, h: Hero, legal: tuple[int, ...], quiet: bool) -> int:
        """The carrier walks home as soon as nobody is near; the others go with him."""
        home = s.ground.entrance
        if h.carries:
            ways = Ways(s, h, all_moves(s, h), home)
            if home in ways.costs and not ways.taken >> home & 1:
                return code(STEP, ways.first_step(home))
            near = FAR
            for e in s.enemies:
                near = min(near, distance(s, e.square, h.square))
            return self.walk(s, h, home, 0, all_moves(s, h)) if near > CARRIER_NEAR else NOTHING
        if not quiet:
            return NOTHING
        answer = self.walk(s, h, home, 2, all_moves(s, h))
        return answer if answer >= 0 else ENDS

"""Heroes under a Command, whom Zargon plays after his monsters (Z5, heq-zar-18, heq-drd-05)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step
from questhall.engine.grid import BIT
from questhall.games.heroquest.model.answer_codes import DONE, STRIKE, WALK, a_of, b_of, code, verb_of
from questhall.games.heroquest.model.board import reachable, shortest, without
from questhall.games.heroquest.model.cards import RANGED
from questhall.games.heroquest.model.figures import COMMANDED, IN_PLAY, Hero
from questhall.games.heroquest.model.ids import NO_WEAPON, NONE
from questhall.games.heroquest.model.sight import in_haven, statues
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events, movement
from questhall.games.heroquest.rules.attack import FOR_ONE_ATTACK
from questhall.games.heroquest.rules.attacks_on_heroes import defend, end_effects, hero_rolled
from questhall.games.heroquest.rules.dice import COMBAT
from questhall.games.heroquest.rules.owning import hands_full
from questhall.games.heroquest.rules.revealing import pits
from questhall.games.heroquest.rules.strength import HELPLESS, attack_dice, check_courage
from questhall.games.heroquest.rules.traps import come_to

DONE_WITH_HIM: Final = code(DONE)


class CommandedHeroes(Step[Dungeon]):
    """Each of them in the order of the heroes' turns; one who also sleeps does nothing."""

    def run(self, s: Dungeon) -> None:
        for i in range(len(s.order) - 1, -1, -1):
            if obeys(s.heroes[s.order[i]]):
                s.then(COMMANDED_TURN[s.order[i]])


def obeys(h: Hero) -> bool:
    return h.effects & COMMANDED != 0 and h.effects & HELPLESS == 0 and h.status == IN_PLAY


class CommandedTurn(Step[Dungeon]):
    """He moves by his red dice."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        if not obeys(h):
            return
        s.acted = False
        s.moved = False
        s.then(COMMANDED_ACTS[self.hero])
        movement.roll(s, h)


class CommandedActs(Step[Dungeon]):
    """R-38: like a monster, over ground the heroes know; one attack on an adjacent hero with the weapon in hand."""

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        legal: list[int] = []
        if obeys(h):
            if not s.acted and not hands_full(s, h):
                victims(s, h, legal)
            if not s.moved:
                movement.add_walks(commanded_stops(s, h), legal)
        if legal:
            legal.append(DONE_WITH_HIM)
            s.decide(self, ZARGON, tuple(legal))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        if answer == DONE_WITH_HIM:
            return
        h = s.heroes[self.hero]
        s.then(self)
        if verb_of(answer) == WALK:
            s.moved = True
            s.then(CommandedWalk(h.number, shortest(s, h.square, a_of(answer), commanded_ground(s))))
        else:
            s.acted = True
            s.then(HeroStrikesHero(h.number, b_of(answer)))


def commanded_ground(s: Dungeon) -> int:
    """heq-drd-05: what the heroes know and a monster may cross (heq-zar-05, -06), without pits to be jumped."""
    friends = s.hero_squares | s.ally_squares | s.no_monsters | statues(s)
    return without(s.seen, s.blocking | friends | pits(s))


def commanded_stops(s: Dungeon, h: Hero) -> int:
    return without(reachable(s, h.square, commanded_ground(s), s.left), s.monster_squares | BIT[h.square])


class CommandedWalk(Step[Dungeon]):
    """heq-drd-05: he walks. heq-trp-04: traps go off under him as under any hero; whom they stop does no more."""

    def __init__(self, hero: int, path: list[int]) -> None:
        self.hero = hero
        self.path = path

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        if not self.path or not obeys(h):
            return
        body = h.body
        square = self.path[0]
        s.then(CommandedStepped(self.hero, square, body, self.path[1:]))
        come_to(s, h, square)
        check_courage(s)  # heq-spl-15


class CommandedStepped(Step[Dungeon]):
    """What the square has done to him: unhurt and still there, he walks on."""

    def __init__(self, hero: int, square: int, body: int, path: list[int]) -> None:
        self.hero = hero
        self.square = square
        self.body = body
        self.path = path

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        if h.square != self.square or h.in_pit or h.body < self.body:
            s.acted = True
        else:
            s.then(CommandedWalk(self.hero, self.path))


def victims(s: Dungeon, h: Hero, into: list[int]) -> None:
    """heq-atk-20: only a commanded hero attacks heroes; on the stairs they are safe (heq-end-03)."""
    near = s.near(h.square)
    for other in s.heroes:
        if other.number == h.number or other.status != IN_PLAY:
            continue
        if near >> other.square & 1 and not in_haven(s, other):
            into.append(code(STRIKE, 0, other.number))


class HeroStrikesHero(Step[Dungeon]):
    """With his dice and his weapon; a crossbow is of no use so near."""

    def __init__(self, hero: int, victim: int) -> None:
        self.hero = hero
        self.victim = victim

    def run(self, s: Dungeon) -> None:
        h = s.heroes[self.hero]
        weapon = NO_WEAPON if h.hand == NONE or RANGED >> h.hand & 1 else h.hand
        s.emit(events.HERO_ATTACKS_HERO, h.number + 1, self.victim)
        s.roll(self, COMBAT[attack_dice(s, h, weapon)])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        h = s.heroes[self.hero]
        hero_rolled(s, h.number, answer)
        end_effects(s, h, FOR_ONE_ATTACK)
        defend(s, self.victim)


COMMANDED_HEROES: Final = CommandedHeroes()
COMMANDED_TURN: Final[list[CommandedTurn]] = [CommandedTurn(hero) for hero in range(4)]
COMMANDED_ACTS: Final[list[CommandedActs]] = [CommandedActs(hero) for hero in range(4)]

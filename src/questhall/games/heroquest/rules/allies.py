"""People of the quest who go with the heroes (heq-npc-01 to -03)."""

from __future__ import annotations

from questhall.engine.core import Step
from questhall.engine.grid import BIT, set_of, squares_of
from questhall.games.heroquest.model import sight
from questhall.games.heroquest.model.answer_codes import ATTACK, KEEP, PLACE, STRIKE, a_of, b_of, code, verb_of
from questhall.games.heroquest.model.board import reachable
from questhall.games.heroquest.model.figures import ABSENT, IN_PLAY, NOWHERE, PLACED, Ally, Hero
from questhall.games.heroquest.model.ids import BLACK, NO_WEAPON, NONE
from questhall.games.heroquest.model.plan_kinds import BY_PARTY, BY_ZARGON, ON_NPC_AT_EXIT
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules import events
from questhall.games.heroquest.rules.attacks_on_heroes import defend, seat_of_target, zargon_rolled
from questhall.games.heroquest.rules.dice import COMBAT, RED, blacks, pips, skulls
from questhall.games.heroquest.rules.effects_heroes import first_in_play
from questhall.games.heroquest.rules.goals import check_end
from questhall.games.heroquest.rules.monster_harm import can_harm, hurt_monster, provoke
from questhall.games.heroquest.rules.revealing import figures, pits
from questhall.games.heroquest.rules.script import fire
from questhall.games.heroquest.rules.strength import monster_defend_dice
from questhall.games.heroquest.rules.zargon import strikes


def follow(s: Dungeon, h: Hero) -> None:
    """heq-npc-01: the allies this hero leads move right after his turn."""
    find_leaders(s)
    for a in s.allies:
        if a.status == PLACED and a.joined and a.leader == h.number and h.status == IN_PLAY:
            s.then(Follow(a.number))


def zargon_leads(s: Dungeon) -> None:
    """Those the quest puts under Zargon move at the end of his turn."""
    for a in s.allies:
        if a.status == PLACED and a.joined and s.plan.npcs[a.number].controller == BY_ZARGON:
            s.then(Follow(a.number))


def find_leaders(s: Dungeon) -> None:
    """An ally of the whole party goes with the first hero; so does one whose leader is gone."""
    for a in s.allies:
        if not a.joined or s.plan.npcs[a.number].controller == BY_ZARGON:
            continue
        gone = a.leader == NONE or s.heroes[a.leader].status != IN_PLAY
        if gone or s.plan.npcs[a.number].controller == BY_PARTY:
            a.leader = first_in_play(s)


def seat_of(s: Dungeon, a: Ally) -> int:
    return ZARGON if s.plan.npcs[a.number].controller == BY_ZARGON or a.leader == NONE else a.leader + 1


class Follow(Step[Dungeon]):
    """heq-npc-01: the dice of the quest file, or a fixed number of squares."""

    def __init__(self, npc: int) -> None:
        self.npc = npc

    def run(self, s: Dungeon) -> None:
        npc = s.plan.npcs[self.npc]
        if s.allies[self.npc].status != PLACED:
            return
        if npc.move != NONE:
            s.then(Walk(self.npc, npc.move))
        elif npc.dice > 0:
            s.roll(self, RED[npc.dice])
        else:
            s.then(Walk(self.npc, 0))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.MOVE_ROLLED, seat_of(s, s.allies[self.npc]), answer, pips(answer))
        s.then(Walk(self.npc, pips(answer)))


class Walk(Step[Dungeon]):
    """heq-npc-02, heq-trp-06: by the rules of heroes, over ground that is seen; no door, no trap, no pit to stop in."""

    def __init__(self, npc: int, squares: int) -> None:
        self.npc = npc
        self.squares = squares

    def run(self, s: Dungeon) -> None:
        a = s.allies[self.npc]
        s.then(Strike(self.npc))
        answers = [code(PLACE, square) for square in squares_of(goals_of_walk(s, a, self.squares))]
        s.decide(self, seat_of(s, a), tuple(answers))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        a = s.allies[self.npc]
        square = a_of(answer)
        if square != a.square:
            s.move_ally(a, square)
            s.emit(events.ALLY_MOVED, seat_of(s, a), a.number, square)
        if square in s.plan.exit and s.plan.npcs[a.number].controller != BY_ZARGON:
            bring_out(s, a)


def goals_of_walk(s: Dungeon, a: Ally, squares: int) -> int:
    """Where it can stop, its own square among them; friends may be passed, and joined on the exit.

    heq-npc-02: an open pit is no floor to it, as it is none to heroes.
    """
    free = s.seen & ~(s.solid | s.blocking | s.monster_squares | pits(s))
    stops = free & ~(figures(s) & ~set_of(s.plan.exit))
    return reachable(s, a.square, free, squares) & stops | BIT[a.square]


def bring_out(s: Dungeon, a: Ally) -> None:
    """It is safe."""
    a.status = ABSENT
    s.move_ally(a, NOWHERE)
    s.emit(events.ALLY_SAFE, seat_of(s, a), a.number)
    check_end(s)
    fire(s, ON_NPC_AT_EXIT, a.number, NONE, a.leader)


class Strike(Step[Dungeon]):
    """heq-npc-02: an ally attacks only if the quest says so: monsters, as heroes do.

    heq-trp-06: one under Zargon is none of the heroes'; it strikes those a monster could strike.
    """

    def __init__(self, npc: int) -> None:
        self.npc = npc

    def run(self, s: Dungeon) -> None:
        npc = s.plan.npcs[self.npc]
        a = s.allies[self.npc]
        if not npc.attacks or npc.attack < 1 or a.status != PLACED:
            return
        answers: list[int] = []
        if npc.controller == BY_ZARGON:
            strikes(s, s.near(a.square), answers)
        else:
            for m in s.monsters:
                if m.status == PLACED and sight.adjacent(s, a.square, m.square) and can_harm(s, m):
                    answers.append(code(ATTACK, NO_WEAPON, m.number))
        if answers:
            s.decide(self, seat_of(s, a), (code(KEEP), *answers))

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        if verb_of(answer) == STRIKE:
            s.emit(events.ALLY_STRIKES, seat_of_target(b_of(answer)), b_of(answer), self.npc)
            s.then(Betrayal(self.npc, b_of(answer)))
        elif answer != code(KEEP):
            provoke(s, s.monsters[b_of(answer)])  # heq-zar-16
            s.emit(events.ALLY_ATTACKS, seat, self.npc, b_of(answer))
            s.then(Blow(self.npc, b_of(answer)))


class Betrayal(Step[Dungeon]):
    """heq-zar-07: its attack dice; whoever is attacked defends at once."""

    def __init__(self, npc: int, target: int) -> None:
        self.npc = npc
        self.target = target

    def run(self, s: Dungeon) -> None:
        s.roll(self, COMBAT[s.plan.npcs[self.npc].attack])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        zargon_rolled(s, self.target, answer)
        defend(s, self.target)


class Blow(Step[Dungeon]):
    """heq-atk-05: its attack dice."""

    def __init__(self, npc: int, monster: int) -> None:
        self.npc = npc
        self.monster = monster

    def run(self, s: Dungeon) -> None:
        s.roll(self, COMBAT[s.plan.npcs[self.npc].attack])

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        leader = seat_of(s, s.allies[self.npc])
        s.emit(events.ATTACK_ROLLED, leader, answer)
        if skulls(answer):
            s.then(Parry(self.monster, skulls(answer)))
        else:
            s.emit(events.MISSED, leader)


class Parry(Step[Dungeon]):
    """heq-atk-06, -07: black shields of the monster against the hits."""

    def __init__(self, monster: int, hits: int) -> None:
        self.monster = monster
        self.hits = hits

    def run(self, s: Dungeon) -> None:
        dice = monster_defend_dice(s, s.monsters[self.monster])
        if dice:
            s.roll(self, COMBAT[dice])
        else:
            hurt_monster(s, s.monsters[self.monster], self.hits)

    def resume(self, s: Dungeon, seat: int, answer: int) -> None:
        s.dice = answer
        s.emit(events.DEFENCE_ROLLED, ZARGON, answer, BLACK)
        if self.hits <= blacks(answer):
            s.emit(events.BLOCKED, ZARGON)
        hurt_monster(s, s.monsters[self.monster], self.hits - blacks(answer))

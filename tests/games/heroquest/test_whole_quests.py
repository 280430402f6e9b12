"""Whole quests by chance: every party, every quest, and what must hold at every moment of them."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from tests.games.heroquest.play import HEROES, Play, quest

from questhall.engine.core import CHANCE, DECISION, NATURE, OVER, SEVERAL, apply
from questhall.engine.playout import play_randomly
from questhall.games.heroquest import settings as tables
from questhall.games.heroquest.model.answer_codes import GIVE, GIVE_GOLD, GIVE_UP, HOLD, LEAVE, OPEN, verb_of
from questhall.games.heroquest.model.board import AREA, CORRIDOR
from questhall.games.heroquest.model.figures import DEAD, IN_PLAY, LEFT, PLACED
from questhall.games.heroquest.model.plan_kinds import PIT
from questhall.games.heroquest.model.state import QUESTING, TRAP_SPRUNG, UNDECIDED, Dungeon
from questhall.games.heroquest.rules.owning import body_max
from questhall.games.heroquest.rules.revealing import pits
from questhall.games.heroquest.rules.turn import HERO_CHOICE

PARTIES = [" ".join(party) for size in range(1, 5) for party in combinations(HEROES, size)]
NUMBERS = [int(word[1:3]) for word in tables.QUEST_NAMES]
LONG = 30_000  # decisions after which a game of the first quest must have ended by itself
SHORT = 1_500  # decisions of the others, which may go on


def lively(s: Dungeon, legal: tuple[int, ...], chance: random.Random) -> int:
    """A random answer of somebody who wants to see the dungeon: he opens doors, and does not go home."""
    wanted = [each for each in legal if verb_of(each) == OPEN]
    if wanted and chance.random() < 0.8:
        return chance.choice(wanted)
    idle = (LEAVE, GIVE_UP, GIVE, GIVE_GOLD, HOLD)
    kept = [each for each in legal if verb_of(each) not in idle or (verb_of(each) == LEAVE and s.goal_met)]
    return chance.choice(kept or legal)


def step(s: Dungeon, chance: random.Random) -> None:
    if s.waiting == CHANCE:
        apply(s, NATURE, s.chance.sample(chance.random()))
    elif s.seat == SEVERAL:
        seat, legal = chance.choice(s.asks)
        apply(s, seat, chance.choice(legal))
    else:
        apply(s, s.seat, lively(s, s.legal, chance))


def check(s: Dungeon) -> None:
    """What holds at every wait point of a quest."""
    if s.waiting == DECISION:
        for seat in s.deciders():
            legal = s.legal_for(seat)
            assert len(legal) > 1 or s.seat == SEVERAL
            assert len(set(legal)) == len(legal)
    if s.phase != QUESTING:
        return
    check_squares(s)
    for h in s.heroes:
        assert (h.square >= 0) == (h.status == IN_PLAY)
        assert 0 <= h.body <= body_max(h)
        assert all(count >= 0 for count in h.items)
        assert h.gold >= 0
        if h.in_pit:
            assert pits(s) >> h.square & 1
    assert 10 <= sum(s.deck) <= 24
    assert s.left >= 0


def check_squares(s: Dungeon) -> None:
    monsters = [m.square for m in s.monsters if m.status == PLACED]
    assert s.monster_squares == sum(1 << each for each in set(monsters))
    assert len(set(monsters)) == len(monsters)
    heroes = [h.square for h in s.heroes if h.status == IN_PLAY]
    assert s.hero_squares == sum(1 << each for each in set(heroes))
    allies = [a.square for a in s.allies if a.status == PLACED]
    assert s.ally_squares == sum(1 << each for each in set(allies))
    for square in monsters if s.asking is HERO_CHOICE else ():  # columns may be falling
        assert not (s.solid | s.blocking) >> square & 1
    for square in heroes:
        if AREA[square] != CORRIDOR:
            assert s.rooms_seen >> AREA[square] & 1
    for i in range(len(s.traps)):
        if s.traps[i] == TRAP_SPRUNG and s.plan.traps[i].kind != PIT:
            assert s.solid >> s.plan.traps[i].square & 1


@pytest.mark.parametrize("party", PARTIES)
@pytest.mark.rule("heq-trn-01", "heq-end-10")
def test_random_play_of_the_first_quest_ends(party: str) -> None:
    play = Play(quest(1), heroes=party, suggested_spells=False)
    play.state.events = None
    play_randomly(play.state, random.Random(party).random, LONG)
    assert play.state.waiting == OVER
    assert play.state.outcome != UNDECIDED
    assert all(h.status in (DEAD, LEFT) for h in play.state.heroes)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_quest_keeps_in_order(number: int) -> None:
    chance = random.Random(number)
    for seed in range(2):
        play = Play(quest(number), heroes=PARTIES[(number * 4 + seed) % len(PARTIES)], windows=[0] * 4)
        s = play.state
        check(s)
        for _ in range(SHORT):
            if s.waiting == OVER:
                break
            step(s, chance)
            check(s)
            s.events = []


@pytest.mark.parametrize("number", NUMBERS)
def test_a_clone_goes_its_own_way(number: int) -> None:
    """The same answers lead two clones to the same place, and one does not touch the other."""
    play = Play(quest(number), heroes="barbarian dwarf elf wizard")
    s = play.state
    chance = random.Random(number)
    for _ in range(150):
        if s.waiting != OVER:
            step(s, chance)
    one, two = s.clone(), s.clone()
    before = fingerprint(s)
    for copy in (one, two):
        follow = random.Random(7)
        for _ in range(150):
            if copy.waiting != OVER:
                step(copy, follow)
    assert fingerprint(one) == fingerprint(two)
    assert fingerprint(s) == before


def fingerprint(s: Dungeon) -> tuple[object, ...]:
    return (
        s.waiting,
        s.legal,
        s.seen,
        s.doors_open,
        tuple(s.traps),
        tuple(s.deck),
        [(h.square, h.body, h.gold, h.effects, tuple(h.items)) for h in s.heroes],
        [(m.square, m.body, m.effects, m.status) for m in s.monsters],
        s.round,
    )

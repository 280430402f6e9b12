"""Quests under way, to look at: begun in a few words, and played on by a party that walks into everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from questhall.engine.core import CHANCE, NATURE, OVER, apply, start
from questhall.games.deckbox.model.answer_codes import ACTIVATE, END, INTERACT, MELEE, SHOOT, STEP, a_of, code, verb_of
from questhall.games.deckbox.model.figures import Enemy
from questhall.games.deckbox.model.ground import place
from questhall.games.deckbox.model.plan import Quest
from questhall.games.deckbox.model.state import Delve, laid_out
from questhall.games.deckbox.model.table import NEVER, RANDOM, Table
from questhall.games.deckbox.quest_format.quests import quest
from questhall.games.deckbox.rules.activation import Act
from questhall.games.deckbox.rules.exploring import live
from questhall.games.deckbox.rules.setup import BEGIN
from questhall.games.deckbox.views.ways import ways

STURDY = 60  # health that lets a clumsy party see the rooms at the end


def begun(which: str | Quest = "a1", heroes: int = 2, **options: Any) -> Delve:
    """At the first question, or the first secret letter of the seed."""
    table = Table(heroes, quest(which) if isinstance(which, str) else which)
    for key, value in options.items():
        assert hasattr(table, key)
        setattr(table, key, value)
    s = laid_out(table)
    start(s, BEGIN)
    return s


def ready(which: str | Quest = "a1", heroes: int = 2, seed: int = 1, **options: Any) -> Delve:
    """The first hero acts: cards dealt, heroes placed, nothing explored."""
    options = {"draft": RANDOM, "windows": [NEVER] * heroes} | options
    s = begun(which, heroes, **options)
    random = Random(seed)
    while not isinstance(s.asking, Act):
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(random.random()))
        else:
            seat = s.awaited()[0]
            legal = s.legal_for(seat)
            apply(s, seat, code(ACTIVATE) if code(ACTIVATE) in legal else legal[0])
    return s


def square(s: Delve, x: int, y: int) -> int:
    return s.ground.at[place(x, y)]


def put_hero(s: Delve, seat: int, x: int, y: int) -> None:
    s.move_hero(s.heroes[seat], square(s, x, y))


def put_enemy(s: Delve, foe: int, slot: int, x: int, y: int, health: int = 2) -> Enemy:
    """An enemy as a die of its slot would be."""
    s.mustered = (*s.mustered, foe)
    e = Enemy(len(s.mustered), foe, slot // 2, 1 - slot % 2, health, max(health, 3), -1)
    s.enemies.append(e)
    s.move_enemy(e, square(s, x, y))
    return e


def ask_again(s: Delve) -> None:
    """What has been put on the table changes what may be answered."""
    assert isinstance(s.asking, Act)
    s.asking.run(s)


# Playing on

Player = Callable[[Delve, int, Random], int]


def journey(s: Delve, seed: int, longest: int = 3000, player: Player | None = None) -> Iterator[Delve]:
    """The state at every wait point; it goes on changing."""
    random = Random(seed)
    for _ in range(longest):
        yield s
        if s.waiting == OVER:
            return
        if s.waiting == CHANCE:
            apply(s, NATURE, s.chance.sample(random.random()))
        else:
            seat = random.choice(s.awaited() or s.deciders())
            apply(s, seat, (player or explorer)(s, seat, random))


def explorer(s: Delve, seat: int, random: Random) -> int:
    """Fights what is near, opens what is there, walks to the next live exit; now and then does anything at all."""
    legal = s.legal_for(seat)
    if random.random() < 0.15 or not isinstance(s.asking, Act) or seat != s.active:
        return random.choice(legal)
    deeds = [answer for answer in legal if verb_of(answer) in (MELEE, SHOOT, INTERACT)]
    if deeds:
        return random.choice(deeds)
    found = ways(s, s.heroes[seat])
    ends = [way for way in found.values() if live(s, way.square)] or list(found.values())
    steps = [answer for answer in legal if verb_of(answer) == STEP]
    if not ends or not steps:
        return code(END) if code(END) in legal else random.choice(legal)
    way = min(ends, key=lambda way: (way.moves, way.cost)) if live(s, ends[0].square) else random.choice(ends)
    while way.back in found:
        way = found[way.back]
    return next((answer for answer in steps if a_of(answer) == way.square), random.choice(steps))


def sturdy(s: Delve) -> Delve:
    for h in s.heroes:
        h.health = h.max_health = STURDY
    return s


def moments(which: str, heroes: int = 2, seed: int = 1, every: int = 9, **options: Any) -> Iterator[Delve]:
    """Snapshots of one quest, from its first question on."""
    s = begun(which, heroes, **({"draft": RANDOM} | options))
    for n, state in enumerate(journey(s, seed)):
        if state.round == 1 and state.heroes[0].max_health < STURDY:
            sturdy(state)
        if n % every == 0 or state.waiting == OVER:
            yield state.clone()

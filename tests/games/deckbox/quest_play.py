"""Quests as they are printed, begun and opened up to the room a test is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.deckbox.play import Scene

from questhall.engine.core import CHANCE, NATURE, apply
from questhall.games.deckbox.model.plan import FINAL, Room
from questhall.games.deckbox.rules.exploring import reveal_room

HEROES = ["odrik", "selka", "amaury", "gorrun"]
WEAPONS = ["sword", "bow", "tower", "maul"]
ABILITIES = ["stand", "lance", "hymn", "wind"]
STURDY = 60


def begun(quest: str, heroes: int = 2, **options: Any) -> Scene:
    """The first round of a quest, with sturdy heroes who are not asked in the enemies' phase."""
    cards = {"hero": HEROES, "equipment": WEAPONS, "ability": ABILITIES, "windows": ["never"] * 4}
    chosen = {key: value[:heroes] for key, value in cards.items()} | {"quest": quest, "seed": "hello"}
    scene = settled(Scene.opening(heroes, **(chosen | options)))
    while scene.s.round == 0:
        settled(scene.do(scene.legal()[0]))
    for h in scene.s.heroes:
        h.health = h.max_health = STURDY
    return scene


def settled(scene: Scene) -> Scene:
    """Every throw shows its first outcome, until somebody is asked."""
    scene.go_on()
    while scene.s.waiting == CHANCE:
        apply(scene.s, NATURE, scene.s.chance.outcomes[0])
    return scene


def final_room(scene: Scene) -> Room:
    (found,) = [room for room in scene.s.plan.rooms if room.kind == FINAL]
    return found


def room_at(scene: Scene, i: int, j: int) -> Room:
    (found,) = [room for room in scene.s.plan.rooms if (room.i, room.j) == (i, j)]
    return found


def doorstep(scene: Scene, room: Room, closed: Sequence[Room] = ()) -> int:
    """The half-square before a room. All others but the closed ones lie open, their encounters unread."""
    s = scene.s
    while True:
        behind = {half: s.plan.behind(s.rooms[lead >> 2], lead & 3) for half, lead in s.ground.leads.items()}
        others = [(half, each) for half, each in behind.items() if each is not None and each not in (room, *closed)]
        if not others:
            return next(half for half, each in behind.items() if each is room)
        reveal_room(s, others[0][1], others[0][0])


def step_onto(scene: Scene, square: int, seat: int = 0) -> Scene:
    """The hero walks there from beside it, in his own activation."""
    s = scene.s
    if s.active != seat:
        scene.do("activate", seat=seat)
    beside = next(n for n in s.ground.beside[square] if s.free(n))
    s.move_hero(s.heroes[seat], beside)
    s.actions = 4  # enough for the step, and for what he came for
    assert s.asking is not None
    s.asking.run(s)
    return settled(scene.do(f"step square:{scene.at(square)}", seat=seat))


def enter(scene: Scene, room: Room, closed: Sequence[Room] = ()) -> Scene:
    """The first hero explores it."""
    return step_onto(scene, doorstep(scene, room, closed))


def beside_feature(scene: Scene, slot: int, seat: int = 0) -> Scene:
    """The hero stands on a feature's square, with actions left."""
    return step_onto(scene, scene.s.ground.feature[slot], seat)


def round_ends(scene: Scene) -> Scene:
    """Everybody ends, nobody is there to attack, and events happen."""
    now = scene.s.round
    while scene.s.round == now and not scene.over:
        settled(scene.do("activate") if scene.step == "WhoActs" else scene.do("end"))
    return scene


def cleared(scene: Scene) -> Scene:
    """No enemies; their dice are back."""
    s = scene.s
    for e in s.enemies:
        s.move_enemy(e, -1)
        supply = list(s.supply)
        supply[e.colour] += 1
        s.supply = tuple(supply)
    s.enemies = []
    return scene


def slay(scene: Scene, number: int) -> Scene:
    """The hero of the activation meets that enemy at the entrance and defeats it with a critical hit."""
    s = scene.s
    e = scene.foe(number)
    assert e is not None and s.asking is not None
    e.health = 1
    s.move_enemy(e, s.ground.entrance)
    s.move_hero(s.heroes[s.active], s.ground.beside[s.ground.entrance][0])
    s.actions = 2
    s.asking.run(s)
    scene.do(f"melee enemy:{number}", seat=s.active)
    scene.dice(" ".join(["6", *"1" * (int(scene.throw[-1]) - 1)]))
    return settled(scene)

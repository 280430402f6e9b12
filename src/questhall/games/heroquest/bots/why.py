"""Why a bot answers as it does, in a sentence with the figures it reckons with. Chances are per cent."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.core import State
from questhall.engine.game import Said
from questhall.engine.grid import BIT
from questhall.games.heroquest.bots.fight import guard
from questhall.games.heroquest.bots.goals import flees, homeward
from questhall.games.heroquest.bots.ground import Ground, foes
from questhall.games.heroquest.bots.notes import Notes
from questhall.games.heroquest.bots.odds import ON_HERO, ON_MONSTER, expected, kills
from questhall.games.heroquest.bots.outlook import near_heroes, nearest
from questhall.games.heroquest.model.answer_codes import (
    ACT,
    ALLY,
    ATTACK,
    BUY,
    CAST,
    CHOOSE,
    COMMANDED_HERO,
    DONE,
    DREAD_CAST,
    DRINK,
    END_TURN,
    GROUP,
    JUMP,
    KEEP,
    LEAVE,
    OPEN,
    PHANTOM,
    PLACE,
    READY,
    ROLL,
    SEARCH_SECRET,
    SEARCH_TRAPS,
    SEARCH_TREASURE,
    SPRINKLE,
    STRIKE,
    T_DOOR,
    T_MONSTER,
    TAKE,
    THROW,
    WALK,
    WEAR,
    a_of,
    b_of,
    verb_of,
)
from questhall.games.heroquest.model.board import around
from questhall.games.heroquest.model.figures import Hero
from questhall.games.heroquest.model.ids import COURAGE, ROCK_SKIN
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules.strength import attack_dice, defend_dice, monster_attack_dice
from questhall.games.heroquest.views import refs

Args = dict[str, Any]
# Answers that need no figures, by the end of the text's id
PLAIN: Final = {
    OPEN: "open",
    SEARCH_TREASURE: "treasure",
    SEARCH_SECRET: "secret",
    SEARCH_TRAPS: "traps",
    ACT: "act",
    TAKE: "take",
    JUMP: "jump",
    GROUP: "group",
    BUY: "buy",
    WEAR: "wear",
    KEEP: "keep",
    READY: "ready",
}
# What a hero's action or move would still be good for
DOING: Final = (ROLL, WALK, JUMP, ATTACK, THROW, PHANTOM, CAST)


def why(state: State, seat: int, answer: int) -> Said:
    """The sentence, from what the seat knows."""
    assert isinstance(state, Dungeon)
    if verb_of(answer) in PLAIN:
        return Said(f"because-{PLAIN[verb_of(answer)]}")
    if seat == ZARGON:
        return of_zargon(state, answer)
    return of_hero(state, state.heroes[seat - 1], answer)


def percent(chance: float) -> int:
    return round(100 * chance)


def blow(odds: list[float], body: int) -> Args:
    """What a blow does to somebody with so many Body Points."""
    return {"body": body, "kill": percent(kills(odds, body)), "harm": round(expected(odds, body), 1)}


# Heroes


def of_hero(s: Dungeon, h: Hero, answer: int) -> Said:
    verb = verb_of(answer)
    if verb in (ATTACK, THROW, PHANTOM):
        return of_attack(s, h, answer)
    if verb == CAST:
        return of_spell(s, a_of(answer), b_of(answer))
    if verb in (WALK, ROLL):
        return of_way(s, h, a_of(answer) if verb == WALK else -1)
    if verb == DRINK:
        return Said("because-drink", {"body": h.body, "item": refs.item(s, a_of(answer))})
    if verb == SPRINKLE:
        return Said("because-sprinkle", {"monster": refs.monster_word(s, b_of(answer), True)})
    if verb == LEAVE:
        return Said("because-leave")
    if verb == END_TURN:
        return of_end(s, h)
    return Said("because-help")


def of_end(s: Dungeon, h: Hero) -> Said:
    verbs = {verb_of(answer) for answer in s.legal_for(h.number + 1)}
    if not foes(s) and OPEN in verbs:
        return Said("because-end-door")
    if s.acted and s.rolled and verbs.isdisjoint(DOING):
        return Said("because-end-spent")
    return Said("because-end", {"body": h.body}) if foes(s) else Said("because-end-quiet")


def of_attack(s: Dungeon, h: Hero, answer: int) -> Said:
    m = s.monsters[b_of(answer)]
    shield = 0 if verb_of(answer) == PHANTOM else guard(s, m)
    odds = ON_MONSTER[attack_dice(s, h, a_of(answer), m)][shield]
    return Said("because-attack", {"monster": refs.monster_word(s, m.number, True)} | blow(odds, m.body))


def of_spell(s: Dungeon, spell: int, target: int) -> Said:
    args: Args = {"spell": refs.spell(spell)}
    if target >= T_DOOR:
        return Said("because-spell", args)
    if target >= T_MONSTER:
        m = s.monsters[target - T_MONSTER]
        return Said("because-spell-monster", args | {"monster": refs.monster_word(s, m.number), "body": m.body})
    friend = s.heroes[target]
    args["hero"] = refs.hero_word(s, target, True)
    if spell == ROCK_SKIN:
        return Said("because-spell-guard", args | {"danger": round(Ground(s, friend).danger(friend.square), 1)})
    if spell == COURAGE:
        return Said("because-spell-courage", args)
    return Said("because-spell-hero", args | {"body": friend.body})


def of_way(s: Dungeon, h: Hero, square: int) -> Said:
    """A step, or the dice before it: to strike, out of reach, home, or where nobody has been."""
    if foes(s) and h.square >= 0:
        if square < 0:
            return Said("because-roll-fight", {"foes": len(foes(s))})
        args: Args = {"danger": round(Ground(s, h).danger(square), 1), "foes": len(foes(s))}
        touches = around(BIT[square]) & s.monster_squares != 0
        return Said("because-walk-strike" if touches else "because-walk-wary", args)
    if homeward(s, Notes(s)) or flees(s):
        return Said("because-walk-home")
    return Said("because-walk-on" if square >= 0 else "because-roll")


# Zargon


def of_zargon(s: Dungeon, answer: int) -> Said:
    verb = verb_of(answer)
    if verb == STRIKE:
        return of_strike(s, b_of(answer))
    if verb == DREAD_CAST:
        return Said("because-dread", {"spell": refs.dread(a_of(answer))})
    if verb == CHOOSE:
        return of_turn(s, a_of(answer))
    if verb == WALK:
        return of_prowl(s, a_of(answer))
    if verb == PLACE:
        return Said("because-place")
    if verb in (DONE, END_TURN):
        return Said("because-lurk")
    return Said("because-zargon")


def of_strike(s: Dungeon, target: int) -> Said:
    if target >= ALLY or s.monster < 0:
        return Said("because-strike-ally")
    h = s.heroes[target]
    odds = ON_HERO[monster_attack_dice(s, s.monsters[s.monster])][defend_dice(s, h)]
    return Said("because-strike", {"hero": refs.hero_word(s, target, True)} | blow(odds, h.body))


def of_turn(s: Dungeon, number: int) -> Said:
    if number >= COMMANDED_HERO:
        return Said("because-commanded")
    m = s.monsters[number]
    args: Args = {"monster": refs.monster_word(s, number, True), "steps": nearest(s, m.square)}
    return Said("because-caster" if m.spells else "because-turn", args)


def of_prowl(s: Dungeon, square: int) -> Said:
    if near_heroes(s) >> square & 1:
        return Said("because-prowl-strike")
    return Said("because-prowl", {"steps": nearest(s, square)})

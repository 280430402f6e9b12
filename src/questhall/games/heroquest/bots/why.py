"""Why a bot answers as it does, in a sentence with the figures it reckons with. Chances are per cent."""

from __future__ import annotations

from typing import Any, Final

from questhall.engine.core import State
from questhall.engine.game import Said
from questhall.games.heroquest.bots.explore import FAR, LATE, WEAK, Explorer
from questhall.games.heroquest.bots.fight import LEAST, Fight, guard, out_of_reach
from questhall.games.heroquest.bots.goals import flees, fulfilled, homeward
from questhall.games.heroquest.bots.ground import Ground, foes
from questhall.games.heroquest.bots.notes import Notes
from questhall.games.heroquest.bots.odds import ON_HERO, ON_MONSTER, expected, kills
from questhall.games.heroquest.bots.outlook import near_heroes, nearest
from questhall.games.heroquest.bots.treasure import FURNISHED, bad_cards, card, for_gold, laid, promise
from questhall.games.heroquest.model.answer_codes import (
    ACT,
    ALLY,
    ATTACK,
    BUY,
    CAST,
    CHOOSE,
    COMMANDED_HERO,
    DISARM,
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
    code,
    verb_of,
)
from questhall.games.heroquest.model.board import AREA, distance
from questhall.games.heroquest.model.figures import Hero
from questhall.games.heroquest.model.ids import COURAGE, ROCK_SKIN
from questhall.games.heroquest.model.state import ZARGON, Dungeon
from questhall.games.heroquest.rules.strength import attack_dice, defend_dice, monster_attack_dice
from questhall.games.heroquest.views import refs

Args = dict[str, Any]
# Answers that need no figures, by the end of the text's id
PLAIN: Final = {
    OPEN: "open",
    SEARCH_SECRET: "secret",
    SEARCH_TRAPS: "traps",
    ACT: "act",
    TAKE: "take",
    JUMP: "jump",
    DISARM: "disarm",
    GROUP: "group",
    BUY: "buy",
    WEAR: "wear",
    KEEP: "keep",
    READY: "ready",
}
# Why a door stays shut
SHUT: Final = {WEAK: "because-end-door-weak", FAR: "because-end-door-far", LATE: "because-end-door"}
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
    if verb == SEARCH_TREASURE:
        return of_search(s, h)
    if verb == DRINK:
        return Said("because-drink", {"body": h.body, "item": refs.item(s, a_of(answer))})
    if verb == SPRINKLE:
        return Said("because-sprinkle", {"monster": refs.monster_word(s, b_of(answer), True)})
    if verb == LEAVE:
        return Said("because-leave")
    if verb == END_TURN:
        return of_end(s, h)
    return Said("because-help")


def explorer(s: Dungeon, h: Hero) -> Explorer:
    return Explorer(s, h, s.legal_for(h.number + 1), Notes(s), True)


def of_search(s: Dungeon, h: Hero) -> Said:
    """For what the quest may have laid there; for gold; for a card; or because nothing else is left."""
    bad, left = bad_cards(s)
    area = AREA[h.square]
    if laid(s, area) >= FURNISHED:
        return Said("because-treasure")
    if for_gold(s, h) or promise(s, area, card(s, h)) > 0.0:
        return Said("because-treasure-card", {"bad": bad, "left": left})
    return Said("because-treasure-last")


def of_end(s: Dungeon, h: Hero) -> Said:
    legal = s.legal_for(h.number + 1)
    verbs = {verb_of(answer) for answer in legal}
    if not foes(s) and OPEN in verbs:
        return of_door(s, h, legal)
    if s.acted and s.rolled and verbs.isdisjoint(DOING):
        return Said("because-end-spent")
    if foes(s):
        return of_stand(s, h, legal)
    if h.square >= 0 and not homeward(s, Notes(s)):
        plan = explorer(s, h)
        if plan.aim() >= 0 and plan.follows:
            return Said("because-end-follow")
    return Said("because-end-quiet")


def of_door(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> Said:
    """Why the door he stands at stays shut."""
    plan = explorer(s, h)
    for answer in legal:
        if verb_of(answer) == OPEN:
            reason = plan.keeps_shut(a_of(answer))
            if reason in SHUT:
                return Said(SHUT[reason])
    return Said("because-end-quiet" if homeward(s, Notes(s)) else "because-end-door")


def of_stand(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> Said:
    """With enemies about: he has struck, finds no place from which to strike, or does better to wait."""
    if s.acted:
        return Said("because-end-struck")
    if h.square >= 0:
        bout = Fight(s, h, legal, False, True)
        if not bout.targets and not bout.walks & bout.offers():
            return Said("because-end-far" if bout.has_place() else "because-end-no-place")
    if any(verb_of(answer) == CAST and T_MONSTER <= b_of(answer) < T_DOOR for answer in legal):
        return Said("because-end-spells")
    return Said("because-end", {"body": h.body})


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
    """A step, or the dice before it: in a fight, home, or for what the party is about."""
    if h.square >= 0 and foes(s) and not out_of_reach(s, h):
        if square < 0:
            return Said("because-roll-fight", {"foes": len(foes(s))})
        return of_step(s, h, square)
    if homeward(s, Notes(s)) or flees(s):
        return Said("because-walk-won" if fulfilled(s) else "because-walk-home")
    if square < 0 or h.square < 0:
        return Said("because-roll" if square < 0 else "because-walk-on")
    plan = explorer(s, h)
    aim = plan.aim()
    if plan.follows:
        return Said("because-walk-follow")
    if aim >= 0 and plan.rooms(h) >> aim & 1:
        return Said("because-walk-room")
    return Said("because-walk-on" if aim >= 0 and plan.targets(h) >> aim & 1 else "because-walk-hidden")


def of_step(s: Dungeon, h: Hero, square: int) -> Said:
    """A step in a fight: to strike, to make room, up to them, or back."""
    bout = Fight(s, h, s.legal_for(h.number + 1), False, True)
    args: Args = {"danger": round(bout.ground.danger(square), 1), "foes": len(bout.ground.foes)}
    if not s.acted and bout.offers() >> square & 1 and bout.from_square(square) > LEAST:
        return Said("because-walk-strike", args)
    if bout.makes_room() == code(WALK, square):
        return Said("because-walk-aside")
    now = min([distance(h.square, m.square) for m in bout.ground.foes])
    then = min([distance(square, m.square) for m in bout.ground.foes])
    return Said("because-walk-closer" if then < now and not s.acted else "because-walk-wary", args)


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

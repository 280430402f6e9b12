"""Offers and deals in a line, for tests of what people say to each other."""

from __future__ import annotations

from typing import Any

from tests.games.betrayals.fights import fight, quietly
from tests.games.betrayals.play import Play, lay, who

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import BROKEN, KEPT, OPEN, VOID, WAIVED, Offer

STATES = {OPEN: "open", KEPT: "kept", BROKEN: "broken", VOID: "void", WAIVED: "waived"}


def gems(n: int, **more: Any) -> dict[str, Any]:
    """A promise of gems: on win, at the end of the turn."""
    return {"kind": "gems", "n": n, **more}


def sure(n: int, **more: Any) -> dict[str, Any]:
    """A promise of gems, won or lost."""
    return gems(n, when="always", **more)


def trophy(n: int = 1) -> dict[str, Any]:
    return {"kind": "trophy", "n": n}


def side(which: str) -> dict[str, Any]:
    return {"kind": "side", "side": which}


def words(to: int, **lists: Any) -> dict[str, Any]:
    """A structured offer: words(1, give=[{"gems": 2}], alliance=True)."""
    return {"offer": {"to": f"seat:{to}", **lists}}


def offer(play: Play, sender: int, to: int, **lists: Any) -> Offer:
    """It is made, and lies on the table."""
    play.says(sender, words(to, **lists))
    found = [each for each in play.s.offers if each.sender == sender and each.to == to]
    assert len(found) == 1, "each pair has one open offer per direction"
    return found[0]


def accept(play: Play, made: Offer) -> Play:
    return play.answer(codes.ACCEPT + made.number, seat=made.to)


def deal(play: Play, sender: int, to: int, **lists: Any) -> Play:
    """Made and accepted."""
    return accept(play, offer(play, sender, to, **lists))


def may_accept(play: Play, made: Offer) -> bool:
    return codes.ACCEPT + made.number in play.s.legal_for(made.to)


def is_open(play: Play, made: Offer) -> bool:
    return any(each.number == made.number for each in play.s.offers)


def state(play: Play, number: int = 1) -> str:
    """What has become of a promise; they are numbered from 1 on."""
    for p in (*play.s.promises, *play.s.judged):
        if p.number == number:
            return STATES[p.state]
    raise AssertionError(f"there is no promise {number}")


def village(*people: dict[str, Any], **more: Any) -> Play:
    """Seat 0, the Warrior, visits the village; the Thief, the Ranger and the Minstrel are there too."""
    return lay(*(people or (who("warrior", gems=5), who("thief", gems=5), who("ranger", gems=5))), seats=4, **more)


def before_monster(*people: dict[str, Any], monster: str = "infernal_cyclops", **more: Any) -> Play:
    """Seat 0 stands before a monster: 16 power, 5 gems, 1 trophy point, unless it is another one."""
    return village(*people, **more).enters(monster)


def in_arena(*people: dict[str, Any], defender: int = 1, **more: Any) -> Play:
    """Seat 0 has challenged somebody; nobody has said anything."""
    return village(*people, **more).challenges(defender)


def wins(play: Play) -> Play:
    """The parley is closed, and green rolls an 8 against a 1."""
    return fight(play, 8, 1)


def loses(play: Play) -> Play:
    return fight(play, 1, 8)


def duels(play: Play, green: int, red: int, **sides: str) -> Play:
    """From the arena parley to the result: duels(play, 8, 1, seat2="attacker", seat3="neutral")."""
    play.closes()
    for seat, which in sides.items():
        play.choose(f"side side:{which}", seat=int(seat[4:]))
    return quietly(quietly(play).dice(green, red))

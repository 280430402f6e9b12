"""The fight under way, as everybody sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from questhall.games.betrayals.answers.reasons import flight_shut
from questhall.games.betrayals.model.answer_codes import TWIST_GREEN, TWIST_RED
from questhall.games.betrayals.model.ids import KRITIK, MONSTERS, NONE
from questhall.games.betrayals.model.state import FOR_ATTACKER, FOR_DEFENDER, STAYS_OUT, UNDECIDED, Adventure
from questhall.games.betrayals.rules import power
from questhall.games.betrayals.rules.announcing import Announce, announce, announcements
from questhall.games.betrayals.rules.arena import Reveal
from questhall.games.betrayals.rules.fight import brought, green_power, green_total, green_wins, red_total, times
from questhall.games.betrayals.rules.rolling import GREEN, RED, Twist, raging, set_die
from questhall.games.betrayals.rules.sides import thirds
from questhall.games.betrayals.views import forecast, refs, shapes
from questhall.games.betrayals.views.printed import monster_effects

FACES: Final = tuple(range(1, KRITIK + 1))
CAMPS: Final = (FOR_ATTACKER, FOR_DEFENDER)
THROWS: Final = ((TWIST_GREEN, "die:green", GREEN), (TWIST_RED, "die:red", RED))


def fight(s: Adventure, seat: int | None) -> shapes.DungeonFight | shapes.ArenaFight | None:
    if s.attacker != NONE:
        return arena(s, seat)
    return dungeon(s) if 0 <= s.card < MONSTERS and not s.seen_alone else None


def odds(s: Adventure, green: int, red: int) -> float:
    """How often the green side wins with these totals before the dice; a die set by Blood rage is an 8."""
    red_kritik = power.kritik_from(s)
    greens = (KRITIK,) if raging(s, GREEN) else FACES
    reds = (KRITIK,) if raging(s, RED) else FACES
    green_times = times(s, s.attacker if s.attacker != NONE else s.active)
    red_times = times(s, s.defender) if s.defender != NONE else 1
    won = 0
    for g in greens:
        for r in reds:
            if green + green_times * power.die_value(g) >= red + red_times * power.die_value(r, red_kritik):
                won += 1
    return won / (len(greens) * len(reds))


def dice(s: Adventure) -> shapes.Two | None:
    return {"green": s.green, "red": s.red} if s.green else None


def part(s: Adventure, seat: int) -> int:
    """What this seat brings; once fought, what it brought, whatever the fight has done to it since."""
    return s.fought[seat] if s.fought else brought(s, seat)


def totals(s: Adventure) -> shapes.Two | None:
    """Of both sides with their dice, when they have been compared.

    And while somebody may still have a die rolled again; all fists are open by then (dqt-are-07).
    """
    if s.fought:
        return {"green": s.fought[-2], "red": s.fought[-1]}
    return {"green": green_total(s), "red": red_total(s)} if isinstance(s.asking, Twist) else None


def announced(s: Adventure) -> list[shapes.Announced]:
    said: tuple[tuple[Literal["double", "rage", "stand"], int], ...] = (
        ("double", s.doubled),
        ("rage", s.rage),
        ("stand", s.stand),
    )
    return [
        {"seat": refs.seat(seat), "what": what}
        for what, bits in said
        for seat in range(s.table.seats)
        if bits >> seat & 1
    ]


def announcing(s: Adventure, chance: Callable[[Adventure], float]) -> dict[str, float]:
    """dqt-cbt-09, dqt-chr-11: what each announcement or new throw that may be made now would make of the chance."""
    if isinstance(s.asking, Twist):
        return {name: thrown_again(s, die) for code, name, die in THROWS if code in s.asking.choices(s)}
    if not isinstance(s.asking, Announce):
        return {}
    seat = s.asking.announcer(s)
    found: dict[str, float] = {}
    for code in announcements(s, seat):
        then = s.clone()
        announce(then, seat, code)
        found[refs.ANNOUNCED[code]] = chance(then)
    return found


def thrown_again(s: Adventure, die: int) -> float:
    """How likely the green side wins if that die alone is thrown anew."""
    won = 0
    for face in FACES:
        then = s.clone()
        set_die(then, die, face)
        won += green_wins(then)
    return won / len(FACES)


def printed(s: Adventure, card: int, now: int) -> shapes.Printed:
    """A monster's card as it lies there, for whoever sees it, and its power now."""
    cards = s.table.cards
    return {
        "type": refs.kind(cards.monster_type[card]),
        "power": now,
        "printed": cards.monster_power[card],
        "gems": cards.monster_gems[card],
        "trophies": cards.monster_trophies[card],
        "effects": monster_effects(cards, card),
    }


def extras(s: Adventure, seat: int) -> list[shapes.Extra]:
    """dqt-itm-10, dqt-chr-12: why this seat is stronger here than its gauge says."""
    a, cards = s.adventurers[seat], s.table.cards
    kind = cards.monster_type[s.card]
    found: list[shapes.Extra] = [
        {"by": refs.item(item), "n": cards.vs_bonus[item]}
        for item in a.worn
        if item != NONE and cards.vs_type[item] == kind and cards.vs_bonus[item]
    ]
    sworn = power.sworn(a, kind)
    return [*found, {"by": refs.kind(kind), "n": sworn}] if sworn else found


def dungeon(s: Adventure) -> shapes.DungeonFight:
    cards = s.table.cards
    card = s.card
    monster = s.fought[s.table.seats] if s.fought else power.monster_power(s, card)
    mine = part(s, s.active)
    helpers = [s.ally] if s.ally != NONE else [] if cards.no_ally >> card & 1 else others(s)
    values = {seat: part(s, seat) for seat in helpers}
    ally = values.get(s.ally, 0)
    barred = flight_shut(s)
    return {
        "kind": "dungeon",
        "card": refs.card(card),
        **printed(s, card, monster),
        "flee": {
            "allowed": barred is None,
            "rule": "dqt-dun-06" if barred is None else barred.rule,
            "text": None if barred is None else barred.text,
            "args": {} if barred is None else dict(barred.args),
        },
        "ally": refs.maybe_seat(s.ally),
        "green": {"power": mine, "ally": ally, "total": mine + ally},
        "helps": {refs.seat(seat): value for seat, value in values.items()},
        "extras": {refs.seat(seat): extras(s, seat) for seat in (s.active, *helpers)},
        "odds": {
            "alone": odds(s, mine, monster),
            "with": {refs.seat(seat): odds(s, mine + value, monster) for seat, value in values.items()},
        },
        "forecast": forecast.dungeon(s, helpers),
        "dice": dice(s),
        "totals": totals(s),
        "decided": bool(s.fought),
        "announced": announced(s),
        "announcing": announcing(s, lambda then: odds(then, green_power(then), power.monster_power(then, card))),
    }


def others(s: Adventure) -> list[int]:
    return [seat for seat in s.clockwise(s.active) if seat != s.active]


def fists_closed(s: Adventure) -> bool:
    """dqt-are-06, -07: before the reveal a side is known to its owner alone."""
    return any(isinstance(step, Reveal) for step in s.stack)


def arena(s: Adventure, seat: int | None) -> shapes.ArenaFight:
    closed = fists_closed(s)
    attacker = part(s, s.attacker)
    defender = part(s, s.defender)
    values = {third: part(s, third) for third in thirds(s)}
    return {
        "kind": "arena",
        "attacker": refs.seat(s.attacker),
        "defender": refs.seat(s.defender),
        "powers": {"attacker": attacker, "defender": defender},
        "thirds": [
            {
                "seat": refs.seat(third),
                "ally": value,
                "chosen": s.sides[third] != UNDECIDED,
                "side": refs.SIDE_WORDS.get(s.sides[third]) if third == seat or not closed else None,
            }
            for third, value in values.items()
        ],
        "odds": arena_odds(s, values, seat),
        "forecast": forecast.arena(s, [s.attacker, s.defender, *values]),
        "dice": dice(s),
        "totals": totals(s),
        "decided": bool(s.fought),
        "announced": announced(s),
        "announcing": announcing(s, lambda then: arena_odds(then, values, seat)["so_far"]),
    }


def arena_odds(s: Adventure, values: dict[int, int], seat: int | None) -> shapes.ArenaOdds:
    """Of the attacker: if the crowd stays out, and if those who have promised a side keep to it."""
    sides = forecast.promised_sides(s, list(values), seat)

    def with_crowd(crowd: dict[int, int]) -> float:
        lead = {side: sum(values[third] for third in crowd if crowd[third] == side) for side in CAMPS}
        return odds(s, part(s, s.attacker) + lead[FOR_ATTACKER], part(s, s.defender) + lead[FOR_DEFENDER])

    return {
        "none": with_crowd({}),
        "so_far": with_crowd(sides),
        "by": {
            refs.seat(third): {
                "attacker": with_crowd({**sides, third: FOR_ATTACKER}),
                "defender": with_crowd({**sides, third: FOR_DEFENDER}),
                "neutral": with_crowd({**sides, third: STAYS_OUT}),
            }
            for third in values
        },
        "counted": [
            {"seat": refs.seat(third), "side": refs.SIDE_WORDS[side], "ally": values[third]}
            for third, side in sides.items()
            if side in CAMPS
        ],
    }

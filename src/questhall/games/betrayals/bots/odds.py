"""What a fight may bring: chances, spoils, and what an expedition or an arena is worth before it begins."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.bots import quests, worth
from questhall.games.betrayals.bots.temper import Temper
from questhall.games.betrayals.bots.trust import owes_peace, rival_weight
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import OPEN, P_SIDE
from questhall.games.betrayals.model.ids import BARBARIAN, CHEST, MONSTERS, NONE
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules.power import (
    ARENA_ATTACKER,
    ARENA_DEFENDER,
    ARENA_THIRD,
    DUNGEON_ACTIVE,
    DUNGEON_ALLY,
    fight_power,
    gauge,
    helps,
    monster_power,
    odds,
)

LOSS: Final = 1.6  # what a lost fight costs, with a chance of two wounds
USUAL_HELP: Final = 4  # an ally on most expeditions, who gets a fifth of the spoils
HELPERS_PART: Final = 0.2
TRIED: Final = 6  # monsters looked at for the value of an expedition
SPECIAL: Final = 4.0
FOR_QUESTS: Final = 1.2  # what carcasses and gems will do for quests, beyond the first look
ENEMY: Final = 1.2  # the price of making one
TEMPERATURE: Final = 2.2
ROUNDS_OF_GUESSING: Final = 3
WOUND_OF_A_RIVAL: Final = 1.3
WORD: Final = 1.5  # what turning against one's word costs, times honour


def chance(s: Adventure, ally: int) -> float:
    """Against the monster met, with that ally or NONE."""
    green = fight_power(s, s.me(), DUNGEON_ACTIVE)
    if ally != NONE:
        green += helps(s, s.adventurers[ally], DUNGEON_ALLY)
    return odds(s, green, monster_power(s, s.card)) / 64.0


def spoils(s: Adventure, seat: int, card: int) -> float:
    """What a beaten monster brings to whoever meets it."""
    cards = s.table.cards
    if cards.wish >> card & 1:
        return 2 * worth.point(s)
    value = cards.monster_gems[card] + cards.monster_trophies[card] * worth.point(s) + worth.carcass(s, seat, card)
    if cards.dragon_item[card] != NONE and s.apart >> cards.dragon_item[card] & 1:
        value += worth.item(s, s.adventurers[seat], cards.dragon_item[card])
    if s.moon != NONE:
        value += 1.0
    if s.bounty:
        value += 3.0
    a = s.adventurers[seat]
    if cards.win_heal >> card & 1 or a.character == BARBARIAN:
        value += worth.WOUND * min(a.wounds, 4 if cards.win_heal >> card & 1 else 1)
    return value


def loss(a: Adventurer, caution: float) -> float:
    """A fight lost; it hardly hurts whoever has four wounds."""
    return (0.1 if a.wounds >= 4 else LOSS) * caution


# Before it begins


def expedition(s: Adventure, temper: Temper, random_card: int) -> float:
    """The worth of going into the dungeon: an average over some monsters still in the deck, with a usual ally.

    Monsters are looked at from `random_card` on, so that different turns look at different ones.
    """
    a = s.me()
    power = gauge(s, a) + USUAL_HELP
    cards = s.table.cards
    total, seen = 0.0, 0
    step = 7 if not temper.counts else 1
    tried = TRIED if not temper.counts else MONSTERS
    monster = random_card % MONSTERS
    for _ in range(MONSTERS):
        monster = (monster + step) % MONSTERS
        if s.monsters >> monster & 1:
            against = gauge(s, a) if cards.copy_power >> monster & 1 else cards.monster_power[monster]
            p = odds(s, power, against) / 64.0
            total += p * spoils(s, s.active, monster) * (1.0 - HELPERS_PART) - (1.0 - p) * loss(a, temper.caution)
            seen += 1
            if seen == tried:
                break
    if seen == 0:
        return SPECIAL if s.others else 0.0
    return 0.85 * total / seen + 0.15 * SPECIAL + FOR_QUESTS


def loot(s: Adventure, me: int, victim: int) -> float:
    """The best that could be plundered from somebody."""
    a = s.adventurers[victim]
    best = float((a.gems + 1) // 2)
    mine = s.adventurers[me]
    for item in a.worn:
        if item != NONE:
            best = max(best, worth.item(s, mine, item) + 0.3 * worth.item(s, mine, item))
    for monster in range(MONSTERS):
        if a.carcasses >> monster & 1:
            best = max(best, worth.carcass(s, me, monster))
    return best


def arena(s: Adventure, attacker: int, defender: int, temper: Temper) -> float:
    """Section 9.2: the worth of challenging somebody."""
    guess = guesses(s, attacker, defender, NONE, temper)
    p = expected_chance(s, attacker, defender, guess, NONE, 0)
    others = 1.0 / (s.table.seats - 1)
    theirs = 0.0
    for seat in range(s.table.seats):
        if seat not in (attacker, defender):
            theirs += guess[seat][0] * rival_weight(s, attacker, seat, temper)
    point = worth.point(s)
    pot = float(s.pot) if s.arenas == 0 else 0.0
    won = point + loot(s, attacker, defender) + pot - others * point * theirs
    won += quests.of_arena(s, attacker, defender, True)
    won += others * WOUND_OF_A_RIVAL * rival_weight(s, attacker, defender, temper)
    lost = loss(s.adventurers[attacker], temper.caution) + others * point
    return p * won - (1.0 - p) * lost - ENEMY + temper.aggression - owes_peace(s, attacker, defender, temper)


# The crowd


def guesses(s: Adventure, attacker: int, defender: int, me: int, temper: Temper) -> list[tuple[float, float]]:
    """Section 9.4: how likely each third backs the attacker, and the defender; one's own place is left at thirds."""
    guess = [(1.0 / 3, 1.0 / 3)] * s.table.seats
    for _ in range(ROUNDS_OF_GUESSING):
        fresh = guess.copy()
        for seat in range(s.table.seats):
            if seat not in (attacker, defender, me):
                fresh[seat] = leaning(s, attacker, defender, seat, guess, temper)
        guess = fresh
    return guess


def leaning(
    s: Adventure, attacker: int, defender: int, seat: int, guess: list[tuple[float, float]], temper: Temper
) -> tuple[float, float]:
    """Another third's probable choice, by what it would bring him."""
    a = side_worth(s, attacker, defender, seat, True, guess, temper) - broken_words(s, seat, codes.ATTACKER)
    d = side_worth(s, attacker, defender, seat, False, guess, temper) - broken_words(s, seat, codes.DEFENDER)
    neither = 0.0 - broken_words(s, seat, codes.NEUTRAL)
    top = max(a, d, neither)
    ea, ed, en = bend(a - top), bend(d - top), bend(neither - top)
    total = ea + ed + en
    return ea / total, ed / total


def broken_words(s: Adventure, seat: int, answer: int) -> float:
    """What that fist would cost somebody in words he has given, times his honour."""
    cost = 0.0
    for promise in s.promises:
        support = promise.promiser == seat and promise.state == OPEN and promise.pledge.kind == P_SIDE
        if support and promise.pledge.a != answer:
            cost += WORD
    return cost


def bend(gap: float) -> float:
    """e to the gap over the temperature, roughly and fast; the gap is never positive."""
    x = gap / TEMPERATURE
    return 1.0 / (1.0 - x + 0.5 * x * x)


def side_worth(
    s: Adventure,
    attacker: int,
    defender: int,
    seat: int,
    for_attacker: bool,
    guess: list[tuple[float, float]],
    temper: Temper,
) -> float:
    """What backing a side is worth to a third: a point if it wins, less what his rivals gain; a wound if it loses."""
    p = expected_chance(s, attacker, defender, guess, seat, 1 if for_attacker else -1)
    p_side = p if for_attacker else 1.0 - p
    principal = attacker if for_attacker else defender
    point = worth.point(s)
    k = 1.0 / (s.table.seats - 1)
    rivals = rival_weight(s, seat, principal, temper)
    for other in range(s.table.seats):
        if other not in (attacker, defender, seat):
            rivals += guess[other][0 if for_attacker else 1] * rival_weight(s, seat, other, temper)
    return p_side * (point - k * point * rivals) - (1.0 - p_side) * loss(s.adventurers[seat], temper.caution)


def expected_chance(
    s: Adventure, attacker: int, defender: int, guess: list[tuple[float, float]], me: int, mine: int
) -> float:
    """The attacker's chance with the crowd as guessed; `mine`: 1 I back him, -1 the defender, 0 nobody."""
    lead = float(
        fight_power(s, s.adventurers[attacker], ARENA_ATTACKER)
        - fight_power(s, s.adventurers[defender], ARENA_DEFENDER)
    )
    for seat in range(s.table.seats):
        if seat in (attacker, defender):
            continue
        value = helps(s, s.adventurers[seat], ARENA_THIRD)
        lead += value * (mine if seat == me else guess[seat][0] - guess[seat][1])
    low = int(lead // 1)
    part = lead - low
    return ((1.0 - part) * odds(s, low, 0) + part * odds(s, low + 1, 0)) / 64.0


def card_worth(s: Adventure, seat: int, card: int, temper: Temper) -> float:
    """A card seen alone: what meeting it is worth."""
    if card >= CHEST:
        return SPECIAL
    power = gauge(s, s.adventurers[seat]) + USUAL_HELP
    p = odds(s, power, s.table.cards.monster_power[card]) / 64.0
    gain = spoils(s, seat, card) * (1.0 - HELPERS_PART)
    return p * gain - (1.0 - p) * loss(s.adventurers[seat], temper.caution)

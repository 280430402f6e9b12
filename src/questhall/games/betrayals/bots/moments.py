"""The small decisions: quests to keep, powers to announce, dice to roll again, cards of the dungeon."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.bots import odds, worth
from questhall.games.betrayals.bots.temper import Temper
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.ids import ITEMS, NONE
from questhall.games.betrayals.model.state import FOR_ATTACKER, FOR_DEFENDER, Adventure
from questhall.games.betrayals.rules.fight import allies_part, green_power, green_seat, green_wins, red_power, times
from questhall.games.betrayals.rules.power import ARENA_THIRD, SWORN_ENEMY, die_value, helps
from questhall.games.betrayals.rules.power import odds as green_odds
from questhall.games.betrayals.rules.specials import half_price

POWER_KEPT: Final = 2.5  # gems that a power once a game is worth if it is not used now
POOR_CARD: Final = 1.5  # a card worth less than this is slid away
GOOD_TWIST: Final = 0.3
# Characters by how often they win (2.12), for the draft
LIKED: Final[tuple[float, ...]] = (1.01, 1.16, 0.95, 0.89, 1.06, 0.96)


def best_quest(s: Adventure, seat: int, legal: tuple[int, ...], base: int, is_main: bool) -> int:
    best, found = -1.0, legal[0]
    for answer in legal:
        value = worth.outlook(s, seat, answer - base, is_main)
        if value > best:
            best, found = value, answer
    return found


def draft(legal: tuple[int, ...]) -> int:
    best, found = 0.0, legal[0]
    for answer in legal:
        if LIKED[answer - codes.CHARACTER] > best:
            best, found = LIKED[answer - codes.CHARACTER], answer
    return found


# Fights


def announce(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    """A power is used when it changes enough of the fight."""
    is_green = seat == green_seat(s) or seat == s.ally
    green, red = float(green_power(s)), float(red_power(s))
    if s.attacker != NONE:
        guess = odds.guesses(s, s.attacker, s.defender, NONE, temper)
        green += crowd(s, guess, 0)
        red += crowd(s, guess, 1)
    before = share(s, green, red)
    stake = stake_of(s, seat)
    best, found = min(POWER_KEPT, 0.8 * worth.horizon(s)), codes.DONE
    for answer in legal:
        if answer != codes.DONE:
            after = with_power(s, seat, answer, green, red, is_green)
            gain = (after - before if is_green else before - after) * stake
            if gain > best:
                best, found = gain, answer
    return found


def crowd(s: Adventure, guess: list[tuple[float, float]], side: int) -> float:
    """What the thirds will add to a side, about: their fists are still closed."""
    total = 0.0
    for a in s.adventurers:
        if a.seat not in (s.attacker, s.defender):
            total += guess[a.seat][side] * helps(s, a, ARENA_THIRD)
    return total - allies_part(s, FOR_ATTACKER if side == 0 else FOR_DEFENDER)


def share(s: Adventure, green: float, red: float) -> float:
    return green_odds(s, round(green), round(red), times(s, green_seat(s)), 1) / 64.0


def with_power(s: Adventure, seat: int, answer: int, green: float, red: float, is_green: bool) -> float:
    """The green side's chance if that is announced."""
    own = float(worth.strength(s, seat))
    if answer == codes.DOUBLE:
        if is_green:
            return green_odds(s, round(green + own), round(red), 2, 1) / 64.0
        return green_odds(s, round(green), round(red + own), 1, 2) / 64.0
    if answer == codes.RAGE:  # a sure KritiK
        return against_sixteen(s, green - red) if is_green else 1.0 - against_sixteen(s, red - green)
    bonus = 3.0 if answer == codes.STAND else float(SWORN_ENEMY) * (0.5 if seat == s.ally else 1.0)
    return share(s, green + bonus, red) if is_green else share(s, green, red + bonus)


def against_sixteen(s: Adventure, lead: float) -> float:
    """Ahead by so much and with a KritiK already: how often that beats the other die."""
    won = 0
    for face in range(1, 9):
        if lead + 16 >= die_value(face):
            won += 1
    return won / 8.0


def stake_of(s: Adventure, seat: int) -> float:
    """What winning instead of losing is worth."""
    if s.attacker != NONE:
        return worth.point(s) * 1.5 + (odds.loot(s, s.attacker, s.defender) if seat == s.attacker else 3.0)
    return odds.spoils(s, s.active, s.card) * (1.0 if seat == s.active else 0.3) + odds.LOSS


def twist(s: Adventure, seat: int, legal: tuple[int, ...]) -> int:
    """A fight being lost has one die rolled again, the one that helps more often."""
    mine_is_green = seat == green_seat(s) or seat == s.ally or s.sides[seat] == FOR_ATTACKER
    if green_wins(s) == mine_is_green:
        return codes.KEEP
    best, found = GOOD_TWIST, codes.KEEP
    for answer in legal:
        if answer != codes.KEEP:
            p = rolled_again(s, answer == codes.TWIST_GREEN)
            p = p if mine_is_green else 1.0 - p
            if p > best:
                best, found = p, answer
    return found


def rolled_again(s: Adventure, is_green: bool) -> float:
    """The green side's chance with one die thrown anew."""
    green, red, won = s.green, s.red, 0
    for face in range(1, 9):
        if is_green:
            s.green = face
        else:
            s.red = face
        won += int(green_wins(s))
    s.green, s.red = green, red
    return won / 8.0


def volte_face(s: Adventure, seat: int, legal: tuple[int, ...]) -> int:
    """The Thief turns his coat if that puts him on the winning side."""
    before = s.sides
    if wins_on(s, seat, before[seat]):
        return codes.KEEP
    for answer, side in ((codes.ATTACKER, FOR_ATTACKER), (codes.DEFENDER, FOR_DEFENDER)):
        if answer in legal:
            s.sides = (*before[:seat], side, *before[seat + 1 :])
            good = wins_on(s, seat, side)
            s.sides = before
            if good:
                return answer
    return codes.KEEP


def wins_on(s: Adventure, seat: int, side: int) -> bool:
    if side == FOR_ATTACKER:
        return green_wins(s)
    return side == FOR_DEFENDER and not green_wins(s)


# Cards of the dungeon


def second_sight(s: Adventure, seat: int, temper: Temper) -> int:
    return codes.KEEP if odds.card_worth(s, seat, s.card, temper) >= POOR_CARD else codes.SLIDE


def peddler(s: Adventure, seat: int, legal: tuple[int, ...]) -> int:
    best, found = 0.0, codes.NO
    a = s.adventurers[seat]
    for answer in legal:
        if codes.BUY <= answer < codes.BUY + ITEMS:
            item = answer - codes.BUY
            gain = worth.item(s, a, item) - half_price(s, item)
            if worth.dressed(s, a, item):
                gain += 2 * worth.point(s)
            if gain > best:
                best, found = gain, answer
    return found


def altar(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    a = s.adventurers[seat]
    return codes.YES if codes.YES in legal and worth.point(s) > worth.wound(a, 2, temper.caution) else codes.NO


def letter(s: Adventure, seat: int, legal: tuple[int, ...]) -> int:
    few = len(s.adventurers[seat].quests) < 2
    return codes.QUEST if codes.QUEST in legal and few and worth.horizon(s) > 1.7 else codes.GEMS


def gate(s: Adventure, seat: int, legal: tuple[int, ...], temper: Temper) -> int:
    best, found = -1000.0, legal[0]
    for answer in legal:
        value = odds.arena(s, seat, answer - codes.ARENA, temper)
        if value > best:
            best, found = value, answer
    return found


def wish(s: Adventure, seat: int, legal: tuple[int, ...]) -> int:
    a = s.adventurers[seat]
    best, found = 2 * worth.point(s), codes.TROPHIES
    for answer in legal:
        if codes.WISH <= answer < codes.WISH + ITEMS and worth.item(s, a, answer - codes.WISH) > best:
            best, found = worth.item(s, a, answer - codes.WISH), answer
    return found


def fit(s: Adventure, seat: int, legal: tuple[int, ...]) -> int:
    """Which of two items of a type to wear: the more useful one, or the one a quest asks for."""
    a = s.adventurers[seat]
    for answer in legal:
        if answer != codes.DONE and (
            worth.dressed(s, a, answer - codes.WEAR) or worth.item(s, a, answer - codes.WEAR) > 0
        ):
            return answer
    return codes.DONE

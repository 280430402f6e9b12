"""Between quests: what each hero buys (9.2.11), puts on, and when he is ready."""

from __future__ import annotations

from typing import Final

from questhall.games.heroquest.model.answer_codes import (
    BUY,
    GIVE,
    GIVE_GOLD,
    PLAY_QUEST,
    READY,
    STOP,
    WEAR,
    a_of,
    b_of,
    code,
    verb_of,
)
from questhall.games.heroquest.model.cards import COST
from questhall.games.heroquest.model.figures import Hero
from questhall.games.heroquest.model.ids import (
    BARBARIAN,
    BORINS_ARMOR,
    BRACERS,
    BROADSWORD,
    CHAIN_MAIL,
    CROSSBOW,
    DWARF,
    ELF,
    EQUIPMENT,
    HELMET,
    HOLY_WATER,
    LONGSWORD,
    SHIELD,
    STAFF,
    WIZARD,
)
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.owning import usable

WISHES: Final[list[list[int]]] = [[], [], [], []]
WISHES[BARBARIAN] = [HELMET, SHIELD, LONGSWORD, CHAIN_MAIL, CROSSBOW, HOLY_WATER]
WISHES[DWARF] = [HELMET, SHIELD, BROADSWORD, CHAIN_MAIL, CROSSBOW, HOLY_WATER]
WISHES[ELF] = [HELMET, SHIELD, LONGSWORD, CHAIN_MAIL, CROSSBOW, HOLY_WATER]
WISHES[WIZARD] = [STAFF, BRACERS, HOLY_WATER]
BETTER: Final = (BORINS_ARMOR, CHAIN_MAIL, BRACERS)
FITTED: Final = 60  # gold's worth a hero for each quest before the next: two thirds of what they bring
TIRED: Final = 150  # deaths in the party after which the campaign is given up
WORN_OUT: Final = 30_000  # turns after which it is, too


def choose(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
    """The next thing on his list that he can pay; what is dearer he saves for."""
    if code(STOP) in legal and hopeless(s):
        return code(STOP)
    answer = dress(h, legal)
    if answer < 0:
        answer = gift(s, h, legal)
    if answer >= 0:
        return answer
    wish = wished(h)
    if wish >= 0 and code(BUY, wish) in legal:
        return code(BUY, wish)
    answer = code(PLAY_QUEST, next_quest(s))
    return answer if answer in legal else code(READY)


def dress(h: Hero, legal: tuple[int, ...]) -> int:
    """The best armour he has and can put on."""
    for armour in BETTER:
        if h.worn == armour:
            break
        if code(WEAR, armour) in legal:
            return code(WEAR, armour)
    return -1


def next_quest(s: Dungeon) -> int:
    """heq-btw-06: the first that is not won yet; if it has cost them too much, the first of all until they can pay."""
    front = s.table.first
    while s.campaign_done >> front & 1:
        front += 1
    if s.beaten_in != front:
        return front
    owned = 0
    for h in s.heroes:
        owned += h.gold
        for item in range(EQUIPMENT):
            owned += min(h.items[item], 1) * COST[item]
    before = front - s.table.first
    return s.table.first if owned < FITTED * before * len(s.heroes) else front


def wished(h: Hero) -> int:
    """The first thing on his list that he does not have."""
    for wish in WISHES[h.kind]:
        if not h.items[wish]:
            return wish
    return -1


def hopeless(s: Dungeon) -> bool:
    deaths = 0
    for h in s.heroes:
        deaths += h.deaths
    return deaths >= TIRED or s.turn > WORN_OUT


def gift(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
    """What he cannot use goes to a friend who can and has none; gold he has no use for yet to one who has."""
    for answer in legal:
        if verb_of(answer) == GIVE and not usable(s, h, a_of(answer)):
            friend = s.heroes[b_of(answer)]
            if usable(s, friend, a_of(answer)) and not friend.items[a_of(answer)]:
                return answer
    return loan(s, h, legal)


def loan(s: Dungeon, h: Hero, legal: tuple[int, ...]) -> int:
    """9.2.11: who cannot pay what he wishes himself lends to whoever lacks least for the best buy."""
    mine = wished(h)
    if mine >= 0 and COST[mine] <= h.gold:
        return -1
    best = -1
    least = h.gold + 1
    for answer in legal:
        if verb_of(answer) != GIVE_GOLD:
            continue
        friend = s.heroes[a_of(answer)]
        wish = wished(friend)
        if wish < 0 or s.ready >> friend.number & 1:
            continue
        lacks = COST[wish] - friend.gold
        if 0 < lacks <= b_of(answer) < least:
            best, least = answer, b_of(answer)
    return best

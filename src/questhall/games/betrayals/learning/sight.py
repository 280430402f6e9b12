"""What a seat sees, in numbers: adventurers (one's own first), its quests, the table, open offers and promises.

What others whisper, hold in their fists or have been dealt is not told (section 7).
"""

from __future__ import annotations

from typing import Final, get_args

from questhall.engine.core import DECISION
from questhall.engine.learning import Part, Sight, bits, one_hot
from questhall.games.betrayals.learning.deals import OFFER, PROMISE, offers, promises
from questhall.games.betrayals.model.ids import (
    ADVENTURES,
    CHARACTERS,
    ITEMS,
    MONSTERS,
    MOST_SEATS,
    NONE,
    QUESTS,
    TOKENS,
)
from questhall.games.betrayals.model.state import SETTLEMENT, UNDECIDED, Adventure, Adventurer
from questhall.games.betrayals.rules import power
from questhall.games.betrayals.rules.quests import progress
from questhall.games.betrayals.views.imagining import before_reveal, unknown_quests
from questhall.games.betrayals.views.shapes import Ask
from questhall.games.betrayals.views.unseen import as_seen_by

HELD: Final = 6  # rows of quests
SIDES: Final = 3
ASKS: Final[dict[str, int]] = {name: n for n, name in enumerate(get_args(Ask))}

ADVENTURER: Final = Part(
    "adventurer",
    MOST_SEATS,
    f"here active first attacker defender ally side_chosen side*{SIDES} curse shielded rage stand doubled won "
    f"character*{CHARACTERS} gems/20 trophies/20 wounds/4 power/30 spent token*{TOKENS} main_done open_quests/4 "
    f"kept/10 broken/10 waived/10 worn*{ITEMS} surplus*{ITEMS} carcasses*{MONSTERS} completed*{QUESTS}",
)
QUEST: Final = Part("quest", HELD, f"here main dealt progress/100 value/5 which*{QUESTS}")
TABLE: Final = Part(
    "table",
    1,
    f"question*{len(ASKS)} seats/6 round/15 goal/30 last_round second_visit parley*{SETTLEMENT} stage/4 bank/40 "
    "pot/20 arenas/10 cards/64 guild/18 bought_quest bought_trophy drawn/4 prize/4 fair moon truce bounty green/8 "
    f"red/8 outcome*2 monster_power/30 passed shop*{ITEMS} apart*{ITEMS} card*{ADVENTURES} unseen*{ADVENTURES} "
    f"unseen_quests*{QUESTS}",
)


def rows(s: Adventure, seat: int) -> bytes:
    v = as_seen_by(s, seat)
    seats = v.table.seats
    closed = v.attacker != NONE and before_reveal(v)
    adventurers = [adventurer(v, v.adventurers[(seat + other) % seats], seat, closed) for other in range(seats)]
    told = ADVENTURER.told(adventurers) + QUEST.told(quests(v, seat)[:HELD]) + TABLE.told([table(v, seat)])
    return told + OFFER.told(offers(v, seat)) + PROMISE.told(promises(v, seat))


def adventurer(v: Adventure, a: Adventurer, seat: int, closed: bool) -> list[int]:
    n = a.seat
    bit = 1 << n
    side = v.sides[n]
    known = n == seat or not closed
    found = [1, 1 if v.active == n else 0, 1 if v.first == n else 0, 1 if v.attacker == n else 0]
    found.extend([1 if v.defender == n else 0, 1 if v.ally == n else 0, 1 if side != UNDECIDED else 0])
    found.extend(one_hot(side - 1 if known else -1, SIDES))
    found.extend([1 if v.curse == n else 0, 1 if v.shielded & bit else 0, 1 if v.rage & bit else 0])
    found.extend([1 if v.stand & bit else 0, 1 if v.doubled & bit else 0, 1 if v.winners_side & bit else 0])
    found.extend(one_hot(a.character, CHARACTERS))
    found.extend([a.gems, max(a.trophies, 0), a.wounds, max(power.gauge(v, a), 0) if a.character != NONE else 0])
    found.append(1 if a.spent else 0)
    found.extend(one_hot(a.token, TOKENS))
    found.extend([1 if a.main_done else 0, len(a.quests)])
    told = n == seat or v.table.public_ledger
    found.extend([a.kept, a.broken, a.waived] if told else [0, 0, 0])
    worn = 0
    for item in a.worn:
        worn |= 1 << item if item != NONE else 0
    found.extend(bits(worn, ITEMS))
    found.extend(bits(a.surplus, ITEMS))
    found.extend(bits(a.carcasses, MONSTERS))
    found.extend(bits(a.completed, QUESTS))
    return found


def quests(v: Adventure, seat: int) -> list[list[int]]:
    """Those this seat holds or has been dealt, the main one first."""
    a = v.adventurers[seat]
    found: list[list[int]] = []
    if a.main != NONE and not a.main_done:
        found.append(quest(v, seat, a.main, 1, 0, a.main_deeds))
    for n in range(len(a.quests)):
        found.append(quest(v, seat, a.quests[n], 0, 0, a.deeds[n]))
    for dealt in a.dealt:
        found.append(quest(v, seat, dealt, 0, 1, 0))
    return found


def quest(v: Adventure, seat: int, number: int, main: int, dealt: int, deeds: int) -> list[int]:
    reached, need = progress(v, seat, number, deeds)
    return [1, main, dealt, 100 * max(reached, 0) // need, v.table.cards.quest_value[number], *one_hot(number, QUESTS)]


def table(v: Adventure, seat: int) -> list[int]:
    asked = v.waiting == DECISION and seat in v.deciders()
    found = one_hot(ASKS[type(v.asking).__name__] if asked else -1, len(ASKS))
    found.extend([v.table.seats, v.round, v.table.goal, 1 if v.last_round else 0, 1 if v.venturing else 0])
    found.extend(one_hot(v.parley - 1, SETTLEMENT))
    found.extend([v.stage, max(v.bank, 0), v.pot, v.arenas, v.cards_left(), v.guild_left()])
    found.extend([1 if v.bought_quest else 0, 1 if v.bought_trophy else 0, v.drawn, v.prize])
    found.extend([1 if v.fair != NONE else 0, 1 if v.moon != NONE else 0, 1 if v.truce != NONE else 0])
    found.extend([1 if v.bounty else 0, v.green, v.red])
    found.extend(one_hot(v.outcome - 1, 2))
    seen = v.card if not v.seen_alone or seat == v.active else NONE
    found.append(max(power.monster_power(v, seen), 0) if 0 <= seen < MONSTERS else 0)
    found.append(v.passed >> seat & 1)
    found.extend(bits(v.shop, ITEMS))
    found.extend(bits(v.apart, ITEMS))
    found.extend(one_hot(seen, ADVENTURES))
    found.extend(bits(unseen(v), ADVENTURES))
    found.extend(bits(unknown_quests(v, seat), QUESTS))
    return found


def unseen(v: Adventure) -> int:
    """Adventure cards that nobody has met yet, those slid under the deck among them."""
    found = v.monsters | v.others << MONSTERS
    for card in v.under:
        found |= 1 << card
    return found | 1 << v.card if v.seen_alone else found


SIGHT: Final = Sight((ADVENTURER, QUEST, TABLE, OFFER, PROMISE), rows)

"""The state of a game: six purses at most, the decks, the fight under way, the deals. All numbers.

Sets of cards are bits of an int; words are made in options.py and tell.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import State
from questhall.games.betrayals.model.agreement import Table
from questhall.games.betrayals.model.deals import Offer, Promise
from questhall.games.betrayals.model.ids import ADVENTURES, FIRST_DRAGON_ITEM, GEMS, ITEMS, MONSTERS, NONE, QUESTS

SECONDARY_PENALTY: Final = 1  # dqt-end-04: for each secondary quest that is left

# Windows in which people may speak (dqt-neg-01)
NO_PARLEY: Final = 0
VILLAGE: Final = 1
IN_DUNGEON: Final = 2
IN_ARENA: Final = 3
SETTLEMENT: Final = 4

# Sides in an arena
UNDECIDED: Final = 0  # not chosen yet, or no third
STAYS_OUT: Final = 1
FOR_ATTACKER: Final = 2
FOR_DEFENDER: Final = 3

# How the fight of this turn ended
NO_FIGHT: Final = 0
GREEN_WON: Final = 1
RED_WON: Final = 2


class Adventurer:
    """One player: character, gauges, purse, gear, carcasses, quests (dqt-set-03)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.character: int = NONE
        self.gems: int = 0
        self.trophies: int = 0
        self.wounds: int = 0
        self.worn: tuple[int, ...] = (NONE, NONE, NONE)  # weapon, armour, jewel (dqt-itm-01)
        self.surplus: int = 0  # bits of items without effect (dqt-itm-03)
        self.carcasses: int = 0  # bits of monsters
        self.token: int = NONE  # the Ranger's monster type
        self.spent: bool = False  # the unique power
        self.dealt: tuple[int, ...] = ()  # quests to choose the main one from, and those drawn and not yet kept
        self.main: int = NONE
        self.main_done: bool = False
        self.main_deeds: int = 0  # what was done since it is held, packed by deeds.py
        self.quests: tuple[int, ...] = ()  # open secondary quests
        self.serials: tuple[int, ...] = ()  # their public numbers, in the same order
        self.deeds: tuple[int, ...] = ()  # since each is held
        self.completed: int = 0  # bits of quests shown and scored
        self.kept: int = 0
        self.broken: int = 0
        self.waived: int = 0

    def clone(self) -> Adventurer:
        a = Adventurer(self.seat)
        a.character = self.character
        a.gems = self.gems
        a.trophies = self.trophies
        a.wounds = self.wounds
        a.worn = self.worn
        a.surplus = self.surplus
        a.carcasses = self.carcasses
        a.token = self.token
        a.spent = self.spent
        a.dealt = self.dealt
        a.main = self.main
        a.main_done = self.main_done
        a.main_deeds = self.main_deeds
        a.quests = self.quests
        a.serials = self.serials
        a.deeds = self.deeds
        a.completed = self.completed
        a.kept = self.kept
        a.broken = self.broken
        a.waived = self.waived
        return a

    def owns(self, item: int) -> bool:
        return item in self.worn or self.surplus >> item & 1 == 1


class Adventure(State):
    """One game. The decks have no order until a card is drawn: nobody knows it, so nothing is there to leak."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.adventurers: list[Adventurer] = [Adventurer(seat) for seat in range(table.seats)]
        self.round: int = 0
        self.first: int = NONE
        self.active: int = 0
        self.last_round: bool = False  # somebody has reached the goal (dqt-end-01)
        self.bank: int = GEMS
        self.pot: int = 0
        self.arenas: int = 0  # fought so far
        # The deck (dqt-set-11). A card that was met is in no pile: it never comes back (dqt-gen-12)
        self.monsters: int = (1 << MONSTERS) - 1
        self.others: int = (1 << (ADVENTURES - MONSTERS)) - 1  # specials and events in the deck, from card 48 on
        self.under: tuple[int, ...] = ()  # cards slid under it by the Sorcerer, in the order they will come
        self.guild: int = (1 << QUESTS) - 1
        self.guild_under: tuple[int, ...] = ()  # quests put under the Guild deck: 8 * quest + the seat that knows it
        self.next_serial: int = 1
        self.shop: int = (1 << FIRST_DRAGON_ITEM) - 1  # dqt-set-05
        self.apart: int = (1 << ITEMS) - (1 << FIRST_DRAGON_ITEM)  # dragon items not won yet
        self.curse: int = NONE  # the seat that holds it, at first nobody (dqt-set-13)
        self.fair: int = NONE  # the seat at whose next turn it ends
        self.moon: int = NONE
        self.truce: int = NONE
        self.bounty: bool = False
        # The turn under way
        self.venturing: bool = False  # the venture has begun or is over: this is the second visit
        self.bought_quest: bool = False
        self.bought_trophy: bool = False
        self.card: int = NONE  # the adventure card being met
        self.seen_alone: bool = False  # only the Sorcerer has seen it yet
        self.drawn: int = 0  # cards drawn in this expedition
        self.met: tuple[int, ...] = ()  # events of this turn, for whoever wants to read them
        self.ally: int = NONE
        self.attacker: int = NONE
        self.defender: int = NONE
        self.shielded: int = 0  # bits of seats attacked this round (arena_shield)
        self.gauges: int = 0  # of attacker and defender at the opening: 100 * attacker + defender
        self.sides: tuple[int, ...] = (UNDECIDED,) * table.seats
        self.green: int = 0
        self.red: int = 0
        self.rage: int = 0  # bits of seats: Blood rage
        self.stand: int = 0  # Last stand
        self.doubled: int = 0  # Power Armour
        self.fought: tuple[int, ...] = ()  # what each seat brought, the power of red, the two totals (fight.py)
        self.outcome: int = NO_FIGHT
        self.winners_side: int = 0  # bits of seats that fought on the winning side this turn
        self.looted: int = NONE  # the item plundered this turn
        self.prize: int = 0  # trophy points of the beaten monster, until the spoils are shared
        # The parley
        self.parley: int = NO_PARLEY
        self.offers: tuple[Offer, ...] = ()  # open ones, oldest first
        self.veiled: tuple[Offer, ...] = ()  # public ones answered in private: open for all but the two (dqt-neg-19)
        self.closed: tuple[Offer, ...] = ()  # accepted, declined or withdrawn this turn, for whoever tells of them
        self.counts: tuple[int, ...] = (0,) * table.seats  # public offers each seat has made, for their numbers
        self.whispers: tuple[int, ...] = (0,) * (table.seats * table.seats)  # private ones and their promises, by pair
        self.sent: tuple[int, ...] = (0,) * (table.seats * table.seats)  # in this parley: sender * seats + to
        self.passed: int = 0  # bits of seats that have nothing more to say
        self.spoken: int = 0  # bits of seats that have said something in this parley
        self.stage: int = 0  # of a parley played turn by turn (dqt-onl-04)
        self.settler: int = NONE  # who settles his promises, in a SETTLEMENT
        self.shelved: tuple[Offer, ...] = ()  # turn by turn: offers of the first visit, open again in the second
        self.answered: tuple[int, ...] = ()  # turn by turn arena: hidden acceptances, 8 * offer number + seat
        self.promises: tuple[Promise, ...] = ()  # open ones
        self.judged: tuple[Promise, ...] = ()
        self.next_promise: int = 1  # public ones
        self.raids: tuple[int, ...] = (0,) * (table.seats * table.seats)  # arenas won: attacker * seats + defender
        self.window: int = 0  # goes up when a parley begins and when it ends, for whoever keeps time
        self.orders: tuple[int, ...] = (0,) * table.seats  # standing instructions, packed by orders.py

    def clone(self) -> Adventure:
        s = Adventure(self.table)
        self.copy_engine(s)
        s.adventurers = [a.clone() for a in self.adventurers]
        s.round = self.round
        s.first = self.first
        s.active = self.active
        s.last_round = self.last_round
        s.bank = self.bank
        s.pot = self.pot
        s.arenas = self.arenas
        s.monsters = self.monsters
        s.others = self.others
        s.under = self.under
        s.guild = self.guild
        s.guild_under = self.guild_under
        s.next_serial = self.next_serial
        s.shop = self.shop
        s.apart = self.apart
        s.curse = self.curse
        s.fair = self.fair
        s.moon = self.moon
        s.truce = self.truce
        s.bounty = self.bounty
        s.venturing = self.venturing
        s.bought_quest = self.bought_quest
        s.bought_trophy = self.bought_trophy
        s.card = self.card
        s.seen_alone = self.seen_alone
        s.drawn = self.drawn
        s.met = self.met
        s.ally = self.ally
        s.attacker = self.attacker
        s.defender = self.defender
        s.shielded = self.shielded
        s.gauges = self.gauges
        s.sides = self.sides
        s.green = self.green
        s.red = self.red
        s.rage = self.rage
        s.stand = self.stand
        s.doubled = self.doubled
        s.fought = self.fought
        s.outcome = self.outcome
        s.winners_side = self.winners_side
        s.looted = self.looted
        s.prize = self.prize
        s.parley = self.parley
        s.offers = self.offers
        s.veiled = self.veiled
        s.closed = self.closed
        s.counts = self.counts
        s.whispers = self.whispers
        s.sent = self.sent
        s.passed = self.passed
        s.spoken = self.spoken
        s.stage = self.stage
        s.settler = self.settler
        s.shelved = self.shelved
        s.answered = self.answered
        s.promises = self.promises
        s.judged = self.judged
        s.next_promise = self.next_promise
        s.raids = self.raids
        s.window = self.window
        s.orders = self.orders
        return s

    def imagine(self, seat: int, random: Callable[[], float]) -> Adventure:
        """All that this seat cannot see, drawn anew."""
        return IMAGINING[0](self, seat, random)

    def scores(self) -> list[int]:
        return [self.final_score(a) for a in self.adventurers]

    def winners(self) -> list[int]:
        """dqt-end-06 to -09: the highest final score, then the most carcasses; whoever still ties wins together."""
        ranks = [self.rank(a) for a in self.adventurers]
        highest = max(ranks)
        return [seat for seat in range(len(ranks)) if ranks[seat] == highest]

    def rank(self, a: Adventurer) -> int:
        """Orders players as dqt-end-06 and -07 do."""
        return 100 * self.final_score(a) + a.carcasses.bit_count()

    def final_score(self, a: Adventurer) -> int:
        """dqt-end-03 to -05: trophy points, less what unfinished quests cost; it may be below zero."""
        return a.trophies - self.main_penalty(a) - SECONDARY_PENALTY * len(a.quests)

    def main_penalty(self, a: Adventurer) -> int:
        """dqt-end-03, R-08: what an unfinished main quest costs."""
        return 0 if a.main == NONE or a.main_done else self.main_cost(a.main)

    def main_cost(self, quest: int) -> int:
        """The same for whoever has this one."""
        value = self.table.cards.quest_value[quest]
        return 2 * value if self.table.main_penalty_double else value

    def me(self) -> Adventurer:
        """The active player."""
        return self.adventurers[self.active]

    def clockwise(self, start: int) -> list[int]:
        """All seats from that one on (dqt-gen-09)."""
        return [(start + n) % self.table.seats for n in range(self.table.seats)]

    def cards_left(self) -> int:
        """In the adventure deck."""
        return self.monsters.bit_count() + self.others.bit_count() + len(self.under)

    def guild_left(self) -> int:
        return self.guild.bit_count() + len(self.guild_under)


Imagining = Callable[[Adventure, int, Callable[[], float]], Adventure]
IMAGINING: Final[list[Imagining]] = []  # the one way there is


def imagine_with(how: Imagining) -> None:
    """The engine asks the state, but what a seat knows stands on the rules, above: the game puts it in."""
    IMAGINING[:] = [how]

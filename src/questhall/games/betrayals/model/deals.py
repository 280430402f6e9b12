"""What can be said in a parley, as things that never change: terms, pledges, offers; and promises on record."""

from __future__ import annotations

from typing import Final

# What changes hands now: a kind and a number
GEMS_TERM: Final = 0  # plus how many
ITEM_TERM: Final = 1000  # plus the item
CARCASS_TERM: Final = 2000  # plus the monster
QUEST_TERM: Final = 3000  # plus the serial number of a face-down secondary quest

# Kinds of pledge (4.4.2)
P_GEMS: Final = 0  # a: gems
P_SHARE: Final = 1  # a/b of the monster's printed gems, rounded up
P_TROPHY: Final = 2  # a: trophy points of the monster
P_CARCASS: Final = 3  # a: THIS, or a monster, or ANY_OF + type
P_ITEM: Final = 4  # a: an item, or LOOT
P_QUEST: Final = 5  # a: serial number
P_SIDE: Final = 6  # a: ATTACKER or DEFENDER (answer_codes.py)
P_NO_ARENA: Final = 7  # until the round in `due`
P_ALLY_NEXT: Final = 8  # until the round in `due`
P_TEXT: Final = 9

THIS: Final = 900  # the monster being fought
ANY_OF: Final = 910  # plus the type
LOOT: Final = 900  # the item about to be plundered

# Deadlines (dqt-prm-08); a positive number is the round at whose start the promise falls due
AT_SPOILS: Final = -1
AT_TURN_END: Final = 0
AT_REVEAL: Final = -2

# States of a promise (dqt-prm-03)
OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3
WAIVED: Final = 4


class Pledge:
    """One later term: words that may be kept (dqt-neg-05)."""

    def __init__(self, kind: int, a: int, b: int, on_win: bool, due: int, text: str = "") -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.on_win = on_win  # "on win" or "always"
        self.due = due
        self.text = text  # P_TEXT only


Terms = tuple[int, ...]
Pledges = tuple[Pledge, ...]


class Offer:
    """Two parties and four lists (dqt-neg-03). `number`: 8 * count + sender, or ledger.private_number."""

    def __init__(
        self,
        number: int,
        sender: int,
        to: int,
        gives: Terms,
        asks: Terms,
        promises: Pledges,
        wants: Pledges,
        alliance: bool = False,
        private: bool = False,
        sworn: bool = False,
        text: str = "",
        answers: int = 0,
    ) -> None:
        self.number = number
        self.sender = sender
        self.to = to
        self.gives = gives  # now, by the sender
        self.asks = asks  # now, by the addressee
        self.promises = promises  # later, by the sender
        self.wants = wants  # later, by the addressee
        self.alliance = alliance
        self.private = private
        self.sworn = sworn  # the Minstrel offers it as a sworn deal
        self.text = text
        self.answers = answers  # the number of the offer this one is the counter to, or 0

    def numbered(self, number: int, answers: int) -> Offer:
        """The same offer, as it lies on the table."""
        return Offer(
            number, self.sender, self.to, self.gives, self.asks, self.promises, self.wants,
            self.alliance, self.private, self.sworn, self.text, answers,
        )  # fmt: skip

    def concerns(self, seat: int) -> bool:
        return seat == self.sender or seat == self.to


class Promise:
    """A pledge on record (dqt-prm-02). Every change is a new Promise with the same number."""

    def __init__(
        self,
        number: int,
        promiser: int,
        promisee: int,
        pledge: Pledge,
        turn: int,
        private: bool,
        sworn: bool,
        state: int = OPEN,
        delivered: int = 0,
        triggered: bool = False,
        helped: bool = False,
        refused: bool = False,
        card: int = -1,
    ) -> None:
        self.number = number
        self.promiser = promiser
        self.promisee = promisee
        self.pledge = pledge
        self.turn = turn  # the turn it was given in
        self.private = private  # known to the two until it is judged
        self.sworn = sworn  # executed by the game (dqt-prm-17)
        self.state = state
        self.delivered = delivered  # gems or trophies so far; 1 for a thing
        self.triggered = triggered  # its side has won, or it needs no win
        self.helped = helped  # the promisee fought on the promiser's winning side (Q17, Q18)
        self.refused = refused  # a public "no"; may still be delivered
        self.card = card  # the monster of the fight it was given for (THIS, share, trophy)

    def changed(self, state: int, delivered: int, triggered: bool, helped: bool, refused: bool) -> Promise:
        return Promise(
            self.number, self.promiser, self.promisee, self.pledge, self.turn, self.private, self.sworn,
            state, delivered, triggered, helped, refused, self.card,
        )  # fmt: skip

    def about(self, card: int) -> Promise:
        """The same promise, now that the monster it speaks of is known."""
        return Promise(
            self.number, self.promiser, self.promisee, self.pledge, self.turn, self.private, self.sworn,
            self.state, self.delivered, self.triggered, self.helped, self.refused, card,
        )  # fmt: skip

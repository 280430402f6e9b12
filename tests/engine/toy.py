"""Pockets: a toy game that uses everything the engine has.

Each round every seat draws a hidden card from what is left of the deck (chance, whispered), all bid coins secretly and
at once, the bids are shown (reveal) and the highest bidder's turn begins: two walks on a track of five places (at an
end of it there is only one way, a trivial decision), then an offer of coins to another seat (an open decision), then
a die. On a one the floor gives way and the rest of the turn is skipped (unwind), else the card is shown and counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from questhall.engine.core import DECISION, EVERYBODY, Chance, Event, Reason, State, Step, in_order
from questhall.engine.game import Game, Option, Result, Setting, Title, UnknownName
from questhall.engine.told import Told

CARDS: Final = ("ant", "bee", "cat")
COPIES: Final = 4
COINS: Final = 5
LAST: Final = 4  # the track has the places 0 to 4

LEFT, RIGHT, STAY, NO_OFFER, ONE_TO_EACH = 100, 101, 102, 103, 104  # bids are their own numbers
WALKS: Final = {LEFT: "walk side:left", RIGHT: "walk side:right", STAY: "stay"}

DRAWN, BIDS, WALKED, GIVEN, FELL, COUNTED, DIE = range(7)
KINDS: Final = ("drawn", "bids", "walked", "given", "fell", "counted", "die")

TRAP_DIE: Final = Chance("trap", [1, 2, 3, 4, 5, 6], [1] * 6)


class Pockets(State):
    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__()
        self.seats = seats
        self.rounds = rounds
        self.deck = [COPIES] * len(CARDS)
        self.coins = [COINS] * seats
        self.points = [0] * seats
        self.cards = [-1] * seats
        self.bids = [-1] * seats
        self.place = 1
        self.leader = 0

    def clone(self) -> Pockets:
        other = Pockets(self.seats, self.rounds)
        self.copy_engine(other)
        other.deck = self.deck.copy()
        other.coins = self.coins.copy()
        other.points = self.points.copy()
        other.cards = self.cards.copy()
        other.bids = self.bids.copy()
        other.place = self.place
        other.leader = self.leader
        return other

    def imagine(self, seat: int, random: Callable[[], float]) -> Pockets:
        other = self.clone()
        hidden = [each for each in range(self.seats) if each != seat and self.cards[each] >= 0]
        for each in hidden:
            other.deck[other.cards[each]] += 1
        for each in hidden:
            other.cards[each] = deck_of(other).sample(random())
            other.deck[other.cards[each]] -= 1
        if self.waiting == DECISION and isinstance(self.asking, Bid):
            for each in hidden:
                if other.bids[each] >= 0:
                    other.bids[each] = int(random() * (other.coins[each] + 1))
        return other

    def scores(self) -> list[int]:
        return [10 * points + coins for points, coins in zip(self.points, self.coins, strict=True)]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]


def deck_of(s: Pockets) -> Chance:
    left = [card for card in range(len(CARDS)) if s.deck[card]]
    return Chance("card", left, [s.deck[card] for card in left])


class Draw(Step[Pockets]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Pockets) -> None:
        s.roll(self, deck_of(s))

    def resume(self, s: Pockets, seat: int, answer: int) -> None:
        s.deck[answer] -= 1
        s.cards[self.seat] = answer
        s.whisper(1 << self.seat, DRAWN, self.seat, answer)


class Bid(Step[Pockets]):
    def run(self, s: Pockets) -> None:
        s.bids = [-1] * s.seats
        s.decide_together(self, tuple((seat, tuple(range(s.coins[seat] + 1))) for seat in range(s.seats)))

    def resume(self, s: Pockets, seat: int, answer: int) -> None:
        s.bids[seat] = answer
        asks = s.still_asked(seat)
        if asks:
            s.decide_together(self, asks)
            return
        s.reveal()
        s.leader = s.bids.index(max(s.bids))
        s.coins[s.leader] -= s.bids[s.leader]
        s.turn += 1
        s.emit(BIDS, s.leader, max(s.bids))


class Walk(Step[Pockets]):
    def run(self, s: Pockets) -> None:
        ways = (LEFT,) if s.place == LAST else (RIGHT,) if s.place == 0 else (LEFT, RIGHT, STAY)
        s.decide(self, s.leader, ways)

    def resume(self, s: Pockets, seat: int, answer: int) -> None:
        s.place += {LEFT: -1, RIGHT: 1, STAY: 0}[answer]
        s.emit(WALKED, seat, s.place)


class Offer(Step[Pockets]):
    def run(self, s: Pockets) -> None:
        s.decide_openly(self, s.leader, (NO_OFFER, ONE_TO_EACH) if s.coins[s.leader] >= s.seats else (NO_OFFER,))

    def resume(self, s: Pockets, seat: int, answer: int) -> None:
        if answer == ONE_TO_EACH:
            for other in range(s.seats):
                self.give(s, other, 1)

    def refuse_open(self, s: Pockets, seat: int, answer: object) -> Reason | None:
        match answer:
            case {"to": int(to), "coins": int(coins), **rest} if not rest and 0 <= to < s.seats:
                if not 0 < coins <= s.coins[seat]:
                    return Reason("toy-off-01", "toy-not-so-many", {"coins": coins})
                return None
        return Reason("toy-off-02", "toy-no-offer")

    def resume_open(self, s: Pockets, seat: int, answer: object) -> None:
        assert isinstance(answer, dict)
        self.give(s, answer["to"], answer["coins"])

    def give(self, s: Pockets, to: int, coins: int) -> None:
        s.coins[s.leader] -= coins
        s.coins[to] += coins
        s.whisper(1 << s.leader | 1 << to, GIVEN, s.leader, to, coins)


class Trap(Step[Pockets]):
    def run(self, s: Pockets) -> None:
        s.roll(self, TRAP_DIE)

    def resume(self, s: Pockets, seat: int, answer: int) -> None:
        s.emit(DIE, s.leader, answer)
        if answer == 1:
            s.emit(FELL, s.leader)
            s.unwind(END_ROUND)


class Count(Step[Pockets]):
    def run(self, s: Pockets) -> None:
        s.reveal()
        s.points[s.leader] += s.cards[s.leader] + 1
        s.emit(COUNTED, s.leader, s.cards[s.leader])


class EndRound(Step[Pockets]):
    def run(self, s: Pockets) -> None:
        for card in s.cards:
            s.deck[card] += 1
        s.cards = [-1] * s.seats
        s.rounds -= 1
        if s.rounds:
            s.then(START_ROUND)
        else:
            s.over()


class StartRound(Step[Pockets]):
    def run(self, s: Pockets) -> None:
        s.then_all(ROUND)
        for seat in reversed(range(s.seats)):
            s.then(DRAW[seat])


START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
DRAW: Final = tuple(Draw(seat) for seat in range(3))
ROUND: Final = in_order(Bid(), Walk(), Walk(), Offer(), Trap(), Count(), END_ROUND)


class PocketsGame(Game[Pockets]):
    rules_version = 1
    settings = (Setting("rounds", ("2", "1", "3", "200")),)

    first_step = START_ROUND

    def lay_out(self, options: Mapping[str, Any], seats: int) -> Pockets:
        return Pockets(seats, int(options["rounds"]))

    def option(self, state: Pockets, seat: int, answer: int) -> Option:
        if answer in WALKS:
            name = WALKS[answer]
        else:
            name = {NO_OFFER: "keep", ONE_TO_EACH: "give-all"}.get(answer) or f"bid coins:{answer}"
        verb, *refs = name.split()
        return Option(name, verb, tuple(refs), "toy-01", f"toy-{verb}")

    def answer(self, state: Pockets, seat: int, name: str) -> int:
        names = {"keep": NO_OFFER, "give-all": ONE_TO_EACH} | {name: code for code, name in WALKS.items()}
        words = name.split()
        if " ".join(words) in names:
            return names[" ".join(words)]
        match words:
            case ["bid", ref] if ref.startswith("coins:") and ref[6:].isdecimal():
                return int(ref[6:])
        raise UnknownName(f"nothing here is called {name!r}")

    def outcome_name(self, chance: Chance, outcome: int) -> str:
        return str(outcome) if chance.name == "trap" else CARDS[outcome]

    def outcome(self, chance: Chance, words: str) -> int:
        names = {self.outcome_name(chance, outcome): outcome for outcome in chance.outcomes}
        if words not in names:
            raise UnknownName(f"expected one of {', '.join(names)}")
        return names[words]

    def why_not(self, state: Pockets, seat: int, ref: str) -> Reason | None:
        kind, _, name = ref.partition(":")
        if kind not in ("coins", "side"):
            raise UnknownName(f"there is no {ref}")
        if kind == "coins" and int(name) > state.coins[seat]:
            return Reason("toy-bid-01", "toy-not-so-many", {"coins": int(name)})
        return None

    def told(self, state: Pockets, event: Event) -> Told:
        kind, seat, a, b, audience = event
        may_know = None if audience == EVERYBODY else frozenset(s for s in range(state.seats) if audience >> s & 1)
        return Told(KINDS[kind], seat, (f"seat:{seat}",), "toy-01", f"toy-{KINDS[kind]}", {"a": a, "b": b}, may_know)

    def view(self, state: Pockets, seat: int | None) -> dict[str, Any]:
        return {
            "coins": list(state.coins),
            "points": list(state.points),
            "place": state.place,
            "card": None if seat is None else state.cards[seat],
            "bid": None if seat is None else state.bids[seat],
            "asked": list(state.deciders()),
        }

    def result(self, state: Pockets) -> Result:
        return Result(tuple(state.scores()), tuple(state.winners()), "toy-result")


TITLE: Final = Title("pockets", 1, 3, "tests.engine.toy:PocketsGame", Path(__file__).parent)
GAME: Final = PocketsGame(TITLE)


def find(game_id: str) -> Game[Any]:
    if game_id != TITLE.id:
        raise ValueError(f"no game called {game_id!r}")
    return GAME


def fingerprint(state: Pockets) -> tuple[object, ...]:
    """Everything there is in a state, to compare."""
    asks = [(seat, state.legal_for(seat)) for seat in state.deciders()]
    engine = (state.waiting, state.seat, asks, state.open, state.asking, tuple(state.stack))
    counts = (state.turn, state.revealed, state.rounds, state.place, state.leader)
    lists = (state.deck, state.coins, state.points, state.cards, state.bids)
    chance = (state.chance.name, tuple(state.chance.outcomes), tuple(state.chance.weights))
    views = repr([GAME.view(state, seat) for seat in (None, *range(state.seats))])
    return engine, counts, tuple(map(tuple, lists)), chance, views

"""How a bot thinks, in a process of its own: it replays the record and imagines what its seat may not know."""

from __future__ import annotations

import random
import time
from collections import OrderedDict
from collections.abc import Sequence
from math import inf
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from questhall.bots import names, policy, reason
from questhall.bots.search import Rollout
from questhall.engine.changed_game import game_for
from questhall.engine.core import CHANCE, NATURE, State, apply
from questhall.engine.game import Game, Option, Said
from questhall.engine.playout import Policy, Random, RandomPolicy
from questhall.engine.record import Record, read_first, read_next
from questhall.engine.replay import Replay
from questhall.games import open_game, titles

KEPT: Final = 64  # games a process remembers, so that the next answer needs only the last lines


FORESEEN: Final = 16  # answers that advice looks ahead
PATIENCE: Final = 1.0  # seconds it takes for that at most

TAIL: Final = 64  # lines that are enough for a process that was asked about the game not long ago


class NotKnown(LookupError):
    """This process does not know how the game began; it needs all lines."""


class Question(Struct, frozen=True):
    """What a bot is asked: the record's lines, whose turn it is, and which bot plays there."""

    table_id: str
    game: str
    lines: tuple[str, ...]
    seat: int
    bot: str
    seed: str = ""  # the same seed gives the same answer
    seconds: float = inf  # for a bot that searches; with a seed it takes the time it needs
    first: int = 0  # the number of the first of these lines

    def in_short(self) -> Question:
        """The same question to somebody who knows how the game began."""
        first = max(0, len(self.lines) - TAIL)
        return replace(self, lines=self.lines[first:], first=first)


_replays: OrderedDict[str, Replay[Any]] = OrderedDict()


def warm_up() -> None:
    """Load all games, which takes a second."""
    for game_id in titles():
        for name in names(open_game(game_id)):
            policy(open_game(game_id), name)


class Advice(Struct, frozen=True):
    """The name of an answer, why, if the bot has a word for it, and what it would answer after that.

    `at_last`: why it gives the last of those that are of the same kind; None where there is no second one.
    """

    answer: str
    why: Said | None
    then: tuple[Option, ...] = ()
    at_last: Said | None = None


def think(question: Question, simply: bool = False) -> str:
    """The name of the bot's answer. `simply`: any legal one, for when its own mind has failed."""
    replay = replayed(question)
    return replay.game.option(replay.state, question.seat, chosen(question, replay, simply)).name


def advise(question: Question) -> Advice:
    """The same for a person, with the bot's reason."""
    replay = replayed(question)
    state, seat = replay.state, question.seat
    code = chosen(question, replay)
    why = reason(replay.game, question.bot, state.imagine(seat, luck(question, replay)), seat, code)
    return Advice(replay.game.option(state, seat, code).name, why, *foreseen(question, replay, code))


def foreseen(question: Question, replay: Replay[Any], code: int) -> tuple[tuple[Option, ...], Said | None]:
    """More answers of the kind, and the first of another: as far as nothing is thrown and nobody else is asked.

    And why the last of the kind is given, where it is not the only one: of a walk, what speaks for its end.

    Dice that come first fall neither high nor low. It is the game as the seat imagines it that goes on, so nothing is
    told by it that the seat may not know.
    """
    game, seat, chance, found = replay.game, question.seat, luck(question, replay), list[Option]()
    state, late = replay.state.imagine(seat, chance), Deadline(PATIENCE)
    first = game.option(state, seat, code)
    kind, mind = first.verb, mind_of(game, question)
    last: tuple[State, int] | None = None
    while len(found) < FORESEEN and not late():
        asking = type(state.asking)
        apply(state, seat, code)
        if state.waiting == CHANCE and not found and not first.refs:  # what is thrown for no thing is thrown for a move
            apply(state, NATURE, state.chance.sample(0.5))
            kind = ""
        if seat not in state.awaited() or type(state.asking) is not asking:
            break
        code = mind.choose(state.imagine(seat, chance), seat, chance)
        found.append(game.option(state, seat, code))
        kind = kind or found[-1].verb
        if found[-1].verb != kind:
            break
        if kind == first.verb:
            last = state.imagine(seat, chance), code
    return tuple(found), last and reason(game, question.bot, last[0], seat, last[1])


def chosen(question: Question, replay: Replay[Any], simply: bool = False) -> int:
    state, seat, chance = replay.state, question.seat, luck(question, replay)
    mind: Policy = RandomPolicy() if simply else mind_of(replay.game, question)
    code = mind.choose(state.imagine(seat, chance), seat, chance)
    if code not in state.legal_for(seat):
        raise ValueError(f"{question.bot} answers {code}, which is not legal")
    return code


def luck(question: Question, replay: Replay[Any]) -> Random:
    return random.Random(f"{question.seed}:{replay.record.seq + 1}:{question.seat}" if question.seed else None).random


def mind_of(game: Game[Any], question: Question) -> Policy:
    mind = policy(game, question.bot)
    if isinstance(mind, Rollout) and not question.seed:
        mind.stop = Deadline(question.seconds)
    return mind


class Deadline:
    """Whether so many seconds are over."""

    def __init__(self, seconds: float) -> None:
        self.at = time.monotonic() + seconds

    def __call__(self) -> bool:
        return time.monotonic() >= self.at


def replayed(question: Question) -> Replay[Any]:
    """The game up to the last line; what was replayed before is only carried on if it is the same record."""
    replay = _replays.pop(question.table_id, None)
    if replay is None or not leads_to(replay.record, question):
        if question.first:
            raise NotKnown(question.table_id)
        header = read_first(question.lines[0].encode(), question.table_id, True)
        replay = Replay(game_for(open_game(question.game), header.options), Record(header))
    follow(replay, question.lines[replay.record.seq + 1 - question.first :])
    _replays[question.table_id] = replay
    if len(_replays) > KEPT:
        _replays.popitem(last=False)
    return replay


def leads_to(record: Record, question: Question) -> bool:
    """Whether the question goes on from that record: its sum stands there."""
    at = record.seq - question.first
    return 0 <= at < len(question.lines) and f'"sum": "{record.total}"' in question.lines[at]


def follow(replay: Replay[Any], lines: Sequence[str]) -> None:
    for line in lines:
        replay.record.total = read_next(replay.record, line.encode())
        replay.take(replay.record.entries[-1])

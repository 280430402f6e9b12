"""Bots' turns: claimed in the store, thought out in worker processes, entered like anybody's answer.

A claim lasts a moment and is renewed while a bot thinks: when a process dies with a turn in its hands, another one
sees at once that it is due.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

from msgspec.structs import replace

from questhall.engine.game import Said
from questhall.games import open_game
from questhall.hall import bot_worker
from questhall.hall.bot_worker import NotKnown, Question
from questhall.hall.hall import Hall
from questhall.hall.messages import Sentence, Suggestion
from questhall.hall.play import Play
from questhall.hall.record_rows import rows_of
from questhall.hall.refusals import Refusal
from questhall.hall.room import Room
from questhall.hall.store import StoreError
from questhall.hall.teaching import scripted
from questhall.hall.unattended import GONE_ON, unattended
from questhall.hall.worker_pool import open_pool, stop

T = TypeVar("T")
Mind = Callable[[Question], T]  # what a worker does with a question
LOG = logging.getLogger("questhall.hall.bots")
LEASE = 1.5  # seconds a claim lasts unless it is renewed
BREATH = 0.1  # seconds between two looks at a table where a bot has to wait
REST = 0.5  # seconds until bots try again at a table where something is wrong; twice as long each time
LONGEST_REST = 15.0


class Bots:
    """Plays the seats of bots, table by table, one answer after the other."""

    def __init__(self, hall: Hall, play: Play) -> None:
        self.hall = hall
        self.play = play
        self.pool: Executor | None = None
        self.busy: set[str] = set()  # tables this process is playing at
        self.resting: dict[str, float] = {}  # tables where that failed, and until when they are left alone
        self.failures: dict[str, int] = {}  # and how often in a row
        hall.on_move.append(self.wake)

    def close(self) -> None:
        if self.pool is not None:
            stop(self.pool)

    def wake(self, room: Room) -> None:
        if room.id not in self.busy and room.bots_asked():
            self.begin(room.id)

    def begin(self, table_id: str) -> None:
        self.busy.add(table_id)
        self.hall.spawn(self.run(table_id))

    async def watch(self) -> None:
        """Look for turns that nobody has claimed: at the start, after a crash, from a node that went away."""
        self.hall.spawn(self.warm_up())
        while True:
            try:
                for due in await self.hall.store.bots_due():
                    if due.table_id not in self.busy and self.resting.get(due.table_id, 0.0) < time.monotonic():
                        self.begin(due.table_id)
            except StoreError as error:
                LOG.warning("bots wait for the store: %s", error)
            except Exception as error:
                LOG.error("bots look again: %r", error, exc_info=error)
            await asyncio.sleep(self.hall.config.bot_poll)

    async def run(self, table_id: str) -> None:
        """Play on at one table until a person is asked."""
        try:
            with unattended(LOG, f"the bots at table {table_id} wait", lambda: self.rest(table_id)):
                room = await self.hall.room(table_id)
                while await self.turn(room):
                    self.rested(table_id)
        finally:
            self.busy.discard(table_id)

    def rest(self, table_id: str) -> None:
        failures = self.failures[table_id] = self.failures.get(table_id, 0) + 1
        self.resting[table_id] = time.monotonic() + min(REST * 2**failures, LONGEST_REST)

    def rested(self, table_id: str) -> None:
        self.failures.pop(table_id, None)
        self.resting.pop(table_id, None)

    async def turn(self, room: Room) -> bool:
        """One answer of one bot; False if none is to be given, or another process gives it."""
        async with room.lock:
            await self.hall.ready(room)
            if not room.bots_asked():
                return False
            pause = room.data.run.pause / 1000
            wait = min(room.moved + pause - self.hall.time(), pause)  # however far the clock was put back meanwhile
        if wait > 0:
            await asyncio.sleep(wait)
        async with room.lock:
            await self.hall.ready(room)
            asked, seq = room.bots_asked(), room.known
        if not asked or not await self.claim(room, seq):
            return False
        holding = asyncio.ensure_future(self.hold(room, seq))
        try:
            await self.answer_all(room, asked, seq)
        finally:
            holding.cancel()
            if room.known == seq:  # whatever went wrong, nobody waits for this process
                with suppress(StoreError):
                    await self.hall.store.release(room.id, seq, self.hall.node)
        return True

    async def claim(self, room: Room, seq: int) -> bool:
        return await self.hall.store.claim(room.id, seq, self.hall.node, LEASE)

    async def hold(self, room: Room, seq: int) -> None:
        """Renew the claim for as long as it takes."""
        while True:
            await asyncio.sleep(LEASE / 3)
            with suppress(StoreError):
                await self.claim(room, seq)

    async def answer_all(self, room: Room, asked: Sequence[int], seq: int) -> None:
        """The first answer that is taken; all of them may have to wait."""
        early: list[float] = []
        for seat in asked:
            early.append(await self.answer(room, seat, seq))
            if not early[-1]:
                return
        await self.bide(room, seq, min(early))

    async def answer(self, room: Room, seat: int, seq: int) -> float:
        """A bot's answer to the question after entry `seq`; returns by how many seconds it came too early."""
        async with room.lock:
            await self.hall.ready(room)
            if room.known != seq or seat not in room.bots_asked():
                return 0.0
            question, said = self.question(room, seat), told_to(room, seat)
        if said is not None:
            return await self.enter(room, seat, seq, said)
        try:
            return await self.enter(room, seat, seq, await self.think(question))
        except Refusal as refusal:
            LOG.warning("the bot %s at table %s was refused: %s", question.bot, room.id, refusal)
        return await self.enter(room, seat, seq, await think_simply(question))

    async def enter(self, room: Room, seat: int, seq: int, answer: str) -> float:
        try:
            await self.play.bot_move(room, seat, answer, seq)
        except Refusal as refusal:
            if refusal.code == "too-early":
                return refusal.facts.retry_after or BREATH
            if refusal.code not in GONE_ON:
                raise
        return 0.0

    async def bide(self, room: Room, seq: int, seconds: float) -> None:
        """All that bots have to say here must wait, unless somebody else says something first."""
        ends = self.hall.time() + min(seconds, self.hall.config.bot_seconds)
        while room.known == seq and not room.stale and self.hall.time() < ends:
            await asyncio.sleep(BREATH)

    def question(self, room: Room, seat: int) -> Question:
        assert room.match is not None
        lines = tuple(rows_of(room.match).lines)
        seed, seconds = room.data.seed, self.hall.config.search_seconds
        return Question(room.id, room.table.game, lines, seat, room.seats[seat].by, seed, seconds)

    # Advice

    async def suggest(self, room: Room, seat: int) -> Suggestion | None:
        """What the best bot would answer for a person, from what that seat may know; None if it is not asked now."""
        async with room.lock:
            await self.hall.ready(room)
            if not may_ask(room, seat):
                return None
            if (said := told_to(room, seat)) is not None:
                return Suggestion(room.known, said)
            known = room.advice.get(seat)
            if known is not None and known.seq == room.known:
                return known  # whoever asks again at the same question is told the same, and nothing is thought
            bot = open_game(room.table.game).title.best_bot
            question, seq = replace(self.question(room, seat), bot=bot), room.known
        try:
            advice = await self.ask(question, bot_worker.advise)
            found = Suggestion(seq, advice.answer, sentence(advice.why), list(advice.then), sentence(advice.at_last))
        except Exception as error:
            LOG.warning("the bot %s knows no advice at table %s: %r", bot, room.id, error)
            raise Refusal("unavailable", "The bot does not know either.") from None
        room.advice[seat] = found
        return found

    # Thinking

    async def think(self, question: Question) -> str:
        """A bot that crashes, dawdles or cheats is replaced by a simpler mind for this one answer."""
        try:
            return await self.ask(question, bot_worker.think)
        except Exception as error:
            LOG.warning("the bot %s failed at table %s: %r", question.bot, question.table_id, error)
            return await think_simply(question)

    async def ask(self, question: Question, mind: Mind[T]) -> T:
        """Ask in the pool. If it breaks, which another question may have done, the next pool is asked."""
        try:
            return await self.ask_in_short(question, mind)
        except BrokenProcessPool:
            return await self.ask_once(question, mind)

    async def ask_in_short(self, question: Question, mind: Mind[T]) -> T:
        """Whoever was asked about this game before has it in mind; only others are told how it began."""
        try:
            return await self.ask_once(question.in_short(), mind)
        except NotKnown:
            return await self.ask_once(question, mind)

    async def ask_once(self, question: Question, mind: Mind[T]) -> T:
        pool = self.pool = self.pool or self.open_pool()
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self.hall.config.bot_seconds):
                return await loop.run_in_executor(pool, mind, question)
        except (TimeoutError, BrokenProcessPool):
            if self.pool is pool:  # otherwise somebody else has replaced it already
                stop(pool)
                self.pool = None
            raise

    async def warm_up(self) -> None:
        """Have the processes there, with the games loaded, before the first question: it may be a dead node's."""
        if self.hall.config.bot_workers:
            self.pool = self.pool or self.open_pool()
            loop = asyncio.get_running_loop()
            with suppress(BrokenProcessPool):
                await loop.run_in_executor(self.pool, bot_worker.warm_up)

    def open_pool(self) -> Executor:
        workers = self.hall.config.bot_workers
        if workers == 0:
            return ThreadPoolExecutor(1, "bot")
        return open_pool(workers)


def told_to(room: Room, seat: int) -> str | None:
    """What this seat answers because a lesson says so."""
    script = None if room.match is None else scripted(room.match)
    return script[1] if script is not None and script[0] == seat else None


async def think_simply(question: Question) -> str:
    """Any legal answer, found here: this needs no other process."""
    return await asyncio.to_thread(bot_worker.think, question, True)


def may_ask(room: Room, seat: int) -> bool:
    """Whether there is anything to advise. That the game has gone on while a page was asking is nobody's mistake."""
    if room.match is None:
        raise Refusal("not-started", "The game has not started yet.")
    if not room.data.run.hints:
        raise Refusal("no-hints", "At this table everybody thinks for themselves.")
    return not room.match.is_over and seat in room.asked()


def sentence(said: Said | None) -> Sentence | None:
    return None if said is None else Sentence(said.text, said.args)

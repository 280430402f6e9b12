"""Tables before and after the game: making, changing, starting, and playing again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

from questhall.bots import policy
from questhall.engine import entries
from questhall.engine.dice import commitment, new_nonce, new_secret
from questhall.engine.game import Game
from questhall.games import UnknownGame, open_game
from questhall.hall import tokens
from questhall.hall.commit import due
from questhall.hall.hall import ATTEMPTS, Hall
from questhall.hall.hand_dice import throw_for_people
from questhall.hall.housekeeping import DAY
from questhall.hall.messages import DiceSource
from questhall.hall.record_rows import begin, dice_for, rows_of
from questhall.hall.refusals import Facts, Refusal
from questhall.hall.requests import ChangeTable, NewSeat, NewTable, Placed
from questhall.hall.room import Room
from questhall.hall.rule_consent import ask_for, needs_consent, without
from questhall.hall.setup_check import complete
from questhall.hall.store import LOBBY, OPEN, OVER, PERSON, PLAYING, Change, Conflict, Move, Seat, Table, Token, Whole
from questhall.hall.table_data import SeatData, TableData, plain
from questhall.hall.teaching import as_taught, asked_bots, dice_of

NAMES: Final = ("Aldric", "Brunhild", "Corvin", "Dagna", "Elara", "Fenris", "Gunda", "Hakon")
RUN: Final = ("undo", "dice", "pause", "spectators", "chat", "hints", "companion")
MOST_PIECES: Final = 500  # on a real board, of several quests


class Key(Struct, frozen=True):
    """A token in clear, given out once. Without a seat it is the host's."""

    table: str
    seat: int | None
    token: str

    def kept(self, lent: bool = False) -> Token:
        return Token(hash=tokens.digest(self.token), seat=self.seat, lent=lent, made=time.time())


class Made(Struct, frozen=True):
    room: Room
    host: Key
    seats: tuple[Key, ...]


class Lobby:
    """What hosts do."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def make(self, wish: NewTable) -> Made:
        game = game_of(wish.game)
        wish = as_taught(game, wish)
        table_id = tokens.new_table_id()
        holder = tokens.new_request()
        seats = [lay_seat(game, n, each, holder) for n, each in enumerate(wish.seats)]
        secret, dice = lay_dice(wish.settings.dice, wish.seed)
        mine = [Key(table_id, seat.seat, tokens.new_token()) for seat in seats if seat.by == PERSON]
        host = Key(table_id, None, tokens.new_token())
        seed = wish.seed if wish.settings.dice == "seeded" and wish.seed else ""
        data = TableData(wish.settings, mine[0].seat if mine else None, seed, lesson=wish.lesson or "")
        options = complete(game, wish.options, len(seats))
        if wish.start:
            need_all_seated(seats)
            self.need_place(seats)
        await self.hall.setups.need(game, options, len(seats), whole=wish.start)
        now = time.time()
        table = Table(
            id=table_id,
            game=game.id,
            options=options,
            settings=plain(data),
            dice=dice,
            dice_secret=secret,
            made=now,
            expires=now + self.hall.config.lobby_days * DAY,
            webhook=wish.webhook,
        )
        kept = [key.kept() for key in (host, *mine)]
        await self.store.create(table, seats, kept)
        room = self.hall.open_new(Whole(table, tuple(seats), tuple(kept), ()))
        if wish.start:
            await self.start(room, tried=True)
        return Made(room, host, tuple(mine))

    async def alter(self, room: Room, wish: ChangeTable) -> tuple[Key, ...]:
        """Change what the host wants changed; returns the keys of seats the host has newly taken.

        What is fair is not changed during a game before everybody has agreed: they are asked.
        """
        taken: list[Key] = []
        if wish.options is not UNSET:
            game, seats = open_game(room.table.game), len(room.seats if wish.seats is UNSET else wish.seats)
            options = complete(game, refit(game, wish.options, seats), seats)
            await self.hall.setups.need(game, options, seats, whole=False)

        def decide(room: Room) -> Change:
            taken.clear()
            return self.altered(room, wish, taken)

        async with room.lock:
            await self.hall.ready(room)
            if rules := needs_consent(room, wish):
                wish = without(wish, rules)
                await ask_for(self.hall, room, rules)
            await self.hall.change(room, decide)
        return tuple(taken)

    async def place(self, room: Room, wish: Placed) -> None:
        """What has been put on the real board, or taken off it."""

        def decide(room: Room) -> Change:
            placed = {ref: name for ref, name in room.data.placed.items() if ref not in wish.take} | wish.put
            if len(placed) > MOST_PIECES:
                raise Refusal("too-large", f"At most {MOST_PIECES} pieces are kept in mind.", Facts(field="put"))
            return Change(settings=plain(replace(room.data, placed=placed)))

        async with room.lock:
            await self.hall.change(room, decide)

    def altered(self, room: Room, wish: ChangeTable, taken: list[Key]) -> Change:
        table, game = room.table, open_game(room.table.game)
        if table.status != LOBBY and any(each is not UNSET for each in (wish.options, wish.seats, wish.dice)):
            raise Refusal("started", "Options, seats and dice cannot change once the game has started.")
        run = {key: getattr(wish, key) for key in RUN if getattr(wish, key) is not UNSET}
        data = replace(room.data, run=replace(room.data.run, **run), host_seat=host_seat(room, wish))
        change = Change(settings=plain(data), webhook=wish.webhook)
        if "dice" in run and run["dice"] != room.data.run.dice:
            secret, dice = lay_dice(run["dice"], None)
            change = replace(change, dice=dice, dice_secret=secret)
        if table.status != LOBBY:
            return change
        count = len(room.seats)
        if wish.seats is not UNSET:
            change, count = self.reseated(room, game, wish.seats, change, taken), len(wish.seats)
        options = table.options if wish.options is UNSET else wish.options
        completed = complete(game, refit(game, options, count), count)
        return replace(change, options=completed, expires=time.time() + self.hall.config.lobby_days * DAY)

    def reseated(
        self, room: Room, game: Game[Any], wished: Sequence[NewSeat | None], change: Change, taken: list[Key]
    ) -> Change:
        """Seats as wished; where nothing is wished a seat stays as it is."""
        own = tokens.new_request() if room.data.host_seat is None else room.seat_data[room.data.host_seat].holder
        seats, dropped = [], []
        for n, wish in enumerate(wished):
            if wish is None and n < len(room.seats):
                continue
            seat = lay_seat(game, n, wish or NewSeat(), own)
            seats.append(seat)
            dropped += [token.hash for token in room.tokens if token.seat == n]
            if seat.by == PERSON:
                taken.append(Key(room.id, n, tokens.new_token()))
        gone = tuple(range(len(wished), len(room.seats)))
        held = tuple([key.kept() for key in taken])
        return replace(change, seats=tuple(seats), drop_seats=gone, drop_tokens=tuple(dropped), tokens=held)

    async def start(self, room: Room, tried: bool = False) -> None:
        """The first lines of the record: from here on there is a game. `tried`: its setup has been looked at."""
        async with room.lock:
            for _ in range(ATTEMPTS):
                await self.hall.ready(room)
                if room.match is not None:
                    raise Refusal("started", "The game has started already.")
                need_all_seated(room.seats)
                self.need_place(room.seats)
                if not tried:
                    game = open_game(room.table.game)
                    await self.hall.setups.need(game, room.table.options, len(room.seats), whole=True)
                try:
                    await self.begin(room)
                    return
                except Conflict:
                    room.forget_game()
        raise Refusal("busy", "Too many people change this table at once. Try again.")

    def need_place(self, seats: Sequence[Seat]) -> None:
        """Bots may play among themselves, at some tables at once."""
        if any(seat.by == PERSON for seat in seats):
            return
        under_way = [room for room in self.hall.rooms.values() if room.match is not None and not room.match.is_over]
        if sum(not room.people() for room in under_way) >= self.hall.config.bot_tables:
            raise Refusal("too-many", "Bots play among themselves at too many tables already.", Facts(field="seats"))

    async def begin(self, room: Room) -> None:
        table, data = room.table, room.data
        nonces = [seat.nonce or new_nonce() for seat in room.seats]
        game = open_game(table.game)
        if data.lesson:
            dice = dice_of(game, data.lesson)
        else:
            dice = dice_for(data.run.dice, room.id, nonces, table.dice_secret, data.seed)
        seats = [entries.Seat(seat.name, seat.by) for seat in room.seats]
        match = await asyncio.to_thread(begin, game, room.id, table.options, seats, dice)
        throw_for_people(match, data.run.companion)
        now = self.hall.time()
        asked = match.state.awaited()
        move = Move(
            table_id=room.id,
            seq=0,
            lines=rows_of(match).take_fresh(),
            at=now,
            asked=asked,
            bot_due=bool(asked_bots(match, room.seats)),
            due=due(match, room.window, room.alone),
            version=table.version,
            change=Change(status=PLAYING, started=now, expires=None, dice=dict(match.record.header.dice)),
        )
        await self.store.append(move)
        room.match, room.moved = match, now
        await self.hall.catch_up(room)
        self.hall.moved(room)

    async def rematch(self, room: Room) -> Room:
        """The same people at a new table: their links open it too. Asked twice, it is the same table."""
        async with room.lock:
            await self.hall.ready(room)
            if room.data.rematch is None:
                if room.table.status != OVER:
                    raise Refusal("not-over", "The game is not over yet.")
                await self.set_again(room)
            assert room.data.rematch is not None
            again = room.data.rematch
        return await self.hall.room(again)

    async def set_again(self, room: Room) -> None:
        old, data = room.table, room.data
        if data.lesson:  # what was learnt is played for the first time
            data = replace(data, run=replace(data.run, dice="fair"), seed="", lesson="")
        table_id, now = tokens.new_table_id(), time.time()
        secret, dice = lay_dice(data.run.dice, data.seed or None)
        table = Table(
            id=table_id,
            game=old.game,
            options=old.options,
            settings=plain(replace(data, rematch=None, placed={}, over=None)),
            dice=dice,
            dice_secret=secret,
            made=now,
            expires=now + self.hall.config.lobby_days * DAY,
            rematch_of=old.id,
            webhook=old.webhook,
        )
        seats = [replace(seat, nonce="", last_seen=None) for seat in room.seats]
        await self.store.create(table, seats, [token for token in room.tokens if not token.lent])
        await self.hall.change(room, lambda room: Change(settings=plain(replace(room.data, rematch=table_id))))


def game_of(game_id: str) -> Game[Any]:
    try:
        return open_game(game_id)
    except UnknownGame as unknown:
        raise Refusal("no-game", str(unknown), Facts(field="game")) from None


def refit(game: Game[Any], options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Options of one value per seat, cut or filled up when the number of seats changes."""
    fitted = dict(options)
    for setting in game.settings:
        value = fitted.get(setting.id)
        if setting.per_seat and isinstance(value, list) and len(value) != seats:
            fitted[setting.id] = (value + [setting.values[0]] * seats)[:seats]
    return fitted


def host_seat(room: Room, wish: ChangeTable) -> int | None:
    """The seat that is the host's own once this wish is fulfilled."""
    own = room.data.host_seat
    if wish.seats is UNSET:
        return own
    if own is not None and own < len(wish.seats) and (wish.seats[own] is None or is_human(wish.seats[own])):
        return own
    return next((n for n, seat in enumerate(wish.seats) if is_human(seat)), None)


def is_human(wish: NewSeat | None) -> bool:
    return wish is not None and wish.kind == "human"


def lay_seat(game: Game[Any], n: int, wish: NewSeat, holder: str) -> Seat:
    name, lang = wish.name or NAMES[n % len(NAMES)], wish.lang or ""
    match wish.kind:
        case "human":
            data = plain(SeatData(holder))
            return Seat(seat=n, name=name, by=PERSON, nonce=wish.nonce or "", lang=lang, data=data)
        case "bot":
            return Seat(seat=n, name=name, by=bot_of(game, wish.bot), nonce=new_nonce(), lang=lang)
    return Seat(seat=n, name=wish.name or "", by=OPEN, lang=lang)


def bot_of(game: Game[Any], name: str | None) -> str:
    """A bot that can play this game, the usual one unless another is wished."""
    if name is None:
        return game.title.default_bot
    try:
        policy(game, name)
    except ValueError as error:
        raise Refusal("no-bot", str(error), Facts(field="bot")) from None
    if name in (OPEN, PERSON):
        raise Refusal("no-bot", f"{name!r} is no bot", Facts(field="bot"))
    return name


def lay_dice(source: DiceSource, seed: str | None) -> tuple[bytes | None, dict[str, Any]]:
    """The secret of fair dice, and what everybody may know of the dice before the first throw."""
    if source == "seeded":
        if not seed:
            raise Refusal("bad-setup", "Seeded dice need a seed.", Facts(field="seed"))
        return None, {"source": source}
    if source == "hand":
        return None, {"source": source}
    secret = new_secret()
    return secret, {"source": source, "commitment": commitment(secret)}


def need_all_seated(seats: Sequence[Seat]) -> None:
    empty = [str(seat.seat) for seat in seats if seat.by == OPEN]
    if empty:
        raise Refusal("seats-open", f"Nobody sits in seat {', '.join(empty)} yet.", Facts(field="seats"))

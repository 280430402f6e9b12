"""Tables and seats: setting up, inviting, lending, absence, leaving, rematch, expiry."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.hall.tables import listen, make, moves

from questhall.engine.entries import Seating
from questhall.games import titles
from questhall.hall.housekeeping import sweep
from questhall.hall.messages import Settings
from questhall.hall.refusals import Refusal
from questhall.hall.requests import (
    ChangeTable,
    Invite,
    Leave,
    Lend,
    NewSeat,
    NewTable,
    PlayByBot,
    Rename,
    Sit,
    TakeBack,
)
from questhall.hall.room import Room
from questhall.hall.seats import Who
from questhall.hall.service import Service
from questhall.hall.store import Change


async def refused(work: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value


async def who(service: Service, room: Room, *tokens: str) -> Who:
    return await service.access.who(room, tokens)


async def test_the_dice_are_promised_before_anybody_sits(service: Service) -> None:
    made = await make(service, "human", "open", start=False, seed=None)
    promised = made.room.info().commitment
    assert promised is not None
    await service.seats.sit(made.room, 1, Sit("Léa", nonce="lea's own"), Who())
    await service.lobby.start(made.room)
    assert made.room.match is not None
    dice = made.room.match.record.header.dice
    assert dice["commitment"] == promised
    assert dice["nonces"][1] == "lea's own"
    await moves(service, made.room, 10_000)
    found = await service.inspector.verify(made.room)
    assert found.report.ok and found.draws and found.secret
    assert (await service.store.table(made.room.id)).dice_secret is None  # type: ignore[union-attr]


async def test_bad_setups_are_refused_with_the_field(service: Service) -> None:
    seats = [NewSeat("human")]
    cases = {
        "no-game": NewTable("chess", seats),
        "bad-setup": NewTable("dragonquest", seats, options={"difficulty": "silly"}),
        "no-bot": NewTable("dragonquest", [NewSeat("bot", bot="deep thought")]),
        "seats-open": NewTable("dragonquest", [NewSeat("open")], start=True),
    }
    for code, wish in cases.items():
        refusal = await refused(service.lobby.make(wish))
        assert refusal.code == code and refusal.facts.field
    assert (await refused(service.lobby.make(NewTable("dragonquest", seats * 5)))).code == "bad-setup"
    assert (await refused(service.lobby.make(NewTable("dragonquest", seats, settings=Settings(dice="seeded"))))).facts


async def test_the_host_changes_the_table_until_the_start(service: Service) -> None:
    made = await make(service, "human", "open", start=False)
    room = made.room
    wish = ChangeTable(options={"difficulty": "grim"}, pause=50, seats=[None, NewSeat("bot"), NewSeat("human", "Tom")])
    (key,) = await service.lobby.alter(room, wish)
    info = room.info()
    assert [seat.kind for seat in info.seats] == ["human", "bot", "human"]
    assert info.options["difficulty"] == "grim" and info.settings.pause == 50
    assert (await who(service, room, key.token)).seats == (2,)
    await service.lobby.alter(room, ChangeTable(seats=[None]))
    assert len(room.seats) == 1 and room.info().options["difficulty"] == "grim"
    assert (await refused(who(service, room, key.token))).code == "wrong-token"
    await service.lobby.start(room)
    assert (await refused(service.lobby.alter(room, ChangeTable(options={})))).code == "started"
    await service.lobby.alter(room, ChangeTable(undo="strict"))
    assert room.info().settings.undo == "strict"
    assert (await refused(service.lobby.start(room))).code == "started"


async def test_an_open_seat_goes_to_the_first_and_an_invitation_to_one(service: Service) -> None:
    made = await make(service, "human", "open", "open", start=False)
    room, host = made.room, await who(service, made.room, made.host.token)
    first = await service.seats.sit(room, 1, Sit("Ana"), Who())
    assert (await refused(service.seats.sit(room, 1, Sit("Ben"), Who()))).code == "seat-taken"
    assert (await refused(service.seats.alter(room, 2, Invite(), Who()))).code == "not-host"
    invitation = await service.seats.alter(room, 2, Invite(), host)
    assert invitation is not None
    guest = await who(service, room, invitation.token)
    assert guest.seats == (2,) and room.info().seats[2].kind == "open"
    key = await service.seats.sit(room, 2, Sit("Cid", lang="fr"), guest)
    assert key.token == invitation.token
    assert [seat.name for seat in room.info().seats] == ["Seat 0", "Ana", "Cid"]
    again = await service.seats.sit(room, 1, Sit("Anna"), await who(service, room, first.token))
    assert again.token == first.token and room.seats[1].name == "Anna"
    assert (await refused(service.seats.sit(room, 9, Sit("Dan"), Who()))).code == "no-seat"


async def test_a_lent_seat_is_played_by_both_until_its_owner_takes_it_back(service: Service) -> None:
    made = await make(service, "human", "open", start=False)
    room = made.room
    owner_key = (await service.seats.sit(room, 1, Sit("Léa"), Who())).token
    await service.lobby.start(room)
    owner = await who(service, room, owner_key)
    lent = await service.seats.alter(room, 1, Lend(), owner)
    assert lent is not None and room.info().seats[1].lent
    borrower = await who(service, room, lent.token)
    assert borrower.seats == (1,)
    assert (await refused(service.seats.alter(room, 1, TakeBack(), borrower))).code == "not-your-seat"
    assert (await refused(service.seats.alter(room, 1, Leave(), borrower))).code == "not-your-seat"
    await service.seats.sit(room, 1, Sit("Max"), borrower)
    assert room.match is not None and isinstance(room.match.record.entries[-1], Seating)
    ears = await listen(service, room, lent.token)
    await service.seats.alter(room, 1, TakeBack(), owner)
    assert (await refused(who(service, room, lent.token))).code == "wrong-token"
    assert ears.last("here")["seats"] == []  # an open socket loses the seat too
    assert not room.info().seats[1].lent


async def test_a_bot_plays_for_whoever_is_away_and_the_owner_comes_back(service: Service) -> None:
    made = await make(service, "human", "open", start=False)
    room = made.room
    key = (await service.seats.sit(room, 1, Sit("Léa"), Who())).token
    await service.lobby.start(room)
    other = await who(service, room, made.seats[0].token)
    ears = await listen(service, room, key)
    assert (await refused(service.seats.alter(room, 1, PlayByBot(), other))).code == "not-your-seat"
    service.access.leave(room, ears)
    await service.seats.alter(room, 1, PlayByBot("random"), other)
    seat = room.info().seats[1]
    assert (seat.kind, seat.bot, seat.owned) == ("bot", "random", True)
    owner = await who(service, room, key)
    assert (await refused(service.play.move(room, 1, "stop", room.known, "x"))).code == "bot-plays"
    await service.seats.alter(room, 1, TakeBack(), owner)
    assert room.info().seats[1].kind == "human"
    await service.seats.alter(room, 1, Rename("Léa II"), owner)
    assert room.match is not None and room.match.seats[1].name == "Léa II"


async def test_whoever_leaves_is_followed_by_a_bot_or_by_somebody_else(service: Service) -> None:
    made = await make(service, "human", "open", start=False)
    room = made.room
    key = (await service.seats.sit(room, 1, Sit("Léa"), Who())).token
    await service.seats.alter(room, 1, Leave(), await who(service, room, key))
    assert room.info().seats[1].kind == "open"
    key = (await service.seats.sit(room, 1, Sit("Léa"), Who())).token
    await service.lobby.start(room)
    await service.seats.alter(room, 1, Leave(), await who(service, room, key))
    seat = room.info().seats[1]
    assert (seat.kind, seat.owned) == ("bot", False)
    await service.seats.sit(room, 1, Sit("Max"), Who())
    assert room.info().seats[1].name == "Max" and room.info().seats[1].kind == "human"
    assert (await refused(service.seats.sit(room, 1, Sit("Eve"), Who()))).code == "seat-taken"


async def test_a_rematch_is_one_table_and_the_old_links_open_it(service: Service) -> None:
    made = await make(service, "human", "human", seed=None)
    room = made.room
    assert (await refused(service.lobby.rematch(room))).code == "not-over"
    await moves(service, room, 10_000)
    again = await service.lobby.rematch(room)
    assert await service.lobby.rematch(room) is again
    assert room.info().rematch == again.id and again.info().phase == "lobby"
    assert again.info().commitment != room.info().commitment
    assert (await who(service, again, made.seats[1].token)).seats == (1,)
    assert (await who(service, again, made.host.token)).host
    await service.lobby.start(again)
    assert again.match is not None
    places, gone = await service.access.mine([(room.id, made.seats[1].token), ("nowhere", "x" * 40)])
    assert [place.mine.table.id for place in places] == [room.id] and gone == ["nowhere"]


async def test_unstarted_tables_expire_unless_somebody_is_there(service: Service) -> None:
    empty = (await make(service, "human", "open", start=False)).room
    visited = await make(service, "human", "open", start=False)
    expires = empty.info().expires
    assert expires is not None
    ears = await listen(service, visited.room, visited.seats[0].token)
    for room in (empty, visited.room):
        async with room.lock:
            await service.hall.change(room, lambda room: Change(expires=time.time() - 1))
    await sweep(service.hall, time.time())
    assert (await refused(service.room(empty.id))).code == "no-table"
    assert (await service.room(visited.room.id)) is visited.room and not ears.ended
    assert visited.room.table.expires is not None and visited.room.table.expires > time.time()


async def test_what_a_blocked_seat_says_is_not_heard(service: Service) -> None:
    made = await make(service, "human", "human")
    room = made.room
    ears = [await listen(service, room, key.token) for key in made.seats]
    await service.chat.say(room, 0, "hello", None, "c1")
    await service.chat.say(room, 0, "hello", None, "c1")  # a resend
    await service.chat.block(room, 1, 0, True)
    await service.chat.say(room, 0, "can you hear me?", None)
    await service.chat.say(room, 1, None, "thanks")
    assert [said["text"] for said in ears[1].all("chat")] == ["hello", None]
    assert [said["phrase"] for said in ears[0].all("chat")] == [None, None, "thanks"]
    assert [line.text for line in await service.chat.heard(room, (1,), 0)] == [None]  # blocked is blocked
    await service.chat.block(room, 1, 0, False)
    assert len(await service.chat.heard(room, (1,), 0)) == 3
    assert (await refused(service.chat.say(room, 0, None, None))).code == "invalid"
    await service.lobby.alter(room, ChangeTable(chat="phrases"))
    assert (await refused(service.chat.say(room, 0, "psst", None))).code == "chat-closed"
    await service.lobby.alter(room, ChangeTable(chat="off"))
    assert (await refused(service.chat.say(room, 0, None, "hello"))).code == "chat-closed"


@pytest.mark.parametrize("wish", [PlayByBot(), Leave()], ids=["let a bot play", "leave"])
@pytest.mark.parametrize("game", sorted(titles()))
async def test_who_goes_is_followed_by_the_usual_bot(service: Service, game: str, wish: PlayByBot | Leave) -> None:
    title = titles()[game]
    seats = [NewSeat("human")] + [NewSeat("open")] * (max(title.min_seats, 2) - 1)
    made = await service.lobby.make(NewTable(game, seats, settings=Settings(pause=0, dice="seeded"), seed="7"))
    room = made.room
    guests = [await service.seats.sit(room, n, Sit(f"Guest {n}"), Who()) for n in range(1, len(seats))]
    await service.lobby.start(room)
    await service.seats.alter(room, 1, wish, await who(service, room, guests[0].token))
    assert room.info().seats[1].bot == title.default_bot != "random"


async def test_only_a_seat_that_can_be_taken_is_said_to_be_free(service: Service) -> None:
    made = await make(service, "human", "open", "bot", start=False)
    room = made.room
    assert [seat.free for seat in room.info().seats] == [False, True, False]
    key = await service.seats.sit(room, 1, Sit("Léa"), Who())
    await service.lobby.start(room)
    assert [seat.free for seat in room.info().seats] == [False, False, False]
    await service.seats.alter(room, 1, PlayByBot(), await who(service, room, key.token))
    assert not room.info().seats[1].free  # she can come back
    assert (await refused(service.seats.sit(room, 1, Sit("Ada"), Who()))).code == "seat-taken"
    await service.seats.alter(room, 1, Leave(), await who(service, room, key.token))
    assert [seat.free for seat in room.info().seats] == [False, True, False]
    assert (await refused(service.seats.sit(room, 2, Sit("Ada"), Who()))).code == "seat-taken"
    await service.seats.sit(room, 1, Sit("Ada"), Who())
    assert room.info().seats[1].name == "Ada"

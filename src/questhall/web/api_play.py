"""Playing by HTTP. The seat is the one whose key is sent."""

from __future__ import annotations

from questhall.hall.commands import Answer, Command, Consent, Move, Say, TakeBackMoves, Throw
from questhall.hall.messages import Asked, Done, Moved, Suggestion, WhyNot
from questhall.web.requests import Why
from questhall.web.routing import Api, Call


async def do(call: Call, command: Command) -> Answer:
    room = await call.room()
    return await call.service.commands.do(room, await call.seat(room), command)


async def move(call: Call, body: Move) -> Answer:
    """Answer what the seat is asked. `seq` is the entry the answer replies to; the same `id` counts only once."""
    return await do(call, body)


async def throw(call: Call, body: Throw) -> Answer:
    """Say what real dice show, at a table of hand dice."""
    return await do(call, body)


async def take_back(call: Call, body: TakeBackMoves) -> Answer:
    """Undo, redo, or take back the whole turn: at once where that is free, otherwise the others are asked."""
    return await do(call, body)


async def consent(call: Call, body: Consent) -> Answer:
    """Agree to what another seat wants to take back, or do not."""
    return await do(call, body)


async def say(call: Call, body: Say) -> Answer:
    """Say something to the table: free text, or a phrase everybody gets in their own language."""
    return await do(call, body)


async def why(call: Call, body: Why) -> WhyNot | None:
    """Why the seat cannot choose that thing now, with the rule; null if it can."""
    room = await call.room()
    return await call.service.play.why(room, await call.seat(room), body.ref)


async def suggest(call: Call) -> Suggestion | None:
    """What a bot would answer in this seat's place. It knows what the seat may know, and nothing more.

    Null if the seat is not asked now: the game may have gone on while somebody was asking.
    """
    room = await call.room()
    return await call.service.bots.suggest(room, await call.seat(room))


def add_to(api: Api) -> None:
    table = "/api/tables/{id}"
    keyed = ("no-table", "unauthorized", "wrong-token", "not-your-seat")
    playing = (*keyed, "not-started", "over", "busy")
    answered = (*playing, "stale", "too-early", "not-asked", "refused", "bot-plays")
    thrown = (*playing, "stale", "not-asked", "refused", "no-undo")
    taken_back = (*playing, "no-undo", "bot-plays")
    advising = ("not-started", "no-hints", "busy", "unavailable")
    agreed = (*playing, "no-request", "not-your-say")
    api.post(f"{table}/moves", auth="seat", answer=Moved, errors=answered)(move)
    api.post(f"{table}/throws", auth="seat", answer=Moved, errors=thrown)(throw)
    api.post(f"{table}/undo", auth="seat", answer=Moved | Asked, errors=taken_back)(take_back)
    api.post(f"{table}/consent", auth="seat", answer=Done, errors=agreed)(consent)
    api.post(f"{table}/why", auth="seat", errors=(*keyed, "not-started", "unknown-ref"))(why)
    api.post(f"{table}/suggest", auth="seat", errors=(*keyed, *advising))(suggest)
    api.post(f"{table}/chat", auth="seat", heavy=True, answer=Done, errors=(*keyed, "chat-closed"))(say)

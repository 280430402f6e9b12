"""Playing by HTTP. The seat is the one whose key is sent."""

from __future__ import annotations

from questhall.hall.messages import Suggestion, WhyNot
from questhall.web.replies import Asked, Done, Moved
from questhall.web.requests import Consent, Move, Say, TakeBackMoves, Throw, Why
from questhall.web.routing import Api, Call


async def move(call: Call, body: Move) -> Moved:
    """Answer what the seat is asked. `seq` is the entry the answer replies to; the same `id` counts only once."""
    room = await call.room()
    seat = await call.seat(room)
    return Moved(await call.service.play.move(room, seat, body.answer, body.seq, body.id), body.id)


async def throw(call: Call, body: Throw) -> Moved:
    """Say what real dice show, at a table of hand dice."""
    room = await call.room()
    seat = await call.seat(room)
    seq = await call.service.play.throw(room, seat, body.words, body.seq, body.id, body.correct)
    return Moved(seq, body.id)


async def take_back(call: Call, body: TakeBackMoves) -> Moved | Asked:
    """Undo, redo, or take back the whole turn: at once where that is free, otherwise the others are asked."""
    room = await call.room()
    done = await call.service.taking_back.take_back(room, await call.seat(room), body.what, body.id)
    return Moved(done, body.id) if isinstance(done, int) else Asked(done.request, body.id)


async def consent(call: Call, body: Consent) -> Done:
    """Agree to what another seat wants to take back, or do not."""
    room = await call.room()
    await call.service.taking_back.consent(room, await call.seat(room), body.request, body.yes)
    return Done()


async def why(call: Call, body: Why) -> WhyNot | None:
    """Why the seat cannot choose that thing now, with the rule; null if it can."""
    room = await call.room()
    return await call.service.play.why(room, await call.seat(room), body.ref)


async def suggest(call: Call) -> Suggestion:
    """What a bot would answer in this seat's place. It knows what the seat may know, and nothing more."""
    room = await call.room()
    return await call.service.bots.suggest(room, await call.seat(room))


async def say(call: Call, body: Say) -> Done:
    """Say something to the table: free text, or a phrase everybody gets in their own language."""
    room = await call.room()
    await call.service.talk.say(room, await call.seat(room), body.text, body.phrase, body.id)
    return Done()


def add_to(api: Api) -> None:
    table = "/api/tables/{id}"
    keyed = ("no-table", "unauthorized", "wrong-token", "not-your-seat")
    playing = (*keyed, "not-started", "over", "busy")
    api.post(
        f"{table}/moves", auth="seat", errors=(*playing, "stale", "too-early", "not-asked", "refused", "bot-plays")
    )(move)
    api.post(f"{table}/throws", auth="seat", errors=(*playing, "stale", "not-asked", "refused", "no-undo"))(throw)
    api.post(f"{table}/undo", auth="seat", errors=(*playing, "no-undo", "bot-plays"))(take_back)
    api.post(f"{table}/consent", auth="seat", errors=(*playing, "no-request", "not-your-say"))(consent)
    api.post(f"{table}/why", auth="seat", errors=(*keyed, "not-started", "unknown-ref"))(why)
    api.post(f"{table}/suggest", auth="seat", errors=(*playing, "not-asked", "no-hints", "unavailable"))(suggest)
    api.post(f"{table}/chat", auth="seat", heavy=True, errors=(*keyed, "chat-closed"))(say)

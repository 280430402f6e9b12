"""Undo, redo, reset the turn: free where nobody minds, otherwise with the consent of the others."""

from __future__ import annotations

import hashlib
import time
from typing import Any, Literal

from msgspec.structs import replace

from questhall.engine.match import Match
from questhall.engine.undo import CONSENT, FREE, NOTHING
from questhall.hall.commit import Committer, Do
from questhall.hall.consent import consent_asked, is_rule, must_agree
from questhall.hall.hall import Hall
from questhall.hall.messages import Taking
from questhall.hall.play import need_person
from questhall.hall.refusals import Refusal
from questhall.hall.room import Room
from questhall.hall.rule_consent import agreed
from questhall.hall.snapshot import judged
from questhall.hall.store import Consent, NotFound

CLOSED = "This request is no longer open."


class Undo:
    """Going back and forth on the line of play."""

    def __init__(self, hall: Hall, committer: Committer) -> None:
        self.hall = hall
        self.store = hall.store
        self.committer = committer

    async def take_back(self, room: Room, seat: int, what: Taking, client_id: str) -> int | Consent:
        """The new number, or the request that the others must agree to first."""
        client = f"{seat}:{client_id}"
        async with room.lock:
            match = await self.hall.game(room)
            known = await self.known(room, client)
            if known is not None:
                return known
            need_person(room, seat)
            if what == "redo":
                return await self.committer.commit(room, lambda match: match.redo(seat), client, seat)
            if self.how(room, match, seat, what) == FREE:
                return await self.committer.commit(room, going_back(seat, what), client, seat)
            return await self.ask(room, seat, what, request_of(client))

    async def known(self, room: Room, client: str) -> int | Consent | None:
        """What came of this when it was sent before, here or at another process."""
        found = room.recent.get(client)
        if found is None:
            found = await self.store.seq_of(room.id, client)
        return await self.stored(room, request_of(client)) if found is None else found

    async def stored(self, room: Room, request: str) -> Consent | None:
        """A request that was made, perhaps closed by now."""
        made = await self.store.consents(room.id, only_open=False)
        return next((consent for consent in made if consent.request == request), None)

    def how(self, room: Room, match: Match[Any], seat: int, what: Taking) -> str:
        """Free, or by consent; a Refusal if it cannot be done at all."""
        offer = match.can_undo(seat) if what == "undo" else match.can_reset_turn(seat)
        how = judged(offer, room.data.run.undo, room.nobody_else).how
        if how == NOTHING and offer.how == CONSENT:
            raise Refusal("no-undo", "This table takes nothing back that was thrown, shown or answered by others.")
        if how == NOTHING:
            raise Refusal("no-undo", "There is nothing to take back.")
        return how

    async def ask(self, room: Room, seat: int, what: Taking, request: str) -> Consent:
        for consent in room.consents.values():
            if consent.seat == seat and consent.what == what:
                return consent
        if not must_agree(room, seat):
            raise Refusal("no-undo", "Nobody is here who could agree to that.")
        consent = Consent(request=request, seat=seat, what=what, seq=room.known, at=time.time())
        await self.store.ask(room.id, consent)
        room.consents[consent.request] = consent
        room.tell(consent_asked(room, consent))
        return consent

    async def consent(self, room: Room, seat: int, request: str, yes: bool) -> Consent | None:
        """A seat agrees or refuses (said again, it is no news). Whoever closes the request does what was agreed."""
        async with room.lock:
            await self.hall.game(room)
            if request not in room.consents:
                if await self.has_voted(room, seat, request, yes):
                    return None
                raise Refusal("no-request", CLOSED)
            needed = must_agree(room, room.consents[request].seat)
            try:
                consent = await self.store.vote(room.id, request, voice(room, seat, needed), yes)
            except NotFound:
                raise Refusal("no-request", CLOSED) from None
            room.consents[request] = consent
            return await self.weigh(room, consent, needed)

    async def has_voted(self, room: Room, seat: int, request: str, yes: bool) -> bool:
        """Whether whoever sits here has said just that to a request that is closed now."""
        consent = await self.stored(room, request)
        voted = () if consent is None else consent.yes if yes else consent.no
        return any(room.seat_data[other].holder == room.seat_data[seat].holder for other in voted)

    async def weigh(self, room: Room, consent: Consent, needed: list[int]) -> Consent:
        """All must agree where people play against each other, or to another rule; else one is enough."""
        outcome = verdict(room, consent, needed)
        if outcome == "open":
            room.tell(consent_asked(room, consent))
            return consent
        mine = await self.store.settle(room.id, consent.request, outcome)
        del room.consents[consent.request]
        closed = replace(consent, outcome=outcome)
        room.tell(consent_asked(room, closed))
        if mine and outcome == "granted" and is_rule(consent):
            await self.hall.change(room, lambda room: agreed(room, consent))
        elif mine and outcome == "granted" and room.known == consent.seq:
            do = going_back(consent.seat, consent.what)
            await self.committer.commit(room, do, f"consent:{consent.request}", consent.seat)
        return closed


def request_of(client: str) -> str:
    """The id of the request that a client's message makes: sent again, it is the same."""
    return hashlib.sha256(client.encode("utf-8", "surrogatepass")).hexdigest()[:12]


def going_back(seat: int, what: str) -> Do:
    if what == "turn":
        return lambda match: match.reset_turn(seat, agreed=True)
    return lambda match: match.undo(seat, agreed=True)


def voice(room: Room, seat: int, needed: list[int]) -> int:
    """The seat that speaks for whoever sits here."""
    holder = room.seat_data[seat].holder
    for other in needed:
        if room.seat_data[other].holder == holder:
            return other
    raise Refusal("not-your-say", "One does not agree to one's own request.")


def verdict(room: Room, consent: Consent, needed: list[int]) -> Literal["open", "granted", "refused"]:
    assert room.match is not None
    together = room.match.game.title.cooperative and not is_rule(consent)
    yes, no = set(consent.yes).intersection(needed), set(consent.no).intersection(needed)
    if bool(yes) if together else yes.issuperset(needed):
        return "granted"
    return "refused" if (no.issuperset(needed) if together else bool(no)) else "open"

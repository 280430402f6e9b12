"""Undo, redo, reset the turn: free where nobody minds, otherwise with the consent of the others."""

from __future__ import annotations

import time
from typing import Any, Literal

from msgspec.structs import replace

from questhall.engine.match import Match
from questhall.engine.undo import CONSENT, FREE, NOTHING
from questhall.hall.commit import Do, Entering
from questhall.hall.messages import Taking
from questhall.hall.play import need_person
from questhall.hall.refusals import Refusal
from questhall.hall.room import Room
from questhall.hall.rule_consent import agreed
from questhall.hall.saying import consent_asked, is_rule, must_agree
from questhall.hall.snapshot import judged
from questhall.hall.store import Consent, NotFound
from questhall.hall.tokens import new_request

CLOSED = "This request is no longer open."


class TakingBack(Entering):
    """Going back and forth on the line of play."""

    async def take_back(self, room: Room, seat: int, what: Taking, client_id: str) -> int | Consent:
        """The new number, or the request that the others must agree to first."""
        client = f"{seat}:{client_id}"
        async with room.lock:
            match = await self.game(room)
            need_person(room, seat)
            known = room.recent.get(client) or await self.store.seq_of(room.id, client)
            if known is not None:
                return known
            if what == "redo":
                return await self.commit(room, lambda match: match.redo(seat), client, seat)
            if self.how(room, match, seat, what) == FREE:
                return await self.commit(room, going_back(seat, what), client, seat)
            return await self.ask(room, seat, what)

    def how(self, room: Room, match: Match[Any], seat: int, what: Taking) -> str:
        """Free, or by consent; a Refusal if it cannot be done at all."""
        offer = match.can_undo(seat) if what == "undo" else match.can_reset_turn(seat)
        how = judged(offer, room.data.run.undo, room.nobody_else).how
        if how == NOTHING and offer.how == CONSENT:
            raise Refusal("no-undo", "This table takes nothing back that was thrown, shown or answered by others.")
        if how == NOTHING:
            raise Refusal("no-undo", "There is nothing to take back.")
        return how

    async def ask(self, room: Room, seat: int, what: Taking) -> Consent:
        for consent in room.consents.values():
            if consent.seat == seat and consent.what == what:
                return consent
        if not must_agree(room, seat):
            raise Refusal("no-undo", "Nobody is here who could agree to that.")
        consent = Consent(request=new_request(), seat=seat, what=what, seq=room.known, at=time.time())
        await self.store.ask(room.id, consent)
        room.consents[consent.request] = consent
        room.tell(consent_asked(room, consent))
        return consent

    async def consent(self, room: Room, seat: int, request: str, yes: bool) -> Consent | None:
        """A seat agrees or refuses (said again, it is no news). Whoever closes the request does what was agreed."""
        said = f"consent:{seat}:{request}:{yes}"
        async with room.lock:
            await self.game(room)
            if request not in room.consents:
                if said in room.recent:
                    return None
                raise Refusal("no-request", CLOSED)
            needed = must_agree(room, room.consents[request].seat)
            try:
                consent = await self.store.vote(room.id, request, voice(room, seat, needed), yes)
            except NotFound:
                raise Refusal("no-request", CLOSED) from None
            room.consents[request] = consent
            room.remember(said, consent.seq)
            return await self.weigh(room, consent, needed)

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
            await self.commit(room, do, f"consent:{consent.request}", consent.seat)
        return closed


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

"""What several reasons have in common."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Reason
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.arriving import shares

MINOR_STEPS: Final = ("WhoActs", "Act", "Window")  # those in which minor actions are offered


def asking(s: Delve) -> str:
    """The name of the step that waits for an answer."""
    return type(s.asking).__name__


def acting(s: Delve, seat: int) -> Hero | None:
    """This seat's hero, if it is he who acts now and is asked what he does."""
    return s.heroes[seat] if asking(s) == "Act" and s.active == seat else None


def passing(s: Delve, h: Hero) -> Reason | None:
    """Erratum 7: on another hero's square there is nothing to do but to go on."""
    return Reason("dbd-mov-03", "reason-go-on") if shares(s, h) else None


def spent(s: Delve, h: Hero) -> Reason | None:
    """Why no action is possible at all."""
    if s.actions <= 0:
        return passing(s, h) or Reason("dbd-trn-03", "reason-no-action")
    return passing(s, h)

"""Why not: the rule that forbids what a seat would like to choose, from the same tests that list the legal answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questhall.engine.core import DECISION, OVER, Reason
from questhall.engine.game import UnknownName
from questhall.games.deckbox.answers import reasons_board as board
from questhall.games.deckbox.answers import reasons_cards as cards
from questhall.games.deckbox.answers import reasons_enemies as enemies
from questhall.games.deckbox.answers.options import option
from questhall.games.deckbox.answers.reasons_shared import asking
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.views import refs

Explainer = Callable[[Delve, int, str], Reason | None]
COME_AND_GO: Final = ("exit", "tile", "enemy", "feature", "pack", "captive")  # what is not there yet may be hidden
# What each step that asks is about, where nothing more can be said
NOW: Final = {
    "TakeCard": "dbd-set-03",
    "PlaceHero": "dbd-set-11",
    "WhoActs": "dbd-trn-02",
    "Act": "dbd-trn-03",
    "Aim": "dbd-kw-03",
    "Veiling": "dbd-abl-veil",
    "SecondTarget": "dbd-abl-still",
    "Trading": "dbd-min-07",
    "AnswerTrade": "dbd-min-07",
    "Window": "dbd-min-02",
    "React": "dbd-mkt-13",
    "ChooseBranch": "dbd-enc-05",
    "Vote": "dbd-enc-05",
    "PickHero": "dbd-enc-11",
    "PickPayer": "dbd-enc-05",
    "PutDice": "dbd-spn-08",
    "ChooseAxis": "dbd-kw-12",
}
EXPLAINERS: Final[dict[str, Explainer]] = {
    "square": board.why_not_square,
    "exit": board.why_not_exit,
    "tile": board.why_not_tile,
    "feature": board.why_not_feature,
    "captive": board.why_not_captive,
    "pack": board.why_not_pack,
    "enemy": enemies.why_not_enemy,
    "foe": enemies.why_not_foe,
    "hero": cards.why_not_hero,
    "item": cards.why_not_item,
    "ability": cards.why_not_ability,
    "equipment": cards.why_not_equipment,
    "character": cards.why_not_character,
}


def why_not(s: Delve, seat: int, ref: str) -> Reason | None:
    """Why this seat cannot choose that thing now; None if it can."""
    kind, colon, name = ref.partition(":")
    if kind not in EXPLAINERS or not colon or not name:
        raise UnknownName(f"{ref!r} is nothing one could choose")
    if s.waiting == OVER:
        return Reason("dbd-end-01", "reason-over")
    if s.waiting != DECISION:
        return Reason("dbd-min-03", "reason-dice-first")
    if seat not in s.deciders():
        return not_asked(s, seat)
    if any(ref in option(s, seat, answer).refs for answer in s.legal_for(seat)):
        return None
    try:
        return EXPLAINERS[kind](s, seat, ref) or not_now(s, seat)
    except UnknownName:
        if kind in COME_AND_GO:
            return Reason("dbd-map-16", "reason-not-there")
        raise


def not_asked(s: Delve, seat: int) -> Reason:
    if 0 <= seat < len(s.heroes) and s.heroes[seat].fallen:
        return Reason("dbd-min-09", "reason-you-fell")
    return Reason("dbd-trn-04", "reason-not-asked", {"who": [f"seat:{n}" for n in s.awaited() or s.deciders()]})


def not_now(s: Delve, seat: int) -> Reason:
    step = asking(s)
    if step == "Act" and seat != s.active:
        return Reason("dbd-trn-04", "reason-not-active", {"hero": refs.hero_word(s, s.active)})
    return Reason(NOW[step], f"reason-now-{step}")

"""What everybody sees: built from nothing, so that what is not named here stays hidden (section 7).

The undiscovered rooms, a drawn seed, the order of the items and future dice are asked for nowhere before the end.
"""

from __future__ import annotations

from typing import Final, Literal

from questhall.games.deckbox.model.cards import COLOUR_IDS, ITEM_COST, ITEM_IDS
from questhall.games.deckbox.model.plan import FLAG_AT_LEAST, NONE
from questhall.games.deckbox.model.state import ALL_FALLEN, FINISHED, OUT_OF_TIME, UNDECIDED, WON, Delve
from questhall.games.deckbox.rules.activation import Aim
from questhall.games.deckbox.rules.ending import last_round
from questhall.games.deckbox.rules.recovery import PATIENCE
from questhall.games.deckbox.views import dungeon, figures, moment, refs
from questhall.games.deckbox.views.intents import intents
from questhall.games.deckbox.views.shapes import (
    Approach,
    Flag,
    Offer,
    Phase,
    QuestView,
    ReachView,
    Shot,
    Throw,
    TurnView,
    View,
)
from questhall.games.deckbox.views.shots import aimed_shots, approaches, shots
from questhall.games.deckbox.views.throws import throws
from questhall.games.deckbox.views.ways import acting, reach, ways

PHASES: Final[tuple[Phase, ...]] = ("setup", "heroes", "enemies", "recovery", "over")
OUTCOMES: Final[dict[int, Literal["won", "fallen", "time"] | None]] = {
    UNDECIDED: None,
    WON: "won",
    ALL_FALLEN: "fallen",
    OUT_OF_TIME: "time",
}


def view(s: Delve) -> View:
    """The table, the same for every seat and every spectator."""
    now, later, thrown, squares = choices(s)
    meant = intents(s)
    return {
        "phase": PHASES[s.phase],
        "quest": quest(s),
        "tiles": dungeon.tiles(s),
        "exits": dungeon.exits(s),
        "heroes": [figures.hero(s, h) for h in s.heroes],
        "turn": turn(s),
        "enemies": figures.enemies(s, meant),
        "foes": figures.foes(s),
        "supply": {colour: s.supply[n] for n, colour in enumerate(COLOUR_IDS)},
        "market": [offer(item) for item in s.market],
        "deck": sum(s.deck),
        "discard": figures.item_ids(s.discard),
        "packs": figures.packs(s),
        "captive": figures.spot(s, s.captive),
        "intents": meant,
        "shots": now,
        "approaches": later,
        "throws": thrown,
        "reach": squares,
        "encounter": moment.encounter(s),
        "attack": moment.attack(s),
        "start_zone": dungeon.start_zone(s),
        "plan": dungeon.plan(s),
        "boxes": s.table.boxes,
    }


def choices(s: Delve) -> tuple[list[Shot], list[Approach], list[Throw], list[ReachView]]:
    """Attacks and ways of the hero who is asked what he does; they take long, and nobody else needs them."""
    if isinstance(s.asking, Aim):
        return aimed_shots(s, s.asking), [], [], []
    h = acting(s)
    if h is None:
        return [], [], [], []
    now, found = shots(s, h), ways(s, h)
    return now, approaches(s, h, found, now), throws(s, h), reach(s, found)


def turn(s: Delve) -> TurnView:
    return {
        "hero": s.active if s.active != NONE else None,
        "actions": s.actions,
        "points": s.points,
        "moving": s.moving,
    }


def offer(item: int) -> Offer | None:
    return {"id": ITEM_IDS[item], "cost": ITEM_COST[item]} if item != NONE else None


# The quest


def quest(s: Delve) -> QuestView:
    q = s.quest
    restless = s.table.restless and q.app
    return {
        "id": q.id,
        "app": q.app,
        "title": refs.title(s),
        "story": dict(q.texts[q.story]),
        "objective": dict(q.texts[q.objective_text]),
        "special": refs.quest_words(s, q.special_text),
        "victory": refs.quest_words(s, q.victory_text) if s.outcome == WON else None,
        "defeat": refs.quest_words(s, q.defeat_text) if s.outcome in (ALL_FALLEN, OUT_OF_TIME) else None,
        "round": s.round,
        "limit": last_round(s) or None,
        "restless": PATIENCE - s.restless if restless else None,
        "flags": [flag(s, n) for n in range(len(s.flags)) if q.flag_texts[n] != NONE],
        "seed": seed(s),
        "outcome": OUTCOMES[s.outcome],
    }


def flag(s: Delve, n: int) -> Flag:
    """dbd-qst-04: the counters the quest has words for."""
    return {
        "id": s.quest.flags[n],
        "name": dungeon.flag_name(s, n),
        "value": s.flags[n],
        "need": needed(s, n),
    }


def needed(s: Delve, n: int) -> int | None:
    """What the objective asks for, or else the gate."""
    for wanted in s.quest.objective:
        if wanted.kind == FLAG_AT_LEAST and wanted.flag == n:
            return wanted.need
    gate = s.quest.gate
    return gate.need if gate is not None and gate.flag == n else None


def seed(s: Delve) -> str | None:
    """dbd-app-15: known to all if somebody chose it, and after the game."""
    if not s.table.needs_seed() or (not s.table.seed and s.phase != FINISHED):
        return None
    return s.seed

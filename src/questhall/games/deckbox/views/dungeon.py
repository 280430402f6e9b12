"""The tiles on the table, their exits, and, once nobody is to be surprised any more, the whole plan."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.cards import FACE_IDS, FEATURE_IDS, RULE_IDS
from questhall.games.deckbox.model.ground import PITCH, is_half, place
from questhall.games.deckbox.model.plan import NONE, Encounter, Plan, Prose, cell
from questhall.games.deckbox.model.state import FINISHED, SETUP, Delve
from questhall.games.deckbox.rules.exploring import locked
from questhall.games.deckbox.views import refs
from questhall.games.deckbox.views.shapes import ExitState, ExitView, FeatureView, GateView, PlanRoom, TileView

SIZE: Final = PITCH + 1
WALL: Final = "#"
FLOOR: Final = "."
WATER: Final = "~"
PIT: Final = "o"
HALF_SQUARE: Final = "+"
TITLE: Final = 0
LINE: Final = 1


def tiles(s: Delve) -> list[TileView]:
    return [tile(s, slot) for slot in range(len(s.rooms))]


def tile(s: Delve, slot: int) -> TileView:
    room = s.rooms[slot]
    return {
        "ref": refs.tile(slot),
        "slot": slot,
        "i": room.i,
        "j": room.j,
        "face": FACE_IDS[room.face],
        "arrow": room.arrow,
        "rows": rows(s, slot),
        "spawn": refs.spot(s, s.ground.spawn[slot]),
        "rule": RULE_IDS[s.rules[slot]] if s.rules[slot] != NONE else None,
        "feature": feature(s, slot),
        "smoke": s.smoke >> slot & 1 == 1,
        "encounter": room.encounter.id or None,
        "title": words(room.encounter, TITLE),
        "line": words(room.encounter, LINE),
    }


def rows(s: Delve, slot: int) -> list[str]:
    """As the tile lies, north up: its interior, and its own half-squares on the lattice lines."""
    left, top = s.rooms[slot].i * PITCH, s.rooms[slot].j * PITCH
    return ["".join([sign(s, slot, x, y) for x in range(left, left + SIZE)]) for y in range(top, top + SIZE)]


def sign(s: Delve, slot: int, x: int, y: int) -> str:
    g = s.ground
    square = g.at.get(place(x, y), NONE)
    if square == NONE or not g.tile_bits[slot] >> square & 1:
        return WALL
    if is_half(square):
        return HALF_SQUARE
    if g.pits >> square & 1:
        return PIT
    return WATER if s.wet >> square & 1 else FLOOR


def feature(s: Delve, slot: int) -> FeatureView | None:
    if s.features[slot] == NONE:
        return None
    return {
        "id": FEATURE_IDS[s.features[slot]],
        "at": refs.spot(s, s.ground.feature[slot]),
        "uses": s.uses[slot] or None,
    }


def words(encounter: Encounter, text: int) -> Prose | None:
    return dict(encounter.texts[text]) if text < len(encounter.texts) else None


# Exits


def exits(s: Delve) -> list[ExitView]:
    return [exit_view(s, half) for half in s.ground.halves]


def exit_view(s: Delve, half: int) -> ExitView:
    state = state_of(s, half)
    return {
        "ref": refs.exit(s, half),
        "at": refs.spot(s, half),
        "state": state,
        "gate": gate(s) if state == "locked" else None,
    }


def state_of(s: Delve, half: int) -> ExitState:
    """dbd-map-06, -08, -09, dbd-qst-02; erratum 6: one comes in on the starting tile's arrow side."""
    if s.ground.second[half] != NONE:
        return "joint"
    if half == s.ground.entrance:
        return "entrance"
    lead = s.ground.leads.get(half, NONE)
    if lead == NONE:
        return "sealed"
    return "locked" if locked(s, lead) else "live"


def gate(s: Delve) -> GateView | None:
    wanted = s.quest.gate
    if wanted is None:
        return None
    return {"flag": s.quest.flags[wanted.flag], "name": flag_name(s, wanted.flag), "need": wanted.need}


def flag_name(s: Delve, flag: int) -> Prose:
    """What the quest calls it; a counter it has no words for goes by its id."""
    id = s.quest.flags[flag]
    return refs.quest_words(s, s.quest.flag_texts[flag]) or dict.fromkeys(s.quest.texts[s.quest.title], id)


def start_zone(s: Delve) -> list[str]:
    return [refs.spot(s, square) for square in s.ground.start_zone()] if s.rooms else []


# The plan


def plan(s: Delve) -> list[PlanRoom] | None:
    """Section 7: after the game, or a map page that the table wants open, whose texts wait all the same."""
    if s.phase == FINISHED:
        return planned(s, s.plan, True)
    if s.table.open_map and not s.quest.app and s.phase != SETUP:
        return planned(s, s.quest.plan, False)
    return None


def planned(s: Delve, whole: Plan, told: bool) -> list[PlanRoom]:
    seen = {cell(room.i, room.j) for room in s.rooms}
    found: list[PlanRoom] = []
    for room in whole.rooms:
        known = cell(room.i, room.j) in seen
        found.append(
            {
                "i": room.i,
                "j": room.j,
                "face": FACE_IDS[room.face],
                "arrow": room.arrow,
                "seen": known,
                "title": words(room.encounter, TITLE) if known or told else None,
            }
        )
    return found

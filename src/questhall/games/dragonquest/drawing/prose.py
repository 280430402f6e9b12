"""The sheet in sentences: for the line mode, and a short form above the options."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from questhall.drawing.board import Speaker
from questhall.games.dragonquest import GAME
from questhall.games.dragonquest.drawing import plan

View = Mapping[str, Any]
STEP_FACES: Final = ("room", "corridor")
SEAT_STEPS: Final = ("HideTile", "BlockSquare", "DemonStep")  # asked of the neighbour, about the active hero


@cache
def named_places() -> dict[str, str]:
    """The text id of the place every square belongs to; where areas overlap, the first one listed has it."""
    found: dict[str, str] = {}
    content = tomllib.loads((GAME.folder / "content" / "castle.toml").read_text("utf-8"))
    for place in content["place"]:
        first, _, last = place["area"].partition(":")
        (c1, r1), (c2, r2) = corner(first), corner(last)
        for c in range(c1, c2 + 1):
            for r in range(r1, r2 + 1):
                found.setdefault(plan.ref_at((c, r)), place["text"])
    return found


def corner(name: str) -> plan.Place:
    return plan.LETTERS.index(name[0]), int(name[1:]) - 1


def sheet_of(view: View, seat: int) -> plan.Sheet:
    sheet: plan.Sheet = view["heroes"][seat]
    return sheet


def active(view: View) -> int:
    return int(view["active"].partition(":")[2])


def where(sheet: plan.Sheet, say: Speaker) -> str:
    """`C7 (West Ward)`"""
    ref = sheet["at"]
    if ref in ("chamber", "exit") or ref not in named_places():
        return say.ref(ref)
    return f"{say.ref(ref)} ({say.say(named_places()[ref])})"


def stop_now(view: View, say: Speaker) -> str:
    """What the dice are worth as they lie."""
    faces = view["dice"]["movement"]
    steps = sum(face in STEP_FACES for face in faces)
    return say.ui("drq-if-stop", steps=steps, finds=faces.count("find"))


def situation(view: View, seat: int, say: Speaker, step: str) -> list[str]:
    """One or two sentences beside the question."""
    sheet = sheet_of(view, active(view) if step in SEAT_STEPS else seat)
    left = sheet["suns_total"] - sheet["suns"]
    if step == "OfferReroll":
        dice = view["dice"]
        return [stop_now(view, say), say.ui("drq-dice-state", skulls=dice["skulls"], rerolls=dice["rerolls"])]
    if step == "Walk":
        return [say.ui("drq-steps-now", steps=view["dice"]["steps"]), *ways(sheet, say)]
    if step in ("StayOrLeave", "LeaveChamber", "Flee"):
        return [*pool(view, say), say.ui("drq-way-out", steps=way_out(sheet) or 0, turns=left)]
    if step == "TakeTreasure":
        return [say.ui("drq-stars", stars=view["dice"]["stars"])]
    if step == "OfferObjects":
        return [say.ui("drq-points", finds=sheet["finds"], row=sheet["row"])]
    if step == "GuessTile":
        return [say.ui("drq-guess")]
    if step in SEAT_STEPS:
        hero = say.seat(active(view))
        rule = [say.ui("drq-hide", hero=hero)] if step == "HideTile" else []
        return [*rule, say.ui("drq-neighbour", hero=hero, where=where(sheet, say))]
    return []


def pool(view: View, say: Speaker) -> list[str]:
    return [say.ui("drq-dragons", dragons=view["chamber"]["dragons"], dice=view["chamber"]["dice"])]


def ways(sheet: plan.Sheet, say: Speaker) -> list[str]:
    """How far the next goal is."""
    if sheet["status"] != "inside" or sheet["at"] == "chamber":
        return []
    goal = "exit" if sheet["seen_chamber"] else "chamber"
    steps = plan.steps_to(goal, sheet)
    return [say.say("label-no-way") + "." if steps is None else say.ui(f"drq-way-{goal}", steps=steps)]


def way_out(sheet: plan.Sheet) -> int | None:
    """Steps from the chamber to the exit."""
    return plan.steps_to("exit", sheet, "chamber")


def reading(view: View, seat: int, say: Speaker, step: str) -> list[str]:
    """The situation for somebody who does not see the picture."""
    sheet = sheet_of(view, seat)
    left = sheet["suns_total"] - sheet["suns"]
    lines = []
    if sheet["status"] == "inside":
        lines.append(say.ui("drq-you-stand", where=where(sheet, say), lp=sheet["lp"], suns=left, loot=sheet["loot"]))
    if step == "OfferReroll":
        lines.append(dice_words(view, say))
    elif step == "Walk":
        free = [say.ref(ref) for ref in plan.neighbours(sheet["at"]) if ref not in closed(sheet)]
        lines.append(say.ui("drq-open", squares=free or [say.ui("drq-none")]))
    return lines + situation(view, seat, say, step)


def closed(sheet: plan.Sheet) -> set[str]:
    shut = {*sheet["line"], *sheet["blocked"], *sheet["crossed"]} - {"chamber"}
    return shut if sheet["seen_chamber"] else shut | {"exit"}


def dice_words(view: View, say: Speaker) -> str:
    faces = view["dice"]["movement"]
    words = [f"{n} {say.face(face)}" for n, face in enumerate(faces, 1)]
    if words:
        words[-1] += f" ({say.ui('drq-red')})"
    return say.ui("drq-dice", dice=", ".join(words))


def whole_sheet(view: View, seat: int, say: Speaker) -> list[str]:
    """Every track of a sheet, a line each."""
    sheet = sheet_of(view, seat)
    status = say.say(f"status-{sheet['status']}")
    if sheet["cause"]:
        status += f" ({say.say('cause-' + sheet['cause'])})"
    tracks = {
        "sheet": f"{say.seat(seat)}, {status}",
        "suns-left": f"{sheet['suns_total'] - sheet['suns']} / {sheet['suns_total']}",
        "lp": f"{sheet['lp']} / {sheet['bones']}",
        "position": where(sheet, say),
        "rows": find_rows(sheet, say),
        "traps": ", ".join(trap(sheet, each, say) for each in ("arrow", "trapdoor", "fog")),
        "coins": coins(sheet["coins"]),
        "coins-scratched": coins(sheet["scratched"]),
        "treasures": names(treasure_refs(sheet["treasures"]), say),
        "objects": names([f"object:{name}" for name in sheet["objects"]], say),
        "loot": sheet["loot"],
        "blocked": names(sheet["blocked"], say),
    }
    if sheet["demon"]:
        tracks["demon"] = f"{say.ref(sheet['demon'])} ({names(sheet['crossed'], say)})"
    lines = [say.labelled(label, value) for label, value in tracks.items()]
    lines += [f"{say.say(f'label-{key}')}." for key in ("miss", "spider", "venom") if sheet[key]]
    return lines + ways(sheet, say) + pool(view, say)


def whole_table(view: View, seat: int, say: Speaker, step: str) -> list[str]:
    """The turn, the situation, one's own sheet, and how the others fare."""
    turn = say.say("board-turn-of", {"hero": view["active"], "round": view["round"]})
    others = [standing(view, other, say) for other in range(len(view["heroes"])) if other != seat]
    lines = [turn, *reading(view, seat, say, step), *whole_sheet(view, seat, say), *others]
    return list(dict.fromkeys(lines))  # the way is part of both


def standing(view: View, seat: int, say: Speaker) -> str:
    """Where another hero is and how it goes, or what became of it."""
    sheet = sheet_of(view, seat)
    if sheet["status"] == "inside":
        facts = {"where": f"={where(sheet, say)}", "lp": sheet["lp"], "suns": sheet["suns_total"] - sheet["suns"]}
        return say.say("board-hero-stands", {"hero": sheet["seat"], "loot": sheet["loot"], **facts})
    cause = f"@cause-{sheet['cause']}" if sheet["cause"] else ""
    return say.say(f"board-fate-{sheet['status']}", {"hero": sheet["seat"], "total": sheet["loot"], "cause": cause})


def find_rows(sheet: plan.Sheet, say: Speaker) -> str:
    said = []
    for row, danger in enumerate(("spider", "demon", "skeleton"), 1):
        state = sheet["rows"][row - 1]
        points = sheet["finds"] if row == sheet["row"] else 0
        told = f"{points} / {sheet['row_length']}" if state == "open" else say.say(f"row-{state}")
        said.append(f"{say.say(f'danger-{danger}')} {told}")
    return "; ".join(said)


def trap(sheet: plan.Sheet, kind: str, say: Speaker) -> str:
    return f"{say.say(f'danger-{kind}')} {sheet['traps'][kind]} / 2"


def coins(boxes: Mapping[str, int]) -> str:
    return ", ".join(f"{number} × {value}" for value, number in boxes.items())


def treasure_refs(treasures: list[dict[str, Any]]) -> list[str]:
    return [each["name"] if ":blank" in each["ref"] else each["ref"] for each in treasures]


def names(refs: list[str], say: Speaker) -> str:
    return ", ".join(say.ref(ref) for ref in refs) or "–"


def fate(view: View, seat: int, say: Speaker) -> list[str]:
    """What became of a hero, and what the total is made of."""
    sheet = sheet_of(view, seat)
    status = say.say(f"status-{sheet['status']}")
    if sheet["status"] != "escaped":
        return [f"{status} ({say.say('cause-' + sheet['cause'])})" if sheet["cause"] else status]
    money = sum(int(value) * number for value, number in sheet["coins"].items())
    treasures = sum(each["value"] for each in sheet["treasures"])
    objects = sheet["loot"] - money - treasures
    carried = treasure_refs(sheet["treasures"]) + [f"object:{name}" for name in sheet["objects"]]
    loot = say.ui("drq-end-loot", coins=money, treasures=treasures, objects=objects)
    return [status, loot, *([names(carried, say)] if carried else [])]

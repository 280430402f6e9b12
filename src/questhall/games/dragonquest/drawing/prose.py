"""The sheet in sentences, for those who do not see the picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from questhall.drawing.board import Speaker
from questhall.games.dragonquest.drawing import plan
from questhall.games.dragonquest.views import prompt, shapes

View = Mapping[str, Any]


def corner(name: str) -> plan.Place:
    return plan.LETTERS.index(name[0]), int(name[1:]) - 1


def sheet_of(view: View, seat: int) -> plan.Sheet:
    sheet: plan.Sheet = view["heroes"][seat]
    return sheet


def active(view: View) -> int:
    return int(view["active"].partition(":")[2])


def where(sheet: plan.Sheet, say: Speaker) -> str:
    """`C7 (West Ward)`"""
    return say.say("spot", prompt.whereabouts(sheet["at"]))


def situation(view: View, say: Speaker, step: str) -> list[str]:
    """What stands beside the question."""
    text = f"ask-{step}.situation"
    return [say.say(text, prompt.prompt(view, None, step))] if say.has(text) else []


def pool(view: View, say: Speaker) -> list[str]:
    return [say.ui("drq-dragons", dragons=view["chamber"]["dragons"], dice=view["chamber"]["dice"])]


def ways(sheet: plan.Sheet, say: Speaker) -> list[str]:
    """How far the next goal is."""
    if sheet["status"] != "inside" or sheet["at"] == "chamber":
        return []
    return [say.say("way-left", prompt.way(cast(shapes.HeroSheet, sheet)))]


def reading(view: View, seat: int, say: Speaker, step: str) -> list[str]:
    """What somebody should know who does not see the picture."""
    sheet = sheet_of(view, seat)
    lines = [stands("board-you-stand", sheet, say)] if sheet["status"] == "inside" else []
    if step == "OfferReroll":
        lines.append(dice_words(view, say))
    elif step == "Walk":
        free = [say.ref(ref) for ref in plan.neighbours(sheet["at"]) if ref not in closed(sheet)]
        lines.append(say.ui("drq-open", squares=free or [say.ui("drq-none")]))
    return lines


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
        "suns-left": f"{sheet['suns_left']} / {sheet['suns_total']}",
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
    told = [*reading(view, seat, say, step), *(situation(view, say, step) if seat == active(view) else [])]
    return list(dict.fromkeys([turn, *told, *whole_sheet(view, seat, say), *others]))  # the way is part of both


def standing(view: View, seat: int, say: Speaker) -> str:
    """Where another hero is and how it goes, or what became of it."""
    sheet = sheet_of(view, seat)
    if sheet["status"] == "inside":
        return stands("board-hero-stands", sheet, say)
    cause = f"@cause-{sheet['cause']}" if sheet["cause"] else ""
    return say.say(f"board-fate-{sheet['status']}", {"hero": sheet["seat"], "total": sheet["loot"], "cause": cause})


def stands(text: str, sheet: plan.Sheet, say: Speaker) -> str:
    facts = {"hero": sheet["seat"], "lp": sheet["lp"], "loot": sheet["loot"]}
    return say.say(text, {**facts, "where": f"={where(sheet, say)}", "suns": sheet["suns_left"]})


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

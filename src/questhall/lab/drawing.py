"""Charts as Vega-Lite, made with Altair (the extra `lab`). Colours hold on light and on dark paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

from questhall.engine import charts
from questhall.engine.charts import Chart, Plan, Square
from questhall.lab.tables import Figures, Record
from questhall.lab.words import Words

WIDTH: Final = 620
HEIGHT: Final = 260
STEP: Final = 26  # height of a line
CELL: Final = 22
PALETTE: Final = ("#4c78a8", "#f58518", "#54a24b", "#b279a2", "#e45756", "#72b7b2")
HEAT: Final = "#d1342f"
GROUND: Final = "#8884"
WALL: Final = "#888"
SPOT: Final = re.compile(r"[a-z]+:(-?\d+),(-?\d+)")
LONGEST: Final = 320  # pixels of a name beside its bar

Spec = dict[str, Any]


class NoCharts(RuntimeError):
    """Altair or vl-convert are not installed."""


@cache
def altair() -> Any:
    return needed("altair")


@cache
def converter() -> Any:
    return needed("vl_convert")


def needed(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise NoCharts("charts need Altair and vl-convert; pip install 'questhall[lab]'") from None


def draw(chart: Chart, figures: Figures, plan: Plan, words: Words, shares: bool) -> Spec:
    """`shares`: the values are shares, and written as percentages."""
    makers: dict[str, Callable[[], Any]] = {
        charts.SHARES: lambda: bars(figures.records, True),
        charts.MEANS: lambda: bars(figures.records, False),
        charts.SPREAD: lambda: spread(figures.records, words.measure(chart.of[0])),
        charts.NOTES: lambda: bars(figures.records, True),
        charts.MAP: lambda: board(figures.records, plan, words),
        charts.WORTH: lambda: differences(figures.records, words.measure(chart.worth), shares),
    }
    made: Spec = makers[chart.kind]().to_dict()
    return made


def form(share: bool) -> str:
    return ".0%" if share else ",.4~g"


def by_bot(alt: Any) -> Any:
    return alt.Color("bot:N", title=None, scale=alt.Scale(range=list(PALETTE)), legend=alt.Legend(orient="top"))


def bars(records: list[Record], share: bool) -> Any:
    """Bars with their intervals where they have any, one for each bot beside each other."""
    alt = altair()
    height = alt.Step(STEP if several(records) else STEP + 4)
    base = alt.Chart(alt.Data(values=records), width=WIDTH - LONGEST // 2, height=height).encode(
        y=alt.Y("measure:N", title=None, sort=None, axis=alt.Axis(labelLimit=LONGEST)),
        yOffset=alt.YOffset("bot:N", sort=None),
        color=by_bot(alt) if several(records) else alt.value(PALETTE[0]),
        tooltip=tips(alt, records, share),
    )
    drawn = base.mark_bar(opacity=0.75).encode(x=alt.X("value:Q", title=None, axis=alt.Axis(format=form(share))))
    return drawn + interval(alt, base) if records and "low" in records[0] else drawn


def interval(alt: Any, base: Any) -> Any:
    return base.mark_rule(strokeWidth=1.5, color="#888").encode(
        x="low:Q", x2="high:Q", color=alt.value("#888"), detail="bot:N"
    )


def several(records: list[Record]) -> bool:
    return len({record.get("bot") for record in records}) > 1


def tips(alt: Any, records: list[Record], share: bool) -> list[Any]:
    known = records[0] if records else {}
    words = [alt.Tooltip(f"{key}:N", title="") for key in ("measure", "bot") if key in known]
    return words + [alt.Tooltip(f"{key}:Q", format=form(share)) for key in ("value", "low", "high") if key in known]


def spread(records: list[Record], measure: str) -> Any:
    """A histogram; of several bots outlines, which can be told apart where they overlap."""
    alt = altair()
    base = alt.Chart(alt.Data(values=records), width=WIDTH, height=HEIGHT).encode(
        x=alt.X("from:Q", title=measure, axis=alt.Axis(format=",.4~g")),
        y=alt.Y("value:Q", title=None, axis=alt.Axis(format=".0%")),
        tooltip=[alt.Tooltip("bot:N", title=""), alt.Tooltip("from:Q"), alt.Tooltip("value:Q", format=".1%")],
    )
    if several(records):
        return base.mark_line(interpolate="step-after", strokeWidth=2).encode(color=by_bot(alt))
    return base.mark_rect(color=PALETTE[0], opacity=0.75, stroke="#8884").encode(x2="to:Q", y2=alt.datum(0))


def differences(records: list[Record], measure: str, share: bool) -> Any:
    """A point for each thing with its interval, and where there is no difference."""
    alt = altair()
    base = alt.Chart(alt.Data(values=records), width=WIDTH - LONGEST // 2, height=alt.Step(STEP)).encode(
        y=alt.Y("measure:N", title=None, sort=None, axis=alt.Axis(labelLimit=LONGEST)),
        tooltip=tips(alt, records, share),
    )
    if several(records):
        base = base.encode(yOffset=alt.YOffset("bot:N", sort=None))
    zero = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(color="#888", strokeDash=[4, 3]).encode(x="zero:Q")
    points = base.mark_point(filled=True, size=70).encode(
        x=alt.X("value:Q", title=measure, axis=alt.Axis(format="+.0%" if share else "+,.4~g")),
        color=by_bot(alt) if several(records) else alt.value(PALETTE[0]),
    )
    return zero + interval(alt, base) + points


# Boards


def board(records: list[Record], plan: Plan, words: Words) -> Any:
    """Heat on the squares of a board; without a plan, on the squares that were named."""
    alt = altair()
    squares = plan or named_squares(records)
    found = {record["ref"]: record for record in records}
    corners = [box(square) for square in squares]
    heat = [
        {**box(square), "place": words.thing(square.ref), "value": found[square.ref]["value"]}
        for square in squares
        if square.ref in found
    ]
    columns = 1 + max((square.column for square in squares), default=0) - min_of(squares, "column")
    rows = 1 + max((square.row for square in squares), default=0) - min_of(squares, "row")
    cell = min(CELL if plan else 2 * CELL, WIDTH / columns)
    edges = {"x": alt.X("x:Q", axis=None, scale=alt.Scale(zero=False, nice=False)), "x2": "x2:Q"}
    edges |= {"y": alt.Y("y:Q", axis=None, scale=alt.Scale(zero=False, nice=False, reverse=True)), "y2": "y2:Q"}
    size = {"width": round(columns * cell), "height": round(rows * cell)}
    ground = alt.Chart(alt.Data(values=corners), **size).mark_rect(color=GROUND, stroke=GROUND).encode(**edges)
    hot = (
        alt.Chart(alt.Data(values=heat))
        .mark_rect(color=HEAT)
        .encode(
            **edges,
            opacity=alt.Opacity("value:Q", scale=alt.Scale(domainMin=0, range=[0.08, 1]), legend=None),
            tooltip=[alt.Tooltip("place:N", title=""), alt.Tooltip("value:Q", title="", format=".1%")],
        )
    )
    walls = alt.Chart(alt.Data(values=walls_of(plan))).mark_rule(color=WALL, strokeWidth=2).encode(**edges)
    return ground + hot + walls if plan else ground + hot


def min_of(squares: Plan, axis: str) -> int:
    return min((getattr(square, axis) for square in squares), default=0)


def box(square: Square) -> Record:
    return {"x": square.column, "x2": square.column + 1, "y": square.row, "y2": square.row + 1}


def named_squares(records: list[Record]) -> Plan:
    """The squares of refs that say where they are, `room:-3,12`."""
    places = [(record["ref"], SPOT.fullmatch(record["ref"])) for record in records]
    return tuple(Square(ref, int(spot[1]), int(spot[2]), "") for ref, spot in places if spot is not None)


def walls_of(plan: Plan) -> list[Record]:
    """Where a square meets one of another area, or none."""
    areas = {(square.column, square.row): square.area for square in plan}
    walls = []
    for (x, y), area in areas.items():
        if areas.get((x + 1, y)) != area:
            walls.append({"x": x + 1, "x2": x + 1, "y": y, "y2": y + 1})
        if areas.get((x, y + 1)) != area:
            walls.append({"x": x, "x2": x + 1, "y": y + 1, "y2": y + 1})
        if (x - 1, y) not in areas:
            walls.append({"x": x, "x2": x, "y": y, "y2": y + 1})
        if (x, y - 1) not in areas:
            walls.append({"x": x, "x2": x + 1, "y": y, "y2": y})
    return walls

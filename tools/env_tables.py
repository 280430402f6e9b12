"""Write the tables of docs/envs.md: what the answers and observations of each game are, in numbers.

python -m tools.env_tables
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from questhall.engine.learning import Column, Learning, learning_of
from questhall.games import built_in

PAGE = Path(__file__).resolve().parent.parent / "docs" / "envs.md"
BEGIN, END = "<!-- made by tools/env_tables.py -->", "<!-- end -->"


def tables() -> str:
    """The tables of all games of this package that say themselves in numbers."""
    lines: list[str] = []
    for title in sorted(built_in(), key=lambda title: title.shelf):
        found = learning_of(title)
        if found is not None:
            lines += [f"### {title.id}", "", *answer_lines(found), "", *sight_lines(found), ""]
    return "\n".join(lines)


def answer_lines(learning: Learning) -> Iterator[str]:
    numbering = learning.numbering
    kinds = [f"{head.name} {' x '.join(str(n) for n in head.sizes if n > 1) or 1}" for head in numbering.heads]
    yield f"**Actions.** {numbering.slots} slots, or {numbering.size:,} names: {'; '.join(kinds)}."


def sight_lines(learning: Learning) -> Iterator[str]:
    sight = learning.sight
    yield f"**Observation.** {sight.size:,} numbers, in this order:"
    yield ""
    yield "| part | rows | columns of a row |"
    yield "| --- | ---: | --- |"
    for part in sight.parts:
        yield f"| {part.name} | {part.rows} | {', '.join(column_words(column) for column in part.columns)} |"
    if sight.board:
        yield ""
        shape = f"{len(sight.board)} x {sight.height} x {sight.stride}"
        yield f"**Board.** {shape}: {', '.join(sight.board)}."


def column_words(column: Column) -> str:
    """`objects x 12`, `lp / 13`."""
    count = f" x {column.count}" if column.count > 1 else ""
    return f"{column.name}{count}" + (f" / {column.scale}" if column.scale > 1 else "")


def page() -> str:
    """The page with its tables made anew."""
    text = PAGE.read_text(encoding="utf-8")
    return re.sub(f"{BEGIN}.*{END}", lambda _: f"{BEGIN}\n\n{tables()}\n{END}", text, flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

"""Changes to a game's content, for experiments: a TOML text that says only what differs.

    [monsters]                # of content/monsters.toml
    [[monsters.monster]]      # the one with this id
    id = "orc"
    attack = 4                # is this, whatever the file says

The changed content is read and checked as the original is; a complaint names whichever file the value stands in. What
has an id can be changed, not added or taken away: the rules are written for the cards there are.
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any, Final

from questhall.engine.content import TITLES, Node, Source, parse
from questhall.engine.toml_lines import Path as Place

FOLDER: Final = "content"
NAME: Final = "content.toml"  # what the text is called in complaints, unless it has a name


def read_changes(text: str, folder: Path, name: str = NAME) -> dict[str, Node]:
    """The changes by the path of the file they are about. ContentError if there is no such file."""
    root = parse(text, name)
    files = {path.stem: path for path in sorted((folder / FOLDER).glob("*.toml"))}
    if not root.data:
        root.fail("nothing is changed")
    for stem in root:
        if stem not in files:
            root.fail(f"there is no such content; there are {', '.join(files)}", stem)
    return {str(files[stem]): root.table(stem) for stem in root}


def laid_over(base: Node, change: Node) -> Node:
    """The content of a file with the changes in it."""
    source = Source(base.source.name, dict(base.source.lines))
    data = copy.deepcopy(base.data)
    merge(source, (), data, change)
    return Node(source, (), data)


def merge(source: Source, path: Place, data: dict[str, Any], change: Node) -> None:
    for key in change:
        there, value = data.get(key), change.data[key]
        if isinstance(there, dict):
            merge(source, (*path, key), there, change.table(key))
        elif isinstance(there, list) and there and isinstance(there[0], dict):
            merge_items(source, (*path, key), there, change, key)
        elif isinstance(value, dict):
            change.fail("there is no such table to change", key)
        else:
            data[key] = value
            moved(source, (*path, key), change, key)


def merge_items(source: Source, path: Place, items: list[dict[str, Any]], change: Node, key: str) -> None:
    """The items of an array of tables, each found by what it is called."""
    by = next(title for title in TITLES if title in items[0]) if any(title in items[0] for title in TITLES) else ""
    if not by:
        change.fail("these have no names by which one of them could be changed", key)
    known = {item.get(by): index for index, item in enumerate(items)}
    for node in change.tables(key):
        name = node.text(by)
        if name not in known:
            node.fail(f"there is no {name!r} to change; there are {', '.join(map(str, known))}", by)
        merge(source, (*path, known[name]), items[known[name]], node)


def moved(source: Source, path: Place, change: Node, key: str) -> None:
    """From now on complaints about this value are about the change."""
    for place in [place for place in source.lines if place[: len(path)] == path]:
        del source.lines[place]
    there = (*change.path, key)
    for place, line in change.source.lines.items():
        if place[: len(there)] == there:
            source.elsewhere[path + place[len(there) :]] = (change.source.name, line)

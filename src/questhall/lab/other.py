"""What an experiment is compared with: a small TOML file that says only what differs.

    # grim.toml
    seats = ["good", "sane"]     # one bot for all seats, or one for each
    quest = "q02_the_drowned_bell"
    [options]                    # those not named stay as they are
    difficulty = "grim"

`content = "my-cards.toml"` changes content (engine/overlay.py), by a file beside this one.
A complaint names the file and the line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from questhall.bots import UnknownBot
from questhall.engine import content
from questhall.engine.changed_game import game_for
from questhall.engine.content import Node
from questhall.engine.game import CONTENT, BadSetup
from questhall.engine.overlay import NAME
from questhall.games import open_game
from questhall.lab.experiment import Experiment

KEYS: Final = ("seats", "quest", "options", "content")


def read_other(path: Path, base: Experiment) -> Experiment:
    """The other experiment, which can be played. ContentError if it cannot, or if it does not differ."""
    file = content.read(path, str(path))
    file.only(*KEYS)
    options = file.table("options")
    changed: dict[str, Any] = dict(options.data)
    if "quest" in file:
        changed["quest"] = file.text("quest")
    if CONTENT in file:
        changed[CONTENT] = read_content(path.parent / file.text(CONTENT), base.game)
    other = replace(base, bots=bots_of(file, base.bots), options=merged(base.options, changed))
    if other == base:
        file.fail("nothing differs from what it is compared with")
    try:
        other.check()
    except BadSetup as bad:
        where, key = (file, "quest") if bad.key == "quest" and "quest" in file else (options, bad.key)
        where.fail(str(bad).removeprefix(f"{bad.key}: "), key if key in where else None)
    except UnknownBot as bad:
        file.fail(str(bad), "seats" if "seats" in file else None)
    return other


def read_content(path: Path, game_id: str) -> str:
    """The changes to a game's content in a file, which can be played with. ContentError names file and line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise content.ContentError(str(path), None, f"cannot be read: {problem}") from None
    try:
        game_for(open_game(game_id), {CONTENT: text or "# nothing"})
    except BadSetup as bad:
        said = str(bad).removeprefix(f"{CONTENT}: ")
        raise ValueError(f"{path}{said.removeprefix(NAME)}" if said.startswith(NAME) else f"{path}: {said}") from None
    return text


def bots_of(file: Node, bots: tuple[str, ...]) -> tuple[str, ...]:
    """Who is seated. There must be as many as before: games are compared seat by seat."""
    if "seats" not in file:
        return bots
    if isinstance(file.data["seats"], str):
        return (file.text("seats"),) * len(bots)
    seated = tuple(file.texts("seats"))
    if len(seated) != len(bots):
        file.fail(f"{len(seated)} bots, where {len(bots)} seats are compared", "seats")
    return seated


def merged(options: Mapping[str, Any], changed: Mapping[str, Any]) -> dict[str, Any]:
    return {**options, **changed}

"""What one can begin: the games, alone, against bots or with friends at one keyboard; or the last game once more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from questhall.engine.game import LEVELS, Game
from questhall.games import open_game, titles
from questhall.terminal import FOLDER, saves
from questhall.terminal.start import Setup, read_seats, seats_for
from questhall.texts import say


@dataclass(frozen=True)
class Entry:
    """One line of the menu: a new game, or a saved one."""

    text: str
    count: int = 0
    setup: Setup | None = None
    saved: Path | None = None
    game: str = ""

    def said(self, lang: str) -> str:
        return say(lang, FOLDER, self.text, {"count": self.count})

    def against(self, level: str) -> Entry:
        """The same with bots of that level."""
        if self.setup is None:
            return self
        seats = tuple(replace(seat, by=level) if seat.by in LEVELS else seat for seat in self.setup.seats)
        return replace(self, setup=replace(self.setup, seats=seats))


def entries() -> list[Entry]:
    found: list[Entry] = []
    for path in saves.unfinished()[:1]:
        found.append(Entry("menu-resume", saved=path))
    for name in titles():
        found += of_game(open_game(name))
    return found


def of_game(game: Game[Any]) -> list[Entry]:
    least, most = game.title.min_seats, game.title.max_seats
    found = []
    for players in range(least, most + 1):
        setup = Setup(game.id, read_seats(game, seats_for(game, players)))
        found.append(Entry("menu-bots" if players > 1 else "menu-alone", players - 1, setup, game=game.id))
    for players in range(max(least, 2), most + 1):
        setup = Setup(game.id, read_seats(game, ["human"] * players))
        found.append(Entry("menu-hotseat", players, setup, game=game.id))
    return found

"""What an assistant can do: open tables, look, ask why not, answer, take back, keep records, read rules."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from questhall.bots import UnknownBot, names
from questhall.drawing.board import Scene
from questhall.engine.core import IllegalAnswer
from questhall.engine.dice import DiceError
from questhall.engine.entries import Seat
from questhall.engine.game import BadSetup, Game, UnknownName
from questhall.engine.languages import LANGUAGES
from questhall.engine.record import SUFFIX, RecordError
from questhall.engine.replay import said_result
from questhall.engine.timeline import CannotUndo, Refused
from questhall.engine.undo import NOTHING
from questhall.games import UnknownGame, open_game, titles
from questhall.terminal import asides, opponents, start
from questhall.terminal.plain import PlainTable
from questhall.terminal.speech import Speaker
from questhall.terminal.start import BadStart, Setup
from questhall.terminal.table import Table

WIDTH: Final = 80
HEIGHT: Final = 40


class NotPossible(ValueError):
    """What the assistant wants cannot be done; the text says why."""


class Seating:
    """One table, and what was said at it since somebody looked."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table = table
        self.lines: list[str] = []
        self.plain = PlainTable(table, lang, lambda: None, self.lines.append)

    def told(self) -> str:
        """What has happened, and what is asked now. Bots play first."""
        self.plain.asked = None
        self.plain.catch_up()
        said = "\n".join(self.lines).strip()
        self.lines.clear()
        return said


class Desk:
    """The tables of one assistant."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.tables: dict[str, Seating] = {}

    # What there is

    def games(self) -> list[dict[str, Any]]:
        return [self.about(open_game(id)) for id in titles()]

    def about(self, game: Game[Any]) -> dict[str, Any]:
        say = Speaker(self.lang, game, [])
        return {
            "game": game.id,
            "title": say.say("title"),
            "about": say.say("about"),
            "seats": [game.title.min_seats, game.title.max_seats],
            "bots": list(names(game)),
            "usual_bot": game.title.default_bot,
            "options": {setting.id: list(setting.values) or "data" for setting in game.settings},
        }

    def rule(self, game: str, word: str) -> str:
        return "\n".join(asides.look_up(Speaker(self.lang, game_of(game), []), word))

    # Tables

    def new(
        self, game: str, seats: Sequence[str], options: Mapping[str, Any], seed: str | None, lang: str
    ) -> dict[str, Any]:
        """A table. Seats are `me` or bots; every answer is kept in a file from the first on."""
        found = game_of(game)
        sitting = self.seated(found, seats)
        try:
            setup = Setup(found.id, sitting, options, start.FAIR if seed is None else start.SEEDED, seed)
            return self.sit(start.begin(setup), lang)
        except BadSetup as problem:
            raise NotPossible(f"{problem}") from None

    def seated(self, game: Game[Any], seats: Sequence[str]) -> tuple[Seat, ...]:
        words = ["human" if word in ("me", "you") else word for word in seats]
        words = words or start.seats_for(game, start.usual_players(game))
        least, most = game.title.min_seats, game.title.max_seats
        if not least <= len(words) <= most:
            raise NotPossible(f"{len(words)} seats; {game.id} takes {least} to {most}")
        try:
            return start.read_seats(game, words)
        except BadStart as problem:
            known = ", ".join(["me", *opponents.bot_names(game)])
            raise NotPossible(
                f"{problem.args_of_text.get('word', words)!r} can sit nowhere; there are {known}"
            ) from None

    def open(self, path: Path, lang: str) -> dict[str, Any]:
        """A record, to play on or to look at."""
        try:
            return self.sit(start.go_on(path), lang)
        except BadStart:
            raise NotPossible(f"{path.name}: its dice or its bots are not here, so it cannot be played on") from None
        except (RecordError, DiceError, UnknownBot, OSError) as problem:
            raise NotPossible(str(problem)) from None

    def sit(self, table: Table, lang: str) -> dict[str, Any]:
        name = f"{table.game.id}-{len(self.tables) + 1}"
        self.tables[name] = Seating(table, lang if lang in LANGUAGES else self.lang)
        return self.look(name)

    def at(self, name: str) -> Seating:
        if name not in self.tables:
            raise NotPossible(
                f"there is no table {name!r}; open are {', '.join(self.tables) or 'none: make one first'}"
            )
        return self.tables[name]

    def look(self, name: str) -> dict[str, Any]:
        """What has happened, the board in characters, the view as data, and the answers there are."""
        seating = self.at(name)
        said = seating.told()
        table, match = seating.table, seating.table.match
        seat = table.viewer
        asked = seat is not None and not match.is_over and table.asked_person() == seat
        view = match.view(seat)
        return {
            "table": name,
            "seat": seat,
            "said": said,
            "board": self.drawn(seating, view, seat or 0),
            "view": view,
            "answers": self.answers(seating, seat) if asked and seat is not None else [],
            "takes_data": asked and match.state.open,
            "over": said_result(match.game.result(match.state)) if match.is_over else None,
        }

    def drawn(self, seating: Seating, view: Mapping[str, Any], seat: int) -> str:
        canvas = seating.plain.board.draw(Scene(view, seating.plain.say, seat, WIDTH, HEIGHT))
        return canvas.text().rstrip()

    def answers(self, seating: Seating, seat: int) -> list[dict[str, Any]]:
        say = seating.plain.say
        return [
            {"name": option.name, "means": say.option(option), "rule": option.rule}
            for option in seating.table.options(seat)
        ]

    # Playing

    def answer(self, name: str, answer: str | dict[str, Any]) -> dict[str, Any]:
        seating = self.at(name)
        table = seating.table
        seat = self.asked(seating)
        try:
            table.act(seat, answer)
        except (Refused, IllegalAnswer, UnknownName) as problem:
            reason = problem.reason if isinstance(problem, Refused) else None
            said = str(problem) if reason is None else seating.plain.say.reason(reason)
            known = ", ".join(option.name for option in table.options(seat))
            raise NotPossible(f"{said} The answers are: {known}") from None
        return self.look(name)

    def asked(self, seating: Seating) -> int:
        seating.plain.catch_up()  # bots whose turn it is
        seat = seating.table.front
        if seating.table.match.is_over or seat is None:
            raise NotPossible("the game is over")
        return seat

    def why_not(self, name: str, thing: str) -> str:
        seating = self.at(name)
        seat = self.asked(seating)
        return asides.why_not(seating.table.match, seat, self.ref(seating, seat, thing), seating.plain.say)[0]

    def explain(self, name: str, thing: str) -> str:
        seating = self.at(name)
        seat = seating.table.viewer
        ref = self.ref(seating, seat, thing)
        return "\n".join(asides.explain(seating.table.match, seat, ref, seating.plain.say))

    def ref(self, seating: Seating, seat: int | None, thing: str) -> str:
        """The thing that is meant, by its ref or by any word people may type for it."""
        if ":" in thing:
            return thing
        options = [] if seat is None or seating.table.match.is_over else seating.table.options(seat)
        return asides.find_ref(thing, options, seating.plain.say, seating.plain.board)

    def undo(self, name: str) -> dict[str, Any]:
        seating = self.at(name)
        if seating.table.can_undo().how == NOTHING:
            raise NotPossible("there is nothing to take back")
        try:
            seating.table.undo()
        except CannotUndo as problem:
            raise NotPossible(str(problem)) from None
        seating.plain.told = seating.table.match.seq
        return self.look(name)

    def save(self, name: str, path: Path | None) -> str:
        """Where the record is; a copy of it where it is wanted."""
        match = self.at(name).table.match
        match.close()
        file = match.record.file
        assert file is not None
        if path is None:
            return str(file.path)
        if not path.name.endswith(SUFFIX) or path.exists():
            raise NotPossible(f"{path.name}: a record needs a new file whose name ends in {SUFFIX}")
        try:
            shutil.copyfile(file.path, path)
        except OSError as problem:
            raise NotPossible(f"{path}: {problem.strerror or problem}") from None
        return str(path)


def game_of(word: str) -> Game[Any]:
    try:
        return open_game(word)
    except UnknownGame as unknown:
        raise NotPossible(str(unknown)) from None

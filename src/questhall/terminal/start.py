"""Beginning a game: who sits where, with which options and dice, in which file; and going on with a saved one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from questhall.engine.dice import Dice, Fair, Hand, Seeded
from questhall.engine.entries import Seat
from questhall.engine.game import Game, Setting, data_of
from questhall.engine.lessons import Lesson
from questhall.engine.lessons import begin as begin_match
from questhall.engine.match import Match
from questhall.games import open_game
from questhall.terminal import opponents, saves
from questhall.terminal.table import Table

FAIR, SEEDED, HAND = "fair", "seeded", "hand"
DICE: Final = (FAIR, SEEDED, HAND)
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
LONGEST_NAME: Final = 30


class BadStart(ValueError):
    """A game that cannot be begun so: a text id of the command line and its arguments."""

    def __init__(self, text: str, **args: Any) -> None:
        super().__init__(text)
        self.text = text
        self.args_of_text = args


@dataclass(frozen=True)
class Setup:
    """All it takes to begin a game."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    dice: str = FAIR
    seed: str | None = None
    path: Path | None = None


def begin(setup: Setup) -> Table:
    """A new game, in a file of its own."""
    game = open_game(setup.game)
    path = setup.path or saves.new_path(setup.game)
    path.parent.mkdir(parents=True, exist_ok=True)
    match = Match.new(game, setup.options, setup.seats, dice_of(setup), path=path, ending=False)
    return Table(match, setup.seed)


def begin_lesson(game: Game[Any], lesson: Lesson) -> Table:
    """A first game that teaches, in a file of its own; leaving and resuming it is as with any other."""
    path = saves.new_path(game.id)
    path.parent.mkdir(parents=True, exist_ok=True)
    return Table(begin_match(game, lesson, NAMES[: len(lesson.seats)], path), lesson.seed)


def dice_of(setup: Setup) -> Dice | None:
    """The dice; None stands for fair ones, which the match makes itself."""
    if setup.dice == HAND:
        return Hand()
    return Seeded(setup.seed or "") if setup.dice == SEEDED else None


def go_on(path: Path, salvage: bool = False) -> Table:
    """A saved game; with `salvage`, what lies before the damage."""
    match = Match.load(path, open_game, salvage=salvage, ending=False)
    if isinstance(match.dice, Fair) and match.dice.secret is None and not match.is_over:
        raise BadStart("no-secret", file=path.name)
    for seat in match.seats:
        if seat.by != opponents.PERSON:
            read_kind(match.game, seat.by)
    seed = match.record.header.dice.get("seed")
    return Table(match, None if seed is None else str(seed))


def rematch(table: Table) -> Table:
    """The same people, options and kind of dice; seeded dice go on to another seed."""
    header = table.match.record.header
    said = header.dice.get("seed")
    seed = None if said is None else f"{said}+"
    source = str(header.dice.get("source"))
    seats = tuple(table.match.seats)
    return begin(Setup(header.game, seats, header.options, source if source in DICE else FAIR, seed))


# Reading what people ask for


def read_seats(game: Game[Any], kinds: Sequence[str], names: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Seats from words such as human, good, sane."""
    least, most = game.title.min_seats, game.title.max_seats
    if not least <= len(kinds) <= most:
        raise BadStart("bad-count", game=game.id, count=len(kinds), least=least, most=most)
    if len(names) > len(kinds):
        raise BadStart("too-many-names", names=len(names), seats=len(kinds))
    return tuple(Seat(name_of(n, names), read_kind(game, kind)) for n, kind in enumerate(kinds))


def read_kind(game: Game[Any], word: str) -> str:
    word = word.strip().lower()
    if word in opponents.HUMAN_WORDS:
        return opponents.PERSON
    if not opponents.is_bot(game, word):
        raise BadStart("bad-seat", word=word, bots=", ".join(opponents.bot_names(game)))
    return word


def name_of(n: int, names: Sequence[str]) -> str:
    name = names[n].strip() if n < len(names) else ""
    if any(not sign.isprintable() or sign in ":@{}" for sign in name) or len(name) > LONGEST_NAME:
        raise BadStart("bad-name", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    return name or NAMES[n % len(NAMES)]


def seats_for(game: Game[Any], players: int, bot: str = "") -> list[str]:
    """One person and bots, usual ones unless another kind is named.

    Where one seat plays against all the others, one person plays all these.
    """
    bot = bot or game.title.default_bot
    if game.title.overlord is not None:
        return [bot if seat == game.title.overlord else "human" for seat in range(players)]
    return ["human", *[bot] * (players - 1)]


def usual_players(game: Game[Any]) -> int:
    """How many sit down when nobody says: as few as can be, or the whole party."""
    return game.title.min_seats if game.title.overlord is None else game.title.max_seats


def read_options(game: Game[Any], words: Sequence[str]) -> dict[str, Any]:
    """Table options from words such as difficulty=gentle, start_square=orange,normal or quest_file=@mine.toml."""
    known = {setting.id: setting for setting in game.settings}
    found: dict[str, Any] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in known:
            raise BadStart("bad-option", word=word, known=", ".join(known))
        found[key] = read_value(known[key], value)
    return found


def read_value(setting: Setting, value: str) -> Any:
    if not setting.values:
        try:
            return data_of(value)
        except OSError as error:
            raise BadStart("bad-file", key=setting.id, file=value[1:], problem=error.strerror or str(error)) from None
        except ValueError:
            raise BadStart("bad-json", key=setting.id) from None
    values = value.split(",") if setting.per_seat and "," in value else [value]
    for each in values:
        if each not in setting.values:
            raise BadStart("bad-value", key=setting.id, value=each, known=", ".join(setting.values))
    return value if len(values) == 1 else values

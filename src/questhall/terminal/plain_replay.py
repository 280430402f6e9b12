"""A record read in line mode: the log up to an entry, then steps back and forth by typed words."""

from __future__ import annotations

from typing import Any

from questhall.drawing.typed import normal
from questhall.engine.replay import Replay
from questhall.games.boards import board_of
from questhall.terminal import asides, commands, ending
from questhall.terminal.logbook import LogBook
from questhall.terminal.plain import Reader, Writer
from questhall.terminal.speech import Speaker
from questhall.texts import languages

NEXT = ("", "n", "next", "s", "suivant", "+")
BACK = ("b", "back", "p", "precedent", "-")


class PlainReplay:
    """Tells a game again."""

    def __init__(self, replay: Replay[Any], lang: str, read: Reader, write: Writer) -> None:
        self.replay = replay
        self.say = Speaker(lang, replay.game, [seat.name for seat in replay.seats])
        self.board = board_of(replay.game.id)
        self.book = LogBook(replay, self.say)
        self.read = read
        self.write = write
        self.at = 0

    def run(self, to: int | None = None) -> None:
        self.at = self.replay.seq if to is None else min(max(to, 0), self.replay.seq)
        for line in self.book.lines(None, self.at):
            self.write(f"\n{line.text}" if line.heading else line.text)
        if self.at == self.replay.seq and self.replay.is_over:
            self.write("")
            for said in ending.lines(self.replay, self.say, self.board):
                self.write(said)
        self.write(self.say.ui("top-replay", n=self.at, last=self.replay.seq))
        while (typed := self.read()) is not None and self.handle(typed):
            pass

    def handle(self, typed: str) -> bool:
        command, rest = commands.split(typed)
        word = normal(typed)
        if command == "quit":
            return False
        if word in NEXT or word in BACK or word.isdecimal():
            self.step(word)
        elif command in ("sheet", "rules", "lang", "help"):
            getattr(self, f"do_{command}")(rest)
        else:
            self.write(self.say.ui("replay-commands"))
        return True

    def step(self, word: str) -> None:
        to = int(word[:9]) if word.isdecimal() else self.at + (1 if word in NEXT else -1)
        self.at = min(max(to, 0), self.replay.seq)
        for line in self.book.entry(self.at, None):
            self.write(line.text)
        self.write(self.say.ui("top-replay", n=self.at, last=self.replay.seq))

    def do_sheet(self, rest: str) -> None:
        view = self.replay.game.view(self.replay.go_to(self.at), None)
        seats = range(len(self.replay.seats))
        wanted = [n for n in seats if rest in ("", str(n + 1)) or normal(rest) == normal(self.say.seat(n))]
        for seat in wanted:
            for line in self.board.sheet(view, seat, self.say):
                self.write(line)

    def do_rules(self, rest: str) -> None:
        for line in asides.look_up(self.say, rest):
            self.write(line)

    def do_lang(self, rest: str) -> None:
        if normal(rest) in languages():
            self.say.lang = normal(rest)
        self.write(self.say.ui("no-such-language", langs=", ".join(languages())))

    def do_help(self, rest: str) -> None:
        self.write(self.say.ui("replay-commands"))

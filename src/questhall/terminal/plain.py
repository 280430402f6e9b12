"""The line mode: everything in sentences, for screen readers, pipes and small terminals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from questhall.drawing.typed import NotUnderstood, normal
from questhall.engine.dice import DiceError
from questhall.engine.game import Said
from questhall.engine.lessons import NotWanted
from questhall.engine.timeline import CannotUndo, Refused
from questhall.engine.undo import CONSENT, NOTHING, Takeback
from questhall.games.boards import board_of
from questhall.terminal import asides, commands, ending
from questhall.terminal.choices import Choices
from questhall.terminal.logbook import LogBook
from questhall.terminal.speech import Speaker
from questhall.terminal.table import Table
from questhall.terminal.words import face_word, hand_throw, read_faces, shown, understand
from questhall.texts import languages

Reader = Callable[[], str | None]  # the next line, None when there is none
Writer = Callable[[str], None]

LOG_LINES: Final = 20
SCREENFUL: Final = 60  # empty lines that push a secret off the screen
QUIT, AGAIN = "quit", "again"


class PlainTable:
    """A conversation about one game. run() returns how it ended: QUIT or AGAIN."""

    def __init__(self, table: Table, lang: str, read: Reader, write: Writer, interactive: bool = False) -> None:
        self.table = table
        self.match = table.match
        self.say = Speaker(lang, table.game, table.names)
        self.board = board_of(table.game.id)
        self.log = LogBook(self.match, self.say)
        self.read = read
        self.write = write
        self.interactive = interactive
        self.told = -1  # the last entry that was told
        self.asked: tuple[int, str] | None = None  # the entry and the language of the last question
        self.done = ""

    # The conversation

    def run(self) -> str:
        self.write(self.say.ui("plain-welcome", title=self.say.say("title")))
        while not self.done:
            self.catch_up()
            line = self.read()
            if line is None:
                break
            self.handle(line)
        self.match.close()
        self.say_where()
        return self.done or QUIT

    def catch_up(self) -> None:
        """Let the bots play, tell what has happened, and ask."""
        self.play_bots()
        self.curtain()
        self.tell_new()
        now = (self.match.seq, self.say.lang)
        if now == self.asked:
            return
        self.asked = now
        self.write("")
        if self.match.is_over:
            self.tell_end()
        elif self.table.waits_for_dice():
            self.ask_for_dice()
        else:
            self.ask()

    def play_bots(self) -> None:
        while self.table.asked_person() is None and (seat := self.table.asked_bot()) is not None:
            self.table.act(seat, self.table.think(seat))

    def curtain(self) -> None:
        """Before a secret the screen changes hands."""
        seat = self.table.curtain()
        if seat is not None and self.interactive:
            self.write("\n" * SCREENFUL)
            self.write(self.say.ui("pass-to", name=self.say.seat(seat)))
            self.read()
        asked = self.table.asked_person()
        self.table.front = self.table.front if asked is None else asked

    def tell_new(self) -> None:
        """Everything since the last time, in the order of play."""
        line = [0, *[move.n for move in self.match.timeline.line()]]
        for n in line:
            if n > self.told:
                for each in self.log.entry(n, self.table.viewer):
                    self.write(f"\n{each.text}" if each.heading else each.text)
        self.told = self.match.seq

    def ask(self) -> None:
        seat = self.table.front
        assert seat is not None
        view = self.match.view(seat)
        for line in self.board.reading(view, seat, self.say, self.table.game.question(self.match.state, seat)):
            self.write(line)
        self.teach()
        asked = self.say.asked(self.match.state, seat)
        self.write(self.say.ui("waiting-for-you", name=self.say.seat(seat), ask=asked))
        for line in (self.say.stakes(self.match.state, seat), self.say.situation(self.match.state, seat)):
            if line:
                self.write(line)
        choices, game = self.choices(), self.table.game
        details = game.details(view, game.told_refs(choices.singles))
        for line in option_lines(choices, self.say, details):
            self.write(line)

    def teach(self) -> None:
        for page in self.table.pages():
            self.write(f"* {page.said[self.say.lang]}" + (f" ({page.rule})" if page.rule else ""))

    def choices(self) -> Choices:
        seat = self.table.front
        assert seat is not None
        return self.table.choices(seat, self.board.ranked(self.table.options(seat)))

    def ask_for_dice(self) -> None:
        throw = hand_throw(self.table.game, self.match.state.chance)
        self.write(self.say.throw(self.match.state.chance.name))
        for count, faces in zip(throw.counts, throw.faces, strict=True):
            if count:
                words = ", ".join(face_word(face, self.say) for face in faces)
                self.write("  " + self.say.ui("dice-faces", count=count, faces=words))

    def tell_end(self) -> None:
        for line in ending.lines(self.match, self.say, self.board):
            self.write(line)
        self.teach()
        self.write(self.say.ui("plain-over"))

    # What people type

    def handle(self, typed: str) -> None:
        command, rest = commands.split(typed)
        try:
            if command:
                getattr(self, f"do_{command}")(rest)
            elif typed.strip():
                self.answer(typed)
        except (NotUnderstood, DiceError) as problem:
            self.write(str(problem))
        except NotWanted as wrong:
            self.write(f"* {wrong.said[self.say.lang]}")
        except CannotUndo:
            self.write(self.say.ui("nothing-to-undo"))

    def answer(self, typed: str) -> None:
        if self.match.is_over:
            raise NotUnderstood(self.say.ui("plain-over"))
        if self.table.waits_for_dice():
            throw = hand_throw(self.table.game, self.match.state.chance)
            self.match.give(read_faces(typed, throw, self.say))
            return
        seat, choices = self.table.front, self.choices()
        assert seat is not None
        said = self.board.spoken(typed, self.match.view(seat), self.say)
        if said is not None:
            self.speak(seat, said)
            return
        try:
            option = understand(typed, choices, self.say, self.board)
        except NotUnderstood:
            self.refuse(typed, seat)
            return
        self.table.act(seat, option.name)

    def speak(self, seat: int, said: dict[str, Any]) -> None:
        """Words of one's own; refused ones with the rule that is against them."""
        try:
            self.table.act(seat, said)
        except Refused as refused:
            raise NotUnderstood(str(refused) if refused.reason is None else self.say.reason(refused.reason)) from None

    def refuse(self, typed: str, seat: int) -> None:
        """Not an option: say why if it names a thing, else what can be typed."""
        ref = asides.find_ref(typed.split()[-1], self.table.options(seat), self.say, self.board)
        if not self.board.ref_of(ref, self.say):
            raise NotUnderstood(self.say.ui("not-understood", typed=shown(typed)))
        self.write(asides.why_not(self.match, seat, ref, self.say)[0])

    # Commands

    def do_why(self, rest: str) -> None:
        seat = self.table.viewer
        if not rest or seat is None:
            raise NotUnderstood(self.say.ui("why-what", thing=self.say.example("thing")))
        options = [] if self.match.is_over else self.table.options(seat)
        ref = asides.find_ref(rest, options, self.say, self.board)
        self.write(asides.why_not(self.match, seat, ref, self.say)[0])

    def do_explain(self, rest: str) -> None:
        if not rest:
            raise NotUnderstood(self.say.ui("explain-what", thing=self.say.example("thing")))
        seat = self.table.viewer
        options = [] if self.match.is_over or seat is None else self.table.options(seat)
        ref = asides.find_ref(rest, options, self.say, self.board)
        for line in asides.explain(self.match, seat, ref, self.say):
            self.write(line)

    def do_undo(self, rest: str) -> None:
        self.take_back(self.table.can_undo(), self.table.undo)

    def do_reset(self, rest: str) -> None:
        self.take_back(self.table.can_reset(), self.table.reset_turn)

    def take_back(self, offer: Takeback, act: Callable[[], Any]) -> None:
        if offer.how == NOTHING:
            raise CannotUndo("nothing")
        if offer.how == CONSENT and not self.agreed(offer.why):
            return
        act()
        self.after_undo(self.say.ui("undone"))

    def agreed(self, why: str) -> bool:
        """Ask the others; a pipe has nobody to ask and agrees."""
        if not self.interactive:
            return True
        self.write(self.say.ui("undo-consent", why=why))
        return normal(self.read() or "")[:1] in ("y", "o")

    def after_undo(self, words: str) -> None:
        self.write(words)
        self.told = self.match.seq
        self.table.front = None

    def do_redo(self, rest: str) -> None:
        self.table.redo()
        self.after_undo(self.say.ui("redone"))

    def do_log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else LOG_LINES
        for line in self.log.lines(self.table.viewer)[-count:]:
            self.write(line.text)

    def do_sheet(self, rest: str) -> None:
        seat = self.seat_named(rest)
        for line in self.board.sheet(self.match.view(self.table.viewer), seat, self.say):
            self.write(line)

    def seat_named(self, word: str) -> int:
        """A seat by its number or by its player's name."""
        if not word:
            return self.table.viewer or 0
        for n, name in enumerate(self.table.names):
            if normal(word) in (str(n + 1), normal(name)):
                return n
        raise NotUnderstood(self.say.ui("no-such-seat", names=", ".join(self.table.names)))

    def do_table(self, rest: str) -> None:
        for line in self.board.common(self.match.view(self.table.viewer), self.say):
            self.write(line)

    def do_rules(self, rest: str) -> None:
        for line in asides.look_up(self.say, rest):
            self.write(line)

    def do_odds(self, rest: str) -> None:
        seat = self.table.viewer or 0
        picked = None
        if rest and not self.match.is_over and not self.table.waits_for_dice():
            picked = understand(rest, self.choices(), self.say, self.board)
        for line in self.board.odds(self.match.view(seat), seat, self.say, picked):
            self.write(line)

    def do_lang(self, rest: str) -> None:
        if normal(rest) not in languages():
            raise NotUnderstood(self.say.ui("no-such-language", langs=", ".join(languages())))
        self.say.lang = normal(rest)

    def do_correct(self, rest: str) -> None:
        last = self.table.last_throw()
        if last is None:
            raise NotUnderstood(self.say.ui("nothing-to-correct"))
        try:
            self.match.correct(read_faces(rest, hand_throw(self.table.game, last), self.say))
        except Refused:
            raise NotUnderstood(self.say.ui("not-by-hand")) from None
        self.after_undo(self.say.ui("corrected"))

    def do_save(self, rest: str) -> None:
        self.say_where()

    def do_again(self, rest: str) -> None:
        if self.match.is_over:
            self.done = AGAIN
        else:
            self.write(self.say.ui("not-over"))

    def do_quit(self, rest: str) -> None:
        self.done = QUIT

    def do_help(self, rest: str) -> None:
        for name in commands.COMMANDS:
            word = self.say.ui(f"command-{name}").partition(",")[0]
            examples = {what: self.say.example(what) for what in commands.EXAMPLES.get(name, ())}
            self.write(f"  {word:<12} {self.say.ui(f'help-{name}', **examples)}")
        self.write(self.say.ui("help-answers", answers=self.say.example("answers")))

    def say_where(self) -> None:
        file = self.match.record.file
        if file is not None:
            text = "saved-over" if self.match.record.ended else "saved"
            self.write(self.say.ui(text, file=str(file.path)))


def option_lines(choices: Choices, say: Speaker, details: Mapping[str, Sequence[Said]]) -> list[str]:
    """The options, each with what is typed for it, and what the thing does that it is about."""
    lines = []
    for n, option in enumerate(choices.singles):
        number = n if choices.of_set else n + 1
        lines.append(f"  {number}  {say.option(option)}")
        lines += [f"       {say.said(line)}" for ref in option.refs for line in details.get(ref, ())]
    if choices.of_set:
        lines.append(f"  {' '.join(choices.toggles)}  {set_words(choices, say)}")
    return lines


def set_words(choices: Choices, say: Speaker) -> str:
    """How several things are chosen at once."""
    id, example = f"set-{choices.verb}", " ".join(list(choices.toggles)[:2])
    return say.ui(id if say.has_ui(id) else "set-any", verb=choices.verb, example=example)

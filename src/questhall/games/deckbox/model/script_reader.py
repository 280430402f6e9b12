"""Encounter scripts read from text (section 2.11).

    script := stmt { ";" stmt }
    stmt   := "spawn" group { "," group } [ "at" ("back" | "start") ]
            | "roll" "{" N[-N] ":" script { "|" ... } "}"
            | "test" skill ":" N "by" who "{" "ok" ":" script "|" "ko" ":" script "}"
            | "choose" "{" "EN label"/"FR label" ":" script { "|" ... } "}"
            | "if" flag ">=" N "{" "yes" ":" script "|" "no" ":" script "}"
            | ("damage" | "hit" | "heal" | "treasure" | "item" | "edge") who N | "energy" who +N or -N
            | "pay" N | "rule" id | "feature" id | "flag" name [+N or -N] | "carry" who
            | "stun spawned" | "remove" | "none"
    group  := ("G" | "B" | "R") (N | "(aP/b)") [ "=" ("M" | "R") N ] [ "!boss" ]

A script belongs to a room one explores, to a feature somebody interacts with, or to an event of the quest; that decides
who and what it can speak of.
"""

from __future__ import annotations

from typing import Final

from questhall.engine.content import Node
from questhall.engine.languages import LANGUAGES
from questhall.games.deckbox.model import script
from questhall.games.deckbox.model.plan import Prose
from questhall.games.deckbox.model.script import Branch, Script, Stmt
from questhall.games.deckbox.model.script_groups import GroupReader, Names
from questhall.games.deckbox.model.script_scanner import HIGHEST, WORD, ScriptError

# What a script belongs to
ENCOUNTER: Final = 0
INTERACTION: Final = 1
EVENT: Final = 2

WHO_WORDS: Final = ["explorer", "actor", "chosen", "payer", "each", "tile", "random", "weakest"]
WHO_AND_NUMBER: Final[dict[str, int]] = {
    "damage": script.DAMAGE,
    "hit": script.HIT,
    "heal": script.HEAL,
    "treasure": script.TREASURE,
    "item": script.ITEM,
    "edge": script.EDGE,
}
SKILL_DICE: Final = 4
DEEPEST: Final = 12  # scripts inside scripts


def read_script(node: Node, key: str, names: Names, role: int, texts: list[Prose]) -> Script:
    """The script under a key of a content file; labels are added to the texts."""
    text = node.text(key)
    try:
        return parse(text, names, role, texts)
    except ScriptError as error:
        row = text.count("\n", 0, error.at)
        column = error.at - (text.rfind("\n", 0, error.at) + 1)
        node.fail(f"{error.problem} (character {column + 1})", key, row if "\n" in text else None)


def parse(text: str, names: Names, role: int, texts: list[Prose]) -> Script:
    return Reader(text, names, role, texts).whole()


class Reader(GroupReader):
    """Makes statements of a text."""

    def __init__(self, text: str, names: Names, role: int, texts: list[Prose]) -> None:
        super().__init__(text, names)
        self.role = role
        self.texts = texts
        self.began = 0  # where the statement being read begins
        self.depth = 0
        self.testing = 0  # tests by several heroes around this place
        self.option = False  # directly in an option of a choice
        self.paid = False  # this option has been paid for
        self.payers = 0  # options around this one that have
        self.spawned = False

    def whole(self) -> Script:
        found = self.script()
        if self.at < len(self.text):
            self.expected("; or the end of the script")
        return found

    def script(self) -> Script:
        self.depth += 1
        self.skip()
        if self.depth > DEEPEST:
            self.fail("scripts stand too deep inside each other")
        found = [self.statement()]
        while self.take(";"):
            found.append(self.statement())
        self.depth -= 1
        return tuple(found)

    # Statements

    def statement(self) -> Stmt:
        self.skip()
        self.began = self.at
        word = self.word("a statement")
        if word in WHO_AND_NUMBER:
            return Stmt(WHO_AND_NUMBER[word], who=self.who(), n=self.number(1, HIGHEST))
        if word == "spawn":
            return self.spawn()
        if word == "energy":
            return Stmt(script.ENERGY, who=self.who(), n=self.signed())
        if word in ("roll", "test", "choose", "if"):
            return self.branching(word)
        if word in ("rule", "feature", "flag"):
            return self.naming(word)
        return self.plain(word)

    def plain(self, word: str) -> Stmt:
        """What needs no number and no name, and `pay`."""
        if word == "none":
            return Stmt(script.NOTHING)
        if word == "carry":
            return Stmt(script.CARRY, who=self.who())
        if word == "pay":
            return self.pay()
        if word == "stun":
            self.word_out_of(["spawned"])
            if not self.spawned:
                self.fail("nothing has been spawned that could be stunned", self.began)
            return Stmt(script.STUN_SPAWNED)
        if word == "remove":
            if self.role != INTERACTION:
                self.fail("only the script of a feature can remove it", self.began)
            return Stmt(script.REMOVE)
        self.fail(f"{word!r} is no statement", self.began)

    def naming(self, word: str) -> Stmt:
        if word == "rule":
            return Stmt(script.RULE, what=self.one_of(self.names.rules, "room rule"))
        if word == "feature":
            return Stmt(script.FEATURE, what=self.one_of(self.names.features, "feature"))
        flag = self.one_of(self.names.flags, "flag")
        self.skip()
        return Stmt(script.FLAG, what=flag, n=self.signed() if self.peek() in ("+", "-") else 1)

    def pay(self) -> Stmt:
        """dbd-enc-05: what cannot be paid is not offered, so nothing but an option can cost something."""
        if not self.option:
            self.fail("pay stands only in an option of choose", self.began)
        if self.paid:
            self.fail("an option is paid for once", self.began)
        self.paid = True
        return Stmt(script.PAY, n=self.number(1, HIGHEST))

    # Spawning

    def spawn(self) -> Stmt:
        groups = [self.group()]
        while self.take(","):
            groups.append(self.group())
        self.spawned = True
        return Stmt(script.SPAWN, groups=tuple(groups), place=self.place())

    def place(self) -> int:
        self.skip()
        if WORD.match(self.text, self.at) is None:
            return script.HERE
        self.word_out_of(["at"])
        self.skip()
        begins = self.at
        place = 1 + self.word_out_of(["back", "start"])
        if place == script.BACK and self.role != ENCOUNTER:
            self.fail("there is no way back where nobody explores", begins)
        return place

    # Branches

    def branching(self, word: str) -> Stmt:
        if word == "roll":
            return Stmt(script.ROLL, branches=self.ranges())
        if word == "choose":
            return Stmt(script.CHOOSE, branches=self.options())
        if word == "test":
            return self.test()
        flag = self.one_of(self.names.flags, "flag")
        self.need(">=")
        return Stmt(script.IF, what=flag, n=self.number(1, HIGHEST), branches=self.pair("yes", "no"))

    def test(self) -> Stmt:
        skill = self.word_out_of(self.names.skills)
        self.need(":")
        wanted = self.number(1, SKILL_DICE)
        self.word_out_of(["by"])
        who = self.who()
        several = 1 if who in (script.EACH, script.ON_TILE) else 0
        self.testing += several
        branches = self.pair("ok", "ko")
        self.testing -= several
        return Stmt(script.TEST, who=who, n=wanted, what=skill, branches=branches)

    def pair(self, first: str, second: str) -> tuple[Branch, ...]:
        self.need("{")
        self.word_out_of([first])
        yes = self.body(-1, 0, 0)
        self.need("|")
        self.word_out_of([second])
        no = self.body(-1, 0, 0)
        self.need("}")
        return (yes, no)

    def body(self, label: int, low: int, high: int) -> Branch:
        """What follows a branch's name."""
        self.need(":")
        option = self.option
        self.option = label >= 0
        found = self.script()
        self.option = option
        return Branch(low, high, label, found)

    def ranges(self) -> tuple[Branch, ...]:
        """dbd-enc-03: ranges cover 1-6 without overlap. They need not stand in order."""
        begins = self.began
        covered = 0
        found: list[Branch] = []
        self.need("{")
        while not found or self.take("|"):
            self.skip()
            here = self.at
            low = self.number(1, 6)
            high = self.number(low, 6) if self.take("-") else low
            bits = (1 << high + 1) - (1 << low)
            if covered & bits:
                self.fail("a result of the die stands already in a branch before", here)
            covered |= bits
            found.append(self.body(-1, low, high))
        self.need("}")
        for pips in range(1, 7):
            if not covered >> pips & 1:
                self.fail(f"no branch is for a {pips}", begins)
        return tuple(found)

    def options(self) -> tuple[Branch, ...]:
        begins = self.began
        paid = self.paid
        self.payers += int(paid)
        free = False
        found: list[Branch] = []
        self.need("{")
        while not found or self.take("|"):
            label = self.label()
            self.paid = False
            found.append(self.body(label, 0, 0))
            free = free or not self.paid
        self.payers -= int(paid)
        self.paid = paid
        self.need("}")
        if not free:
            self.fail("one of the options must cost nothing", begins)
        return tuple(found)

    def label(self) -> int:
        """An option's words in all languages, kept among the texts."""
        words: dict[str, str] = {}
        for language in LANGUAGES:
            if words:
                self.need("/")
            words[language] = self.quoted()
        self.texts.append(words)
        return len(self.texts) - 1

    def who(self) -> int:
        self.skip()
        begins = self.at
        who = self.word_out_of(WHO_WORDS)
        if who == script.EXPLORER and self.role != ENCOUNTER:
            self.fail("nobody explores here", begins)
        if who == script.ACTOR and self.role != INTERACTION and self.testing == 0:
            self.fail("nobody acts here: actor is who interacts, or who rolls in a test by each", begins)
        if who == script.PAYER and not self.paid and self.payers == 0:
            self.fail("nobody has paid yet", begins)
        return who


# Looking into scripts


def spawns(found: Script) -> bool:
    """Whether anything in this script spawns."""
    return any(stmt.op == script.SPAWN or any(spawns(branch.body) for branch in stmt.branches) for stmt in found)


def flags_of(found: Script) -> list[int]:
    """The flags a script raises or looks at, each once."""
    flags: list[int] = []
    for stmt in found:
        inside = [stmt.what] if stmt.op in (script.FLAG, script.IF) else []
        for branch in stmt.branches:
            inside += flags_of(branch.body)
        for flag in inside:
            if flag not in flags:
                flags.append(flag)
    return flags

"""A quest with loaded dice, for tests that read like the rulebook.

play = Play(plan(start="K", monsters=[("goblin", "M9")]), heroes="elf")   # the elf stands in room K, his turn begins
play.put("elf", "L9")
play.throws("3 4")                       # red dice by their numbers, combat dice as skull, white, black
play.choose("walk square:N10")           # by the option's name,
play.answer(code(WALK, square("N10")))   # or by its code

Squares are `M10` (column letter, row from 1) or `(12, 9)` as in the specification.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from questhall.engine.core import CHANCE, DECISION, NATURE, OVER, RUNNING, State, advance, apply_checked, start
from questhall.engine.told import Args, Told
from questhall.games.heroquest import GAME
from questhall.games.heroquest.model import ids, plan_kinds
from questhall.games.heroquest.model import plan as plans
from questhall.games.heroquest.model.agreement import Table
from questhall.games.heroquest.model.answer_codes import END_TURN, ROLL, WALK, a_of, b_of, code, verb_of
from questhall.games.heroquest.model.board import AREA, COLUMNS
from questhall.games.heroquest.model.figures import IN_PLAY, PLACED, Hero, Monster
from questhall.games.heroquest.model.ids import NONE
from questhall.games.heroquest.model.plan import Door, Furniture, Goal, MonsterPlan, Plan, Trap
from questhall.games.heroquest.model.state import Dungeon
from questhall.games.heroquest.rules.dice import count
from questhall.games.heroquest.rules.movement import BEST_OF_TWO

Spot = str | tuple[int, int] | int
HEROES = ("barbarian", "dwarf", "elf", "wizard")
DOORS = {"normal": 0, "secret": 1, "locked": 2, "false": 3, "event": 4}
TRAPS = {"pit": plan_kinds.PIT, "falling_block": plan_kinds.FALLING_BLOCK, "spear": plan_kinds.SPEAR}
FACES = {"skull": 0, "white": 1, "black": 2}


def square(at: Spot) -> int:
    """`M10` or (12, 9) as a square's index."""
    if isinstance(at, int):
        return at
    if isinstance(at, tuple):
        return at[1] * COLUMNS + at[0]
    return (int(at[1:]) - 1) * COLUMNS + ord(at[0]) - ord("A")


def name(at: int) -> str:
    return f"{chr(ord('A') + at % COLUMNS)}{at // COLUMNS + 1}"


def area(letter: str) -> int:
    """`K` as the number of the room; `` is the corridor."""
    return ord(letter) - ord("A") + 1 if letter else 0


def number(word: str) -> int:
    """`battle_axe`, `goblin`, `genie` as its number in ids.py."""
    return int(getattr(ids, word.upper()))


def bits(*squares: Spot) -> int:
    return sum(1 << square(each) for each in squares)


def code_of(words: str) -> int:
    """`3 4` or `skull white` as a packed throw."""
    packed = 0
    for word in words.split():
        packed += 1 << 4 * (FACES[word] if word in FACES else int(word) - 1)
    return packed


# Quests


def plan(
    start: str | Sequence[Spot] = "U",
    doors: Sequence[tuple[Any, ...]] = (),
    monsters: Sequence[tuple[str, Spot]] = (),
    traps: Sequence[tuple[str, Spot]] = (),
    furniture: Sequence[tuple[str, Sequence[Spot]]] = (),
    blocked: Sequence[Spot] = (),
    wandering: str = "orc",
) -> Plan:
    """A small quest: the start as a room's letter (its first four squares) or as squares; doors are (a, b, kind).

    Its objective is to stay 99 rounds, so that nothing a test does ends it; change `all_of` for another.
    """
    p = Plan("q_test", 1)
    p.texts = [{"en": "Test", "fr": "Essai"}]
    p.title = p.parchment = 0
    if isinstance(start, str):
        letter = area(start)
        inside = [at for at in range(len(AREA)) if AREA[at] == letter]
        x, y = min(at % COLUMNS for at in inside), min(at // COLUMNS for at in inside)
        p.start = tuple(square((x + i % 2, y + i // 2)) for i in range(4))
    else:
        p.start_kind = 2
        p.start = tuple(square(at) for at in start)
    p.exit = p.start
    p.blocked = bits(*blocked)
    for each in doors:
        add_door(p, *each)
    for word, at in monsters:
        add_monster(p, word, at)
    for kind, at in traps:
        p.traps.append(Trap(f"t{len(p.traps)}", TRAPS[kind], square(at)))
    for word, squares in furniture:
        add_furniture(p, word, squares)
    p.wandering_kind = number(wandering) if wandering else NONE
    p.all_of = [Goal(plan_kinds.SURVIVE, 99)]
    p.must_return = False
    return p


def add_door(p: Plan, a: Spot, b: Spot, kind: str = "normal", opened: bool = False) -> Door:
    one, two = sorted((square(a), square(b)))
    door = Door(f"d{len(p.doors)}", one, two)
    door.kind = DOORS[kind]
    door.open = opened
    p.doors.append(door)
    return door


def add_monster(p: Plan, word: str, at: Spot) -> MonsterPlan:
    monster = MonsterPlan(f"m{len(p.monsters)}", number(word), square(at))
    p.monsters.append(monster)
    return monster


def add_furniture(p: Plan, word: str, squares: Sequence[Spot], trap: list[plans.Effect] | None = None) -> Furniture:
    piece = Furniture(f"f{len(p.furniture)}", number(word), bits(*squares), AREA[square(squares[0])])
    piece.corner = square(squares[0])
    piece.trapped = trap is not None
    piece.trap = trap or []
    p.furniture.append(piece)
    return piece


def table(heroes: str = "barbarian", quests: Sequence[Plan] = (), **options: Any) -> Table:
    """The table before the game; options are fields of Table."""
    words = heroes.split()
    t = Table(len(words))
    t.classes = [HEROES.index(word) for word in words]
    t.plans = list(quests) or [plan()]
    t.windows = [2] * len(words)  # never asked, unless the test says so
    t.suggested_spells = True
    for key, value in options.items():
        assert hasattr(t, key), f"no table option {key}"
        setattr(t, key, value)
    return t


def quest(number: int) -> Plan:
    """A quest of the campaign by its number."""
    from questhall.games.heroquest import settings as tables

    (word,) = [each for each in tables.QUEST_NAMES if each.startswith(f"q{number:02}")]
    return tables.quest(word)


def sample() -> Plan:
    """The first quest of the campaign."""
    return quest(1)


@cache
def game() -> Any:
    """What the game says in words: options, events, views."""
    return GAME.load()


class Play:
    """A quest driven by names or codes. It stands at its first wait point: mostly the first hero's turn."""

    def __init__(self, quest_plan: Plan | None = None, heroes: str = "barbarian", **options: Any) -> None:
        from questhall.games.heroquest.rules.turn import FIRST_STEP

        self.state = Dungeon(table(heroes, [quest_plan or plan()], **options))
        self.state.events = []
        start(self.state, FIRST_STEP)

    # What lies on the board

    def hero(self, who: str | int = 0) -> Hero:
        """By number, or by class."""
        if isinstance(who, int):
            return self.state.heroes[who]
        return next(h for h in self.state.heroes if h.kind == HEROES.index(who))

    def monster(self, index: int = 0) -> Monster:
        return self.state.monsters[index]

    def put(self, who: str | int, at: Spot) -> Hero:
        """Set a hero on a square, whatever lies there; the squares of its room are known then."""
        from questhall.games.heroquest.rules.revealing import look, reveal_room

        s, h = self.state, self.hero(who)
        h.status = IN_PLAY
        s.move_hero(h, square(at))
        if AREA[h.square]:
            reveal_room(s, AREA[h.square])
        look(s, h)
        return self.again().hero(who)

    def place(self, kind: str | Monster, at: Spot) -> Monster:
        """Set a monster on the board: a new one of that kind, or one of the quest."""
        from questhall.games.heroquest.rules.monster_values import new_monster
        from questhall.games.heroquest.rules.revealing import place_monster

        s = self.state
        m = new_monster(s, number(kind)) if isinstance(kind, str) else kind
        place_monster(s, m, square(at))
        self.again()
        return m

    def own(self, *items: str, who: str | int = 0) -> Hero:
        h = self.hero(who)
        for item in items:
            h.have(number(item), h.items[number(item)] + 1)
        self.again()
        return h

    def at(self, who: str | int = 0) -> str:
        return name(self.hero(who).square)

    def again(self) -> Play:
        """Ask the pending question of a hero's turn once more, after the board was changed by hand."""
        from questhall.games.heroquest.rules.turn import HERO_CHOICE

        s = self.state
        if s.waiting == DECISION and s.asking is HERO_CHOICE:
            s.waiting = RUNNING
            s.then(HERO_CHOICE)
            advance(s)
        return self

    def turn_of(self, who: str | int = 0) -> Play:
        """That hero's turn begins now, as if in a new round; then the others' in order."""
        from questhall.games.heroquest.rules.turn import HERO_TURNS

        s = self.back_to_round()
        self.hero(who).acted_in_round = False
        s.then(HERO_TURNS[s.order.index(self.hero(who).number)])
        advance(s)
        return self

    def zargon(self) -> Play:
        """Zargon's turn begins now."""
        s = self.back_to_round()
        s.active = NONE
        advance(s)
        return self

    def back_to_round(self) -> Dungeon:
        """All heroes have had their turns: what remains of the round is Zargon's turn and the end of it."""
        from questhall.games.heroquest.rules.turn import PLAY_ROUND, ROUND

        s = self.state
        while s.stack[-1] is not PLAY_ROUND:
            s.stack.pop()
        s.then_all(ROUND)
        s.stack.pop()
        s.waiting = RUNNING
        return s

    # Playing

    def asked(self) -> str:
        """The step that waits for an answer or a throw, "" when the game is over."""
        return "" if self.state.waiting == OVER else type(self.state.asking).__name__

    def legal(self) -> tuple[int, ...]:
        s = self.state
        assert s.waiting == DECISION, f"no decision but {self.asked()} {s.chance.name}"
        return s.legal_for(s.deciders()[0])

    def verbs(self) -> set[int]:
        return {verb_of(each) for each in self.legal()}

    def can(self, verb: int, a: int | None = None, b: int | None = None) -> bool:
        """Whether such an answer is legal; parts left out may be anything."""
        return any(
            verb_of(each) == verb and (a is None or a_of(each) == a) and (b is None or b_of(each) == b)
            for each in self.legal()
        )

    def walks(self) -> set[str]:
        """The names of the squares that may be walked to."""
        return {name(a_of(each)) for each in self.legal() if verb_of(each) == WALK}

    def answer(self, *codes: int) -> Play:
        for each in codes:
            s = self.state
            assert s.waiting == DECISION, f"the game waits for {self.asked()} {s.chance.name}"
            seat = s.deciders()[0]
            assert 0 <= seat <= len(s.heroes), f"{self.asked()}: nobody sits at {seat}"
            apply_checked(s, seat, each)
        return self

    def do(self, verb: int, a: int = 0, b: int = 0) -> Play:
        return self.answer(code(verb, a, b))

    def choose(self, *names: str) -> Play:
        """Answer the pending decisions by the names of options."""
        for each in names:
            s = self.state
            assert s.waiting == DECISION, f"{each!r}: the game waits for {self.asked()} {s.chance.name}"
            seat = s.deciders()[0]
            apply_checked(s, seat, game().answer(s, seat, each))
        return self

    def throws(self, *words: str | int) -> Play:
        """What the next throws show, one text a throw; a number is an outcome as it is (a card).

        Dice stay on the table as they fell, for all to see, until the next throw.
        """
        for each in words:
            s, asked = self.state, self.asked()
            assert s.waiting == CHANCE, f"{each!r}: the game waits for {asked} {s.waiting}"
            apply_checked(s, NATURE, code_of(each) if isinstance(each, str) else each)
            if isinstance(each, str) and asked != "OneMoreDie" and s.table.movement != BEST_OF_TWO:
                assert s.dice == code_of(each), f"{asked}: the table shows another throw"
        return self

    def throw_name(self) -> str:
        assert self.state.waiting == CHANCE, f"no throw but {self.asked()}"
        return self.state.chance.name

    def rolls(self, words: str = "6 6") -> Play:
        """Roll for movement."""
        return self.do(ROLL).throws(words)

    def walk(self, *squares: Spot) -> Play:
        """Walk to these squares, one answer each."""
        for each in squares:
            self.do(WALK, square(each))
        return self

    def end(self) -> Play:
        return self.do(END_TURN)

    def why(self, ref: str) -> str:
        """The rule that keeps the seat that is asked from choosing that thing, "" if it may."""
        reason = game().why_not(self.state, self.state.deciders()[0], ref)
        return reason.rule if reason else ""

    # What was said

    def kinds(self) -> list[int]:
        """The kinds of the events so far (events.py)."""
        return [event[0] for event in self.state.events or []]

    def happened(self, kind: int) -> list[tuple[int, int]]:
        """(a, b) of each event of that kind."""
        return [(event[2], event[3]) for event in self.state.events or [] if event[0] == kind]

    def told(self) -> list[Told]:
        return [game().told(self.state, event) for event in self.state.events or []]

    def said(self, kind: str) -> list[Args]:
        return [told.args for told in self.told() if told.kind == kind]

    def forget(self) -> Play:
        self.state.events = []
        return self

    def placed(self) -> list[str]:
        """The squares of the monsters on the board."""
        return sorted(name(m.square) for m in self.state.monsters if m.status == PLACED)


def shown(dice: int) -> list[int]:
    """A packed throw as the count of each face."""
    return [count(dice, face) for face in range(6)]


def line(*squares: Spot) -> list[tuple[int, int]]:
    """The steps between squares, for comparing paths."""
    return list(pairwise([square(each) for each in squares]))


def waits(s: State) -> int:
    return s.waiting

"""A table with loaded dice and stacked decks, for tests that read like the rulebook.

play = lay(
    who("barbarian", gems=4, trophies=1, wounds=1, wears="watch_hauberk oath_crown", main="keen_edge"),
    who("warrior", wears="helm_of_the_dead", carcasses="hill_bandit"),
    who("sorcerer", wounds=3),
    round=4, goal="12",
)                                          # seat 0 stands in the village, first visit; nobody has said anything
play.enters("infernal_cyclops")            # the dungeon, and the card drawn there
play.says(1, {"offer": {"to": "seat:0", "alliance": True, "want": [...]}})
play.choose("accept offer:9", seat=0)
play.choose("close", seat=0).dice(7, 1)

Answers are codes (`answer`), option names (`choose`) or structured (`says`); a seat need not be named when only one is
awaited. Unnamed seats are filled up to `seats` with whoever is left, who own nothing.
"""

from __future__ import annotations

from typing import Any

from questhall.engine.core import (
    CHANCE,
    DECISION,
    NATURE,
    OVER,
    RUNNING,
    SEVERAL,
    AnyStep,
    Event,
    Reason,
    advance,
    apply_checked,
    apply_open_checked,
    start,
)
from questhall.engine.game import complete_setting
from questhall.games.betrayals.answers import options
from questhall.games.betrayals.game import Betrayals
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.agreement import Table
from questhall.games.betrayals.model.cards import (
    ADVENTURE_IDS,
    CHARACTER_IDS,
    ITEM_IDS,
    MONSTER_IDS,
    QUEST_IDS,
    TYPE_IDS,
)
from questhall.games.betrayals.model.ids import (
    ADVENTURES,
    GEMS,
    ITEMS,
    MONSTERS,
    NONE,
    OATHBREAKER,
    POWER_ARMOUR,
    QUESTS,
)
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules import power
from questhall.games.betrayals.rules.gear import put_on
from questhall.games.betrayals.rules.turn import TURN
from questhall.games.betrayals.settings import SETTINGS, lay_out

# Main quests of those a test gives none: not fulfilled by chance
FAR_OFF = ("plunderer", "colosseum", "gladiator", "oathbreaker", "sellsword", "true_word", "legend", "wretch")


def table(seats: int = 4, **chosen: Any) -> Table:
    """The options of section 8, by their names: table(3, goal="12", promises="binding"). By the clock, if not said."""
    chosen = {"clock": "live", **chosen}
    complete = {setting.id: complete_setting(setting, chosen.get(setting.id), seats) for setting in SETTINGS}
    unknown = set(chosen) - set(complete)
    assert not unknown, f"no options: {unknown}"
    return lay_out(complete, seats)


def item(name: str) -> int:
    return ITEM_IDS.index(name)


def card(name: str) -> int:
    """Any adventure card."""
    return ADVENTURE_IDS.index(name)


def quest(name: str) -> int:
    return QUEST_IDS.index(name)


def who(
    character: str,
    gems: int = 0,
    trophies: int = 0,
    wounds: int = 0,
    wears: str = "",
    surplus: str = "",
    carcasses: str = "",
    main: str = "",
    quests: str = "",
    completed: str = "",
    token: str = "",
    spent: bool = False,
    cursed: bool = False,
) -> dict[str, Any]:
    """One adventurer as he sits there; lists are words with spaces between them."""
    return dict(locals())


def lay(
    *people: dict[str, Any],
    seats: int = 0,
    round: int = 3,
    active: int = 0,
    first: int = 0,
    pot: int = 0,
    arenas: int = 1,
    turn_start: bool = False,
    second_visit: bool = False,
    run: bool = True,
    **chosen: Any,
) -> Play:
    """A position in the village: first visit, unless it is the second one or the very start of the turn.

    `arenas` 1: there is no pot any more. `run` False: nothing is asked yet; `play.push(step)` begins.
    """
    s = Adventure(table(max(seats, len(people), 3), **chosen))
    s.round, s.active, s.first, s.arenas, s.turn = round, active, first, arenas, 1
    if s.table.binding:
        s.guild &= ~(1 << OATHBREAKER)
    spare = [name for name in CHARACTER_IDS if name not in [each["character"] for each in people]]
    everybody = [*people, *[who(name) for name in spare]]
    for a in s.adventurers:
        seat_down(s, a, everybody[a.seat])
    for a in s.adventurers:
        if a.main == NONE:
            far = [quest(name) for name in FAR_OFF if s.guild >> quest(name) & 1]
            a.main = far[0]
            s.guild &= ~(1 << a.main)
    s.pot = pot
    s.bank = GEMS - pot - sum(a.gems for a in s.adventurers)
    s.events = []
    play = Play(s)
    if run:
        s.venturing = second_visit
        begun = 0 if turn_start else 3 if second_visit else 1  # steps of the turn that are over
        play.push(*[*reversed(TURN)][begun:])
    return play


def seat_down(s: Adventure, a: Adventurer, given: dict[str, Any]) -> None:
    """Everything leaves the place it came from."""
    a.character = CHARACTER_IDS.index(given["character"])
    a.gems, a.trophies, a.wounds, a.spent = given["gems"], given["trophies"], given["wounds"], given["spent"]
    a.token = TYPE_IDS.index(given["token"]) if given["token"] else NONE
    for name in given["wears"].split():
        number = item(name)
        s.shop, s.apart = s.shop & ~(1 << number), s.apart & ~(1 << number)
        put_on(a, s.table.cards.item_slot[number], number)
    for name in given["surplus"].split():
        number = item(name)
        s.shop, s.apart = s.shop & ~(1 << number), s.apart & ~(1 << number)
        a.surplus |= 1 << number
    for name in given["carcasses"].split():
        a.carcasses |= 1 << MONSTER_IDS.index(name)
        s.monsters &= ~(1 << MONSTER_IDS.index(name))
    if given["main"]:
        a.main = quest(given["main"])
        s.guild &= ~(1 << a.main)
    for name in given["quests"].split():
        a.quests += (quest(name),)
        a.serials += (s.next_serial,)
        a.deeds += (0,)
        s.next_serial += 1
        s.guild &= ~(1 << quest(name))
    for name in given["completed"].split():
        a.completed |= 1 << quest(name)
        a.main_done = a.main_done or quest(name) == a.main
        s.guild &= ~(1 << quest(name))
    if given["cursed"]:
        s.curse = a.seat


class Play:
    """A game driven by names, codes and loaded dice."""

    def __init__(self, s: Adventure) -> None:
        self.s = s

    # What lies on the table

    def a(self, seat: int) -> Adventurer:
        return self.s.adventurers[seat]

    def gauge(self, seat: int) -> int:
        return power.gauge(self.s, self.a(seat))

    def worn(self, seat: int) -> set[str]:
        return {ITEM_IDS[number] for number in self.a(seat).worn if number != NONE}

    def surplus(self, seat: int) -> set[str]:
        return {name for number, name in enumerate(ITEM_IDS) if self.a(seat).surplus >> number & 1}

    def carcasses(self, seat: int) -> set[str]:
        return {name for number, name in enumerate(MONSTER_IDS) if self.a(seat).carcasses >> number & 1}

    def on_sale(self, name: str) -> bool:
        return self.s.shop >> item(name) & 1 == 1

    def gems(self) -> list[int]:
        return [a.gems for a in self.s.adventurers]

    def trophies(self) -> list[int]:
        return [a.trophies for a in self.s.adventurers]

    def wounds(self) -> list[int]:
        return [a.wounds for a in self.s.adventurers]

    def ledger(self, seat: int) -> tuple[int, int, int]:
        """Promises kept, broken, waived."""
        a = self.a(seat)
        return a.kept, a.broken, a.waived

    # What is asked

    def asked(self) -> str:
        """The step that waits for an answer or a throw, "" when the game is over."""
        return "" if self.s.waiting == OVER else type(self.s.asking).__name__

    def awaited(self) -> tuple[int, ...]:
        return self.s.awaited()

    def chance(self) -> str:
        """The name of the throw the game waits for, "" if it waits for none."""
        return self.s.chance.name if self.s.waiting == CHANCE else ""

    def codes(self, seat: int | None = None) -> tuple[int, ...]:
        """What that seat may answer."""
        return self.s.legal_for(self.speaker(seat))

    def names(self, seat: int | None = None) -> list[str]:
        who = self.speaker(seat)
        return [options.option(self.s, who, answer).name for answer in self.s.legal_for(who)]

    def speaker(self, seat: int | None) -> int:
        """The seat meant: the one named, or the only one awaited, or the active player among several."""
        if seat is not None:
            return seat
        assert self.s.waiting == DECISION, f"nobody is asked: {self.asked()} {self.chance()}"
        if self.s.seat != SEVERAL:
            return self.s.seat
        awaited = self.s.awaited()
        return awaited[0] if len(awaited) == 1 else self.s.active

    # Playing

    def push(self, *steps: AnyStep) -> Play:
        """Do these steps next, in this order, before whatever was asked."""
        for step in reversed(steps):
            self.s.then(step)
        self.s.waiting = RUNNING
        self.s.asking = None
        self.s.open, self.s.idle = False, 0
        advance(self.s)
        return self

    def answer(self, *answers: int, seat: int | None = None) -> Play:
        for each in answers:
            apply_checked(self.s, self.speaker(seat), each)
        return self

    def choose(self, *names: str, seat: int | None = None) -> Play:
        for name in names:
            speaker = self.speaker(seat)
            apply_checked(self.s, speaker, options.answer(self.s, name))
        return self

    def says(self, seat: int, words: object) -> Play:
        """A structured answer that is taken."""
        refusal = apply_open_checked(self.s, seat, words)
        assert refusal is None, f"refused: {refusal}"
        return self

    def refused(self, seat: int, words: object) -> str:
        """The rule by which a structured answer is refused."""
        refusal: Reason | None = apply_open_checked(self.s, seat, words)
        assert refusal is not None, "it was taken"
        return refusal.rule

    def throw(self, name: str, outcome: int) -> Play:
        """The outcome of the throw of that name, which must be the one the game waits for."""
        assert self.chance() == name, f"{name}: the game waits for {self.asked()} {self.chance()}"
        apply_checked(self.s, NATURE, outcome)
        return self

    def draws(self, *names: str) -> Play:
        """Adventure cards."""
        for name in names:
            self.throw("adventure", card(name))
        return self

    def draws_quests(self, *names: str) -> Play:
        for name in names:
            self.throw("quest", quest(name))
        return self

    def dice(self, green: int, red: int) -> Play:
        return self.throw("fight", 10 * green + red)

    def die(self, *faces: int) -> Play:
        for face in faces:
            self.throw("d8", face)
        return self

    def enters(self, *names: str) -> Play:
        """The active player goes into the dungeon and draws these cards."""
        return self.answer(codes.DUNGEON, seat=self.s.active).draws(*names)

    def challenges(self, seat: int) -> Play:
        return self.answer(codes.ARENA + seat, seat=self.s.active)

    def passes(self) -> Play:
        """Everybody awaited but the active player says: nothing more from me."""
        asking = self.s.asking
        while self.s.waiting == DECISION and self.s.asking is asking:
            others = [seat for seat in self.awaited() if seat != self.s.active]
            if not others:
                break
            self.answer(codes.PASS, seat=others[0])
        return self

    def closes(self) -> Play:
        """The others pass, the active player goes on to the fight."""
        self.passes()
        return self.answer(codes.CLOSE, seat=self.s.active)

    # What was said

    def told(self, kind: int) -> list[Event]:
        """The events of that kind (rules/events.py) so far: (kind, seat, a, b, audience)."""
        return [event for event in self.s.events or [] if event[0] == kind]

    def forget(self) -> Play:
        self.s.events = []
        return self


def new(seats: int = 4, **chosen: Any) -> Play:
    """A game from its very beginning."""
    s = Adventure(table(seats, **chosen))
    s.events = []
    start(s, Betrayals.first_step)
    return Play(s)


def check_conserved(s: Adventure) -> None:
    """dqt-gen-04 and all cards: nothing appears, nothing is lost."""
    assert s.bank + s.pot + sum(a.gems for a in s.adventurers) == GEMS
    assert s.pot >= 0 and all(a.gems >= 0 for a in s.adventurers)
    assert s.bank >= 0 or s.table.unlimited_bank
    items = [number for number in range(ITEMS) if (s.shop | s.apart) >> number & 1]
    assert not s.shop & s.apart
    for a in s.adventurers:
        items += [number for number in range(ITEMS) if a.surplus >> number & 1]
        items += [number for number in a.worn if number != NONE]
        for slot in range(len(a.worn)):
            assert a.worn[slot] == NONE or s.table.cards.item_slot[a.worn[slot]] == slot
    assert sorted(items) in (list(range(ITEMS)), [number for number in range(ITEMS) if number != POWER_ARMOUR])
    check_quests(s)
    check_adventures(s)


def check_quests(s: Adventure) -> None:
    quests = [number for number in range(QUESTS) if s.guild >> number & 1]
    quests += [known // 8 for known in s.guild_under]
    for a in s.adventurers:
        assert len(a.quests) == len(a.serials) == len(a.deeds)
        quests += [*a.dealt, *a.quests, *([a.main] if a.main != NONE else [])]
        quests += [number for number in range(QUESTS) if a.completed >> number & 1 and number != a.main]
        assert a.main_done == (a.main != NONE and a.completed >> a.main & 1 == 1)
    assert sorted(quests) == [n for n in range(QUESTS) if n != OATHBREAKER or not s.table.binding]


def check_adventures(s: Adventure) -> None:
    """No card lies in two places; those in none have been discarded."""
    seen = [number for number in range(MONSTERS) if s.monsters >> number & 1]
    seen += [number for number in range(MONSTERS, ADVENTURES) if s.others >> (number - MONSTERS) & 1]
    seen += s.under
    for a in s.adventurers:
        seen += [number for number in range(MONSTERS) if a.carcasses >> number & 1]
    assert len(set(seen)) == len(seen)

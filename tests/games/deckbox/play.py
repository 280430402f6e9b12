"""A table laid by hand: tiles, heroes and enemies where a test wants them, loaded dice, answers by name.

A lone hero has no boon here unless the test asks for it.

    scene = Scene("odrik sword stand", "selka bow lance", tiles="14B")
    scene.put(0, "3,3").enemy("gnawkin", "3,2", health=2)
    scene.begin()                      # the round begins; with one hero he acts at once
    scene.dice("6 4 2 1", "5", "M2")   # what the next throws show
    scene.do("activate").do("melee enemy:1")

Squares are "x,y" of the global grid: a tile alone at cell 0,0 with its arrow north has its interior at 1..5.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.engine.core import CHANCE, DECISION, NATURE, OVER, Event, advance, apply_checked
from questhall.engine.game import complete_setting
from questhall.games import open_game
from questhall.games.deckbox import settings
from questhall.games.deckbox.answers import names, options
from questhall.games.deckbox.model import cards, script_reader
from questhall.games.deckbox.model.figures import Enemy, Hero
from questhall.games.deckbox.model.ground import place
from questhall.games.deckbox.model.plan import NO_ENCOUNTER, NONE, Encounter, Plan, Quest, Room
from questhall.games.deckbox.model.state import Delve, laid_out
from questhall.games.deckbox.quest_format import quest_file
from questhall.games.deckbox.quest_format.quests import FILES
from questhall.games.deckbox.rules import setup
from questhall.games.deckbox.rules.exploring import reveal_room
from questhall.games.deckbox.rules.recovery import ROUND

GAME = open_game("deckbox")
ARROWS = {"N": 0, "E": 1, "S": 2, "W": 3}
ITEMS = {id: number for number, id in enumerate(cards.ITEM_IDS)}


def room(text: str) -> Room:
    """`14B`, or `14B E 1,0` for the arrow and the cell."""
    face, arrow, at = (*text.split(), "N", "0,0")[:3] if " " in text else (text, "N", "0,0")
    i, j = (int(word) for word in at.split(","))
    return Room(i, j, cards.FACE_IDS.index(face), ARROWS[arrow], 1, 0)


def encounter(script: str, flags: list[str], role: int = script_reader.ENCOUNTER) -> Encounter:
    """An encounter with that script; its labels are whatever the script says."""
    texts: list[dict[str, str]] = [{"en": "A test", "fr": "Un essai"}, {"en": "Line", "fr": "Ligne"}]
    return Encounter("test", 0, 0, texts, parse(script, flags, texts, role))


def parse(script: str, flags: list[str], texts: list[dict[str, str]] | None = None, role: int = 0) -> Any:
    return script_reader.parse(script, cards.NAMES.with_flags(flags), role, texts if texts is not None else [])


class Scene:
    def __init__(self, *heroes: str, tiles: str | list[str] = "14B", **chosen: Any) -> None:
        heroes = heroes or ("odrik sword stand",)
        seats = len(heroes)
        chosen = {"lone_hero_boon": "off"} | chosen
        self.options = {each.id: complete_setting(each, chosen.get(each.id), seats) for each in settings.SETTINGS}
        self.s: Delve = laid_out(settings.lay_out(self.options, seats))
        self.s.events = []
        self.throws: list[str] = []
        self.lay([tiles] if isinstance(tiles, str) else tiles)
        for seat, words in enumerate(heroes):
            self.equip(seat, words)

    @classmethod
    def opening(cls, seats: int = 1, **chosen: Any) -> Scene:
        """A game from its very first step, with the options of the table and nothing laid by hand."""
        scene = cls.__new__(cls)
        scene.options = {each.id: complete_setting(each, chosen.get(each.id), seats) for each in settings.SETTINGS}
        scene.s = laid_out(settings.lay_out(scene.options, seats))
        scene.s.events = []
        scene.throws = []
        scene.s.then(setup.BEGIN)
        return scene.go_on()

    # Laying the table

    def lay(self, tiles: list[str]) -> None:
        s = self.s
        s.flags = (0,) * len(s.quest.flags)
        s.foes = tuple(s.quest.enemies)
        for text in tiles:
            reveal_room(s, room(text), NONE)
        s.plan = Plan(list(s.rooms))
        s.market = (ITEMS["foresight"], ITEMS["picks"], ITEMS["smoke"])
        self.take_from_deck("foresight", "picks", "smoke")

    def take_from_deck(self, *items: str) -> None:
        deck = list(self.s.deck)
        for item in items:
            deck[ITEMS[item]] -= 1
        self.s.deck = tuple(deck)

    def beyond(self, slot: int, direction: str, tile: str, script: str = "", kind: int = 1) -> Scene:
        """A room that is not revealed yet behind an exit of a tile: `beyond(0, "N", "14B", "spawn G1")`."""
        s = self.s
        host, way = s.rooms[slot], ARROWS[direction]
        host.ways |= 1 << way
        di, dj = ((0, -1), (1, 0), (0, 1), (-1, 0))[way]
        found = Room(host.i + di, host.j + dj, cards.FACE_IDS.index(tile), way, kind, host.depth + 1)
        found.encounter = encounter(script, s.quest.flags) if script else NO_ENCOUNTER
        s.plan = Plan([*s.plan.rooms, found])
        s.ground = type(s.ground)(s.rooms, s.table.corners_block)
        return self

    def equip(self, seat: int, words: str) -> None:
        hero, equipment, ability = words.split()
        h = self.s.heroes[seat]
        h.card, h.equipment = cards.HERO_IDS.index(hero), cards.EQP_IDS.index(equipment)
        h.ability = cards.ABL_IDS.index(ability)
        setup.ready(self.s, h)

    def put(self, seat: int, at: str, **values: Any) -> Scene:
        """Place a hero; `health=3`, `energy=5`, `treasure=7`, `items="draught net"`, any other field."""
        h = self.s.heroes[seat]
        self.s.move_hero(h, self.square(at))
        for name, value in values.items():
            if name == "items":
                self.give(seat, *value.split())
            else:
                setattr(h, name, value)
        return self

    def give(self, seat: int, *items: str) -> None:
        h = self.s.heroes[seat]
        counts = list(h.items)
        for item in items:
            counts[ITEMS[item]] += 1
        h.items = tuple(counts)
        self.take_from_deck(*items)

    def enemy(self, foe: str, at: str, health: int = 1, **values: Any) -> Scene:
        """Place an enemy; its colour and type are those of its card, its die comes from the supply."""
        s = self.s
        number = cards.FOE_IDS.index(foe)
        slot = cards.FOE_SLOT[number]
        colour, kind = slot // 2, 1 - slot % 2
        s.mustered = (*s.mustered, number)
        e = Enemy(len(s.mustered), number, colour, kind, health, max(health, 6), NONE)
        for name, value in values.items():
            setattr(e, name, value)
        s.enemies.append(e)
        s.move_enemy(e, self.square(at))
        supply = list(s.supply)
        supply[colour] -= 1
        s.supply = tuple(supply)
        return self

    def own_quest(self) -> Quest:
        """The quest, read anew: a test may change it, while all other tables share theirs."""
        self.s.quest = quest_file.read(FILES[self.s.quest.id])
        return self.s.quest

    def feature(self, slot: int, id: str) -> Scene:
        from questhall.games.deckbox.rules.script import place_feature

        place_feature(self.s, slot, cards.FEATURE_IDS.index(id))
        return self

    def rule(self, slot: int, id: str) -> Scene:
        from questhall.games.deckbox.rules.script import attach_rule

        attach_rule(self.s, slot, cards.RULE_IDS.index(id))
        return self

    def begin(self) -> Scene:
        """The first round begins."""
        self.s.then(ROUND)
        return self.go_on()

    def script(self, text: str, explorer: int = 0, actor: int = NONE, slot: int = 0) -> Scene:
        """Run a script now, before the first round."""
        from questhall.games.deckbox.rules.script import begin_script

        self.s.then(ROUND)
        role = script_reader.ENCOUNTER if actor == NONE else script_reader.INTERACTION
        found = encounter(text, self.s.quest.flags, role)
        begin_script(self.s, found.script, found, slot, explorer, actor)
        return self.go_on()

    def happens(self, what: Callable[[Delve], object]) -> Scene:
        """Something of the rules happens now, before the first round."""
        self.s.then(ROUND)
        what(self.s)
        return self.go_on()

    # Playing

    def dice(self, *words: str) -> Scene:
        """What the next throws and draws show, in order: "6 4 2", "M2", "draught"."""
        self.throws += words
        return self.go_on() if self.s.waiting == CHANCE else self

    def go_on(self) -> Scene:
        """Advance to the next decision, or to the first throw that nobody has loaded."""
        advance(self.s)
        while self.s.waiting == CHANCE and self.throws:
            chance = self.s.chance
            apply_checked(self.s, NATURE, GAME.outcome(chance, self.throws.pop(0)))
        return self

    def do(self, *answers: str, seat: int | None = None) -> Scene:
        """Answer by name; the seat is the first that may, unless it is named."""
        for name in answers:
            who = self.who(name) if seat is None else seat
            apply_checked(self.s, who, names.answer(self.s, who, name))
            self.go_on()
        return self

    def who(self, name: str) -> int:
        assert self.s.waiting == DECISION, f"nobody is asked; waiting for {self.s.chance.name}"
        for seat in (*self.s.awaited(), *self.s.deciders()):
            if name in self.legal(seat):
                return seat
        raise AssertionError(f"{name!r} is not possible; possible are {self.everything()}")

    def rest(self) -> Scene:
        """End activations and pass windows until the next round, with the loaded dice."""
        now = self.s.round
        while self.s.round == now and self.s.waiting == DECISION:
            for name in ("end", "pass-phase", "activate", "keep", "stop"):
                if any(name in self.legal(seat) for seat in self.s.deciders()):
                    self.do(name)
                    break
            else:
                raise AssertionError(f"cannot rest; possible are {self.everything()}")
        return self

    # Looking

    def legal(self, seat: int | None = None) -> list[str]:
        """The names of what a seat may answer; of the seat that is awaited first if none is named."""
        if self.s.waiting != DECISION:
            return []
        who = self.s.awaited()[0] if seat is None else seat
        return [options.option(self.s, who, answer).name for answer in self.s.legal_for(who)]

    def everything(self) -> dict[int, list[str]]:
        return {seat: self.legal(seat) for seat in self.s.deciders()}

    def hero(self, seat: int = 0) -> Hero:
        return self.s.heroes[seat]

    def foe(self, number: int = 1) -> Enemy | None:
        return self.s.enemy(number)

    def left(self, number: int = 1) -> int:
        """The health of an enemy; 0 once it is defeated."""
        e = self.s.enemy(number)
        return e.health if e is not None else 0

    def spot(self, number: int = 1) -> str:
        """Where an enemy stands; "" once it is defeated."""
        e = self.s.enemy(number)
        return self.at(e.square) if e is not None else ""

    def place(self, seat: int = 0) -> str:
        """Where a hero stands; "" once he has fallen."""
        return self.at(self.hero(seat).square)

    def square(self, at: str) -> int:
        x, y = (int(word) for word in at.split(","))
        return self.s.ground.at[place(x, y)]

    def at(self, square: int) -> str:
        return f"{self.s.ground.x[square]},{self.s.ground.y[square]}" if square >= 0 else ""

    def item(self, id: str) -> int:
        return ITEMS[id]

    def items(self, seat: int = 0) -> list[str]:
        return [id for id, number in ITEMS.items() for _ in range(self.hero(seat).items[number])]

    def market(self) -> list[str]:
        """What lies there, "" for an empty place."""
        return [cards.ITEM_IDS[item] if item != NONE else "" for item in self.s.market]

    def told(self, kind: int) -> list[Event]:
        """What was told of one kind so far."""
        return [event for event in self.s.events or [] if event[0] == kind]

    @property
    def throw(self) -> str:
        """The throw the game waits for; "" if it waits for none."""
        return self.s.chance.name if self.s.waiting == CHANCE else ""

    @property
    def step(self) -> str:
        return type(self.s.asking).__name__

    @property
    def over(self) -> bool:
        return self.s.waiting == OVER

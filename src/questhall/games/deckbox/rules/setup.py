"""Before the first round: seed, cards of the heroes, first tile, market, start (dbd-set, S1 to S4)."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import Step, in_order
from questhall.games.deckbox.model.answer_codes import PLACE, TAKE_ABILITY, TAKE_EQUIPMENT, TAKE_HERO, a_of, code
from questhall.games.deckbox.model.cards import ABL_IDS, EMPTY_HANDS, EQP_IDS, HERO_HEALTH, HERO_IDS
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.generator import generate
from questhall.games.deckbox.model.plan import NONE
from questhall.games.deckbox.model.rosters import faction_roster, mixed_roster
from questhall.games.deckbox.model.state import LETTERS, SEED_LENGTH, Delve
from questhall.games.deckbox.model.streams import stream
from questhall.games.deckbox.model.table import EASY, FREE, HARD, MIXED, QUESTS_OWN, RANDOM
from questhall.games.deckbox.rules import events
from questhall.games.deckbox.rules.dice import one_of, pick
from questhall.games.deckbox.rules.ending import decided
from questhall.games.deckbox.rules.exploring import reveal_room, start_room
from questhall.games.deckbox.rules.market import FILL_MARKET
from questhall.games.deckbox.rules.recovery import ROUND
from questhall.games.deckbox.rules.script import begin_script

# Kinds of cards a hero is made of (dbd-set-03)
HERO_CARD: Final = 0
EQUIPMENT_CARD: Final = 1
ABILITY_CARD: Final = 2
TAKES: Final[tuple[int, ...]] = (TAKE_HERO, TAKE_EQUIPMENT, TAKE_ABILITY)
CARDS: Final = (len(HERO_IDS), len(EQP_IDS), len(ABL_IDS))
KINDS: Final = ("hero", "equipment", "ability")
DEALT: Final = 3
LONE_HEALTH: Final = 5  # dbd-ply-02
LONE_ENERGY: Final = 3
LONE_TREASURE: Final = 5
EASY_HEALTH: Final = 2  # dbd-ply-03
EASY_TREASURE: Final = 3
SEED_LETTERS: Final = tuple(range(LETTERS))


class DrawSeed(Step[Delve]):
    """dbd-app-15: eight letters that nobody sees before the end, if no seed was given and one is needed."""

    def run(self, s: Delve) -> None:
        if s.table.needs_seed() and not s.table.seed and len(s.seed) < SEED_LENGTH:
            s.roll(self, one_of("seed", SEED_LETTERS))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.seed += chr(ord("a") + answer)
        s.then(self)


class Prepare(Step[Delve]):
    """dbd-set-01, -14, dbd-pnp-04: the quest's special rules and its six cards come first; then the dungeon's plan."""

    def run(self, s: Delve) -> None:
        s.flags = (0,) * len(s.quest.flags)
        s.foes = tuple(roster(s))
        s.plan = generate(s.quest, s.seed) if s.quest.app else s.quest.plan  # dbd-app-01, -02, dbd-pnp-01
        if s.table.seeded:
            s.stream = stream(s.seed, "draft").state  # dbd-app-03, erratum 23: cards are dealt by a stream of their own
        s.emit(events.QUEST_BEGINS, NONE)


def roster(s: Delve) -> list[int]:
    """dbd-spn-02, dbd-pnp-04: the quest's cards; or by table option a faction's, or mixed from the seed."""
    wish = s.table.roster
    if wish == QUESTS_OWN or not s.quest.app:
        return s.quest.enemies
    return mixed_roster(s.seed) if wish == MIXED else faction_roster(wish - 1)


# Cards


class TakeCards(Step[Delve]):
    """dbd-set-03: one hero, one equipment, one ability for each seat."""

    def run(self, s: Delve) -> None:
        for seat in reversed(range(len(s.heroes))):
            for kind in (ABILITY_CARD, EQUIPMENT_CARD, HERO_CARD):
                s.then(DealCard(seat, kind, 0))


class DealCard(Step[Delve]):
    """dbd-set-03: chosen before the game, chosen now, dealt at random, or one of three dealt (table option draft)."""

    def __init__(self, seat: int, kind: int, dealt: int) -> None:
        self.seat = seat
        self.kind = kind
        self.dealt = dealt  # bits of the cards dealt so far

    def run(self, s: Delve) -> None:
        wish = wished(s, self.seat, self.kind)
        if wish != NONE:
            take(s, self.seat, self.kind, wish)
            return
        left = [card for card in available(s, self.seat, self.kind) if not self.dealt >> card & 1]
        draft = s.table.draft
        wanted = 0 if draft == FREE else 1 if draft == RANDOM else DEALT
        if self.dealt.bit_count() < wanted:
            pick(s, self, one_of(f"draft:{KINDS[self.kind]}", tuple(left)))
        else:
            self.choose(s, left)

    def choose(self, s: Delve, left: list[int]) -> None:
        cards = [card for card in range(CARDS[self.kind]) if self.dealt >> card & 1] if self.dealt else left
        if self.dealt.bit_count() > 1:
            s.emit(events.CARDS_DEALT, self.seat, self.kind, self.dealt)
        s.then(TakeCard(self.seat, self.kind, tuple(cards)))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        s.then(DealCard(self.seat, self.kind, self.dealt | 1 << answer))


class TakeCard(Step[Delve]):
    """dbd-set-03."""

    def __init__(self, seat: int, kind: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.cards = cards

    def run(self, s: Delve) -> None:
        s.decide(self, self.seat, tuple([code(TAKES[self.kind], card) for card in self.cards]))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        take(s, self.seat, self.kind, a_of(answer))


def wished(s: Delve, seat: int, kind: int) -> int:
    """dbd-set-03: the card a seat was given with the table's options, or NONE."""
    wishes = (s.table.chosen_hero, s.table.chosen_equipment, s.table.chosen_ability)
    return wishes[kind][seat]


def card_of(h: Hero, kind: int) -> int:
    return (h.card, h.equipment, h.ability)[kind]


def available(s: Delve, seat: int, kind: int) -> list[int]:
    """dbd-set-07: each card once a box; what a later seat has wished for is spoken for."""
    used = [card_of(h, kind) for h in s.heroes]
    used += [wished(s, other, kind) for other in range(seat + 1, len(s.heroes))]
    return [card for card in range(CARDS[kind]) if used.count(card) < s.table.boxes]


def take(s: Delve, seat: int, kind: int, card: int) -> None:
    """dbd-set-03: with its ability a hero is ready."""
    h = s.heroes[seat]
    if kind == HERO_CARD:
        h.card = card
    elif kind == EQUIPMENT_CARD:
        h.equipment = card
    else:
        h.ability = card
        ready(s, h)  # dbd-set-05, -06
    s.emit(events.CARD_TAKEN, seat, kind, card)


def ready(s: Delve, h: Hero) -> None:
    """dbd-set-05, -06, dbd-ply-02, -03, erratum 19: boon and difficulty add up."""
    h.max_health = HERO_HEALTH[h.card]
    h.items = EMPTY_HANDS
    if s.table.difficulty == EASY:
        h.max_health += EASY_HEALTH
        h.treasure += EASY_TREASURE
    elif s.table.difficulty == HARD:
        h.max_health -= 1
    if s.table.lone():
        h.max_health += LONE_HEALTH
        h.energy += LONE_ENERGY
        h.treasure += LONE_TREASURE
    h.health = h.max_health


# The first tile


class LayStart(Step[Delve]):
    """dbd-set-02: the starting tile, its arrow to the north. dbd-app-03: the cards are dealt, now dice are thrown."""

    def run(self, s: Delve) -> None:
        if s.table.seeded:
            s.stream = stream(s.seed, "dice").state
        reveal_room(s, start_room(s), NONE)
        for seat in reversed(range(len(s.heroes))):
            s.then(PlaceHero(seat))


class PlaceHero(Step[Delve]):
    """dbd-set-11: distinct squares of the start zone, in seat order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Delve) -> None:
        zone = s.ground.start_zone()
        s.decide(self, self.seat, tuple([code(PLACE, square) for square in zone if s.free(square)]))

    def resume(self, s: Delve, seat: int, answer: int) -> None:
        h = s.heroes[self.seat]
        s.move_hero(h, a_of(answer))
        s.emit(events.HERO_PLACED, self.seat, h.square)


class StartEncounter(Step[Delve]):
    """dbd-set-15: the starting tile's own encounter comes before the first Player phase; seat 1 is its explorer."""

    def run(self, s: Delve) -> None:
        encounter = s.rooms[0].encounter
        if encounter.texts:
            s.emit(events.EXPLORED, 0, 0)
            begin_script(s, encounter.script, encounter, 0, 0, NONE)


class Begin(Step[Delve]):
    def run(self, s: Delve) -> None:
        s.then_all(SETUP)


class FirstRound(Step[Delve]):
    """S4: dbd-trn-01, unless the starting tile's encounter has ended it all (dbd-trn-08)."""

    def run(self, s: Delve) -> None:
        if not decided(s):
            s.then(ROUND)


SETUP: Final = in_order(DrawSeed(), Prepare(), TakeCards(), FILL_MARKET, LayStart(), StartEncounter(), FirstRound())
BEGIN: Final = Begin()

"""What the lab measures of a game of Donjon: its length, its fights, its words, and who wins with which character.

The first seat has the figures of the game as a whole, so that each game counts once; every seat has its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from questhall.engine import charts
from questhall.engine.charts import NOTES, SPREAD, WORTH, Chart
from questhall.engine.core import Event
from questhall.engine.game import Said
from questhall.games.betrayals.model.answer_codes import GEMS, TAKE_CARCASS
from questhall.games.betrayals.model.cards import CHARACTER_IDS, QUEST_IDS
from questhall.games.betrayals.model.deals import BROKEN, KEPT, P_GEMS
from questhall.games.betrayals.model.ids import DRAGON, NONE
from questhall.games.betrayals.model.state import STAYS_OUT, Adventure
from questhall.games.betrayals.rules import events as happened
from questhall.games.betrayals.views.refs import item

# What a promise is about, by P_GEMS, P_SHARE...
PLEDGES: Final = ("gems", "share", "trophy", "carcass", "item", "quest", "side", "no-arena", "ally-next", "text")
CHARACTERS: Final = tuple(f"won as {id}" for id in CHARACTER_IDS)
MAIN: Final = tuple(f"main quest {id} completed" for id in QUEST_IDS)
SECONDARY: Final = tuple(f"secondary quest {id} completed" for id in QUEST_IDS)
FIGHTS: Final = (
    "ventures that were arenas, once they are open",
    "arenas the attacker won",
    "thirds who stayed out",
    "monsters beaten",
    "monsters fought with an ally",
    "monsters fled from",
    "plunder: an item",
    "plunder: a carcass",
    "plunder: gems",
    "promises broken",
    "ended by an empty deck",
    "promises kept",
    "promises not kept",
)
# How measures are called that are the same for each of many things; all others have a text of their own
NAMES: Final = (
    {
        name: Said("measure-won-as", {"who": f"character:{id}"})
        for name, id in zip(CHARACTERS, CHARACTER_IDS, strict=True)
    }
    | {name: Said("measure-main", {"quest": f"quest:{id}"}) for name, id in zip(MAIN, QUEST_IDS, strict=True)}
    | {name: Said("measure-secondary", {"quest": f"quest:{id}"}) for name, id in zip(SECONDARY, QUEST_IDS, strict=True)}
)
# Values between 0 and 1 that say how often something is so; all others are means.
SHARES: Final = ("won", *CHARACTERS, "main quest completed", "secondary quest completed", *FIGHTS, *MAIN, *SECONDARY)
GAME: Final = (
    "rounds",
    "turns",
    "arenas",
    "expeditions",
    "winner's score",
    "winners in an arena",
    "promises judged",
    "gems promised to an ally",
    "dragons slain",
    "gems the bank lacked",
)
SOURCES: Final = {
    happened.BY_ARENA: "trophies by arenas",
    happened.BY_MONSTER: "trophies by monsters",
    happened.BY_QUEST: "trophies by quests",
    happened.BY_STALL: "trophies bought",
    happened.BY_CARD: "trophies by cards",
    happened.BY_WISH: "trophies by cards",
}
LUCK: Final = "luck"  # pips that a seat's green die showed, against its average
MEANS: Final = (*GAME, "score", *dict.fromkeys(SOURCES.values()), "promises made", LUCK)
NOTED: Final = ("worn", "broken")
CHARTS: Final = (
    Chart("wins", charts.SHARES, ("won", "main quest completed", "secondary quest completed")),
    Chart("characters", charts.SHARES, CHARACTERS),
    Chart("length", SPREAD, ("rounds",)),
    Chart("scores", SPREAD, ("score",)),
    Chart("trophies", charts.MEANS, tuple(dict.fromkeys(SOURCES.values()))),
    Chart("promises", charts.SHARES, ("promises kept", "promises not kept")),
    Chart("broken", NOTES, ("broken",)),
    Chart("items", WORTH, ("worn",), "won"),
    Chart("luck", SPREAD, (LUCK,)),
)

Sample = dict[str, float]
Notes = dict[str, list[str]]


def sample(s: Adventure, events: Sequence[Event]) -> list[Sample]:
    """One set of values a seat."""
    seats = [seat_sample(s, seat) for seat in range(s.table.seats)]
    die = s.table.die
    average = sum(face * weight for face, weight in zip(die.outcomes, die.weights, strict=True)) / die.total
    for kind, seat, a, why, _ in events:
        if kind == happened.TROPHIES_GAINED:
            seats[seat][SOURCES[why]] += a
        elif kind == happened.DICE_ROLLED and seat >= 0 and a:
            seats[seat][LUCK] += a - average
    seats[0] |= game_sample(s, events)
    return seats


def seat_sample(s: Adventure, seat: int) -> Sample:
    a, winners = s.adventurers[seat], s.winners()
    found: Sample = dict.fromkeys((*SOURCES.values(), LUCK), 0.0)
    found |= promise_sample(s, seat)
    found["score"] = s.scores()[seat]
    found["won"] = found[CHARACTERS[a.character]] = 1 / len(winners) if seat in winners else 0.0
    found["main quest completed"] = found[MAIN[a.main]] = float(a.main_done)
    secondary = a.completed & ~(1 << a.main) if a.main_done else a.completed
    done = [quest for quest in range(len(QUEST_IDS)) if secondary >> quest & 1]
    if done or a.quests:
        found["secondary quest completed"] = len(done) / (len(done) + len(a.quests))
    found |= {SECONDARY[quest]: 1.0 for quest in done} | {SECONDARY[quest]: 0.0 for quest in a.quests}
    return found


def game_sample(s: Adventure, events: Sequence[Event]) -> Sample:
    """The figures of the whole game."""
    count = Counter(kind for kind, *_ in events)
    fought = count[happened.MONSTER_BEATEN] + count[happened.MONSTER_WON]
    judged = [p for p in s.judged if p.state in (KEPT, BROKEN)]
    prices = [p.pledge.a for p in s.judged if p.pledge.kind == P_GEMS and p.card != NONE]
    found: Sample = {
        "rounds": s.round,
        "turns": s.turn,
        "arenas": s.arenas,
        "expeditions": count[happened.VENTURED],
        "winner's score": max(s.scores()),
        "promises judged": len(judged),
        "dragons slain": dragons(s, events),
        "gems the bank lacked": sum(a for kind, _, a, _, _ in events if kind == happened.BANK_SHORT),
        "ended by an empty deck": float(not s.last_round),
    }
    met = fought + count[happened.FLED]
    if met:
        found["monsters beaten"] = count[happened.MONSTER_BEATEN] / fought if fought else 0.0
        found["monsters fought with an ally"] = count[happened.ALLIED] / fought if fought else 0.0
        found["monsters fled from"] = count[happened.FLED] / met
    if judged:
        found["promises broken"] = sum(p.state == BROKEN for p in judged) / len(judged)
    if prices:
        found["gems promised to an ally"] = sum(prices) / len(prices)
    return found | arena_sample(s, events)


def dragons(s: Adventure, events: Sequence[Event]) -> int:
    kinds = s.table.cards.monster_type
    return sum(kind == happened.MONSTER_BEATEN and kinds[a] == DRAGON for kind, _, a, _, _ in events)


def arena_sample(s: Adventure, events: Sequence[Event]) -> Sample:
    """How arenas were opened, won and plundered."""
    rounds = dungeons = opened = attacker_won = winners = attacker = 0
    sides: Counter[bool] = Counter()
    plunder: Counter[str] = Counter()
    for kind, seat, a, why, _ in events:
        if kind == happened.ROUND_BEGINS:
            rounds = a
        elif kind == happened.VENTURED and rounds > s.table.observation_rounds:
            dungeons += 1
        elif kind == happened.ARENA_OPENED:
            opened, attacker = opened + 1, seat
        elif kind == happened.SIDES_REVEALED:
            sides[a == STAYS_OUT] += 1
        elif kind == happened.ARENA_WON:
            attacker_won += seat == attacker
        elif kind == happened.TROPHIES_GAINED and why == happened.BY_ARENA:
            winners += a
        elif kind == happened.PLUNDERED:
            plunder["gems" if a == GEMS else "a carcass" if a >= TAKE_CARCASS else "an item"] += 1
    found: Sample = {}
    if dungeons + opened:
        found["ventures that were arenas, once they are open"] = opened / (dungeons + opened)
    if opened:
        found["arenas the attacker won"] = attacker_won / opened
        found["winners in an arena"] = winners / opened
        found["thirds who stayed out"] = sides[True] / max(1, sides.total())
    for what in ("an item", "a carcass", "gems"):
        if plunder:
            found[f"plunder: {what}"] = plunder[what] / plunder.total()
    return found


def promise_sample(s: Adventure, seat: int) -> Sample:
    """How a seat kept its word."""
    judged = [p for p in s.judged if p.promiser == seat and p.state in (KEPT, BROKEN)]
    found: Sample = {"promises made": len(judged)}
    if judged:
        found["promises kept"] = sum(p.state == KEPT for p in judged) / len(judged)
        found["promises not kept"] = 1 - found["promises kept"]
    return found


def note(s: Adventure, events: Sequence[Event]) -> list[Notes]:
    """What each wore at some time, and what the promises were about that they broke."""
    notes: list[Notes] = [{"worn": [], "broken": []} for _ in range(s.table.seats)]
    for kind, seat, a, _, _ in events:
        if kind == happened.WORN and item(a) not in notes[seat]["worn"]:
            notes[seat]["worn"].append(item(a))
    for p in s.judged:
        if p.state == BROKEN:
            notes[p.promiser]["broken"].append(f"pledge:{PLEDGES[p.pledge.kind]}")
    return notes

"""What is answered for a player whose time is over, or who is gone (4.5)."""

from __future__ import annotations

from typing import Final

from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.deals import AT_TURN_END
from questhall.games.betrayals.model.state import Adventure
from questhall.games.betrayals.rules.arena import ChooseSide
from questhall.games.betrayals.rules.asking import principal
from questhall.games.betrayals.rules.by_turns import ArenaByTurns, DungeonByTurns
from questhall.games.betrayals.rules.dungeon import FleeOrFight
from questhall.games.betrayals.rules.parley import Parley
from questhall.games.betrayals.rules.power import DUNGEON_ACTIVE, fight_power, monster_power, odds
from questhall.games.betrayals.rules.quests import ClaimQuests, claimable, first_of
from questhall.games.betrayals.rules.settling import Settle

FORLORN: Final = 16  # of 64 rolls: whoever would win fewer alone runs
# No side (dqt-are-25), no offer, and of a sworn side the one that is left: the first of these that can be said
LEAST: Final = (codes.NEUTRAL, codes.PASS, codes.ATTACKER, codes.DEFENDER)


def fallback(s: Adventure, seat: int) -> int:
    """Elsewhere the rules put first what is answered here: the first card, no power, what was promised, two points."""
    legal = s.legal_for(seat)
    match s.asking:
        case Parley() | FleeOrFight() | DungeonByTurns() if codes.CLOSE in legal:
            return codes.FLEE if codes.FLEE in legal and forlorn(s) else codes.CLOSE
        case Parley() if seat == principal(s):
            return debt(s, legal) if s.venturing else codes.DUNGEON
        case Settle() if seat == s.settler:
            return debt(s, legal)
        case Parley() | Settle() | DungeonByTurns():
            return decline(legal)
        case ChooseSide() | ArenaByTurns():
            return least(legal)
        case ClaimQuests():
            return codes.CLAIM + first_of(s, claimable(s, seat))
    return legal[0]


def forlorn(s: Adventure) -> bool:
    return odds(s, fight_power(s, s.me(), DUNGEON_ACTIVE), monster_power(s, s.card)) < FORLORN


def debt(s: Adventure, legal: tuple[int, ...]) -> int:
    """What was promised for this turn, as far as it can be delivered; then nothing more."""
    for p in s.promises:
        if codes.PAY + p.number in legal and not p.refused and p.pledge.due <= AT_TURN_END:
            return codes.PAY + p.number
    return codes.DONE


def decline(legal: tuple[int, ...]) -> int:
    for answer in legal:
        if codes.verb_of(answer) == codes.DECLINE:
            return answer
    return least(legal)


def least(legal: tuple[int, ...]) -> int:
    for answer in LEAST:
        if answer in legal:
            return answer
    return legal[0]

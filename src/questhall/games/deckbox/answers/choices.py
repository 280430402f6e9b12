"""The words of a choice that an encounter, a feature or an event of the quest offers."""

from __future__ import annotations

from questhall.games.deckbox.model.plan import Prose
from questhall.games.deckbox.model.script import Script, Stmt
from questhall.games.deckbox.model.state import Delve


def label(s: Delve, stmt: Stmt, option: int) -> Prose:
    """What an option of the choice under way says. Features and events of a quest keep their words with the quest."""
    texts = s.reading.texts if within(s.reading.script, stmt) else s.quest.texts
    return dict(texts[stmt.branches[option].label])


def within(script: Script, stmt: Stmt) -> bool:
    """Whether that statement stands anywhere in the script."""
    for each in script:
        if each is stmt or any(within(branch.body, stmt) for branch in each.branches):
            return True
    return False

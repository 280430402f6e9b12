"""Quest files: read, checked as a whole, described for editors. docs/deckbox-quests.md tells authors the keys."""

from __future__ import annotations

from questhall.games.deckbox.quest_format.offer import QUESTS

__all__ = ["QUESTS"]

"""The table in sentences: in every language, for every seat and a watcher."""

from __future__ import annotations

from tests.every_game.tables import Table, every_table, looks

from questhall.engine.core import DECISION
from questhall.games.boards import board_of
from questhall.texts import MARK, languages, strict
from questhall.texts.speech import Speaker

SPARE = 11  # of so many looks one is read


@every_table
def test_the_whole_table_can_be_read(table: Table) -> None:
    game, board = table.game, board_of(table.game.id)
    speakers = [Speaker(lang, game, ["Ada", "Ben"]) for lang in languages()]
    for n, (state, seat, view) in enumerate(looks(table)):
        if n % SPARE == 0:
            step = game.question(state, seat) if state.waiting == DECISION else ""
            say = speakers[n // SPARE % len(speakers)]
            with strict():
                lines = board.whole(view, seat or 0, say, step)
            assert lines and not [line for line in lines if not line.strip() or MARK in line], (say.lang, lines)

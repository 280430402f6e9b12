"""The desk over the Model Context Protocol: one tool for each thing an assistant can do. Needs `questhall[mcp]`."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import questhall
from questhall.assistants.desk import Desk, NotPossible

P = ParamSpec("P")
T = TypeVar("T")

INSTRUCTIONS: Final = (
    "Questhall plays dungeon-quest board games by their whole rules. games() lists them; new_table() opens one, with "
    "bots at the seats you do not take; look() says what has happened, draws the board and lists your answers; "
    "answer() gives one of them by its name, and the bots then play until you are asked again. why_not() says which "
    "rule forbids a thing, explain() what a thing is, rule() what the rulebook says. Throws are made for you. Every "
    "answer is kept in a record file."
)


def refusing(act: Callable[P, T]) -> Callable[P, T]:
    """What cannot be done is said to the assistant as it stands."""

    @wraps(act)
    def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return act(*args, **kwargs)
        except NotPossible as problem:
            raise ToolError(str(problem)) from None

    return tried


def server(lang: str) -> Any:
    """All tools, over tables of one's own."""
    desk = Desk(lang)
    mcp = MCPServer("questhall", version=questhall.__version__, instructions=INSTRUCTIONS, log_level="WARNING")

    @refusing
    def games() -> list[dict[str, Any]]:
        """The games: title, number of seats from-to, bots from the weakest on, table options with their values."""
        return desk.games()

    @refusing
    def new_table(
        game: str,
        seats: list[str] | None = None,
        options: dict[str, Any] | None = None,
        seed: str | None = None,
        language: str = "",
    ) -> dict[str, Any]:
        """Open a table and look at it.

        seats: one word each, "me" for those you play, or the name of a bot; left out, you play with the usual bots.
        options: table options by id. seed: the same dice each time; left out, they are fair and verifiable.
        """
        return desk.new(game, seats or [], options or {}, seed, language)

    @refusing
    def look(table: str) -> dict[str, Any]:
        """What has happened and is asked (said), the board in characters, the view as data, your answers by name."""
        return desk.look(table)

    @refusing
    def answer(table: str, answer: str | dict[str, Any]) -> dict[str, Any]:
        """Give one of the answers that look() lists, by its name. Where takes_data is true, data is taken too."""
        return desk.answer(table, answer)

    @refusing
    def why_not(table: str, thing: str) -> str:
        """Why you cannot choose a thing now, and the rule that says so. thing: a ref such as square:B6, or its name."""
        return desk.why_not(table, thing)

    @refusing
    def explain(table: str, thing: str) -> str:
        """What a thing on the table is and does, and its rule."""
        return desk.explain(table, thing)

    @refusing
    def undo(table: str) -> dict[str, Any]:
        """Take back your last answer and all that followed; dice fall the same way again."""
        return desk.undo(table)

    @refusing
    def save(table: str, path: str = "") -> str:
        """Where the record of this game is; with a path ending in .game.jsonl, a copy there."""
        return desk.save(table, Path(path).expanduser() if path else None)

    @refusing
    def open_record(path: str, language: str = "") -> dict[str, Any]:
        """Go on with a saved game: a table from its record file."""
        return desk.open(Path(path).expanduser(), language)

    @refusing
    def rule(game: str, word: str = "") -> str:
        """The rulebook: a rule by its ID, a chapter, or all rules with a word; without one, the rules on one page."""
        return desk.rule(game, word)

    for tool in (games, new_table, look, answer, why_not, explain, undo, save, open_record, rule):
        mcp.add_tool(tool)
    return mcp


def serve(lang: str) -> None:
    """Over standard input and output, until the assistant leaves."""
    server(lang).run("stdio")

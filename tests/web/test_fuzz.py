"""Nobody gets a 500, whatever they send; and what is refused has changed nothing.

QUESTHALL_FUZZ=1000000 sends a million messages; QUESTHALL_FUZZ_SEED begins elsewhere.
"""

from __future__ import annotations

import json
import logging
import os
from pathlib import Path
from typing import Any

import pytest
from tests.web.asgi import Socket, opened, request
from tests.web.fuzz import QUIET, Errors, Fuzz, fuzz

from questhall.games import open_game

COUNT = int(os.environ.get("QUESTHALL_FUZZ", "8000"))
SEED = int(os.environ.get("QUESTHALL_FUZZ_SEED", "1"))
ROUND = 4000
CORPUS = [json.loads(line) for line in (Path(__file__).parent / "fuzz_corpus.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("seed", range(SEED, SEED + -(-COUNT // ROUND)))
async def test_thousands_of_messages(seed: int) -> None:
    codes = await fuzz(min(ROUND, COUNT), seed)
    assert codes["ok"] > ROUND / 10 and len(codes) > 20  # they got somewhere, and were refused in many ways


@pytest.mark.parametrize("case", CORPUS, ids=lambda case: case["why"])
async def test_what_once_went_wrong(case: dict[str, Any]) -> None:
    """`{table}` and `{key}` in the corpus are those of a table with these dice, in that game."""
    errors = Errors()
    logging.getLogger("questhall").addHandler(errors)
    try:
        async with opened(":memory:", hall=QUIET) as web:
            made = Fuzz(web, 1)
            await made.make_table(case.get("game", "dragonquest"), case.get("dice", "fair"))
            (table,) = made.tables
            body = case["body"].encode("latin-1") * case.get("times", 1)
            if case["path"] == "socket":
                socket = Socket(web, table["id"])
                await socket.say(json.dumps({"type": "hello", "tokens": table["seats"]}))
                await socket.say(body if case.get("bytes") else body.decode("latin-1"))
                code = socket.answers[-1]["problem"]["code"]
                await socket.close()
            else:
                path = case["path"].replace("{table}", table["id"])
                code = (await request(web, "POST", path, body, table["seats"][0])).json()["code"]
            assert code == case["code"]
            await made.check_tables()
        assert errors.found == []
    finally:
        logging.getLogger("questhall").removeHandler(errors)


class Broken(Exception):
    pass


@pytest.mark.parametrize("method", ["answer", "told", "why_not", "view"])
async def test_what_nobody_foresaw_is_noted_once_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    errors = Errors()
    logging.getLogger("questhall").addHandler(errors)
    try:
        async with opened(":memory:", hall=QUIET) as web:
            made = Fuzz(web, 1)
            await made.make_table("dragonquest", "fair")
            (table,) = made.tables
            room = made.room(table)
            assert room is not None and room.match is not None
            seat = room.asked()[0]
            offered = room.match.options(seat)[0].name  # which is known without asking the game
            move = {"seq": room.known, "answer": "dance" if method == "answer" else offered, "id": "a"}
            before = await made_text(made)
            with monkeypatch.context() as patched:

                def fail(*args: Any) -> Any:
                    raise KeyError("no such thing")

                fail.__globals__["__name__"], ours = "questhall.games.dragonquest.game", __name__
                patched.setattr(open_game("dragonquest"), method, fail)
                path, body = f"/api/tables/{table['id']}", json.dumps(move)
                if method == "why_not":
                    answer = await request(web, "POST", f"{path}/why", b'{"ref": "square:1,1"}', table["seats"][seat])
                elif method == "view":
                    room.forget_game()
                    answer = await request(web, "GET", f"{path}/now", b"", table["seats"][seat])
                else:
                    answer = await request(web, "POST", f"{path}/moves", body.encode(), table["seats"][seat])
                fail.__globals__["__name__"] = ours
            said = answer.json()
            assert (answer.status, said["code"]) == (422, "rules-failed") and len(said["detail"]) == 8
            assert [said["detail"] in found for found in errors.found] == [True]
            assert await made_text(made) == before
            again = await request(
                web, "POST", f"{path}/moves", json.dumps(move | {"answer": offered}).encode(), table["seats"][seat]
            )
            assert again.status == 200
    finally:
        logging.getLogger("questhall").removeHandler(errors)


async def made_text(made: Fuzz) -> str:
    (table,) = made.tables
    return (await request(made.web, "GET", f"/api/tables/{table['id']}/record")).body.decode()

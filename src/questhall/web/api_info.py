"""The house itself: health, games, their texts and rules, QR codes."""

from __future__ import annotations

import hashlib
from functools import cache
from io import BytesIO
from typing import Any

import msgspec
import segno
from msgspec import Struct

import questhall
from questhall import _form
from questhall.bots import levels, names
from questhall.engine.game import Title
from questhall.engine.languages import LANGUAGES
from questhall.engine.lessons import lessons_of
from questhall.games import open_game, titles
from questhall.hall.lobby import game_of
from questhall.hall.refusals import Facts, Refusal
from questhall.hall.tokens import seat_link
from questhall.texts import texts_of
from questhall.texts.source import quests, source
from questhall.web.replies import GameInfo, GameWords, Health, LessonTitle, QuestInfo, Rulebook, SettingInfo
from questhall.web.requests import Link
from questhall.web.routing import Api, Call, Content
from questhall.web.rules import rulebook_of
from questhall.web.static import FOR_EVER, MEDIA

QR = "image/svg+xml"
SCRIPT = "board.js"
NO_BOARD = b"export default {};\n"


class TextsQuery(Struct):
    """`v` is the hash that GET /api/games gives; with it the answer can be kept for ever."""

    v: str = ""


async def health(call: Call) -> Health:
    """Whether the hall is well, which it tries by writing and reading, and what runs."""
    await call.service.need_well()
    return Health(questhall.__version__, call.web.client.built, _form.form(), call.service.store.kind)


async def games(call: Call) -> list[GameInfo]:
    """The games of the hall, in the order of the shelf."""
    return all_games()


def all_games() -> list[GameInfo]:
    return [game_info(game_id) for game_id in titles()]


def shelf() -> bytes:
    """The games as their request answers, for the page to carry.

    Nothing until somebody has asked for them: all games are opened for it, which takes seconds, and a page, perhaps of
    one table, need not wait for that.
    """
    if game_info.cache_info().currsize < len(titles()):
        return b""
    return msgspec.json.encode(all_games())


async def texts(call: Call, query: TextsQuery) -> Content:
    """The Fluent source of a game's texts in one language, for the reader's own machine to speak."""
    name = call.path["file"]
    lang = name.removesuffix(".ftl")
    if not name.endswith(".ftl") or lang not in LANGUAGES or call.path["package"] not in titles():
        raise Refusal("not-found", "There are no such texts.")
    data = text_source(call.path["package"], lang)
    caching = FOR_EVER if query.v == short_hash(data) else "no-cache"
    return Content(data, "text/plain; charset=utf-8", (("cache-control", caching), ("etag", f'"{short_hash(data)}"')))


async def board(call: Call) -> Content:
    """A file of the board that an added game brings along; its script is `board.js`, an empty one where it has none."""
    name, title = call.path["file"], game_of(call.path["game"]).title
    data = board_file(title, name)
    if data is None and name != SCRIPT:
        raise Refusal("not-found", "There is no such file.")
    suffix = name[name.rfind(".") :]
    return Content(data or NO_BOARD, MEDIA[suffix], (("cache-control", "no-cache"),))


def board_file(title: Title, name: str) -> bytes | None:
    """A file directly in the folder `board` of a game, of a kind that pages use."""
    path = title.folder / "board" / name
    known = path.suffix in MEDIA and path.name == name
    return path.read_bytes() if known and path.is_file() else None


async def rules(call: Call) -> Rulebook:
    """The rulebook of a game by rule ID, in both languages, with the rulings behind it."""
    return rulebook_of(game_of(call.path["game"]).title)


async def qr_of_link(call: Call, body: Link) -> Content:
    """A link of this hall as a QR code."""
    if not body.link.startswith(call.origin + "/"):
        raise Refusal("invalid", "Only links of this hall are drawn.", Facts(field="link"))
    return qr(body.link)


async def qr_of_seat(call: Call) -> Content:
    """The link of the seat whose key is sent, as a QR code: continue on another device."""
    room = await call.room()
    seat = await call.seat(room)
    if seat != call.number("n", "no-seat"):
        raise Refusal("not-your-seat", "This is another seat's key.")
    assert call.token is not None
    return qr(call.origin + seat_link(room.id, seat, call.token))


def add_to(api: Api) -> None:
    api.get("/api/health", errors=("unavailable",))(health)
    api.get("/api/games")(games)
    api.get("/api/texts/{package}/{file}", media="text/plain", errors=("not-found",))(texts)
    api.get("/api/boards/{game}/{file}", media="text/javascript", errors=("no-game", "not-found"))(board)
    api.get("/api/rules/{game}", errors=("no-game",))(rules)
    api.post("/api/qr", media=QR)(qr_of_link)
    seat_errors = ("no-table", "no-seat", "wrong-token", "not-your-seat")
    api.get("/api/tables/{id}/seats/{n}/qr", media=QR, auth="seat", errors=seat_errors)(qr_of_seat)


def qr(text: str) -> Content:
    drawn = BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", scale=8, border=3, xmldecl=False, svgclass=None, lineclass=None)
    return Content(drawn.getvalue(), QR)


@cache
def game_info(game_id: str) -> GameInfo:
    game: Any = open_game(game_id)
    title = game.title
    settings = [SettingInfo(each.id, each.values, each.rule, each.per_seat) for each in game.settings]
    addresses = {
        lang: f"/api/texts/{game_id}/{lang}.ftl?v={short_hash(text_source(game_id, lang))}" for lang in LANGUAGES
    }
    return GameInfo(
        id=game_id,
        min_seats=title.min_seats,
        max_seats=title.max_seats,
        rules_version=game.rules_version,
        cooperative=title.cooperative,
        settings=settings,
        levels=list(levels(game)),
        bots=[name for name in names(game) if name not in levels(game)],
        default_bot=title.default_bot,
        words={lang: game_words(title, lang) for lang in LANGUAGES},
        texts=addresses,
        lessons=[LessonTitle(lesson.id, dict(lesson.title)) for lesson in lessons_of(title).values()],
        quests=[QuestInfo(each.id, each.difficulty, each.minutes) for each in quests(title.folder)],
    )


def game_words(title: Title, lang: str) -> GameWords:
    texts = texts_of(title)
    said = [text for text in GameWords.__struct_fields__ if texts.has(lang, text)]
    return GameWords(**{text: texts.say(lang, text, {}) for text in said})


@cache
def text_source(game_id: str, lang: str) -> bytes:
    return (source(titles()[game_id].folder, lang) or "").encode()


def short_hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]

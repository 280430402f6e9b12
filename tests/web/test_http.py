"""The API by plain HTTP: problems, headers, limits, and what hangs on a table."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.web.halls import Running, running
from tests.web.people import Guest, Live, play_out

from questhall.games import titles
from questhall.web.problems import CODES
from questhall.web.static import Client, carrying

PROBLEM = "application/problem+json"
KEY = "x" * 43


def table_of(hall: Running, *kinds: str, **more: Any) -> tuple[str, list[Guest], Guest]:
    """A table's id, its seats and its host."""
    made = hall.make(*kinds, **more)
    table = made["table"]["id"]
    seats = [Guest(hall.url, table, key["key"]) for key in made["seats"]]
    return table, seats, Guest(hall.url, table, made["host"])


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "code"),
    [
        ("GET", "/api/nothing", None, {}, "not-found"),
        ("GET", "/api", None, {}, "not-found"),
        ("DELETE", "/api/health", None, {}, "method-not-allowed"),
        ("GET", "/api/tables/nosuchtable", None, {}, "no-table"),
        ("GET", "/api/tables/%00/now", None, {}, "no-table"),
        ("POST", "/api/tables", b"{", {"content-type": "application/json"}, "bad-json"),
        ("POST", "/api/tables", b"\xff\xfe", {"content-type": "application/json"}, "bad-json"),
        ("POST", "/api/tables", b"{}", {"content-type": "text/plain"}, "not-json"),
        ("POST", "/api/tables", b"{}", {"content-type": "application/json"}, "invalid"),
        ("POST", "/api/tables", b" " * 70_000, {"content-type": "application/json"}, "too-large"),
        ("GET", "/api/rules/chess", None, {}, "no-game"),
        ("GET", "/api/texts/dragonquest/de.ftl", None, {}, "not-found"),
        ("GET", "/api/texts/..%2f..%2fetc/en.ftl", None, {}, "not-found"),
        ("POST", "/", None, {}, "method-not-allowed"),
    ],
)
def test_bad_requests_get_a_clear_problem(
    hall: Running, method: str, path: str, body: bytes | None, headers: dict[str, str], code: str
) -> None:
    answer = hall.http.request(method, path, content=body, headers=headers)
    assert answer.headers["content-type"] == PROBLEM
    found = answer.json()
    assert (found["code"], found["status"]) == (code, answer.status_code)
    assert answer.status_code == CODES[code][0]


def test_refusals_at_a_table_have_their_codes(hall: Running) -> None:
    table, (one, two), host = table_of(hall, "human", "human")
    nobody, stranger = Guest(hall.url, table), Guest(hall.url, table, KEY)
    now = one.now()
    asked, other = (one, two) if 0 in now["asked"] else (two, one)
    own = asked.now()
    cases = {
        "unauthorized": nobody.move(0, "stop"),
        "wrong-token": stranger.move(0, "stop"),
        "not-your-seat": host.move(own["seq"], "stop"),
        "not-asked": other.move(own["seq"], own["options"][0]["name"]),
        "refused": asked.move(own["seq"], "fly away"),
        "not-host": asked.post("/start"),
        "started": host.post("/start"),
        "not-over": host.post("/rematch"),
        "no-moment": asked.get("/moment/99999"),
        "invalid": asked.post("/moves", seq=1, answer="x", id="y", extra=1),
        "no-request": asked.post("/consent", request="none", yes=True),
        "no-seat": nobody.post("/seats/77", name="Max"),
        "seat-taken": nobody.post("/seats/0", name="Max"),
        "push-off": asked.post("/push", endpoint="https://example.org", keys={"p256dh": "a", "auth": "b"}),
    }
    for code, answer in cases.items():
        assert answer.json()["code"] == code, answer.text
        assert answer.status_code == CODES[code][0]
    assert cases["unauthorized"].headers["www-authenticate"] == "Bearer"
    bad = hall.http.post(f"/api/tables/{table}/moves", json={}, headers={"authorization": "Basic eA=="})
    assert bad.json()["code"] == "unauthorized"


def test_a_stale_move_brings_the_present(hall: Running) -> None:
    _, (seat,), _ = table_of(hall, "human")
    first = seat.now()
    answer = first["options"][0]["name"]
    assert seat.move(first["seq"], answer, "a").json()["id"] == "a"
    assert seat.move(first["seq"], answer, "a").status_code == 200  # a resend
    stale = seat.move(first["seq"], answer, "b")
    assert stale.status_code == 409
    assert stale.json()["now"] == seat.now()


def test_looking_back(hall: Running) -> None:
    table, (one, two), _ = table_of(hall, "human", "human")
    chance = random.Random(5)
    for _ in range(20):
        for seat in (one, two):
            now = seat.now()
            if now["options"]:
                seat.move(now["seq"], chance.choice(now["options"])["name"])
    log = one.get("/log").json()
    assert [moment["n"] for moment in log] == list(range(one.now()["seq"] + 1))
    assert one.get("/log", after=log[-1]["n"]).json() == []
    past = one.get(f"/moment/{log[3]['n']}").json()
    assert past["past"] and past["seq"] == 3 and past["options"] == []
    nobody = Guest(hall.url, table)
    words, mots = one.get("/reading").json(), one.get("/reading", lang="fr").json()
    assert len(words) == len(mots) > 10 and words != mots
    assert nobody.get("/reading", at=3).json() != nobody.get("/reading").json()
    assert one.get("/reading", at=1000).json()["code"] == "no-moment"
    sheets = [one.get("/reading", sheet=n).json()[0] for n in (0, 1)]
    assert sheets[0] != sheets[1] and all(line.startswith("Score sheet: ") for line in sheets)
    assert one.get("/reading", sheet=2).json()["code"] == "no-seat"
    assert one.get("/luck").json()["code"] == "not-over"
    assert nobody.get("/now", seat=0).json()["code"] == "not-your-seat"
    assert nobody.now()["options"] == []
    lines = [json.loads(line) for line in nobody.get("/record").text.splitlines()]
    assert lines[0]["dice"]["seed"] == "?" and "sum" not in lines[1]


def test_a_finished_game_is_verified_and_its_record_is_whole(hall: Running) -> None:
    made = hall.make("human", "bot", settings={"dice": "fair"}, seed=None)
    table, key = made["table"]["id"], made["seats"][0]["key"]
    live = Live(hall.url, table, key)
    play_out(live, [0], random.Random(1))
    live.close()
    seat = Guest(hall.url, table, key)
    report = seat.get("/verify").json()
    assert report["ok"] and report["commitment"] == made["table"]["commitment"]
    assert report["draws"][0]["ticket"] is not None and report["throws"] == len(report["draws"])
    lines = Guest(hall.url, table).get("/record")
    assert lines.headers["content-disposition"].endswith('.game.jsonl"')
    assert all("sum" in json.loads(line) for line in lines.text.splitlines())
    assert seat.move(seat.now()["seq"], "stop").json()["code"] == "over"
    again = seat.post("/rematch").json()
    assert again["seats"][0]["key"] == key
    mine = hall.http.post("/api/mine", json={"tables": [{"table": table, "token": key}]}).json()
    assert [each["phase"] for each in mine["tables"]] == ["over"]
    assert mine["tables"][0]["over"] == seat.now()["over"]
    assert again["table"]["over"] is None
    gone = hall.http.post("/api/mine", json={"tables": [{"table": "gonegone", "token": KEY}]}).json()
    assert gone == {"tables": [], "gone": ["gonegone"]}


def test_seats_change_hands_by_http(hall: Running) -> None:
    table, (one,), host = table_of(hall, "human", "open", start=False)
    invited = host.patch("/seats/1", do="invite").json()["key"]
    assert invited["link"] == f"/t/{table}#seat=1&key={invited['key']}"
    guest = Guest(hall.url, table, invited["key"])
    assert guest.post("/seats/1", name="Léa", lang="fr").status_code == 201
    assert host.patch("/", undo="free", options={"difficulty": "gentle"}).status_code == 200
    assert host.post("/start").json()["phase"] == "playing"
    assert guest.patch("/seats/1", do="bot").json()["table"]["seats"][1]["kind"] == "bot"
    assert guest.patch("/seats/1", do="back").json()["table"]["seats"][1]["kind"] == "human"
    assert one.patch("/seats/1", do="leave").json()["code"] == "not-your-seat"
    assert guest.patch("/seats/1", do="dance").json()["code"] == "invalid"


def test_qr_codes_are_pictures_of_links_of_this_hall(hall: Running) -> None:
    _, (seat,), _ = table_of(hall, "human")
    picture = seat.get("/seats/0/qr")
    assert picture.headers["content-type"] == "image/svg+xml" and picture.text.startswith("<svg")
    assert hall.http.post("/api/qr", json={"link": f"{hall.url}/t/abcd"}).status_code == 200
    assert hall.http.post("/api/qr", json={"link": "https://example.org/"}).json()["code"] == "invalid"


def test_games_texts_and_rules(hall: Running) -> None:
    games = {game["id"]: game for game in hall.http.get("/api/games").json()}
    assert list(games) == list(titles())
    assert games["heroquest"]["default_bot"] == "fair"
    assert games["betrayals"]["levels"] == ["easy", "fair", "strong"]
    assert {"greedy", "search"} <= set(games["betrayals"]["bots"]) and "easy" not in games["betrayals"]["bots"]
    assert games["betrayals"]["words"]["fr"]["title"] == "Donjon, Quêtes et Trahisons"
    texts = hall.http.get(games["dragonquest"]["texts"]["fr"])
    assert "immutable" in texts.headers["cache-control"] and "option-walk" in texts.text
    rules = hall.http.get("/api/rules/dragonquest").json()
    assert rules["rules"]["drq-wal-05"]["fr"] and rules["chapters"]["wal"]["en"]
    goal = rules["card"][0]
    assert goal["title"]["fr"] == "But du jeu" and "19 soleils" in goal["lines"][1]["text"]["fr"]
    assert goal["lines"][1]["rule"] == "drq-sun-04" and goal["lines"][1]["icon"]
    health = hall.http.get("/api/health").json()
    assert health["database"] == "sqlite" and health["version"]


def test_every_answer_carries_the_security_headers(hall: Running) -> None:
    for path in ("/", "/api/health", "/api/docs", "/api/nothing"):
        headers = hall.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert "server" not in headers


def test_the_documentation_needs_nothing_from_elsewhere(hall: Running) -> None:
    page = hall.http.get("/api/docs").text
    assert "<script" not in page and " style=" not in page and not re.search(r'(src|href)="(https?:)?//', page)
    assert "/api/tables/{id}/moves" in page
    for link in re.findall(r'href="(/[^"]*)"', page):
        assert hall.http.get(link).status_code == 200


def test_the_client_is_one_page_with_files_kept_for_ever(hall: Running, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Hall</title>" + " " * 600)
    (tmp_path / "assets" / "app-1234.js").write_text("let a = 1; " * 100)
    before, hall.web.client = hall.web.client, Client(tmp_path)
    try:
        assert hall.http.get("/api/health").json()["client"]
        page = hall.http.get("/t/abcdef")
        assert page.text.startswith("<!doctype") and page.headers["cache-control"] == "no-cache"
        assert hall.http.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        script = hall.http.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
        assert hall.http.get("/assets/gone.js").status_code == 404
        for path in ("/../conftest.py", "/%2e%2e/%2e%2e/etc/passwd", "/assets/%2e%2e/%2e%2e/x"):
            assert "root:" not in hall.http.get(path).text
    finally:
        hall.web.client = before


def test_the_page_carries_the_games(hall: Running, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><head><title>Hall</title></head>")
    games = hall.http.get("/api/games").json()
    before, hall.web.client = hall.web.client, Client(tmp_path, hall.web.client.shelf)
    try:
        page = hall.http.get("/").text
        carried = re.search(r'<script type="application/json" id="games">([^<]*)</script></head>', page)
        assert carried and json.loads(carried[1]) == games
    finally:
        hall.web.client = before


def test_a_page_waits_for_no_game_to_be_opened(tmp_path: Path) -> None:
    """It carries them from when they are known."""
    (tmp_path / "index.html").write_text("<head></head>")
    shelf = [b"", b"", b"[1]"]
    client = Client(tmp_path, lambda: shelf.pop(0))
    pages = [client.read(tmp_path / "index.html").data for _ in range(3)]
    assert pages[0] == pages[1] == b"<head></head>"
    assert b"[1]" in pages[2]


def test_what_the_page_carries_cannot_end_its_element() -> None:
    assert carrying(b"<head></head>", b'["</script><script>"]').count(b"<") == 4


def test_without_the_client_every_page_says_how_to_build_it(hall: Running, tmp_path: Path) -> None:
    before, hall.web.client = hall.web.client, Client(tmp_path)
    try:
        answer = hall.http.get("/t/abcdef")
        assert answer.status_code == 503 and "make client" in answer.text
        assert not hall.http.get("/api/health").json()["client"]
    finally:
        hall.web.client = before


def test_too_many_requests_are_slowed_down(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'hall.db'}", rate=1.0, burst=20.0) as hall:
        answers = [hall.http.get("/api/health") for _ in range(25)]
        assert [answer.status_code for answer in answers[:20]] == [200] * 20
        slowed = answers[-1]
        assert slowed.status_code == 429 and slowed.json()["code"] == "rate-limited"
        assert int(slowed.headers["retry-after"]) >= 1


def test_guessing_keys_soon_ends(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'hall.db'}", rate=1.0, burst=50.0) as hall:
        table = hall.make("human")["table"]["id"]
        codes = [Guest(hall.url, table, f"{n:043d}").move(0, "stop").json()["code"] for n in range(10)]
        assert codes[0] == "wrong-token" and codes[-1] == "rate-limited"

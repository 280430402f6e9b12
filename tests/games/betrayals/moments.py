"""Moments for the gallery and the board's tests."""

from __future__ import annotations

from typing import Final

from tools.moments import Frame, Wanted, asks, offers, tells


def offered(frame: Frame) -> int:
    """Offers that wait for the answer of whoever looks."""
    return sum(offer["to"] == f"seat:{frame.before['seat']}" for offer in frame.before["view"]["offers"])


def parley(frame: Frame, kind: str) -> bool:
    view = frame.before["view"]
    return frame.before["step"] == "Parley" and view["parley"] is not None and view["parley"]["kind"] == kind


def leads(frame: Frame) -> bool:
    return bool(frame.before["view"]["active"] == f"seat:{frame.before['seat']}")


def closed_fists(frame: Frame) -> int:
    thirds = (frame.before["view"]["fight"] or {}).get("thirds", ())
    return sum(third["chosen"] for third in thirds)


def judged(frame: Frame) -> int:
    return sum(row["ledger"]["broken"] for row in frame.after["view"]["adventurers"])


def kritik(frame: Frame) -> bool:
    """One of the two dice of a fight shows an 8."""
    thrown = [told["args"] for moment in frame.moments for told in moment["told"] if told["kind"] == "dice-rolled"]
    return any(8 in (dice["green"], dice["red"]) for dice in thrown)


def stands(frame: Frame) -> bool:
    """The fight can still be seen when it is over."""
    return frame.after["view"]["fight"] is not None


WANTED: Final[dict[str, Wanted]] = {
    "main-quest": (4, "normal", {}, asks("ChooseMain")),
    "village": (4, "normal", {}, lambda f: parley(f, "village") and offers("buy", 3)(f) and offers("arena")(f)),
    "dungeon": (
        4,
        "normal",
        {},
        lambda f: parley(f, "dungeon") and leads(f) and offered(f) > 1 and offers("offer")(f),
    ),
    "ally-asked": (4, "greedy", {}, lambda f: parley(f, "dungeon") and not leads(f) and offered(f) > 0),
    "spoils": (4, "greedy", {}, lambda f: asks("Spoils")(f) and len(f.before["options"]) > 1),
    "arena": (5, "vengeful", {}, lambda f: parley(f, "arena") and leads(f) and offers("offer", 6)(f)),
    "arena-asked": (5, "vengeful", {}, lambda f: parley(f, "arena") and not leads(f) and offered(f) > 0),
    "fists": (5, "vengeful", {}, lambda f: asks("ChooseSide")(f) and closed_fists(f) > 1),
    "revealed": (5, "vengeful", {}, lambda f: tells("sides-revealed", "arena-won")(f) and kritik(f) and stands(f)),
    "debt": (4, "greedy", {}, lambda f: asks("Settle")(f) and offers("pay")(f) and offers("refuse")(f)),
    "broken": (4, "greedy", {}, tells("promise-broken")),
    "end": (4, "normal", {"goal": "12"}, lambda f: f.after["over"] is not None and judged(f) > 1),
}

"""Two experiments side by side: pairs, their differences, and what pairing is worth."""

from __future__ import annotations

from contextlib import closing
from math import inf, sqrt
from pathlib import Path

import pytest

from questhall.engine.content import ContentError
from questhall.lab.comparison import Comparison, compare
from questhall.lab.experiment import Experiment, Findings, InOwnProcess, PartOf, Row, play_part
from questhall.lab.folder import OTHER, join_folder
from questhall.lab.measures import COMMON
from questhall.lab.other import read_other
from questhall.lab.places import Processes
from questhall.lab.simulate import simulate

BASE = Experiment("dragonquest", ("timid", "random"), 60, options={"tie_break": "lp", "start_square": "orange"})


def findings(bots: tuple[str, ...], *scores: tuple[float, ...]) -> Findings:
    rows = [
        Row(game, seat, bots[seat], {"score": score}, {})
        for game, row in enumerate(scores)
        for seat, score in enumerate(row)
    ]
    return Findings({}, len(scores), rows)


def test_a_difference_with_its_interval() -> None:
    comparison = Comparison(COMMON)
    comparison.take(findings(("a",), (1,), (5,), (9,)), findings(("b",), (2,), (7,), (12,)))
    (line,) = comparison.lines()
    assert (line.bot, line.other_bot, line.measure, line.count) == ("a", "b", "score", 3)
    assert (line.value, line.other_value, line.difference) == (5, 7, 2)
    assert (line.low, line.high) == pytest.approx((2 - 1.96 / sqrt(3), 2 + 1.96 / sqrt(3)), abs=0.001)
    assert line.sure
    assert line.pairing == pytest.approx((16 + 25) / 1)  # the variances apart, and of the difference


def test_seats_of_the_same_bots_count_once_a_game() -> None:
    comparison = Comparison(COMMON)
    comparison.take(findings(("a", "a", "c"), (0, 2, 5), (4, 6, 5)), findings(("a", "a", "d"), (1, 3, 5), (5, 7, 5)))
    lines = {(line.bot, line.other_bot): line for line in comparison.lines()}
    assert lines["a", "a"].count == 2
    assert (lines["a", "a"].value, lines["a", "a"].difference) == (3, 1)
    assert lines["a", "a"].pairing == inf
    assert lines["c", "d"].pairing == 1 and not lines["c", "d"].sure


def test_only_what_both_have_is_compared() -> None:
    comparison = Comparison(COMMON)
    other = findings(("a",), (3,), (4,))
    other.rows[1].sample.clear()
    comparison.take(findings(("a",), (1,), (2,), (3,)), other)
    (line,) = comparison.lines()
    assert comparison.games == 2 and line.count == 1 and line.difference == 2


def test_pairs_meet_the_same_dice(tmp_path: Path) -> None:
    """Where nothing that matters differs, nothing differs; where something does, pairs say more than strangers."""
    (tmp_path / "same.toml").write_text('[options]\ntie_break = "early"\n')
    (tmp_path / "grim.toml").write_text('[options]\ndifficulty = "grim"\n')
    one = join_folder(tmp_path / "run", BASE)
    simulate(BASE, 1, folder=one)
    found = {}
    for name in ("same", "grim"):
        other = read_other(tmp_path / f"{name}.toml", BASE)
        folder = join_folder(tmp_path / "run" / OTHER / name, other, one.size)
        simulate(other, 1, folder=folder)
        lines = compare(one, folder).lines()
        found[name] = {(line.bot, line.measure): line for line in lines}
    assert all(
        line.difference == 0 for (_, measure), line in found["same"].items() if not measure.startswith(("won", "wins"))
    )
    assert found["grim"]["timid", "turns"].difference != 0
    assert found["grim"]["timid", "turns"].pairing > 1.2


def test_what_is_not_said_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text('seats = ["sane", "random"]\n[options]\ndifficulty = "grim"\n')
    other = read_other(file, BASE)
    assert other.bots == ("sane", "random")
    assert other.options == {**BASE.options, "difficulty": "grim"}
    assert (other.seed, other.games, other.rotate) == (BASE.seed, BASE.games, BASE.rotate)
    file.write_text('seats = "good"\n')
    assert read_other(file, BASE).bots == ("good", "good")


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ('\nseat = "sane"', ":2: seat: unknown key; there are seats, "),
        ('seats = ["sane"]', ":1: seats: 1 bots, where 2 seats are compared"),
        ('\n\nseats = "clever"', ":3: seats: no bot called 'clever'"),
        ('[options]\ndifficulty = "easy"', ":2: options: difficulty: 'easy' is not one of"),
        ("[options]\n\nluck = 1", ":3: options: luck: unknown option"),
        ('seats = ["timid", "random"]', "nothing differs"),
        ("seats = ", ":1: "),
    ],
)
def test_mistakes_are_told_with_file_and_line(tmp_path: Path, said: str, problem: str) -> None:
    file = tmp_path / "other.toml"
    file.write_text(said)
    with pytest.raises(ContentError) as refused:
        read_other(file, BASE)
    assert str(refused.value).startswith(str(file)) and problem in str(refused.value)


def test_changed_content_is_compared(tmp_path: Path) -> None:
    """Dear treasures: more loot. In the same process, and in one of its own."""
    (tmp_path / "dear.toml").write_text(
        "".join(f'[[treasures.treasure]]\nid = "{id}"\nvalue = 5000\n' for id in ("horn", "pearls", "chess"))
    )
    (tmp_path / "other.toml").write_text('content = "dear.toml"\n')
    base = Experiment("dragonquest", ("sane",), 50)
    other = read_other(tmp_path / "other.toml", base)
    found = [simulate(each, 1).line("sane", "loot").value for each in (base, other)]
    assert found[0] < found[1]
    with closing(Processes(1, fresh=True).play(InOwnProcess(PartOf(other, 25)), [0, 1])) as parts:
        apart = [part.rows for _, part in sorted(parts)]
    assert apart == [play_part(other, 0, 25).rows, play_part(other, 25, 50).rows]
    (tmp_path / "dear.toml").write_text('\n[[objects.object]]\nid = "amulet"\ncost = 1\n')
    with pytest.raises(ValueError, match=r"dear\.toml:4: object 'amulet': cost: 1 is below 4"):
        read_other(tmp_path / "other.toml", base)

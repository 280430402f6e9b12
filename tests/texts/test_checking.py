"""The check that languages agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.texts import check

GOOD = "a = A { $x }\nb = { a } and { -t }\n    .hint = H\n-t = T\n"


def problems(folder: Path, english: str, french: str) -> list[str]:
    (folder / "texts").mkdir()
    (folder / "texts" / "en.ftl").write_text(english, "utf-8")
    (folder / "texts" / "fr.ftl").write_text(french, "utf-8")
    return check(folder)


def test_languages_that_agree_have_no_problem(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD, GOOD.replace("and", "et")) == []


@pytest.mark.parametrize(
    ("french", "found"),
    [
        (GOOD.replace("a = A { $x }\n", "").replace("{ a }", "{ $x }"), ["fr.ftl: a is missing"]),
        (GOOD.replace("    .hint = H\n", ""), ["fr.ftl: b.hint is missing"]),
        (GOOD + "c = C\n", ["en.ftl: c is missing"]),
        (
            GOOD.replace("$x", "$y"),
            ["fr.ftl: a takes $y, but $x in en.ftl", "fr.ftl: b takes $y, but $x in en.ftl"],
        ),
        (
            GOOD.replace("{ a }", "{ $z }"),
            ["fr.ftl: b takes $z, but $x in en.ftl"],
        ),
        (GOOD.replace("H\n", "{ $x ->\n  *[a] A\n }\n"), ["fr.ftl: b.hint takes $x, but no arguments in en.ftl"]),
        (GOOD.replace("-t = T\n", ""), ["fr.ftl: b refers to -t, which is missing"]),
        (GOOD + "a = A { $x }\n", ["fr.ftl:5: a stands here twice"]),
        (GOOD + "\nnonsense\n", ["fr.ftl:6: "]),
        (GOOD + "c = { $x\n", ["fr.ftl:5: "]),
    ],
)
def test_each_disagreement_is_named(tmp_path: Path, french: str, found: list[str]) -> None:
    said = problems(tmp_path, GOOD, french)
    assert len(said) == len(found)
    assert all(problem.startswith(start) for problem, start in zip(said, found, strict=True))


def test_missing_files_are_named(tmp_path: Path) -> None:
    assert check(tmp_path) == ["en.ftl: there is no such file", "fr.ftl: there is no such file"]

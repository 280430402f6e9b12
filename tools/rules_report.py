"""Which rules of each game's rulebook.toml have a test that names them, and a place in the code that does.

A test names rules with `pytest.mark.rule("drq-mov-03", ...)`. Code names them in a docstring, a comment or a string,
short forms such as `drq-mov-04 to -06, -08` included. The rule of a card ends in the card's id (`dbd-itm-draught`) and
lives in the table of a TOML file that has this id. Exits with 1 if a rule has no test or no place in the code, or a
test names a rule that is in no rulebook.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = "src/questhall/games"
SHORT_FORM = re.compile(r"\b([a-z]+-[a-z0-9]+-)(\d+)((?:(?:,| and| to)\s+-\d+)*)")


def main(root: Path) -> int:
    rulebooks = {book.parent.name: rule_ids(book) for book in sorted((root / GAMES).glob("*/rulebook.toml"))}
    tested = tested_ids(root / "tests")
    known = {rule for rules in rulebooks.values() for rule in rules}
    incomplete = False
    for game, rules in rulebooks.items():
        without_test = [rule for rule in rules if rule not in tested]
        named = named_in_code(root / GAMES / game) | cards_of(rules, root / GAMES / game)
        unnamed = sorted(set(rules) - named)
        incomplete = incomplete or bool(without_test or unnamed)
        print(f"{game}: {len(rules)} rules, {len(rules) - len(without_test)} with a test")
        tell("without a test", without_test)
        tell("named nowhere in the code", unnamed)
    unknown = [f"{rule} ({', '.join(tested[rule])})" for rule in sorted(tested.keys() - known)]
    tell("named by tests, but in no rulebook", unknown)
    return 1 if incomplete or unknown else 0


def tell(what: str, rules: list[str]) -> None:
    if rules:
        print(f"  {len(rules)} {what}:")
        for rule in rules:
            print(f"    {rule}")


def rule_ids(rulebook: Path) -> list[str]:
    return list(tomllib.loads(rulebook.read_text(encoding="utf-8")).get("rules", {}))


def tested_ids(tests: Path) -> dict[str, list[str]]:
    """Every rule named by a mark, with the files that name it."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        for rule in sorted(marked_ids(ast.parse(path.read_text(encoding="utf-8"), str(path)))):
            found.setdefault(rule, []).append(path.relative_to(tests.parent).as_posix())
    return found


def marked_ids(tree: ast.AST) -> set[str]:
    return {
        argument.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule")
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def named_in_code(folder: Path) -> set[str]:
    """Every rule named in the game's Python files."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    return {rule for match in SHORT_FORM.finditer(text) for rule in spelt_out(*match.groups())}


def cards_of(rules: list[str], folder: Path) -> set[str]:
    """The rules that end in a word which is, in small letters, the id of a table in the game's TOML files."""
    words = {rule: rule.rpartition("-")[2] for rule in rules}
    ids = {
        id.lower()
        for path in folder.rglob("*.toml")
        for id in table_ids(tomllib.loads(path.read_text(encoding="utf-8")))
    }
    return {rule for rule, word in words.items() if not word.isdecimal() and word in ids}


def table_ids(data: dict[str, Any]) -> list[str]:
    """The id of a file and of the tables in its lists."""
    entries = [entry for value in data.values() if isinstance(value, list) for entry in value]
    tables = [data, *(entry for entry in entries if isinstance(entry, dict))]
    return [table["id"] for table in tables if isinstance(table.get("id"), str)]


def spelt_out(chapter: str, first: str, rest: str) -> list[str]:
    """`drq-mov-`, `04`, ` to -06, -08` as four rules."""
    numbers = [int(first)]
    for word, number in re.findall(r"(,|and|to)\s+-(\d+)", rest):
        numbers += range(numbers[-1] + 1, int(number) + 1) if word == "to" else [int(number)]
    return [f"{chapter}{number:0{len(first)}}" for number in numbers]


if __name__ == "__main__":
    sys.exit(main(ROOT))

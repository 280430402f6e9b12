"""Which rules of each game's rulebook.toml have a test that names them, and which are named by no code.

A test names rules with `pytest.mark.rule("drq-mov-03", ...)`. Exits with 1 if a rule has no test, or a test names a
rule that is in no rulebook.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = "src/questhall/games"
READ_AS_CODE = {".py", ".toml", ".ftl"}


def main(root: Path) -> int:
    rulebooks = {book.parent.name: rule_ids(book) for book in sorted((root / GAMES).glob("*/rulebook.toml"))}
    tested = tested_ids(root / "tests")
    known = {rule for rules in rulebooks.values() for rule in rules}
    untested = False
    for game, rules in rulebooks.items():
        without_test = [rule for rule in rules if rule not in tested]
        untested = untested or bool(without_test)
        unnamed = sorted(set(rules) - named_in_code(root / GAMES / game))
        print(f"{game}: {len(rules)} rules, {len(rules) - len(without_test)} with a test")
        tell("without a test", without_test)
        tell("named nowhere in the game's own files (for information)", unnamed)
    unknown = [f"{rule} ({', '.join(tested[rule])})" for rule in sorted(tested.keys() - known)]
    tell("named by tests, but in no rulebook", unknown)
    return 1 if untested or unknown else 0


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
    """Every word shaped like a rule ID in the game's files, the rulebook itself left out."""
    texts = [
        path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.suffix in READ_AS_CODE and path.name != "rulebook.toml"
    ]
    return set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", "\n".join(texts)))


if __name__ == "__main__":
    sys.exit(main(ROOT))

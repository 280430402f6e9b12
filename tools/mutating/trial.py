"""A copy of the project in which rules are switched off, and the tests that should notice."""

from __future__ import annotations

import ast
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.rules_report import marked_ids

COPIED = ("src", "tests", "tools", "pyproject.toml", "examples", "client/src/games", "client/test")
LEFT_OUT = shutil.ignore_patterns(
    "*.so", "*.pyd", "__pycache__", "dist", "node_modules", "_compiled.json", "*.egg-info"
)
NOT_RUN = ("browser", "chaos", "web")  # they take long, and are not where rules are tested
PATIENCE = 120.0  # seconds for the tests of one rule: a game that never ends was noticed too


class Copy:
    """The project, elsewhere. The files of the reader are never touched; the copy goes when this does."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = tempfile.TemporaryDirectory(prefix="mutants-")
        self.at = Path(self.folder.name)
        for name in COPIED:
            there = root / name
            if there.is_dir():
                shutil.copytree(there, self.at / name, ignore=LEFT_OUT)
            elif there.exists():
                shutil.copy(there, self.at / name)

    def __enter__(self) -> Copy:
        return self

    def __exit__(self, *_: object) -> None:
        self.folder.cleanup()

    def read(self, path: Path) -> str:
        """A file of the project as it was when the copy was made."""
        return (self.at / path.relative_to(self.root)).read_text("utf-8")

    def survives(self, path: Path, text: str, tests: list[str]) -> bool:
        """Whether these tests pass although that file of the project reads like this."""
        there = self.at / path.relative_to(self.root)
        before = there.read_bytes()
        there.write_text(text, "utf-8")
        try:
            return self.passes(tests)
        finally:
            there.write_bytes(before)

    def passes(self, tests: list[str], patience: float = PATIENCE) -> bool:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header", *tests]
        running = subprocess.Popen(
            command,
            cwd=self.at,
            env=self.environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return running.wait(patience) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:  # with all that it has started, however this ends
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
                running.wait()

    def environment(self) -> dict[str, str]:
        """The copy's sources before those that are installed, as Python, and no compiled file left behind."""
        paths = os.pathsep.join([str(self.at / "src"), str(self.at)])
        return os.environ | {"PYTHONPATH": paths, "QUESTHALL_FORM": "pure", "PYTHONDONTWRITEBYTECODE": "1"}


def tests_of_rules(root: Path) -> dict[str, list[str]]:
    """The tests marked with each rule, as pytest names them; a mark on a whole file means all of it."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        if path.relative_to(root / "tests").parts[0] not in NOT_RUN:
            for rule, name in marked_tests(ast.parse(path.read_text("utf-8"), str(path))):
                where = path.relative_to(root).as_posix()
                found.setdefault(rule, []).append(f"{where}::{name}" if name else where)
    return found


def marked_tests(tree: ast.Module) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            marks = {rule for mark in node.decorator_list for rule in marked_ids(mark)}
            found += [(rule, node.name) for rule in sorted(marks)]
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark":
            found += [(rule, "") for rule in sorted(marked_ids(node))]
    return found

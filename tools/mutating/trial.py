"""A copy of the project in which rules are switched off, and the tests that should notice."""

from __future__ import annotations

import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tools.rules_report import marked_ids

HERE = Path(__file__).resolve().parent.parent.parent
COPIED = ("src", "tests", "tools", "pyproject.toml", "examples", "client/src/games", "client/test")
LEFT_OUT = shutil.ignore_patterns(
    "*.so", "*.pyd", "__pycache__", "dist", "node_modules", "_compiled.json", "*.egg-info"
)
NOT_RUN = ("browser", "chaos", "web")  # they take long, and are not where rules are tested
PATIENCE = 120.0  # seconds for the tests of one rule: a game that never ends was noticed too
GRACE = 5.0  # seconds to end by itself
LONG = 3600.0  # seconds for all the tests that are needed, once
PYTEST = (sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--no-header")


class Copy:
    """The project, elsewhere. The files of the reader are never touched; the copy goes when this does."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = tempfile.TemporaryDirectory(prefix="mutants-")
        self.at = Path(self.folder.name).resolve()
        self.ready: subprocess.Popen[str] | None = None
        for name in COPIED:
            there = root / name
            if there.is_dir():
                shutil.copytree(there, self.at / name, ignore=LEFT_OUT)
            elif there.exists():
                shutil.copy(there, self.at / name)

    def __enter__(self) -> Copy:
        return self

    def __exit__(self, *_: object) -> None:
        if self.ready is not None:
            end(self.ready)
        self.folder.cleanup()

    def read(self, path: Path) -> str:
        """A file of the project as it was when the copy was made."""
        return self.there(path).read_text("utf-8")

    def there(self, path: Path) -> Path:
        return self.at / path.relative_to(self.root)

    # Quickly: in a pytest that waits for changes (tools/mutating/ready.py)

    def get_ready(self, tests: list[str]) -> None:
        """Collect the files of these tests."""
        files = sorted({test.partition("::")[0] for test in tests})
        self.ready = self.start([*PYTEST, "-p", "tools.mutating.ready", *files], subprocess.PIPE)
        self.heard()

    def ask(self, **asked: Any) -> dict[str, Any]:
        assert self.ready is not None and self.ready.stdin is not None
        self.ready.stdin.write(json.dumps(asked) + "\n")
        self.ready.stdin.flush()
        return self.heard()

    def heard(self) -> dict[str, Any]:
        assert self.ready is not None and self.ready.stdout is not None
        line = self.ready.stdout.readline()
        if not line:
            raise SystemExit("The tests cannot be collected: repair them first (`make test`).")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def as_it_is(self, tests: list[str]) -> dict[str, Any]:
        """Whether any of these tests fails, and how long each takes."""
        return self.ask(do="try", path="", tests=tests, enough=1, seconds=LONG, patience=LONG)

    def failing(self, path: Path, name: str, text: str, tests: list[str], patience: float) -> dict[str, Any]:
        """Whether any of these tests fails where that function of that file reads like this."""
        return self.ask(
            do="try", path=str(self.there(path)), name=name, text=text,
            tests=tests, enough=1, seconds=LONG, patience=patience,
        )  # fmt: skip

    def all_failing(self, path: Path, name: str, text: str, tests: list[str], seconds: float) -> list[str]:
        """All of these tests that fail there and can be run in that time."""
        answer = self.ask(
            do="try", path=str(self.there(path)), name=name, text=text,
            tests=tests, enough=len(tests), seconds=seconds, patience=seconds + PATIENCE,
        )  # fmt: skip
        failed: list[str] = answer["failed"]
        return failed

    def card_noticed(self, path: Path, text: str, tests: list[str], game: str) -> bool | None:
        """Whether one of these tests fails where a file of the game's data reads like this; None if the game cannot."""
        with self.reading(path, text):
            answer = self.ask(do="reread", game=game, tests=tests, patience=PATIENCE)
        return None if answer.get("refused") else bool(answer["failed"])

    def lines(self, folder: Path, tests: list[str]) -> dict[str, dict[Path, set[int]]]:
        """Which lines of the files in that folder each of these tests executes."""
        answer = self.ask(do="watch", path=str(self.there(folder)), tests=tests, patience=LONG)
        return {
            test: {self.root / Path(file).relative_to(self.at): set(lines) for file, lines in files.items()}
            for test, files in answer["lines"].items()
        }

    # Surely: in a pytest of its own

    def survives(self, path: Path, text: str, tests: list[str]) -> bool:
        """Whether these tests pass although that file of the project reads like this."""
        with self.reading(path, text):
            return self.exit_code([*PYTEST, *tests]) == 0

    @contextmanager
    def reading(self, path: Path, text: str) -> Iterator[None]:
        """That file of the project has another text meanwhile."""
        there = self.there(path)
        before = there.read_bytes()
        there.write_text(text, "utf-8")
        try:
            yield
        finally:
            there.write_bytes(before)

    def exit_code(self, command: list[str], patience: float = PATIENCE) -> int:
        """What it ends with; -1 if it does not."""
        running = self.start(command, subprocess.DEVNULL)
        try:
            return running.wait(patience)
        except subprocess.TimeoutExpired:
            return -1
        finally:
            end(running)

    def start(self, command: list[str], talk: int) -> subprocess.Popen[str]:
        return subprocess.Popen(
            command,
            cwd=self.at,
            env=self.environment(),
            stdin=talk,
            stdout=talk,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )

    def environment(self) -> dict[str, str]:
        """The copy's sources before those that are installed, as Python, and no compiled file left behind."""
        paths = os.pathsep.join([str(self.at / "src"), str(self.at), str(HERE)])
        return os.environ | {"PYTHONPATH": paths, "QUESTHALL_FORM": "pure", "PYTHONDONTWRITEBYTECODE": "1"}


def end(running: subprocess.Popen[str]) -> None:
    """With all that it has started; a pytest that waits for changes ends its fork itself."""
    if running.poll() is None:
        running.terminate()
    with suppress(subprocess.TimeoutExpired):
        running.wait(GRACE)
    with suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()


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

"""Whether the languages of a package say the same things with the same arguments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from questhall.engine.languages import LANGUAGES


class Uses(Visitor):
    """What a message refers to: arguments, other messages and terms."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(name_of(node))

    def visit_TermReference(self, node: Any) -> None:
        self.messages.add("-" + name_of(node))
        self.generic_visit(node)


class File:
    """One language: its messages (attributes as `message.attribute`), and what is wrong with the file itself."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        self.uses: dict[str, Uses] = {}
        self.problems: list[str] = []
        self.text = path.read_text("utf-8")
        for entry in FluentParser().parse(self.text).body:
            if isinstance(entry, ast.Junk):
                self.complain(entry, str(entry.annotations[0].message) if entry.annotations else "not understood")
            elif isinstance(entry, ast.Message | ast.Term):
                self.take(entry)

    def take(self, entry: Any) -> None:
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        if name in self.uses or any(key.startswith(name + ".") for key in self.uses):
            self.complain(entry, f"{name} stands here twice")
        if entry.value is not None:
            self.uses[name] = used_in(entry.value)
        for attribute in entry.attributes:
            self.uses[f"{name}.{attribute.id.name}"] = used_in(attribute.value)

    def complain(self, entry: Any, problem: str) -> None:
        line = self.text.count("\n", 0, entry.span.start) + 1
        self.problems.append(f"{self.name}:{line}: {problem}")

    def messages(self) -> set[str]:
        """What the other languages must have too; terms are a language's own affair."""
        return {name for name in self.uses if not name.startswith("-")}

    def arguments(self, name: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """The arguments of a message and of the messages inside it."""
        if name not in self.uses or name in seen or name.startswith("-"):
            return set()
        uses = self.uses[name]
        return uses.arguments.union(*[self.arguments(other, seen | {name}) for other in uses.messages])


def check(folder: Path) -> list[str]:
    """All problems of the texts in `folder/texts`; none if all languages agree."""
    paths = {lang: folder / "texts" / f"{lang}.ftl" for lang in LANGUAGES}
    absent = [f"{path.name}: there is no such file" for path in paths.values() if not path.is_file()]
    if absent:
        return absent
    files = [File(path) for path in paths.values()]
    problems = [problem for file in files for problem in file.problems]
    for file in files:
        problems += missing(file, files) + dangling(file)
    return problems + disagreements(files)


def missing(file: File, files: list[File]) -> list[str]:
    known = set().union(*[other.messages() for other in files])
    return [f"{file.name}: {name} is missing" for name in sorted(known - file.messages())]


def dangling(file: File) -> list[str]:
    return [
        f"{file.name}: {name} refers to {other}, which is missing"
        for name, uses in file.uses.items()
        for other in sorted(uses.messages - file.uses.keys())
    ]


def disagreements(files: list[File]) -> list[str]:
    first, *others = files
    problems: list[str] = []
    for other in others:
        for name in sorted(first.messages() & other.messages()):
            ours, theirs = first.arguments(name), other.arguments(name)
            if ours != theirs:
                problems.append(f"{other.name}: {name} takes {listed(theirs)}, but {listed(ours)} in {first.name}")
    return problems


def listed(arguments: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(arguments)) or "no arguments"


def used_in(pattern: Any) -> Uses:
    uses = Uses()
    uses.visit(pattern)
    return uses


def name_of(node: Any) -> str:
    name = str(node.id.name)
    return f"{name}.{node.attribute.name}" if node.attribute else name

"""A game once more, with changed content: its modules are loaded a second time, for the tables that want it so.

Cards are read into constants of modules, which is what makes the rules quick. So a game with other cards is a set of
modules of its own, found by nobody else: other tables of the same process keep theirs. It runs from the sources, as
compiled modules exist once in a process only; `claim` is the way to a quick one, for a process that plays nothing else.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import lru_cache, partial
from importlib import import_module
from importlib.util import module_from_spec
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from questhall._form import SourceFirst
from questhall.engine import content, overlay
from questhall.engine.game import CONTENT, BadSetup, Game, Title, changed_content

ENGINE: Final = "questhall.engine"
READER: Final = "questhall.engine.content"  # it knows of the changes, so each set of modules has its own
MOST: Final = 8  # sets of modules kept at a time


class Modules:
    """The modules of a game, and what they read content with. What they import of the game is of the same set."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.loaded: dict[str, ModuleType] = {}
        self.builtins = {**vars(builtins), "__import__": self.find}
        self.reader = self.load(READER)
        self.reader.ContentError = content.ContentError  # type: ignore[attr-defined]  # the one that people catch

    def owns(self, name: str) -> bool:
        return name == READER or name == self.package or name.startswith(f"{self.package}.")

    def load(self, name: str) -> ModuleType:
        if name not in self.loaded:
            shared = import_module(name)  # dataclasses look their module up by its name
            parent = import_module(name.rpartition(".")[0])
            spec = SourceFirst.find_spec(name, list(parent.__path__))
            if spec is None or spec.loader is None:
                return shared
            module = module_from_spec(spec)
            module.__dict__["__builtins__"] = self.builtins
            self.loaded[name] = module
            spec.loader.exec_module(module)
        return self.loaded[name]

    def find(
        self,
        name: str,
        globals: Mapping[str, Any] | None = None,
        locals: Mapping[str, Any] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> Any:
        """What an import statement in one of these modules gives."""
        wanted = fromlist or ()
        if wanted and self.owns(name):
            module = self.load(name)
            for each in wanted:
                if not hasattr(module, each):
                    setattr(module, each, self.load(f"{name}.{each}"))
            return module
        found = builtins.__import__(name, globals, locals, fromlist, level)
        if name == ENGINE and "content" in wanted:
            return SimpleNamespace(
                **{each: self.reader if each == "content" else getattr(found, each) for each in wanted}
            )
        return found


@dataclass(frozen=True)
class ChangedTitle(Title):
    """A title whose modules are a set of their own."""

    modules: Modules | None = field(default=None, compare=False)

    def part(self, name: str) -> ModuleType:
        assert self.modules is not None
        return self.modules.load(name)


def game_for(game: Game[Any], options: Mapping[str, Any]) -> Game[Any]:
    """This game, or the same with the content that these options change."""
    changes = changed_content(options)
    return game if changes == game.content else changed_game(game.title, changes)


@lru_cache(maxsize=MOST)
def changed_game(title: Title, text: str) -> Game[Any]:
    """The game with the content that a TOML text changes. BadSetup says what is wrong with it, and in which line."""
    package = title.module.partition(":")[0].rpartition(".")[0]
    try:
        modules = Modules(package)
        lay(modules.reader, title, text)
        plain = {each.name: getattr(title, each.name) for each in fields(Title)}
        game = ChangedTitle(**plain, modules=modules).load()
        game.content = text
        game.new({CONTENT: text}, title.min_seats)  # some content is read only when it is needed
    except content.ContentError as wrong:
        raise BadSetup(CONTENT, str(wrong)) from None
    return game


def lay(reader: Any, title: Title, text: str) -> None:
    """From now on this reader reads the changed content."""
    for path, change in overlay.read_changes(text, title.folder).items():
        reader.changes[path] = partial(lay_one, change=change)


def lay_one(base: content.Node, change: content.Node) -> content.Node:
    return overlay.laid_over(base, change)


def claim(title: Title, text: str) -> None:
    """From now on this process has the game with that content and no other; where it is compiled, as quick as any.

    RuntimeError if the game has been loaded already.
    """
    if title.module.partition(":")[0] in sys.modules:
        raise RuntimeError(f"{title.id} has been loaded with its own content in this process")
    lay(content, title, text)
    type(title.load()).content = text

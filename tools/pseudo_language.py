"""A third language that nobody has written: `python -m tools.pseudo_language FOLDER` copies the project there with it.

Every word of every text gets accents and more letters, so that a plain word on any page is one that is written into the
code. The language goes by the code of Esperanto, which number rules and browsers know. Besides its
texts it costs one line, in `engine/languages.py`: that is the point of it.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import ast as fluent
from fluent.syntax import parse, serialize
from fluent.syntax.visitor import Transformer

ROOT: Final = Path(__file__).resolve().parent.parent
LANG: Final = "eo"
COPIED: Final = ("src/questhall", "client")
LEFT_OUT: Final = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "node_modules", "_compiled.json", "dist")
ACCENTED: Final = dict(zip("aceinouyAEIOUY", ("áá", "ç", "éé", "íí", "ñ", "óó", "úú", "ý", *"ÁÉÍÓÚÝ"), strict=True))
LINE: Final = ('Lang = Literal["en", "fr"]', f'Lang = Literal["en", "fr", "{LANG}"]')
# `fr = "..."`, `question_fr = """..."""`, `story.fr = "..."`, and in a script `"One"/"Un"`
TOML_TEXT: Final = re.compile(r'\b([\w.]+[_.])?fr\s*=\s*("""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*")')
LABEL: Final = re.compile(r'"[^"\n]*"/"([^"\n]*)"')
WORD: Final = re.compile(r"[^\W\d_]{3,}")
KEPT: Final = re.compile(r"\{[^}]*\}|\\.|\b[a-z]{3}-[a-z0-9]+-\d+[a-z]?\b|\bR-?\d+\b")  # placeholders, escapes, IDs


def accented(text: str) -> str:
    """Longer, with accents, and still to be read; placeholders and the IDs of rules stay."""
    parts = KEPT.split(text)
    kept = KEPT.findall(text)
    changed = ["".join(ACCENTED.get(sign, sign) for sign in part) for part in parts]
    return "".join(part + stay for part, stay in zip(changed, [*kept, ""], strict=True))


def plain(text: str) -> set[str]:
    """The words that no text of the pseudo-language has said."""
    return {word for word in WORD.findall(text) if word.isascii() and set(word) & set(ACCENTED)}


class Accents(Transformer):
    """The texts of a Fluent file; what is calculated stays."""

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:
        return fluent.TextElement(accented(node.value))


def ftl(source: str) -> str:
    """A Fluent file in the pseudo-language."""
    resource = parse(source)
    Accents().visit(resource)
    return serialize(resource)


def toml(source: str) -> str:
    """A content file with the pseudo-language beside the French."""

    def beside(found: re.Match[str]) -> str:
        quotes = '"""' if found[2].startswith('"""') else '"'
        said = accented(found[2][len(quotes) : -len(quotes)])
        start = source.rfind("\n", 0, found.start()) + 1
        alone = not source[start : found.start()].strip()
        between = "\n" + source[start : found.start()] if alone else ", "
        return f"{found[0]}{between}{found[1] or ''}{LANG} = {quotes}{said}{quotes}"

    return LABEL.sub(lambda found: f'{found[0]}/"{accented(found[1])}"', TOML_TEXT.sub(beside, source))


def copy(to: Path) -> Path:
    """The project with one language more, in a new folder."""
    for name in COPIED:
        shutil.copytree(ROOT / name, to / name, ignore=LEFT_OUT)
    languages = to / "src/questhall/engine/languages.py"
    languages.write_text(languages.read_text("utf-8").replace(*LINE), "utf-8")
    for path in to.rglob("texts/en.ftl"):
        path.with_name(f"{LANG}.ftl").write_text(ftl(path.read_text("utf-8")), "utf-8")
    for path in (to / "src/questhall/games").rglob("*.toml"):
        path.write_text(toml(path.read_text("utf-8")), "utf-8")
    return to


if __name__ == "__main__":
    print(copy(Path(sys.argv[1])))

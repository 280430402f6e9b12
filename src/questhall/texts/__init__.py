"""Sentences for people: Project Fluent behind one function, say().

Events, options, reasons and results carry text ids and arguments; here they become words, in the reader's language.
A package keeps its texts in `texts/en.ftl` and `texts/fr.ftl`. In the arguments,

- a number is written as the language writes numbers (1,234 and 1 234 with a narrow no-break space);
- `@id` is another text of the same package, said in the same language and with the same numbers;
- a ref, `object:rope`, is said by the message `ref-object-rope`; if there is none, by `ref-object` with the argument
  $name; if there is none either, it is the part after the colon. Signs that a message id cannot hold become `-`;
- a thing there is only one of, `chamber`, is said by `ref-chamber`; a word without such a message is a plain word;
- dice, `faces:skull room / find`, are said face by face (`ref-face-skull`), in their order, with commas;
- `=text` is what people wrote themselves, said as it stands;
- a list is joined: "rope, lamp and key".
"""

from __future__ import annotations

from questhall.texts.bundles import MissingText, Texts, say, strict, texts_of
from questhall.texts.checking import check
from questhall.texts.language import MARK, guess_language, languages
from questhall.texts.throws import throw_text

__all__ = [
    "MARK",
    "MissingText",
    "Texts",
    "check",
    "guess_language",
    "languages",
    "say",
    "strict",
    "texts_of",
    "throw_text",
]

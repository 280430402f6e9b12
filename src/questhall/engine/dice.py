"""Where dice and draws come from: five sources behind one interface.

`fair`      Nobody can choose or foresee the dice. Before the game a secret of 32 bytes is drawn and its SHA-256 (the
            commitment) published; then every seat adds a nonce; at the end the secret is shown for all to recompute.
`seeded`    The same dice whenever the seed is the same: tests and experiments.
`scripted`  The dice a test or a scenario wants.
`lesson`    What a lesson wants at first, seeded ones afterwards.
`hand`      People throw real dice and say what they show. What nobody may see is drawn for them.

The construction of `fair`, for whoever wants to check it. Draw number k (0, 1, 2...) is the k-th throw on the line of
play, so taking back and playing again meets the same dice. With the secret as the HMAC key,

    message = JSON array [table id, list of nonces in seat order, k, name of the throw, attempt], no spaces, UTF-8
    x       = HMAC-SHA256(secret, message) as a big-endian number of 256 bits

attempt is 0. If x is not below the largest multiple of `total` (the sum of the throw's weights) up to 2^256, attempt
is raised by one and x computed again, so that every ticket is equally likely. The ticket is x modulo total, and the
outcome is the one that holds the ticket when the outcomes stand in a row, each as wide as its weight.
`seeded` is the same with the SHA-256 of "questhall seed " and the seed for a secret, an empty table id and no nonces.
"""

from __future__ import annotations

import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from questhall.engine.core import Chance
from questhall.engine.entries import quoted

SECRET_BYTES: Final = 32
SPACE: Final = 1 << 256
BLOCK: Final = 64  # bytes that SHA-256 takes at a time; a secret is shorter
INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])
LESSON: Final = "lesson"

Throw = str | Callable[[Chance], int]  # a scripted throw: the words it shows, or what chooses an outcome


class DiceError(ValueError):
    """The dice cannot answer: a script that ran out or does not fit, or a secret that is not here."""


class Dice(ABC):
    """A source of outcomes."""

    source: str

    @abstractmethod
    def draw(self, k: int, chance: Chance) -> int | None:
        """The outcome of draw number k; None if people must say it. The same question has the same answer."""

    @abstractmethod
    def header(self) -> dict[str, Any]:
        """What the first line of a record says about these dice."""

    def learn(self, k: int, chance: Chance, outcome: int) -> None:  # noqa: B027
        """Take note of an outcome that people gave."""

    def reveal(self) -> dict[str, Any]:
        """What is shown when the game is over."""
        return {}


class Tickets:
    """The draws of one table. What is the same in all their messages, which comes first, is hashed once.

    An HMAC is two hashes (RFC 2104). By hand, since to copy and to end one of Python's takes much longer.
    """

    def __init__(self, secret: bytes, table: str, nonces: Sequence[str]) -> None:
        self.made_of = (secret, table, tuple(nonces))
        said = ",".join([quoted(nonce) for nonce in nonces])
        key = secret.ljust(BLOCK, b"\0")
        self.inner = hashlib.sha256(key.translate(INNER))
        self.outer = hashlib.sha256(key.translate(OUTER))
        self.inner.update(f"[{quoted(table)},[{said}],".encode())

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies are made anew: what is hashed half cannot be written down."""
        return Tickets, self.made_of

    def ticket(self, k: int, name: str, total: int) -> int:
        """The number from 0 to total - 1 that draw k gives; see the top of this file."""
        if total < 1:
            raise DiceError(f"throw {k}, {name}: there is nothing to draw from")
        limit = SPACE - SPACE % total
        attempt = 0
        while True:
            x = self.number(f"{k},{quoted(name)},{attempt}]")
            if x < limit:
                return x % total
            attempt += 1

    def number(self, rest: str) -> int:
        """The 256 bits of a message that ends like that."""
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(rest.encode())
        outer.update(inner.digest())
        return int.from_bytes(outer.digest(), "big")


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def new_nonce() -> str:
    return secrets.token_hex(8)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


class Fair(Dice):
    """Commit-reveal dice. Without the secret a record can be read, but not played on."""

    source = "fair"

    def __init__(self, table: str, nonces: Sequence[str], secret: bytes | None, promised: str = "") -> None:
        if secret is not None and len(secret) != SECRET_BYTES:
            raise DiceError(f"the secret has {len(secret)} bytes instead of {SECRET_BYTES}")
        if secret is None and not promised:
            raise DiceError("fair dice need a secret, or the commitment to one")
        if secret is not None and promised and commitment(secret) != promised:
            raise DiceError("this secret is not the one that was promised at the start")
        self.table = table
        self.nonces = tuple(nonces)
        self.secret = secret
        self.tickets = None if secret is None else Tickets(secret, table, self.nonces)
        self.commitment = promised if secret is None else commitment(secret)

    def draw(self, k: int, chance: Chance) -> int:
        if self.tickets is None:
            raise DiceError("the secret of these fair dice is not here, so they cannot be thrown")
        return chance.pick(self.tickets.ticket(k, chance.name, chance.total))

    def header(self) -> dict[str, Any]:
        return {"source": self.source, "commitment": self.commitment, "nonces": list(self.nonces)}

    def reveal(self) -> dict[str, Any]:
        return {} if self.secret is None else {"secret": self.secret.hex()}


class Seeded(Dice):
    """The same dice for the same seed, on every table."""

    source = "seeded"

    def __init__(self, seed: str | int) -> None:
        self.seed = str(seed)
        self.tickets = Tickets(hashlib.sha256(f"questhall seed {self.seed}".encode()).digest(), "", ())

    def draw(self, k: int, chance: Chance) -> int:
        return chance.pick(self.tickets.ticket(k, chance.name, chance.total))

    def header(self) -> dict[str, Any]:
        return {"source": self.source, "seed": self.seed}


class Scripted(Dice):
    """Throws written down beforehand. `read` turns words into an outcome; it is the game's."""

    source = "scripted"

    def __init__(self, read: Callable[[Chance, str], int], throws: Iterable[Throw] = ()) -> None:
        self.read = read
        self.throws = list(throws)

    def add(self, *throws: Throw) -> None:
        """More throws at the end of the script."""
        self.throws.extend(throws)

    def draw(self, k: int, chance: Chance) -> int:
        if k >= len(self.throws):
            raise DiceError(f"the script has {len(self.throws)} throws; throw {k + 1}, {chance.name}, is not in it")
        throw = self.throws[k]
        try:
            outcome = self.read(chance, throw) if isinstance(throw, str) else throw(chance)
        except ValueError as error:
            raise DiceError(f"throw {k + 1} of the script, {throw!r}, does not fit {chance.name}: {error}") from error
        if outcome not in chance.outcomes:
            raise DiceError(f"throw {k + 1} of the script gives {outcome}, which is no outcome of {chance.name}")
        return outcome

    def header(self) -> dict[str, Any]:
        return {"source": self.source}


class Taught(Scripted):
    """The dice of a lesson: those it speaks of, then seeded ones. A record carries them all, so it can be played on."""

    source = LESSON

    def __init__(self, read: Callable[[Chance, str], int], lesson: str, throws: Iterable[str], seed: str) -> None:
        super().__init__(read, throws)
        self.lesson = lesson
        self.after = Seeded(seed)

    def draw(self, k: int, chance: Chance) -> int:
        return super().draw(k, chance) if k < len(self.throws) else self.after.draw(k, chance)

    def header(self) -> dict[str, Any]:
        return {"source": self.source, "lesson": self.lesson, "throws": self.throws, "seed": self.after.seed}


class Hand(Dice):
    """Real dice. What was said once for a throw is remembered, so that taking back never asks again."""

    source = "hand"

    def __init__(self) -> None:
        self.said: dict[tuple[int, str], int] = {}

    def draw(self, k: int, chance: Chance) -> int | None:
        outcome = self.said.get((k, chance.name))
        return outcome if outcome in chance.outcomes else None

    def learn(self, k: int, chance: Chance, outcome: int) -> None:
        self.said[k, chance.name] = outcome

    def header(self) -> dict[str, Any]:
        return {"source": self.source}


def any_outcome(chance: Chance) -> int:
    """What dice show that nobody has touched."""
    return chance.pick(secrets.randbelow(chance.total))


def from_header(
    said: Mapping[str, Any], table: str, read: Callable[[Chance, str], int], secret: bytes | None = None
) -> Dice:
    """The dice a record's first line speaks of. Scripted ones have an empty script."""
    match said:
        case {"source": "fair", "commitment": str(promised), "nonces": list(nonces)}:
            return Fair(table, [str(nonce) for nonce in nonces], secret, promised)
        case {"source": "seeded", "seed": str(seed)}:
            return Seeded(seed)
        case {"source": "scripted"}:
            return Scripted(read)
        case {"source": "lesson", "lesson": str(lesson), "throws": list(throws), "seed": str(seed)}:
            return Taught(read, lesson, [str(throw) for throw in throws], seed)
        case {"source": "hand"}:
            return Hand()
    raise DiceError(f"there are no such dice: {dict(said)!r}")

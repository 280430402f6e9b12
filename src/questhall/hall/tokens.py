"""Ids and capabilities: a seat is whoever holds its token. Only hashes of tokens are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that reads or sounds like something else
ID_LENGTH: Final = 10
TOKEN_BYTES: Final = 32


def new_table_id() -> str:
    """Short enough to be read out, long enough (49 bits) not to be found by trying."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_request() -> str:
    return secrets.token_hex(6)


def digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    return hmac.compare_digest(one, other)


def seat_link(table_id: str, seat: int, token: str) -> str:
    """Everything behind the # stays in the browser: it reaches no server and no log."""
    return f"/t/{table_id}#seat={seat}&key={token}"

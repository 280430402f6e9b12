"""The tables of the database, as SQLAlchemy Core metadata. Migrations lead there; the queries are plain SQL.

Types are chosen so that one text of SQL fits SQLite and PostgreSQL: numbers 0 and 1 for no and yes, JSON as text.
`touched` grows with every change of a table and leads other processes to what is new.
`chats`, `consents` and `sightings` count changes, as last_seq and version do, and tell what kind of news there is.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
    text,
)

METADATA = MetaData()


def of_table() -> Column[str]:
    """The table a row belongs to, and goes with."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def of_seat() -> ForeignKeyConstraint:
    """The seat a row belongs to, and goes with."""
    return ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE")


def once_per_client(name: str, table: Table) -> None:
    """What a client sends under one id is kept once."""
    given = text("client_id IS NOT NULL")
    Index(name, table.c.table_id, table.c.client_id, unique=True, sqlite_where=given, postgresql_where=given)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("dice", Text, nullable=False),
    Column("dice_secret", LargeBinary),
    Column("made", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("expires", Double),
    Column("rematch_of", Text),
    Column("webhook", Text),
    Column("last_seq", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("bot_due", SmallInteger, nullable=False),
    Column("moved", Double),
    Column("due", Double),
    Column("version", Integer, nullable=False),
    Column("chats", Integer, nullable=False),
    Column("consents", Integer, nullable=False),
    Column("sightings", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
)

LOBBY = text("status = 'lobby'")
BOT_DUE = text("bot_due = 1")
DUE = text("due IS NOT NULL")
ENDED = text("ended IS NOT NULL")
Index("tables_touched", TABLES.c.touched)
Index("tables_to_expire", TABLES.c.expires, sqlite_where=LOBBY, postgresql_where=LOBBY)
Index("tables_bot_due", TABLES.c.moved, sqlite_where=BOT_DUE, postgresql_where=BOT_DUE)
Index("tables_due", TABLES.c.due, sqlite_where=DUE, postgresql_where=DUE)
Index("tables_ended", TABLES.c.ended, sqlite_where=ENDED, postgresql_where=ENDED)

SEATS = Table(
    "seats",
    METADATA,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("played_by", Text, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("last_seen", Double),
    PrimaryKeyConstraint("table_id", "seat"),
)

TOKENS = Table(
    "tokens",
    METADATA,
    of_table(),
    Column("hash", LargeBinary, nullable=False),
    Column("seat", Integer),
    Column("lent", SmallInteger, nullable=False),
    Column("made", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "hash"),
    of_seat(),
)
Index("tokens_hash", TOKENS.c.hash)

LINES = Table(
    "lines",
    METADATA,
    of_table(),
    Column("seq", Integer, nullable=False),
    Column("line", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("client_id", Text),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)
once_per_client("lines_client_id", LINES)

CHAT = Table(
    "chat",
    METADATA,
    of_table(),
    Column("n", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("said", Text),
    Column("phrase", Text),
    Column("at", Double, nullable=False),
    Column("client_id", Text),
    PrimaryKeyConstraint("table_id", "n"),
)
once_per_client("chat_client_id", CHAT)

CONSENTS = Table(
    "consents",
    METADATA,
    of_table(),
    Column("request", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("outcome", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "request"),
)

VOTES = Table(
    "votes",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("request", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("yes", SmallInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "request", "seat"),
    ForeignKeyConstraint(["table_id", "request"], ["consents.table_id", "consents.request"], ondelete="CASCADE"),
)

CLAIMS = Table(
    "claims",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("worker", Text, nullable=False),
    Column("ends", Double, nullable=False),
)

PUSH = Table(
    "push",
    METADATA,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("made", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "endpoint"),
    of_seat(),
)
Index("push_endpoint", PUSH.c.endpoint)

INTAKE = Table(  # SQLite's: moves that are not in `tables` and `lines` yet
    "intake",
    METADATA,
    Column("n", Integer, primary_key=True),
    Column("moves", LargeBinary, nullable=False),
)

PROBE = Table(
    "probe",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

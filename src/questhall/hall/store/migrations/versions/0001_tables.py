"""Tables, seats, tokens, lines, chat, consent, claims, push."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    tables()
    seats()
    lines()
    talk()
    others()


def tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("dice", sa.Text, nullable=False),
        sa.Column("dice_secret", sa.LargeBinary),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("expires", sa.Double),
        sa.Column("rematch_of", sa.Text),
        sa.Column("webhook", sa.Text),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("bot_due", sa.SmallInteger, nullable=False),
        sa.Column("moved", sa.Double),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("chats", sa.Integer, nullable=False),
        sa.Column("consents", sa.Integer, nullable=False),
        sa.Column("sightings", sa.Integer, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_touched", "tables", ["touched"])
    index_where("tables_to_expire", "tables", ["expires"], "status = 'lobby'")
    index_where("tables_bot_due", "tables", ["moved"], "bot_due = 1")
    index_where("tables_ended", "tables", ["ended"], "ended IS NOT NULL")


def seats() -> None:
    op.create_table(
        "seats",
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("played_by", sa.Text, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("last_seen", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "tokens",
        of_table(),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("lent", sa.SmallInteger, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "hash"),
        of_seat(),
    )
    op.create_index("tokens_hash", "tokens", ["hash"])


def lines() -> None:
    op.create_table(
        "lines",
        of_table(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("client_id", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
    )
    index_where("lines_client_id", "lines", ["table_id", "client_id"], "client_id IS NOT NULL", unique=True)


def talk() -> None:
    op.create_table(
        "chat",
        of_table(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("said", sa.Text),
        sa.Column("phrase", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.create_table(
        "consents",
        of_table(),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "request"),
    )
    op.create_table(
        "votes",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("yes", sa.SmallInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "request", "seat"),
        sa.ForeignKeyConstraint(["table_id", "request"], ["consents.table_id", "consents.request"], ondelete="CASCADE"),
    )


def others() -> None:
    op.create_table(
        "claims",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
    )
    op.create_table(
        "push",
        of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "endpoint"),
        of_seat(),
    )
    op.create_index("push_endpoint", "push", ["endpoint"])


def of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def of_seat() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE")


def index_where(name: str, table: str, columns: list[str], where: str, unique: bool = False) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)

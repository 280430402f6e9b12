"""Chat that is said once however often it is sent, and a place where the hall tries whether it can write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("chat", sa.Column("client_id", sa.Text))
    sent = sa.text("client_id IS NOT NULL")
    op.create_index(
        "chat_client_id", "chat", ["table_id", "client_id"], unique=True, sqlite_where=sent, postgresql_where=sent
    )
    op.create_table(
        "probe",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )

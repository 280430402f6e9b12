"""What Alembic runs to write the SQL of a migration; the stores execute it themselves, under their own lock."""

from __future__ import annotations

from alembic import context

from questhall.hall.store.schema import METADATA

context.configure(
    dialect_name=context.config.attributes.get("dialect", "sqlite"),
    target_metadata=METADATA,
    output_buffer=context.config.attributes.get("output"),
    literal_binds=True,
)
context.run_migrations()

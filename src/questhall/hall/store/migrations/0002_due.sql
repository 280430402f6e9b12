-- When the clock plays on for those a table waits for.
ALTER TABLE tables ADD COLUMN due DOUBLE;

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;

UPDATE alembic_version SET version_num='0002' WHERE alembic_version.version_num = '0001';

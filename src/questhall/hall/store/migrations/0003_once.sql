-- Chat that is said once however often it is sent, and a place where the hall tries whether it can write.
ALTER TABLE chat ADD COLUMN client_id TEXT;

CREATE UNIQUE INDEX chat_client_id ON chat (table_id, client_id) WHERE client_id IS NOT NULL;

CREATE TABLE probe (
    id TEXT NOT NULL,
    at DOUBLE NOT NULL,
    PRIMARY KEY (id)
);

UPDATE alembic_version SET version_num='0003' WHERE alembic_version.version_num = '0002';

-- Where SQLite keeps moves together until they are put where they belong.
CREATE TABLE intake (
    n INTEGER NOT NULL,
    moves BLOB NOT NULL,
    PRIMARY KEY (n)
);

UPDATE alembic_version SET version_num='0004' WHERE alembic_version.version_num = '0003';

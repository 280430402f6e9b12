-- Tables, seats, tokens, lines, chat, consent, claims, push.
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    dice TEXT NOT NULL,
    dice_secret BLOB,
    made DOUBLE NOT NULL,
    started DOUBLE,
    ended DOUBLE,
    expires DOUBLE,
    rematch_of TEXT,
    webhook TEXT,
    last_seq INTEGER NOT NULL,
    asked TEXT NOT NULL,
    bot_due SMALLINT NOT NULL,
    moved DOUBLE,
    version INTEGER NOT NULL,
    chats INTEGER NOT NULL,
    consents INTEGER NOT NULL,
    sightings INTEGER NOT NULL,
    touched BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX tables_touched ON tables (touched);

CREATE INDEX tables_to_expire ON tables (expires) WHERE status = 'lobby';

CREATE INDEX tables_bot_due ON tables (moved) WHERE bot_due = 1;

CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    played_by TEXT NOT NULL,
    nonce TEXT NOT NULL,
    lang TEXT NOT NULL,
    data TEXT NOT NULL,
    last_seen DOUBLE,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE tokens (
    table_id TEXT NOT NULL,
    hash BLOB NOT NULL,
    seat INTEGER,
    lent SMALLINT NOT NULL,
    made DOUBLE NOT NULL,
    PRIMARY KEY (table_id, hash),
    FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX tokens_hash ON tokens (hash);

CREATE TABLE lines (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    at DOUBLE NOT NULL,
    client_id TEXT,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
) WITHOUT ROWID;

CREATE UNIQUE INDEX lines_client_id ON lines (table_id, client_id) WHERE client_id IS NOT NULL;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    said TEXT,
    phrase TEXT,
    at DOUBLE NOT NULL,
    PRIMARY KEY (table_id, n),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE consents (
    table_id TEXT NOT NULL,
    request TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    what TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at DOUBLE NOT NULL,
    outcome TEXT NOT NULL,
    PRIMARY KEY (table_id, request),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE votes (
    table_id TEXT NOT NULL,
    request TEXT NOT NULL,
    seat INTEGER NOT NULL,
    yes SMALLINT NOT NULL,
    PRIMARY KEY (table_id, request, seat),
    FOREIGN KEY(table_id, request) REFERENCES consents (table_id, request) ON DELETE CASCADE
);

CREATE TABLE claims (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    worker TEXT NOT NULL,
    ends DOUBLE NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE push (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    endpoint TEXT NOT NULL,
    keys TEXT NOT NULL,
    lang TEXT NOT NULL,
    made DOUBLE NOT NULL,
    PRIMARY KEY (table_id, seat, endpoint),
    FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX push_endpoint ON push (endpoint);

INSERT INTO alembic_version (version_num) VALUES ('0001');

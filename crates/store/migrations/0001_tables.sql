-- Text and 64-bit integers only, so that the same file serves SQLite and PostgreSQL.
-- Times are milliseconds since 1970, given by the server.

CREATE TABLE players (
    id TEXT NOT NULL PRIMARY KEY,
    cookie_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES players (id),
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'closed')),
    visibility TEXT NOT NULL CHECK (visibility IN ('listed', 'unlisted')),
    settings TEXT NOT NULL,
    revision BIGINT NOT NULL,
    -- The number of the latest chat message: counting here gives messages gapless numbers in
    -- the order in which they are committed, on any engine.
    last_chat BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    rematch_of TEXT REFERENCES tables (id),
    rematch_as TEXT REFERENCES tables (id)
);

CREATE INDEX tables_by_status ON tables (status, visibility, changed_at, id);
CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'player', 'bot', 'hotseat')),
    -- With kind 'bot': the player whose place the bot keeps warm.
    player_id TEXT REFERENCES players (id),
    bot TEXT,
    name TEXT NOT NULL,
    key_hash TEXT NOT NULL UNIQUE,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_player ON seats (player_id);

CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables (id),
    step BIGINT NOT NULL,
    body TEXT NOT NULL,
    revision BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, step)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    id BIGINT NOT NULL,
    channel TEXT NOT NULL CHECK (channel IN ('players', 'spectators')),
    seat BIGINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, id)
);

CREATE TABLE documents (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind)
);

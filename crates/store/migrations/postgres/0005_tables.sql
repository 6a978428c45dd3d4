-- The layout that SQLite reaches with its fifth migration. Later ones serve both engines.
-- Times are milliseconds since 1970, given by the server. Ids are ordered by their bytes, whatever
-- the language of the database: lists go on where they ended.

CREATE TABLE players (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    cookie_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    host TEXT COLLATE "C" NOT NULL REFERENCES players (id),
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'closed')),
    visibility TEXT NOT NULL CHECK (visibility IN ('listed', 'unlisted')),
    settings TEXT NOT NULL,
    revision BIGINT NOT NULL,
    -- The number of the latest chat message: counting here gives messages gapless numbers in
    -- the order in which they are committed, on any engine.
    last_chat BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    rematch_of TEXT COLLATE "C" REFERENCES tables (id),
    rematch_as TEXT COLLATE "C" REFERENCES tables (id)
);

CREATE INDEX tables_by_status ON tables (status, visibility, changed_at, id);
CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'player', 'bot', 'hotseat')),
    -- With kind 'bot': the player whose place the bot keeps warm.
    player_id TEXT COLLATE "C" REFERENCES players (id),
    bot TEXT,
    name TEXT NOT NULL,
    key_hash TEXT NOT NULL UNIQUE,
    -- What the seat's link was made from. It is no secret: the key that belongs to it is not in here.
    key_salt TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_player ON seats (player_id);

CREATE TABLE steps (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    step BIGINT NOT NULL,
    body TEXT NOT NULL,
    revision BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    -- The seat of whoever clicked, where that was not the player of the seat that acts.
    clicked_by BIGINT,
    PRIMARY KEY (table_id, step)
);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    id BIGINT NOT NULL,
    channel TEXT NOT NULL CHECK (channel IN ('players', 'spectators')),
    seat BIGINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, id)
);

CREATE TABLE documents (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind)
);

-- One row that a health check changes and reads back.

CREATE TABLE health (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    checks BIGINT NOT NULL
);

INSERT INTO health (id, checks) VALUES (1, 0);

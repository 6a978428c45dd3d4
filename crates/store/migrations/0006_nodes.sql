-- For both engines. Every column has a default, so that a program of the layout before may go on
-- writing beside a newer one.

-- What a list shows of the match: text of the server's own. It holds for the revision `summary_at`
-- only; a program that does not know of it raises the revision alone.
ALTER TABLE tables ADD COLUMN summary TEXT;
ALTER TABLE tables ADD COLUMN summary_at BIGINT NOT NULL DEFAULT -1;

-- How often the notes at a table have changed.
ALTER TABLE tables ADD COLUMN last_note BIGINT NOT NULL DEFAULT 0;

-- The servers that share the database, and when they last said that they are alive.
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    seen_at BIGINT NOT NULL
);

-- Which node does something for a table that one alone shall do. It ends with the node.
CREATE TABLE leases (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    node TEXT NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, kind)
);

-- What is known at a table apart from its match: who is here, what is suggested, what is to be done.
CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    author TEXT NOT NULL,
    body TEXT NOT NULL,
    -- The node that the note ends with.
    node TEXT REFERENCES nodes (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, kind, author)
);

CREATE INDEX notes_by_kind ON notes (kind);
CREATE INDEX notes_by_node ON notes (node);

-- The oldest layout whose programs may be started on this database: they write what this one reads,
-- and the other way round.
CREATE TABLE layout (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    oldest BIGINT NOT NULL
);

INSERT INTO layout (id, oldest) VALUES (1, 5);

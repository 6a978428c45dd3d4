-- One row that a health check changes and reads back.

CREATE TABLE health (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    checks BIGINT NOT NULL
);

INSERT INTO health (id, checks) VALUES (1, 0);

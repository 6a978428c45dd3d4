-- Whose message it is, so that a player who wants to be forgotten takes the messages along. Those of
-- before are known by the seat alone.
ALTER TABLE chat ADD COLUMN player_id TEXT;

CREATE INDEX chat_by_player ON chat (player_id);

-- The seat of whoever clicked, where that was not the player of the seat that acts.
ALTER TABLE steps ADD COLUMN clicked_by BIGINT;

-- What a seat's link was made from. It is no secret: the key that belongs to it is not in here.

ALTER TABLE seats ADD COLUMN key_salt TEXT NOT NULL DEFAULT '';

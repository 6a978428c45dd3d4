-- Until now the settings held the secret that the links of a table's seats were made from. The links
-- stay valid, because they are checked against their hashes. This is SQLite's own function: no other
-- engine has such tables.

UPDATE tables SET settings = json_remove(settings, '$.secret');

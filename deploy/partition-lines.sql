-- Lines of records in eight parts, by the id of their table: psql -f partition-lines.sql postgres://…/oubliette
-- The server's statements stay as they are. No server may run meanwhile; it takes as long as copying all lines does.
BEGIN;
ALTER TABLE lines RENAME TO lines_before;
ALTER INDEX lines_pkey RENAME TO lines_before_pkey;
CREATE TABLE lines (LIKE lines_before INCLUDING ALL) PARTITION BY HASH (table_id);
CREATE TABLE lines_0 PARTITION OF lines FOR VALUES WITH (MODULUS 8, REMAINDER 0);
CREATE TABLE lines_1 PARTITION OF lines FOR VALUES WITH (MODULUS 8, REMAINDER 1);
CREATE TABLE lines_2 PARTITION OF lines FOR VALUES WITH (MODULUS 8, REMAINDER 2);
CREATE TABLE lines_3 PARTITION OF lines FOR VALUES WITH (MODULUS 8, REMAINDER 3);
CREATE TABLE lines_4 PARTITION OF lines FOR VALUES WITH (MODULUS 8, REMAINDER 4);
CREATE TABLE lines_5 PARTITION OF lines FOR VALUES WITH (MODULUS 8, REMAINDER 5);
CREATE TABLE lines_6 PARTITION OF lines FOR VALUES WITH (MODULUS 8, REMAINDER 6);
CREATE TABLE lines_7 PARTITION OF lines FOR VALUES WITH (MODULUS 8, REMAINDER 7);
INSERT INTO lines SELECT * FROM lines_before;
DROP TABLE lines_before;
COMMIT;

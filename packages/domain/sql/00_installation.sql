-- Gives this database its id, once. Copies in Redis are stored under the id, so those of another database are never used.
INSERT INTO installation (id) SELECT gen_random_uuid()::text WHERE NOT EXISTS (SELECT FROM installation);

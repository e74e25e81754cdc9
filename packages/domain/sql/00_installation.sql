-- Names this database, once: copies in Redis are kept under the name, so that no other database's are taken for its own.
INSERT INTO installation (id) SELECT gen_random_uuid()::text WHERE NOT EXISTS (SELECT FROM installation);

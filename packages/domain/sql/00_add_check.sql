-- Adds a check constraint if there is none with this name. The rows that exist are checked later, without a lock that
-- writers respect.
CREATE OR REPLACE FUNCTION add_check(p_table regclass, p_name text, p_condition text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = p_table AND conname = p_name) THEN
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I CHECK (%s) NOT VALID', p_table, p_name, p_condition);
  END IF;
END
$$;

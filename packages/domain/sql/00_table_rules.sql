-- Adds a check constraint if there is none with this name. The rows that exist are checked later, without a lock that
-- writers respect.
CREATE OR REPLACE FUNCTION add_check(p_table regclass, p_name text, p_condition text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = p_table AND conname = p_name) THEN
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I CHECK (%s) NOT VALID', p_table, p_name, p_condition);
  END IF;
END
$$;

-- Adds a trigger if there is none with this name. To replace one would wait for all who use the table, at each start.
CREATE OR REPLACE FUNCTION add_trigger(p_table regclass, p_name text, p_when text, p_action text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = p_table AND tgname = p_name) THEN
    EXECUTE format('CREATE TRIGGER %I %s ON %s %s', p_name, p_when, p_table, p_action);
  END IF;
END
$$;

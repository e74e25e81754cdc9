-- Refuses every change to the rows of a table. The trigger's argument is what the message calls them.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% are never changed or removed', TG_ARGV[0];
END
$$;

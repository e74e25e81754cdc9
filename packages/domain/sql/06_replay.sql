-- Replaces modules on file by what was built again from the evidence of the same batches: a list of objects with module,
-- batch_id, data and used, the ids of the evidence that the data use. What was enriched meanwhile stays. Returns the modules
-- that are now as given; null, and changes nothing, if the company opted out, or a person asked to be forgotten, after
-- p_read_at, when the evidence was read. The results of the batches stay: they are what was bought.
CREATE OR REPLACE FUNCTION replace_modules(p_domain text, p_read_at timestamptz, p_modules json) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
  replaced text[];
BEGIN
  -- Comes before any lock, because it waits for a concurrent opt-out.
  IF is_opted_out(p_domain) OR EXISTS (SELECT FROM forgotten_people WHERE created_at >= p_read_at) THEN
    RETURN NULL;
  END IF;
  -- The end of a batch locks the company before its modules, too.
  PERFORM FROM companies WHERE domain = p_domain FOR NO KEY UPDATE;
  WITH built AS (
    SELECT * FROM json_to_recordset(p_modules) AS b(module text, batch_id text, data json, used bigint[])
  ), replacing AS (
    UPDATE company_modules c SET data = b.data FROM built b
    WHERE c.domain = p_domain AND c.module = b.module AND c.batch_id = b.batch_id
    RETURNING c.module, c.batch_id, b.used
  ), used AS (
    UPDATE batch_modules m SET used_evidence = r.used FROM replacing r
    WHERE m.batch_id = r.batch_id AND m.module = r.module
  )
  SELECT coalesce(array_agg(module), '{}') INTO replaced FROM replacing;
  IF replaced <> '{}' THEN
    PERFORM index_company(p_domain);
  END IF;
  RETURN replaced;
END
$$;

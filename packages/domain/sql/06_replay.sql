-- Returned the modules alone before any release had it.
DROP FUNCTION IF EXISTS replace_modules(text, timestamptz, json);

-- Replaces modules on file by what was built again from the evidence of the same batches: a list of objects with
-- module, batch_id, data and used, the ids of the evidence that the data use. What was enriched meanwhile stays.
-- Returns the modules that are now as given, and whether the data of any was another before; no modules, and
-- changes nothing, if the company opted out, or a person asked to be forgotten, after p_read_at, when the evidence
-- was read. The results of the batches stay: they are what was bought.
CREATE FUNCTION replace_modules(p_domain text, p_read_at timestamptz, p_modules json)
RETURNS TABLE (replaced text[], is_changed boolean) LANGUAGE plpgsql AS $$
BEGIN
  is_changed := false;
  -- Comes before any lock, because it waits for a concurrent opt-out.
  IF is_opted_out(p_domain) OR EXISTS (SELECT FROM forgotten_people WHERE created_at >= p_read_at) THEN
    RETURN NEXT;
    RETURN;
  END IF;
  -- The end of a batch locks the company before its modules, too.
  PERFORM FROM companies WHERE domain = p_domain FOR NO KEY UPDATE;
  WITH built AS (
    SELECT b.*, c.data::jsonb <> b.data::jsonb AS differs
    FROM json_to_recordset(p_modules) AS b(module text, batch_id text, data json, used bigint[])
    JOIN company_modules c ON c.domain = p_domain AND c.module = b.module AND c.batch_id = b.batch_id
  ), replacing AS (
    UPDATE company_modules c SET data = b.data FROM built b WHERE c.domain = p_domain AND c.module = b.module AND b.differs
  ), used AS (
    UPDATE batch_modules m SET used_evidence = b.used FROM built b WHERE m.batch_id = b.batch_id AND m.module = b.module
  )
  SELECT coalesce(array_agg(module), '{}'), coalesce(bool_or(differs), false) INTO replaced, is_changed FROM built;
  IF replaced <> '{}' THEN
    PERFORM index_company(p_domain);
  END IF;
  RETURN NEXT;
END
$$;

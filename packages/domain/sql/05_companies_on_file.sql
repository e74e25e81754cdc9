-- An earlier release's names.
DROP FUNCTION IF EXISTS file_company(text);
DROP FUNCTION IF EXISTS unfiled_companies(text, int);

-- Indexes a stored company and its signals. The signals come first, because the company's marks depend on them.
CREATE OR REPLACE FUNCTION index_company(p_domain text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a concurrent opt-out before locking anything that an opt-out deletes.
  IF is_opted_out(p_domain) THEN
    RETURN;
  END IF;
  PERFORM sync_signals(p_domain);
  PERFORM upsert_known_company(p_domain);
END
$$;

-- Returns the next stored companies after p_after, in the order of domains, that an earlier release did not index or
-- indexed without the current marks.
CREATE OR REPLACE FUNCTION unindexed_companies(p_after text, p_rows int) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT c.domain
  FROM company_modules c LEFT JOIN known_companies k ON k.dataset_id = 0 AND k.domain = c.domain
  WHERE c.module = 'company' AND c.domain > p_after
    AND CASE
          WHEN k.domain IS NULL THEN true
          -- A closed company has no marks, but its signals are indexed.
          WHEN k.search = '' THEN NOT EXISTS (SELECT FROM signals s WHERE s.domain = c.domain)
            AND EXISTS (SELECT FROM signals_from_highlights(c.domain))
          ELSE NOT k.search @@ '''on file'''
        END
  ORDER BY c.domain LIMIT p_rows
$$;

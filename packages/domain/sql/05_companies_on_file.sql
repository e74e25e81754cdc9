-- Makes what is on file of a company findable. What it is found by tells of its signals as well, so these come first.
CREATE OR REPLACE FUNCTION file_company(p_domain text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Before anything is locked that an opt-out deletes: whoever opts out at this moment is waited for.
  IF is_opted_out(p_domain) THEN
    RETURN;
  END IF;
  PERFORM file_signals(p_domain);
  PERFORM put_on_file(p_domain);
END
$$;

-- The next companies on file, behind p_after in the alphabet, that were enriched before there was such a file, or before it
-- had the marks that it has now.
CREATE OR REPLACE FUNCTION unfiled_companies(p_after text, p_rows int) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT c.domain
  FROM company_modules c LEFT JOIN known_companies k ON k.dataset_id = 0 AND k.domain = c.domain
  WHERE c.module = 'company' AND c.domain > p_after
    AND CASE
          WHEN k.domain IS NULL THEN true
          -- A company that is closed has no marks; its signals are on file all the same.
          WHEN k.search = '' THEN NOT EXISTS (SELECT FROM signals s WHERE s.domain = c.domain)
            AND EXISTS (SELECT FROM told_signals(c.domain))
          ELSE NOT k.search @@ '''on file'''
        END
  ORDER BY c.domain LIMIT p_rows
$$;

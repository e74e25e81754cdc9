-- Puts a domain on the list of those that are not looked at, and forgets what is on file of it, with the evidence of
-- every batch that has ended (one that runs forgets its own at its end). Harmless when repeated.
CREATE OR REPLACE FUNCTION opt_out(p_domain text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever is putting something on file at this moment is waited for; whoever comes later sees the list.
  PERFORM pg_advisory_xact_lock(hashtextextended('opt out ' || p_domain, 0));
  INSERT INTO opt_outs (domain) VALUES (p_domain) ON CONFLICT DO NOTHING;
  DELETE FROM evidence e USING batches b
  WHERE b.domain = p_domain AND b.completed_at IS NOT NULL AND e.batch_id = b.id;
  UPDATE batches SET forgotten = true WHERE domain = p_domain AND completed_at IS NOT NULL;
  DELETE FROM companies WHERE domain = p_domain;
  DELETE FROM source_answers WHERE domain = p_domain;
  DELETE FROM headcounts WHERE domain = p_domain;
  DELETE FROM observed_changes WHERE domain = p_domain;
  DELETE FROM known_companies WHERE domain = p_domain;
  -- A kept answer's URL does not say which company it is about (a search, a number in a register). All go: that costs
  -- one full answer each.
  TRUNCATE kept_answers;
END
$$;

-- Whether a domain is on the list; it is not put there before the caller's transaction has ended.
CREATE OR REPLACE FUNCTION is_opted_out(p_domain text) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('opt out ' || p_domain, 0));
  RETURN EXISTS (SELECT FROM opt_outs WHERE domain = p_domain);
END
$$;

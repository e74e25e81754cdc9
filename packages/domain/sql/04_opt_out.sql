-- Adds a domain to the opt-out list and deletes what is stored about it, including the evidence of its ended batches. A
-- running batch deletes its own evidence when it ends. Harmless when repeated.
CREATE OR REPLACE FUNCTION opt_out(p_domain text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for transactions that are storing something about the domain. Later ones see the list.
  PERFORM pg_advisory_xact_lock(hashtextextended('opt out ' || p_domain, 0));
  INSERT INTO opt_outs (domain) VALUES (p_domain) ON CONFLICT DO NOTHING;
  DELETE FROM evidence e USING batches b
  WHERE b.domain = p_domain AND b.completed_at IS NOT NULL AND e.batch_id = b.id;
  UPDATE batches SET forgotten = true WHERE domain = p_domain AND completed_at IS NOT NULL;
  DELETE FROM companies WHERE domain = p_domain;
  DELETE FROM source_answers WHERE domain = p_domain;
  DELETE FROM postponed_queries WHERE domain = p_domain;
  DELETE FROM headcounts WHERE domain = p_domain;
  DELETE FROM observed_changes WHERE domain = p_domain;
  DELETE FROM known_companies WHERE domain = p_domain;
  DELETE FROM paid_reads WHERE domain = p_domain;
  -- The URL of a cached response may not show which company it is about (a search, or a number in a register). So all are
  -- deleted, which costs one full response each.
  TRUNCATE kept_answers;
END
$$;

-- Returns whether a domain is on the list. If not, it cannot be added before the caller's transaction has ended.
CREATE OR REPLACE FUNCTION is_opted_out(p_domain text) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('opt out ' || p_domain, 0));
  RETURN EXISTS (SELECT FROM opt_outs WHERE domain = p_domain);
END
$$;

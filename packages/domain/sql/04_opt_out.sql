-- Deletes what a batch found and built. The batch itself stays, because its credits refer to it.
CREATE OR REPLACE FUNCTION delete_findings(p_batches text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM evidence WHERE batch_id = ANY (p_batches);
  DELETE FROM batch_modules WHERE batch_id = ANY (p_batches);
  -- The reasons of sources quote the site.
  DELETE FROM batch_sources WHERE batch_id = ANY (p_batches);
$$;

-- Adds a domain to the opt-out list and deletes what is stored about it, including all that its ended batches found. A
-- running batch is refunded, and deletes its own findings when it ends. Harmless when repeated.
CREATE OR REPLACE FUNCTION opt_out(p_domain text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for transactions that are storing something about the domain. Later ones see the list.
  PERFORM pg_advisory_xact_lock(hashtextextended('opt out ' || p_domain, 0));
  INSERT INTO opt_outs (domain) VALUES (p_domain) ON CONFLICT DO NOTHING;
  PERFORM delete_findings(ARRAY (SELECT id FROM batches WHERE domain = p_domain AND completed_at IS NOT NULL));
  UPDATE batches SET forgotten = true WHERE domain = p_domain AND completed_at IS NOT NULL;
  DELETE FROM companies WHERE domain = p_domain;
  DELETE FROM source_answers WHERE domain = p_domain;
  DELETE FROM postponed_queries WHERE domain = p_domain;
  DELETE FROM headcounts WHERE domain = p_domain;
  DELETE FROM observed_changes WHERE domain = p_domain;
  DELETE FROM known_companies WHERE domain = p_domain;
  DELETE FROM paid_reads WHERE domain = p_domain;
  DELETE FROM watch_companies WHERE domain = p_domain;
  -- With what was told, and what is owed.
  DELETE FROM deliveries WHERE id IN (SELECT delivery_id FROM watch_signals WHERE domain = p_domain);
  DELETE FROM watch_signals WHERE domain = p_domain;
  -- First answers that contain it, and would be given again. Those about lists and watches have no company data, and keep
  -- these from being created twice.
  DELETE FROM idempotent_answers
  WHERE strpos(body, to_json(p_domain)::text) > 0 AND strpos(body, '"list_id"') = 0 AND strpos(body, '"watch_id"') = 0;
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

-- Earlier releases' functions, with other parameters.
DROP FUNCTION IF EXISTS end_batch(text, int, text, text);
DROP FUNCTION IF EXISTS end_batch(text, int, text, text, text);
DROP FUNCTION IF EXISTS finish_module(text, int, text, json, double precision);
DROP FUNCTION IF EXISTS finish_module(text, int, text, json, double precision, text);

-- Ends a running batch: its state, its credits, the company's data and the owed delivery in one transaction. p_fence is the
-- fence of the holder's claim; the sweeper passes null and ends a batch whoever holds it. Returns false and changes
-- nothing if the batch has already ended or another worker has claimed it. p_unreadable says that it failed because the
-- company's website cannot be read. A batch of a company that opted out does not complete (store_module).
CREATE OR REPLACE FUNCTION end_batch(p_id text, p_fence int, p_status text, p_message text, p_unreadable boolean DEFAULT false)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  batch batches;
  same_period boolean;
  opted_out boolean;
BEGIN
  UPDATE batches
  SET status = p_status, message = p_message, completed_at = clock_timestamp(), lease_until = NULL,
      credits_used = CASE WHEN p_status = 'completed' THEN credits_reserved ELSE 0 END,
      credits_refunded = CASE WHEN p_status = 'completed' THEN 0 ELSE credits_reserved END
  WHERE id = p_id AND status IN ('queued', 'processing') AND (p_fence IS NULL OR fence = p_fence)
  RETURNING * INTO batch;
  IF NOT FOUND THEN
    RETURN false;
  END IF;

  -- Nothing is stored about a company that opted out meanwhile, and what the batch found is deleted.
  opted_out := is_opted_out(batch.domain);
  IF opted_out THEN
    PERFORM delete_findings(ARRAY[p_id]);
    UPDATE batches SET forgotten = true WHERE id = p_id;
  END IF;

  IF p_status = 'completed' THEN
    PERFORM post_entry(batch.account_id, 'settle', 0, 0, p_id);
    INSERT INTO companies (domain) VALUES (batch.domain)
    ON CONFLICT (domain) DO UPDATE SET no_data_at = NULL, unreadable_at = NULL, cooldown_lifted_at = NULL;
    INSERT INTO company_modules (domain, module, data, coverage, enriched_at, batch_id)
    SELECT batch.domain, m.module, m.data, m.coverage, batch.completed_at, p_id FROM batch_modules m WHERE m.batch_id = p_id
    ON CONFLICT (domain, module) DO UPDATE
    SET data = excluded.data, coverage = excluded.coverage, enriched_at = excluded.enriched_at, batch_id = excluded.batch_id;
    PERFORM store_headcount(batch.domain, m.data, batch.completed_at) FROM batch_modules m
    WHERE m.batch_id = p_id AND m.module = 'company'
      -- A count that a source dates, such as one from annual accounts, does not belong to this month.
      AND NOT EXISTS (
        SELECT FROM evidence e WHERE e.batch_id = p_id AND e.field = 'team.historical_employee_data'
        AND e.source <> 'own-observation' AND e.value ->> 'employee_count' = m.data ->> 'employee_count');
    PERFORM store_changes(batch.domain, p_id);
    PERFORM index_company(batch.domain);
    UPDATE watch_companies SET is_changed = true WHERE domain = batch.domain;
  ELSE
    -- A due renewal comes first. Otherwise it would expire the refund with the old period's credits.
    PERFORM renew_if_due(batch.account_id);
    SELECT a.period = batch.period INTO same_period FROM accounts a WHERE a.id = batch.account_id FOR NO KEY UPDATE;
    PERFORM post_entry(batch.account_id, 'refund', batch.credits_reserved,
                       CASE WHEN same_period THEN -batch.credits_reserved ELSE 0 END, p_id, batch.period);
    UPDATE usage_days SET credits = credits - batch.credits_reserved
    WHERE account_id = batch.account_id AND key_series = batch.key_series AND route = batch.route
      AND day = (batch.requested_at AT TIME ZONE 'UTC')::date;
    IF p_status = 'no_data_found' AND NOT opted_out THEN
      INSERT INTO companies (domain, no_data_at) VALUES (batch.domain, batch.completed_at)
      ON CONFLICT (domain) DO UPDATE SET no_data_at = excluded.no_data_at, unreadable_at = NULL, cooldown_lifted_at = NULL;
    ELSIF p_unreadable AND NOT opted_out THEN
      INSERT INTO companies (domain, unreadable_at) VALUES (batch.domain, batch.completed_at)
      ON CONFLICT (domain) DO UPDATE SET unreadable_at = excluded.unreadable_at;
    END IF;
  END IF;

  IF batch.webhook_url IS NOT NULL THEN
    WITH owed AS (
      INSERT INTO deliveries (batch_id, account_id, url, event, next_attempt_at)
      VALUES (p_id, batch.account_id, batch.webhook_url, 'enrichment.' || p_status, clock_timestamp())
      RETURNING id
    )
    INSERT INTO outbox (kind, subject, generation) SELECT 'deliver', id::text, 1 FROM owed;
  END IF;
  RETURN true;
END
$$;

-- Stores a module that the batch's holder has built, with the ids of the evidence that it uses and how its sources
-- responded, if they are known. The last one completes the batch. Returns 'stored' or 'completed'; 'failed' if the
-- company has opted out, which ends the batch; or 'lost' if it has ended or was claimed by another worker.
CREATE OR REPLACE FUNCTION store_module(
  p_id text, p_fence int, p_module text, p_data json, p_hand_over_seconds double precision, p_used bigint[], p_coverage json
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  batch batches;
BEGIN
  UPDATE batches
  SET resume_at = clock_timestamp() + make_interval(secs => p_hand_over_seconds), building = array_remove(building, p_module),
      -- The batch stays held while another module is being built.
      lease_until = CASE WHEN array_remove(building, p_module) <> '{}' THEN lease_until END
  WHERE id = p_id AND fence = p_fence AND status = 'processing' RETURNING * INTO batch;
  IF NOT FOUND THEN
    RETURN 'lost';
  END IF;
  IF is_opted_out(batch.domain) THEN
    PERFORM end_batch(p_id, p_fence, 'failed', 'The company opted out.');
    RETURN 'failed';
  END IF;
  INSERT INTO batch_modules (batch_id, module, data, used_evidence, coverage) VALUES (p_id, p_module, p_data, p_used, p_coverage)
  ON CONFLICT DO NOTHING;
  IF (SELECT count(*) FROM batch_modules m WHERE m.batch_id = p_id) <= cardinality(batch.modules) THEN
    RETURN 'stored';
  END IF;
  PERFORM end_batch(p_id, p_fence, 'completed', NULL);
  RETURN 'completed';
END
$$;

-- The same for workers that do not know how the sources responded.
CREATE OR REPLACE FUNCTION finish_module(
  p_id text, p_fence int, p_module text, p_data json, p_hand_over_seconds double precision, p_used bigint[] DEFAULT NULL
) RETURNS text LANGUAGE sql AS $$
  SELECT store_module(p_id, p_fence, p_module, p_data, p_hand_over_seconds, p_used, NULL);
$$;
COMMENT ON FUNCTION finish_module(text, int, text, json, double precision, bigint[]) IS 'retired';

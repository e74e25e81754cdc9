-- How many batches an account may have running when a list begins another one. A quarter of its limit, at least
-- one, is left to single requests, unless the limit is one.
CREATE OR REPLACE FUNCTION list_share(p_concurrent_limit int) RETURNS int LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(1, p_concurrent_limit - greatest(1, p_concurrent_limit / 4))
$$;

-- Returns the batches that built a company's stored modules, by module.
CREATE OR REPLACE FUNCTION built_by(p_domain text, p_modules text[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_object_agg(module, batch_id) FROM company_modules
  WHERE domain = p_domain AND module = ANY (p_modules || 'company'::text)
$$;

-- Returns the number of a list's entries in each state, without duplicates, and their credits.
CREATE OR REPLACE FUNCTION list_totals(p_list text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'counts', coalesce(jsonb_object_agg(status, entries) FILTER (WHERE status <> 'duplicate'), '{}'),
    'duplicates', coalesce(sum(entries) FILTER (WHERE status = 'duplicate'), 0),
    'reserved', coalesce(sum(running), 0), 'spent', coalesce(sum(spent), 0), 'refunded', coalesce(sum(refunded), 0))
  FROM (
    SELECT status, count(*) AS entries, sum(credits_reserved) FILTER (WHERE status = 'running') AS running,
           sum(credits_reserved - credits_refunded) FILTER (WHERE status <> 'running') AS spent, sum(credits_refunded) AS refunded
    FROM list_entries WHERE list_id = p_list GROUP BY status
  ) states
$$;

-- Ends waiting entries of a list that the caller has locked, in this order, without a batch. One entry after another:
-- an UPDATE that joins numbered entries numbers all of them once for each where the planner expects a single one.
CREATE OR REPLACE FUNCTION end_entries(p_list text, p_positions int[], p_status text, p_reason text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  list lists;
  next_position int;
BEGIN
  SELECT * INTO STRICT list FROM lists l WHERE l.id = p_list;
  FOREACH next_position IN ARRAY p_positions LOOP
    UPDATE list_entries e
    SET status = p_status, reason = p_reason, sequence = list.ended + 1, ended_at = clock_timestamp(),
        found_in = CASE WHEN p_status = 'fresh' THEN built_by(e.domain, list.modules) END
    WHERE e.list_id = p_list AND e.position = next_position AND e.status = 'waiting';
    IF FOUND THEN
      list.ended := list.ended + 1;
    END IF;
  END LOOP;
  UPDATE lists SET ended = list.ended WHERE id = p_list;
END
$$;

-- Ends a waiting entry of a list that the caller has locked, or all of them, without a batch.
CREATE OR REPLACE FUNCTION end_waiting_entries(p_list text, p_position int, p_status text, p_reason text) RETURNS void
LANGUAGE sql AS $$
  SELECT end_entries(p_list, CASE WHEN p_position IS NOT NULL THEN ARRAY[p_position] ELSE array(
    SELECT e.position FROM list_entries e WHERE e.list_id = p_list AND e.status = 'waiting' ORDER BY e.position
  ) END, p_status, p_reason)
$$;

-- Ends the waiting entries of a list that the caller has locked whose companies are fresh: they cost nothing.
CREATE OR REPLACE FUNCTION end_fresh_entries(p_list text, p_fresh_seconds double precision) RETURNS void LANGUAGE sql AS $$
  SELECT end_entries(p_list, array(
    SELECT e.position FROM lists l JOIN list_entries e ON e.list_id = l.id AND e.status = 'waiting'
    WHERE l.id = p_list AND is_fresh(e.domain, l.modules, p_fresh_seconds) ORDER BY e.position
  ), 'fresh', NULL)
$$;

-- Records how batches of a list that the caller has locked ended, one after another, as above.
CREATE OR REPLACE FUNCTION end_running_entries(p_list text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  finished record;
  place int;
BEGIN
  FOR finished IN
    SELECT e.position, b.status, b.message, b.credits_refunded, b.completed_at
    FROM list_entries e JOIN batches b ON b.id = e.batch_id AND b.completed_at IS NOT NULL
    WHERE e.list_id = p_list AND e.status = 'running' ORDER BY b.completed_at, e.position
  LOOP
    UPDATE lists SET ended = ended + 1, committed = committed - finished.credits_refunded
    WHERE id = p_list RETURNING ended INTO STRICT place;
    UPDATE list_entries e
    SET status = finished.status, reason = finished.message, credits_refunded = finished.credits_refunded,
        sequence = place, ended_at = finished.completed_at
    WHERE e.list_id = p_list AND e.position = finished.position;
  END LOOP;
END
$$;

-- Ends a list of which no entry waits or runs, with the webhook that it owes.
CREATE OR REPLACE FUNCTION end_list(p_list text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  list lists;
  owed bigint;
BEGIN
  UPDATE lists SET status = CASE status WHEN 'cancelling' THEN 'cancelled' ELSE 'completed' END, reason = NULL,
                   ended_at = clock_timestamp(), totals = list_totals(p_list)
  WHERE id = p_list AND ended_at IS NULL RETURNING * INTO list;
  IF FOUND AND list.webhook_url IS NOT NULL THEN
    INSERT INTO deliveries (account_id, url, event, next_attempt_at)
    VALUES (list.account_id, list.webhook_url, 'list.completed', clock_timestamp()) RETURNING id INTO owed;
    UPDATE lists SET delivery_id = owed WHERE id = p_list;
    INSERT INTO outbox (kind, subject, generation) VALUES ('deliver', owed::text, 1);
  END IF;
END
$$;

-- Takes one step of a list, which may be the look of a watch: records which of its batches ended, then begins its
-- next entry as a single request would, in the batch p_batch. Returns 'begun', 'settled' if an entry needs no
-- batch, 'waiting' if nothing can begin now, 'paused', 'ended', or 'busy' if another process takes a step of it or
-- there is nothing to do. After 'begun' and 'settled', there may be another step. Locks are taken in the order
-- list, batch, account.
CREATE OR REPLACE FUNCTION advance_list(
  p_list text, p_batch text, p_fresh_seconds double precision, p_cooldown_seconds double precision,
  p_deadline_seconds double precision, p_hand_over_seconds double precision, p_refunds_per_hour int
) RETURNS TABLE (outcome text, account_id int, credits_left int, entry bigint, credits int) LANGUAGE plpgsql AS $$
DECLARE
  list lists;
  account accounts;
  candidate list_entries;
  runs boolean;
  made record;
BEGIN
  outcome := 'busy';
  SELECT * INTO list FROM lists l WHERE l.id = p_list AND l.ended_at IS NULL FOR NO KEY UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN NEXT;
    RETURN;
  END IF;
  account_id := list.account_id;
  PERFORM end_running_entries(p_list);
  SELECT * INTO STRICT list FROM lists l WHERE l.id = p_list;
  SELECT EXISTS (SELECT FROM list_entries e WHERE e.list_id = p_list AND e.status = 'running') INTO runs;

  IF NOT EXISTS (SELECT FROM list_entries e WHERE e.list_id = p_list AND e.status = 'waiting') THEN
    IF runs THEN
      outcome := 'waiting';
    ELSE
      PERFORM end_list(p_list);
      outcome := 'ended';
    END IF;
    RETURN NEXT;
    RETURN;
  END IF;
  IF list.status = 'paused' THEN
    outcome := 'paused';
    RETURN NEXT;
    RETURN;
  END IF;

  -- A company that is being enriched has its turn afterwards, when its data may be fresh.
  SELECT e.* INTO candidate FROM list_entries e
  WHERE e.list_id = p_list AND e.status = 'waiting'
    AND NOT EXISTS (SELECT FROM batches b WHERE b.domain = e.domain AND b.status IN ('queued', 'processing'))
  ORDER BY e.position LIMIT 1;
  IF NOT FOUND THEN
    outcome := 'waiting';
    RETURN NEXT;
    RETURN;
  END IF;

  outcome := 'settled';
  IF EXISTS (SELECT FROM opt_outs o WHERE o.domain = candidate.domain) THEN
    PERFORM end_waiting_entries(p_list, candidate.position, 'unknown', 'No source covers this domain.');
  ELSIF is_fresh(candidate.domain, list.modules, p_fresh_seconds) THEN
    PERFORM end_waiting_entries(p_list, candidate.position, 'fresh', NULL);
  ELSIF cooldown_left(candidate.domain, p_cooldown_seconds) IS NOT NULL THEN
    PERFORM end_waiting_entries(p_list, candidate.position, 'cooldown', 'A recent enrichment of this domain found nothing.');
  ELSIF unreadable_cooldown_left(candidate.domain, p_cooldown_seconds) IS NOT NULL THEN
    PERFORM end_waiting_entries(p_list, candidate.position, 'cooldown',
                                'A recent enrichment of this domain failed, because its website cannot be read.');
  ELSE
    outcome := NULL;
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN NEXT;
    RETURN;
  END IF;

  SELECT * INTO STRICT account FROM accounts a WHERE a.id = list.account_id;
  IF account.status NOT IN ('active', 'past_due') THEN
    outcome := 'paused';
    UPDATE lists SET status = 'paused', reason = 'subscription_required' WHERE id = p_list;
  ELSIF list.committed + list.price > list.max_credits THEN
    -- A refund makes room again.
    IF runs THEN
      outcome := 'waiting';
    ELSE
      PERFORM end_fresh_entries(p_list, p_fresh_seconds);
      PERFORM end_waiting_entries(p_list, NULL, 'not_begun', 'The list has reached its max_credits.');
      outcome := 'settled';
    END IF;
  ELSIF (SELECT count(*) FROM batches b WHERE b.account_id = list.account_id AND b.status IN ('queued', 'processing'))
        >= list_share(account.concurrent_limit) THEN
    outcome := 'waiting';
  END IF;
  IF outcome IS NOT NULL THEN
    RETURN NEXT;
    RETURN;
  END IF;

  SELECT * INTO made FROM reserve_batch(
    p_batch, list.account_id, list.key_series, candidate.domain, list.modules, list.price,
    CASE WHEN list.watch_id IS NULL THEN '/lists' ELSE '/watches' END,
    CASE WHEN list.notifies_each THEN list.webhook_url END, p_fresh_seconds, p_cooldown_seconds, p_deadline_seconds,
    p_hand_over_seconds, p_refunds_per_hour, NULL);
  CASE made.outcome
    WHEN 'reserved' THEN
      UPDATE list_entries e SET status = 'running', batch_id = p_batch, credits_reserved = list.price
      WHERE e.list_id = p_list AND e.position = candidate.position;
      UPDATE lists SET committed = committed + list.price, reason = NULL WHERE id = p_list;
      outcome := 'begun';
      credits_left := made.credits_left;
      entry := made.entry;
      credits := list.price;
    WHEN 'insufficient_credits' THEN
      -- A refund may bring what is missing.
      IF runs THEN
        outcome := 'waiting';
      ELSE
        UPDATE lists SET status = 'paused', reason = 'insufficient_credits' WHERE id = p_list;
        outcome := 'paused';
      END IF;
    WHEN 'refund_limit' THEN
      UPDATE lists SET reason = 'refund_limit_reached' WHERE id = p_list AND reason IS DISTINCT FROM 'refund_limit_reached';
      outcome := 'waiting';
    WHEN 'concurrent_limit' THEN
      outcome := 'waiting';
    ELSE
      -- The company changed a moment ago. The next step sees how.
      outcome := 'settled';
  END CASE;
  RETURN NEXT;
END
$$;

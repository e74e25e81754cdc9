-- Violations of I6 and I8, which are about deliveries. (I7 concerns what receivers got, which the database does not know.)

-- Returns the deliveries that are owed, and those that were created or attempted since then.
CREATE OR REPLACE FUNCTION deliveries_since(p_since timestamptz) RETURNS TABLE (id bigint) LANGUAGE sql STABLE AS $$
  SELECT d.id FROM deliveries d WHERE d.status IN ('pending', 'retrying') OR p_since = '-infinity'
  UNION
  SELECT d.id FROM batches b JOIN deliveries d ON d.batch_id = b.id WHERE b.completed_at >= p_since AND p_since > '-infinity'
  UNION
  -- An attempt is recorded at most an hour after its start.
  SELECT a.delivery_id FROM delivery_attempts a
  WHERE a.started_at >= p_since - interval '1 hour' AND p_since > '-infinity'
$$;

-- An earlier release's name.
DROP FUNCTION IF EXISTS broken_announcements(timestamptz);

-- I6: each ended batch with a webhook has one delivery, which reports its end. No other batch has one. The delivery is
-- delivered, has failed after the last attempt of its schedule, or is due or held until a time that will come: at most 8
-- days ahead, because a schedule's delays are shorter. A test event belongs to no batch and has one attempt. Each signal
-- that a watch with a webhook told has one delivery, and each delivery of a signal has one that was told.
CREATE OR REPLACE FUNCTION broken_deliveries(p_since timestamptz)
RETURNS TABLE (account_id int, subject text, fault text) LANGUAGE sql STABLE AS $$
  WITH batch_deliveries AS (
    SELECT b.id, b.account_id, count(d.id) AS deliveries,
           (b.completed_at IS NOT NULL AND b.webhook_url IS NOT NULL)::int AS owed,
           bool_or(d.event <> 'enrichment.' || b.status OR d.account_id <> b.account_id OR d.url <> b.webhook_url) AS is_wrong
    FROM batches b LEFT JOIN deliveries d ON d.batch_id = b.id
    WHERE b.completed_at >= p_since OR b.completed_at IS NULL
    GROUP BY b.id
  )
  SELECT a.account_id, a.id, f.fault
  FROM batch_deliveries a CROSS JOIN LATERAL (VALUES
    (a.deliveries <> a.owed,
     CASE WHEN a.owed = 1 THEN format('it has ended and has %s deliveries', a.deliveries)
          ELSE 'it has a delivery, and has not ended or has no webhook' END),
    (a.is_wrong AND a.owed = 1, 'its delivery has another event, account or URL')
  ) f(is_broken, fault) WHERE f.is_broken
  UNION ALL
  SELECT d.account_id, 'delivery ' || d.id, f.fault
  FROM deliveries_since(p_since) JOIN deliveries d USING (id)
  LEFT JOIN delivery_attempts last ON last.delivery_id = d.id AND last.attempt = d.attempts
  CROSS JOIN LATERAL (VALUES
    (d.status IN ('pending', 'retrying')
       AND (d.next_attempt_at IS NULL OR greatest(d.next_attempt_at, d.lease_until) > now() + interval '8 days'),
     'it is owed, and will never be sent'),
    ((d.status = 'pending') <> (d.attempts = 0), format('it is %s after %s attempts', d.status, d.attempts)),
    (d.status IN ('delivered', 'failed') AND d.next_attempt_at IS NOT NULL, 'it has ended, and is due again'),
    (d.batch_id IS NULL AND d.event LIKE 'enrichment.%' AND (d.status = 'retrying' OR d.attempts > 1),
     'it is a test, and is retried'),
    (d.status = 'failed' AND d.attempts < last.of_attempts, 'it failed before its last attempt'),
    (d.status = 'retrying' AND d.attempts >= last.of_attempts, 'it is retried after its last attempt'),
    (d.event = 'signal.detected' AND NOT EXISTS (SELECT FROM watch_signals k WHERE k.delivery_id = d.id),
     'it tells a signal that no watch has told')
  ) f(is_broken, fault) WHERE f.is_broken
  UNION ALL
  SELECT w.account_id, signal_event_id(k.id), f.fault
  FROM watch_signals k JOIN watches w ON w.id = k.watch_id LEFT JOIN deliveries d ON d.id = k.delivery_id
  CROSS JOIN LATERAL (VALUES
    (d.id IS NULL AND w.webhook_url IS NOT NULL, 'it was told without a delivery'),
    (d.id IS NOT NULL AND w.webhook_url IS NULL, 'it has a delivery, and its watch has no webhook'),
    (d.event <> 'signal.detected' OR d.account_id <> w.account_id OR d.url <> w.webhook_url,
     'its delivery has another event, account or URL')
  ) f(is_broken, fault) WHERE k.told_at >= p_since AND f.is_broken
$$;

-- I8: the recorded attempts are those that the delivery counts, from 1 without a gap, each started after the previous one.
-- None follows a successful attempt or the last of the schedule.
CREATE OR REPLACE FUNCTION broken_attempts(p_since timestamptz)
RETURNS TABLE (account_id int, subject text, fault text) LANGUAGE sql STABLE AS $$
  WITH record AS (
    SELECT d.id, d.account_id, d.status, d.attempts, count(a.attempt) AS recorded, coalesce(max(a.attempt), 0) AS newest,
           bool_or(a.attempt = d.attempts AND (a.error IS NULL) <> (d.status = 'delivered')) AS ends_otherwise,
           bool_or(a.started_at < p.started_at) AS is_out_of_order,
           bool_or(p.error IS NULL AND p.attempt IS NOT NULL OR p.attempt >= p.of_attempts) AS is_one_too_many
    FROM deliveries_since(p_since) JOIN deliveries d USING (id)
    LEFT JOIN delivery_attempts a ON a.delivery_id = d.id
    LEFT JOIN delivery_attempts p ON p.delivery_id = a.delivery_id AND p.attempt = a.attempt - 1
    GROUP BY d.id
  )
  SELECT r.account_id, 'delivery ' || r.id, f.fault
  FROM record r CROSS JOIN LATERAL (VALUES
    (r.recorded <> r.attempts OR r.newest <> r.attempts,
     format('it counts %s attempts, and %s are recorded', r.attempts, r.recorded)),
    (r.ends_otherwise, format('it is %s, and its last attempt had another outcome', r.status)),
    (r.is_out_of_order, 'an attempt started before the previous one'),
    (r.is_one_too_many, 'an attempt follows a successful one, or the last of the schedule')
  ) f(is_broken, fault) WHERE f.is_broken
$$;

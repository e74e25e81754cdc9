-- What is broken of I6 and I8: the announcements. (I7 compares them with what receivers got, which is not known here.)

-- The announcements that are owed, or that were made or attempted since then.
CREATE OR REPLACE FUNCTION deliveries_since(p_since timestamptz) RETURNS TABLE (id bigint) LANGUAGE sql STABLE AS $$
  SELECT d.id FROM deliveries d WHERE d.status IN ('pending', 'retrying') OR p_since = '-infinity'
  UNION
  SELECT d.id FROM batches b JOIN deliveries d ON d.batch_id = b.id WHERE b.completed_at >= p_since AND p_since > '-infinity'
  UNION
  -- An attempt is recorded at most an hour after its start.
  SELECT a.delivery_id FROM delivery_attempts a
  WHERE a.started_at >= p_since - interval '1 hour' AND p_since > '-infinity'
$$;

-- I6: each batch that ended and had a webhook has one announcement, of its own end; no other batch has any. It is
-- delivered, has failed at the end of its schedule, or is due or held at a time that comes: 8 days are more than the longest
-- delay that a schedule takes.
CREATE OR REPLACE FUNCTION broken_announcements(p_since timestamptz)
RETURNS TABLE (account_id int, subject text, fault text) LANGUAGE sql STABLE AS $$
  WITH announced AS (
    SELECT b.id, b.account_id, count(d.id) AS deliveries,
           (b.completed_at IS NOT NULL AND b.webhook_url IS NOT NULL)::int AS owed,
           bool_or(d.event <> 'enrichment.' || b.status OR d.account_id <> b.account_id OR d.url <> b.webhook_url) AS is_odd
    FROM batches b LEFT JOIN deliveries d ON d.batch_id = b.id
    WHERE b.completed_at >= p_since OR b.completed_at IS NULL
    GROUP BY b.id
  )
  SELECT a.account_id, a.id, f.fault
  FROM announced a CROSS JOIN LATERAL (VALUES
    (a.deliveries <> a.owed,
     CASE WHEN a.owed = 1 THEN format('it has ended and has %s announcements', a.deliveries)
          ELSE 'it has an announcement, and has not ended or has no webhook' END),
    (a.is_odd AND a.owed = 1, 'its announcement has another event, account or address')
  ) f(is_broken, fault) WHERE f.is_broken
  UNION ALL
  SELECT d.account_id, 'delivery ' || d.id, f.fault
  FROM deliveries_since(p_since) JOIN deliveries d USING (id)
  LEFT JOIN delivery_attempts last ON last.delivery_id = d.id AND last.attempt = d.attempts
  CROSS JOIN LATERAL (VALUES
    (d.status IN ('pending', 'retrying')
       AND (d.next_attempt_at IS NULL OR greatest(d.next_attempt_at, d.lease_until) > now() + interval '8 days'),
     'it is owed, and nobody will ever send it'),
    ((d.status = 'pending') <> (d.attempts = 0), format('it is %s after %s attempts', d.status, d.attempts)),
    (d.status IN ('delivered', 'failed') AND d.next_attempt_at IS NOT NULL, 'it is over, and is due again'),
    (d.status = 'failed' AND d.attempts < last.of_attempts, 'it was given up before its last attempt'),
    (d.status = 'retrying' AND d.attempts >= last.of_attempts, 'it is to be sent again after its last attempt')
  ) f(is_broken, fault) WHERE f.is_broken
$$;

-- I8: the attempts that are on record are those that the delivery counts, from 1 on without a gap, each begun after the
-- one before; none follows one that was received, or that was the schedule's last.
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
     format('it counts %s attempts, and %s are on record', r.attempts, r.recorded)),
    (r.ends_otherwise, format('it is %s, and its last attempt ended otherwise', r.status)),
    (r.is_out_of_order, 'an attempt began before the one before it'),
    (r.is_one_too_many, 'an attempt follows one that was received, or that was the last of the schedule')
  ) f(is_broken, fault) WHERE f.is_broken
$$;

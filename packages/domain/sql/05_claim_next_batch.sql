-- Claims the waiting batch whose turn it is, for p_lease_seconds, and returns it; no row if none may run. The accounts take
-- turns: the one with the fewest batches being collected comes first, and its oldest batch. A batch whose try failed comes
-- after the first try of every batch of another account that was waiting then. A batch that lost p_alone_from workers runs
-- alone and has no turn here. With p_idle_accounts_only, only an account of which nothing is being collected has a turn.
CREATE OR REPLACE FUNCTION claim_next_batch(p_lease_seconds double precision, p_alone_from int, p_idle_accounts_only boolean)
RETURNS SETOF batches LANGUAGE plpgsql AS $$
DECLARE
  chosen text;
BEGIN
  -- One claim at a time: each has to count what the one before it claimed. Any fixed number works.
  PERFORM pg_advisory_xact_lock(7241960055);
  WITH RECURSIVE waiting_accounts AS (
    -- One index look-up for each account, however many batches it has.
    (SELECT b.account_id FROM batches b
     WHERE b.status IN ('queued', 'processing') AND b.lease_until IS NULL AND b.collected_at IS NULL
     ORDER BY b.account_id LIMIT 1)
    UNION ALL
    SELECT (SELECT b.account_id FROM batches b
            WHERE b.status IN ('queued', 'processing') AND b.lease_until IS NULL AND b.collected_at IS NULL
              AND b.account_id > w.account_id
            ORDER BY b.account_id LIMIT 1)
    FROM waiting_accounts w WHERE w.account_id IS NOT NULL
  ), candidates AS (
    SELECT head.id, head.waiting_since, busy.batches
    FROM waiting_accounts w
    CROSS JOIN LATERAL (
      SELECT count(*) AS batches FROM batches b
      WHERE b.account_id = w.account_id AND b.status = 'processing' AND b.lease_until IS NOT NULL AND b.collected_at IS NULL
    ) busy
    CROSS JOIN LATERAL (
      SELECT b.id, b.waiting_since FROM batches b
      WHERE b.account_id = w.account_id
        AND b.status IN ('queued', 'processing') AND b.lease_until IS NULL AND b.collected_at IS NULL
        AND b.waiting_since <= clock_timestamp() AND b.deadline_at > clock_timestamp() AND b.crashes < p_alone_from
        AND NOT (b.tries > 0 AND EXISTS (
          SELECT FROM batches o
          WHERE o.status IN ('queued', 'processing') AND o.lease_until IS NULL AND o.collected_at IS NULL
            AND o.account_id <> b.account_id AND o.tries = 0 AND o.waiting_since < b.waiting_since
            AND o.deadline_at > clock_timestamp() AND o.crashes < p_alone_from))
      ORDER BY b.waiting_since LIMIT 1
    ) head
    WHERE NOT p_idle_accounts_only OR busy.batches = 0
  )
  SELECT b.id INTO chosen FROM batches b JOIN candidates c USING (id)
  ORDER BY c.batches, c.waiting_since FOR UPDATE OF b SKIP LOCKED LIMIT 1;

  RETURN QUERY
  UPDATE batches b
  SET status = 'processing', fence = b.fence + 1, started_at = coalesce(b.started_at, clock_timestamp()), building = '{}',
      lease_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
  WHERE b.id = chosen RETURNING b.*;
END
$$;

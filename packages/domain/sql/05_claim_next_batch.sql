-- Claims the waiting batch whose turn it is, for p_lease_seconds, and returns it; no row if none may run. The accounts take
-- turns: the one with the fewest batches being collected comes first, and its oldest batch. A batch whose try failed comes
-- after the first try of every batch of another account that was waiting then, but waits for them five minutes at most. A
-- batch that lost p_alone_from workers runs alone and has no turn here. With p_idle_accounts_only, only an account of which
-- nothing is being collected has a turn.
CREATE OR REPLACE FUNCTION claim_next_batch(p_lease_seconds double precision, p_alone_from int, p_idle_accounts_only boolean)
RETURNS SETOF batches LANGUAGE plpgsql
-- The planner would take an account's batches for few, and sort thousands instead of reading the first one from the index.
SET enable_sort = off AS $$
DECLARE
  chosen text;
BEGIN
  -- One claim at a time: each has to count what the one before it claimed. Any fixed number works.
  PERFORM pg_advisory_xact_lock(7241960055);
  FOR chosen IN
    WITH RECURSIVE groups AS (
      -- One index look-up for each account and number of tries, however many batches it has.
      (SELECT b.account_id, b.tries FROM batches b
       WHERE b.status IN ('queued', 'processing') AND b.lease_until IS NULL AND b.collected_at IS NULL
       ORDER BY b.account_id, b.tries LIMIT 1)
      UNION ALL
      SELECT next.account_id, next.tries FROM groups g
      CROSS JOIN LATERAL (
        SELECT b.account_id, b.tries FROM batches b
        WHERE b.status IN ('queued', 'processing') AND b.lease_until IS NULL AND b.collected_at IS NULL
          AND (b.account_id, b.tries) > (g.account_id, g.tries)
        ORDER BY b.account_id, b.tries LIMIT 1
      ) next
    ), heads AS MATERIALIZED (
      SELECT g.account_id, g.tries, head.id, head.waiting_since FROM groups g
      CROSS JOIN LATERAL (
        SELECT b.id, b.waiting_since FROM batches b
        WHERE b.account_id = g.account_id AND b.tries = g.tries
          AND b.status IN ('queued', 'processing') AND b.lease_until IS NULL AND b.collected_at IS NULL
          AND b.deadline_at > clock_timestamp() AND b.crashes < p_alone_from
          -- Only a retry pauses, so a clock that was set back holds up no first try.
          AND (g.tries = 0 OR b.waiting_since <= clock_timestamp())
        ORDER BY b.waiting_since LIMIT 1
      ) head
    ), first_tries AS MATERIALIZED (
      -- Of the two oldest, at least one belongs to another account than a given retry.
      SELECT h.account_id, h.waiting_since FROM heads h WHERE h.tries = 0 ORDER BY h.waiting_since LIMIT 2
    )
    SELECT h.id FROM heads h
    CROSS JOIN LATERAL (
      SELECT count(*) AS batches FROM batches b
      WHERE b.account_id = h.account_id AND b.status = 'processing' AND b.lease_until IS NOT NULL AND b.collected_at IS NULL
    ) busy
    WHERE (busy.batches = 0 OR NOT p_idle_accounts_only)
      AND (h.tries = 0 OR h.waiting_since < clock_timestamp() - interval '5 minutes' OR NOT EXISTS (
        SELECT FROM first_tries f WHERE f.account_id <> h.account_id AND f.waiting_since < h.waiting_since))
    ORDER BY busy.batches, h.waiting_since
  LOOP
    -- The row may be locked, or have changed since it was found.
    RETURN QUERY
    UPDATE batches b
    SET status = 'processing', fence = b.fence + 1, started_at = coalesce(b.started_at, clock_timestamp()), building = '{}',
        lease_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
    WHERE b.id = (
      SELECT w.id FROM batches w
      WHERE w.id = chosen AND w.status IN ('queued', 'processing') AND w.lease_until IS NULL AND w.collected_at IS NULL
      FOR UPDATE SKIP LOCKED)
    RETURNING b.*;
    EXIT WHEN FOUND;
  END LOOP;
END
$$;

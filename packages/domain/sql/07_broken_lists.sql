-- Violations of I12, which is about lists.

-- I12: each entry of a list that has a batch says what became of it, and the list has cost what its batches cost. An entry
-- may run for a minute after its batch has ended: the next step of its list sees it. The sums of lists that have not ended
-- are checked only with everything else, because they may have many entries. Entries are deleted past retention.
CREATE OR REPLACE FUNCTION broken_lists(p_since timestamptz)
RETURNS TABLE (account_id int, subject text, fault text) LANGUAGE sql STABLE AS $$
  WITH running AS (
    SELECT l.account_id, l.id, e.position
    FROM list_entries e JOIN lists l ON l.id = e.list_id LEFT JOIN batches b ON b.id = e.batch_id
    WHERE e.status = 'running'
      AND (b.id IS NULL OR b.account_id <> l.account_id OR b.credits_reserved <> e.credits_reserved
           OR l.ended_at IS NOT NULL OR b.completed_at < now() - interval '60 seconds')
  ), sums AS (
    SELECT l.account_id, l.id, l.size, l.committed, l.ended_at, (l.totals ->> 'spent')::int AS spent,
           count(*) FILTER (WHERE e.status <> 'duplicate') AS entries,
           coalesce(sum(e.credits_reserved - e.credits_refunded), 0) AS by_entries,
           coalesce(sum(b.credits_reserved - b.credits_refunded) FILTER (WHERE e.status <> 'running'), 0)
             + coalesce(sum(e.credits_reserved) FILTER (WHERE e.status = 'running'), 0) AS by_batches,
           count(*) FILTER (WHERE e.status NOT IN ('running', b.status)) AS other_states
    FROM lists l JOIN list_entries e ON e.list_id = l.id LEFT JOIN batches b ON b.id = e.batch_id
    WHERE l.ended_at >= p_since OR l.ended_at IS NULL AND p_since = '-infinity'
    GROUP BY l.id
  )
  SELECT r.account_id, r.id, format('entry %s runs, and its batch has ended or is another one', r.position) FROM running r
  UNION ALL
  SELECT s.account_id, s.id, f.fault
  FROM sums s CROSS JOIN LATERAL (VALUES
    (s.other_states > 0, format('%s of its entries have another state than their batches', s.other_states)),
    (s.committed <> s.by_batches OR s.by_entries <> s.by_batches OR s.ended_at IS NOT NULL AND s.spent <> s.by_batches,
     'its credits are not the sum of what its batches cost')
  ) f(is_broken, fault) WHERE f.is_broken AND s.entries = s.size
$$;

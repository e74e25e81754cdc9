-- Violations of I1, I2, I3 and I10, which are about money. Each function checks what was written since p_since (everything
-- if -infinity) and returns one row for each subject and fault. Repeated calls return the same rows.

-- I1: a balance is the sum of all entries, and of those of its period. It is never negative, and the entries form a chain.
-- Each entry is compared only with the previous one. If all match, the balance after the last entry is the sum of all
-- entries, and of those of its period, because a period begins at 0.
CREATE OR REPLACE FUNCTION broken_balances(p_since timestamptz)
RETURNS TABLE (account_id int, subject text, fault text) LANGUAGE sql STABLE AS $$
  WITH links AS (
    SELECT e.account_id,
           min(e.sequence) FILTER (
             WHERE coalesce(p.sequence, 0) <> e.sequence - 1
                OR e.balance_after <> coalesce(p.balance_after, 0) + e.amount
                OR e.balance_after < 0
                OR e.period < p.period
                OR e.hash <> entry_hash(coalesce(p.hash, '\x'), e.account_id, e.sequence, e.kind, e.amount, e.balance_after,
                                        e.period, e.reserved_period, e.batch_id, e.created_at)) AS broken_at,
           min(e.period) FILTER (WHERE e.period > p.period AND p.balance_after <> 0) AS unclean_period
    FROM ledger_entries e LEFT JOIN ledger_entries p ON p.account_id = e.account_id AND p.sequence = e.sequence - 1
    WHERE e.created_at >= p_since
    GROUP BY e.account_id
  ), chains AS (
    SELECT l.account_id, f.fault
    FROM links l CROSS JOIN LATERAL (VALUES
      (l.broken_at IS NOT NULL, 'entries are missing, changed or out of order; the first is number ' || l.broken_at),
      (l.unclean_period IS NOT NULL, format('period %s began with credits of the previous one', l.unclean_period))
    ) f(is_broken, fault) WHERE f.is_broken
  ), heads AS (
    SELECT a.id AS account_id, f.fault
    FROM accounts a LEFT JOIN LATERAL (
      SELECT * FROM ledger_entries e WHERE e.account_id = a.id ORDER BY e.sequence DESC LIMIT 1
    ) last ON true
    CROSS JOIN LATERAL (VALUES
      (a.balance <> coalesce(last.balance_after, 0), 'balance is not the sum of the entries'),
      (a.period <> last.period, 'the account is in another period than its last entry'),
      (a.balance < 0, 'the balance is negative'),
      (a.ledger_sequence <> coalesce(last.sequence, 0) OR a.ledger_hash <> coalesce(last.hash, '\x'::bytea),
       'the number or hash of the account is not that of its last entry')
    ) f(is_broken, fault) WHERE f.is_broken
  )
  SELECT b.account_id, 'account ' || b.account_id, b.fault
  FROM (TABLE chains UNION ALL TABLE heads) b
$$;

-- I2: an ended batch was reserved once, and then settled or refunded in full once, according to its state.
CREATE OR REPLACE FUNCTION broken_settlements(p_since timestamptz)
RETURNS TABLE (account_id int, subject text, fault text) LANGUAGE sql STABLE AS $$
  WITH ended AS (
    SELECT b.id FROM batches b WHERE b.completed_at >= p_since
    UNION
    SELECT b.id FROM ledger_entries e JOIN batches b ON b.id = e.batch_id
    WHERE e.created_at >= p_since AND b.completed_at IS NOT NULL
  ), money AS (
    SELECT b.id, b.account_id, b.status, b.credits_used, b.credits_refunded,
           count(*) FILTER (WHERE e.kind = 'reserve') AS reserves,
           count(*) FILTER (WHERE e.kind = 'settle') AS settles,
           count(*) FILTER (WHERE e.kind = 'refund') AS refunds,
           coalesce(sum(e.amount), 0) AS total,
           coalesce(sum(e.amount) FILTER (WHERE e.kind = 'refund'), 0) AS refunded,
           bool_or(e.account_id <> b.account_id OR e.kind NOT IN ('reserve', 'settle', 'refund')
                   OR e.kind = 'reserve' AND (e.amount <> -b.credits_reserved OR e.period <> b.period)
                   OR e.kind = 'settle' AND e.amount <> 0
                   OR e.kind = 'refund' AND (e.amount <> b.credits_reserved
                                             OR e.reserved_period IS DISTINCT FROM b.period)) AS has_odd_entry
    FROM ended JOIN batches b USING (id) LEFT JOIN ledger_entries e ON e.batch_id = b.id
    GROUP BY b.id
  )
  SELECT m.account_id, m.id, f.fault
  FROM money m CROSS JOIN LATERAL (VALUES
    (m.reserves <> 1, format('its credits are reserved %s times', m.reserves)),
    (m.settles <> (m.status = 'completed')::int OR m.refunds <> (m.status <> 'completed')::int,
     format('it is %s, and settled %s times and refunded %s times', m.status, m.settles, m.refunds)),
    (m.has_odd_entry, 'an entry has another amount, period, account or kind than the batch'),
    (m.credits_used <> -m.total OR m.credits_refunded <> m.refunded,
     'its used and refunded credits are not the sums of its entries')
  ) f(is_broken, fault) WHERE f.is_broken
  UNION ALL
  SELECT e.account_id, 'account ' || e.account_id,
         format('entry %s, a %s, names no batch', e.sequence, e.kind)
  FROM ledger_entries e
  WHERE e.created_at >= p_since AND e.batch_id IS NULL AND e.kind IN ('reserve', 'settle', 'refund')
$$;

-- I3: the credits of exactly the running batches are reserved. The balance already excludes them, and no column holds their
-- sum. Instead, each running batch must have one full reservation that is still open. A full check also compares the
-- credits that an account has used in its period with what was reserved and charged in it, minus refunds.
CREATE OR REPLACE FUNCTION broken_reservations(p_since timestamptz)
RETURNS TABLE (account_id int, subject text, fault text) LANGUAGE sql STABLE AS $$
  WITH running AS (
    SELECT b.id, b.account_id,
           count(*) FILTER (WHERE e.kind = 'reserve' AND e.amount = -b.credits_reserved AND e.period = b.period
                              AND e.account_id = b.account_id) AS open,
           count(e.id) AS entries
    FROM batches b LEFT JOIN ledger_entries e ON e.batch_id = b.id
    WHERE b.completed_at IS NULL
    GROUP BY b.id
  ), used AS (
    SELECT a.id AS account_id, a.used,
           -coalesce(sum(e.amount) FILTER (WHERE e.kind IN ('reserve', 'charge') AND e.period = a.period
                                              OR e.kind = 'refund' AND e.reserved_period = a.period), 0) AS by_entries
    FROM accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id
    WHERE p_since = '-infinity'
    GROUP BY a.id
  )
  SELECT r.account_id, r.id, 'it runs, and does not have exactly one open reservation of its credits'
  FROM running r WHERE r.open <> 1 OR r.entries <> 1
  UNION ALL
  SELECT u.account_id, 'account ' || u.account_id,
         'its used credits are not what was reserved and charged in its period minus refunds'
  FROM used u WHERE u.used <> u.by_entries
$$;

-- I10: for each account and day, the usage counts the net credits of the batches queued and the calls charged on that day.
-- Days before the first month of the request log are not checked, because their counts are deleted.
CREATE OR REPLACE FUNCTION broken_usage(p_since timestamptz)
RETURNS TABLE (account_id int, subject text, fault text) LANGUAGE sql STABLE AS $$
  WITH days AS (
    SELECT b.account_id, (b.requested_at AT TIME ZONE 'UTC')::date AS day FROM batches b
    WHERE b.completed_at >= p_since OR b.completed_at IS NULL
    UNION
    SELECT e.account_id, (e.created_at AT TIME ZONE 'UTC')::date FROM ledger_entries e
    WHERE e.created_at >= p_since AND e.kind = 'charge'
    UNION
    SELECT u.account_id, u.day FROM usage_days u WHERE p_since = '-infinity'
  ), kept AS (
    SELECT to_date(min(c.relname), '"m"YYYY_MM') AS first_day FROM pg_class c
    WHERE c.relnamespace = to_regnamespace('request_log_months') AND c.relname ~ '^m[0-9]{4}_[0-9]{2}$'
  ), spent AS (
    SELECT d.account_id, d.day, coalesce(counted.credits, 0) AS counted,
           coalesce(batches.credits, 0) + coalesce(calls.credits, 0) AS gone
    FROM kept JOIN days d ON d.day >= kept.first_day
    LEFT JOIN LATERAL (
      SELECT sum(u.credits) AS credits FROM usage_days u WHERE u.account_id = d.account_id AND u.day = d.day
    ) counted ON true
    LEFT JOIN LATERAL (
      SELECT sum(b.credits_reserved - b.credits_refunded) AS credits FROM batches b
      WHERE b.account_id = d.account_id AND b.requested_at >= d.day::timestamp AT TIME ZONE 'UTC'
        AND b.requested_at < (d.day + 1)::timestamp AT TIME ZONE 'UTC'
    ) batches ON true
    LEFT JOIN LATERAL (
      SELECT -sum(e.amount) AS credits FROM ledger_entries e
      WHERE e.kind = 'charge' AND e.account_id = d.account_id
        AND e.created_at >= d.day::timestamp AT TIME ZONE 'UTC'
        AND e.created_at < (d.day + 1)::timestamp AT TIME ZONE 'UTC'
    ) calls ON true
  )
  SELECT s.account_id, 'account ' || s.account_id,
         format('the usage of %s counts %s credits, and batches and calls cost %s', s.day, s.counted, s.gone)
  FROM spent s WHERE s.counted <> s.gone
$$;

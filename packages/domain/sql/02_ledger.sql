-- Ledger entries are append-only.
CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed or removed';
END
$$;
CREATE OR REPLACE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

-- The hash that chains a ledger entry to the account's one before. Any change of any entry changes all after it.
CREATE OR REPLACE FUNCTION entry_hash(
  p_previous bytea, p_account int, p_sequence bigint, p_kind text, p_amount int, p_balance_after int,
  p_period int, p_reserved_period int, p_batch text, p_created_at timestamptz
) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT sha256(p_previous || convert_to(
    concat_ws('|', p_account, p_sequence, p_kind, p_amount, p_balance_after, p_period,
              coalesce(p_reserved_period::text, '-'), coalesce(p_batch, '-'),
              (extract(epoch FROM p_created_at) * 1000000)::bigint),
    'UTF8'))
$$;

-- The only way a balance moves: changes it and writes the entry that says why, in one statement.
-- p_used is the change of the period's consumption. False, and no change, where the balance would go below 0.
CREATE OR REPLACE FUNCTION post_entry(
  p_account int, p_kind text, p_amount int, p_used int DEFAULT 0,
  p_batch text DEFAULT NULL, p_reserved_period int DEFAULT NULL
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  written_at timestamptz := clock_timestamp();
BEGIN
  WITH moved AS (
    UPDATE accounts
    SET balance = balance + p_amount,
        used = used + p_used,
        ledger_sequence = ledger_sequence + 1,
        ledger_hash = entry_hash(ledger_hash, id, ledger_sequence + 1, p_kind, p_amount, balance + p_amount,
                                 period, p_reserved_period, p_batch, written_at)
    WHERE id = p_account AND balance + p_amount >= 0
    RETURNING id, ledger_sequence, balance, period, ledger_hash
  )
  INSERT INTO ledger_entries
    (account_id, sequence, kind, amount, balance_after, period, reserved_period, batch_id, created_at, hash)
  SELECT id, ledger_sequence, p_kind, p_amount, balance, period, p_reserved_period, p_batch, written_at, ledger_hash
  FROM moved;
  RETURN FOUND;
END
$$;

-- What does not add up, one row for each account and fault; no row means that every account is in order.
CREATE OR REPLACE FUNCTION ledger_faults() RETURNS TABLE (account_id int, fault text) LANGUAGE sql STABLE AS $$
  WITH entries AS (
    SELECT e.*, lag(e.hash, 1, '\x'::bytea) OVER chain AS previous_hash,
           lag(e.balance_after, 1, 0) OVER chain AS balance_before,
           row_number() OVER chain AS expected_sequence
    FROM ledger_entries e
    WINDOW chain AS (PARTITION BY e.account_id ORDER BY e.sequence)
  ), sums AS (
    SELECT e.account_id, sum(e.amount) AS total, max(e.sequence) AS last_sequence
    FROM ledger_entries e GROUP BY e.account_id
  ), period_sums AS (
    SELECT e.account_id, e.period, sum(e.amount) AS total FROM ledger_entries e GROUP BY e.account_id, e.period
  )
  SELECT a.id, 'balance is not the sum of the entries'
    FROM accounts a LEFT JOIN sums s ON s.account_id = a.id WHERE a.balance <> coalesce(s.total, 0)
  UNION ALL
  SELECT a.id, 'balance is not the sum of the entries of its period'
    FROM accounts a LEFT JOIN period_sums s ON s.account_id = a.id AND s.period = a.period
    WHERE a.balance <> coalesce(s.total, 0)
  UNION ALL
  SELECT a.id, 'the account does not point at its last entry'
    FROM accounts a LEFT JOIN sums s ON s.account_id = a.id
    LEFT JOIN ledger_entries e ON e.account_id = a.id AND e.sequence = a.ledger_sequence
    WHERE a.ledger_sequence <> coalesce(s.last_sequence, 0) OR a.ledger_hash <> coalesce(e.hash, '\x'::bytea)
  UNION ALL
  SELECT DISTINCT e.account_id, 'entries are missing, changed or out of order' FROM entries e
    WHERE e.sequence <> e.expected_sequence
       OR e.balance_after <> e.balance_before + e.amount
       OR e.hash <> entry_hash(e.previous_hash, e.account_id, e.sequence, e.kind, e.amount, e.balance_after,
                               e.period, e.reserved_period, e.batch_id, e.created_at)
  UNION ALL
  SELECT DISTINCT b.account_id, 'a batch is not reserved, or not settled or refunded, exactly once'
    FROM batches b LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE e.kind = 'reserve' AND e.amount = -b.credits_reserved) AS reserves,
             count(*) FILTER (WHERE e.kind = 'settle') AS settles,
             count(*) FILTER (WHERE e.kind = 'refund' AND e.amount = b.credits_reserved) AS refunds
      FROM ledger_entries e WHERE e.batch_id = b.id
    ) money ON true
    WHERE money.reserves <> 1
       OR money.settles <> (b.status = 'completed')::int
       OR money.refunds <> (b.status IN ('failed', 'no_data_found'))::int
$$;

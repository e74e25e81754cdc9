-- Returns the hash that chains a ledger entry to the account's previous one. A change to an entry changes all later hashes.
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

-- Changes a balance and writes the ledger entry for it, in one statement. Nothing but this and post_reservations
-- changes a balance. p_used is the change of the credits used in the period. Returns false and changes nothing if
-- the balance would drop below 0.
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

-- Takes reserved credits and writes their ledger entries. The caller has locked the accounts and chained the
-- entries of each to its last one. Changes nothing and fails if an account has moved on since.
CREATE OR REPLACE FUNCTION post_reservations(p_entries ledger_entries[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  posted bigint;
BEGIN
  WITH moves AS (
    SELECT account_id, count(*) AS entries, sum(amount) AS amount, min(sequence) AS first, max(sequence) AS last,
           (array_agg(hash ORDER BY sequence DESC))[1] AS hash
    FROM unnest(p_entries) GROUP BY account_id
  ), moved AS (
    UPDATE accounts a
    SET balance = a.balance + m.amount, used = a.used - m.amount, ledger_sequence = m.last, ledger_hash = m.hash
    FROM moves m
    WHERE a.id = m.account_id AND a.ledger_sequence = m.first - 1 AND a.balance + m.amount >= 0
    RETURNING a.id
  ), written AS (
    INSERT INTO ledger_entries
      (account_id, sequence, kind, amount, balance_after, period, reserved_period, batch_id, created_at, hash)
    SELECT e.account_id, e.sequence, e.kind, e.amount, e.balance_after, e.period, e.reserved_period, e.batch_id, e.created_at,
           e.hash
    FROM unnest(p_entries) e JOIN moved ON moved.id = e.account_id
    RETURNING 1
  )
  SELECT count(*) INTO posted FROM written;
  IF posted <> cardinality(p_entries) THEN
    RAISE EXCEPTION 'an account has moved on since its entries were chained';
  END IF;
END
$$;

-- An earlier release's function, replaced by broken_invariants.
DROP FUNCTION IF EXISTS ledger_faults();

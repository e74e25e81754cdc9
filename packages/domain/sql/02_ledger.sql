-- Ledger entries are append-only.
CREATE OR REPLACE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('ledger entries');
-- An earlier release's function.
DROP FUNCTION IF EXISTS refuse_ledger_change();

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

-- Changes a balance and writes the ledger entry for it, in one statement. Nothing else changes a balance.
-- p_used is the change of the credits used in the period. Returns false and changes nothing if the balance would drop
-- below 0.
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

-- An earlier release's function, replaced by broken_invariants.
DROP FUNCTION IF EXISTS ledger_faults();

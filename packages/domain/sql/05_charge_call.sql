-- Charges the price of an agent's call and returns the balance with the number of its ledger entry. Returns no row and
-- changes nothing if the balance is below the price. A free call changes nothing. It runs in the transaction that creates
-- the response, so a call that fails later is not charged.
CREATE OR REPLACE FUNCTION charge_call(p_account int, p_key_series int, p_price int, p_route text)
RETURNS TABLE (balance int, entry bigint) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_if_due(p_account);
  IF p_price > 0 THEN
    IF NOT post_entry(p_account, 'charge', -p_price, p_price) THEN
      RETURN;
    END IF;
    INSERT INTO usage_days AS u (account_id, key_series, day, route, credits)
    -- Uses the day of the ledger entry, because the transaction may have begun on the day before.
    SELECT a.id, p_key_series, (e.created_at AT TIME ZONE 'UTC')::date, p_route, p_price
    FROM accounts a JOIN ledger_entries e ON e.account_id = a.id AND e.sequence = a.ledger_sequence
    WHERE a.id = p_account
    ON CONFLICT ON CONSTRAINT usage_days_pkey DO UPDATE SET credits = u.credits + excluded.credits;
  END IF;
  RETURN QUERY SELECT a.balance, a.ledger_sequence FROM accounts a WHERE a.id = p_account;
END
$$;

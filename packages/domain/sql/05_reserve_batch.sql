-- Returns the seconds until an account at its limit of refunds may have further work done; null if it is not. Work
-- that was refunded was done all the same. The limit is free again when the oldest of the last p_refunds_per_hour
-- refunds is an hour old.
CREATE OR REPLACE FUNCTION refund_limit_left(p_account int, p_refunds_per_hour int) RETURNS double precision
LANGUAGE sql VOLATILE AS $$
  SELECT extract(epoch FROM b.completed_at + interval '1 hour' - clock_timestamp())
  FROM batches b WHERE b.account_id = p_account AND b.status IN ('failed', 'no_data_found')
    AND b.completed_at > clock_timestamp() - interval '1 hour'
  ORDER BY b.completed_at DESC OFFSET p_refunds_per_hour - 1 LIMIT 1
$$;

-- Queues a batch and reserves its credits, or returns what prevents it and changes nothing. The batch's row is the lock on
-- the domain. It is inserted first, so a request that loses the race never locks the account. All conditions are checked
-- again under the lock. Locks are taken in the order batch, account.
CREATE OR REPLACE FUNCTION reserve_batch(
  p_id text, p_account int, p_key_series int, p_domain text, p_modules text[], p_price int, p_route text,
  p_webhook_url text, p_fresh_seconds double precision, p_cooldown_seconds double precision,
  p_deadline_seconds double precision, p_hand_over_seconds double precision, p_refunds_per_hour int, p_traceparent text
) RETURNS TABLE (
  outcome text, running_batch text, seconds_left double precision, credits_left int, entry bigint, limit_reached int
) LANGUAGE plpgsql AS $$
DECLARE
  account accounts;
  running batches;
BEGIN
  LOOP
    INSERT INTO batches (id, account_id, key_series, domain, modules, credits_reserved, period, deadline_at, resume_at,
                         webhook_url, route, traceparent)
    SELECT p_id, a.id, p_key_series, p_domain, p_modules, p_price, a.period,
           clock_timestamp() + make_interval(secs => p_deadline_seconds),
           clock_timestamp() + make_interval(secs => p_hand_over_seconds), p_webhook_url, p_route, p_traceparent
    FROM accounts a WHERE a.id = p_account
    ON CONFLICT (domain) WHERE status IN ('queued', 'processing') DO NOTHING;
    EXIT WHEN FOUND;
    SELECT * INTO running FROM batches b WHERE b.domain = p_domain AND b.status IN ('queued', 'processing');
    IF FOUND THEN
      RETURN QUERY SELECT 'in_progress', CASE WHEN running.account_id = p_account THEN running.id END,
                          NULL::double precision, NULL::int, NULL::bigint, NULL::int;
      RETURN;
    END IF;
    -- The running batch ended between the two statements, so try again.
  END LOOP;

  IF is_fresh(p_domain, p_modules, p_fresh_seconds) THEN
    outcome := 'recently_enriched';
  ELSE
    seconds_left := cooldown_left(p_domain, p_cooldown_seconds);
    IF seconds_left IS NOT NULL THEN
      outcome := 'cooldown';
    ELSE
      seconds_left := unreadable_cooldown_left(p_domain, p_cooldown_seconds);
    END IF;
    IF outcome IS NULL AND seconds_left IS NOT NULL THEN
      outcome := 'unreadable';
    ELSIF outcome IS NULL THEN
      PERFORM renew_if_due(p_account);
      SELECT * INTO STRICT account FROM accounts WHERE id = p_account FOR NO KEY UPDATE;
      credits_left := account.balance;
      IF account.balance < p_price THEN
        outcome := 'insufficient_credits';
      ELSIF (SELECT count(*) FROM batches b WHERE b.account_id = p_account AND b.status IN ('queued', 'processing'))
            > account.concurrent_limit THEN
        outcome := 'concurrent_limit';
        limit_reached := account.concurrent_limit;
      ELSE
        seconds_left := refund_limit_left(p_account, p_refunds_per_hour);
        IF seconds_left IS NOT NULL THEN
          outcome := 'refund_limit';
          limit_reached := p_refunds_per_hour;
        END IF;
      END IF;
    END IF;
  END IF;
  IF outcome IS NOT NULL THEN
    DELETE FROM batches WHERE id = p_id;
    RETURN NEXT;
    RETURN;
  END IF;

  UPDATE batches SET period = account.period WHERE id = p_id AND period <> account.period;
  PERFORM post_entry(p_account, 'reserve', -p_price, p_price, p_id);
  INSERT INTO usage_days AS u (account_id, key_series, day, route, credits)
  VALUES (p_account, p_key_series, (now() AT TIME ZONE 'UTC')::date, p_route, p_price)
  ON CONFLICT ON CONSTRAINT usage_days_pkey DO UPDATE SET credits = u.credits + excluded.credits;
  INSERT INTO outbox (kind, subject, generation) VALUES ('run', p_id, 1);
  RETURN QUERY SELECT 'reserved', p_id, NULL::double precision, a.balance, a.ledger_sequence, NULL::int
               FROM accounts a WHERE a.id = p_account;
END
$$;

-- For APIs of the release before, which may keep running during the upgrade and know no traces.
CREATE OR REPLACE FUNCTION reserve_batch(
  p_id text, p_account int, p_key_series int, p_domain text, p_modules text[], p_price int, p_route text,
  p_webhook_url text, p_fresh_seconds double precision, p_cooldown_seconds double precision,
  p_deadline_seconds double precision, p_hand_over_seconds double precision, p_refunds_per_hour int
) RETURNS TABLE (
  outcome text, running_batch text, seconds_left double precision, credits_left int, entry bigint, limit_reached int
) LANGUAGE sql AS $$
  SELECT * FROM reserve_batch(p_id, p_account, p_key_series, p_domain, p_modules, p_price, p_route, p_webhook_url,
                              p_fresh_seconds, p_cooldown_seconds, p_deadline_seconds, p_hand_over_seconds,
                              p_refunds_per_hour, NULL)
$$;
COMMENT ON FUNCTION reserve_batch(text, int, int, text, text[], int, text, text, double precision, double precision,
                                  double precision, double precision, int) IS 'retired';

-- The same for APIs that know no limit of refunds either.
CREATE OR REPLACE FUNCTION reserve_batch(
  p_id text, p_account int, p_key_series int, p_domain text, p_modules text[], p_price int, p_route text,
  p_webhook_url text, p_fresh_seconds double precision, p_cooldown_seconds double precision,
  p_deadline_seconds double precision, p_hand_over_seconds double precision
) RETURNS TABLE (
  outcome text, running_batch text, cooldown double precision, credits_left int, entry bigint, limit_reached int
) LANGUAGE sql AS $$
  SELECT CASE r.outcome WHEN 'unreadable' THEN 'cooldown' ELSE r.outcome END,
         r.running_batch, r.seconds_left, r.credits_left, r.entry, r.limit_reached
  FROM reserve_batch(p_id, p_account, p_key_series, p_domain, p_modules, p_price, p_route, p_webhook_url, p_fresh_seconds,
                     p_cooldown_seconds, p_deadline_seconds, p_hand_over_seconds, 2147483647) r
$$;
COMMENT ON FUNCTION reserve_batch(text, int, int, text, text[], int, text, text, double precision, double precision,
                                  double precision, double precision) IS 'retired';

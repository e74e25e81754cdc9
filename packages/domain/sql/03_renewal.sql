-- Ends the account's credit period and starts the next: unused credits expire, and the allowance is granted.
CREATE OR REPLACE FUNCTION start_period(p_account int, p_started_at timestamptz, p_next timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  account accounts;
BEGIN
  SELECT * INTO STRICT account FROM accounts WHERE id = p_account FOR NO KEY UPDATE;
  IF account.balance > 0 THEN
    PERFORM post_entry(p_account, 'expire', -account.balance);
  END IF;
  UPDATE accounts
  SET period = period + 1, used = 0, credit_limit = credits_per_month,
      resets_at = p_started_at, next_renewal_at = p_next
  WHERE id = p_account;
  PERFORM post_entry(p_account, 'renewal', account.credits_per_month);
END
$$;

-- Returns the time p_months months after p_start by the UTC calendar, at most the month's last day.
CREATE OR REPLACE FUNCTION months_after(p_start timestamptz, p_months int) RETURNS timestamptz
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ((p_start AT TIME ZONE 'UTC') + make_interval(months => p_months)) AT TIME ZONE 'UTC'
$$;

-- Renews the account if its renewal is due. Several missed periods are one renewal, dated at the latest of them.
-- Returns whether it renewed. Harmless when repeated, because a renewal moves the due date.
CREATE OR REPLACE FUNCTION renew_if_due(p_account int) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  account accounts;
  months int;
BEGIN
  SELECT * INTO account FROM accounts
  WHERE id = p_account AND next_renewal_at <= clock_timestamp() FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  SELECT (extract(year FROM now_utc) - extract(year FROM start_utc)) * 12
         + extract(month FROM now_utc) - extract(month FROM start_utc)
  INTO months
  FROM (SELECT clock_timestamp() AT TIME ZONE 'UTC' AS now_utc, account.plan_started_at AT TIME ZONE 'UTC' AS start_utc) t;
  IF months_after(account.plan_started_at, months) > clock_timestamp() THEN
    months := months - 1;
  END IF;
  PERFORM start_period(p_account, months_after(account.plan_started_at, months),
                       months_after(account.plan_started_at, months + 1));
  RETURN true;
END
$$;

-- Starts a new period now, at the operator's request. The following periods are counted from now. A trial still never
-- renews.
CREATE OR REPLACE FUNCTION renew_now(p_account int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  account accounts;
BEGIN
  SELECT * INTO STRICT account FROM accounts WHERE id = p_account FOR NO KEY UPDATE;
  UPDATE accounts SET plan_started_at = clock_timestamp() WHERE id = p_account RETURNING * INTO account;
  PERFORM start_period(p_account, account.plan_started_at,
                       CASE WHEN account.plan_type <> 'trial' THEN months_after(account.plan_started_at, 1) END);
END
$$;

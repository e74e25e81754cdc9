-- Creates the request log's partitions for this month and the next. Harmless when repeated.
CREATE OR REPLACE FUNCTION add_request_log_partitions() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  month_start timestamp;
  month_from timestamptz;
  month_to timestamptz;
  partition text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('add_request_log_partitions'));
  FOR months IN 0..1 LOOP
    month_start := date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => months);
    month_from := month_start AT TIME ZONE 'UTC';
    month_to := (month_start + interval '1 month') AT TIME ZONE 'UTC';
    partition := to_char(month_start, '"m"YYYY_MM');
    CONTINUE WHEN to_regclass('request_log_months.' || partition) IS NOT NULL;
    -- Requests logged before their month had a partition are in the default partition, and would prevent attaching it.
    LOCK TABLE request_log_months.unexpected IN ACCESS EXCLUSIVE MODE;
    EXECUTE format('CREATE TABLE request_log_months.%I (LIKE request_log INCLUDING DEFAULTS)', partition);
    EXECUTE format(
      'WITH early AS (DELETE FROM request_log_months.unexpected WHERE requested_at >= $1 AND requested_at < $2 RETURNING *)
       INSERT INTO request_log_months.%I SELECT * FROM early', partition) USING month_from, month_to;
    EXECUTE format('ALTER TABLE request_log ATTACH PARTITION request_log_months.%I FOR VALUES FROM (%L) TO (%L)',
                   partition, month_from, month_to);
  END LOOP;
END
$$;

-- Deletes the requests of months that ended more than p_months ago, and the counts of their days. Returns the names of
-- the dropped partitions.
CREATE OR REPLACE FUNCTION drop_request_log_partitions(p_months int) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  oldest timestamp := date_trunc('month', now() AT TIME ZONE 'UTC') - make_interval(months => p_months);
  partition text;
BEGIN
  FOR partition IN
    SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'request_log_months' AND c.relname ~ '^m[0-9]{4}_[0-9]{2}$'
      AND c.relname < to_char(oldest, '"m"YYYY_MM')
  LOOP
    EXECUTE format('DROP TABLE request_log_months.%I', partition);
    RETURN NEXT partition;
  END LOOP;
  DELETE FROM request_log_months.unexpected WHERE requested_at < oldest AT TIME ZONE 'UTC';
  -- The history finds its pages by these counts, so they must not count requests that are gone.
  DELETE FROM usage_days WHERE day < oldest::date;
END
$$;

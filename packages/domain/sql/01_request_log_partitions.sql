-- Makes the request log's partitions of this month and the next. Harmless when repeated.
CREATE OR REPLACE FUNCTION add_request_log_partitions() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  month_start timestamp;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('add_request_log_partitions'));
  FOR months IN 0..1 LOOP
    month_start := date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => months);
    EXECUTE format(
      'CREATE TABLE IF NOT EXISTS request_log_months.%I PARTITION OF request_log FOR VALUES FROM (%L) TO (%L)',
      to_char(month_start, '"m"YYYY_MM'),
      month_start AT TIME ZONE 'UTC',
      (month_start + interval '1 month') AT TIME ZONE 'UTC'
    );
  END LOOP;
END
$$;

-- Drops the request log's months that ended more than p_months ago, and gives their names.
CREATE OR REPLACE FUNCTION drop_request_log_partitions(p_months int) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  partition text;
BEGIN
  FOR partition IN
    SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'request_log_months' AND c.relname ~ '^m[0-9]{4}_[0-9]{2}$'
      AND c.relname < to_char((now() AT TIME ZONE 'UTC') - make_interval(months => p_months), '"m"YYYY_MM')
  LOOP
    EXECUTE format('DROP TABLE request_log_months.%I', partition);
    RETURN NEXT partition;
  END LOOP;
END
$$;

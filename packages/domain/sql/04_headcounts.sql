-- An earlier release's name.
DROP FUNCTION IF EXISTS note_headcount(text, json, timestamptz);

-- Stores the headcount that an enrichment found, if any. Keeps the latest of each month by the UTC calendar.
CREATE OR REPLACE FUNCTION store_headcount(p_domain text, p_company json, p_observed_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  headcount numeric := CASE WHEN json_typeof(p_company -> 'employee_count') = 'number'
                            THEN (p_company ->> 'employee_count')::numeric END;
BEGIN
  IF headcount = trunc(headcount) AND headcount BETWEEN 0 AND 2147483647 THEN
    INSERT INTO headcounts AS h (domain, month, employee_count, observed_at)
    VALUES (p_domain, date_trunc('month', p_observed_at AT TIME ZONE 'UTC')::date, headcount::int, p_observed_at)
    ON CONFLICT ON CONSTRAINT headcounts_pkey DO UPDATE
    SET employee_count = excluded.employee_count, observed_at = excluded.observed_at
    WHERE h.observed_at <= excluded.observed_at;
  END IF;
END
$$;

-- Returns the text of a JSON string; null for any other value.
CREATE OR REPLACE FUNCTION text_of(p_value json) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN json_typeof(p_value) = 'string' THEN p_value #>> '{}' END
$$;

-- Parses a day in the form `YYYY-MM-DD`; null for any other text and for days that do not exist.
CREATE OR REPLACE FUNCTION day_of(p_text text) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_text ~ '^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' THEN (
    SELECT CASE WHEN date_trunc('month', day) = month THEN day END
    FROM (SELECT make_date(left(p_text, 4)::int, substr(p_text, 6, 2)::int, 1) AS month) m,
         LATERAL (SELECT month + substr(p_text, 9, 2)::int - 1 AS day) d) END
$$;

-- Returns the known funding stage that a round's name begins with (`Series B` for `Series B2`), or null.
CREATE OR REPLACE FUNCTION funding_stage_of(p_round text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT stage
  FROM unnest(known_funding_stages()) stage,
       LATERAL (SELECT lower(translate(p_round, '-', ' ')) AS round, lower(translate(stage, '-', ' ')) AS prefix) words
  WHERE left(round, length(prefix)) = prefix AND substr(round, length(prefix) + 1, 1) !~ '[[:alpha:]]'
  ORDER BY length(stage) DESC LIMIT 1
$$;

-- An earlier release's names.
DROP FUNCTION IF EXISTS told_signals(text);
DROP FUNCTION IF EXISTS file_signals(text);

-- Returns the last day of the year with which the title of a milestone begins (`1994: The second shop opens`), or null.
-- What a company tells of its history did not happen on the day on which it was read.
CREATE OR REPLACE FUNCTION milestone_day(p_title text) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT make_date(substring(p_title FROM '^((?:19|20)\d\d): ')::int, 12, 31)
$$;

-- Returns a company's stored highlights as rows of `signals`, without ids. Highlights without a known type or a title are
-- left out. A field of the wrong type is null.
CREATE OR REPLACE FUNCTION signals_from_highlights(p_domain text) RETURNS SETOF signals LANGUAGE sql STABLE AS $$
  WITH module AS (
    SELECT data -> 'highlights' AS highlights, batch_id, (enriched_at AT TIME ZONE 'UTC')::date AS day
    FROM company_modules WHERE domain = p_domain AND module = 'signals'
  ), company AS (
    SELECT country_code(text_of(c.data -> 'headquarter_country')) AS country_code,
           array(SELECT DISTINCT i FROM unnest(texts_of(b.data -> 'industries')) i
                 WHERE i = ANY (known_industries()) ORDER BY i) AS industries
    FROM company_modules c LEFT JOIN company_modules b ON b.domain = c.domain AND b.module = 'business'
    WHERE c.domain = p_domain AND c.module = 'company'
  ), parsed AS (
    SELECT position, text_of(h -> 'type') AS type, text_of(h -> 'title') AS title, text_of(h -> 'description') AS description,
           day_of(text_of(h -> 'date')) AS happened_on, entities, entities ->> 'source_url' AS source_url
    FROM module m,
         json_array_elements(CASE WHEN json_typeof(m.highlights) = 'array' THEN m.highlights END)
           WITH ORDINALITY AS items(h, position),
         LATERAL (SELECT coalesce(jsonb_object_agg(e.key, text_of(e.value)), '{}') AS entities
                  FROM json_each(CASE WHEN json_typeof(h -> 'entities') = 'object' THEN h -> 'entities' END) e
                  WHERE json_typeof(e.value) = 'string') texts
  ), known AS (
    SELECT *, row_number() OVER (PARTITION BY type, source_url, title, happened_on ORDER BY position) AS nth,
           count(*) OVER (PARTITION BY source_url) AS of_url, count(*) OVER (PARTITION BY title) AS of_title
    FROM parsed WHERE type = ANY (known_signal_types()) AND title IS NOT NULL
  ), sources AS MATERIALIZED (
    SELECT e.source, e.url, e.observed_at, e.confidence, e.value ->> 'title' AS title
    FROM evidence e JOIN module m ON m.batch_id = e.batch_id
    WHERE e.module = 'signals' AND e.field = 'signals.highlights'
  ), matches AS (
    -- A page or a title that several events share is not evidence for any single one.
    SELECT t.position, s.source, s.url, s.observed_at, s.confidence FROM known t JOIN sources s ON s.url = t.source_url
    WHERE t.of_url = 1 OR s.title = t.title
    UNION
    SELECT t.position, s.source, s.url, s.observed_at, s.confidence FROM known t JOIN sources s ON s.title = t.title
    WHERE t.of_title = 1
  ), support AS (
    SELECT position, max(confidence) AS confidence,
           jsonb_agg(jsonb_build_object(
             'source', source, 'url', url, 'confidence', confidence,
             'observed_at', to_char(observed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
             ORDER BY rank) FILTER (WHERE rank <= 10) AS evidence
    FROM (SELECT *, row_number() OVER (PARTITION BY position ORDER BY confidence DESC, observed_at, source, url) AS rank
          FROM matches) ranked
    GROUP BY position
  )
  SELECT NULL::bigint, p_domain,
         encode(sha256(convert_to(jsonb_build_array(t.type, t.source_url, t.title, t.happened_on, t.nth)::text, 'UTF8')), 'hex'),
         t.type,
         -- An unknown class counts as the least certain.
         CASE WHEN t.entities ->> 'class' IN ('confirmed', 'reported') THEN t.entities ->> 'class' ELSE 'rumour' END,
         t.title, t.description, t.happened_on, day_of(t.entities ->> 'seen_on'),
         coalesce(t.happened_on, least(milestone_day(t.title), coalesce(day_of(t.entities ->> 'seen_on'), m.day))),
         t.entities, t.source_url, coalesce(k.evidence, '[]'), k.confidence,
         funding_stage_of(coalesce(t.entities ->> 'round', t.entities ->> 'stage')),
         c.country_code, coalesce(c.industries, '{}')
  FROM known t CROSS JOIN module m LEFT JOIN company c ON true LEFT JOIN support k ON k.position = t.position
$$;

-- Makes a company's rows in `signals` match its stored highlights. An event that is reported again keeps its row, even if
-- its text, day or best source page has changed.
CREATE OR REPLACE FUNCTION sync_signals(p_domain text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  new_signals signals[];
BEGIN
  -- Serialises calls for one company, and waits for a concurrent opt-out.
  PERFORM FROM companies WHERE domain = p_domain FOR NO KEY UPDATE;
  new_signals := array(SELECT t FROM signals_from_highlights(p_domain) t);

  WITH pairs AS (
    SELECT s.id, t.key, match.rank, abs(s.happened_on - t.happened_on) AS days
    FROM signals s JOIN unnest(new_signals) t ON t.type = s.type
     AND coalesce(abs(s.happened_on - t.happened_on) <= 31, true),
         LATERAL (SELECT CASE WHEN t.source_url = s.source_url AND t.title = s.title THEN 1
                              WHEN t.title = s.title THEN 2
                              WHEN t.source_url = s.source_url THEN 3 END AS rank) match
    WHERE s.domain = p_domain AND match.rank IS NOT NULL
      AND NOT EXISTS (SELECT FROM unnest(new_signals) same WHERE same.key = s.key)
      AND NOT EXISTS (SELECT FROM signals same WHERE same.domain = p_domain AND same.key = t.key)
  ), nearest AS (
    SELECT DISTINCT ON (id) * FROM pairs ORDER BY id, rank, days, key
  )
  UPDATE signals s SET key = n.key
  FROM (SELECT DISTINCT ON (key) * FROM nearest ORDER BY key, rank, days, id) n WHERE s.id = n.id;

  DELETE FROM signals s
  WHERE s.domain = p_domain AND NOT EXISTS (SELECT FROM unnest(new_signals) t WHERE t.key = s.key);

  INSERT INTO signals AS s (domain, key, type, class, title, description, happened_on, seen_on, day, entities, source_url,
                            evidence, confidence, funding_stage, country_code, industries)
  SELECT domain, key, type, class, title, description, happened_on, seen_on, day, entities, source_url,
         evidence, confidence, funding_stage, country_code, industries
  FROM unnest(new_signals) ORDER BY day, key
  ON CONFLICT (domain, key) DO UPDATE
  SET class = excluded.class, title = excluded.title, description = excluded.description,
      happened_on = excluded.happened_on, seen_on = excluded.seen_on,
      -- An event without a date keeps the day on which it was first seen.
      day = CASE WHEN excluded.happened_on IS NULL THEN least(s.day, excluded.day) ELSE excluded.day END,
      entities = excluded.entities, source_url = excluded.source_url, evidence = excluded.evidence,
      confidence = excluded.confidence, funding_stage = excluded.funding_stage, country_code = excluded.country_code,
      industries = excluded.industries
  WHERE (s.class, s.title, s.description, s.happened_on, s.seen_on, s.entities, s.source_url, s.evidence, s.confidence,
         s.funding_stage, s.country_code, s.industries)
     IS DISTINCT FROM
        (excluded.class, excluded.title, excluded.description, excluded.happened_on, excluded.seen_on, excluded.entities,
         excluded.source_url, excluded.evidence, excluded.confidence, excluded.funding_stage, excluded.country_code,
         excluded.industries)
     OR excluded.happened_on IS NULL AND excluded.day < s.day;

  DELETE FROM signal_industries i USING signals s
  WHERE s.domain = p_domain AND i.signal_id = s.id
    AND (i.day, i.type, i.class, i.funding_stage, i.country_code, true)
        IS DISTINCT FROM (s.day, s.type, s.class, s.funding_stage, s.country_code, i.industry = ANY (s.industries));
  INSERT INTO signal_industries (signal_id, industry, day, type, class, funding_stage, country_code)
  SELECT s.id, industry, s.day, s.type, s.class, s.funding_stage, s.country_code
  FROM signals s, unnest(s.industries) industry WHERE s.domain = p_domain
  ON CONFLICT DO NOTHING;
END
$$;

-- The words that a company is found by name by: those of its name and of the first label of its domain, in lower case and
-- without accents. It calls nothing but what the server brings, since an index stands on it.
CREATE OR REPLACE FUNCTION name_words(p_name text, p_domain text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', translate(
    CASE WHEN octet_length(p_name) = length(p_name) THEN p_name
         ELSE regexp_replace(normalize(left(p_name, 300), NFKD), '[\u0300-\u036f]', '', 'g') END
      || ' ' || split_part(p_domain, '.', 1),
    '.,:;/\_-&+''"()[]{}<>|!?*@#%^~=`’', repeat(' ', 40)))
$$;

-- Index builds wait for whoever writes, so that they are done once.
DO $$
BEGIN
  IF to_regclass('known_companies_name_words_idx') IS NULL THEN
    CREATE INDEX known_companies_name_words_idx ON known_companies USING gin (name_words(name, domain))
      WITH (fastupdate = off);
  END IF;
  -- Which words stand in industries, topics and services: the index of all words does not tell where they stand.
  IF to_regclass('known_companies_offer_words_idx') IS NULL THEN
    CREATE INDEX known_companies_offer_words_idx ON known_companies USING gin (ts_filter(search, '{a,b}'))
      WITH (fastupdate = off);
  END IF;
END
$$;

-- Marks of what only companies on file are known by, beside those that `company_search` makes: `technology hubspot`,
-- `stage series a`, `signal funding`; for signals also the month (`signal funding 2026-11`, and `signals 2026-11` for any
-- type). `on file` stands for having been marked.
CREATE OR REPLACE FUNCTION marks_on_file(p_domain text) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  technologies text[] := (SELECT texts_of(m.data -> 'technologies') FROM company_modules m
                          WHERE m.domain = p_domain AND m.module = 'technology');
BEGIN
  INSERT INTO technology_names (key, name)
  SELECT DISTINCT ON (lower(left(t, 100))) lower(left(t, 100)), left(t, 100) FROM unnest(technologies) t
  WHERE btrim(t) <> '' ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN array(
    SELECT 'on file'
    UNION SELECT 'technology ' || lower(left(t, 100)) FROM unnest(technologies) t WHERE btrim(t) <> ''
    UNION SELECT 'stage ' || lower(left(m.data ->> 'funding_stage', 100)) FROM company_modules m
          WHERE m.domain = p_domain AND m.module = 'funding' AND btrim(m.data ->> 'funding_stage') <> ''
    UNION SELECT mark FROM signals s, to_char(s.day, 'YYYY-MM') month,
                 unnest(ARRAY['signal ' || s.type, 'signal ' || s.type || ' ' || month, 'signals ' || month]) mark
          WHERE s.domain = p_domain);
END
$$;

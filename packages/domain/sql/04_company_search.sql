-- Adds the column `names` to datasets that an earlier release began to load. They become partitions once they are
-- loaded, and then need all columns.
DO $$
DECLARE
  dataset regclass;
BEGIN
  FOR dataset IN
    SELECT c.oid FROM pg_class c
    WHERE c.relnamespace = to_regnamespace('dataset_partitions') AND c.relkind = 'r' AND NOT c.relispartition
      AND c.relname LIKE 'known\_companies\_%'
      AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'names')
  LOOP
    EXECUTE format('ALTER TABLE %s ADD names tsvector GENERATED ALWAYS AS (name_words(name, domain)) STORED', dataset);
  END LOOP;
END
$$;

-- Returns the marks that only enriched companies have, in addition to those of `company_search`: `technology hubspot`,
-- `stage series a`, `signal funding`, and for signals also the month (`signal funding 2026-11`, or `signals 2026-11` for
-- any type). `on file` says that the company has been marked. Rumours are left out.
CREATE OR REPLACE FUNCTION marks_on_file(p_domain text) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN array(
    SELECT 'on file'
    UNION SELECT 'technology ' || lower(left(t, 100))
          FROM company_modules m, unnest(texts_of(m.data -> 'technologies', NULL, 200)) t
          WHERE m.domain = p_domain AND m.module = 'technology' AND btrim(t) <> ''
    UNION SELECT 'stage ' || lower(left(m.data ->> 'funding_stage', 100)) FROM company_modules m
          WHERE m.domain = p_domain AND m.module = 'funding' AND btrim(m.data ->> 'funding_stage') <> ''
    UNION SELECT mark FROM signals s, to_char(s.day, 'YYYY-MM') month,
                 unnest(ARRAY['signal ' || s.type, 'signal ' || s.type || ' ' || month, 'signals ' || month]) mark
          WHERE s.domain = p_domain AND s.class <> 'rumour');
END
$$;

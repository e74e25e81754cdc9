CREATE SCHEMA IF NOT EXISTS dataset_partitions;

-- The partition of enriched companies. Each imported dataset is another partition.
CREATE TABLE IF NOT EXISTS dataset_partitions.known_companies_0 PARTITION OF known_companies FOR VALUES IN (0);
-- Enriched companies are added one at a time, so searches should not have to scan a list of pending index entries.
-- The number of companies that share a word comes from the server's statistics, which should cover ten thousand words
-- instead of one thousand. Both changes need a lock that an import holds for a long time, so each is made only once.
DO $$
DECLARE
  word_index regclass;
BEGIN
  FOREACH word_index IN ARRAY ARRAY['dataset_partitions.known_companies_0_search_idx'::regclass,
                                    'dataset_partitions.known_companies_0_names_idx'] LOOP
    IF NOT EXISTS (SELECT FROM pg_class WHERE oid = word_index AND 'fastupdate=off' = ANY (reloptions)) THEN
      EXECUTE format('ALTER INDEX %s SET (fastupdate = off)', word_index);
    END IF;
  END LOOP;
  IF (SELECT attstattarget FROM pg_attribute WHERE attrelid = 'known_companies'::regclass AND attname = 'search')
     IS DISTINCT FROM 1000 THEN
    ALTER TABLE known_companies ALTER search SET STATISTICS 1000;
  END IF;
END
$$;

-- Returns words that say nothing about what a company does: what every company says about itself, and function words of
-- languages other than English. None of them names a product in English, as `door`, `van` and `hat` do.
CREATE OR REPLACE FUNCTION idle_words() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tsvector_to_array(to_tsvector('english',
    'company companies business businesses firm enterprise provider provides leading leader solution service product
     customer client quality offer help team world worldwide global international innovative best high trusted reliable
     modern local people work make need year founded established since based located headquartered headquarters today
     new great good one first range wide variety specialise specialize specialist focus mission vision passion
     experience experienced expertise expert professional partner industry sector across including use every many well
     also like get deliver ensure create allow enable full complete simple easy fast better more most top inc ltd llc
     gmbh ag sa sas srl bv ab as oy plc corp co
     und der das dem den des die ein eine einer eines einem einen ist sind wir sie ihr ihre ihren unser unsere unseren
     unserem sich mit für von zu zum zur auf aus bei nach über unter durch auch als wie oder nicht nur mehr sowie seit
     im am vom beim werden wird wurde haben können alle jahr jahre jahren unternehmen kunden lösungen produkte
     dienstleistungen leistungen firma unserer ihrer dass bis so sein seine zwischen
     le la les un une du de et ou est sont nous vous notre nos votre vos leur leurs ce cette ces qui que dans pour par
     sur avec sans plus aux au en son sa ses il elle ils ont depuis entreprise société produits à où dès même aussi tous
     toute toutes toujours chez entre votre l d s n c j qu
     el los las una unos unas y del al con para por es que su sus se lo como más nuestro nuestra nuestros nuestras
     empresa clientes desde años
     il gli uno di della dello dei degli delle da dal dalla per tra che è sono si non nostro nostra nostri nostre
     azienda clienti anche come più
     het een voor met op te aan bij uit ook zijn wij onze ons uw dat niet naar om bedrijf klanten
     o os um uma dos das no na nos nas com em são seu sua nosso nossa mais
     och og att det som för til till av på är er ett en vi våra vores vår fra från ikke inte eller samt företag
     virksomhed kunder
     i w z do oraz dla się jest są nasz nasze przez od po'))
$$;

-- Returns the words of what a company does: industries have weight A, topics and services B, the description C. The words
-- of its name are left out, so that companies are not similar because of their names. Marks for its industries, country
-- and size follow (`industry retail`, `country de`, `people 11-50`), so that one index serves all searches. Another mark
-- combines all three (`trade retail de 11-50`), because intersecting lists of a fifth of all companies is slow. Marks
-- contain spaces, so no word equals one.
CREATE OR REPLACE FUNCTION company_search(
  p_name text, p_description text, p_industries text[], p_topics text[], p_services text[],
  p_country_code text, p_employee_range text
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ts_delete(
           setweight(to_tsvector('english', left(coalesce(array_to_string(p_industries, ' ; '), ''), 2000)), 'A')
             || setweight(to_tsvector('english', left(coalesce(array_to_string(p_topics, ' ; '), ''), 3000)), 'B')
             || ts_delete(
                  setweight(to_tsvector('english', left(coalesce(array_to_string(p_services, ' ; '), ''), 3000)), 'B')
                    || setweight(to_tsvector('english', left(coalesce(p_description, ''), 5000)), 'C'),
                  tsvector_to_array(to_tsvector('english', left(coalesce(p_name, ''), 300)))),
           idle_words())
      || array_to_tsvector(
           array(SELECT DISTINCT mark FROM unnest(p_industries) i, lower(left(btrim(i), 100)) industry,
                 unnest(ARRAY['industry ' || industry,
                              'trade ' || industry || lower(' ' || p_country_code || ' ' || p_employee_range)]) mark
                 WHERE industry <> '' AND mark IS NOT NULL)
             || array_remove(ARRAY['country ' || lower(p_country_code), 'people ' || p_employee_range], NULL))
$$;

-- Returns the first texts of a JSON list and skips other values. An earlier release's function had a fixed limit.
DROP FUNCTION IF EXISTS texts_of(json, text);
CREATE OR REPLACE FUNCTION texts_of(p_list json, p_key text DEFAULT NULL, p_most int DEFAULT 50) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(left(item #>> '{}', 200) ORDER BY at), '{}')
  FROM (SELECT CASE WHEN p_key IS NULL THEN value ELSE value -> p_key END AS item, ordinality AS at
        FROM json_array_elements(CASE WHEN json_typeof(p_list) = 'array' THEN p_list END) WITH ORDINALITY) items
  WHERE at <= p_most AND json_typeof(item) = 'string'
$$;

-- An earlier release's name.
DROP FUNCTION IF EXISTS put_on_file(text);

-- Adds or updates the row of a stored company, with the words of what it does. A closed company gets no words: it is found
-- only by its name and domain, and takes precedence over what a dataset says about it.
CREATE OR REPLACE FUNCTION upsert_known_company(p_domain text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Comes before any read, because it waits for a concurrent opt-out.
  IF is_opted_out(p_domain) THEN
    RETURN;
  END IF;
  WITH profile AS (
    SELECT coalesce(c.data ->> 'name', p_domain) AS name, left(c.data ->> 'description', 5000) AS description,
           texts_of(b.data -> 'industries') AS industries, texts_of(b.data -> 'taxonomy') AS topics,
           texts_of(b.data -> 'services', 'name') AS services,
           country_code(c.data ->> 'headquarter_country') AS country_code, c.data ->> 'headquarter_city' AS city,
           c.data ->> 'employee_range' AS employee_range, c.data ->> 'linkedin_url' AS linkedin_url,
           CASE WHEN c.data ->> 'founded_year' ~ '^\d{4}$' THEN (c.data ->> 'founded_year')::int END AS founded_year,
           coalesce(c.data ->> 'company_status' = 'closed', false) AS closed
    FROM company_modules c LEFT JOIN company_modules b ON b.domain = c.domain AND b.module = 'business'
    WHERE c.domain = p_domain AND c.module = 'company'
  )
  INSERT INTO known_companies AS known (dataset_id, domain, name, description, industries, topics, services,
                                        country_code, city, employee_range, founded_year, linkedin_url, search)
  SELECT 0, p_domain, name, description, industries, topics, services, country_code, city, employee_range,
         founded_year, linkedin_url,
         CASE WHEN closed THEN ''::tsvector
              ELSE company_search(name, description, industries, topics, services, country_code, employee_range)
                || array_to_tsvector(marks_on_file(p_domain)) END
  FROM profile
  ON CONFLICT (dataset_id, domain) DO UPDATE
  SET name = excluded.name, description = excluded.description, industries = excluded.industries,
      topics = excluded.topics, services = excluded.services, country_code = excluded.country_code,
      city = excluded.city, employee_range = excluded.employee_range, founded_year = excluded.founded_year,
      linkedin_url = excluded.linkedin_url, search = excluded.search, updated_at = clock_timestamp();
END
$$;

-- Returns the companies that match one of p_queries (p_rows of each, the p_most best by p_ranking), and those of p_domains.
-- p_ranking ranks by how many of its words a company has, and by their weights. Each domain has one row: the enriched
-- company, otherwise the most detailed one. Opted-out domains and p_domain itself are left out.
CREATE OR REPLACE FUNCTION companies_with_words(
  p_domain text, p_queries tsquery[], p_ranking tsquery, p_domains text[], p_datasets int[], p_rows int, p_most int
) RETURNS TABLE (
  domain text, name text, description text, industries text[], country_code text, city text, employee_range text,
  industry_words text[], offer_words text[], description_words text[]
) LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET jit = off SET max_parallel_workers_per_gather = 0 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH found AS (
    SELECT row.domain, max(row.rank) AS rank
    FROM unnest(p_queries) AS queries(query) CROSS JOIN LATERAL (
      SELECT k.domain, ts_rank('{0.3, 0.5, 0.8, 0.6}', k.search, p_ranking) AS rank
      FROM known_companies k WHERE k.search @@ queries.query AND k.dataset_id = ANY (p_datasets) LIMIT p_rows
    ) row
    GROUP BY row.domain ORDER BY rank DESC, row.domain LIMIT p_most
  )
  SELECT DISTINCT ON (k.domain) k.domain, k.name, left(k.description, 500), k.industries, k.country_code, k.city,
         k.employee_range, tsvector_to_array(ts_filter(k.search, '{a}')), tsvector_to_array(ts_filter(k.search, '{b}')),
         tsvector_to_array(ts_filter(k.search, '{c}'))
  FROM (SELECT f.domain FROM found f UNION SELECT unnest(p_domains)) named
  JOIN known_companies k ON k.domain = named.domain AND k.dataset_id = ANY (p_datasets)
  WHERE k.domain <> p_domain AND NOT EXISTS (SELECT FROM opt_outs o WHERE o.domain = k.domain)
  ORDER BY k.domain, k.dataset_id <> 0, length(k.search) DESC, k.dataset_id;
END
$$;

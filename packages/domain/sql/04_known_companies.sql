CREATE SCHEMA IF NOT EXISTS dataset_partitions;

-- The companies that enrichments put on file; each dataset that is loaded is a partition of its own.
CREATE TABLE IF NOT EXISTS dataset_partitions.known_companies_0 PARTITION OF known_companies FOR VALUES IN (0);

-- The words that a company is found by, from what it does.
CREATE OR REPLACE FUNCTION company_search(
  p_name text, p_description text, p_industries text[], p_topics text[], p_services text[],
  p_country_code text, p_employee_range text
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('english', concat_ws(' ', p_description, array_to_string(p_industries, ' '),
                                          array_to_string(p_topics, ' '), array_to_string(p_services, ' ')))
$$;

-- Makes what is on file of a company findable by what it does.
CREATE OR REPLACE FUNCTION put_on_file(p_domain text) RETURNS void LANGUAGE sql AS $$
  SELECT
$$;

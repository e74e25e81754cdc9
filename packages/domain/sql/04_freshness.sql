-- Whether the base and all of p_modules were enriched within the last p_seconds.
CREATE OR REPLACE FUNCTION is_fresh(p_domain text, p_modules text[], p_seconds double precision)
RETURNS boolean LANGUAGE sql VOLATILE AS $$
  SELECT count(*) = cardinality(p_modules) + 1 FROM company_modules
  WHERE domain = p_domain AND module = ANY (p_modules || 'company'::text)
    AND enriched_at > clock_timestamp() - make_interval(secs => p_seconds)
$$;

-- Returns the seconds until the domain may be enriched again after an enrichment found nothing; null outside the cooldown
-- and if an operator lifted it.
CREATE OR REPLACE FUNCTION cooldown_left(p_domain text, p_seconds double precision)
RETURNS double precision LANGUAGE sql VOLATILE AS $$
  SELECT extract(epoch FROM no_data_at - clock_timestamp()) + p_seconds FROM companies
  WHERE domain = p_domain AND (cooldown_lifted_at >= no_data_at) IS NOT TRUE
    AND no_data_at > clock_timestamp() - make_interval(secs => p_seconds)
$$;

-- Returns the seconds until the domain may be enriched again after its website could not be read; null outside this
-- cooldown. It lasts an hour, or as long as the cooldown after an enrichment that found nothing if that is shorter.
CREATE OR REPLACE FUNCTION unreadable_cooldown_left(p_domain text, p_no_data_seconds double precision)
RETURNS double precision LANGUAGE sql VOLATILE AS $$
  SELECT extract(epoch FROM unreadable_at - clock_timestamp()) + least(p_no_data_seconds, 3600) FROM companies
  WHERE domain = p_domain AND (cooldown_lifted_at >= unreadable_at) IS NOT TRUE
    AND unreadable_at > clock_timestamp() - make_interval(secs => least(p_no_data_seconds, 3600))
$$;

-- Violations of I4, I5, I9 and I11, which are about how batches run and what they store.

-- I4: no domain has two running batches, and the index that ensures it exists and is valid.
CREATE OR REPLACE FUNCTION broken_locks() RETURNS TABLE (account_id int, subject text, fault text)
LANGUAGE sql STABLE AS $$
  SELECT NULL::int, b.domain, 'it has more than one running batch'
  FROM batches b WHERE b.status IN ('queued', 'processing') GROUP BY b.domain HAVING count(*) > 1
  UNION ALL
  SELECT NULL, 'batches_running_domain_key', 'the index that keeps a domain to one running batch is missing or invalid'
  WHERE NOT EXISTS (
    SELECT FROM pg_index i
    WHERE i.indexrelid = to_regclass('batches_running_domain_key') AND i.indrelid = 'batches'::regclass
      AND i.indisunique AND i.indisvalid AND i.indisready AND i.indnkeyatts = 1
      AND pg_get_indexdef(i.indexrelid, 1, true) = 'domain'
      AND pg_get_expr(i.indpred, i.indrelid) = '(status = ANY (ARRAY[''queued''::text, ''processing''::text]))')
$$;

-- I5: no batch runs for more than a minute past its deadline. The sweeper ends it sooner.
CREATE OR REPLACE FUNCTION broken_deadlines() RETURNS TABLE (account_id int, subject text, fault text)
LANGUAGE sql STABLE AS $$
  SELECT b.account_id, b.id, 'it runs more than a minute past its deadline'
  FROM batches b WHERE b.status IN ('queued', 'processing') AND b.deadline_at < now() - interval '60 seconds'
$$;

-- I9: a completed batch has results for exactly the base and the requested modules, until retention deletes all of them:
-- not within a day, and not while they are the stored data. After an opt-out it has none. A company's stored data come
-- from completed batches of that company.
CREATE OR REPLACE FUNCTION broken_results(p_since timestamptz)
RETURNS TABLE (account_id int, subject text, fault text) LANGUAGE sql STABLE AS $$
  WITH results AS (
    SELECT b.id, b.account_id, b.forgotten, count(m.module) AS built, cardinality(b.modules) + 1 AS asked,
           count(m.module) FILTER (WHERE m.module <> ALL ('company'::text || b.modules)) AS others,
           b.completed_at > now() - interval '1 day' AS is_recent
    FROM batches b LEFT JOIN batch_modules m ON m.batch_id = b.id
    WHERE b.completed_at >= p_since AND b.status = 'completed'
    GROUP BY b.id
  ), on_file AS (
    -- The stored modules of batches since then, in any state. A full check covers all stored modules.
    SELECT c.batch_id, c.domain, c.module, b.id, b.account_id, b.status, b.domain AS batch_domain, b.modules
    FROM batches b JOIN company_modules c ON c.batch_id = b.id
    WHERE p_since > '-infinity' AND (b.completed_at >= p_since OR b.completed_at IS NULL)
    UNION ALL
    SELECT c.batch_id, c.domain, c.module, b.id, b.account_id, b.status, b.domain, b.modules
    FROM company_modules c LEFT JOIN batches b ON b.id = c.batch_id
    WHERE p_since = '-infinity'
  )
  SELECT r.account_id, r.id,
         format('%s of its %s modules have results, and %s that were not requested', r.built - r.others, r.asked, r.others)
  FROM results r
  WHERE CASE
          WHEN r.forgotten THEN r.built > 0
          ELSE (r.built <> r.asked OR r.others > 0)
            AND (r.built > 0 OR r.is_recent OR EXISTS (SELECT FROM company_modules c WHERE c.batch_id = r.id))
        END
  UNION ALL
  SELECT f.account_id, f.batch_id,
         format('the stored module %s of %s comes from it, and %s', f.module, f.domain,
                CASE WHEN f.id IS NULL THEN 'there is no such batch'
                     WHEN f.status <> 'completed' THEN 'it is not completed'
                     ELSE 'it was not requested from it' END)
  FROM on_file f
  WHERE f.id IS NULL OR f.status <> 'completed' OR f.batch_domain <> f.domain
     OR f.module <> ALL ('company'::text || f.modules)
$$;

-- I11: a domain has a cooldown if and only if its last batch found nothing, not counting failed batches. The ids of the
-- ledger entries show which batch was the last, whatever the clock did. An opt-out deletes the cooldown too.
CREATE OR REPLACE FUNCTION broken_cooldowns(p_since timestamptz)
RETURNS TABLE (account_id int, subject text, fault text) LANGUAGE sql STABLE AS $$
  WITH looked_at AS (
    SELECT b.domain FROM batches b WHERE b.completed_at >= p_since AND b.status IN ('completed', 'no_data_found')
    UNION
    SELECT c.domain FROM companies c WHERE p_since = '-infinity'
  ), last AS (
    SELECT DISTINCT ON (b.domain) b.domain, b.account_id, b.status, b.forgotten
    FROM looked_at JOIN batches b ON b.domain = looked_at.domain AND b.status IN ('completed', 'no_data_found')
    LEFT JOIN ledger_entries e ON e.batch_id = b.id AND e.kind IN ('settle', 'refund')
    ORDER BY b.domain, e.id DESC NULLS LAST
  )
  SELECT l.account_id, looked_at.domain,
         CASE WHEN c.no_data_at IS NULL THEN 'its last batch found nothing, and it has no cooldown'
              ELSE 'it has a cooldown, and its last batch found data' END
  FROM looked_at LEFT JOIN last l ON l.domain = looked_at.domain
  LEFT JOIN companies c ON c.domain = looked_at.domain
  WHERE (c.no_data_at IS NOT NULL) <> coalesce(l.status = 'no_data_found' AND NOT l.forgotten, false)
$$;

-- An earlier release's name.
DROP FUNCTION IF EXISTS note_changes(text, text);

-- Stores the changes that a completed batch saw since the previous one, so that later batches report them too. A change
-- that is already stored keeps the day on which it was first seen. Funding rounds are not stored, because their own
-- sources report them.
CREATE OR REPLACE FUNCTION store_changes(p_domain text, p_batch_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO observed_changes (domain, key, highlight, source, url, confidence, observed_at)
  -- The key is cut to fit into an index entry.
  SELECT p_domain, left(lower(concat_ws('|', e.entities ->> 'change', coalesce(e.entities ->> 'from', ''),
                                        coalesce(e.entities ->> 'to', ''))), 500),
         e.value, e.source, e.url, e.confidence, e.observed_at
  FROM (SELECT *, value -> 'entities' AS entities FROM evidence WHERE batch_id = p_batch_id) e
  WHERE e.field = 'signals.highlights' AND e.source = 'own-observation'
    AND e.entities ->> 'change' <> 'round'
  ON CONFLICT DO NOTHING
$$;

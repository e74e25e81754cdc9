-- Keeps what a completed batch saw change since the one before, so that later batches tell it as well. A change that is
-- kept already keeps the day on which it was first seen. A round of funding is told by its own sources, and no longer
-- than they tell it.
CREATE OR REPLACE FUNCTION note_changes(p_domain text, p_batch_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO observed_changes (domain, key, highlight, source, url, confidence, observed_at)
  -- Few texts are as long as an index takes.
  SELECT p_domain, left(lower(concat_ws('|', e.entities ->> 'change', coalesce(e.entities ->> 'from', ''),
                                        coalesce(e.entities ->> 'to', ''))), 500),
         e.value, e.source, e.url, e.confidence, e.observed_at
  FROM (SELECT *, value -> 'entities' AS entities FROM evidence WHERE batch_id = p_batch_id) e
  WHERE e.field = 'signals.highlights' AND e.source = 'own-observation'
    AND e.entities ->> 'change' <> 'round'
  ON CONFLICT DO NOTHING
$$;

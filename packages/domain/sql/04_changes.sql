-- Keeps what a completed batch saw change since the one before, so that later batches tell it as well. A change that is
-- kept already keeps the day on which it was first seen.
CREATE OR REPLACE FUNCTION note_changes(p_domain text, p_batch_id text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO observed_changes (domain, key, highlight, source, url, confidence, observed_at)
  SELECT p_domain, e.value -> 'entities' ->> 'change', e.value, e.source, e.url, e.confidence, e.observed_at
  FROM evidence e
  WHERE e.batch_id = p_batch_id AND e.field = 'signals.highlights' AND e.source LIKE 'own-observation%'
    AND e.value -> 'entities' ? 'change'
  ON CONFLICT DO NOTHING
$$;

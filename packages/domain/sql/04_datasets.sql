-- What a process that imports a file holds for as long as it does.
CREATE OR REPLACE FUNCTION dataset_lock(p_format text, p_fingerprint text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended('dataset ' || p_format || ' ' || p_fingerprint, 0)
$$;

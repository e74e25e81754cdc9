-- Returns the number of the advisory lock that a process holds while it imports a file.
CREATE OR REPLACE FUNCTION dataset_lock(p_format text, p_fingerprint text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended('dataset ' || p_format || ' ' || p_fingerprint, 0)
$$;

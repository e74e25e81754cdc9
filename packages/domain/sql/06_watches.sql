-- Returns the credits of a watch's looks that began in the calendar month, in UTC: what their searches cost and what they
-- reserved, without refunds.
CREATE OR REPLACE FUNCTION watch_spent(p_watch text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(search_credits + committed), 0)::int FROM lists
  WHERE watch_id = p_watch AND created_at >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
$$;

-- Returns when the look begins that follows one.
CREATE OR REPLACE FUNCTION look_after(p_ended timestamptz, p_frequency text) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_frequency WHEN 'daily' THEN p_ended + interval '24 hours'
                          WHEN 'weekly' THEN p_ended + interval '168 hours'
                          WHEN 'monthly' THEN months_after(p_ended, 1) END
$$;

-- Returns the beginning of the calendar month after p_time, in UTC.
CREATE OR REPLACE FUNCTION next_month(p_time timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT months_after(date_trunc('month', p_time AT TIME ZONE 'UTC') AT TIME ZONE 'UTC', 1)
$$;

-- Returns whether a look of the watch is due.
CREATE OR REPLACE FUNCTION is_look_due(p_watch watches) RETURNS boolean LANGUAGE sql VOLATILE AS $$
  SELECT p_watch.look_id IS NULL AND p_watch.next_look_at <= clock_timestamp()
         AND (p_watch.status = 'active' OR p_watch.reason = 'max_credits_reached')
$$;

-- Begins a look of a watch that the caller has locked, as the list p_list of these companies. p_search_credits is what
-- finding them has cost.
CREATE OR REPLACE FUNCTION begin_look(p_watch text, p_list text, p_domains text[], p_search_credits int) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO lists (id, account_id, key_series, modules, price, max_credits, notifies_each, size, watch_id, search_credits)
  SELECT p_list, w.account_id, w.key_series, w.modules, w.price,
         greatest(0, w.max_credits_per_month - watch_spent(w.id) - p_search_credits), false, cardinality(p_domains), w.id,
         p_search_credits
  FROM watches w WHERE w.id = p_watch;
  -- The oldest data first, so that a watch that spends its month's credits leaves out others the next time.
  INSERT INTO list_entries (list_id, position, line, input, domain, status)
  SELECT p_list, o.place, o.place, o.domain, o.domain, 'waiting'
  FROM (SELECT d.domain, row_number() OVER (ORDER BY m.enriched_at NULLS FIRST, d.domain) AS place
        FROM unnest(p_domains) AS d(domain)
        LEFT JOIN company_modules m ON m.domain = d.domain AND m.module = 'company') o;
  UPDATE watches SET look_id = p_list, status = 'active', reason = NULL WHERE id = p_watch;
$$;

-- Takes one step of a watch: records that its look ended or is paused, or begins the look that is due, as the list p_list.
-- Returns 'begun', 'ended', 'paused', 'waiting', 'busy' if another process takes a step of it, or 'to_search' if its
-- companies have to be searched first: begin_search_look follows. Locks the watch alone.
CREATE OR REPLACE FUNCTION advance_watch(p_watch text, p_list text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  watch watches;
  look lists;
  is_short boolean;
BEGIN
  SELECT * INTO watch FROM watches w WHERE w.id = p_watch FOR NO KEY UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN 'busy';
  END IF;

  IF watch.look_id IS NOT NULL THEN
    SELECT * INTO STRICT look FROM lists l WHERE l.id = watch.look_id;
    IF look.ended_at IS NOT NULL THEN
      -- Companies were left out, because the month's credits were spent. They have their turn in the next month.
      is_short := coalesce((look.totals -> 'counts' ->> 'not_begun')::int, 0) > 0;
      UPDATE watches
      SET look_id = NULL,
          next_look_at = CASE WHEN is_short THEN next_month(look.created_at) ELSE look_after(look.ended_at, watch.frequency) END,
          status = CASE WHEN is_short THEN 'paused' ELSE watch.status END,
          reason = CASE WHEN is_short AND watch.status = 'active' THEN 'max_credits_reached' ELSE watch.reason END
      WHERE id = p_watch;
      RETURN 'ended';
    END IF;
    IF look.status = 'paused' AND watch.status = 'active' THEN
      UPDATE watches SET status = 'paused', reason = look.reason WHERE id = p_watch;
      RETURN 'paused';
    END IF;
    RETURN 'waiting';
  END IF;

  IF NOT is_look_due(watch) THEN
    RETURN 'waiting';
  END IF;
  IF watch.search IS NOT NULL THEN
    RETURN 'to_search';
  END IF;
  PERFORM begin_look(p_watch, p_list, ARRAY (SELECT c.domain FROM watch_companies c WHERE c.watch_id = p_watch), 0);
  RETURN 'begun';
END
$$;

-- Begins the look of a watch of a search, if it is due, as the list p_list. p_found are companies that match, at
-- most as many as a watch may have; p_matching is how many match; p_price is what the search costs. The price is
-- paid and the companies join and leave, or neither. Returns 'begun', 'waiting' if no look is due, or 'paused' if
-- the price cannot be paid. Locks are taken in the order watch, account, companies of watches.
CREATE OR REPLACE FUNCTION begin_search_look(p_watch text, p_list text, p_found text[], p_matching int, p_price int) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  watch watches;
  obstacle text;
  watched text[];
BEGIN
  SELECT * INTO watch FROM watches w WHERE w.id = p_watch AND is_look_due(w) FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'waiting';
  END IF;
  IF NOT EXISTS (SELECT FROM accounts a WHERE a.id = watch.account_id AND a.status IN ('active', 'past_due')) THEN
    obstacle := 'subscription_required';
  ELSIF watch_spent(p_watch) + p_price > watch.max_credits_per_month THEN
    obstacle := 'max_credits_reached';
  ELSIF NOT EXISTS (SELECT FROM charge_call(watch.account_id, watch.key_series, p_price, '/watches')) THEN
    obstacle := 'insufficient_credits';
  END IF;
  IF obstacle IS NOT NULL THEN
    UPDATE watches
    SET status = 'paused', reason = obstacle,
        next_look_at = CASE obstacle WHEN 'max_credits_reached' THEN next_month(clock_timestamp()) ELSE next_look_at END
    WHERE id = p_watch;
    RETURN 'paused';
  END IF;

  watched := ARRAY (SELECT f.domain FROM unnest(p_found) AS f(domain)
                    WHERE NOT EXISTS (SELECT FROM opt_outs o WHERE o.domain = f.domain));
  -- One whose news is not told yet leaves at the next look.
  DELETE FROM watch_companies c WHERE c.watch_id = p_watch AND c.domain <> ALL (watched) AND NOT c.is_changed;
  INSERT INTO watch_companies (watch_id, domain, joined_at)
  SELECT p_watch, w.domain, clock_timestamp() FROM unnest(watched) AS w(domain) ON CONFLICT DO NOTHING;
  UPDATE watches SET matching = p_matching, searched_at = clock_timestamp() WHERE id = p_watch;
  PERFORM begin_look(p_watch, p_list, watched, p_price);
  RETURN 'begun';
END
$$;

-- Returns the id of the event that tells a signal, by its row in watch_signals.
CREATE OR REPLACE FUNCTION signal_event_id(p_id bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'signal_' || lpad(to_hex(p_id), 16, '0')
$$;

-- Returns the words of a title, without case and punctuation.
CREATE OR REPLACE FUNCTION title_words(p_title text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT string_to_array(btrim(regexp_replace(lower(p_title), '[^[:alnum:]]+', ' ', 'g')), ' ')
$$;

-- Returns the share of all words of two titles that both have.
CREATE OR REPLACE FUNCTION words_shared(p_some text[], p_others text[]) RETURNS double precision LANGUAGE sql IMMUTABLE AS $$
  SELECT (SELECT count(*) FROM (SELECT unnest(p_some) INTERSECT SELECT unnest(p_others)) both_have)::float8
         / greatest(1, (SELECT count(*) FROM (SELECT unnest(p_some) UNION SELECT unnest(p_others)) one_has))
$$;

-- Returns what an event is about: those of its entities that tell it from others of its type.
CREATE OR REPLACE FUNCTION facts_of(p_entities jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, lower(value #>> '{}')), '{}') FROM jsonb_each(p_entities)
  WHERE key = ANY ('{amount,amount_usd,round,stage,investors,company,acquirer,target,partner,partners,customer,people,person,
                     product,version,places,place,jobs,change}'::text[])
$$;

-- Pairs a company's signals on file with the events that a watch knows, each with one at most, the surest pairs first.
-- An event stays the same if it is reported in other words, on another page, on a corrected day, or by somebody more
-- official: then the report that was known is merged into another one.
CREATE OR REPLACE FUNCTION known_signals(p_watch text, p_domain text, p_batch text)
RETURNS TABLE (signal bigint, known bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  pair record;
  paired bigint[] := '{}';
  used bigint[] := '{}';
BEGIN
  FOR pair IN
    WITH reports AS MATERIALIZED (
      SELECT DISTINCT e.value ->> 'title' AS title, e.url FROM evidence e
      WHERE e.batch_id = p_batch AND e.module = 'signals' AND e.field = 'signals.highlights'
    ), before AS MATERIALIZED (
      SELECT k.*, title_words(k.title) AS words, facts_of(k.entities) AS facts,
             EXISTS (SELECT FROM reports r WHERE r.title = k.title AND r.url IS NOT DISTINCT FROM k.source_url) AS is_reported
      FROM watch_signals k WHERE k.watch_id = p_watch AND k.domain = p_domain
    ), on_file AS MATERIALIZED (
      SELECT s.*, title_words(s.title) AS words, facts_of(s.entities) AS facts FROM signals s WHERE s.domain = p_domain
    )
    SELECT s.id AS signal_id, k.id AS known_id
    FROM on_file s CROSS JOIN before k
    CROSS JOIN LATERAL (SELECT s.happened_on - k.happened_on AS later, abs(s.happened_on - k.happened_on) AS days) apart
    CROSS JOIN LATERAL (SELECT CASE
      WHEN s.key = k.key THEN 1
      WHEN s.words = k.words AND s.source_url IS NOT DISTINCT FROM k.source_url AND coalesce(days <= 31, true) THEN 2
      WHEN s.type <> k.type THEN NULL
      WHEN s.words = k.words AND coalesce(days <= 31, true) THEN 3
      WHEN s.source_url = k.source_url AND coalesce(days <= 6, words_shared(s.words, k.words) >= 0.5) THEN 4
      -- Merged reports have the earliest day; that of a rumour counts only if there is no other.
      WHEN k.is_reported AND coalesce(days <= 90 AND (later <= 0 OR k.class = 'rumour'), true) THEN 5
      WHEN coalesce(days <= 6, true)
        AND EXISTS (SELECT FROM jsonb_each(s.facts) fact WHERE k.facts -> fact.key = fact.value) THEN 6
    END AS rank) match
    WHERE rank IS NOT NULL
    ORDER BY rank, days NULLS LAST, k.id, s.id
  LOOP
    CONTINUE WHEN pair.signal_id = ANY (paired) OR pair.known_id = ANY (used);
    paired := paired || pair.signal_id;
    used := used || pair.known_id;
    signal := pair.signal_id;
    known := pair.known_id;
    RETURN NEXT;
  END LOOP;
END
$$;

-- Compares the signals of a watch's company with those that it knows, and tells each new one: with the row that
-- says so and the webhook that is owed, if the watch has one. The first comparison is the base line: what happened
-- until the day on which the company joined the watch is known, and not told. Nor is a milestone of a year that had passed
-- by then. Returns how many it told. Harmless when repeated. Data that is neither fresh nor bought by the account, for
-- the base line since the company joined, is left to the next look.
CREATE OR REPLACE FUNCTION tell_signals(p_watch text, p_domain text, p_fresh_seconds double precision) RETURNS int
LANGUAGE plpgsql AS $$
DECLARE
  watch watches;
  company watch_companies;
  joined_at timestamptz;
  scan text;
  told_ids bigint[];
  told_id bigint;
  owed bigint;
BEGIN
  IF is_opted_out(p_domain) THEN
    RETURN 0;
  END IF;
  -- One at a time, so that whoever reads what a watch told in the order of ids misses none.
  SELECT * INTO watch FROM watches w WHERE w.id = p_watch AND w.status = 'active' FOR NO KEY UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  SELECT * INTO company FROM watch_companies c
  WHERE c.watch_id = p_watch AND c.domain = p_domain AND c.is_changed FOR NO KEY UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  joined_at := coalesce(company.joined_at, watch.created_at);
  SELECT m.batch_id INTO scan FROM company_modules m JOIN batches b ON b.id = m.batch_id
  WHERE m.domain = p_domain AND m.module = 'signals'
    AND (b.account_id = watch.account_id AND (company.has_base_line OR m.enriched_at >= joined_at)
         OR m.enriched_at > clock_timestamp() - make_interval(secs => p_fresh_seconds));
  UPDATE watch_companies SET is_changed = false, has_base_line = has_base_line OR scan IS NOT NULL
  WHERE watch_id = p_watch AND domain = p_domain;
  IF scan IS NULL THEN
    RETURN 0;
  END IF;

  WITH pairs AS MATERIALIZED (
    SELECT * FROM known_signals(p_watch, p_domain, scan)
  ), seen AS (
    UPDATE watch_signals k
    SET type = s.type, class = s.class, title = s.title, source_url = s.source_url, happened_on = s.happened_on,
        entities = s.entities, seen_at = clock_timestamp()
    FROM pairs p JOIN signals s ON s.id = p.signal WHERE k.id = p.known
  ), added AS (
    INSERT INTO watch_signals (watch_id, domain, key, type, class, title, source_url, happened_on, entities, told, told_at)
    SELECT p_watch, p_domain, s.key, s.type, s.class, s.title, s.source_url, s.happened_on, s.entities,
           CASE WHEN n.is_new THEN jsonb_build_object(
             'type', s.type, 'class', s.class, 'title', s.title, 'description', s.description, 'date', s.happened_on,
             'seen_on', s.seen_on, 'source_url', s.source_url, 'entities', s.entities, 'confidence', s.confidence,
             'evidence', s.evidence) END,
           CASE WHEN n.is_new THEN clock_timestamp() END
    FROM signals s
    CROSS JOIN LATERAL (
      SELECT CASE WHEN company.has_base_line
                  THEN s.happened_on IS NOT NULL
                       OR coalesce(milestone_day(s.title) >= (joined_at AT TIME ZONE 'UTC')::date, true)
                  ELSE coalesce(s.happened_on > (joined_at AT TIME ZONE 'UTC')::date, false) END AS is_new) n
    WHERE s.domain = p_domain AND s.type = ANY (watch.types) AND (watch.includes_rumours OR s.class <> 'rumour')
      AND NOT EXISTS (SELECT FROM pairs p WHERE p.signal = s.id)
    ORDER BY s.day, s.id
    ON CONFLICT (watch_id, domain, key) DO NOTHING
    RETURNING id, told
  )
  SELECT coalesce(array_agg(id ORDER BY id), '{}') INTO told_ids FROM added WHERE told IS NOT NULL;

  IF watch.webhook_url IS NOT NULL THEN
    FOREACH told_id IN ARRAY told_ids LOOP
      INSERT INTO deliveries (account_id, url, event, next_attempt_at)
      VALUES (watch.account_id, watch.webhook_url, 'signal.detected', clock_timestamp()) RETURNING id INTO owed;
      UPDATE watch_signals SET delivery_id = owed WHERE id = told_id;
      INSERT INTO outbox (kind, subject, generation) VALUES ('deliver', owed::text, 1);
    END LOOP;
  END IF;
  RETURN cardinality(told_ids);
END
$$;

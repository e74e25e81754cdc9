-- Orders of one moment as rows, in their order. "webhook" is the URL to call, if that is known; "own" says that it
-- came with the order, and need not be the account's. "public" says that the domain's TLD is.
CREATE OR REPLACE FUNCTION order_rows(p_orders json) RETURNS TABLE (
  nth bigint, id text, account int, series int, domain text, modules text[], price int, route text, webhook text, own boolean,
  public boolean, traceparent text
) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT o.nth, o.id, o.account, o.series, o.domain, o.modules, o.price, o.route, o.webhook, o.own, o.public, o.traceparent
  FROM ROWS FROM (json_to_recordset(p_orders) AS (
    id text, account int, series int, domain text, modules text[], price int, route text, webhook text, own boolean,
    public boolean, traceparent text
  )) WITH ORDINALITY AS o(id, account, series, domain, modules, price, route, webhook, own, public, traceparent, nth)
$$;

-- Returns what the checks of each order need, all at one moment, and whether none of them prevents it. One without
-- an id only asks for the state.
CREATE OR REPLACE FUNCTION order_states(
  p_orders json, p_fresh_seconds double precision, p_cooldown_seconds double precision, p_refunds_per_hour int
) RETURNS TABLE (nth bigint, state json, can_begin boolean) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  WITH payers AS MATERIALIZED (
    SELECT a.id, a.balance, a.ledger_sequence, a.webhook_url, a.concurrent_limit,
           coalesce(a.next_renewal_at <= clock_timestamp(), false) AS renewal_due,
           (SELECT count(*) FROM batches b WHERE b.account_id = a.id AND b.status IN ('queued', 'processing')) AS running,
           refund_limit_left(a.id, p_refunds_per_hour) AS refund_seconds
    FROM accounts a WHERE a.id IN (SELECT o.account FROM order_rows(p_orders) o)
  )
  SELECT o.nth,
         json_build_object(
           'stored', s.modules, 'running_id', r.id, 'running_account', r.account_id, 'cooldown', c.cooldown,
           'unreadable', c.unreadable, 'opted_out', k.opted_out, 'imported', k.imported, 'balance', p.balance,
           'renewal_due', p.renewal_due, 'ledger_sequence', p.ledger_sequence, 'webhook_url', p.webhook_url,
           'running', p.running, 'concurrent_limit', p.concurrent_limit, 'refund_seconds', p.refund_seconds),
         coalesce(
           o.id IS NOT NULL AND (o.own OR o.webhook = p.webhook_url) AND r.id IS NULL AND s.fresh <= cardinality(o.modules)
           AND c.cooldown IS NULL AND c.unreadable IS NULL AND NOT k.opted_out
           AND (o.public OR k.imported OR s.modules IS NOT NULL)
           AND NOT p.renewal_due AND p.balance >= o.price AND p.running < p.concurrent_limit AND p.refund_seconds IS NULL,
           false)
  FROM order_rows(p_orders) o
  JOIN payers p ON p.id = o.account
  LEFT JOIN LATERAL (
    SELECT b.id, b.account_id FROM batches b WHERE b.domain = o.domain AND b.status IN ('queued', 'processing') LIMIT 1
  ) r ON true
  LEFT JOIN LATERAL (
    SELECT cooldown_left(n.domain, p_cooldown_seconds) AS cooldown,
           unreadable_cooldown_left(n.domain, p_cooldown_seconds) AS unreadable
    FROM companies n WHERE n.domain = o.domain LIMIT 1
  ) c ON true
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('module', m.module, 'data', m.data::text, 'coverage', m.coverage::text,
                                      'enriched_at', m.enriched_at, 'fresh', m.fresh)) AS modules,
           count(*) FILTER (WHERE m.fresh AND m.module = ANY (o.modules || 'company'::text)) AS fresh
    FROM (
      SELECT *, enriched_at > clock_timestamp() - make_interval(secs => p_fresh_seconds) AS fresh
      FROM company_modules WHERE company_modules.domain = o.domain
    ) m
  ) s
  CROSS JOIN LATERAL (
    SELECT EXISTS (SELECT FROM opt_outs x WHERE x.domain = o.domain) AS opted_out,
           EXISTS (SELECT FROM known_companies i JOIN datasets d ON d.id = i.dataset_id
                   WHERE i.domain = o.domain AND d.status = 'active') AS imported
  ) k;
END
$$;

-- Returns the state of each order (order_states), and queues the batches of those that nothing prevents, with their
-- credits, all in one transaction. An order that is neither queued nor prevented lost a race, or its account is
-- locked: reserve_batch then decides. Locks are taken in the order batches, accounts, each kind sorted, and
-- accounts that are locked are not waited for.
CREATE OR REPLACE FUNCTION order_batches(
  p_orders json, p_fresh_seconds double precision, p_cooldown_seconds double precision, p_deadline_seconds double precision,
  p_hand_over_seconds double precision, p_refunds_per_hour int
) RETURNS json LANGUAGE plpgsql SET lock_timeout = '1s' AS $$
DECLARE
  states json;
  free bigint[];
  made text[];
  payers int[];
  candidate record;
  payer accounts;
  running bigint;
  entry ledger_entries;
  begun text[] := '{}';
  entries ledger_entries[] := '{}';
BEGIN
  SELECT json_agg(s.state ORDER BY s.nth), array_agg(s.nth) FILTER (WHERE s.can_begin) INTO states, free
  FROM order_states(p_orders, p_fresh_seconds, p_cooldown_seconds, p_refunds_per_hour) s;
  IF free IS NULL THEN
    RETURN json_build_object('states', states, 'begun', '[]'::json);
  END IF;

  WITH inserted AS (
    INSERT INTO batches (id, account_id, key_series, domain, modules, credits_reserved, period, deadline_at, resume_at,
                         webhook_url, route, traceparent)
    SELECT o.id, a.id, o.series, o.domain, o.modules, o.price, a.period,
           clock_timestamp() + make_interval(secs => p_deadline_seconds),
           clock_timestamp() + make_interval(secs => p_hand_over_seconds), o.webhook, o.route, o.traceparent
    FROM order_rows(p_orders) o JOIN accounts a ON a.id = o.account
    WHERE o.nth = ANY (free) ORDER BY o.domain
    ON CONFLICT (domain) WHERE status IN ('queued', 'processing') DO NOTHING
    RETURNING id
  )
  SELECT array_agg(id) INTO made FROM inserted;
  WITH locked AS (
    SELECT a.id FROM accounts a
    WHERE a.id IN (SELECT o.account FROM order_rows(p_orders) o WHERE o.id = ANY (made))
    ORDER BY a.id FOR NO KEY UPDATE SKIP LOCKED
  )
  SELECT array_agg(id) INTO payers FROM locked;

  -- All conditions are checked again under the locks.
  FOR candidate IN
    SELECT o.id, o.price, a AS account,
           -- All but those of this page, which are queued as well.
           CASE WHEN o.account IS DISTINCT FROM lag(o.account) OVER (ORDER BY o.account, o.nth) THEN
             (SELECT count(*) FROM batches b WHERE b.account_id = a.id AND b.status IN ('queued', 'processing'))
             - count(*) OVER (PARTITION BY o.account)
           END AS running,
           refund_limit_left(a.id, p_refunds_per_hour) IS NOT NULL OR is_fresh(o.domain, o.modules, p_fresh_seconds)
           OR cooldown_left(o.domain, p_cooldown_seconds) IS NOT NULL
           OR unreadable_cooldown_left(o.domain, p_cooldown_seconds) IS NOT NULL
           OR coalesce(a.next_renewal_at <= clock_timestamp(), false) OR n.period <> a.period AS is_prevented
    FROM order_rows(p_orders) o JOIN accounts a ON a.id = o.account JOIN batches n ON n.id = o.id
    WHERE o.id = ANY (made) AND a.id = ANY (payers)
    ORDER BY o.account, o.nth
  LOOP
    IF candidate.running IS NOT NULL THEN
      payer := candidate.account;
      running := candidate.running;
    END IF;
    CONTINUE WHEN candidate.is_prevented OR payer.balance < candidate.price OR running >= payer.concurrent_limit;
    running := running + 1;
    payer.balance := payer.balance - candidate.price;
    payer.ledger_sequence := payer.ledger_sequence + 1;
    entry.account_id := payer.id;
    entry.sequence := payer.ledger_sequence;
    entry.kind := 'reserve';
    entry.amount := -candidate.price;
    entry.balance_after := payer.balance;
    entry.period := payer.period;
    entry.batch_id := candidate.id;
    entry.created_at := clock_timestamp();
    entry.hash := entry_hash(payer.ledger_hash, entry.account_id, entry.sequence, entry.kind, entry.amount, entry.balance_after,
                             entry.period, entry.reserved_period, entry.batch_id, entry.created_at);
    payer.ledger_hash := entry.hash;
    begun := array_append(begun, entry.batch_id);
    entries := array_append(entries, entry);
  END LOOP;

  IF cardinality(begun) < cardinality(made) THEN
    DELETE FROM batches WHERE id = ANY (made) AND id <> ALL (begun);
  END IF;
  PERFORM post_reservations(entries);
  INSERT INTO usage_days AS u (account_id, key_series, day, route, credits)
  SELECT o.account, o.series, (now() AT TIME ZONE 'UTC')::date, o.route, sum(o.price)
  FROM order_rows(p_orders) o WHERE o.id = ANY (begun) GROUP BY 1, 2, 3, 4
  -- All writers use the same order, so that no two deadlock.
  ORDER BY 1, 3, 2, 4
  ON CONFLICT ON CONSTRAINT usage_days_pkey DO UPDATE SET credits = u.credits + excluded.credits;
  INSERT INTO outbox (kind, subject, generation) SELECT 'run', id, 1 FROM unnest(begun) id;
  RETURN json_build_object('states', states, 'begun', (
    SELECT coalesce(json_agg(json_build_object('id', e.batch_id, 'balance', e.balance_after, 'entry', e.sequence)), '[]')
    FROM unnest(entries) e));
END
$$;

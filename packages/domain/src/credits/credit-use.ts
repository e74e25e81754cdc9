import { type DataModule, MODULE_PRICES, type Module, MODULES } from '@firmlens/contract';
import type { Database } from '../database';

/** How far back use is shown: days by day, or calendar months by month, this one included. */
export type UseRange = '30d' | '90d' | '12m';

/** What credits were spent on: a module of an enrichment, or agents' calls, which belong to none. */
export type CreditPurpose = DataModule | 'agent_calls';

export interface CreditUse {
  unit: 'day' | 'month';
  /** The first day of each day or month in UTC as `YYYY-MM-DD`, oldest first. */
  periods: string[];
  /** The first day that is counted, if use before it was deleted; otherwise null. */
  countedFrom: string | null;
  /** Net credits of each period by what they were spent on. Sums agree with `keys`. */
  purposes: { purpose: CreditPurpose; credits: number[] }[];
  /** Net credits and requests of each period by key; keys that replaced one another are one. Most credits first. */
  keys: { series: number; prefix: string; credits: number[]; requests: number[] }[];
}

/** Days or months of each range. */
const RANGES = {
  '30d': { unit: 'day', length: 30 },
  '90d': { unit: 'day', length: 90 },
  '12m': { unit: 'month', length: 12 },
} as const;

interface Counts {
  periods: string[];
  counted_from: string | null;
  keys: { period: string; series: number; prefix: string; credits: number; requests: number }[];
  batches: { period: string; modules: Module[]; batches: number; credits: number }[];
  calls: { period: string; credits: number }[];
}

/**
 * Returns what an account's credits were used for, as of one moment. Refunds count as in the usage summary: on the
 * day of the request that they belong to.
 */
export async function creditUse(db: Database, accountId: number, range: UseRange): Promise<CreditUse> {
  const { unit, length } = RANGES[range];
  const [counts] = await db.$queryRaw<Counts[]>`
    WITH span AS (
      SELECT (date_trunc(${unit}, now() AT TIME ZONE 'UTC') - (${length - 1} || ' ' || ${unit})::interval)::date AS wanted
    ), kept AS (
      -- Counts of earlier months are deleted with their requests.
      SELECT to_date(min(c.relname), '"m"YYYY_MM') AS day FROM pg_class c
      WHERE c.relnamespace = to_regnamespace('request_log_months') AND c.relname ~ '^m[0-9]{4}_[0-9]{2}$'
    ), bounds AS (
      SELECT greatest(span.wanted, kept.day) AS day, greatest(span.wanted, kept.day)::timestamp AT TIME ZONE 'UTC' AS at
      FROM span, kept
    ), by_key AS (
      SELECT to_char(date_trunc(${unit}, u.day::timestamp), 'YYYY-MM-DD') AS period, u.key_series AS series,
             (SELECT k.prefix FROM api_keys k WHERE k.account_id = ${accountId}::int AND k.series = u.key_series
              ORDER BY k.id DESC LIMIT 1) AS prefix,
             sum(u.credits) AS credits, sum(u.requests) AS requests
      FROM bounds, usage_days u WHERE u.account_id = ${accountId}::int AND u.day >= bounds.day
      GROUP BY 1, 2
    ), by_modules AS (
      SELECT to_char(date_trunc(${unit}, b.requested_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS period, b.modules,
             count(*) AS batches, sum(b.credits_reserved - b.credits_refunded) AS credits
      FROM bounds, batches b
      WHERE b.account_id = ${accountId}::int AND b.requested_at >= bounds.at AND b.credits_reserved > b.credits_refunded
      GROUP BY 1, 2
    ), by_calls AS (
      SELECT to_char(date_trunc(${unit}, e.created_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS period, -sum(e.amount) AS credits
      FROM bounds, ledger_entries e
      WHERE e.account_id = ${accountId}::int AND e.kind = 'charge' AND e.created_at >= bounds.at
      GROUP BY 1
    )
    SELECT (SELECT array_agg(to_char(span.wanted + n * ('1 ' || ${unit})::interval, 'YYYY-MM-DD') ORDER BY n)
            FROM generate_series(0, ${length - 1}) n) AS periods,
           CASE WHEN kept.day > span.wanted AND a.created_at < kept.day::timestamp AT TIME ZONE 'UTC'
             THEN to_char(kept.day, 'YYYY-MM-DD') END AS counted_from,
           (SELECT coalesce(jsonb_agg(by_key), '[]') FROM by_key) AS keys,
           (SELECT coalesce(jsonb_agg(by_modules), '[]') FROM by_modules) AS batches,
           (SELECT coalesce(jsonb_agg(by_calls), '[]') FROM by_calls) AS calls
    FROM span, kept, accounts a WHERE a.id = ${accountId}::int`;
  if (counts === undefined) throw new Error(`account ${accountId} is gone`);
  return {
    unit,
    periods: counts.periods,
    countedFrom: counts.counted_from,
    purposes: purposesOf(counts),
    keys: keysOf(counts),
  };
}

/** Adds each amount to its period. */
function createSeries(periods: readonly string[]) {
  const amounts = periods.map(() => 0);
  return {
    amounts,
    add(period: string, amount: number): void {
      const index = periods.indexOf(period);
      amounts[index] = (amounts[index] ?? 0) + amount;
    },
  };
}

/** A batch's modules count with their prices, and the rest of what it cost as the base, so that the sum is exact. */
function purposesOf({ periods, batches, calls }: Counts): CreditUse['purposes'] {
  const purposes = ['company', ...MODULES, 'agent_calls'] as const;
  const series = new Map(purposes.map((purpose) => [purpose, createSeries(periods)]));
  for (const { period, modules, batches: count, credits } of batches) {
    let rest = credits;
    for (const module of modules) {
      series.get(module)?.add(period, count * MODULE_PRICES[module]);
      rest -= count * MODULE_PRICES[module];
    }
    series.get('company')?.add(period, rest);
  }
  for (const { period, credits } of calls) series.get('agent_calls')?.add(period, credits);
  return [...series].map(([purpose, { amounts }]) => ({ purpose, credits: amounts }));
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function keysOf({ periods, keys }: Counts): CreditUse['keys'] {
  const found = new Map<number, CreditUse['keys'][number]>();
  for (const { series, prefix } of keys) {
    const zeros = () => periods.map(() => 0);
    if (!found.has(series)) found.set(series, { series, prefix, credits: zeros(), requests: zeros() });
  }
  for (const { period, series, credits, requests } of keys) {
    const key = found.get(series);
    const index = periods.indexOf(period);
    if (key !== undefined) {
      key.credits[index] = credits;
      key.requests[index] = requests;
    }
  }
  return [...found.values()].sort((a, b) => sumOf(b.credits) - sumOf(a.credits) || a.series - b.series);
}

import {
  BASE_PRICE,
  type DataModule,
  MODULE_PRICES,
  type Module,
  MODULES,
  priceOf,
} from '@firmlens/contract';
import type { Transaction } from '../database';

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
  keys: { series: number; prefix: string; name: string | null; credits: number[]; requests: number[] }[];
}

/** Days or months of each range. */
const RANGES = {
  '30d': { unit: 'day', length: 30 },
  '90d': { unit: 'day', length: 90 },
  '12m': { unit: 'month', length: 12 },
} as const;

interface Counts {
  periods: string[];
  countedFrom: string | null;
  /** The latest key of each series. */
  latest: Record<number, { prefix: string; name: string | null }>;
  byKey: { period: string; series: number; credits: number; requests: number }[];
  byModules: { period: string; modules: Module[]; batches: number; credits: number }[];
  byCalls: { period: string; credits: number }[];
}

/**
 * Returns what an account's credits were used for, as of one moment. Refunds count as in the usage summary: on the
 * day of the request that they belong to.
 */
export async function creditUse(db: Transaction, accountId: number, range: UseRange): Promise<CreditUse> {
  const { unit, length } = RANGES[range];
  const [counts] = await db.$queryRaw<Counts[]>`
    WITH span AS (
      SELECT date_trunc(${unit}, now() AT TIME ZONE 'UTC') - ${length - 1}::int * ('1 ' || ${unit})::interval AS first
    ), kept AS (
      -- Counts of earlier months are deleted with their requests.
      SELECT to_date(min(c.relname), '"m"YYYY_MM')::timestamp AS first FROM pg_class c
      WHERE c.relnamespace = to_regnamespace('request_log_months') AND c.relname ~ '^m[0-9]{4}_[0-9]{2}$'
    ), periods AS (
      SELECT to_char(p.first, 'YYYY-MM-DD') AS name, greatest(p.first, kept.first) AS first,
             p.first + ('1 ' || ${unit})::interval AS next
      FROM span, kept, generate_series(0, ${length - 1}::int) n
      CROSS JOIN LATERAL (SELECT span.first + n * ('1 ' || ${unit})::interval AS first) p
    ), by_key AS (
      SELECT p.name AS period, used.* FROM periods p CROSS JOIN LATERAL (
        SELECT u.key_series AS series, sum(u.credits) AS credits, sum(u.requests) AS requests FROM usage_days u
        WHERE u.account_id = ${accountId}::int AND u.day >= p.first::date AND u.day < p.next::date
        GROUP BY u.key_series
      ) used
    ), by_modules AS (
      SELECT p.name AS period, queued.* FROM periods p CROSS JOIN LATERAL (
        SELECT b.modules, count(*) AS batches, sum(b.credits_reserved - b.credits_refunded) AS credits FROM batches b
        WHERE b.account_id = ${accountId}::int AND b.credits_reserved > b.credits_refunded
          AND b.requested_at >= p.first AT TIME ZONE 'UTC' AND b.requested_at < p.next AT TIME ZONE 'UTC'
        GROUP BY b.modules
      ) queued
    ), by_calls AS (
      SELECT p.name AS period, charged.credits FROM periods p CROSS JOIN LATERAL (
        SELECT -sum(e.amount) AS credits FROM ledger_entries e
        WHERE e.account_id = ${accountId}::int AND e.kind = 'charge'
          AND e.created_at >= p.first AT TIME ZONE 'UTC' AND e.created_at < p.next AT TIME ZONE 'UTC'
      ) charged WHERE charged.credits IS NOT NULL
    ), latest AS (
      SELECT DISTINCT ON (k.series) k.series, k.prefix, k.name FROM api_keys k
      WHERE k.account_id = ${accountId}::int ORDER BY k.series, k.id DESC
    )
    SELECT (SELECT array_agg(name ORDER BY name) FROM periods) AS periods,
           CASE WHEN kept.first > span.first AND a.created_at < kept.first AT TIME ZONE 'UTC'
             THEN to_char(kept.first, 'YYYY-MM-DD') END AS "countedFrom",
           (SELECT coalesce(jsonb_object_agg(series, latest), '{}') FROM latest) AS latest,
           (SELECT coalesce(jsonb_agg(by_key), '[]') FROM by_key) AS "byKey",
           (SELECT coalesce(jsonb_agg(by_modules), '[]') FROM by_modules) AS "byModules",
           (SELECT coalesce(jsonb_agg(by_calls), '[]') FROM by_calls) AS "byCalls"
    FROM span, kept, accounts a WHERE a.id = ${accountId}::int`;
  if (counts === undefined) throw new Error(`account ${accountId} is gone`);
  const { periods, countedFrom } = counts;
  return { unit, periods, countedFrom, purposes: purposesOf(counts), keys: keysOf(counts) };
}

/** A batch's modules count with their prices, and the rest of what it cost as the base, so that the sum is exact. */
function purposesOf({ periods, byModules, byCalls }: Counts): CreditUse['purposes'] {
  const purposes = ['company', ...MODULES, 'agent_calls'] as const;
  const found = new Map<CreditPurpose, number[]>(purposes.map((purpose) => [purpose, periods.map(() => 0)]));
  const add = (purpose: CreditPurpose, period: string, credits: number) => {
    const amounts = found.get(purpose) ?? [];
    const index = periods.indexOf(period);
    amounts[index] = (amounts[index] ?? 0) + credits;
  };
  for (const { period, modules, batches, credits } of byModules) {
    for (const module of modules) add(module, period, batches * MODULE_PRICES[module]);
    add('company', period, credits - batches * (priceOf(modules) - BASE_PRICE));
  }
  for (const { period, credits } of byCalls) add('agent_calls', period, credits);
  return [...found].map(([purpose, credits]) => ({ purpose, credits }));
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

function keysOf({ periods, byKey, latest }: Counts): CreditUse['keys'] {
  const counted = new Map(byKey.map((count) => [`${count.series} ${count.period}`, count]));
  const keys = [...new Set(byKey.map(({ series }) => series))].map((series) => {
    const counts = periods.map((period) => counted.get(`${series} ${period}`));
    return {
      series,
      prefix: latest[series]?.prefix ?? '',
      name: latest[series]?.name ?? null,
      credits: counts.map((count) => count?.credits ?? 0),
      requests: counts.map((count) => count?.requests ?? 0),
    };
  });
  return keys.sort((a, b) => sumOf(b.credits) - sumOf(a.credits) || a.series - b.series);
}

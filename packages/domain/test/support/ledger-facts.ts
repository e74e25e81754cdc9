import type { TestDomain } from './test-domain';

/** What the entries say about an account, added up independently of the service's own check. */
export interface LedgerFacts {
  balance: number;
  used: number;
  limit: number;
  purchased: number;
  period: number;
  entrySum: number;
  periodSum: number;
  /** Reserved in the current period, minus refunds. */
  periodUse: number;
  lowestBalance: number;
  /** Batches whose entries are not one reserve, plus one settle or refund once they have ended. */
  oddBatches: number;
}

export async function ledgerFacts({ sql }: TestDomain, accountId: number): Promise<LedgerFacts> {
  const [facts] = await sql<LedgerFacts>(
    `SELECT a.balance, a.used, a.credit_limit AS "limit", a.total_purchased AS purchased, a.period,
            sum(e.amount)::int AS "entrySum",
            coalesce(sum(e.amount) FILTER (WHERE e.period = a.period), 0)::int AS "periodSum",
            -coalesce(sum(e.amount) FILTER (WHERE (e.kind = 'reserve' AND e.period = a.period)
                                          OR (e.kind = 'refund' AND e.reserved_period = a.period)), 0)::int AS "periodUse",
            min(e.balance_after) AS "lowestBalance",
            (SELECT count(*)::int FROM batches b WHERE b.account_id = a.id AND (
               (SELECT array_agg(x.kind || x.amount ORDER BY x.sequence) FROM ledger_entries x WHERE x.batch_id = b.id)
               IS DISTINCT FROM CASE
                 WHEN b.status IN ('queued', 'processing') THEN ARRAY['reserve-' || b.credits_reserved]
                 WHEN b.status = 'completed' THEN ARRAY['reserve-' || b.credits_reserved, 'settle0']
                 ELSE ARRAY['reserve-' || b.credits_reserved, 'refund' || b.credits_reserved] END)) AS "oddBatches"
     FROM accounts a JOIN ledger_entries e ON e.account_id = a.id WHERE a.id = $1 GROUP BY a.id`,
    [accountId],
  );
  if (facts === undefined) throw new Error(`account ${accountId} has no entries`);
  return facts;
}

/** Expects the rules of money that hold at every commit. */
export function expectConsistentLedger(facts: LedgerFacts): void {
  expect(facts).toMatchObject({
    entrySum: facts.balance,
    periodSum: facts.balance,
    periodUse: facts.used,
    oddBatches: 0,
  });
  expect(facts.lowestBalance).toBeGreaterThanOrEqual(0);
  expect(facts.used).toBeGreaterThanOrEqual(0);
}

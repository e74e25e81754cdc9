import type { SourceResult } from '../batches';
import type { Transaction } from '../database';

interface ResultRow {
  domain: string;
  source: string;
  status: SourceResult['status'];
  reason: string | null;
  asked_at: Date | null;
}

/**
 * Returns each source's outcome in the batches that built the stored data of these domains, by domain and
 * source. If the modules come from several batches, it is the newest outcome other than `not_asked`,
 * otherwise the newest.
 */
export async function findSourceResults(
  db: Transaction,
  domains: readonly string[],
): Promise<Map<string, SourceResult[]>> {
  const rows = await db.$queryRaw<ResultRow[]>`
    SELECT DISTINCT ON (b.domain, s.source) b.domain, s.source, s.status, s.reason, s.asked_at
    FROM batch_sources s JOIN batches b ON b.id = s.batch_id
    WHERE s.batch_id IN (SELECT batch_id FROM company_modules WHERE domain = ANY (${[...domains]}::text[]))
    ORDER BY b.domain, s.source, s.status = 'not_asked', b.completed_at DESC`;
  const byDomain = new Map<string, SourceResult[]>();
  for (const { domain, asked_at: askedAt, ...result } of rows) {
    byDomain.set(domain, [...(byDomain.get(domain) ?? []), { ...result, askedAt }]);
  }
  return byDomain;
}

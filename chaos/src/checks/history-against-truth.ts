import type { History } from '../load/history';
import type { Rig } from '../rig/rig';

interface BatchRow {
  id: string;
  account_id: number;
  domain: string;
  status: string;
}

/** Domain that a request asked about. */
function domainOf(path: string): string {
  return /^\/company\/([^/?]+)/.exec(path)?.[1] ?? '';
}

/**
 * Holds what customers saw against what is on file when nothing is under way: every 202 has its batch, ended; and every
 * batch was told to somebody, or belongs to a request that got no answer.
 */
export function compareHistory(
  { accepted, unanswered, wrong }: Pick<History, 'accepted' | 'unanswered' | 'wrong'>,
  rows: readonly BatchRow[],
): string[] {
  const batches = new Map(rows.map((row) => [row.id, row]));
  const violations: string[] = [];
  const told = new Map<string, number>();
  for (const { batchId, account, domain } of accepted) {
    told.set(batchId, (told.get(batchId) ?? 0) + 1);
    const row = batches.get(batchId);
    if (row === undefined) violations.push(`${batchId} was accepted and is not on file`);
    else if (row.account_id !== account || row.domain !== domain)
      violations.push(
        `${batchId} was accepted for ${domain} of ${account} and is ${row.domain} of ${row.account_id}`,
      );
    else if (row.status === 'queued' || row.status === 'processing')
      violations.push(`${batchId} was accepted and never ended`);
  }
  for (const [batchId, times] of told) {
    if (times > 1) violations.push(`${batchId} was given in ${times} answers 202`);
  }
  // What got no answer may have been carried out.
  const unheard = new Map<string, number>();
  for (const { account, path } of unanswered) {
    const key = `${account} ${domainOf(path)}`;
    unheard.set(key, (unheard.get(key) ?? 0) + 1);
  }
  for (const { id, account_id, domain } of rows) {
    if (told.has(id)) continue;
    const key = `${account_id} ${domain}`;
    const left = unheard.get(key) ?? 0;
    if (left === 0) violations.push(`${id} for ${domain} was paid for and nobody asked for it`);
    else unheard.set(key, left - 1);
  }
  for (const { method, path, status, body } of wrong)
    violations.push(`${method} ${path} was answered ${status}: ${JSON.stringify(body).slice(0, 200)}`);
  return violations;
}

/** `compareHistory` with what the database says. */
export async function historyAgainstTruth({ db, accounts }: Rig, history: History): Promise<string[]> {
  const ids = accounts.map(({ id }) => id);
  const rows = await db.$queryRaw<BatchRow[]>`
    SELECT id, account_id, domain, status FROM batches WHERE account_id = ANY(${ids}::int[])`;
  return compareHistory(history, rows);
}

import type { History } from '../load/history';
import type { Harness } from '../harness/harness';
import type { Span } from '../spans';

interface BatchRow {
  id: string;
  account_id: number;
  domain: string;
  status: string;
  requested_at: Date;
}

/** Allows for the clocks of two processes. */
const EARLY_MS = 1_000;
/** What a process did before its end may be recorded before the end is. */
const SLACK_MS = 1_000;
/** How long a request may continue after its customer has gone. */
const MAX_CONTINUATION_MS = 35_000;

/** Returns the domain that a request is about. */
function domainOf(path: string): string {
  return /^\/company\/([^/?]+)/.exec(path)?.[1] ?? '';
}

/**
 * Compares what customers saw with what is stored, when nothing is under way. Every 202 must have a batch
 * that ended. Every batch must have been reported to a customer, or match a request of its time without a
 * response. A request may lack a response only while an API was down.
 */
export function compareHistory(
  { accepted, unanswered, silent, wrong }: Pick<History, 'accepted' | 'unanswered' | 'silent' | 'wrong'>,
  rows: readonly BatchRow[],
  apiAbsences: readonly Span[],
): string[] {
  const batches = new Map(rows.map((row) => [row.id, row]));
  const violations: string[] = [];
  const reported = new Map<string, number>();
  for (const { batchId, account, domain } of accepted) {
    reported.set(batchId, (reported.get(batchId) ?? 0) + 1);
    const row = batches.get(batchId);
    if (row === undefined) violations.push(`${batchId} was accepted but is not stored`);
    else if (row.account_id !== account || row.domain !== domain)
      violations.push(
        `${batchId} was accepted for ${domain} of ${account}, but is stored for ${row.domain} of ${row.account_id}`,
      );
    else if (row.status === 'queued' || row.status === 'processing')
      violations.push(`${batchId} was accepted but never ended`);
  }
  for (const [batchId, times] of reported) {
    if (times > 1) violations.push(`${batchId} was returned in ${times} responses with 202`);
  }
  // A request without a response may have been carried out, once. Of several candidates, the one whose
  // window ends first is used.
  const lostRequests = unanswered
    .map((attempt) => ({ ...attempt, until: attempt.at + attempt.tookMs + MAX_CONTINUATION_MS }))
    .sort((a, b) => a.until - b.until);
  const unreported = rows.filter(({ id }) => !reported.has(id));
  for (const row of unreported.sort((a, b) => a.requested_at.getTime() - b.requested_at.getTime())) {
    const at = row.requested_at.getTime();
    const index = lostRequests.findIndex(
      (attempt) =>
        attempt.account === row.account_id &&
        domainOf(attempt.path) === row.domain &&
        attempt.at - EARLY_MS <= at &&
        at <= attempt.until,
    );
    if (index >= 0) lostRequests.splice(index, 1);
    else violations.push(`${row.id} for ${row.domain} was charged, but nobody requested it`);
  }
  for (const { method, path, at, tookMs, fault } of silent) {
    const isExplained = apiAbsences.some(
      ({ from, until }) => from <= at + tookMs + SLACK_MS && until >= at - SLACK_MS,
    );
    if (!isExplained)
      violations.push(
        `${method} ${path} at ${timeOf(at)} got no response in ${Math.round(tookMs)} ms (${fault}), although no API was down`,
      );
  }
  for (const { method, path, at, status, body } of wrong)
    violations.push(
      `${method} ${path} at ${timeOf(at)} returned ${status}: ${JSON.stringify(body).slice(0, 200)}`,
    );
  return violations;
}

/** In the format of the logs. */
const timeOf = (unixMs: number): string => new Date(unixMs).toISOString();

/** Runs `compareHistory` against the database. */
export async function historyAgainstTruth(
  { db, accounts, apiAbsences }: Harness,
  history: History,
): Promise<string[]> {
  const ids = accounts.map(({ id }) => id);
  const rows = await db.$queryRaw<BatchRow[]>`
    SELECT id, account_id, domain, status, requested_at FROM batches WHERE account_id = ANY(${ids}::int[])`;
  return compareHistory(history, rows, apiAbsences.all);
}

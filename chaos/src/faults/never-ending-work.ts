import { setTimeout as delay } from 'node:timers/promises';
import { isExpectedOutcome } from '../checks/unexpected-outcomes';
import { ADD_MODULES } from '../fail-points/named-points';
import type { Fault, Scene } from '../fault';
import { inSeparateHarness } from '../separate-harness';
import { sendWithRetry } from '../load/customers';
import { formatSeconds } from '../report/format-seconds';
import { siteOf } from '../harness/simulated-web';

const DEADLINE_SECONDS = 8;
const LATEST_SECONDS = 10;
const CHECK_EVERY_MS = 500;
/** Covers the deadline of the last batch, its lateness and the time to send all requests. */
const ENDED_WITHIN_MS = 2 * (DEADLINE_SECONDS + LATEST_SECONDS) * 1_000;

export interface Row {
  id: string;
  status: string;
  message: string | null;
  isRefunded: boolean;
  /** Null if it has not ended. */
  lateSeconds: number | null;
}

/** Returns what is wrong with a batch that its deadline had to end. */
export function outcomeViolations(row: Row): string[] {
  const { id, status, message, isRefunded, lateSeconds } = row;
  const isInTime = lateSeconds !== null && lateSeconds >= 0 && lateSeconds <= LATEST_SECONDS;
  return status === 'failed' && isExpectedOutcome('late', row) && isRefunded && isInTime
    ? []
    : [`${id} is ${status} ("${message}"), refunded: ${isRefunded}, ${lateSeconds} s after its deadline`];
}

/** Requests companies whose batches never get past collection, and checks what became of them. */
async function requestEndlessBatches(
  { harness, history }: Scene,
  domains: readonly string[],
  lateMs: number[],
): Promise<string[]> {
  const account = await harness.openAccount();
  for (const worker of harness.appsOf('enrichment-worker'))
    worker.arm({ at: 'redis', when: 'before', match: ADD_MODULES, act: 'hang', always: true });
  for (const [index, domain] of domains.entries()) {
    const request = {
      account,
      path: `/company/${domain}`,
      webhookUrl: harness.world.receiver.url,
    };
    await sendWithRetry(harness, history, request, index);
  }
  const violations: string[] = [];
  const running = { domain: { in: [...domains] }, status: { in: ['queued', 'processing'] } };
  const end = performance.now() + ENDED_WITHIN_MS;
  while ((await harness.db.batch.count({ where: running })) > 0 && performance.now() < end)
    await delay(CHECK_EVERY_MS);
  const rows = await harness.db.$queryRaw<Row[]>`
    SELECT id, status, message, credits_refunded = credits_reserved AS "isRefunded",
           extract(epoch FROM completed_at - deadline_at)::float8 AS "lateSeconds"
    FROM batches WHERE domain = ANY (${domains})`;
  if (rows.length !== domains.length)
    violations.push(`${rows.length} batches of ${domains.length} are stored`);
  for (const row of rows) {
    if (row.lateSeconds !== null) lateMs.push(row.lateSeconds * 1_000);
    violations.push(...outcomeViolations(row));
  }
  return violations;
}

/** A6: work that never ends, until the deadline ends it. */
export const neverEndingWork: Fault = {
  id: 'A6',
  title: `work never ends, and batches have ${DEADLINE_SECONDS} s`,
  async inject(_scene, times) {
    const domains = Array.from({ length: times }, (_, index) => `endless-${index + 1}.example`);
    const lateMs: number[] = [];
    const violations = await inSeparateHarness(
      {
        outcomes: 'late',
        env: { BATCH_DEADLINE_SECONDS: String(DEADLINE_SECONDS) },
        sites: Object.fromEntries(domains.map((domain) => [domain, siteOf({ domain, kind: 'small' })])),
      },
      (scene) => requestEndlessBatches(scene, domains, lateMs),
    );
    return {
      injected: times,
      checked: `each batch fails with its refund within ${LATEST_SECONDS} s of its deadline`,
      figures: `${lateMs.length} of ${times}: ${formatSeconds(lateMs)} after it`,
      violations,
    };
  },
};

import type { Scene } from '../fault';
import { type BadKind, REBINDING_URLS } from '../faults/bad-receivers';
import { sendWithRetry } from '../load/customers';
import { quantile } from '../report/quantile';
import { urlsOf } from '../harness/bad-receivers';
import { HARNESS_TIMES, type Harness } from '../harness/harness';
import { compareReceived, type DeliveryRow } from './receiver-against-truth';

const SCHEDULE = HARNESS_TIMES.webhookRetrySeconds;
const LATE_SECONDS = 2;
/** Allows for rounding and for the clocks of two processes. */
const EARLY_SECONDS = 0.05;
const CHECKED_STATUSES = 20;

export interface Expected {
  urls: readonly string[];
  status: 'delivered' | 'failed';
  attempts: number;
  statusCode: number | null;
  /** Whether the attempts arrive, unless they time out first. */
  arrives: boolean;
}

const failing = (urls: readonly string[], statusCode: number | null, arrives = true): Expected => ({
  urls,
  status: 'failed',
  attempts: SCHEDULE.length,
  statusCode,
  arrives,
});
const taking = (urls: readonly string[], statusCode: number, attempts = 1): Expected => ({
  urls,
  status: 'delivered',
  attempts,
  statusCode,
  arrives: true,
});

/** The expected outcome of deliveries to each kind of receiver. `statusCode` is that of the last attempt. */
const EXPECTED: Record<BadKind | 'rebinding', Expected> = {
  error: failing(urlsOf('error'), 500),
  redirect: failing(urlsOf('redirect'), 301),
  gone: failing(urlsOf('gone'), 410),
  reset: failing(urlsOf('reset'), null),
  hanging: failing(urlsOf('hanging'), null),
  untrusted: failing(urlsOf('untrusted'), null, false),
  rebinding: failing(REBINDING_URLS, null, false),
  // Only the status line counts.
  endless: taking(urlsOf('endless'), 200),
  dribble: taking(urlsOf('dribble'), 200),
  flapping: taking(urlsOf('flapping'), 204, 3),
};

export interface Attempt {
  startedAt: Date;
  durationMs: number;
  statusCode: number | null;
  error: string | null;
}

interface Delivery extends DeliveryRow {
  attempts: number;
  log: Attempt[];
}

async function deliveriesTo({ db }: Harness, urls: readonly string[]): Promise<Delivery[]> {
  const rows = await db.delivery.findMany({
    where: { url: { in: [...urls] } },
    include: { batch: true, attemptLog: { orderBy: { attempt: 'asc' } } },
  });
  return rows.flatMap(({ batch, attemptLog, ...row }) =>
    batch === null
      ? []
      : {
          batch_id: batch.id,
          account_id: row.accountId,
          event: row.event,
          status: row.status,
          url: row.url,
          batch_status: batch.status,
          created_at: row.createdAt,
          credits_reserved: batch.creditsReserved,
          credits_used: batch.creditsUsed,
          credits_refunded: batch.creditsRefunded,
          attempts: row.attempts,
          log: attemptLog,
        },
  );
}

/** Returns how many seconds after its scheduled time each retry came. Negative if it came early. */
export function attemptDelays(log: readonly Attempt[], schedule: readonly number[]): number[] {
  return log.slice(1).map(({ startedAt }, index) => {
    const before = log[index];
    const ended = before === undefined ? 0 : before.startedAt.getTime() + before.durationMs;
    return (startedAt.getTime() - ended) / 1_000 - (schedule[index + 1] ?? 0);
  });
}

/** Returns what is wrong with a delivery after its last attempt. */
export function scheduleViolations(
  kind: string,
  delivery: Pick<Delivery, 'batch_id' | 'status' | 'attempts' | 'log'>,
  expected: Expected,
  arrived: number,
): string[] {
  const { batch_id: batchId, status, attempts, log } = delivery;
  const seen = [status, attempts, log.at(-1)?.statusCode ?? null, log.length];
  const right = [expected.status, expected.attempts, expected.statusCode, expected.attempts];
  const violations: string[] = [];
  if (seen.join(' ') !== right.join(' '))
    violations.push(
      `${kind}: the delivery of ${batchId} is "${seen.join(' ')}", expected "${right.join(' ')}"`,
    );
  const due = expected.arrives ? expected.attempts : 0;
  const timedOut = log.filter(({ error }) => error?.startsWith('timeout') === true).length;
  if (arrived > due || arrived < due - timedOut)
    violations.push(`${kind}: ${arrived} deliveries of ${batchId} arrived in ${attempts} attempts`);
  if (attemptDelays(log, SCHEDULE).some((late) => late < -EARLY_SECONDS))
    violations.push(`${kind}: an attempt for ${batchId} came before its time`);
  return violations;
}

/** Checks what the batch's status says about its webhook. */
async function statusViolations(scene: Scene, { batch_id: batchId, account_id, status, attempts }: Delivery) {
  const account = scene.harness.accounts.find(({ id }) => id === account_id);
  if (account === undefined) throw new Error('the account is unknown');
  const { body } = await sendWithRetry(scene.harness, scene.history, {
    account,
    path: `/enrichment/${batchId}/status`,
  });
  const webhook = body['webhook'] as { status?: unknown; retries?: unknown; sent_at?: unknown } | undefined;
  const isRight =
    webhook?.status === status && webhook.retries === attempts - 1 && typeof webhook.sent_at === 'string';
  return isRight ? [] : [`the status of ${batchId} shows ${JSON.stringify(webhook)} for its webhook`];
}

function lateness(late: readonly number[]): string {
  const seconds = (share: number) => `${quantile(late, share).toFixed(2)} s`;
  return `median ${seconds(0.5)}, p95 ${seconds(0.95)}, worst ${seconds(1)}`;
}

/** Checks the deliveries to bad receivers. Call it when all of them have ended. */
export async function attemptsOnSchedule(
  scene: Scene,
): Promise<{ attempts: number; figures: string; violations: string[] }> {
  const { harness } = scene;
  const { badReceivers } = harness.world;
  const arrived = new Map<string, number>();
  const deliveries = await deliveriesTo(
    harness,
    Object.values(EXPECTED).flatMap(({ urls }) => urls),
  );
  for (const { headers } of badReceivers.arrivals) {
    const batchId = String(headers['x-service-batch-id']);
    arrived.set(batchId, (arrived.get(batchId) ?? 0) + 1);
  }
  const violations: string[] = [];
  for (const [kind, expected] of Object.entries(EXPECTED)) {
    for (const delivery of deliveries.filter(({ url }) => expected.urls.includes(url)))
      violations.push(...scheduleViolations(kind, delivery, expected, arrived.get(delivery.batch_id) ?? 0));
  }
  for (const delivery of deliveries.slice(0, CHECKED_STATUSES))
    violations.push(...(await statusViolations(scene, delivery)));
  const secrets = new Map(harness.accounts.map(({ id, signingSecret }) => [id, signingSecret]));
  const owed = new Set(deliveries.map(({ batch_id }) => batch_id));
  const ours = badReceivers.arrivals.filter(({ headers }) => owed.has(String(headers['x-service-batch-id'])));
  violations.push(
    ...compareReceived(ours, deliveries, { url: null, secrets, refusals: [], upsets: [] }).violations,
  );

  const late = deliveries.flatMap(({ log }) => attemptDelays(log, SCHEDULE));
  const onTime = late.filter((seconds) => seconds <= LATE_SECONDS).length;
  if (late.length > 0 && onTime / late.length < 0.95)
    violations.push(`${late.length - onTime} of ${late.length} retries were over ${LATE_SECONDS} s late`);
  const attempts = deliveries.reduce((sum, { log }) => sum + log.length, 0);
  return {
    attempts,
    figures: `${deliveries.length} deliveries; retries late by: ${late.length === 0 ? 'none' : lateness(late)}`,
    violations,
  };
}

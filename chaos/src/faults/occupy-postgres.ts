import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { runConcurrently } from '../run-concurrently';
import type { Fault, Scene } from '../fault';
import { type ApiRequest, sendOnce } from '../load/client';
import { isRetryLaterError } from '../load/history';
import { openProbes, type Probes } from '../load/probes';
import { waitUntilHealthy } from './kill-postgres';

const HELD_MS = 10_000;
/** Far longer than the request takes without contention. */
const HELD_UP_MS = 1_000;
const FULL_MS = 5_000;
const RECOVERS_WITHIN_MS = 60_000;
const MAX_ROUNDS = 50;
/** More than PostgreSQL accepts. */
const CONNECTIONS = 200;

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Sends a request. Reports a response that is neither the expected one nor a request to retry, and whether it
 * was held up.
 */
async function sendUnderContention(
  { harness, history }: Scene,
  request: ApiRequest,
  due: number,
): Promise<{ isHeldUp: boolean; violations: string[] }> {
  const attempt = await sendOnce(harness.baseUrls[0] ?? '', request);
  history.add(attempt);
  const isRetryLater = isRetryLaterError(attempt);
  const response = JSON.stringify(attempt.body).slice(0, 150);
  return {
    isHeldUp: isRetryLater || attempt.tookMs > HELD_UP_MS,
    violations:
      attempt.status === due || isRetryLater
        ? []
        : [`${request.path} returned ${attempt.status} ${response}, expected ${due}`],
  };
}

/** Locks a row for ten seconds while `work` needs it. */
async function whileRowLocked(
  scene: Scene,
  { account: own }: Probes,
  lock: string,
  id: string | number,
  work: () => Promise<string[]>,
): Promise<string[]> {
  const client = await connect(scene.harness.postgres.url);
  const isFree = scene.history.databaseAway(({ account }) => account === own.id);
  try {
    await client.query('BEGIN');
    await client.query(lock, [id]);
    const lockTime = delay(HELD_MS);
    const violations = await work();
    await lockTime;
    await client.query('ROLLBACK');
    return violations;
  } finally {
    await client.end();
    isFree();
  }
}

/** Locks the account's row, as a long transaction would. */
function lockAccountRow(scene: Scene, probes: Probes): Promise<string[]> {
  const { account } = probes;
  const webhookUrl = scene.harness.world.receiver.url;
  return whileRowLocked(
    scene,
    probes,
    'SELECT FROM accounts WHERE id = $1 FOR UPDATE',
    account.id,
    async () => {
      const request = { account, path: '/company/probe-60.example', webhookUrl };
      const [first, balance] = await Promise.all([
        sendUnderContention(scene, request, 202),
        sendUnderContention(scene, { account, path: '/account/credits' }, 200),
      ]);
      const lockTime = first.isHeldUp ? [] : ["requests that need the account's row were not delayed"];
      return [...first.violations, ...balance.violations, ...lockTime];
    },
  );
}

/** Locks the row of a running batch. */
async function lockBatchRow(scene: Scene, probes: Probes): Promise<string[]> {
  const probe = await probes.ask();
  const violations = await whileRowLocked(
    scene,
    probes,
    'SELECT FROM batches WHERE id = $1 FOR UPDATE',
    probe.batchId,
    async () => {
      const status = { account: probes.account, path: `/enrichment/${probe.batchId}/status` };
      return (await sendUnderContention(scene, status, 200)).violations;
    },
  );
  const ended = await probes.waitFor(probe, 'ended', RECOVERS_WITHIN_MS);
  return ended === null ? [...violations, `${probe.batchId}, whose row was locked, did not end`] : violations;
}

/** Takes every connection, including those of the service. */
async function exhaustConnections(scene: Scene, probes: Probes): Promise<string[]> {
  const { harness, history } = scene;
  const clients: Client[] = [];
  const isFree = history.databaseAway();
  try {
    harness.upset('postgres');
    const [first] = [await connect(harness.postgres.url)];
    clients.push(first);
    const take = () =>
      runConcurrently(10, Array.from({ length: CONNECTIONS }), async () => {
        await connect(harness.postgres.url).then(
          (client) => clients.push(client),
          () => undefined,
        );
      });
    // The service reconnects immediately unless this is faster. Connections taken here are kept, so repeat
    // until the service has none.
    let left = 1;
    for (let rounds = 0; left > 0 && rounds < MAX_ROUNDS; rounds += 1) {
      await take();
      const { rowCount } = await first.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'firmlens'`,
      );
      left = rowCount ?? 0;
    }
    if (left > 0) throw new Error(`the service still has ${left} connections`);
    const violations: string[] = [];
    let heldUp = 0;
    for (const end = performance.now() + FULL_MS; performance.now() < end; await delay(200)) {
      const balance = { account: probes.account, path: '/account/credits' };
      const seen = await sendUnderContention(scene, balance, 200);
      violations.push(...seen.violations);
      if (seen.isHeldUp) heldUp += 1;
    }
    if (heldUp === 0) violations.push('no request was delayed: PostgreSQL had connections left');
    return violations;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    const healthy = await waitUntilHealthy(scene, RECOVERS_WITHIN_MS);
    harness.upset('postgres');
    isFree();
    if (healthy === null) throw new Error('the service does not recover');
  }
}

const OCCUPATIONS = [lockAccountRow, lockBatchRow, exhaustConnections];

/** Checks that the account matches its ledger entries and its batches. */
async function partialCharges({ harness }: Scene, accountId: number): Promise<string[]> {
  const [row] = await harness.db.$queryRaw<{ balance: number; entries: number; odd: number }[]>`
    SELECT a.balance, (SELECT sum(amount)::int FROM ledger_entries WHERE account_id = a.id) AS entries,
           (SELECT count(*)::int FROM batches b WHERE b.account_id = a.id AND 1 <>
              (SELECT count(*) FROM ledger_entries e WHERE e.batch_id = b.id AND e.kind = 'reserve')) AS odd
    FROM accounts a WHERE a.id = ${accountId}::int`;
  if (row === undefined || row.balance !== row.entries || row.odd > 0)
    return [`half a charge: ${JSON.stringify(row)}`];
  return [];
}

/** C10: PostgreSQL runs, but has no free connection or row. */
export const occupyPostgres: Fault = {
  id: 'C10',
  title: 'PostgreSQL has no connection left, or a row is locked for 10 s',
  async inject(scene, times) {
    const probes = await openProbes(scene);
    const violations: string[] = [];
    const counts = OCCUPATIONS.map(() => 0);
    for (let turn = 0; turn < times; turn += 1) {
      const occupation = turn % OCCUPATIONS.length;
      counts[occupation] = (counts[occupation] ?? 0) + 1;
      violations.push(...((await OCCUPATIONS[occupation]?.(scene, probes)) ?? []));
    }
    return {
      injected: times,
      checked: 'slow, or 500 with Retry-After; never half a charge',
      figures: `${counts.join(', ')} times a locked account, a locked batch, no connections`,
      violations,
      atEnd: () => partialCharges(scene, probes.account.id),
    };
  },
};

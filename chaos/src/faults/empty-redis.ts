import { setTimeout as delay } from 'node:timers/promises';
import { runConcurrently } from '../run-concurrently';
import type { Fault, Scene } from '../fault';
import { sendWithRetry } from '../load/customers';
import { type Account, HARNESS_TIMES } from '../harness/harness';

/** Batches requested right before each flush. */
const BATCH_COUNT = 30;
const CONCURRENT_REQUESTS = 6;
/** A batch ends at its deadline at the latest, plus the sweeper's interval. */
const ENDS_WITHIN_SECONDS = HARNESS_TIMES.deadlineSeconds + 60;

/** The states of unfinished work, by progress. */
const STATES = ['queued', 'collecting', 'building', 'announced'] as const;
type Counts = Record<(typeof STATES)[number], number>;

async function countUnderWay({ harness }: Scene): Promise<Counts> {
  const [counts] = await harness.db.$queryRaw<Counts[]>`
    SELECT count(*) FILTER (WHERE status = 'queued')::int AS queued,
           count(*) FILTER (WHERE status = 'processing' AND collected_at IS NULL)::int AS collecting,
           count(*) FILTER (WHERE status = 'processing' AND collected_at IS NOT NULL)::int AS building,
           (SELECT count(*)::int FROM deliveries WHERE status IN ('pending', 'retrying')) AS announced
    FROM batches WHERE status IN ('queued', 'processing')`;
  if (counts === undefined) throw new Error('PostgreSQL counts nothing');
  return counts;
}

async function overdue({ harness }: Scene, { id }: Account): Promise<string[]> {
  const rows = await harness.db.$queryRaw<{ id: string; status: string; seconds: number }[]>`
    SELECT id, status, extract(epoch FROM coalesce(completed_at, now()) - requested_at)::float8 AS seconds
    FROM batches WHERE account_id = ${id}::int`;
  return rows
    .filter(({ status, seconds }) =>
      ['queued', 'processing'].includes(status) ? true : seconds > ENDS_WITHIN_SECONDS,
    )
    .map((row) => `${row.id} is ${row.status} ${Math.round(row.seconds)} s after Redis was emptied`);
}

/** C6: Redis loses everything while it runs, with batches in every state. */
export const emptyRedis: Fault = {
  id: 'C6',
  title: 'Redis is emptied (FLUSHALL) while batches run',
  async inject(scene, times, chance) {
    const { harness, history } = scene;
    const account = await harness.openAccount();
    const total: Counts = { queued: 0, collecting: 0, building: 0, announced: 0 };
    for (let flushes = 0; flushes < times; flushes += 1) {
      const companies = Array.from({ length: BATCH_COUNT }, () =>
        chance.pick(harness.world.companiesOf(chance.share(0.8) ? 'small' : 'slow')),
      );
      await runConcurrently(CONCURRENT_REQUESTS, companies, async ({ domain }, index) => {
        const request = { account, path: `/company/${domain}`, webhookUrl: harness.world.receiver.url };
        await sendWithRetry(harness, history, request, index);
      });
      await delay(chance.int(0, 500));
      const counts = await countUnderWay(scene);
      await harness.redis.call('FLUSHALL');
      for (const state of STATES) total[state] += counts[state];
    }
    return {
      injected: times,
      checked: `every batch of one account ends within ${ENDS_WITHIN_SECONDS} s`,
      figures: STATES.map((state) => `${total[state]} ${state}`).join(', '),
      violations: STATES.every((state) => total[state] === 0)
        ? ['nothing was in progress when it was emptied']
        : [],
      atEnd: () => overdue(scene, account),
    };
  },
};

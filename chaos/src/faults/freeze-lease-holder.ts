import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../random';
import type { Fault, Scene } from '../fault';
import { sendWithRetry } from '../load/customers';
import type { App } from '../harness/app';
import type { Account } from '../harness/harness';

/** Workers frozen concurrently. */
const CONCURRENT_FREEZES = 10;
const REQUEST_EVERY_MS = 100;
const FROZEN_WITHIN_MS = 180_000;
/** A lease lasts 20 s and the sweeper runs every 4 s. Meanwhile two workers do the work of twelve. */
const ENDED_WITHIN_MS = 240_000;
/** Time for the thawed worker to make the write it was frozen at. */
const WRITTEN_WITHIN_MS = 2_000;

/** Writes by a batch's holder. A worker frozen right before one makes it when it is thawed. */
const BEGIN_MODULE_WRITE = 'array_append(building';
const WRITES = ['SET collected_at', 'finish_module(', BEGIN_MODULE_WRITE];

interface FrozenWorker {
  app: App;
  write: string;
  batchId: string;
  fence: number;
}

export function rowAsText(row: object | null): string {
  return JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** Returns what must not change when a worker that lost its batch comes back. */
async function recordOf({ harness: { db } }: Scene, id: string): Promise<string> {
  const batch = await db.batch.findUnique({
    where: { id },
    include: {
      moduleResults: { orderBy: { module: 'asc' } },
      evidence: { orderBy: { id: 'asc' } },
      sources: { orderBy: { source: 'asc' } },
      ledger: { orderBy: { id: 'asc' }, select: { kind: true, amount: true } },
      delivery: { select: { id: true, event: true } },
    },
  });
  return rowAsText(batch);
}

/** Returns the place where two texts start to differ. */
function difference(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const excerpt = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `"${excerpt(before)}" is now "${excerpt(after)}"`;
}

/** Returns the batch that a statement writes to and the fence that it carries. */
export function writtenIn(statement: string): { batchId: string; fence: number } | null {
  const [, batchId, fence] = /"(batch_[0-9A-Z]{26})","?(\d+)/.exec(statement) ?? [];
  return batchId === undefined ? null : { batchId, fence: Number(fence) };
}

/**
 * Freezes a worker right before a write of this kind to a batch that it holds. Returns null if the worker
 * ended first.
 */
async function freezeOne({ harness }: Scene, app: App, write: string): Promise<FrozenWorker | null> {
  for (;;) {
    const statement = await app.arm({ at: 'sql', when: 'before', match: write, act: 'freeze' }).reached;
    if (statement === null) return null;
    const written = writtenIn(statement);
    if (written === null) throw new Error(`no batch and fence in: ${statement}`);
    const { batchId: id, fence } = written;
    if ((await harness.db.batch.count({ where: { id, fence, status: 'processing' } })) === 1)
      return { app, write, ...written };
    // The queue gave this worker a job of a worker frozen earlier, so it holds no lease to lose.
    app.kill('SIGCONT');
  }
}

/** Freezes workers, each right before a write to a batch that it holds. */
async function freeze(
  scene: Scene,
  apps: readonly App[],
  account: Account,
  chance: Random,
): Promise<FrozenWorker[]> {
  const { harness, history } = scene;
  const zombies: FrozenWorker[] = [];
  const all = apps.map(async (app, index) => {
    const zombie = await freezeOne(scene, app, WRITES[index % WRITES.length] ?? '');
    if (zombie !== null) zombies.push(zombie);
  });
  const frozen = Promise.all(all).then(() => true);
  const end = performance.now() + FROZEN_WITHIN_MS;
  const isOver = () => Promise.race([frozen, delay(REQUEST_EVERY_MS, false)]);
  while (!(await isOver()) && performance.now() < end) {
    const { domain } = chance.pick(harness.world.companiesOf('small'));
    await sendWithRetry(harness, history, {
      account,
      path: `/company/${domain}`,
      webhookUrl: harness.world.receiver.url,
    });
  }
  return zombies;
}

/** Waits until another worker has ended the batch. Returns what was wrong. */
async function waitForOtherWorker(
  { harness }: Scene,
  { batchId, fence, write }: FrozenWorker,
): Promise<string[]> {
  const end = performance.now() + ENDED_WITHIN_MS;
  for (;;) {
    const batch = await harness.db.batch.findUniqueOrThrow({ where: { id: batchId } });
    if (batch.status !== 'queued' && batch.status !== 'processing') {
      // The queue may have given the job of a module not yet begun to another worker, which then builds it
      // under the same fence.
      return batch.fence > fence || write === BEGIN_MODULE_WRITE
        ? []
        : [`${batchId} ended with the fence of a worker that was frozen at "${write}"`];
    }
    if (performance.now() > end) {
      const seconds = ENDED_WITHIN_MS / 1_000;
      return [`${batchId} did not end within ${seconds} s although its worker is frozen at "${write}"`];
    }
    await delay(250);
  }
}

async function freezeOnce(
  scene: Scene,
  apps: readonly App[],
  account: Account,
  chance: Random,
): Promise<string[]> {
  const violations: string[] = [];
  let zombies: FrozenWorker[] = [];
  let before: string[] = [];
  try {
    zombies = await freeze(scene, apps, account, chance);
    if (zombies.length !== apps.length)
      violations.push(
        `${zombies.length} of ${apps.length} workers reached the write at which they should freeze`,
      );
    violations.push(
      ...(await Promise.all(zombies.map((zombie) => waitForOtherWorker(scene, zombie)))).flat(),
    );
    before = await Promise.all(zombies.map(({ batchId }) => recordOf(scene, batchId)));
  } finally {
    for (const app of apps) app.kill('SIGCONT');
  }
  await Promise.all(apps.map((app) => app.start()));
  await delay(WRITTEN_WITHIN_MS);
  for (const [index, { batchId, write }] of zombies.entries()) {
    const after = await recordOf(scene, batchId);
    const known = before[index] ?? '';
    if (after !== known)
      violations.push(
        `the stored data of ${batchId} changed when its first worker resumed at "${write}": ${difference(known, after)}`,
      );
  }
  return violations;
}

/** C4: a worker freezes right before a write for longer than its lease, and continues. */
export const freezeLeaseHolder: Fault = {
  id: 'C4',
  title: 'an enrichment worker is frozen longer than its lease, and comes back',
  async inject(scene, times, chance) {
    const { harness } = scene;
    const account = await harness.openAccount();
    const violations: string[] = [];
    const apps: App[] = [];
    try {
      for (let count = 0; count < Math.min(times, CONCURRENT_FREEZES); count += 1) {
        apps.push(await harness.addApp('enrichment-worker'));
      }
      for (let frozen = 0; frozen < times; frozen += apps.length) {
        violations.push(...(await freezeOnce(scene, apps.slice(0, times - frozen), account, chance)));
      }
    } finally {
      await Promise.all(apps.map((app) => harness.endApp(app)));
    }
    return {
      injected: times,
      checked: 'its batch ends once, elsewhere; its later writes change nothing',
      violations,
    };
  },
};

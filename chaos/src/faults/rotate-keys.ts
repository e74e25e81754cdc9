import { openCache } from '@firmlens/cache';
import { installationId, rotateKey } from '@firmlens/domain';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Scene } from '../fault';
import { sendOnce } from '../load/client';
import { quantile } from '../report/quantile';
import { retry } from '../harness/retry';
import type { Account } from '../harness/harness';

/** Callers per API. */
const CALLERS = 4;
const REDIS_MS = 5_000;

interface Key {
  apiKey: string;
  /** While a key is being rotated away it may pass or fail. Once the rotation has returned, it must fail. */
  state: 'in force' | 'ending' | 'ended';
}

interface Calls {
  violations: string[];
  /** Calls started after their key had ended. */
  late: number;
  stop(): Promise<void>;
}

/** Starts callers at every API that alternate between the current key and the previous one. */
function startCalls({ harness }: Scene, account: Account, keys: readonly Key[]): Calls {
  const calls = { violations: [] as string[], late: 0 };
  let isOver = false;

  async function call(baseUrl: string, key: Key): Promise<void> {
    const wasEnded = key.state === 'ended';
    const { status, body } = await sendOnce(baseUrl, {
      account: { ...account, apiKey: key.apiKey },
      path: '/account/credits',
    });
    // A missing response neither accepts nor refuses the key.
    if (status === null) return;
    if (wasEnded) {
      calls.late += 1;
      if (status !== 401) calls.violations.push(`an old key got ${status}`);
    } else if (status !== 200 && key.state === 'in force') {
      calls.violations.push(`a valid key got ${status}: ${JSON.stringify(body).slice(0, 150)}`);
    }
  }
  async function caller(baseUrl: string): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const key = keys.at(count % 2 === 0 ? -1 : -2) ?? keys[0];
      if (key !== undefined) await call(baseUrl, key);
    }
  }
  const running = harness.baseUrls.flatMap((baseUrl) =>
    Array.from({ length: CALLERS }, () => caller(baseUrl)),
  );
  return Object.assign(calls, {
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  });
}

/** C18: a key is rotated again and again while it is used at every API. */
export const rotateKeys: Fault = {
  id: 'C18',
  title: 'a key is rotated while every API uses it',
  async inject(scene, times, chance) {
    const { harness } = scene;
    const account = await harness.openAccount();
    const cache = openCache({
      redis: { url: harness.redis.url },
      timeoutMs: REDIS_MS,
      installation: () => installationId(harness.db),
    });
    await cache.ready();
    const keys: Key[] = [{ apiKey: account.apiKey, state: 'in force' }];
    const calls = startCalls(scene, account, keys);
    const tookMs: number[] = [];
    try {
      for (let rotations = 0; rotations < times; rotations += 1) {
        await delay(chance.int(50, 250));
        const live = await harness.db.apiKey.findFirstOrThrow({
          where: { accountId: account.id, disabledAt: null },
        });
        const old = keys.at(-1);
        if (old !== undefined) old.state = 'ending';
        const started = performance.now();
        const rotated = await retry(() => rotateKey(harness.db, live.id));
        if (rotated === null) throw new Error('the key was rotated by another caller');
        await cache.dropKeys([rotated.oldHash]);
        tookMs.push(performance.now() - started);
        if (old !== undefined) old.state = 'ended';
        keys.push({ apiKey: rotated.apiKey, state: 'in force' });
      }
      await delay(500);
    } finally {
      await calls.stop();
      cache.close();
    }
    if (calls.late === 0) calls.violations.push('no old key was used');
    return {
      injected: times,
      checked:
        'no request that starts after the rotation passes with the old key; the new one works immediately',
      figures: `${calls.late} requests with an old key; a rotation took median ${Math.round(quantile(tookMs, 0.5))} ms`,
      violations: [...new Set(calls.violations)],
    };
  },
};

import { once } from 'node:events';
import { connectForCommands, createDispatcher, openQueues, type Queues } from '@firmlens/queues';
import type { RedisConnection } from '@firmlens/redis';
import { emptyRedis, waitUntil } from '@firmlens/testkit';

type TakePending = Parameters<typeof createDispatcher>[0]['takePending'];

let connection: RedisConnection;
let queues: Queues;
beforeEach(async () => {
  connection = connectForCommands(await emptyRedis());
  await once(connection, 'ready');
  queues = openQueues(connection);
});
afterEach(async () => {
  await queues.close();
  connection.disconnect();
});

function dispatch(takePending: TakePending) {
  const errors: unknown[] = [];
  const dispatcher = createDispatcher({ queues, takePending, onError: (error) => void errors.push(error) });
  return { dispatcher, errors };
}

const run = (n: number) => ({ kind: 'run' as const, subject: `batch_${n}`, generation: 1 });

test('dispatches page after page until the outbox is empty', async () => {
  const pages = [
    [run(1), run(2)],
    [run(3), { kind: 'deliver' as const, subject: '7', generation: 1 }],
  ];
  const { dispatcher, errors } = dispatch(async (dispatchRows) => {
    const page = pages.shift() ?? [];
    await dispatchRows(page);
    return pages.length > 0;
  });
  dispatcher.wake();
  await dispatcher.close();
  expect(await queues.counts()).toMatchObject({ enrichment: { waiting: 3 }, webhooks: { waiting: 1 } });
  expect(errors).toEqual([]);
});

test('runs one more round for calls during a round', async () => {
  let pagesTaken = 0;
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const { dispatcher } = dispatch(async () => {
    pagesTaken += 1;
    await gate;
    return false;
  });
  for (let n = 0; n < 50; n += 1) dispatcher.wake();
  await waitUntil(() => pagesTaken === 1, { what: 'the first round' });
  for (let n = 0; n < 50; n += 1) dispatcher.wake();
  finish();
  await dispatcher.close();
  expect(pagesTaken).toBe(2);
});

test('pauses before one more round, which is the round for all calls meanwhile', async () => {
  let pagesTaken = 0;
  const { dispatcher } = dispatch(async () => {
    pagesTaken += 1;
    if (pagesTaken === 1) dispatcher.wake();
    return false;
  });
  dispatcher.wake();
  await new Promise(setImmediate);
  dispatcher.wake();
  await dispatcher.close();
  expect(pagesTaken).toBe(2);
});

test('never loses a wake, however close to the end of a round it comes', async () => {
  for (let ticks = 0; ticks < 12; ticks += 1) {
    let pagesTaken = 0;
    const { dispatcher } = dispatch(async () => {
      pagesTaken += 1;
      return false;
    });
    dispatcher.wake();
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
    const before = pagesTaken;
    dispatcher.wake();
    await waitUntil(() => pagesTaken > before, { what: `a round after the wake at tick ${ticks}` });
  }
});

test('reports a fault, ends the round, and tries again at the next wake', async () => {
  let isDown = true;
  let pagesTaken = 0;
  const { dispatcher, errors } = dispatch(async () => {
    pagesTaken += 1;
    if (isDown) throw new Error('PostgreSQL is away');
    return false;
  });
  dispatcher.wake();
  await dispatcher.close();
  expect([pagesTaken, errors]).toEqual([1, [new Error('PostgreSQL is away')]]);
  isDown = false;
  dispatcher.wake();
  await dispatcher.close();
  expect([pagesTaken, errors.length]).toEqual([2, 1]);
});

test('rejects the callback if jobs cannot be queued, so that they stay in the outbox', async () => {
  connection.disconnect();
  let rejected = 0;
  const { dispatcher, errors } = dispatch(async (dispatchRows) => {
    await dispatchRows([run(1)]).catch((error: unknown) => {
      rejected += 1;
      throw error;
    });
    return true;
  });
  dispatcher.wake();
  await dispatcher.close();
  expect([rejected, errors.length]).toEqual([1, 1]);
});

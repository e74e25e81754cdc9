import { setImmediate as turn } from 'node:timers/promises';
import { createQuarantine, type Quarantine } from './quarantine';

/** Longer than any of these tests takes. */
const LONG_TIMING = { waitMs: 60_000, aloneMs: 60_000, turnMs: 60_000 };

let shutdown = new AbortController();
let running = new Set<() => void>();
/** All work that has started, in order. */
let started: object[] = [];
beforeEach(() => {
  shutdown = new AbortController();
  running = new Set();
  started = [];
});
/** Leaves no timer behind, because each would keep Jest waiting. */
afterEach(async () => {
  shutdown.abort();
  for (const end of running) {
    end();
    await turn();
  }
});

/** Starts work of a kind in the quarantine. The work records its start and runs until `end` is called. */
function startWork(quarantine: Quarantine, kind: keyof Quarantine) {
  let end: (error?: Error) => void = () => undefined;
  const work = { hasStarted: false, end: (error?: Error) => end(error), done: Promise.resolve() };
  work.done = quarantine[kind](() => {
    work.hasStarted = true;
    started.push(work);
    return new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
      running.add(resolve);
    });
  });
  // The tests that care await it.
  work.done.catch(() => undefined);
  return work;
}

test('suspected work starts after earlier work has ended, and no other work starts until it has', async () => {
  const quarantine = createQuarantine(LONG_TIMING, shutdown.signal);
  const before = [startWork(quarantine, 'runShared'), startWork(quarantine, 'runShared')];
  expect(before.map(({ hasStarted }) => hasStarted)).toEqual([true, true]);
  const suspected = startWork(quarantine, 'runExclusively');
  const sharedWork = startWork(quarantine, 'runShared');
  before[0]?.end();
  await turn();
  expect([suspected.hasStarted, sharedWork.hasStarted]).toEqual([false, false]);
  before[1]?.end(new Error('ends as well'));
  await turn();
  expect([suspected.hasStarted, sharedWork.hasStarted]).toEqual([true, false]);
  suspected.end();
  await turn();
  expect(sharedWork.hasStarted).toBe(true);
});

test('two suspects never run concurrently, and other work gets a turn between them', async () => {
  const quarantine = createQuarantine(LONG_TIMING, shutdown.signal);
  const first = startWork(quarantine, 'runExclusively');
  await turn();
  const other = startWork(quarantine, 'runShared');
  const second = startWork(quarantine, 'runExclusively');
  await turn();
  expect([first.hasStarted, other.hasStarted, second.hasStarted]).toEqual([true, false, false]);
  first.end();
  await turn();
  expect([other.hasStarted, second.hasStarted]).toEqual([true, false]);
  other.end();
  await turn();
  expect(second.hasStarted).toBe(true);
});

test('suspected work gives the work that waited for it a turn before it ends', async () => {
  const turnIsOver = new AbortController();
  const quarantine = createQuarantine(LONG_TIMING, turnIsOver.signal);
  const suspected = startWork(quarantine, 'runExclusively');
  let hasEnded = false;
  void suspected.done.then(() => (hasEnded = true));
  await turn();
  const waiting = startWork(quarantine, 'runShared');
  suspected.end();
  await turn();
  const another = startWork(quarantine, 'runShared');
  expect([waiting.hasStarted, another.hasStarted, hasEnded]).toEqual([true, true, false]);
  turnIsOver.abort();
  await turn();
  expect(hasEnded).toBe(true);
});

test('suspected work that delayed nothing ends immediately', async () => {
  const suspected = startWork(createQuarantine(LONG_TIMING, shutdown.signal), 'runExclusively');
  await turn();
  suspected.end();
  await suspected.done;
});

test('suspected work that fails rejects, and unblocks other work', async () => {
  const quarantine = createQuarantine(LONG_TIMING, shutdown.signal);
  const suspected = startWork(quarantine, 'runExclusively');
  await turn();
  suspected.end(new Error('no luck'));
  await expect(suspected.done).rejects.toThrow('no luck');
  await turn();
  expect(startWork(quarantine, 'runShared').hasStarted).toBe(true);
});

test('slow work of either kind delays the other only for a while', async () => {
  const quarantine = createQuarantine({ waitMs: 20, aloneMs: 20, turnMs: 20 }, shutdown.signal);
  const slow = startWork(quarantine, 'runShared');
  const suspected = startWork(quarantine, 'runExclusively');
  const sharedWork = startWork(quarantine, 'runShared');
  while (!sharedWork.hasStarted) await turn();
  expect(started).toEqual([slow, suspected, sharedWork]);
  for (const { end } of [slow, suspected, sharedWork]) end();
  await Promise.all([slow.done, suspected.done, sharedWork.done]);
});

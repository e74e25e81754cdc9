import { setImmediate as turn } from 'node:timers/promises';
import { createQuarantine, type Quarantine } from './quarantine';

/** Longer than any of these tests takes. */
const LONG = { waitMs: 60_000, apartMs: 60_000, turnMs: 60_000 };

let shutdown = new AbortController();
let running = new Set<() => void>();
beforeEach(() => {
  shutdown = new AbortController();
  running = new Set();
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
function begin(quarantine: Quarantine, kind: keyof Quarantine) {
  let end: (error?: Error) => void = () => undefined;
  const work = { isBegun: false, end: (error?: Error) => end(error), done: Promise.resolve() };
  work.done = quarantine[kind](() => {
    work.isBegun = true;
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
  const quarantine = createQuarantine(LONG, shutdown.signal);
  const before = [begin(quarantine, 'runShared'), begin(quarantine, 'runShared')];
  expect(before.map(({ isBegun }) => isBegun)).toEqual([true, true]);
  const suspected = begin(quarantine, 'runExclusively');
  const beside = begin(quarantine, 'runShared');
  before[0]?.end();
  await turn();
  expect([suspected.isBegun, beside.isBegun]).toEqual([false, false]);
  before[1]?.end(new Error('ends as well'));
  await turn();
  expect([suspected.isBegun, beside.isBegun]).toEqual([true, false]);
  suspected.end();
  await turn();
  expect(beside.isBegun).toBe(true);
});

test('two suspects never run concurrently, and other work gets a turn between them', async () => {
  const quarantine = createQuarantine(LONG, shutdown.signal);
  const first = begin(quarantine, 'runExclusively');
  await turn();
  const other = begin(quarantine, 'runShared');
  const second = begin(quarantine, 'runExclusively');
  await turn();
  expect([first.isBegun, other.isBegun, second.isBegun]).toEqual([true, false, false]);
  first.end();
  await turn();
  expect([other.isBegun, second.isBegun]).toEqual([true, false]);
  other.end();
  await turn();
  expect(second.isBegun).toBe(true);
});

test('suspected work gives the work that waited for it a turn before it ends', async () => {
  const turnIsOver = new AbortController();
  const quarantine = createQuarantine(LONG, turnIsOver.signal);
  const suspected = begin(quarantine, 'runExclusively');
  let hasEnded = false;
  void suspected.done.then(() => (hasEnded = true));
  await turn();
  const waited = begin(quarantine, 'runShared');
  suspected.end();
  await turn();
  const another = begin(quarantine, 'runShared');
  expect([waited.isBegun, another.isBegun, hasEnded]).toEqual([true, true, false]);
  turnIsOver.abort();
  await turn();
  expect(hasEnded).toBe(true);
});

test('suspected work that delayed nothing ends immediately', async () => {
  const suspected = begin(createQuarantine(LONG, shutdown.signal), 'runExclusively');
  await turn();
  suspected.end();
  await suspected.done;
});

test('suspected work that fails rejects, and unblocks other work', async () => {
  const quarantine = createQuarantine(LONG, shutdown.signal);
  const suspected = begin(quarantine, 'runExclusively');
  await turn();
  suspected.end(new Error('no luck'));
  await expect(suspected.done).rejects.toThrow('no luck');
  await turn();
  expect(begin(quarantine, 'runShared').isBegun).toBe(true);
});

test('slow work of either kind delays the other only for a while', async () => {
  const quarantine = createQuarantine({ waitMs: 20, apartMs: 20, turnMs: 20 }, shutdown.signal);
  const slow = begin(quarantine, 'runShared');
  const suspected = begin(quarantine, 'runExclusively');
  const beside = begin(quarantine, 'runShared');
  while (!suspected.isBegun) await turn();
  expect(beside.isBegun).toBe(false);
  while (!beside.isBegun) await turn();
  for (const { end } of [slow, suspected, beside]) end();
  await Promise.all([slow.done, suspected.done, beside.done]);
});

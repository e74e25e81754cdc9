import fc from 'fast-check';
import { createFairQueue } from './fair-queue';

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');

/** Takes everything and returns it in order. */
function drain<T>(queue: { take(): T | undefined }): T[] {
  const taken: T[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  return taken;
}

test('nothing is lost or taken twice, and within a key the oldest comes first', () => {
  fc.assert(
    fc.property(fc.array(fc.option(key, { nil: 'take' })), (steps) => {
      const queue = createFairQueue<[string, number]>();
      const added: [string, number][] = [];
      const taken: [string, number][] = [];
      for (const [at, step] of steps.entries()) {
        if (step !== 'take') {
          added.push([step, at]);
          queue.add(step, [step, at]);
          continue;
        }
        const item = queue.take();
        expect(item === undefined).toBe(taken.length === added.length);
        if (item) taken.push(item);
      }
      taken.push(...drain(queue));
      const byKey = (items: [string, number][]) => items.toSorted(([a], [b]) => a.localeCompare(b));
      expect(byKey(taken)).toEqual(byKey(added));
    }),
  );
});

test('with N keys waiting, each gets every N-th turn', () => {
  fc.assert(
    fc.property(fc.array(key, { minLength: 1 }), (keys) => {
      const queue = createFairQueue<string>();
      for (const waiting of keys) queue.add(waiting, waiting);
      const left: string[] = [...keys];
      while (left.length > 0) {
        const waiting = new Set(left);
        const round = Array.from(waiting, () => queue.take());
        expect(round.toSorted()).toEqual([...waiting].toSorted());
        for (const taken of round) left.splice(left.indexOf(taken ?? ''), 1);
      }
      expect(queue.take()).toBeUndefined();
    }),
  );
});

test('a key that begins to wait is next, however much waits for the others', () => {
  const queue = createFairQueue<string>();
  for (let at = 0; at < 100; at++) queue.add('many', `many ${String(at)}`);
  expect(queue.take()).toBe('many 0');
  queue.charge('many', 500);
  queue.add('few', 'few 0');
  expect(queue.take()).toBe('few 0');
  queue.charge('few', 20);
  queue.add('few', 'few 1');
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['few 1', 'many 1', 'many 2']);
});

test('a key that waited for nothing gains no credit by it', () => {
  const queue = createFairQueue<string>();
  queue.add('idle', 'idle');
  expect(queue.take()).toBe('idle');
  for (let at = 0; at < 10; at++) {
    queue.add('busy', 'busy');
    expect(queue.take()).toBe('busy');
    queue.charge('busy', 100);
  }
  const items = ['idle', 'busy', 'idle', 'busy', 'idle', 'busy'];
  for (const item of items) queue.add(item, item);
  const taken = items.map(() => {
    const item = queue.take() ?? '';
    queue.charge(item, 100);
    return item;
  });
  expect(taken).toEqual(items);
});

test('keys that always wait differ in their costs by no more than two items', () => {
  const cost = fc.integer({ min: 1, max: 1_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cost, cost, cost), { minLength: 1, maxLength: 200 }), (rounds) => {
      const queue = createFairQueue<string>();
      const costs = new Map(['a', 'b', 'c'].map((name) => [name, 0]));
      for (const name of costs.keys()) queue.add(name, name);
      for (const round of rounds) {
        const name = queue.take() ?? '';
        const index = [...costs.keys()].indexOf(name);
        queue.charge(name, round[index] ?? 0);
        costs.set(name, (costs.get(name) ?? 0) + (round[index] ?? 0));
        queue.add(name, name);
        expect(Math.max(...costs.values()) - Math.min(...costs.values())).toBeLessThanOrEqual(2_000);
      }
    }),
  );
});

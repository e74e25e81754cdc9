import fc from 'fast-check';
import { createTurnQueue } from './turn-queue';

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
      const queue = createTurnQueue<[string, number]>();
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
      const queue = createTurnQueue<string>();
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

test('a key that begins to wait has its turn after one of each other, however much waits for them', () => {
  const queue = createTurnQueue<string>();
  for (let at = 0; at < 100; at++) queue.add('many', `many ${String(at)}`);
  queue.add('few', 'few 0');
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['many 0', 'few 0', 'many 1']);
  queue.add('few', 'few 1');
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['many 2', 'few 1', 'many 3']);
});

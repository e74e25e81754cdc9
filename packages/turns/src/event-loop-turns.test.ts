import { createTurns } from './event-loop-turns';

/** Runs until all queued work is done. */
async function settle(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve));
}

test('everybody who waits has one turn after the other, in the order of arrival', async () => {
  const take = createTurns();
  const done: string[] = [];
  const work = (name: string) => () => {
    done.push(name);
    return true;
  };
  for (const name of ['a1', 'a2', 'a3']) take('a', work(name));
  take('b', work('b1'));
  take('c', work('c1'));
  take('b', work('b2'));
  await settle(() => done.length === 6);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('nothing runs at once, and other work runs between two pieces', async () => {
  const take = createTurns();
  const done: string[] = [];
  let queued = 0;
  for (const name of ['first', 'second']) {
    take('a', () => {
      done.push(name);
      setImmediate(() => done.push(`after ${name}`));
      return true;
    });
    queued += 1;
  }
  expect([queued, done]).toEqual([2, []]);
  await settle(() => done.length === 4);
  expect(done).toEqual(['first', 'after first', 'second', 'after second']);
});

test('work that has nothing to do costs no turn, and work may queue more', async () => {
  const take = createTurns();
  const done: string[] = [];
  take('a', () => {
    take('a', () => done.push('queued later') > 0);
    return false;
  });
  take('a', () => done.push('queued before') > 0);
  await settle(() => done.length === 2);
  expect(done).toEqual(['queued before', 'queued later']);
});

import { runConcurrently } from './run-concurrently';

test('processes every item once, in order, whatever its value, with limited concurrency', async () => {
  const all = [undefined, 1, 0, undefined, 4];
  const done: unknown[] = [];
  let [now, most] = [0, 0];
  await runConcurrently(2, all, async (one) => {
    done.push(one);
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
  });
  expect(done).toEqual(all);
  expect(most).toBe(2);
});

test('rejects if one item fails', async () => {
  const failing = runConcurrently(2, [1, 2, 3], (one) =>
    one === 2 ? Promise.reject(new Error('no')) : Promise.resolve(),
  );
  await expect(failing).rejects.toThrow('no');
});

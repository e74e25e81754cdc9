import { runConcurrently } from './run-concurrently';

test('everything is done once, in order, whatever it is, and so many at a time', async () => {
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

test('what fails ends all', async () => {
  const failing = runConcurrently(2, [1, 2, 3], (one) =>
    one === 2 ? Promise.reject(new Error('no')) : Promise.resolve(),
  );
  await expect(failing).rejects.toThrow('no');
});

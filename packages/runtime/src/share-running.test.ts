import { shareRunning } from './share-running';

/** Counts its calls. Each ends when it is told to. */
function countedWork() {
  const ends: ((end: { result: number } | { error: Error }) => void)[] = [];
  const work = () =>
    new Promise<number>((resolve, reject) =>
      ends.push((end) => ('error' in end ? reject(end.error) : resolve(end.result))),
    );
  return { work, ends };
}

test('those who call while the work runs share its result', async () => {
  const { work, ends } = countedWork();
  const share = shareRunning(work);
  const results = [share(), share(), share()];
  expect(ends).toHaveLength(1);
  ends[0]?.({ result: 1 });
  expect(await Promise.all(results)).toEqual([1, 1, 1]);
});

test('work that has ended, even with an error, is done again for the next call', async () => {
  const { work, ends } = countedWork();
  const share = shareRunning(work);
  const failed = share();
  ends[0]?.({ error: new Error('away') });
  await expect(failed).rejects.toThrow('away');
  const next = share();
  expect(ends).toHaveLength(2);
  ends[1]?.({ result: 2 });
  expect(await next).toBe(2);
});

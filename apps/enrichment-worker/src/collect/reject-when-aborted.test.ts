import { getEventListeners } from 'node:events';
import { rejectWhenAborted } from './reject-when-aborted';

const never = new Promise<never>(() => undefined);

test("rejects with the signal's reason as soon as it aborts", async () => {
  const stop = new AbortController();
  const result = rejectWhenAborted(stop.signal, never);
  stop.abort(new Error('time is up'));
  await expect(result).rejects.toThrow('time is up');
  await expect(rejectWhenAborted(stop.signal, never)).rejects.toThrow('time is up');
});

test('leaves no listener on the signal after work that resolved or rejected', async () => {
  const { signal } = new AbortController();
  for (let times = 0; times < 20; times += 1) {
    expect(await rejectWhenAborted(signal, Promise.resolve(times))).toBe(times);
    await expect(rejectWhenAborted(signal, Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

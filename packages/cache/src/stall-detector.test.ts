import { createStallDetector } from './stall-detector';

const never = () => new Promise<never>(() => undefined);
const blockFor = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

test('reads a response that arrived in time although the process was busy until after the limit', async () => {
  const { withResponseTimeout } = createStallDetector(20);
  const response = withResponseTimeout(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 25, 'here');
      }),
  );
  blockFor(60);
  expect(await response).toBe('here');
});

test('rejects immediately while a response is overdue', async () => {
  const { withResponseTimeout } = createStallDetector(1_500);
  await expect(withResponseTimeout(never)).rejects.toThrow('within 1500 ms');
  let isSent = false;
  await expect(
    withResponseTimeout(() => {
      isSent = true;
      return never();
    }),
  ).rejects.toThrow();
  expect(isSent).toBe(false);
});

test('recovers when the overdue response arrives or the connection is lost', async () => {
  const { withResponseTimeout, reset } = createStallDetector(10);
  let response: (value: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    response = resolve;
  });
  await expect(withResponseTimeout(() => late)).rejects.toThrow();
  response('at last');
  await late;
  expect(await withResponseTimeout(() => Promise.resolve('again'))).toBe('again');

  await expect(withResponseTimeout(never)).rejects.toThrow();
  reset();
  expect(await withResponseTimeout(() => Promise.resolve('on a new connection'))).toBe('on a new connection');
});

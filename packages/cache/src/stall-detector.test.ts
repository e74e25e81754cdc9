import { createStallDetector } from './stall-detector';

const never = () => new Promise<never>(() => undefined);
const spinFor = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

test('reads a response that arrived in time although the process was busy until after the limit', async () => {
  const { within } = createStallDetector(20);
  const answer = within(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 25, 'here');
      }),
  );
  spinFor(60);
  expect(await answer).toBe('here');
});

test('rejects immediately while a response is overdue', async () => {
  const { within } = createStallDetector(1_500);
  await expect(within(never)).rejects.toThrow('within 1500 ms');
  let wasAsked = false;
  await expect(
    within(() => {
      wasAsked = true;
      return never();
    }),
  ).rejects.toThrow();
  expect(wasAsked).toBe(false);
});

test('recovers when the overdue response arrives or the connection is lost', async () => {
  const { within, forgive } = createStallDetector(10);
  let answer: (value: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    answer = resolve;
  });
  await expect(within(() => late)).rejects.toThrow();
  answer('at last');
  await late;
  expect(await within(() => Promise.resolve('again'))).toBe('again');

  await expect(within(never)).rejects.toThrow();
  forgive();
  expect(await within(() => Promise.resolve('on a new connection'))).toBe('on a new connection');
});

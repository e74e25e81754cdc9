import { continueTrace, currentTrace, inSpan, openSpan } from '.';

const TRACEPARENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

test('runs the work alone while tracing is off', async () => {
  const work = () => inSpan('untraced', {}, async () => currentTrace());
  expect(await continueTrace(TRACEPARENT, work)).toBeNull();
  expect(openSpan('untraced').run(() => 'done')).toBe('done');
});

test('passes on what the work throws', async () => {
  const error = new Error('no');
  await expect(inSpan('untraced', {}, () => Promise.reject(error))).rejects.toBe(error);
});

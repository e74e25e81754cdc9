import { outcomeViolations } from './never-ending-work';

const END = {
  id: 'batch_A',
  status: 'failed',
  message: 'The enrichment did not finish in time.',
  isRefunded: true,
  lateSeconds: 3,
};

test('accepts a batch that its deadline ended and that was refunded', () => {
  expect(outcomeViolations(END)).toEqual([]);
});

test.each([
  ['that keeps running', { status: 'processing', message: null, isRefunded: false, lateSeconds: null }],
  ['that its crawler failed', { message: 'The company could not be enriched (website: no answer).' }],
  ['without its refund', { isRefunded: false }],
  ['that ended before its deadline', { lateSeconds: -1 }],
  ['that ended long after it', { lateSeconds: 11 }],
])('reports a batch %s', (_what, change) => {
  expect(outcomeViolations({ ...END, ...change })).toHaveLength(1);
});

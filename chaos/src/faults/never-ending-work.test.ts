import { outcomeViolations } from './never-ending-work';

const END = {
  id: 'batch_A',
  status: 'failed',
  message: 'The enrichment did not finish in time.',
  isRefunded: true,
  lateSeconds: 3,
};

test('a batch that its deadline ended, with its refund, is right', () => {
  expect(outcomeViolations(END)).toEqual([]);
});

test.each([
  ['that runs on', { status: 'processing', message: null, isRefunded: false, lateSeconds: null }],
  ['that its crawler ended', { message: 'The company could not be enriched (website: no answer).' }],
  ['without its refund', { isRefunded: false }],
  ['that ended before its deadline', { lateSeconds: -1 }],
  ['that ended long after it', { lateSeconds: 11 }],
])('sees one %s', (_what, change) => {
  expect(outcomeViolations({ ...END, ...change })).toHaveLength(1);
});

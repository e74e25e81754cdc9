import { type BatchRow, outcomeOf } from './kill-enrichment-worker';

const LEASE = new Date(100_000);
const WATCHED = { id: 'batch_A', fence: 1, leaseUntil: LEASE };
const row = (change: Partial<BatchRow>): BatchRow => ({
  id: 'batch_A',
  fence: 1,
  running: true,
  leaseUntil: LEASE,
  crashes: 1,
  message: null,
  ...change,
});

test.each<[what: string, expected: string, change: Partial<BatchRow>]>([
  ['nothing happens yet', 'waits', {}],
  ['the sweeper freed it and no worker has claimed it', 'waits', { fence: 2, leaseUntil: null }],
  ['another worker claimed it', 'taken over', { fence: 2, leaseUntil: new Date(120_000) }],
  ['another worker claimed and ended it', 'taken over', { fence: 2, running: false, leaseUntil: null }],
  ['its lease is renewed', 'held by a living worker', { leaseUntil: new Date(105_000) }],
  [
    'its deadline ended it',
    'ended late',
    { running: false, message: 'The enrichment did not finish in time.' },
  ],
])('when %s, a batch of a killed worker counts as: %s', (_what, expected, change) => {
  expect(outcomeOf(row(change), WATCHED, 59_000)).toBe(expected);
});

test('lets a batch that lost two workers wait longer for quarantine', () => {
  expect(outcomeOf(row({ fence: 2, leaseUntil: null, crashes: 2 }), WATCHED, 121_000)).toBe('waits');
});

test('counts a batch as stuck if no worker took it over in two minutes', () => {
  expect(outcomeOf(row({ fence: 2, leaseUntil: null }), WATCHED, 121_000)).toBe('stuck');
});

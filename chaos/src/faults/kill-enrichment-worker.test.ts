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

test.each<[string, Partial<BatchRow>, string]>([
  ['nothing happens yet', {}, 'waits'],
  ['the sweeper freed it and no worker has claimed it', { fence: 2, leaseUntil: null }, 'waits'],
  ['another worker claimed it', { fence: 2, leaseUntil: new Date(120_000) }, 'taken over'],
  ['another worker claimed and ended it', { fence: 2, running: false, leaseUntil: null }, 'taken over'],
  ['its lease is renewed', { leaseUntil: new Date(105_000) }, 'held by a living worker'],
  [
    'its deadline ended it',
    { running: false, message: 'The enrichment did not finish in time.' },
    'ended late',
  ],
])('when %s, a batch of a killed worker counts as: %3$s', (_what, change, expected) => {
  expect(outcomeOf(row(change), WATCHED, 59_000)).toBe(expected);
});

test('lets a batch that lost two workers wait longer for quarantine', () => {
  expect(outcomeOf(row({ fence: 2, leaseUntil: null, crashes: 2 }), WATCHED, 121_000)).toBe('waits');
});

test('counts a batch as stuck if no worker took it over in two minutes', () => {
  expect(outcomeOf(row({ fence: 2, leaseUntil: null }), WATCHED, 121_000)).toBe('stuck');
});

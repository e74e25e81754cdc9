import { readHeadcount } from './headcount';

const concept = (...facts: unknown[]) => ({ units: { pure: facts } });

test('returns the headcount of the latest day, whatever the unit is called', () => {
  const units = { pure: [{ val: 180, end: '2025-12-31' }], employee: [{ val: 240, end: '2026-06-30' }] };
  expect(readHeadcount({ units }, '2024-11-20')).toEqual({ count: 240, asOf: '2026-06-30' });
});

test.each([
  ['too old', { val: 240, end: '2024-11-19' }],
  ['none at all', { val: 0, end: '2026-06-30' }],
  ['not a whole number', { val: 24.5, end: '2026-06-30' }],
  ['a text', { val: '240', end: '2026-06-30' }],
  ['without a day', { val: 240 }],
])('returns null if the headcount is %s', (_what, fact) => {
  expect(readHeadcount(concept(fact), '2024-11-20')).toBeNull();
});

test.each([null, [], { units: 7 }, { units: { pure: 'x' } }])('returns null for %j', (response) => {
  expect(readHeadcount(response, '2024-11-20')).toBeNull();
});

import { outcome } from './outcome';
import type { Row } from './table';

const ROW: Row = { id: 'C1', what: 'a fault', injected: 2, checked: 'all', violations: [] };
const SKIPPED: Row = { ...ROW, injected: 0, isSkipped: true };

test('passes a run without a violation', () => {
  expect(outcome([ROW, ROW], 'long')).toEqual({ text: 'no violation', code: 0 });
});

test('fails a run with a violation', () => {
  expect(outcome([ROW, { ...ROW, violations: ['a', 'b'] }], 'short')).toEqual({
    text: '2 violations',
    code: 1,
  });
});

test('reports what was not run, and fails a long run for it', () => {
  expect(outcome([ROW, SKIPPED], 'short')).toEqual({ text: 'no violation, 1 not run', code: 0 });
  expect(outcome([SKIPPED, SKIPPED], 'long')).toEqual({ text: 'no violation, 2 not run', code: 1 });
});

import type { JudgedValue } from '../src/quality/score-site';
import { lowestThreshold } from '../src/quality/thresholds';

const judged = (verdict: 'right' | 'wrong', confidence: number): JudgedValue => ({
  slug: 'acme',
  field: 'company.phone',
  verdict,
  given: '+491',
  expected: null,
  source: 'website:text',
  url: null,
  confidence,
});

test('the threshold is the lowest confidence from which on enough values are right', () => {
  const values = [judged('right', 0.9), judged('right', 0.8), judged('right', 0.7), judged('wrong', 0.6)];
  expect(lowestThreshold(values, 0.9)).toBe(0.7);
  expect(lowestThreshold(values, 0.75)).toBe(0.6);
});

test('values of one confidence are kept or left out together', () => {
  expect(lowestThreshold([judged('right', 0.9), judged('right', 0.8), judged('wrong', 0.8)], 0.9)).toBe(0.9);
});

test('there is no threshold if the surest values are wrong too often', () => {
  expect(lowestThreshold([judged('wrong', 0.9), judged('right', 0.8)], 0.9)).toBeNull();
});

import { industryOfNace } from './nace-industry';

test.each([
  ['62012', 'Software'],
  ['62.01Z', 'Software'],
  ['62.020', 'IT Services'],
  ['30.30Z', 'Aerospace'],
  ['56101', 'Restaurants'],
])('returns the industry of %s', (code, industry) => expect(industryOfNace(code)).toBe(industry));

test.each(['64209', '70.10Z', '99999', '', 'constructor', '6'])('returns no industry for %p', (code) =>
  expect(industryOfNace(code)).toBeNull(),
);

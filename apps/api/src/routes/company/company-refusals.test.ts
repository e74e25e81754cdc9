import { noDataCooldown } from './company-refusals';

test.each([
  [1, 'The domain can be enriched again in 1 second.'],
  [30, 'The domain can be enriched again in 30 seconds.'],
])('states a cooldown of %i s in words that fit the number', (seconds, hint) => {
  expect(noDataCooldown(seconds).extra['hint']).toBe(hint);
});

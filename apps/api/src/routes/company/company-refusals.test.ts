import { noDataCooldown } from './company-refusals';

test.each([
  [1, 'The domain can be enriched again in 1 second.'],
  [30, 'The domain can be enriched again in 30 seconds.'],
  [121, 'The domain can be enriched again in 3 minutes.'],
  [86_372, 'The domain can be enriched again in 24 hours.'],
])('states a cooldown of %i s in words that fit the number', (seconds, hint) => {
  expect(noDataCooldown(seconds).extra['hint']).toBe(hint);
});

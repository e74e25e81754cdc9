import { noDataCooldown } from './company-refusals';

test('states a cooldown in words, and when it ends', () => {
  expect(noDataCooldown(86_220).extra['hint']).toMatch(
    /^The domain can be enriched again in 23 h 57 min, at \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
  );
});

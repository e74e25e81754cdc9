import { suggestModules } from './suggest-modules';

test.each([
  ['tech', 'Did you mean technology?'],
  ['techonology', 'Did you mean technology?'],
  ['finance', 'Did you mean funding?'],
  ['people', 'Did you mean team?'],
  ['competitor', 'Did you mean competitors?'],
  ['signal', 'Did you mean signals?'],
  ['news,tech', 'Did you mean technology, signals?'],
  ['all', 'For all modules, send enrich=business,technology,funding,team,signals,competitors.'],
  ['*', 'For all modules, send enrich=business,technology,funding,team,signals,competitors.'],
])('for %s: %s', (names, hint) => {
  expect(suggestModules(names.split(','))).toBe(hint);
});

test.each(['horoscope', '__proto__', 'tostring', 't'])('for %s nothing', (name) => {
  expect(suggestModules([name])).toBeNull();
});

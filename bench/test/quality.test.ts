import { measureCompanies } from '../src/quality/measure-companies';
import { measureHeadlines } from '../src/quality/measure-headlines';
import { readResults, regressions } from '../src/quality/results';

test('reads no field of the labelled companies worse than bench/quality/results.json says', async () => {
  const { counts } = await measureCompanies();
  expect(regressions(readResults().now['fields'] ?? {}, counts)).toEqual([]);
});

test.each(['types', 'classes', 'entities'] as const)(
  'reads no %s of the labelled headlines worse than bench/quality/results.json says',
  (kind) => {
    expect(regressions(readResults().now[kind] ?? {}, measureHeadlines().counts[kind])).toEqual([]);
  },
);

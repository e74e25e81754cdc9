import { parseCompanySearch } from './parse-company-search';

test('reads a search as the query of the endpoint', () => {
  const text =
    'query=cold+storage&countries=GB,France&countries=DE&signal_types=funding&employee_ranges=11-50&since=2026-01-01';
  expect(parseCompanySearch(text)).toEqual({
    ...{ query: 'cold storage', countries: ['GB', 'France', 'DE'], since: '2026-01-01' },
    ...{ signalTypes: ['funding'], employeeRanges: ['11-50'] },
  });
});

test.each(['', 'energy', 'country=GB'])('refuses %j, which names no filter', (text) => {
  expect(() => parseCompanySearch(text)).toThrow('There are query, industries');
});

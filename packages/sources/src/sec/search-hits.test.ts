import { isSearchResponse, readFilerHits, readFilingHits } from './search-hits';

const response = (...hits: unknown[]) => ({ hits: { total: { value: hits.length }, hits } });

test('returns filers with their full number and their name without tickers', () => {
  const hits = response({ _id: '900001', _source: { entity: 'Acme Corp (ACME)', rank: 3 } });
  expect(readFilerHits(hits)).toEqual([{ cik: '0000900001', name: 'Acme Corp' }]);
});

test('returns every filer of a filing with its own number', () => {
  const names = ['Acme Corp  (CIK 0000900001)', 'Acme Sub LLC  (CIK 0000900002)'];
  const hits = response({ _source: { ciks: ['0000900001', '0000900002'], display_names: names } });
  expect(readFilingHits(hits)).toEqual([
    { cik: '0000900001', name: 'Acme Corp' },
    { cik: '0000900002', name: 'Acme Sub LLC' },
  ]);
});

test.each([
  { _id: '../1', _source: { entity: 'Acme', ciks: ['x'], display_names: ['Acme'] } },
  { _id: 900001, _source: { entity: 7, ciks: '0000900001', display_names: null } },
  { _id: '900001', _source: null },
  'hit',
  null,
])('drops the hit %j', (hit) => {
  expect(readFilerHits(response(hit))).toEqual([]);
  expect(readFilingHits(response(hit))).toEqual([]);
});

test('distinguishes a response without hits from an invalid one', () => {
  expect(isSearchResponse(response())).toBe(true);
  expect([{}, null, { hits: [] }, { hits: { hits: {} } }].map(isSearchResponse)).not.toContain(true);
});

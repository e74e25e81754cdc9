import { batchedWebsiteSearches, websiteSearches } from './website-searches';

const LONGEST_LABEL = 'a'.repeat(63);

test('asks for all eight forms of a front page in one search where they fit', () => {
  const [search = '', ...more] = websiteSearches('acme.example');
  expect(more).toEqual([]);
  expect(search.replace('haswbstatement:', '').split('|')).toEqual([
    'P856=https://www.acme.example/',
    'P856=https://acme.example/',
    'P856=https://www.acme.example',
    'P856=https://acme.example',
    'P856=http://www.acme.example/',
    'P856=http://acme.example/',
    'P856=http://www.acme.example',
    'P856=http://acme.example',
  ]);
});

test.each(['acme-robotics-of-leipzig.example', `${LONGEST_LABEL}.${LONGEST_LABEL}.example`])(
  'keeps each search within its length for %s',
  (domain) => {
    const searches = websiteSearches(domain);
    expect(Math.max(...searches.map(({ length }) => length))).toBeLessThanOrEqual(300);
    expect(searches.join('|').match(/P856=/g)).toHaveLength(8);
  },
);

test('asks for an international name in both its spellings', () => {
  const searches = websiteSearches('xn--mller-kva.example').join();
  expect(searches).toContain('https://müller.example/');
  expect(searches).toContain('https://xn--mller-kva.example/');
});

test('asks for several domains in two searches, at least the two usual forms of each', () => {
  const long = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `${word}-holdings-group.example`);
  const searches = batchedWebsiteSearches(long);
  expect(searches).toHaveLength(2);
  expect(Math.max(...searches.map(({ length }) => length))).toBeLessThanOrEqual(300);
  for (const domain of long) {
    expect(searches.join()).toContain(`https://www.${domain}/`);
    expect(searches.join()).toContain(`https://${domain}/`);
  }
});

test('asks for one domain among several as for one alone', () => {
  expect(batchedWebsiteSearches(['acme.example'])).toEqual(websiteSearches('acme.example'));
  expect(batchedWebsiteSearches(['acme.example', 'bexo.example'])).toEqual([
    ...websiteSearches('acme.example'),
    ...websiteSearches('bexo.example'),
  ]);
  expect(batchedWebsiteSearches([])).toEqual([]);
});

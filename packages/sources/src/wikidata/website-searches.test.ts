import { batchedWebsiteSearches, websiteSearches } from './website-searches';

const LONGEST_LABEL = 'a'.repeat(63);

test('searches for all eight forms of a homepage at once if they fit', () => {
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
  'keeps each search within the length limit for %s',
  (domain) => {
    const searches = websiteSearches(domain);
    expect(Math.max(...searches.map(({ length }) => length))).toBeLessThanOrEqual(300);
    expect(searches.join('|').match(/P856=/g)).toHaveLength(8);
  },
);

test('searches for an internationalised name in both spellings', () => {
  const searches = websiteSearches('xn--mller-kva.example').join();
  expect(searches).toContain('https://müller.example/');
  expect(searches).toContain('https://xn--mller-kva.example/');
});

test('searches for several domains in two searches, with at least the two most common forms of each', () => {
  const long = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `${word}-holdings-group.example`);
  const searches = batchedWebsiteSearches(long);
  expect(searches).toHaveLength(2);
  expect(Math.max(...searches.map(({ length }) => length))).toBeLessThanOrEqual(300);
  for (const domain of long) {
    expect(searches.join()).toContain(`https://www.${domain}/`);
    expect(searches.join()).toContain(`https://${domain}/`);
  }
});

test('searches for one or two domains like for a single one', () => {
  expect(batchedWebsiteSearches(['acme.example'])).toEqual(websiteSearches('acme.example'));
  expect(batchedWebsiteSearches(['acme.example', 'bexo.example'])).toEqual([
    ...websiteSearches('acme.example'),
    ...websiteSearches('bexo.example'),
  ]);
  expect(batchedWebsiteSearches([])).toEqual([]);
});

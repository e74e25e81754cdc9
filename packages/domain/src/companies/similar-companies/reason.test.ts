import type { CompanyProfile } from '@firmlens/contract';
import { describeSimilarity, type TextToken } from './reason';
import type { Similarity } from './similarity';

const company = (about: Partial<CompanyProfile> = {}): CompanyProfile => ({
  domain: 'acme.example',
  name: 'Acme',
  description: null,
  industries: [],
  topics: [],
  services: [],
  countryCode: 'DE',
  city: 'Hamburg',
  employeeRange: '51-200',
  ...about,
});
const similarityOf = (about: Partial<Similarity> = {}): Similarity => ({
  similarity: 0.5,
  words: [],
  industry: null,
  isSameCountry: false,
  isSameCity: false,
  sizeSteps: null,
  ...about,
});
/** Words with stems as an English stemmer returns them, and the text between them. */
const tokens = (text: string): TextToken[] =>
  (text.match(/[\p{L}\d]+|[^\p{L}\d]+/gu) ?? []).map((token) => ({
    token,
    stem: /[\p{L}\d]/u.test(token) ? token.toLowerCase().replace(/(?:ning|s)$/, '') : null,
  }));
const shared = (...stems: string[]) => stems.map((stem, at) => ({ stem, rarity: 9 - at }));

test('names what both do, the industry, the country and the size in one sentence', () => {
  const reason = describeSimilarity(
    company(),
    company(),
    similarityOf({
      words: shared('warehouse', 'robot', 'route', 'plan'),
      industry: 'logistics software',
      isSameCountry: true,
      sizeSteps: 0,
    }),
    tokens('Warehouse robots; for all. We offer route planning.'),
    tokens('Fast route plans for all warehouse robot fleets.'),
  );
  expect(reason).toBe(
    'Both work on warehouse robots and route planning; same industry (logistics software), both in Germany, both 51-200 people.',
  );
});

test('names at most three of the rarest phrases, each word once', () => {
  const words = shared('weld', 'laser', 'steel', 'iron', 'zinc');
  const text = 'Zinc. Laser welds, welds, steel, laser. Iron';
  expect(describeSimilarity(company(), company(), similarityOf({ words }), tokens(text), tokens(text))).toBe(
    'Both work on laser welds, steel and iron.',
  );
});

test('joins words only if both companies have them beside each other in that order', () => {
  const words = shared('drone', 'inspect', 'wind', 'farm');
  const reason = (other: string) =>
    describeSimilarity(
      company(),
      company(),
      similarityOf({ words }),
      tokens('Our drones inspect wind farms.'),
      tokens(other),
    );
  expect(reason('We inspect the roofs of farms by drone in any wind.')).toBe(
    'Both work on drones, inspect and wind.',
  );
  expect(reason('Drones; inspect, wind. Farms.')).toBe('Both work on drones, inspect and wind.');
  expect(reason('We inspect each wind farm by drone.')).toBe('Both work on wind farms, drones and inspect.');
  expect(reason('We inspect wind farms by drone.')).toBe('Both work on inspect wind farms and drones.');
});

test('omits words that everybody uses, except beside a rare one', () => {
  const words = [
    { stem: 'crm', rarity: 6 },
    { stem: 'software', rarity: 2 },
  ];
  expect(
    describeSimilarity(
      company(),
      company(),
      similarityOf({ words }),
      tokens('CRM software'),
      tokens('Software: CRM software'),
    ),
  ).toBe('Both work on CRM software.');
  expect(
    describeSimilarity(company(), company(), similarityOf({ words, sizeSteps: 0 }), tokens('Software'), []),
  ).toBe('Both 51-200 people.');
});

test('names the town if it is the same, and both sizes if they are near', () => {
  const near = similarityOf({ isSameCountry: true, isSameCity: true, sizeSteps: 1 });
  const place = { countryCode: 'GB', city: 'Leeds' };
  expect(
    describeSimilarity(company(place), company({ ...place, employeeRange: '11-50' }), near, [], []),
  ).toBe('Both in Leeds, the United Kingdom, of similar size (51-200 and 11-50 people).');
});

test('is a sentence if there is nothing to name', () => {
  expect(describeSimilarity(company(), company(), similarityOf(), [], [])).toMatch(/^Both .+\.$/);
});

import { readFiler } from './filer';

const CIK = '0000900001';
const record = {
  name: 'Acme Corp /DE/',
  sic: '7372',
  sicDescription: 'Services-Prepackaged Software',
  addresses: {
    business: { street1: '22 RUE DE LA PAIX', city: 'PARIS', stateOrCountry: 'I0', zipCode: '75002' },
  },
  phone: '01 42 68 53 00',
};

test('parses a foreign filer with the codes of its country', () => {
  expect(readFiler({ ...record, stateOfIncorporation: 'X0' }, CIK)).toMatchObject({
    name: 'Acme Corp',
    phone: '+33142685300',
    business: { street: '22 Rue de la Paix', city: 'Paris', country: { country_code: 'FR' } },
    incorporatedIn: 'GB',
    industry: 'Prepackaged Software',
    isListed: false,
  });
});

test.each([
  ['its tickers', { tickers: ['ACME'] }],
  ['its exchanges', { exchanges: [null, 'NYSE'] }],
])('recognises a listed company by %s', (_what, about) => {
  expect(readFiler({ ...record, ...about }, CIK)?.isListed).toBe(true);
});

test('treats a company with empty listings as unlisted', () => {
  expect(readFiler({ ...record, tickers: [''], exchanges: [null] }, CIK)?.isListed).toBe(false);
});

test.each(['../secret.json', 'CIK0000900002-submissions-001.json', 7])(
  'ignores an older page named %j',
  (name) => {
    expect(readFiler({ ...record, filings: { files: [{ name }] } }, CIK)?.oldestPage).toBeNull();
  },
);

test.each([null, [], {}, { name: 7 }, { name: ' ' }])('rejects the record %j', (given) => {
  expect(readFiler(given, CIK)).toBeNull();
});

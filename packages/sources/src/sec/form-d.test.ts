import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { formD, PEOPLE } from '../../test/sec/sample-filer';
import { parseDollars, readFormD } from './form-d';

test('reads issuer, people and amounts, and no addresses', () => {
  const form = readFormD(formD());
  expect(form).toEqual({
    cik: '0000900001',
    issuer: 'Acme Robotics & Tools, Inc.',
    entityType: 'Corporation',
    incorporatedIn: 2022,
    people: [
      { name: 'Ada Example', position: 'Chief Executive Officer' },
      { name: 'Ben Sample', position: 'Director' },
      { name: '- Bexo Capital LLC', position: 'Director' },
    ],
    sold: 12_000_000,
    offered: 15_000_000,
    firstSaleOn: '2026-02-17',
    amends: null,
    isFundOrMerger: false,
  });
  expect(JSON.stringify(form)).not.toMatch(/Private Lane|Hometown/);
});

test('reads a single person or none just like several', () => {
  const [first = ''] = PEOPLE.split(/(?<=<\/relatedPersonInfo>)/);
  expect(readFormD(formD({ people: first }))?.people).toHaveLength(1);
  expect(readFormD(formD({ people: '' }))?.people).toEqual([]);
});

test.each([
  ['a test filing', formD().replace('>LIVE<', '>TEST<')],
  ['another form', formD().replace('>D<', '>C<')],
  ['a page', '<!doctype html><html><body>Not found</body></html>'],
  ['an empty text', ''],
  ['a truncated text', formD().slice(0, 300)],
  ['a text that is far too long', formD() + ' '.repeat(1024 * 1024)],
  ['endless elements', '<edgarSubmission>' + '<a>'.repeat(100_000)],
])('rejects %s', (_what, xml) => {
  expect(readFormD(xml)).toBeNull();
});

test.each([
  ['a merger', formD().replace('Transaction>false<', 'Transaction>true<')],
  ['a fund by its industry', formD({ industry: 'Pooled Investment Fund' })],
  [
    'a fund by what it sells',
    formD().replace(
      '<isEquityType>',
      '<isPooledInvestmentFundType>true</isPooledInvestmentFundType><isEquityType>',
    ),
  ],
])('recognises that %s is no funding round', (_what, xml) => {
  expect(readFormD(xml)?.isFundOrMerger).toBe(true);
});

test('never resolves entities declared in the text', () => {
  const entityBomb =
    '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>';
  const xml = formD({ people: '' }).replace('<edgarSubmission>', `${entityBomb}<edgarSubmission>`);
  const issuer = readFormD(xml.replace('Acme Robotics', '&b;&file;'))?.issuer ?? '';
  expect(issuer).not.toMatch(/haha|root:/);
});

test.each(['__proto__', 'constructor', 'hasOwnProperty'])(
  'is not affected by an element named %s',
  (name) => {
    const xml = formD().replace('<offeringData>', `<${name}><sold>1</sold></${name}><offeringData>`);
    const form = readFormD(xml);
    expect(form === null || form.sold === 12_000_000).toBe(true);
    expect(Object.hasOwn(Object.prototype, 'sold')).toBe(false);
  },
);

test.each([
  ['12000000', 12_000_000],
  ['0', 0],
  ['199.50', 199.5],
  ['Indefinite', null],
  ['12,000,000', null],
  ['-5', null],
  ['1e9', null],
  ['', null],
])('parses %j as %p dollars', (text, amount) => expect(parseDollars(text)).toBe(amount));

test('parses any amount that a form can state', () => {
  fc.assert(fc.property(fc.nat({ max: 9_999_999_999_999 }), (n) => expect(parseDollars(String(n))).toBe(n)));
});

test('parses any text as an amount and a date, or as null', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,Te -]*$/));
  fc.assert(
    fc.property(text, (value) => {
      const form = readFormD(
        formD({ sold: value.replace(/[<>&]/g, ''), firstSale: value.replace(/[<>&]/g, '') }),
      );
      expect(form?.sold === null || Number(form?.sold) >= 0).toBe(true);
      expect(form?.firstSaleOn === null || /^\d{4}-\d{2}-\d{2}$/.test(form?.firstSaleOn ?? '')).toBe(true);
    }),
  );
});

test('never throws on corrupted text', () => {
  const xml = formD();
  const truncation = fc.tuple(fc.nat(xml.length), fc.nat(xml.length), fc.string());
  fc.assert(
    fc.property(truncation, ([from, to, text]) => {
      const form = readFormD(xml.slice(0, from) + text + xml.slice(to));
      expect(form === null || Array.isArray(form.people)).toBe(true);
    }),
  );
});

test('survives the largest text, whatever it is made of', () => {
  runToCompletion(() => {
    for (const part of [
      '<',
      '<a/>',
      '<?x?>',
      '<!--',
      '<![CDATA[',
      '<!DOCTYPE x [',
      '<a b="',
      '&lt;',
      '</a>',
    ]) {
      readFormD(`<edgarSubmission>${part.repeat(260_000 / part.length)}`);
    }
  });
});

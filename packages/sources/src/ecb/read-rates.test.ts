import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { readRates } from './read-rates';

const required = [{ currency: 'GBP', day: '2026-11-20' }];

test('reads single and double quotes', () => {
  const xml = `<Cube time='2026-11-20'><Cube currency='USD' rate='1.1'/><Cube currency="GBP" rate="0.88"/></Cube>`;
  expect(readRates(xml, required)).toEqual([{ currency: 'GBP', date: '2026-11-20', usd: 1.25 }]);
});

test.each(['0', '-1', '1e9', 'N/A', '', 'Infinity', '0x10'])('ignores the rate %j', (rate) => {
  const xml = `<Cube time="2026-11-20"><Cube currency="USD" rate="1.1"/><Cube currency="GBP" rate="${rate}"/></Cube>`;
  expect(readRates(xml, required)).toEqual([]);
});

test('returns only positive rates of required currencies, whatever the text', () => {
  const piece = fc.constantFrom(
    ...[
      '<Cube ',
      '<Cube time="2026-11-20">',
      '<Cube time="2026-02-30">',
      ' currency="GBP"',
      ' rate="0.88"',
      '/>',
    ],
    ...[
      '<Cube currency="USD" rate="1.1"/>',
      '<Cube currency="GBP" rate="0.000000000"/>',
      '</Cube>',
      '"',
      '<',
      'x',
    ],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
      for (const { currency, usd } of readRates(pieces.join(''), required)) {
        expect(currency).toBe('GBP');
        expect(usd).toBeGreaterThan(0);
        expect(Number.isFinite(usd)).toBe(true);
      }
    }),
  );
});

test('survives text that is made to backtrack', () => {
  runToCompletion(() => {
    for (const part of ['<Cube ', '<Cube time="', ' currency="', "='", '<'])
      readRates(part.repeat(500_000), required);
  });
});

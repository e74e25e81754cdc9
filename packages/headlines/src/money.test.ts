import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { readMoney } from './money';

const first = (text: string) => {
  const [money] = readMoney(text);
  return money && `${String(money.amount)} ${money.currency}`;
};

test.each([
  ['raises $12M', '12000000 USD'],
  ['a $1.5 billion valuation', '1500000000 USD'],
  ['US$4 million', '4000000 USD'],
  ['A$3.2m', '3200000 AUD'],
  ['€12 million Series A', '12000000 EUR'],
  ['€12-million', '12000000 EUR'],
  ['12 Mio. Euro', '12000000 EUR'],
  ['12,5 Millionen Euro', '12500000 EUR'],
  ['1,2 Mrd. €', '1200000000 EUR'],
  ["3 millions d'euros", '3000000 EUR'],
  ['3,5 millions d’euros', '3500000 EUR'],
  ['10 M€', '10000000 EUR'],
  ['500 k€', '500000 EUR'],
  ['€500k', '500000 EUR'],
  ['CHF 500k', '500000 CHF'],
  ['2 milioni di euro', '2000000 EUR'],
  ['5 millones de dólares', '5000000 USD'],
  ['2 mil millones de euros', '2000000000 EUR'],
  ['3 miljoen euro', '3000000 EUR'],
  ['£750,000', '750000 GBP'],
  ['1.500.000 €', '1500000 EUR'],
  ['1 500 000 €', '1500000 EUR'],
  ["CHF 1'250'000", '1250000 CHF'],
  ['$1,234.50', '1234.5 USD'],
  ['EUR 1.234,50', '1234.5 EUR'],
  ['USD 4-5 million', '4000000 USD'],
  ['$4 to $5 million', '4000000 USD'],
  ['SEK 40 million', '40000000 SEK'],
  ['40 million SEK', '40000000 SEK'],
  ['₹50 crore', '500000000 INR'],
  ['49 € pro Monat', '49 EUR'],
  ['$29/month', '29 USD'],
  ['5 million dollars', '5000000 USD'],
  ['60 miljoner kronor', '60000000 SEK'],
  ['22 miljoner norska kronor', '22000000 NOK'],
  ['60 MSEK', '60000000 SEK'],
  ['MSEK 60', '60000000 SEK'],
  ['SEK 60m', '60000000 SEK'],
  ['MNOK 12,5', '12500000 NOK'],
  ['40 mln zł', '40000000 PLN'],
  ['2,5 miliona złotych', '2500000 PLN'],
  ['12 milionów złotych', '12000000 PLN'],
  ['R$ 12 milhões', '12000000 BRL'],
  ['12,5 milhões de reais', '12500000 BRL'],
  ['3 milhões de euros', '3000000 EUR'],
  ['2,2 miljoonaa euroa', '2200000 EUR'],
  ['500 tys. zł', '500000 PLN'],
  ['30 milionů Kč', '30000000 CZK'],
  ['€6,2 miljoen', '6200000 EUR'],
])('reads "%s"', (text, expected) => expect(first(text)).toBe(expected));

test.each([
  '12 million users',
  'Series A',
  '2026',
  'A4',
  'top 10 pounds of flour',
  '$',
  '€ -',
  'kr 500',
  '$0',
])('finds no money in "%s"', (text) => expect(['10 GBP', undefined]).toContain(first(text)));

test.each([
  ['8 Mkr', 'SEK', '8000000 SEK'],
  ['25 mio. kr.', 'DKK', '25000000 DKK'],
  ['kr 500 000', 'NOK', '500000 NOK'],
  ['12 millioner kroner', 'NOK', '12000000 NOK'],
  ['58 mln koron', 'CZK', '58000000 CZK'],
])('reads "%s" in the national currency %s, and ignores it without one', (text, crown, expected) => {
  const [money] = readMoney(text, crown);
  expect(`${String(money?.amount)} ${String(money?.currency)}`).toBe(expected);
  expect(readMoney(text)).toEqual([]);
});

test('returns several amounts in order, with their positions', () => {
  const text = 'raised €10m at a €100m valuation, bringing the total to $25 million';
  const amounts = readMoney(text);
  expect(amounts.map((money) => money.amount)).toEqual([10e6, 100e6, 25e6]);
  expect(amounts.map((money) => text.slice(money.start, money.end))).toEqual([
    '€10m',
    '€100m',
    '$25 million',
  ]);
});

test('reads the same amount in every notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (tenths) => {
      const millions = tenths / 10;
      const english = millions.toLocaleString('en-US');
      const german = millions.toLocaleString('de-DE');
      const expected = Math.round(tenths * 1e5);
      for (const text of [`$${english}M`, `USD ${english} million`, `€${english}bn`]) {
        expect(readMoney(text)[0]?.amount).toBe(text.endsWith('bn') ? expected * 1000 : expected);
      }
      for (const text of [
        `${german} Mio. Euro`,
        `${german} millions d'euros`,
        `${german} Millionen US-Dollar`,
      ]) {
        expect(readMoney(text)[0]?.amount).toBe(expected);
      }
    }),
  );
});

test('never throws, and survives text that is designed to make patterns backtrack', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => Array.isArray(readMoney(text))));
  runToCompletion(() => {
    for (const unit of ['1,111', '$1 ', '1-', '1.1.', '111 ', "1'", '$$']) readMoney(unit.repeat(200_000));
  });
});

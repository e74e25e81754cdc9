import fc from 'fast-check';
import { companyKey, personKey, textKey } from './name-keys';

describe('keys of names', () => {
  it.each([
    ['Zürich', 'ZURICH'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['E-Commerce', 'e commerce'],
    ['  Data & Analytics ', 'data, analytics'],
  ])('takes %j and %j for one text', (a, b) => {
    expect(textKey(a)).toBe(textKey(b));
  });

  it.each([
    ['C', 'C++'],
    ['C', 'C#'],
    ['東京', '大阪'],
    ['!', '?'],
  ])('keeps %j and %j apart', (a, b) => {
    expect(textKey(a)).not.toBe(textKey(b));
  });

  it.each([
    ['Acme GmbH & Co. KG', 'ACME'],
    ['Bexo, Inc.', 'Bexo'],
    ['Cavo S.r.l.', 'Cavo Srl'],
    ['Dovo Sp. z o.o.', 'DOVO'],
    ['Électro S.A.', 'Electro'],
  ])('takes %j and %j for one company', (a, b) => {
    expect(companyKey(a)).toBe(companyKey(b));
  });

  it('leaves a name that is nothing but a legal form', () => {
    expect(companyKey('Limited')).toBe('limited');
    expect(companyKey('Co')).toBe('co');
  });

  it('takes a person with and without titles for one', () => {
    expect(personKey('Prof. Dr. Ada Müller, PhD')).toBe(personKey('ada muller'));
    expect(personKey('Dr.')).toBe('dr');
  });

  it('gives a key to every text that is not blank', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(textKey(text) === '').toBe(text.trim() === '');
      }),
    );
  });
});

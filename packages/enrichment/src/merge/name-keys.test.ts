import fc from 'fast-check';
import { companyKey, personKey, textKey } from './name-keys';

describe('keys of names', () => {
  it.each([
    ['Zürich', 'ZURICH'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['E-Commerce', 'e commerce'],
    ['  Data & Analytics ', 'data, analytics'],
  ])('treats %j and %j as one text', (a, b) => {
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
  ])('treats %j and %j as one company', (a, b) => {
    expect(companyKey(a)).toBe(companyKey(b));
  });

  it('keeps a name that is only a legal form', () => {
    expect(companyKey('Limited')).toBe('limited');
    expect(companyKey('Co')).toBe('co');
  });

  it('treats a person with and without titles as one', () => {
    expect(personKey('Prof. Dr. Ada Müller, PhD')).toBe(personKey('ada muller'));
    expect(personKey('Dr.')).toBe('dr');
  });

  it('returns a key for every text that is not blank', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(textKey(text) === '').toBe(text.trim() === '');
      }),
    );
  });
});

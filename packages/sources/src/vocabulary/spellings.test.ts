import { sourceOfSpellings } from './spellings';

const fits = (spellings: readonly string[], text: string) =>
  new RegExp(`^(?:${sourceOfSpellings(spellings)})$`, 'u').test(text);

describe('the notation of spellings', () => {
  it.each([
    ['S[.] r[.] l[.]', 'S r. l', true],
    ['S.A.', 'SxA.', false],
    ['AB[ (publ[.])]', 'AB (publ)', true],
    ['AB[ (publ[.])]', 'AB', true],
    ['gérant[e]', 'gérante', true],
    ['Lt{é/e}e', 'Ltée', true],
    ['Lt{é/e}e', 'Lte', false],
    ['[in/out]side', 'side', true],
    ['[in/out]side', 'outside', true],
    ['A/S', 'A/S', true],
    ['A/S', 'A', false],
    ['*päällikkö', 'myyntipäällikkö', true],
    ['*päällikkö', 'päällikkö', false],
    ['[*]johtaja', 'johtaja', true],
    ['FR-BIO-##', 'FR-BIO-01', true],
    ['FR-BIO-##', 'FR-BIO-1', false],
  ])('%s on %s: %s', (spelling, text, expected) => expect(fits([spelling], text)).toBe(expected));

  it('takes the first spelling that fits', () => {
    expect(new RegExp(sourceOfSpellings(['Oy Ab', 'Oy']), 'u').exec('Acme Oy Ab')?.[0]).toBe('Oy Ab');
  });
});

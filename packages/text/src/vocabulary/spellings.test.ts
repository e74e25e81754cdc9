import { spellingsToPattern } from './spellings';

const matches = (spellings: readonly string[], text: string) =>
  new RegExp(`^(?:${spellingsToPattern(spellings)})$`, 'u').test(text);

describe('spelling notation', () => {
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
    ['Kolleg{en/\\*innen}', 'Kolleg*innen', true],
    ['Kolleg{en/\\*innen}', 'Kolleginnen', false],
    ['[Chef\\/]Chefin', 'Chef/Chefin', true],
  ])('%s on %s: %s', (spelling, text, expected) => expect(matches([spelling], text)).toBe(expected));

  it('uses the first matching spelling', () => {
    expect(new RegExp(spellingsToPattern(['Oy Ab', 'Oy']), 'u').exec('Acme Oy Ab')?.[0]).toBe('Oy Ab');
  });
});

/** Letters that are written otherwise without being accented, as alphabets without them write them. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Lower case without accents (`ß` becomes `ss`, `ø` becomes `o`), so that words can be compared across spellings. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđı]/g, (letter) => OTHER_LETTERS[letter] ?? letter);
}

/** Letters and digits alone, folded: `Acme Robotics, Inc.` and `acme-robotics-inc` are one. */
export function foldName(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]/gu, '');
}

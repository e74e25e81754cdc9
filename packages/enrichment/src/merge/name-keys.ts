/**
 * The form under which two spellings of a name are one: lower case, without accents, punctuation as a space.
 * `+` and `#` stay, because they are all that tells some products apart (C, C++, C#). Empty only for a text that
 * holds nothing but white space.
 */
export function textKey(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase() // ß becomes SS
    .toLowerCase();
  const words = folded.replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ').trim();
  return words === '' ? text.trim() : words;
}

/** Legal forms as they end a company's name, dots removed; several words where they are written apart. */
const LEGAL_FORMS = [
  ...[
    'ab',
    'ag',
    'aps',
    'as',
    'asa',
    'bv',
    'co',
    'company',
    'corp',
    'corporation',
    'd o o',
    'doo',
    'eg',
    'ev',
  ],
  ...['gmbh', 'inc', 'incorporated', 'kft', 'kg', 'kgaa', 'kk', 'lda', 'limited', 'llc', 'llp', 'lp', 'ltd'],
  ...[
    'ltda',
    'mbh',
    'nv',
    'ohg',
    'oy',
    'oyj',
    'plc',
    'pte',
    'pty',
    'pvt',
    's r o',
    'sa',
    'sarl',
    'sas',
    'sasu',
  ],
  ...['se', 'sl', 'slu', 'sp z o o', 'sp z oo', 'spa', 'srl', 'sro', 'ug', 'zrt'],
].map((form) => ` ${form}`);

/** As `textKey`, without legal forms at the end: `Acme GmbH & Co. KG` and `ACME` are one. */
export function companyKey(name: string): string {
  let key = textKey(name.replaceAll('.', ''));
  for (;;) {
    const form = LEGAL_FORMS.find((ending) => key.endsWith(ending));
    if (form === undefined) return key;
    key = key.slice(0, -form.length);
  }
}

const HONORIFICS: ReadonlySet<string> = new Set([
  ...['dr', 'prof', 'mr', 'mrs', 'ms', 'mx', 'sir', 'herr', 'frau', 'ing', 'dipl', 'med', 'mba', 'phd'],
]);

/** As `textKey`, without titles: `Dr. Ada Example, PhD` and `Ada Example` are one. */
export function personKey(name: string): string {
  const words = textKey(name).split(' ');
  const bare = words.filter((word) => !HONORIFICS.has(word));
  return (bare.length === 0 ? words : bare).join(' ');
}

/** Orders texts by their code units, so that the order is the same under every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

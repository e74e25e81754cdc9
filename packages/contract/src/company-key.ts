import { textKey } from './text-key';

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

import { textKey } from './text-key';

/** Legal forms at the end of company names, without dots. Some are written as several words. */
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

/**
 * Normalises a company name like `textKey` and drops legal forms at its end: `Acme GmbH & Co. KG` and `ACME`
 * have one key.
 */
export function companyKey(name: string): string {
  let key = textKey(name.replaceAll('.', ''));
  for (;;) {
    const form = LEGAL_FORMS.find((ending) => key.endsWith(ending));
    if (form === undefined) return key;
    key = key.slice(0, -form.length);
  }
}

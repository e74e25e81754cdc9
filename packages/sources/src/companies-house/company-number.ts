/**
 * Prefixes of company numbers. They stand for the part of the country and the kind of company. Source:
 * Companies House's list of prefixes of company numbers (uniform resource identifiers guide).
 */
const PREFIXES: ReadonlySet<string> = new Set(
  (
    'AC CE CS FC FE GE GN GS IC IP LP NA NC NE NF NI NL NO NP NR NV NZ OC OE PC RC RS SA SC SE SF SG SI SL SO SP SR ' +
    'SZ ZC'
  ).split(' '),
);
const NUMBER = /^(?<prefix>[A-Z]{2})?(?<digits>\d{1,8})$/;
const LENGTH = 8;

/**
 * Parses a company number into the form that Companies House uses: eight characters, padded with zeros.
 * Returns null for any other text.
 */
export function parseCompanyNumber(text: string): string | null {
  const { prefix = '', digits = '' } =
    NUMBER.exec(text.slice(0, 20).replace(/\s/g, '').toUpperCase())?.groups ?? {};
  if (prefix !== '' && !PREFIXES.has(prefix)) return null;
  if (digits.length > LENGTH - prefix.length || Number(digits) === 0) return null;
  return prefix + digits.padStart(LENGTH - prefix.length, '0');
}

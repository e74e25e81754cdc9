import { foldName } from '../parsing/fold-text';

/** A number of a national register. */
export interface RegisterNumber {
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  number: string;
}

/** Registers whose numbers are digits of one length, with zeros in front, by country. */
const DIGITS: Readonly<Record<string, number>> = { GB: 8, FR: 9, NO: 9, NL: 8, DK: 8, CZ: 8, BE: 10, EE: 8 };
/** Registers that group the digits in what they publish. */
const GROUPED: Readonly<Record<string, readonly [pattern: RegExp, written: string]>> = {
  FR: [/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3'],
  BE: [/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3'],
  CH: [/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3'],
  SE: [/^(\d{6})(\d{4})$/, '$1-$2'],
  FI: [/^(\d{7})(\d)$/, '$1-$2'],
  DE: [/^([A-Z][A-Za-z]{1,2})(\d{1,6})([A-Z]{0,2})$/, '$1 $2 $3'],
};
/** Each court of these countries counts for itself, so that companies of different towns have the same number. */
const NUMBERED_BY_COURT: ReadonlySet<string> = new Set(['DE']);

/**
 * The ways in which records may write a number, likeliest first, two at most. Empty where the text can be no
 * register number.
 */
export function numberSpellings({ country, number }: RegisterNumber): string[] {
  const plain = significant({ country, number });
  if (!/^(?=.{4,22}$)[A-Z]{0,4}\d[A-Z\d]*$/i.test(plain)) return [];
  const grouped = GROUPED[country];
  const written = grouped === undefined ? plain : plain.replace(...grouped).trim();
  return country === 'FR' ? [plain, written] : [written];
}

/** Whether two numbers of one country's register are the same, however they are written. */
export function isSameRegisterNumber(country: string, one: string, other: string): boolean {
  return registerNumberKey({ country, number: one }) === registerNumberKey({ country, number: other });
}

/** The country and its register's number, the same however the number is written: `GB 01234567`. */
export function registerNumberKey({ country, number }: RegisterNumber): string {
  return `${country} ${foldName(significant({ country, number }))}`;
}

/** Whether the number alone tells the company in its country. */
export function isUniqueInCountry({ country }: RegisterNumber): boolean {
  return !NUMBERED_BY_COURT.has(country);
}

/** The number's letters and digits, filled to the length of its register's numbers. */
function significant({ country, number }: RegisterNumber): string {
  const plain = number.slice(0, 40).replace(/[^\p{L}\p{N}]/gu, '');
  return /^\d+$/.test(plain) ? plain.padStart(DIGITS[country] ?? 0, '0') : plain;
}

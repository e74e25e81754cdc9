import { foldName } from '@firmlens/text';

/** A number of a national register. */
export interface RegisterNumber {
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  number: string;
}

/** Registers with numbers of a fixed length, zero-padded, by country. */
const NUMBER_LENGTHS: Readonly<Record<string, number>> = {
  GB: 8,
  FR: 9,
  NO: 9,
  NL: 8,
  DK: 8,
  CZ: 8,
  BE: 10,
  EE: 8,
};
/** How registers group the digits in what they publish. */
const GROUPED: Readonly<Record<string, readonly [pattern: RegExp, written: string]>> = {
  FR: [/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3'],
  BE: [/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3'],
  CH: [/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3'],
  SE: [/^(\d{6})(\d{4})$/, '$1-$2'],
  FI: [/^(\d{7})(\d)$/, '$1-$2'],
  DE: [/^([A-Z][A-Za-z]{1,2})(\d{1,6})([A-Z]{0,2})$/, '$1 $2 $3'],
};
/**
 * Countries in which each court numbers its own companies, so companies of different towns can have the same
 * number.
 */
const NUMBERED_BY_COURT: ReadonlySet<string> = new Set(['DE']);

/**
 * Returns up to two spellings that records may use for a number, likeliest first. Empty if the text cannot be
 * a register number.
 */
export function numberSpellings({ country, number }: RegisterNumber): string[] {
  const plain = normaliseNumber({ country, number });
  if (!/^(?=.{4,22}$)[A-Z]{0,4}\d[A-Z\d]*$/i.test(plain)) return [];
  const grouped = GROUPED[country];
  const formatted = grouped === undefined ? plain : plain.replace(...grouped).trim();
  return country === 'FR' ? [plain, formatted] : [formatted];
}

/** Whether two numbers are the same entry in a country's register, however they are written. */
export function isSameRegisterNumber(country: string, one: string, other: string): boolean {
  return registerNumberKey({ country, number: one }) === registerNumberKey({ country, number: other });
}

/** Returns a key of country and number that does not depend on how the number is written: `GB 01234567`. */
export function registerNumberKey({ country, number }: RegisterNumber): string {
  return `${country} ${foldName(normaliseNumber({ country, number }))}`;
}

/** Whether the number alone identifies the company in its country. */
export function isUniqueInCountry({ country }: RegisterNumber): boolean {
  return !NUMBERED_BY_COURT.has(country);
}

/** Returns the number's letters and digits, zero-padded to the register's length. */
function normaliseNumber({ country, number }: RegisterNumber): string {
  const plain = number.slice(0, 40).replace(/[^\p{L}\p{N}]/gu, '');
  return /^\d+$/.test(plain) ? plain.padStart(NUMBER_LENGTHS[country] ?? 0, '0') : plain;
}

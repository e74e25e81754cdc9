import { type CountryCode, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';

/** A possible phone number: digits with common separators. Labels often stand right before it: `Tel030 …`. */
export const DIGITS = /(?:(?<!\d)\+|\((?:\+|0)?|(?<![\d.,])\d)[\d\s()[\].+/\u2010-\u2014-]{6,24}\d(?!\d)/g;
export const NORTH_AMERICAN = /^(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/;
/**
 * Where a text with several numbers ends the first: `… / 2355 2555`, `… - 38 / 28`, `… (9-16)`,
 * `… 496-0123 496-0124`.
 */
const ENDS = [
  /(?<=\d{3}[\d ]*) ?\/ ?(?=\d{1,4}(?: \d{3,4})?$).*$/,
  /(?<=\d) \(.*$/,
  / ?\/.*$/,
  / [\u2010-\u2014-].*$/,
  /(?<=\d{3}-\d{4}) \d.*$/,
];
/** Digits that nobody is given: a row of one digit, or of consecutive ones as in templates. */
const PLACEHOLDER = /(\d)\1{6}|01234567|12345678/;

/** `643 04 88-89` stands for two numbers. */
const LAST_OF_SEVERAL = /(?<=\d{3})[\u2010-\u2014-]\d{1,2}$/;
/** Numbers without the area code or digit that their countries have put before them since. Many sites still give them. */
const FORMER_NUMBERS = /^\+(?:234[1-9]\d{7}|225\d{8}|229\d{8})$/;

/** Returns the first number of a text in E.164 form, or null if it cannot be dialled or its country is unknown. */
export function dialledNumber(text: string, country: CountryCode | null): string | null {
  const [alternatives = /$^/] = ENDS;
  const whole = text.trim().replace(alternatives, '');
  const parts = [whole, ...ENDS.slice(1).map((end) => whole.replace(end, ''))];
  const numbers = [...parts, whole.replace(LAST_OF_SEVERAL, '')].flatMap(
    (part) => phoneOf(part, country) ?? [],
  );
  return (numbers.find((number) => number.isValid()) ?? numbers[0])?.number ?? null;
}

/** Returns whether a number in E.164 form is that of a landline, a mobile or another line. */
export function lineOf(number: string): string | undefined {
  return parsePhoneNumberFromString(number)?.getType();
}

function phoneOf(text: string, country: CountryCode | null): PhoneNumber | null {
  // In `+49 (0)30 …` the zero is a trunk prefix for domestic callers, and `(57+5)` has country and area.
  const trimmed = text
    .replace(/\(0\)|\[0\]/, ' ')
    .replace(/^\((\d{1,3})\+(\d{1,3})\)/, '+$1 $2')
    .replace(/^00(?=[1-9])/, '+')
    .slice(0, 60);
  const assumed = country ?? (NORTH_AMERICAN.test(trimmed) ? 'US' : undefined);
  const phone = parsePhoneNumberFromString(trimmed, assumed);
  if (!phone || PLACEHOLDER.test(phone.nationalNumber)) return null;
  const isExplicit = trimmed.startsWith('+') && (phone.isPossible() || FORMER_NUMBERS.test(phone.number));
  return isExplicit || phone.isValid() ? phone : null;
}

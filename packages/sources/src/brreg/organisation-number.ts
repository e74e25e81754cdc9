const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];

/**
 * A Norwegian organisation number, nine digits of which the last is a check (modulo 11), or null where the text is
 * none. `NO` before it and `MVA` behind it, as VAT numbers have them, are left out.
 */
export function organisationNumber(text: string): string | null {
  const number = text.slice(0, 30).replace(/[\s.]/g, '').replace(/^NO/i, '').replace(/MVA$/i, '');
  if (!/^[89]\d{8}$/.test(number)) return null;
  const digits = Array.from(number, Number);
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === digits[8] ? number : null;
}

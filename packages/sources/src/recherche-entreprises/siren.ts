import { passesLuhn } from '../parsing/check-digits';

/** The nine digits that number a French company, out of a SIREN or a SIRET (those of one of its places), or null. */
export function parseSiren(text: string): string | null {
  const digits = text.slice(0, 30).replace(/[\s.]/g, '');
  if (!/^\d{9}(?:\d{5})?$/.test(digits)) return null;
  const siren = digits.slice(0, 9);
  return Number(siren) > 0 && passesLuhn(siren) ? siren : null;
}

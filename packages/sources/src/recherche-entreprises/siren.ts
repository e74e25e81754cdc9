import { passesLuhn } from '@firmlens/text';

/**
 * Parses a French company's nine-digit number from a SIREN or from a SIRET (which identifies one of its
 * establishments), or returns null.
 */
export function parseSiren(text: string): string | null {
  const digits = text.slice(0, 30).replace(/[\s.]/g, '');
  if (!/^\d{9}(?:\d{5})?$/.test(digits)) return null;
  const siren = digits.slice(0, 9);
  return Number(siren) > 0 && passesLuhn(siren) ? siren : null;
}

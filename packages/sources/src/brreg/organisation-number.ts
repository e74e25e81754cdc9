import { passesModulo11 } from '@firmlens/text';

/**
 * Parses a Norwegian organisation number: nine digits, the last a modulo 11 check digit. Drops the `NO`
 * prefix and `MVA` suffix of VAT numbers. Returns null for any other text.
 */
export function parseOrganisationNumber(text: string): string | null {
  const number = text.slice(0, 30).replace(/[\s.]/g, '').replace(/^NO/i, '').replace(/MVA$/i, '');
  return /^[89]\d{8}$/.test(number) && passesModulo11(number) ? number : null;
}

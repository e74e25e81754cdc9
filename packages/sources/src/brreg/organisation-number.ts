import { passesModulo11 } from '../parsing/check-digits';

/**
 * A Norwegian organisation number, nine digits of which the last is a check (modulo 11), or null where the text is
 * none. `NO` before it and `MVA` behind it, as VAT numbers have them, are left out.
 */
export function parseOrganisationNumber(text: string): string | null {
  const number = text.slice(0, 30).replace(/[\s.]/g, '').replace(/^NO/i, '').replace(/MVA$/i, '');
  return /^[89]\d{8}$/.test(number) && passesModulo11(number) ? number : null;
}

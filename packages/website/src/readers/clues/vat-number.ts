import { allMatches, passesLuhn, passesModulo11 } from '@firmlens/text';
import type { RegisterNumber } from '../company/register-number';

const MAX_TEXT = 60_000;
const FRENCH = /(?<![\p{L}\d])FR ?(?<key>\d{2}) ?(?<siren>\d{3}[ .]?\d{3}[ .]?\d{3})(?!\d)/giu;
const NORWEGIAN = /(?<!\d)(?<n>\d{3} ?\d{3} ?\d{3}) ?MVA(?!\p{L})/giu;

/**
 * Extracts the register numbers contained in VAT numbers, if their check digits are valid. A French VAT
 * number is `FR`, a key and the SIREN; a Norwegian one is the organisation number and `MVA`. French keys with
 * letters are skipped.
 */
export function registerNumbersInVat(text: string): Pick<RegisterNumber, 'country' | 'number'>[] {
  const part = text.slice(0, MAX_TEXT);
  const french = allMatches(part, FRENCH).flatMap(({ groups }) => {
    const siren = (groups?.['siren'] ?? '').replace(/\D/g, '');
    const isValid = passesLuhn(siren) && Number(groups?.['key']) === frenchKey(siren);
    return isValid ? [{ country: 'FR', number: siren }] : [];
  });
  const norwegian = allMatches(part, NORWEGIAN).flatMap(({ groups }) => {
    const number = (groups?.['n'] ?? '').replaceAll(' ', '');
    return passesModulo11(number) ? [{ country: 'NO', number }] : [];
  });
  return [...french, ...norwegian];
}

/** Returns the two digits before the SIREN, as the French tax administration computes them. */
function frenchKey(siren: string): number {
  return (12 + 3 * (Number(siren) % 97)) % 97;
}

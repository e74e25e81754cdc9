/** The nine digits that number a French company, out of a SIREN or a SIRET (those of one of its places), or null. */
export function sirenOf(text: string): string | null {
  const digits = text.slice(0, 30).replace(/[\s.]/g, '');
  if (!/^\d{9}(?:\d{5})?$/.test(digits)) return null;
  const siren = digits.slice(0, 9);
  return Number(siren) > 0 && passesLuhn(siren) ? siren : null;
}

/** The check of ISO/IEC 7812: every second digit from the right counts twice. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, at) => {
      const weighted = at % 2 === 1 ? digit * 2 : digit;
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return sum % 10 === 0;
}

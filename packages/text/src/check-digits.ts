/**
 * Luhn check of SIREN, SIRET and Swedish numbers (ISO/IEC 7812): every second digit from the right counts
 * twice.
 */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const weighted = at % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return digits !== '' && sum % 10 === 0;
}

/**
 * Check of Norwegian numbers (Brønnøysund): with the weights 3 2 7 6 5 4 3 2, the last digit is 11 minus the
 * remainder.
 */
export function passesModulo11(digits: string): boolean {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const check = (11 - (sum % 11)) % 11;
  return digits.length === 9 && check === Number(digits[8]);
}

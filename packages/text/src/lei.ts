/** Whether a text is a legal entity identifier (ISO 17442) with valid check digits (ISO 7064, mod 97-10). */
export function isLei(text: string): boolean {
  if (!/^[0-9A-Z]{18}\d{2}$/.test(text)) return false;
  // Letters count as 10 to 35.
  const digits = text.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

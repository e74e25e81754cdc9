/** Reads a whole number as people write it, such as "12,000". NaN if it is none. */
export function wholeNumber(text: string): number {
  const digits = text.replace(/[\s,.'’]/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : NaN;
}

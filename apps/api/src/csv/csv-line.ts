/** Texts that a spreadsheet would run as a formula. A phone number is none. */
const FORMULA = /^(?!\+\d[\d ]{6,}$)[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

function csvField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a record of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula begins with an apostrophe. */
export const csvLine = (fields: readonly (string | number | null)[]): string =>
  `${fields.map(csvField).join(',')}\r\n`;

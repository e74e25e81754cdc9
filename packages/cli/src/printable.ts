/** Control, format and bidirectional characters: what would not be shown as it is, or would steer a terminal. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Returns text for a terminal. Values of companies come from strangers' websites. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => (character === '\t' ? ' ' : '\u{FFFD}'));
}

/** Returns JSON on one line, for scripts and terminals alike: what `JSON.stringify` leaves is escaped, too. */
export function jsonLine(value: unknown): string {
  const escape = (character: string) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('');
  return `${JSON.stringify(value).replaceAll(UNPRINTABLE, escape)}\n`;
}

/** Returns a result without what is null or empty, which people need not read. Undefined if nothing is left. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .map(([name, item]) => [name, withoutEmpty(item)] as const)
      .filter(([, item]) => item !== undefined);
    return fields.length === 0 ? undefined : Object.fromEntries(fields);
  }
  return value === null || value === '' ? undefined : value;
}

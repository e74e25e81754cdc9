/** Capitalised words directly before an ellipsis. */
const CUT_NAME =
  /(?:\p{Lu}[\p{L}\p{M}\p{N}&'’.-]{0,40} (?:(?:of|and|de|di|du|von|der) )?){0,6}\p{Lu}[\p{L}\p{M}\p{N}&'’-]{0,40}\s?(?=…|\.{3})/gu;

/**
 * Returns a text in which a name before an ellipsis is blank, because its end is missing: the `Harbour Lane V…`
 * of an excerpt is Harbour Lane Ventures. The other characters keep their positions.
 */
export function withoutCutNames(text: string): string {
  if (!text.includes('…') && !text.includes('...')) return text;
  return text.replace(CUT_NAME, (name) => ' '.repeat(name.length));
}

/** Returns the beginning of a text, at most `maxLength` UTF-16 units, without a name that ends later. */
export function beginningOf(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : withoutCutNames(`${text.slice(0, maxLength)}…`).slice(0, maxLength);
}

const MAX_LENGTH = 160;

/** The beginning of a text from outside, without what a terminal would obey. */
export function printableText(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '\u{FFFD}');
}

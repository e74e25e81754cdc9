const MAX_LENGTH = 160;

/** Returns the beginning of an untrusted text, without terminal control characters. */
export function printableText(text: string): string {
  return text.slice(0, MAX_LENGTH).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '\u{FFFD}');
}

/** Words that introduce an email address or a phone number. */
const LABEL = '(?:\\b(?:e-?mail|mail|telefon|tel|phone|call|mobile?|fax)\\b[.:]? ?)?';
const MAIL = '[^\\s@(),;<>\\[\\]]{1,64}@[^\\s@(),;<>\\[\\]]{1,255}';
/**
 * Starts with `+`, `00` or `0` and is not part of a date such as 01.03.2026, or has the North American
 * format.
 */
const PHONE =
  '\\(?(?<![\\p{L}\\d]|\\d[./-])(?:(?:\\+|00)\\d|0(?!\\d?[./-](?:\\d{1,2}[./-]\\d{2}|20\\d{2}(?!\\d))))[\\d ()./-]{6,24}\\d|' +
  '\\(?(?<!\\d)\\d{3}\\)?[ .-]\\d{3}[ .-]\\d{4}(?!\\d)';
const CONTACT = new RegExp(`${LABEL}(?:${MAIL}|${PHONE})`, 'giu');
const EMPTY_BRACKETS = /\( ?\)|\[ ?\]/g;
/** Separators left over between the title and its contact. */
const LEFTOVER_SEPARATORS = /^[\s,;:|/–—-]+|[\s,;:|/–—-]+$/g;

/** Removes email addresses and phone numbers from a job's title, because they are personal data. */
export function stripContacts(title: string): string {
  const stripped = title.replace(CONTACT, ' ');
  if (stripped === title) return title;
  return stripped
    .replace(/\s+/g, ' ')
    .replace(EMPTY_BRACKETS, ' ')
    .replace(/\s+/g, ' ')
    .replace(LEFTOVER_SEPARATORS, '');
}

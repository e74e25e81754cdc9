/**
 * The form under which two spellings of a name are one: lower case, without accents, punctuation as a space.
 * `+` and `#` stay, because they are all that tells some products apart (C, C++, C#). Empty only for a text that
 * holds nothing but white space.
 */
export function textKey(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase() // ß becomes SS
    .toLowerCase();
  const words = folded.replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ').trim();
  return words === '' ? text.trim() : words;
}

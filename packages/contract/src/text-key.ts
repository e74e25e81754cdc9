/**
 * Normalises a text so that different spellings of a name are equal: lower case, without accents, punctuation
 * as a space. `+` and `#` stay, because nothing else distinguishes some products (C, C++, C#). Empty only for
 * text that is nothing but white space.
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

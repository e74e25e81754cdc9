/** A longer text is named by its first and last words, so that a change in its middle does not matter. */
const MOST_CHARACTERS = 100;
const WORDS_AT_EACH_END = 4;

/** A comma, an ampersand and a hyphen separate the parts of a text directive. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');

/**
 * Returns the address of a page with a text fragment, so that the browser scrolls to these words and marks them. Browsers
 * that do not know it, and pages without the words, show the page as usual. Addresses of anything else stay as they are.
 */
export function withTextFragment(href: string, words: string): string {
  const parts = words.split(/\s+/u).filter((word) => word !== '');
  const text = parts.join(' ');
  // Half of a character cannot be encoded.
  if (text === '' || /\p{Surrogate}/u.test(text) || !/^https?:/i.test(href) || href.includes(':~:'))
    return href;
  const isLong = text.length > MOST_CHARACTERS && parts.length > 2 * WORDS_AT_EACH_END;
  const ends = isLong
    ? [parts.slice(0, WORDS_AT_EACH_END).join(' '), parts.slice(-WORDS_AT_EACH_END).join(' ')]
    : [text];
  return `${href}${href.includes('#') ? '' : '#'}:~:text=${ends.map(encode).join(',')}`;
}

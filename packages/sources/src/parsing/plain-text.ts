import { decodeHTML } from 'entities';

/** A tag, comment or declaration; an opening `<` that no letter follows is ordinary text. */
const MARKUP = /<(?:\/?[a-z][^<>]*|!--[^<>]*--|![^<>]*|\?[^<>]*)>/giu;
/**
 * Characters that show nothing or turn what is shown around: control characters, soft hyphen, zero-width and
 * bidi characters, variation and tag characters, non-characters, private use, lone surrogates.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{2800}\u{3164}\u{FE00}-\u{FE0F}\u{FFA0}\u{FFFC}\u{FFFD}\u{E0100}-\u{E01EF}]/gu;
const SPACE = /[\s\p{Z}]+/gu;
/** Words of printable ASCII without `&` and `<`, single spaces between them: most of what comes, and plain already. */
const PLAIN = /^[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/;
/** Markup that was escaped, and escaped again on its way through a template, comes out after this many rounds. */
const DECODING_ROUNDS = 3;

/**
 * The one way that text from outside becomes a stored string: entities decoded, tags dropped, unseen and
 * direction-changing characters removed, white space folded to single spaces, at most `maxLength` UTF-16
 * units. Anything but a string or a finite number gives the empty string.
 */
export function plainText(value: unknown, maxLength: number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? cut(String(value), maxLength) : '';
  if (typeof value !== 'string') return '';
  if (PLAIN.test(value)) return cut(value, maxLength);
  // Markup and entities are longer than what they say; beyond this nothing can reach the result's first part.
  let text = value.slice(0, maxLength * 8 + 1000);
  for (let round = 0; round < DECODING_ROUNDS; round++) {
    const before = text;
    // An unseen character may keep apart what would be a tag without it.
    text = withoutUnseen(text);
    text = text.includes('<') ? text.replace(MARKUP, ' ') : text;
    text = text.includes('&') ? decodeHTML(text) : text;
    if (text === before) break;
  }
  return cut(collapseWhitespace(withoutUnseen(text).replace(MARKUP, ' ')), maxLength);
}

/** Text that is known to hold no markup, as plain text: unseen characters removed, white space folded. */
export function collapseWhitespace(text: string): string {
  return withoutUnseen(text).replace(SPACE, ' ').trim();
}

/** Line breaks and tabs are white space, though they are control characters too. */
function withoutUnseen(text: string): string {
  return text.replace(SPACE, ' ').replace(UNSEEN, '');
}

/** The first `maxLength` units, never half of a surrogate pair, and not half of a word where that costs little. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, '');
  const lastSpace = head.lastIndexOf(' ');
  return (
    lastSpace > maxLength - 40 && lastSpace > maxLength / 2 ? head.slice(0, lastSpace) : head
  ).trimEnd();
}

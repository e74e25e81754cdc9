import { decodeHTML } from 'entities';
import { narrowed } from './narrow-text';

/** A tag, comment or declaration. A `<` without a letter after it is ordinary text. */
const MARKUP = /<(?:\/?[a-z][^<>]*|!--[^<>]*--|![^<>]*|\?[^<>]*)>/giu;
/**
 * Invisible characters, and those that change the direction of the text around them: control characters, soft
 * hyphen, zero-width and bidi characters, variation and tag characters, non-characters, private use, lone
 * surrogates.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{2800}\u{3164}\u{FE00}-\u{FE0F}\u{FFA0}\u{FFFC}\u{FFFD}\u{E0100}-\u{E01EF}]/gu;
const SPACE = /[\s\p{Z}]+/gu;
/**
 * Fast path for most input: words of printable ASCII without `&` and `<`, separated by single spaces, are
 * plain already.
 */
const ALREADY_PLAIN = /^[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/;
/** Decodes markup that was escaped twice, once more by a template. */
const DECODING_ROUNDS = 3;

/**
 * Converts external text into a string that may be stored. All such text goes through here. Decodes entities,
 * drops tags, removes invisible and direction-changing characters, collapses white space and cuts the text to
 * `maxLength` UTF-16 units. Returns an empty string for anything but a string or a finite number.
 */
export function plainText(value: unknown, maxLength: number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? cut(String(value), maxLength) : '';
  if (typeof value !== 'string') return '';
  if (ALREADY_PLAIN.test(value)) return cut(narrowed(value), maxLength);
  // Markup and entities are longer than the text they produce. Input beyond this length cannot reach the
  // result.
  let text = value.slice(0, maxLength * 8 + 1000);
  for (let round = 0; round < DECODING_ROUNDS; round++) {
    const before = text;
    // An invisible character may hide a tag.
    text = removeInvisible(text);
    text = text.includes('<') ? text.replace(MARKUP, ' ') : text;
    text = text.includes('&') ? decodeHTML(text) : text;
    if (text === before) break;
  }
  return cut(collapseWhitespace(removeInvisible(text).replace(MARKUP, ' ')), maxLength);
}

/** Spaces, and visible characters of the commonest scripts. */
const VISIBLE = /^[ -~¡-¬®-ʯА-яЁё‐-‧€ぁ-ゖァ-ヺ一-鿿]*$/;
/** Words of printable ASCII, separated by single spaces. */
const ALREADY_COLLAPSED = /^[!-~]+(?: [!-~]+)*$/;

/** Collapses white space and removes invisible characters in text without markup. */
export function collapseWhitespace(text: string): string {
  if (ALREADY_COLLAPSED.test(text)) return narrowed(text);
  if (VISIBLE.test(text)) return narrowed(text.replace(/ {2,}/g, ' ').trim());
  return narrowed(removeInvisible(text).replace(SPACE, ' ').trim());
}

/** Line breaks and tabs count as white space although they are control characters too. */
function removeInvisible(text: string): string {
  return text.replace(SPACE, ' ').replace(INVISIBLE, '');
}

/**
 * Cuts to `maxLength` units, never inside a surrogate pair, and before the last word if that costs little.
 */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, '');
  const lastSpace = head.lastIndexOf(' ');
  return (
    lastSpace > maxLength - 40 && lastSpace > maxLength / 2 ? head.slice(0, lastSpace) : head
  ).trimEnd();
}

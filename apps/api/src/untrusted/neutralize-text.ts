import { normalizeDomain } from '@firmlens/domain';
import { decodeHTML } from 'entities';

/** Replaces a link. */
const LINK_REMOVED = '[link removed]';

/**
 * Characters that are invisible or change the direction of text: control and format characters (including tag
 * characters), variation selectors, fillers, private use, noncharacters, lone surrogates.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Variation_Selector}\u{34F}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{2800}\u{3164}\u{FFA0}\u{FFFC}\u{FFFD}]/gu;
/** Terminal sequences for colours and cursor movements (ECMA-48, CSI), and for titles and links (OSC). */
const TERMINAL_CODES =
  /(?:\u{1B}\[|\u{9B})[0-?]{0,40}[ -/]{0,10}[@-~]|(?:\u{1B}\]|\u{9D})[^\u{7}\u{1B}\u{9C}\u{9D}]{0,1000}(?:\u{7}|\u{1B}\\|\u{9C})/gu;
const SPACE = /[\t-\r\u{85}\p{Z}]+/gu;
/** Wide and small forms of ASCII. Markup and addresses written with them are read as such all the same. */
const ASCII_FORMS = /[\u{FE50}-\u{FE6B}\u{FF01}-\u{FF5E}]/gu;
const DECODED_AMPERSANDS = /&(?:(?:amp|#0{0,9}38|#x0{0,9}26);?)+/giu;

/** Tags, comments and declarations, and markers of chat and tool turns such as `<|end|>` and `< system >`. */
const MARKUP =
  /<(?:\/?[a-z][^<>]*|!--[^<>]*--|[!?][^<>]*|\|[^<>]*\||\s{0,2}[/|]?\s{0,2}[\w:.-]{0,40}\s{0,2}[/|]?\s{0,2})>/giu;
/** `<` that could open a tag. Before a space, a digit or `=` it is a sign in its own right. */
const OPENING = /<(?![ \d=])/gu;
const HALF_DELIMITERS = /<\||\|>/gu;
const TURN_MARKERS =
  /\[\s?\/?\s?(?:inst|sys|system|user|human|assistant|developer|tool|tools|tool_calls?|tool_results?|available_tools|context|end)\s?\]/giu;
const BACKTICKS = /`+/gu;
const FENCES = /~{3,}/gu;

const MARKDOWN_LINK = /!?\[([^[\]]*)\]\([^()]*\)/gu;
const JOINED_BRACKETS = /\](?=[([])/gu;

const WITH_SCHEME = /[a-z0-9+.-]{0,40}:(?:\\?\/|\\){2}\S*/giu;
/** `//host.tld/path`, which browsers complete with the scheme of the page. */
const ANY_SCHEME = /(?<![\p{L}\p{N}])\/\/[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}\S*/giu;
const NON_HTTP_ADDRESS =
  /(?:javascript|vbscript|mailto|(?<![\p{L}\p{N}])(?:data|blob|file|tel|sms|intent)):\S+/giu;
const WWW = /(?<![\p{L}\p{N}])www\d?\.\S+/giu;
const WITHOUT_SCHEME = /(?<![a-z0-9.-])((?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63})(?::\d{1,5})?[/?#]\S*/giu;

/**
 * Single-spaced ASCII words without any character that structure begins with. Most texts are like this and
 * already clean.
 */
const CLEAN = /^[!"$%'()*+,\-.;=@\w]+(?: [!"$%'()*+,\-.;=@\w]+)*$/u;

/** Trailing characters after which the ellipsis could look like part of an address or a tag. */
const OPEN_END = /[ .:/\\?#<&|]+$/u;

/**
 * Maximum rounds of cleaning, each for what the last one exposed. Text that needs more was crafted to get
 * through.
 */
const ROUNDS = 8;
/** Every character that structure could be made of. */
const STRUCTURE = /[&<>[\](){}`~|:/\\?#.]/gu;

/**
 * Returns only the words of a text, on one line: no control, invisible or direction-changing characters, no
 * markup, entities, links, code fences or markers of chat turns. Web addresses become `[link removed]`. The
 * result has at most `limit` UTF-16 units and ends in `…` if it was cut. Idempotent. Runs in time linear in
 * `limit`, however long the text.
 */
export function neutralizeText(text: string, limit: number): string {
  // Markup is longer than the text in it. Nothing beyond this length can reach the result.
  const words = cleanRepeatedly(text.slice(0, limit * 8 + 1000));
  return words.length <= limit
    ? words
    : `${cleanRepeatedly(words.slice(0, limit - 1)).replace(OPEN_END, '')}…`;
}

/** Cleans until nothing changes. */
function cleanRepeatedly(text: string): string {
  if (CLEAN.test(text) && !/www/iu.test(text)) return text;
  let words = text;
  for (let round = 0; round < ROUNDS; round++) {
    const before = words;
    words = cleanedOnce(before);
    if (words === before) return words;
  }
  return foldCharacters(words.replace(STRUCTURE, ' '));
}

function cleanedOnce(text: string): string {
  return withoutLinks(withoutMarkup(decodeHTML(foldCharacters(text).replace(DECODED_AMPERSANDS, '&'))));
}

/** Reduces text to one line of visible characters in Unicode's normal form. */
function foldCharacters(text: string): string {
  return text
    .replace(TERMINAL_CODES, '')
    .replace(ASCII_FORMS, (form) => form.normalize('NFKC'))
    .normalize('NFC')
    .replace(SPACE, ' ')
    .replace(INVISIBLE, '')
    .replace(SPACE, ' ')
    .trim();
}

function withoutMarkup(text: string): string {
  return text
    .replace(MARKUP, ' ')
    .replace(HALF_DELIMITERS, ' ')
    .replace(OPENING, ' ')
    .replace(TURN_MARKERS, ' ')
    .replace(BACKTICKS, "'")
    .replace(FENCES, ' ');
}

function withoutLinks(text: string): string {
  return (
    text
      .replace(MARKDOWN_LINK, '$1')
      // A link can contain an image.
      .replace(MARKDOWN_LINK, '$1')
      .replace(JOINED_BRACKETS, '] ')
      .replace(WITH_SCHEME, LINK_REMOVED)
      .replace(ANY_SCHEME, LINK_REMOVED)
      .replace(NON_HTTP_ADDRESS, LINK_REMOVED)
      .replace(WWW, LINK_REMOVED)
      .replace(WITHOUT_SCHEME, (link, host: string) => (isPublicHost(host) ? LINK_REMOVED : link))
  );
}

/** Whether the public DNS could have the host. `Node.js/React` is not an address. */
function isPublicHost(host: string): boolean {
  try {
    return normalizeDomain(host).isPublic;
  } catch {
    return false;
  }
}

import { normalizeDomain } from '@firmlens/domain';
import { decodeHTML } from 'entities';

/** What stands where a link stood. */
const LINK_REMOVED = '[link removed]';

/**
 * Characters that show nothing or turn what is shown around: control and format characters (tag characters among them),
 * variation selectors, fillers, private use, noncharacters, lone surrogates.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Variation_Selector}\u{34F}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{2800}\u{3164}\u{FFA0}\u{FFFC}\u{FFFD}]/gu;
/** What terminals take for a colour or a movement (ECMA-48, CSI), for a title or a link (OSC). */
const TERMINAL_CODES =
  /(?:\u{1B}\[|\u{9B})[0-?]{0,40}[ -/]{0,10}[@-~]|(?:\u{1B}\]|\u{9D})[^\u{7}\u{1B}\u{9C}\u{9D}]{0,1000}(?:\u{7}|\u{1B}\\|\u{9C})/gu;
const SPACE = /[\t-\r\u{85}\p{Z}]+/gu;
/** Wide and small forms of ASCII: what is written with them reads as markup and addresses all the same. */
const ASCII_FORMS = /[\u{FE50}-\u{FE6B}\u{FF01}-\u{FF5E}]/gu;
const DECODED_AMPERSANDS = /&(?:(?:amp|#0{0,9}38|#x0{0,9}26);?)+/giu;

/** Tags, comments and declarations, and what chats and tools mark their turns with, such as `<|end|>` and `< system >`. */
const MARKUP =
  /<(?:\/?[a-z][^<>]*|!--[^<>]*--|[!?][^<>]*|\|[^<>]*\||\s{0,2}[/|]?\s{0,2}[\w:.-]{0,40}\s{0,2}[/|]?\s{0,2})>/giu;
/** `<` that could open something; before a space, a figure or `=` it is a sign of its own. */
const OPENING = /<(?![ \d=])/gu;
const HALF_DELIMITERS = /<\||\|>/gu;
const TURNS =
  /\[\s?\/?\s?(?:inst|sys|system|user|human|assistant|developer|tool|tools|tool_calls?|tool_results?|available_tools|context|end)\s?\]/giu;
const BACKTICKS = /`+/gu;
const FENCES = /~{3,}/gu;

const MARKDOWN_LINK = /!?\[([^[\]]*)\]\([^()]*\)/gu;
const JOINED_BRACKETS = /\](?=[([])/gu;

const WITH_SCHEME = /[a-z0-9+.-]{0,40}:(?:\\?\/|\\){2}\S*/giu;
const OPAQUE = /(?:javascript|vbscript|mailto|(?<![\p{L}\p{N}])(?:data|blob|file|tel|sms|intent)):\S+/giu;
const WWW = /(?<![\p{L}\p{N}])www\d?\.\S+/giu;
const WITHOUT_SCHEME = /(?<![a-z0-9.-])((?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63})(?::\d{1,5})?[/?#]\S*/giu;

/** Words of ASCII without any sign that structure begins with, single spaces between them: most of what comes, and clean already. */
const CLEAN = /^[!"$%'()*+,\-.;=@\w]+(?: [!"$%'()*+,\-.;=@\w]+)*$/u;

/** What an address or a tag could go on from, in the sign that more was there. */
const OPEN_END = /[ .:/\\?#<&|]+$/u;

/** Rounds in which what the last one laid bare is cleaned again; what needs more was made to get through. */
const ROUNDS = 8;
/** Everything that structure could be made of. */
const STRUCTURE = /[&<>[\](){}`~|:/\\?#.]/gu;

/**
 * The words of a text alone, on one line: no control, invisible or direction-changing characters, no markup, entities,
 * links, code fences or marks of chat turns. Addresses of the web become `[link removed]`. At most `limit` UTF-16 units,
 * with `…` where there was more. Cleaning what is clean changes nothing. Linear in `limit`, however long the text.
 */
export function neutralizeText(text: string, limit: number): string {
  // Markup is longer than what it says; beyond this nothing can reach the result.
  const words = settled(text.slice(0, limit * 8 + 1000));
  return words.length <= limit ? words : `${settled(words.slice(0, limit - 1)).replace(OPEN_END, '')}…`;
}

/** Cleans until cleaning changes nothing. */
function settled(text: string): string {
  if (CLEAN.test(text) && !/www/iu.test(text)) return text;
  let words = text;
  for (let round = 0; round < ROUNDS; round++) {
    const before = words;
    words = cleanedOnce(before);
    if (words === before) return words;
  }
  return folded(words.replace(STRUCTURE, ' '));
}

function cleanedOnce(text: string): string {
  return withoutLinks(withoutMarkup(decodeHTML(folded(text).replace(DECODED_AMPERSANDS, '&'))));
}

/** One line of characters that can be seen, in the form that Unicode takes for the same. */
function folded(text: string): string {
  return text
    .replace(TERMINAL_CODES, '')
    .replace(ASCII_FORMS, (form) => form.normalize('NFKC'))
    .normalize('NFC')
    .replace(SPACE, ' ')
    .replace(UNSEEN, '')
    .replace(SPACE, ' ')
    .trim();
}

function withoutMarkup(text: string): string {
  return text
    .replace(MARKUP, ' ')
    .replace(HALF_DELIMITERS, ' ')
    .replace(OPENING, ' ')
    .replace(TURNS, ' ')
    .replace(BACKTICKS, "'")
    .replace(FENCES, ' ');
}

function withoutLinks(text: string): string {
  return (
    text
      .replace(MARKDOWN_LINK, '$1')
      // A link can be made of an image.
      .replace(MARKDOWN_LINK, '$1')
      .replace(JOINED_BRACKETS, '] ')
      .replace(WITH_SCHEME, LINK_REMOVED)
      .replace(OPAQUE, LINK_REMOVED)
      .replace(WWW, LINK_REMOVED)
      .replace(WITHOUT_SCHEME, (link, host: string) => (isPublicHost(host) ? LINK_REMOVED : link))
  );
}

/** Whether the public DNS could know the host: `Node.js/React` is no address. */
function isPublicHost(host: string): boolean {
  try {
    return normalizeDomain(host).isPublic;
  } catch {
    return false;
  }
}

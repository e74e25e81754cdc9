import { MARKER } from './hostile-site';

/** Something in an answer that should not be there. */
export interface Leak {
  /** Keys and positions that lead to it. */
  at: string;
  rule: string;
  value: string;
}

/** Words of third parties, as an answer may carry them. */
interface Envelope {
  text: string;
  untrusted: true;
  source_url: string | null;
}

/** Characters that show nothing, turn text around or command a terminal; line breaks among them. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u{34F}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{180B}-\u{180F}\u{2800}\u{3164}\u{FE00}-\u{FE0F}\u{FFA0}\u{FFFC}\u{E0000}-\u{E0FFF}]/u;
/** Whether a text has characters in it that nobody sees. */
export const hidesText = (text: string): boolean => UNSEEN.test(text);

/** What would run, load, or lead somewhere where the words are shown. */
const ACTIVE: Record<string, RegExp> = {
  markup: /<\/?[a-z!?]/i,
  'a Markdown image': /!\[/,
  'a Markdown link': /\](?:\(|\[)|\]:\s*\S*\/\//,
  'a web address': /\b[a-z][a-z0-9+.-]{1,20}:\/\/|(?<![\w:])\/\/[a-z0-9-]+\.[a-z]|\bwww\.[a-z]/i,
  'an address that runs': /\b(?:javascript|vbscript|blob):\S|\bdata:[a-z-]+\/[a-z]/i,
  'a code fence': /```/,
};
/** Fields whose words are an address and nothing else. */
const ADDRESS_FIELD = /(?:_url|\.logo|\.seen_at)$/;
/** Longest words of third parties. */
const MOST_TEXT = 2_000;
const MOST_ADDRESS = 2_048;

/**
 * Looks for what breaks the rules for words of third parties in an answer. `siteWords` are words of the sites that no
 * answer says by itself.
 */
export function createLeakFinder(siteWords: readonly string[]): (answer: unknown) => Leak[] {
  // Most of what answers say themselves they say many times.
  const known = new Map<string, string | null>();
  const siteWordIn = (text: string): string | null => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const word = text.match(MARKER)?.[0] ?? siteWords.find((words) => text.includes(words)) ?? null;
    known.set(text, word);
    return word;
  };
  return (answer) => {
    const leaks: Leak[] = [];
    const report = (at: string, rule: string, value: string) => {
      leaks.push({ at, rule, value: JSON.stringify(value.slice(0, 160)) });
    };
    const checkOwnWords = (at: string, text: string): void => {
      if (hidesText(text)) report(at, 'a hidden character', text);
      const word = siteWordIn(text);
      if (word !== null) report(at, `words of a site (${word.slice(0, 40)}) outside an envelope`, text);
    };
    const visit = (value: unknown, at: string): void => {
      if (typeof value === 'string') checkOwnWords(at, value);
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value) && 'untrusted' in value) {
        for (const [rule, words] of faultsOf(value, ADDRESS_FIELD.test(at))) report(at, rule, words);
        return;
      }
      for (const [key, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) checkOwnWords(`${at}.${key} (the key)`, key);
        visit(inner, Array.isArray(value) ? `${at}[${key}]` : `${at}.${key}`);
      }
    };
    visit(answer, '');
    return leaks;
  };
}

function faultsOf(value: object, isAddress: boolean): [rule: string, words: string][] {
  const { text, untrusted, source_url } = value as Partial<Envelope>;
  const isWhole =
    Object.keys(value).sort().join() === 'source_url,text,untrusted' &&
    typeof text === 'string' &&
    (untrusted as unknown) === true &&
    (source_url === null || typeof source_url === 'string');
  if (!isWhole) return [['an envelope of another shape', JSON.stringify(value)]];
  const faults: [string, string][] = [];
  if (hidesText(text)) faults.push(['a hidden character in a text', JSON.stringify(text)]);
  if (text.length > MOST_TEXT) faults.push(['a text that is too long', text]);
  if (source_url !== null && !isPlainAddress(source_url))
    faults.push(['an address that is none', source_url]);
  if (isAddress && isPlainAddress(text)) return faults;
  for (const [what, pattern] of Object.entries(ACTIVE)) {
    if (pattern.test(text)) faults.push([`${what} in a text`, text]);
  }
  if (source_url !== null && !isPlainAddress(source_url))
    faults.push(['an address that is none', source_url]);
  return faults;
}

/** An http address of printable ASCII without brackets or quotes, by which nothing around it can be closed. */
function isPlainAddress(address: string): boolean {
  return (
    address.length <= MOST_ADDRESS &&
    /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s<>"'`()[\]{}\\^|]*)?$/i.test(address) &&
    !hidesText(address) &&
    URL.canParse(address)
  );
}
